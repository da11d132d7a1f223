"""What lies on the table in Zock. Nothing is hidden."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.audience import EVERYONE
from ludotheque.core.field import DIE, FLAG, SEAT, SUM, Kind, agreed, number, numbers
from ludotheque.core.moment import Moment
from ludotheque.core.move import NOBODY, Seat
from ludotheque.core.state import State
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.board import ZockTerms

HOUSE: Final = 0
OFF: Final = -1
"""The place of the pawns of somebody who is out of the game."""

# What the numbers stand for.
PIECE: Final = Kind("piece", 3)
STEP: Final = Kind("step")
ROUND: Final = Kind("number", "rounds", first=1)
SQUARE: Final = Kind("number", "squares", said=1)

# Where the rule book waits for somebody.
DRAWING_HOUSES: Final = Moment("draw-houses", ar.ZO_R15)
DRAWING_THE_BANKER: Final = Moment("draw-banker", ar.ZO_1)
DECIDING: Final = Moment("decide", ar.ZO_7)
REPAYING: Final = Moment("repay", ar.ZO_R9)
"""The same where there is nothing to cash in."""
THROWING: Final = Moment("throw", ar.ZO_3)
CHOOSING_WHO_GOES_BACK: Final = Moment("go-back", ar.ZO_9)
MOVING: Final = Moment("move", ar.ZO_3)
MOVING_OR_CASHING: Final = Moment("move-or-cash", ar.ZO_R14)
"""The same where one may cash in after the throw."""
CHALLENGING: Final = Moment("challenge", ar.ZO_11)


@dataclass(init=False)
class Zock(State):
    """Pawns, money and whose turn it is.

    A place is a step from one's own exit (ZO-R5): the exit is step 1, the house 0. So what a pawn
    pays, whether it has passed the first quarter and which is most advanced are read off it.
    """

    terms: ZockTerms = agreed()
    exits: list[int] = numbers(EVERYONE, SQUARE, by=SEAT)
    """The square of each seat's exit, counted from 0."""
    banker: int = number(EVERYONE, SEAT)
    turn: int = number(EVERYONE, SEAT)
    round: int = number(EVERYONE, ROUND)
    die: int = number(EVERYONE, DIE, none=0)
    """The throw of this turn, 0 before it."""
    places: list[int] = numbers(EVERYONE, STEP, by=SEAT, each=PIECE)
    """Three a seat: the king's, then the two pawns'."""
    money: list[int] = numbers(EVERYONE, SUM, by=SEAT)
    debt: list[int] = numbers(EVERYONE, SUM, by=SEAT)
    bank: int = number(EVERYONE, SUM)
    challenger: int = number(EVERYONE, SEAT, none=NOBODY)
    """The seat whose king landed on a king, −1 when there is no challenge."""
    challenged: int = number(EVERYONE, SEAT, none=NOBODY)
    thrower: int = number(EVERYONE, SEAT, none=NOBODY)
    """Who throws in the challenge now."""
    is_last_round: int = number(EVERYONE, FLAG)

    def copy(self) -> Zock:
        c = Zock()
        c.seats = self.seats
        c.step = self.step
        c.entered = self.entered
        c.terms = self.terms
        c.exits = self.exits[:]
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

    def square_at(self, seat: Seat, step: int) -> int:
        """The square of the ring, counted from 0, where a seat's pawn stands at a step."""
        return (self.exits[seat] + step - 1) % self.terms.squares

    def step_at(self, seat: Seat, square: int) -> int:
        """The step from the seat's own exit at which a square lies."""
        return (square - self.exits[seat]) % self.terms.squares + 1

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
