"""Where to found: what a village promises, by what became of random starts in simulations."""

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
# for in simulations, so that no village that is often chosen wins far above its share.
ROOM: Final = [0.0, 0.0, 0.44, 0.304, 0.44, 0.55, 0.65]
"""For each place nearer than to any rival."""
APART: Final = [0.0, 0.0, 0.03, 0.017, 0.02, 0.022, 0.022]
"""For each florin to the nearest rival."""
REMOTE: Final = [0.0, 0.0, 1.375, 0.535, 0.3, 0.2, 0.154]
"""Against it, for each hundred florins to all the places together."""
FIRST_CITY: Final = [0.0, 0.0, 0.3, 0.464, 0.4, 0.33, 0.324]
"""For each point of the city to open on the first turn."""
ROADS: Final = [0.0, 0.0, 1.5, 1.219, 1.52, 2.1, 2.281]
"""Against it, for each road by which others come, too."""
CITIES: Final = [0.0, 0.0, 0.0, 0.407, 1.2, 2.9, 3.747]
"""For each point of the cities that may be had."""
IN_HAND: Final = [0.0, 0.0, 0.2, 0.797, 2.3, 4.9, 4.835]
"""Besides, where one holds the disc."""
NEXT_DOOR: Final = [0.0, 0.0, 0.0, 0.0, 0.0, 0.19, 0.2]
"""Against it, for each point of the cities next door: in a crowd these alone are too little."""


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
        """What founding in a village promises: cities with few rivals near, for which one holds
        the discs, room to oneself, a large city on the first turn, and roads that lead far but
        are not many."""
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
        worth = ROOM[seats] * room + APART[seats] * apart - REMOTE[seats] * length / 100
        worth += FIRST_CITY[seats] * self._first_city(village) + self._cities(start)
        worth -= NEXT_DOOR[seats] * self._next_door(village)
        return worth - ROADS[seats] * len(terms.roads[village])

    def _cities(self, start: int) -> float:
        """The cities that may be had from a village, by their numbers and the rivals near them:
        those who have founded, and as many more as are to come, anywhere."""
        terms = self.s.terms
        hand = self.s.hands[self.seat]
        mine = self.nearness[start]
        to_come = self.s.seats - 1 - len(self.rivals)
        others = [one for one in self.free if one != start]
        plain = CITIES[self.s.seats]
        in_hand = plain + IN_HAND[self.s.seats]
        worth = 0.0
        for city in range(terms.cities):
            if terms.is_out[city]:
                continue
            crowd = 0.0
            for rival in self.rivals:
                crowd += self.nearness[rival][city]
            for other in others:
                crowd += self.nearness[other][city] * to_come / len(others)
            value = in_hand if terms.numbers[city] in hand else plain
            share = mine[city] / (mine[city] + RIVALRY * crowd)
            worth += value * terms.numbers[city] * mine[city] * share
        return worth

    def _next_door(self, village: int) -> float:
        """The cities next to a village that one's discs can open on the first turns, each shared
        with the rivals who live next to it."""
        terms = self.s.terms
        discs = self.s.hands[self.seat][:]
        shares: list[tuple[float, int]] = []
        for road in self._cities_beside(village):
            neighbours = 1
            for rival in self.rivals:
                if terms.road(terms.cities + rival, road.to) is not None:
                    neighbours += 1
            number = terms.numbers[road.to]
            shares.append((number / neighbours, number))
        total = 0.0
        for share, number in sorted(shares, reverse=True):
            if number in discs:
                discs.remove(number)
                total += share
        return total

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
