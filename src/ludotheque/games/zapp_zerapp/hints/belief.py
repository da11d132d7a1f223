"""What a seat may believe of the barrels after all it has heard (Bayes over the board's table)."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.zapp_zerapp.board import MOST_BARRELS
from ludotheque.games.zapp_zerapp.redeal import likelihoods
from ludotheque.games.zapp_zerapp.state import ZappZerapp

ROUNDS: Final = 3
"""How often beliefs are squared with each other: no two barrels hold the same number."""

Belief = list[float]
"""By number of stones, how likely a barrel holds it."""


def beliefs(s: ZappZerapp, seat: Seat) -> list[Belief]:
    """For each barrel, what the seat may believe of it. It reads the seat's view only."""
    open_numbers = [0.0] * (MOST_BARRELS + 1)
    for stones in s.terms.stones:
        if stones not in s.known:
            open_numbers[stones] = 1.0
    heard = likelihoods(s, seat)
    found: list[Belief] = [[] for _ in s.known]
    listened: list[int] = []
    for place, known in enumerate(s.known):
        if known:
            found[place] = [0.0] * (MOST_BARRELS + 1)
            found[place][known] = 1.0
        elif heard[place]:
            listened.append(place)
            found[place] = normal([one * free for one, free in zip(heard[place], open_numbers)])
    for _ in range(ROUNDS if len(listened) > 1 else 0):
        taken = sums([found[place] for place in listened])
        for place in listened:
            mine = found[place]
            found[place] = normal(
                [
                    likely * free * max(0.02, 1 - taken[stones] + mine[stones])
                    for stones, (likely, free) in enumerate(zip(heard[place], open_numbers))
                ]
            )
    taken = sums([found[place] for place in listened])
    rest = normal([free * max(0.0, 1 - taken[stones]) for stones, free in enumerate(open_numbers)])
    for place in range(len(found)):
        if not found[place]:
            found[place] = rest
    return found


def after_hearing(s: ZappZerapp, belief: Belief, heard: int) -> tuple[float, Belief]:
    """How likely a barrel sounds like that, and what one would believe of it then."""
    hearing = s.terms.hearing
    weights = [
        likely * hearing[stones][heard] if likely > 0.0 else 0.0
        for stones, likely in enumerate(belief)
    ]
    total = sum(weights)
    return total / s.terms.ways, normal(weights)


def sums(rows: list[Belief]) -> list[float]:
    """The sum of beliefs, number by number."""
    total = [0.0] * (MOST_BARRELS + 1)
    for row in rows:
        for stones, likely in enumerate(row):
            total[stones] += likely
    return total


def normal(weights: list[float]) -> Belief:
    """Weights that add up to 1."""
    total = sum(weights)
    if total <= 0.0:
        return [0.0] * len(weights)
    return [one / total for one in weights]
