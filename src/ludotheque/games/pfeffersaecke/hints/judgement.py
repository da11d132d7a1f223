"""What computer players know of Pfeffersäcke."""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.hints import Hints
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.games.pfeffersaecke.board import SAFE_INCOME, Road
from ludotheque.games.pfeffersaecke.hints.outlook import FAR, TURN, Outlook, race
from ludotheque.games.pfeffersaecke.hints.starts import Starts
from ludotheque.games.pfeffersaecke.hints.temper import TEMPERS, Temper
from ludotheque.games.pfeffersaecke.income import city_income
from ludotheque.games.pfeffersaecke.moves import (
    DoubleIncome,
    Extend,
    ExtendTwice,
    Found,
    Open,
    PlaceDisc,
)
from ludotheque.games.pfeffersaecke.state import LIES, NOWHERE, Pfeffersaecke

REGION: Final = 2.0
"""PF-25: what a region is worth, while somebody else does not close the way to it."""
LATER: Final = 0.2
"""How much of the income counts that one's own posts take from the next turns."""
CONDUCT_A_TURN: Final = 0.4
"""What a safe-conduct loses with each turn towards the end."""
STREAM: Final = 0.6
"""How much of the next turns' income from a new city one will really take."""
STREAM_TURNS: Final = 3.0
NEAR: Final = 25.0
"""The price at which a place is half as near as next door."""


