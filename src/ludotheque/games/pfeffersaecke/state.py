"""What lies on the table in Pfeffersäcke. The discs in hand are hidden; with `hidden_money`, too,
what one has in the purse."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.audience import EVERYONE, LENGTH, NOTHING, countable, nobody, owner
from ludotheque.core.field import COUNT, FLAG, SEAT, SUM, Kind, agreed, number, numbers, rows
from ludotheque.core.moment import Moment
from ludotheque.core.move import Seat
from ludotheque.core.state import State
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.board import POSTS, SAFE_CONDUCTS, PfeffersaeckeTerms

NOT_YET: Final = 0
"""A city that has never had a disc."""
LIES: Final = 1
"""A city whose disc lies on it."""
GONE: Final = 2
"""A city whose disc was won and is gone."""
COVERED: Final = 3
"""PF-27: a city that is out of the two-player game."""

NOWHERE: Final = -1

# What the numbers stand for.
ROUND: Final = Kind("number", first=1)
CITY: Final = Kind("place", "cities")
PLACE: Final = Kind("place", "places")
DISC: Final = Kind("disc")
FATE: Final = Kind("fate", COVERED + 1)
FLORINS: Final = Kind("sum", first=0)
POSTS_LEFT: Final = Kind("count", POSTS + 1)
CONDUCTS_LEFT: Final = Kind("count", SAFE_CONDUCTS + 1)

# Where the rule book waits for somebody.
DRAWING_THE_STARTER: Final = Moment("draw-starter", ar.PF_R19)
DEALING_LARGE_DISCS: Final = Moment("deal-large-discs", ar.PF_3)
DEALING_THE_REST: Final = Moment("deal-the-rest", ar.PF_3)
FOUNDING: Final = Moment("found", ar.PF_4)
DRAWING_A_VILLAGE: Final = Moment("draw-village", ar.PF_R22)
PLACING: Final = Moment("place", ar.PF_6)
EXTENDING: Final = Moment("extend", ar.PF_7)
TAKING_THE_INCOME: Final = Moment("income", ar.PF_9)
OPENING: Final = Moment("open", ar.PF_11)


@dataclass(init=False)
class Pfeffersaecke(State):
    """Posts, discs, money and influence. Places are counted through, first the cities."""

    terms: PfeffersaeckeTerms = agreed()
    starter: int = number(EVERYONE, SEAT)
    turn: int = number(EVERYONE, SEAT)
    round: int = number(EVERYONE, ROUND)
    large_pile: list[int] = numbers(nobody(LENGTH), DISC)
    """PF-3: the large discs that are still to be dealt."""
    mixed_pile: list[int] = numbers(nobody(LENGTH), DISC)
    """PF-3: the small ones, and in the second dealing the large ones that were left over."""
    hands: list[list[int]] = rows(owner(LENGTH), DISC)
    placed: list[list[int]] = rows(EVERYONE, DISC, by=SEAT)
    """The discs that each seat has placed: they tell what it can still hold."""
    discs: list[int] = numbers(EVERYONE, FATE, none=NOT_YET, by=CITY)
    """By city: whether its disc is still to come, lies there, is gone, or is covered."""
    posts: list[list[int]] = rows(EVERYONE, SEAT, by=PLACE)
    """By place: whose posts stand there, from the space with the arrow on."""
    centre: list[int] = numbers(EVERYONE, COUNT, by=CITY)
    """By city: the posts that wait in its centre; they belong to the player on turn."""
    stock: list[int] = numbers(EVERYONE, POSTS_LEFT, by=SEAT)
    village_counter: int = number(EVERYONE, COUNT)
    money: list[int] = numbers(EVERYONE, FLORINS, by=SEAT, unless="hidden_money")
    """By seat; empty where money is hidden."""
    purses: list[int] = numbers(countable(owner(NOTHING)), FLORINS, when="hidden_money")
    """By seat, where money is hidden: whoever has kept count knows it all the same."""
    bank: int = number(countable(nobody(NOTHING)), SUM)
    """It may owe: its notes do not run out (PF-R19)."""
    conducts: list[int] = numbers(EVERYONE, CONDUCTS_LEFT, by=SEAT)
    has_used_conduct: int = number(EVERYONE, FLAG)
    """Whether a safe-conduct was spent this turn."""
    opened_at: int = number(EVERYONE, PLACE, none=NOWHERE)
    """Where the player on turn has opened a post, −1 while nowhere."""
    idle_turns: int = number(EVERYONE, COUNT)
    """PF-R7: how many turns in a row nobody has opened a post, from the second round on."""
    influence: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    won: list[list[int]] = rows(EVERYONE, CITY, by=SEAT)
    """By seat: the cities it has won."""
    is_last_round: int = number(EVERYONE, FLAG)
    """PF-R21: whether the end has come and the round is being played out."""

    def copy(self) -> Pfeffersaecke:
        c = Pfeffersaecke()
        c.seats = self.seats
        c.step = self.step
        c.entered = self.entered
        c.terms = self.terms
        c.starter = self.starter
        c.turn = self.turn
        c.round = self.round
        c.large_pile = self.large_pile[:]
        c.mixed_pile = self.mixed_pile[:]
        c.hands = [hand[:] for hand in self.hands]
        c.placed = [discs[:] for discs in self.placed]
        c.discs = self.discs[:]
        c.posts = [posts[:] for posts in self.posts]
        c.centre = self.centre[:]
        c.stock = self.stock[:]
        c.village_counter = self.village_counter
        c.money = self.money[:]
        c.purses = self.purses[:]
        c.bank = self.bank
        c.conducts = self.conducts[:]
        c.has_used_conduct = self.has_used_conduct
        c.opened_at = self.opened_at
        c.idle_turns = self.idle_turns
        c.influence = self.influence[:]
        c.won = [cities[:] for cities in self.won]
        c.is_last_round = self.is_last_round
        return c

    def florins(self) -> list[int]:
        """What each seat has, wherever it keeps it (PF-R19)."""
        return self.purses if self.terms.hides_money else self.money

    def right_of(self, seat: Seat) -> Seat:
        """The right-hand neighbour, who played just before."""
        return (seat + self.seats - 1) % self.seats

    def pay(self, seat: Seat, sum: int) -> None:
        """The bank pays a seat, or is paid where the sum is negative."""
        self.florins()[seat] += sum
        self.bank -= sum

    def can_use_conduct(self, seat: Seat) -> bool:
        """PF-17: one a turn, never in the first round, while one has any."""
        return self.round > 1 and self.conducts[seat] > 0 and not self.has_used_conduct

    def has_extended(self) -> bool:
        """Whether the player on turn has put a post into a centre, opened ones aside."""
        waiting = sum(self.centre)
        return waiting > (1 if 0 <= self.opened_at < self.terms.cities else 0)
