"""PF-14 to PF-16, PF-25, PF-26: posts leave the centres, cities are won, and the last count."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import Tell
from ludotheque.core.move import Seat
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.state import GONE, LIES, Pfeffersaecke

REGION_POINTS: Final = 2
FLORINS_A_POINT: Final = 20


def settle(s: Pfeffersaecke, seat: Seat, tell: Tell) -> None:
    """PF-14: posts in the centres go to the next free spaces; each city is looked at by itself."""
    centre = s.centre
    for city, waiting in enumerate(centre):
        if waiting:
            centre[city] = 0
            posts = s.posts[city]
            for _ in range(waiting):
                posts.append(seat)
            if s.discs[city] == LIES:
                win_city(s, seat, city, tell)


def win_city(s: Pfeffersaecke, seat: Seat, city: int, tell: Tell) -> None:
    """PF-15: an absolute majority wins a city; PF-16: so does having the most when it is full."""
    number = s.terms.numbers[city]
    posts = s.posts[city]
    spoken = s.terms.spoken[city]
    if 2 * posts.count(seat) > number:
        s.influence[seat] += number
        s.won[seat].append(city)
        s.discs[city] = GONE
        tell.everyone(ar.MAJORITY, seat, spoken, number)
    elif len(posts) == number:
        winner = leader(posts)  # PF-R5 Whoever filled it.
        s.influence[winner] += number // 2
        s.won[winner].append(city)
        s.discs[city] = GONE
        tell.everyone(ar.FILLED, seat, spoken, winner, number // 2)


def leader(posts: list[int]) -> Seat:
    """PF-16, PF-R15: who has the most posts; among equals who came first."""
    best = posts[0]
    most = 0
    for seat in posts:
        count = posts.count(seat)
        if count > most:
            most = count
            best = seat
    return best


def count_up(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-25: 2 points for each region with a post, 1 for every full 20 florins."""
    terms = s.terms
    for seat in range(s.seats):
        regions = {terms.regions[place] for place in range(terms.places) if seat in s.posts[place]}
        points = REGION_POINTS * len(regions)
        s.influence[seat] += points
        tell.everyone(ar.REGIONS, seat, len(regions), points)
        fortune = s.florins()[seat]
        s.influence[seat] += fortune // FLORINS_A_POINT
        tell.everyone(ar.FORTUNE, seat, fortune, fortune // FLORINS_A_POINT)


def standing(s: Pfeffersaecke, seat: Seat) -> tuple[int, int, int]:
    """PF-26, PF-R17: influence, then cities won, then the sum of their numbers."""
    won = s.won[seat]
    return s.influence[seat], len(won), sum([s.terms.numbers[city] for city in won])
