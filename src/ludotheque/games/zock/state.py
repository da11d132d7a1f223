"""What lies on the table in Zock. Nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.audience import EVERYONE, agreed, number, numbers
from ludotheque.core.move import Seat
from ludotheque.core.state import State
from ludotheque.games.zock.board import ZockTerms

HOUSE: Final = 0
OFF: Final = -1
"""The place of the pawns of somebody who is out of the game."""

# The steps, in the order of the rule book.
DRAWING_THE_BANKER: Final = 0
DECIDING: Final = 1
THROWING: Final = 2
CHOOSING_WHO_GOES_BACK: Final = 3
MOVING: Final = 4
CHALLENGING: Final = 5

TURN_OF: Final[list[list[Seat]]] = [[0], [1], [2], [3]]


@dataclass(init=False)
class Zock(State):
    """Pawns, money and whose turn it is.

    A place is a step from one's own exit (ZO-R5): the exit is step 1, the house 0. So what a pawn
    pays, whether it has passed the first quarter and which is most advanced are read off it.
    """

    terms: ZockTerms = agreed()
    banker: int = number(EVERYONE)
    turn: int = number(EVERYONE)
    round: int = number(EVERYONE)
    die: int = number(EVERYONE)
    """The throw of this turn, 0 before it."""
    places: list[int] = numbers(EVERYONE)
    """Three a seat: the king's, then the two pawns'."""
    money: list[int] = numbers(EVERYONE)
    debt: list[int] = numbers(EVERYONE)
    bank: int = number(EVERYONE)
    challenger: int = number(EVERYONE)
    """The seat whose king landed on a king, −1 when there is no challenge."""
    challenged: int = number(EVERYONE)
    thrower: int = number(EVERYONE)
    """Who throws in the challenge now."""
    is_last_round: int = number(EVERYONE)

    def __init__(self) -> None:
        pass

    def copy(self) -> Zock:
        c = Zock()
        c.seats = self.seats
        c.step = self.step
        c.entered = self.entered
        c.terms = self.terms
        c.banker = self.banker
        c.turn = self.turn
        c.round = self.round
        c.die = self.die
        c.places = self.places[:]
        c.money = self.money[:]
        c.debt = self.debt[:]
        c.bank = self.bank
        c.challenger = self.challenger
        c.challenged = self.challenged
        c.thrower = self.thrower
        c.is_last_round = self.is_last_round
        return c

    def is_out(self, seat: Seat) -> bool:
        """Whether the seat is out of the game (ZO-12)."""
        return self.places[3 * seat] == OFF

    def on_ring(self, seat: Seat) -> int:
        """How many of the seat's pawns are on the ring, the king included."""
        places = self.places
        king = 3 * seat
        return (places[king] > 0) + (places[king + 1] > 0) + (places[king + 2] > 0)

    def wealth(self, seat: Seat) -> int:
        """Money less debt (ZO-R9)."""
        return self.money[seat] - self.debt[seat]
