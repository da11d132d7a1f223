"""What lies on the table in Lucky Cup, and who may know it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.audience import BACKS, EVERYONE, owner
from ludotheque.core.field import COUNT, DIE, FLAG, SEAT, Kind, agreed, number, numbers, rows
from ludotheque.core.moment import Moment
from ludotheque.core.move import Seat
from ludotheque.core.state import State
from ludotheque.games.lucky_cup import articles as ar
from ludotheque.games.lucky_cup.board import LuckyCupTerms

EMPTY: Final = 0
"""In the place of a die: none lies under the cup."""

# What the numbers stand for, besides what the core knows.
ROUND: Final = Kind("number", "rounds", first=1)

# Where the rule book waits for somebody.
SHAKING: Final = Moment("shake", ar.LC_2)
DECIDING: Final = Moment("decide", ar.LC_3)
THROWING: Final = Moment("throw", ar.LC_3)


@dataclass(init=False)
class LuckyCup(State):
    """Cups, dice and points."""

    terms: LuckyCupTerms = agreed()
    round: int = number(EVERYONE, ROUND)
    turn: int = number(EVERYONE, SEAT)
    cups: list[int] = numbers(owner(BACKS), DIE, none=EMPTY)
    """The die under each cup: the others see only whether there is one."""
    thrown: list[list[int]] = rows(EVERYONE, DIE, by=SEAT)
    """The dice that lie in the open."""
    in_hand: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    """How many dice can still be thrown in this round."""
    stands: list[int] = numbers(EVERYONE, FLAG, by=SEAT)
    points: list[int] = numbers(EVERYONE, COUNT, by=SEAT)

    def copy(self) -> LuckyCup:
        c = LuckyCup()
        c.seats = self.seats
        c.step = self.step
        c.entered = self.entered
        c.terms = self.terms
        c.round = self.round
        c.turn = self.turn
        c.cups = self.cups[:]
        c.thrown = [dice[:] for dice in self.thrown]
        c.in_hand = self.in_hand[:]
        c.stands = self.stands[:]
        c.points = self.points[:]
        return c

    def sum_of(self, seat: Seat) -> int:
        """What a seat's dice show, the one under the cup included."""
        return self.cups[seat] + sum(self.thrown[seat])
