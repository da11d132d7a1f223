"""On what conditions answers can be given in advance in Zapp Zerapp, for tables by turns."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.condition import Condition, Parameter
from ludotheque.core.move import Move, Seat
from ludotheque.games.zapp_zerapp.state import ZappZerapp


class MagicIs(Condition[ZappZerapp]):
    """The magic number is so high at least (ZZ-4)."""

    def holds(self, s: ZappZerapp, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return s.magic >= numbers[0]


class Goes(Condition[ZappZerapp]):
    """The spell leads that many steps (ZZ-12)."""

    def holds(self, s: ZappZerapp, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return s.shown[seat] == numbers[0]


MAGIC_IS: Final = MagicIs("magic-is", [Parameter("magic", 2, 12)])
GOES: Final = Goes("goes", [Parameter("steps", 1, 12)])

# By decision: on what its answer can be given in advance.
IF_SHAKE: Final[list[Condition[Any]]] = [MAGIC_IS]
IF_SPELL: Final[list[Condition[Any]]] = [GOES]
