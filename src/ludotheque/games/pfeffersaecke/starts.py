"""Where to found: what a village promises, by what became of random starts in simulations."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.pfeffersaecke.outlook import costs_from
from ludotheque.games.pfeffersaecke.state import Pfeffersaecke

NEAR: Final = 40.0
"""The price at which a place is half as near as next door."""
RIVALRY: Final = 2.0
"""How much a rival's nearness counts against one's own."""
FAR_ENOUGH: Final = 60
"""A rival further away than this, in florins, is no neighbour."""


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
        the discs, room to oneself, a large city on the first turn, and roads that lead far."""
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
        worth = 0.44 * room + 0.03 * apart - 0.055 * length / (seats * seats)
        worth += 0.3 * self._first_city(village)
        worth += self._cities(start) - 1.5 * len(terms.roads[village])
        return worth

    def _cities(self, start: int) -> float:
        """The cities that may be had from a village, by their numbers and the rivals near them:
        those who have founded, and as many more as are to come, anywhere."""
        terms = self.s.terms
        hand = self.s.hands[self.seat]
        mine = self.nearness[start]
        to_come = self.s.seats - 1 - len(self.rivals)
        others = [one for one in self.free if one != start]
        seats = self.s.seats
        plain = min(2.7, max(0.0, 1.2 * (seats - 3)))
        in_hand = plain + min(3.6, 1.2 * (seats - 2) + 0.2)
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

    def _first_city(self, village: int) -> int:
        """The largest city next to a village that can be opened on the first turn."""
        terms = self.s.terms
        purse = terms.start_money + terms.base_income
        best = 0
        for road in terms.roads[village]:
            number = terms.numbers[road.to]
            if road.to < terms.cities and road.price <= purse and number in self.s.hands[self.seat]:
                best = max(best, number)
        return best
