"""Where to found: what a village promises, given one's discs and the rivals who have founded."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.pfeffersaecke.board import Road
from ludotheque.games.pfeffersaecke.outlook import costs_from
from ludotheque.games.pfeffersaecke.state import Pfeffersaecke

NEAR: Final = 40.0
"""The price at which a place is half as near as next door."""
RIVALRY: Final = 2.0
"""How much a rival's nearness counts against one's own."""
FAR_ENOUGH: Final = 60
"""A rival further away than this, in florins, is no neighbour."""

# What each part of a village's worth counts, by the number of players. The weights were searched
# for in simulations on our map, on which villages are worth about the same: bots that weigh like
# this spread out, and no village that is often chosen wins far above its share.
ROOM: Final = [0.0, 0.0, 0.32, 0.183, 0.077, 0.138, 0.01]
"""For each place nearer than to any rival."""
APART: Final = [0.0, 0.0, 0.056, -0.017, 0.061, -0.028, 0.0]
"""For each florin to the nearest rival."""
REMOTE: Final = [0.0, 0.0, -0.535, -0.6, 0.666, 0.74, 0.04]
"""For each hundred florins to all the places together: with two or three the middle is worth more,
with more players it is crowded."""
FIRST_CITY: Final = [0.0, 0.0, 0.3, 0.443, 0.0, -0.188, 0.0]
"""For each point of the city to open on the first turn."""
DISCS: Final = [0.0, 0.0, 0.0, 0.586, 0.599, 0.808, 0.03]
"""For each point of the cities next door whose discs one holds, beyond what was to be expected."""
CITIES: Final = [0.0, 0.0, 0.0, 2.346, -0.6, -0.119, 0.1]
"""For each point of the cities that may be had."""
SHARED: Final = [0.0, 0.0, -1.5, 1.344, -0.089, 1.0, 0.0]
"""For each city next door that a rival lives next to as well."""
TASTE: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 2.4, 3.5]
"""How far tastes differ in a crowd: if all liked the same corners, the first to come would have the
best of it."""
PRIME: Final = 1_000_003
"""Tastes are drawn from what one sees by reckoning with remainders of it."""


class Starts:
    """The villages as one seat sees them while posts are founded."""

    def __init__(self, s: Pfeffersaecke, seat: Seat) -> None:
        self.s = s
        self.seat = seat
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
        """What founding in a village promises: room to oneself, cities with few rivals near, and
        those next door whose discs one holds, so that they can be opened at once."""
        s = self.s
        terms = s.terms
        seats = s.seats
        start = village - terms.cities
        costs = self.costs[start]
        room = 0
        length = 0
        for place in range(terms.places):
            if not terms.is_out[place]:
                length += costs[place]
                if all(costs[place] < self.costs[rival][place] for rival in self.rivals):
                    room += 1
        apart = FAR_ENOUGH
        for rival in self.rivals:
            apart = min(apart, self.costs[rival][village])
        worth = ROOM[seats] * room + APART[seats] * apart + REMOTE[seats] * length / 100
        worth += FIRST_CITY[seats] * self._first_city(village) + CITIES[seats] * self._cities(start)
        worth += DISCS[seats] * self._discs(village) + SHARED[seats] * self._shared(village)
        return worth + TASTE[seats] * self._taste(start)

    def _taste(self, start: int) -> float:
        """From 0 to 1: how much a seat with such a hand likes a village, with such rivals about."""
        mixed = start + 1
        for number in [self.seat, *self.s.hands[self.seat], *self.rivals]:
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
