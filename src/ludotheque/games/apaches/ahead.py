"""On what conditions answers can be given in advance in Les Apaches, for tables by turns."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.condition import Condition, Parameter
from ludotheque.core.move import Move, Seat
from ludotheque.games.apaches.state import Apaches


class Has(Condition[Apaches]):
    """One has so many francs at least."""

    def holds(self, s: Apaches, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return s.francs()[seat] >= numbers[0]


HAS: Final = Has("has", [Parameter("francs", 0, 20_000)])

# By decision: on what its answer can be given in advance.
IF_BAIL: Final[list[Condition[Any]]] = [HAS]
