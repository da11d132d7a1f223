"""Where to found: what a village promises, given one's discs and the rivals who have founded."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.pfeffersaecke.board import Road
from ludotheque.games.pfeffersaecke.hints.outlook import costs_from
from ludotheque.games.pfeffersaecke.hints.temper import Temper
from ludotheque.games.pfeffersaecke.state import Pfeffersaecke

NEAR: Final = 40.0
"""The price at which a place is half as near as next door."""
RIVALRY: Final = 2.0
"""How much a rival's nearness counts against one's own."""
FAR_ENOUGH: Final = 60
"""A rival further away than this, in florins, is no neighbour."""

# What each part of a village's worth counts, by the number of players: what villages drawn by lot
# came to on our map, in games won, as far as these parts explain it.
ROOM: Final = [0.0, 0.0, 0.0194, 0.0092, 0.0058, 0.0065, 0.0058]
"""For each place nearer than to any rival."""
APART: Final = [0.0, 0.0, 0.0015, 0.0025, 0.001, 0.0003, -0.0001]
"""For each florin to the nearest rival."""
REMOTE: Final = [0.0, 0.0, -0.011, -0.0046, 0.0018, 0.003, 0.0041]
"""For each hundred florins to all the places together: with few players the middle is worth more,
with many it is crowded."""
FIRST_CITY: Final = [0.0, 0.0, 0.0047, -0.0042, -0.0057, -0.0014, 0.0046]
"""For each point of the city to open on the first turn."""
CITIES: Final = [0.0, 0.0, -0.0104, -0.0274, 0.0268, 0.0377, 0.049]
"""For each point of the cities that may be had."""
DISCS: Final = [0.0, 0.0, 0.0189, 0.0121, 0.0184, 0.0144, 0.0098]
"""For each point of the cities next door whose discs one holds, beyond what was to be expected."""
SHARED: Final = [0.0, 0.0, -0.0486, -0.0779, -0.0452, -0.0484, -0.0348]
"""For each city next door that a rival lives next to as well."""
REGIONS: Final = [0.0, 0.0, 0.2444, 0.0949, 0.0779, 0.1778, 0.1223]
"""For each region, as far as it is near."""
TASTE: Final = [0.0, 0.0, 0.3, 0.35, 0.3, 0.4, 0.4]
"""How far tastes differ: a good village is worth a tenth or two of a game more than another, so
that all are founded in, the good ones oftener; if all liked the same corners, whoever founds first
would have the best of it."""
PRIME: Final = 1_000_003
"""Tastes are drawn from what one sees by reckoning with remainders of it."""


class Starts:
    """The villages as one seat sees them while posts are founded."""

    def __init__(self, s: Pfeffersaecke, seat: Seat, temper: Temper) -> None:
        self.s = s
        self.seat = seat
        self.temper = temper
        self.entered = s.entered
        terms = s.terms
        self.costs: list[list[int]] = []
        """By village: what each place costs from there."""
        self.nearness: list[list[float]] = []
        self.rivals: list[int] = []
        self.free: list[int] = []
        for village in range(terms.cities, terms.places):
            posts: list[list[int]] = [[] for _ in range(terms.places)]
            posts[village] = [seat]
            costs = costs_from(s, seat, posts)
            near = [NEAR / (NEAR + cost) for cost in costs]
            self.costs.append(costs)
            self.nearness.append([one * one for one in near])
            if s.posts[village]:
                self.rivals.append(village - terms.cities)
            elif not terms.is_out[village]:
                self.free.append(village - terms.cities)

    def is_of(self, s: Pfeffersaecke, seat: Seat) -> bool:
        """Whether it is the seat's outlook on that state, as it stands."""
        return self.s is s and self.seat == seat and self.entered == s.entered

    def worth(self, village: int) -> float:
        """What founding in a village promises: cities with few rivals near, those next door whose
        discs one holds, so that they can be opened at once, and regions within reach."""
        terms = self.s.terms
        seats = self.s.seats
        start = village - terms.cities
        room = 0
        length = 0
        for place in range(terms.places):
            if not terms.is_out[place]:
                cost = self.costs[start][place]
                length += cost
                if all(cost < self.costs[rival][place] for rival in self.rivals):
                    room += 1
        apart = FAR_ENOUGH
        for rival in self.rivals:
            apart = min(apart, self.costs[rival][village])
        worth = ROOM[seats] * room + APART[seats] * apart
        worth += REMOTE[seats] * length / 100 + FIRST_CITY[seats] * self._first_city(village)
        worth += CITIES[seats] * self._cities(start) + DISCS[seats] * self._discs(village)
        worth += SHARED[seats] * self._shared(village) + REGIONS[seats] * self._regions(start)
        return worth + TASTE[seats] * self._taste(start)

    def _regions(self, start: int) -> float:
        """How near a village is to the regions, each by the nearest place in it."""
        terms = self.s.terms
        nearest = [0.0] * len(terms.map.regions)
        near = self.nearness[start]
        for place in range(terms.places):
            if not terms.is_out[place]:
                region = terms.regions[place]
                if near[place] > nearest[region]:
                    nearest[region] = near[place]
        return sum(nearest)

    def _taste(self, start: int) -> float:
        """From 0 to 1: how much a merchant of such a temper, with such a hand and such rivals
        about, likes a village."""
        mixed = start + 1
        for number in [self.temper.taste, *self.s.hands[self.seat], *self.rivals]:
            mixed = (mixed * mixed + 7 * mixed + 7_919 * number + 104_729) % PRIME
        return (mixed * mixed + 31 * mixed) % PRIME / PRIME

    def _cities(self, start: int) -> float:
        """The cities that may be had from a village, by their numbers and the rivals near them:
        those who have founded, and as many more as are to come, anywhere."""
        terms = self.s.terms
        mine = self.nearness[start]
        to_come = self.s.seats - 1 - len(self.rivals)
        others = [one for one in self.free if one != start]
        worth = 0.0
        for city in range(terms.cities):
            if terms.is_out[city]:
                continue
            crowd = 0.0
            for rival in self.rivals:
                crowd += self.nearness[rival][city]
            for other in others:
                crowd += self.nearness[other][city] * to_come / len(others)
            share = mine[city] / (mine[city] + RIVALRY * crowd)
            worth += terms.numbers[city] * mine[city] * share
        return worth

    def _discs(self, village: int) -> float:
        """The cities next to a village whose discs one holds, against how likely that was, each
        shared with the rivals who live next to it."""
        terms = self.s.terms
        hand = self.s.hands[self.seat]
        total = 0.0
        for road in self._cities_beside(village):
            number = terms.numbers[road.to]
            held = 1.0 if number in hand else 0.0
            total += number * (held - self._chance(number)) / (1 + self._neighbours(road.to))
        return total

    def _chance(self, number: int) -> float:
        """How likely it is that a hand holds a disc of a number."""
        discs = self.s.terms.small.count(number) + self.s.terms.large.count(number)
        return 1.0 - (1.0 - 1.0 / self.s.seats) ** discs

    def _shared(self, village: int) -> int:
        """How often a rival lives next to a city that is next to a village."""
        terms = self.s.terms
        return sum(
            [self._neighbours(road.to) for road in terms.roads[village] if road.to < terms.cities]
        )

    def _neighbours(self, city: int) -> int:
        """The rivals who live next to a city."""
        terms = self.s.terms
        found = 0
        for rival in self.rivals:
            if terms.road(terms.cities + rival, city) is not None:
                found += 1
        return found

    def _first_city(self, village: int) -> int:
        """The largest city next to a village that can be opened on the first turn."""
        best = 0
        for road in self._cities_beside(village):
            number = self.s.terms.numbers[road.to]
            if number in self.s.hands[self.seat]:
                best = max(best, number)
        return best

    def _cities_beside(self, village: int) -> list[Road]:
        """The roads to cities that can be paid for on the first turn."""
        terms = self.s.terms
        purse = terms.start_money + terms.base_income
        return [
            road for road in terms.roads[village] if road.to < terms.cities and road.price <= purse
        ]