class PfeffersaeckeHints(Hints[Pfeffersaecke]):
    """Judgement of a merchant: income against growth, roads by price, races for majorities."""

    judges_by_view: ClassVar[bool] = True

    def __init__(self, temper: Temper) -> None:
        self.temper = temper
        self._outlook: Outlook | None = None
        self._starts: Starts | None = None

    def of_temper(self, temper: int) -> PfeffersaeckeHints:
        """The judgement of a merchant of that temper."""
        return ALL_HINTS[temper % len(ALL_HINTS)]

    def novice(self, s: Pfeffersaecke, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        """Grow wherever a disc still lies, and open the cheapest post there is."""
        growing: list[Move] = [
            move for move in legal
            if isinstance(move, Extend) and s.discs[move.city] == LIES
        ]  # fmt: skip
        if growing:
            return growing[luck.draw(len(growing))]
        cheapest: Move | None = None
        least = FAR
        for move in legal:
            if isinstance(move, Open) and s.opened_at == NOWHERE:
                price = road_of(s, move).price
                if price < least:
                    cheapest, least = move, price
        if cheapest is not None:
            return cheapest
        if isinstance(legal[0], Found | PlaceDisc):
            return legal[luck.draw(len(legal))]
        return legal[0]

    def judge(self, s: Pfeffersaecke, seat: Seat, move: Move) -> float:
        """Roughly the points that a move brings, against doing nothing in its phase."""
        temper = self.temper
        if isinstance(move, Found):
            return self.starts(s, seat).worth(move.village)
        outlook = self.outlook(s, seat)
        if isinstance(move, Extend):
            return worth_of_extending(s, seat, move.city, 1, outlook, temper)
        if isinstance(move, ExtendTwice):
            worth = worth_of_extending(s, seat, move.city, 2, outlook, temper)
            return worth - worth_of_a_conduct(outlook, temper)
        if isinstance(move, Open):
            worth = worth_of_opening(s, seat, road_of(s, move), outlook, temper)
            return worth if s.opened_at == NOWHERE else worth - worth_of_a_conduct(outlook, temper)
        if isinstance(move, PlaceDisc):
            return worth_of_a_disc(s, seat, move.city, outlook)
        if isinstance(move, DoubleIncome):
            return worth_of_doubling(s, seat, outlook, temper)
        return 0.0

    def starts(self, s: Pfeffersaecke, seat: Seat) -> Starts:
        """What is known of the villages to found in."""
        known = self._starts
        if known is None or not known.is_of(s, seat):
            known = Starts(s, seat, self.temper)
            self._starts = known
        return known

    def outlook(self, s: Pfeffersaecke, seat: Seat) -> Outlook:
        """The outlook on a state: the moves of one question are judged on the same."""
        known = self._outlook
        if known is None or not known.is_of(s, seat):
            known = Outlook(s, seat)
            self._outlook = known
        return known


def road_of(s: Pfeffersaecke, move: Open) -> Road:
    road = s.terms.road(move.start, move.place)
    assert road is not None
    return road


def worth_of_a_conduct(outlook: Outlook, temper: Temper) -> float:
    """What a safe-conduct is worth kept: less and less towards the end."""
    return min(temper.conduct, CONDUCT_A_TURN * (outlook.turns - 1.0))


def worth_of_a_city(
    s: Pfeffersaecke, seat: Seat, city: int, extra: int, outlook: Outlook, temper: Temper
) -> float:
    """What being in a city comes to, with so many more posts now, if the disc lies there."""
    hard = race(s, city, seat, extra, True)
    easy = race(s, city, seat, extra, False)
    mine = s.posts[city].count(seat) + extra
    due = s.terms.numbers[city] // 2 + 1 - mine
    in_time = 1.0 if due <= outlook.turns - 1.0 else max(0.1, 1.0 - 0.4 * (due + 1 - outlook.turns))
    worth = temper.resistance * hard + (1.0 - temper.resistance) * easy
    return worth * in_time if worth > 0 else worth


def worth_of_extending(
    s: Pfeffersaecke, seat: Seat, city: int, posts: int, outlook: Outlook, temper: Temper
) -> float:
    """Points come nearer, and this turn's income of the city is lost."""
    if s.discs[city] != LIES:
        return -0.1
    terms = s.terms
    free = terms.numbers[city] - len(s.posts[city])
    nearer = worth_of_a_city(s, seat, city, posts, outlook, temper)
    nearer -= worth_of_a_city(s, seat, city, 0, outlook, temper)
    lost = terms.rate * free * outlook.florin
    later = LATER * terms.rate * posts * outlook.florin * min(2.0, outlook.turns - 1.0)
    return nearer - lost - later


def worth_of_opening(
    s: Pfeffersaecke, seat: Seat, road: Road, outlook: Outlook, temper: Temper
) -> float:
    """Points and regions now, a city's prospects and income, new roads; less the price."""
    terms = s.terms
    place = road.to
    worth = -road.price * outlook.paid
    if outlook.is_new_region(place):
        worth += REGION
    if place >= terms.cities:
        worth += 1.0
        if s.village_counter == 1:
            rivals = [outlook.score(other) for other in range(s.seats) if other != seat]
            worth += 3.0 if outlook.score(seat) + worth >= max(rivals) else -3.0
    elif s.discs[place] == LIES:
        free = terms.numbers[place] - len(s.posts[place]) - 1
        turns = min(STREAM_TURNS, outlook.turns - 1.0)
        worth += STREAM * terms.rate * free * outlook.florin * turns
        worth += temper.foothold * worth_of_a_city(s, seat, place, 1, outlook, temper)
        if seat in s.posts[place]:
            worth -= temper.foothold * worth_of_a_city(s, seat, place, 0, outlook, temper)
    costs = outlook.costs(seat)
    ahead = 0.0
    for onward in terms.roads[place]:
        to = onward.to
        gain = costs[to] - onward.price - TURN * terms.rate
        if gain > 0 and seat not in s.posts[to] and (to < terms.cities or not s.posts[to]):
            new = 1.5 if outlook.is_new_region(to) else 0.8
            ahead += new * min(1.0, gain / 20.0)
    return worth + temper.ahead * ahead * min(1.0, (outlook.turns - 1.0) / 4.0)


def worth_of_doubling(s: Pfeffersaecke, seat: Seat, outlook: Outlook, temper: Temper) -> float:
    """PF-19: what the safe-conduct brings besides the usual income."""
    income = city_income(s, seat) + s.terms.base_income
    more = max(2 * income, SAFE_INCOME) - income
    return more * outlook.florin - worth_of_a_conduct(outlook, temper)


def promise(s: Pfeffersaecke, city: int, florin: float, turns: float) -> float:
    """What a city promises to whoever comes first once its disc lies there."""
    number = s.terms.numbers[city]
    return 0.6 * number + s.terms.rate * (number - 1) * florin * min(3.0, turns)


def worth_of_a_disc(s: Pfeffersaecke, seat: Seat, city: int, outlook: Outlook) -> float:
    """PF-6: a disc is good where one gets sooner than the others."""
    worth = 0.0
    for other in range(s.seats):
        cost = outlook.costs(other)[city]
        near = NEAR / (NEAR + cost)
        if other == seat:
            can_pay = cost <= s.florins()[seat] + s.terms.base_income + TURN * s.terms.rate
            worth += near * (1.6 if can_pay else 1.0)
        else:
            worth -= near / (s.seats - 1)
    return worth * promise(s, city, outlook.florin, outlook.turns)


ALL_HINTS: Final = [PfeffersaeckeHints(temper) for temper in TEMPERS]
HINTS: Final = ALL_HINTS[0]
