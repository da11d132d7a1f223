"""What one can say in Lucky Cup, and what the dice can."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Move


class Pips(Move):
    """What a die shows."""

    def __init__(self, text: str, pips: int, public: str = "") -> None:
        super().__init__(text, public=public, pips=pips)
        self.pips = pips


THROW: Final = Move("throw")
STAND: Final = Move("stand")
DIE: Final = [Pips(f"die {pips}", pips) for pips in range(1, 7)]
SHAKE: Final = [Pips(f"shake {pips}", pips, public="shake ?") for pips in range(1, 7)]
"""LC-2: whoever may not look under the cup reads the public line."""

ALL: Final[list[Move]] = [THROW, STAND]
