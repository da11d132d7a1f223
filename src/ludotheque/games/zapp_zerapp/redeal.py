"""What a seat can know of the barrels, and how many stones they may hold."""

from __future__ import annotations

from typing import Final

from ludotheque.core.luck import Luck
from ludotheque.core.move import Seat
from ludotheque.games.zapp_zerapp.state import ZappZerapp

TRIES: Final = 40
GRAIN: Final = 1 << 30
"""Chances are drawn as fine as this."""


def redeal_barrels(s: ZappZerapp, seat: Seat, luck: Luck) -> ZappZerapp:
    """A state that the seat holds possible: the touched barrels are filled as likely as they are
    after what the seat has heard, and the others have heard what fits."""
    c = s.copy()
    unknown = sorted([*s.pile, *[stones for stones in s.stones if stones]])
    touched = [place for place, stones in enumerate(s.stones) if stones]
    if touched:
        heard = likelihoods(s, seat)
        listened = [place for place in touched if heard[place]]
        for place, stones in zip(listened, draw_heard(heard, listened, unknown, luck)):
            c.stones[place] = stones
            unknown.remove(stones)
        for place in touched:
            if not heard[place]:
                c.stones[place] = unknown.pop(luck.draw(len(unknown)))
        c.pile = unknown
        for other in range(s.seats):
            if other != seat:
                for shake in range(len(s.heard[other])):
                    sounds = s.terms.sounds[c.stones[s.shaken[other][shake] - 1]]
                    c.heard[other][shake] = sounds[luck.draw(len(sounds))]
    return c


def likelihoods(s: ZappZerapp, seat: Seat) -> list[list[float]]:
    """By barrel and number of stones, how likely all is that the seat has heard of it, compared
    with the likeliest. A barrel of which it has heard nothing has an empty list.
    """
    found: list[list[float]] = [[] for _ in s.stones]
    hearing = s.terms.hearing
    for barrel, heard in zip(s.shaken[seat], s.heard[seat]):
        known = found[barrel - 1] or [1.0] * len(hearing)
        weights = [
            one * hearing[stones][heard] if hearing[stones] else 0.0
            for stones, one in enumerate(known)
        ]
        most = max(weights)
        found[barrel - 1] = [one / most for one in weights]
    return found


def draw_heard(
    heard: list[list[float]], listened: list[int], unknown: list[int], luck: Luck
) -> list[int]:
    """Different numbers of stones for the barrels that were listened to, by their likelihood."""
    for _ in range(TRIES):
        drawn: list[int] = []
        for place in listened:
            weights = heard[place]
            stones = unknown[weighted([weights[one] for one in unknown], luck)]
            if stones in drawn:
                break
            drawn.append(stones)
        if len(drawn) == len(listened):
            return drawn
    return draw_exactly(heard, listened, unknown, luck)


def weighted(weights: list[float], luck: Luck) -> int:
    """A place in the list, drawn by its weight."""
    rest = luck.draw(GRAIN) / GRAIN * sum(weights)
    last = 0
    for place, weight in enumerate(weights):
        if weight > 0.0:
            if rest < weight:
                return place
            rest -= weight
            last = place
    return last


def draw_exactly(
    heard: list[list[float]], listened: list[int], unknown: list[int], luck: Luck
) -> list[int]:
    """The same where numbers drawn apart would hardly ever differ: all sets of numbers that the
    first barrels can hold are weighed, and the barrels filled from the last one back."""
    order = sorted(range(len(listened)), key=lambda one: _candidates(heard[listened[one]]))
    levels: list[dict[int, float]] = [{0: 1.0}]
    for one in order:
        place = listened[one]
        after: dict[int, float] = {}
        for taken, weight in levels[-1].items():
            for at, stones in enumerate(unknown):
                chance = heard[place][stones]
                if chance > 0.0 and not taken >> at & 1:
                    bit = taken | 1 << at
                    after[bit] = after.get(bit, 0.0) + weight * chance
        levels.append(after)
    ends = list(levels[-1])
    taken = ends[weighted([levels[-1][one] for one in ends], luck)]
    drawn = [0] * len(listened)
    for level in range(len(listened) - 1, -1, -1):
        before = levels[level]
        chances = heard[listened[order[level]]]
        weights = [
            before.get(taken & ~(1 << at), 0.0) * chances[stones] if taken >> at & 1 else 0.0
            for at, stones in enumerate(unknown)
        ]
        at = weighted(weights, luck)
        drawn[order[level]] = unknown[at]
        taken &= ~(1 << at)
    return drawn


def _candidates(weights: list[float]) -> int:
    """How many numbers are possible: the surest barrels go first, so that there are fewer sets."""
    return len(weights) - weights.count(0.0)
