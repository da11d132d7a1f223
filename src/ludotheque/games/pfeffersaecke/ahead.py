"""On what conditions answers can be given in advance in Pfeffersäcke, for tables by turns."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.condition import Condition, Parameter
from ludotheque.core.move import Move, Seat
from ludotheque.games.pfeffersaecke.moves import Open
from ludotheque.games.pfeffersaecke.state import Pfeffersaecke


class Keeps(Condition[Pfeffersaecke]):
    """So many florins at least are left when the road is paid (PF-11)."""

    def holds(self, s: Pfeffersaecke, seat: Seat, move: Move, numbers: list[int]) -> bool:
        road = s.terms.road(move.start, move.place) if isinstance(move, Open) else None
        return s.florins()[seat] - (0 if road is None else road.price) >= numbers[0]


KEEPS: Final = Keeps("keeps", [Parameter("florins", 0, 1_000)])

# By decision: on what its answer can be given in advance.
IF_POST: Final[list[Condition[Any]]] = [KEEPS]
