"""What one can say in Lucky Cup, and what the dice can."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Move


class Pips(Move):
    """What a die shows."""

    def __init__(self, text: str, pips: int, public: str = "") -> None:
        super().__init__(text, public=public, pips=pips)
        self.pips = pips


SIDES: Final = 6
"""Of a die. For another number `state.py` needs a kind of its own instead of `DIE`, and the drawing
other pictures than `DICE`: both have six."""

THROW: Final = Move("throw")
STAND: Final = Move("stand")
DIE: Final = [Pips(f"die {pips}", pips) for pips in range(1, SIDES + 1)]
SHAKE: Final = [Pips(f"shake {pips}", pips, public="shake ?") for pips in range(1, SIDES + 1)]
"""LC-2: whoever may not look under the cup reads the public line."""

ALL: Final[list[Move]] = [THROW, STAND]
