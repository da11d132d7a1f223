"""On what conditions answers can be given in advance in Zankapfel, for tables by turns."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.condition import UNDISTURBED, Condition, Parameter
from ludotheque.core.move import Move, Seat
from ludotheque.games.zankapfel.board import JOKER, SQUARES
from ludotheque.games.zankapfel.moves import Accept, NameColour
from ludotheque.games.zankapfel.state import Zankapfel

MOST: Final = 12
"""Points that a condition can speak of."""


def points(least: int) -> Parameter:
    return Parameter("points", least, MOST)


class CostsAtMost(Condition[Zankapfel]):
    """The face-up card costs no more than so many points (ZK-10)."""

    def holds(self, s: Zankapfel, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return s.face_up > 0 and s.terms.price[s.face_up][s.mayor] <= numbers[0]


class Shows(Condition[Zankapfel]):
    """That card is face up, and costs no more than so many points."""

    def holds(self, s: Zankapfel, seat: Seat, move: Move, numbers: list[int]) -> bool:
        card = numbers[0]
        return s.face_up == card and s.terms.price[card][s.mayor] <= numbers[1]


class WillGo(Condition[Zankapfel]):
    """The first player has named that square (ZK-13)."""

    def holds(self, s: Zankapfel, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return s.goal == numbers[0]


class Offers(Condition[Zankapfel]):
    """Who is accepted offers so many points at least (ZK-18)."""

    def holds(self, s: Zankapfel, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return (
            isinstance(move, Accept) and move.seat < s.seats and s.bribes[move.seat] >= numbers[0]
        )


class Unclaimed(Condition[Zankapfel]):
    """Nobody has the colour that the joker is to be (ZK-20)."""

    def holds(self, s: Zankapfel, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return isinstance(move, NameColour) and move.colour not in s.claims


class IsWorth(Condition[Zankapfel]):
    """What is fought for brings so many points at least (ZK-27)."""

    def holds(self, s: Zankapfel, seat: Seat, move: Move, numbers: list[int]) -> bool:
        return s.quarrel > 0 and s.terms.worth[s.quarrel][s.mayor] >= numbers[0]


COSTS_AT_MOST: Final = CostsAtMost("costs-at-most", [points(0)])
SHOWS: Final = Shows("shows", [Parameter("card", 1, JOKER, "card"), points(0)])
WILL_GO: Final = WillGo("will-go", [Parameter("square", 0, SQUARES - 1, "square")])
OFFERS: Final = Offers("offers", [Parameter("points", 1, 2)])
UNCLAIMED: Final = Unclaimed("unclaimed", [])
IS_WORTH: Final = IsWorth("is-worth", [points(1)])

# By decision: on what its answer can be given in advance.
IF_CARD: Final[list[Condition[Any]]] = [COSTS_AT_MOST, SHOWS]
IF_COLOUR: Final[list[Condition[Any]]] = [UNCLAIMED]
IF_BRIBE: Final[list[Condition[Any]]] = [UNDISTURBED, WILL_GO]
IF_OFFER: Final[list[Condition[Any]]] = [OFFERS]
IF_FIGHT: Final[list[Condition[Any]]] = [IS_WORTH]
IF_DICE: Final[list[Condition[Any]]] = [UNDISTURBED, IS_WORTH]
