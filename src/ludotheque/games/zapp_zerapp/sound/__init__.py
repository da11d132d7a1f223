"""The sound of the barrels: a synthesiser, and a listener that hears how many stones there are.

Both need NumPy, and nothing else in the game does. So that bots, programs and the compiled rules
can do without it, this package is imported only where a rattle is to be heard.
"""

from ludotheque.games.zapp_zerapp.sound.ear import estimate
from ludotheque.games.zapp_zerapp.sound.synthesiser import RATE, SAMPLES, rattle, read_wav

__all__ = ["RATE", "SAMPLES", "estimate", "rattle", "read_wav"]
