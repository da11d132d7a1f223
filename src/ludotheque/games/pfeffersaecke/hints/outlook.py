"""An outlook on a game: how long it may last, what a florin is worth, and how far places are."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.pfeffersaecke.state import NOT_YET, Pfeffersaecke

FAR: Final = 10_000
WAIT_FOR_A_DISC: Final = 12
"""What passing through a city without a disc is counted as, in florins: one has to wait for it."""

LOSS: Final = 0.25
"""What a point of a rival's counts against one's own."""
HASTE: Final = [1.0, 0.93, 0.86, 0.8, 0.74, 0.69, 0.64, 0.6, 0.55]
"""What points are worth that take so many more rounds."""
TURN: Final = 4
"""What a turn is worth in florins, for each florin that a free space pays."""
LAST_FLORIN: Final = 0.05
"""PF-25: at the end twenty florins are a point, so that is what one gives away at least."""
SPARE_FLORIN: Final = 0.03
"""What a florin that comes in is worth at least: less, for only full twenties count."""
EARLY_FLORIN: Final = 0.2
"""What a florin is worth besides while there is time to spend it."""
IDLE_PURSE: Final = 45.0
"""What one can hardly spend in one turn: who has as much needs no more for now."""


class Outlook:
    """What one seat makes of a state; it is read off the state once and does not change it."""

    def __init__(self, s: Pfeffersaecke, seat: Seat) -> None:
        self.s = s
        self.seat = seat
        self.entered = s.entered
        pace = 0.45 * s.seats
        self.turns = 1.0 + s.village_counter / pace
        """How many turns each may still have, if about every second post goes to a village."""
        if s.idle_turns > 0:
            self.turns = min(self.turns, 2.0 + 2.0 * (s.seats - s.idle_turns) / s.seats)
        time = min(1.0, (self.turns - 1.0) / 6.0)
        need = max(0.0, 1.0 - s.florins()[seat] / IDLE_PURSE)
        self.florin = SPARE_FLORIN + EARLY_FLORIN * time * need / s.terms.rate
        """What a florin that comes in is worth in points."""
        self.paid = max(LAST_FLORIN, self.florin)
        """What a florin that goes out is worth in points."""
        self.regions = self.regions_of(seat)
        self._costs: list[list[int]] = [[] for _ in range(s.seats)]

    def is_of(self, s: Pfeffersaecke, seat: Seat) -> bool:
        """Whether it is the seat's outlook on that state, as it stands."""
        return self.s is s and self.seat == seat and self.entered == s.entered

    def regions_of(self, seat: Seat) -> int:
        """The regions where a seat has a post, one bit each."""
        regions = self.s.terms.regions
        found = 0
        for place, posts in enumerate(self.s.posts):
            if seat in posts:
                found |= 1 << regions[place]
        opened = self.s.opened_at
        if opened >= 0 and seat == self.s.turn:
            found |= 1 << regions[opened]
        return found

    def is_new_region(self, place: int) -> bool:
        return not self.regions >> self.s.terms.regions[place] & 1

    def costs(self, seat: Seat) -> list[int]:
        """What it costs a seat to get to each place, by roads that may be open to it."""
        if not self._costs[seat]:
            self._costs[seat] = costs_from(self.s, seat, self.s.posts)
        return self._costs[seat]

    def score(self, seat: Seat) -> float:
        """What a seat would come to if the game ended now."""
        regions = self.regions_of(seat).bit_count()
        return self.s.influence[seat] + 2 * regions + self.s.florins()[seat] // 20


def costs_from(s: Pfeffersaecke, seat: Seat, posts: list[list[int]]) -> list[int]:
    """What it costs to get to each place from where a seat has posts: the prices, and the turns
    that it takes."""
    terms = s.terms
    turn = TURN * terms.rate
    costs = [FAR] * terms.places
    queue: list[int] = []
    for place in range(terms.places):
        if seat in posts[place]:
            costs[place] = 0
            queue.append(place)
    at = 0
    while at < len(queue):
        place = queue[at]
        at += 1
        here = costs[place]
        if here > 0:
            if place >= terms.cities:
                if posts[place]:
                    continue  # Somebody else controls the passage.
            elif s.discs[place] == NOT_YET:
                here += WAIT_FOR_A_DISC
            elif len(posts[place]) >= terms.numbers[place]:
                continue
        for road in terms.roads[place]:
            cost = here + road.price + turn
            if cost < costs[road.to]:
                costs[road.to] = cost
                queue.append(road.to)
    return costs


def race(s: Pfeffersaecke, city: int, seat: Seat, extra: int, can_others: bool) -> float:
    """What a city brings a seat that puts so many posts there now and one each turn from then on:
    its points, or those of whoever wins it as a loss; less, the longer it takes.

    The others who are there go on, too, or stay as they are. Who goes on spends a safe-conduct
    where two posts at once make the majority (PF-18).
    """
    number = s.terms.numbers[city]
    posts = s.posts[city]
    seats = s.seats
    counts = [0] * seats
    for one in posts:
        counts[one] += 1
    mine = counts[seat] + extra
    counts[seat] = mine
    free = number - len(posts) - extra
    need = number // 2 + 1
    if mine >= need:
        return float(number)
    rounds = 0
    while free > 0:
        if can_others:
            for step in range(1, seats):
                other = (seat + step) % seats
                if counts[other] > 0 and free > 0:
                    if free > 1 and counts[other] + 2 == need and s.conducts[other] > 0:
                        return -LOSS * number
                    counts[other] += 1
                    free -= 1
                    if counts[other] >= need:
                        return -LOSS * number
        rounds += 1
        if free > 0:
            counts[seat] += 1
            free -= 1
            if counts[seat] >= need:
                return number * HASTE[min(rounds, 8)]
    most = max(counts)
    if counts[seat] == most:
        for one in posts:
            if counts[one] == most:
                if one != seat:
                    return -LOSS * (number // 2)
                break
        return (number // 2) * HASTE[min(rounds, 8)]
    return -LOSS * (number // 2)
