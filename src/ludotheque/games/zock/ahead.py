"""On what conditions answers can be given in advance in Zock, for tables by turns."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.condition import Condition, Parameter
from ludotheque.core.move import Move, Seat
from ludotheque.games.zock.money import payment
from ludotheque.games.zock.moves import Cash
from ludotheque.games.zock.state import Zock


class Pays(Condition[Zock]):
    """What is cashed in brings so much at least (ZO-7)."""

    def holds(self, s: Zock, seat: Seat, move: Move, numbers: list[int]) -> bool:
        if not isinstance(move, Cash) or move.square >= s.terms.squares:
            return False
        return payment(s, seat, s.step_at(seat, move.square)) >= numbers[0]


class Shows(Condition[Zock]):
    """The die shows that number (ZO-3)."""

    def holds(self, s: Zock, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return s.die == numbers[0]


PAYS: Final = Pays("pays", [Parameter("sum", 0, 100_000)])
SHOWS: Final = Shows("shows", [Parameter("pips", 2, 6)])

# By decision: on what its answer can be given in advance.
IF_CASH: Final[list[Condition[Any]]] = [PAYS]
IF_DIE: Final[list[Condition[Any]]] = [SHOWS, PAYS]
