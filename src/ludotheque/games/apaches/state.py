"""What lies on the table in Les Apaches de Paris. Hidden are the hideouts in hand and those that
were removed, the bourgeois, and, unless the table agrees otherwise, the money."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.audience import BACKS, EVERYONE, LENGTH, NOTHING, countable, nobody, owner
from ludotheque.core.field import COUNT, SEAT, SUM, Kind, agreed, number, numbers, rows
from ludotheque.core.moment import Moment
from ludotheque.core.move import NOBODY, Seat
from ludotheque.core.state import State
from ludotheque.games.apaches import articles as ar
from ludotheque.games.apaches.board import ApachesTerms
from ludotheque.games.apaches.hideouts import BACKS as HIDEOUT_BACKS
from ludotheque.games.apaches.hideouts import MOST_HIDEOUT, SPAN, WITH_HIDEOUTS
from ludotheque.games.apaches.moves import QUARTERS

MOST_MONEY: Final = 1_000_000

# What the numbers stand for.
ROUND: Final = Kind("number", "rounds", first=1)
QUARTER: Final = Kind("quarter", QUARTERS, said=1)
STACK: Final = Kind("quarter", WITH_HIDEOUTS, said=1)
FOUND: Final = Kind("", WITH_HIDEOUTS)
HIDEOUT: Final = Kind(
    "hideout", MOST_HIDEOUT + 1 - SPAN, first=SPAN, parts=("quarter", "content"), span=SPAN
)
PAWN: Final = Kind("bourgeois", 2)
FRANCS: Final = Kind("sum", MOST_MONEY + 1)

# Where the rule book waits for somebody.
DRAWING_FIRST: Final = Moment("draw-first", ar.AP_4)
TAKING: Final = Moment("take", ar.AP_5)
DRAWING_HIDEOUT: Final = Moment("draw-hideout", ar.AP_R12)
ACTING: Final = Moment("act", ar.AP_6)
LAYING: Final = Moment("lay", ar.AP_10)
BAILING: Final = Moment("bail", ar.AP_25)
ATTACKING: Final = Moment("attack", ar.AP_27)


@dataclass(init=False)
class Apaches(State):
    """Apaches, hideouts, money and whose turn it is.

    Quarters are counted from 0. Apaches in the quarters are listed nine numbers a seat.
    """

    terms: ApachesTerms = agreed()
    first: int = number(EVERYONE, SEAT)
    """The first player of this round."""
    round: int = number(EVERYONE, ROUND)
    turn: int = number(EVERYONE, COUNT, none=0)
    """The turn of the round, from 1; 0 while hideouts are taken."""
    order: list[int] = numbers(EVERYONE, SEAT)
    """The seats in the order in which they play this turn (AP-15)."""
    at: int = number(EVERYONE, SEAT, among="order")
    """Whose turn it is, as a place in that order."""
    chosen: int = number(EVERYONE, STACK, none=NOBODY)
    """The quarter from which a hideout is being taken, −1 otherwise."""
    leaders: list[int] = numbers(EVERYONE, COUNT, by=SEAT, each=QUARTER)
    novices: list[int] = numbers(EVERYONE, COUNT, by=SEAT, each=QUARTER)
    recruits: list[int] = numbers(EVERYONE, COUNT, by=SEAT, each=QUARTER)
    leaders_in_reserve: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    novices_in_reserve: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    recruits_in_reserve: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    recruits_aside: int = number(EVERYONE, COUNT)
    """The recruits beside the board."""
    recruits_won: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    """By seat: won in the settlement that is going on."""
    recruits_gone: int = number(EVERYONE, COUNT, when="recruits_leave")
    """With `recruits_leave`: those that were used and have left the game."""
    hospital: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    prison: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    cemetery: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    retired: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    """By seat: the novices that were used (AP-12)."""
    stacks: list[list[int]] = rows(nobody(LENGTH), HIDEOUT, by=STACK)
    """By quarter: the hideouts not taken, the removed one among them (AP-3)."""
    hands: list[list[int]] = rows(owner(BACKS, HIDEOUT_BACKS), HIDEOUT)
    covered: list[int] = numbers(EVERYONE, HIDEOUT)
    """The hideouts laid in this round, in their order."""
    uncovered: list[int] = numbers(EVERYONE, HIDEOUT, none=0, by=FOUND)
    """By quarter: what the settlement found there, 0 before it."""
    bourgeois: list[int] = numbers(nobody(LENGTH), PAWN)
    attacked: list[list[int]] = rows(owner(LENGTH), PAWN)
    """By seat: the bourgeois it keeps face down."""
    unmasked: list[list[int]] = rows(EVERYONE, PAWN, by=SEAT)
    """By seat: the bourgeois shown at the end."""
    money: list[int] = numbers(EVERYONE, FRANCS, by=SEAT, when="open_money")
    """By seat; empty where money is secret."""
    wallets: list[int] = numbers(countable(owner(NOTHING)), FRANCS, unless="open_money")
    """By seat, where money is secret: whoever has kept count knows it all the same (AP-R10)."""
    totals: list[int] = numbers(EVERYONE, FRANCS, none=NOBODY, by=SEAT)
    """By seat: what it came to, counted before everyone at the end; −1 until then."""
    bank: int = number(countable(nobody(NOTHING)), SUM)
    """What it has taken less what it has paid since the start; it has no limit (AP-R19)."""

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
        c.totals = self.totals[:]
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
