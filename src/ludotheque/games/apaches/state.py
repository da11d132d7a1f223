"""What lies on the table in Les Apaches de Paris. Hidden are the hideouts in hand and those that
were removed, the bourgeois, and, unless the table agrees otherwise, the money."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.audience import (
    BACKS,
    EVERYONE,
    LENGTH,
    NOTHING,
    agreed,
    countable,
    nobody,
    number,
    numbers,
    owner,
    rows,
)
from ludotheque.core.move import Seat
from ludotheque.core.state import State
from ludotheque.games.apaches.board import ApachesTerms
from ludotheque.games.apaches.hideouts import BACKS as HIDEOUT_BACKS
from ludotheque.games.apaches.moves import QUARTERS

NOBODY: Final = -1

# The steps, in the order of the rule book.
DRAWING_FIRST: Final = 0
TAKING: Final = 1
DRAWING_HIDEOUT: Final = 2
ACTING: Final = 3
LAYING: Final = 4
BAILING: Final = 5
ATTACKING: Final = 6

TURN_OF: Final[list[list[Seat]]] = [[0], [1], [2], [3]]


@dataclass(init=False)
class Apaches(State):
    """Apaches, hideouts, money and whose turn it is.

    Quarters are counted from 0. Apaches in the quarters are listed nine numbers a seat.
    """

    terms: ApachesTerms = agreed()
    first: int = number(EVERYONE)
    """The first player of this round."""
    round: int = number(EVERYONE)
    turn: int = number(EVERYONE)
    """The turn of the round, from 1; 0 while hideouts are taken."""
    order: list[int] = numbers(EVERYONE)
    """The seats in the order in which they play this turn (AP-15)."""
    at: int = number(EVERYONE)
    """Whose turn it is, as a place in that order."""
    chosen: int = number(EVERYONE)
    """The quarter from which a hideout is being taken, −1 otherwise."""
    leaders: list[int] = numbers(EVERYONE)
    novices: list[int] = numbers(EVERYONE)
    recruits: list[int] = numbers(EVERYONE)
    leaders_in_reserve: list[int] = numbers(EVERYONE)
    novices_in_reserve: list[int] = numbers(EVERYONE)
    recruits_in_reserve: list[int] = numbers(EVERYONE)
    recruits_aside: int = number(EVERYONE)
    """The recruits beside the board."""
    recruits_won: list[int] = numbers(EVERYONE)
    """By seat: won in the settlement that is going on."""
    recruits_gone: int = number(EVERYONE)
    """With `recruits_leave`: those that were used and have left the game."""
    hospital: list[int] = numbers(EVERYONE)
    prison: list[int] = numbers(EVERYONE)
    cemetery: list[int] = numbers(EVERYONE)
    retired: list[int] = numbers(EVERYONE)
    """By seat: the novices that were used (AP-12)."""
    stacks: list[list[int]] = rows(nobody(LENGTH))
    """By quarter: the hideouts not taken, the removed one among them (AP-3)."""
    hands: list[list[int]] = rows(owner(BACKS, HIDEOUT_BACKS))
    covered: list[int] = numbers(EVERYONE)
    """The hideouts laid in this round, in their order."""
    uncovered: list[int] = numbers(EVERYONE)
    """By quarter: what the settlement found there, 0 before it."""
    bourgeois: list[int] = numbers(nobody(LENGTH))
    attacked: list[list[int]] = rows(owner(LENGTH))
    """By seat: the bourgeois it keeps face down."""
    unmasked: list[list[int]] = rows(EVERYONE)
    """By seat: the bourgeois shown at the end."""
    money: list[int] = numbers(EVERYONE)
    """By seat; empty where money is secret."""
    wallets: list[int] = numbers(countable(owner(NOTHING)))
    """By seat, where money is secret: whoever has kept count knows it all the same (AP-R10)."""
    bank: int = number(countable(nobody(NOTHING)))
    """What it has taken less what it has paid since the start; it has no limit (AP-R19)."""

    def __init__(self) -> None:
        pass

    def copy(self) -> Apaches:
        c = Apaches()
        c.seats = self.seats
        c.step = self.step
        c.entered = self.entered
        c.terms = self.terms
        c.first = self.first
        c.round = self.round
        c.turn = self.turn
        c.order = self.order[:]
        c.at = self.at
        c.chosen = self.chosen
        c.leaders = self.leaders[:]
        c.novices = self.novices[:]
        c.recruits = self.recruits[:]
        c.leaders_in_reserve = self.leaders_in_reserve[:]
        c.novices_in_reserve = self.novices_in_reserve[:]
        c.recruits_in_reserve = self.recruits_in_reserve[:]
        c.recruits_aside = self.recruits_aside
        c.recruits_won = self.recruits_won[:]
        c.recruits_gone = self.recruits_gone
        c.hospital = self.hospital[:]
        c.prison = self.prison[:]
        c.cemetery = self.cemetery[:]
        c.retired = self.retired[:]
        c.stacks = [stack[:] for stack in self.stacks]
        c.hands = [hand[:] for hand in self.hands]
        c.covered = self.covered[:]
        c.uncovered = self.uncovered[:]
        c.bourgeois = self.bourgeois[:]
        c.attacked = [kept[:] for kept in self.attacked]
        c.unmasked = [shown[:] for shown in self.unmasked]
        c.money = self.money[:]
        c.wallets = self.wallets[:]
        c.bank = self.bank
        return c

    def player(self) -> Seat:
        """Whose turn it is."""
        return self.order[self.at]

    def francs(self) -> list[int]:
        """What each seat has, wherever it keeps it (AP-R10)."""
        return self.money if self.terms.is_money_open else self.wallets

    def pay(self, seat: Seat, sum: int) -> None:
        """The bank pays a seat, or is paid where the sum is negative."""
        self.francs()[seat] += sum
        self.bank -= sum

    def gang(self, seat: Seat, quarter: int) -> int:
        """How many Apaches a seat has in a quarter."""
        at = QUARTERS * seat + quarter
        return self.leaders[at] + self.novices[at] + self.recruits[at]

    def reserve(self, seat: Seat) -> int:
        """How many Apaches a seat has in its reserve."""
        return (
            self.leaders_in_reserve[seat]
            + self.novices_in_reserve[seat]
            + self.recruits_in_reserve[seat]
        )

    def leading(self, quarter: int) -> Seat:
        """The gang with the most Apaches in a quarter, `NOBODY` where there are none (AP-17)."""
        best = NOBODY
        most = 0
        for seat in range(self.seats):
            standing = self.gang(seat, quarter)
            if standing > most:
                best, most = seat, standing
        return best

    def is_last_turn(self) -> bool:
        """AP-15: whether everyone has, or had, one hideout to lay in this turn."""
        return self.turn == self.terms.turns
