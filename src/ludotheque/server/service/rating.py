"""Rating: what a result says of how strong its players are.

Weng and Lin's approximation of the Plackett–Luce model, by `openskill`: several seats, ties, and
how sure one can be. `docs/decisions/0016-ratings.md` says why.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import pairwise
from math import log, sqrt
from typing import Any, Final

import msgspec
from msgspec import Struct
from openskill.models import PlackettLuce

from ludotheque.bots.levels import RANDOM
from ludotheque.bots.strength import levels_of, strengths_of
from ludotheque.core.game import Game
from ludotheque.server.service.results import GameResult, read_result
from ludotheque.server.store.results import BOT, KeptRating, KeptResult, Recomputed

_MODEL: Final = PlackettLuce()
MEAN: Final = 25.0
DEVIATION: Final = 25.0 / 3
"""What is held of somebody who has not played yet."""
MEASURED: Final = DEVIATION / 2
"""How unsure one is of bots that the ladder has measured against each other, and no people."""
MIDDLE: Final = "regular"
"""The level that begins where people begin."""
BELOW: Final = 2 * MEASURED
"""By so much those who move at random begin below the weakest who do not."""
SCALE: Final = 40
"""What people are shown is so many times as much: 1000 for a beginning."""


class Shown(Struct):
    """A rating as people read it: `rating` ± `give`, in nineteen of twenty cases."""

    rating: int
    give: int


class Moved(Struct):
    """What a result has changed for one seat."""

    before: Shown
    after: Shown


def shown(mean: float, deviation: float) -> Shown:
    return Shown(round(SCALE * mean), round(2 * SCALE * deviation))


def rate(
    result: GameResult, known: Mapping[str, KeptRating], priors: Mapping[str, KeptRating]
) -> tuple[list[KeptRating], list[Moved]]:
    """What the players of a result come to, and what it has changed for each seat. Bots of one
    level in several seats are one player: it comes to the mean of these seats."""
    before = [_before(seat.player, known, priors) for seat in result.seats]
    rated = _MODEL.rate(
        [[_MODEL.create_rating([one.mean, one.deviation])] for one in before],
        ranks=[float(seat.rank) for seat in result.seats],
    )
    found: dict[str, list[tuple[float, float]]] = {}
    moved = []
    for one, (new,) in zip(before, rated):
        found.setdefault(one.player, []).append((new.mu, new.sigma))
        moved.append(Moved(shown(one.mean, one.deviation), shown(new.mu, new.sigma)))
    after = []
    for one in {one.player: one for one in before}.values():
        seats = found[one.player]
        after.append(
            KeptRating(
                one.player,
                sum(mean for mean, _ in seats) / len(seats),
                sum(deviation for _, deviation in seats) / len(seats),
                one.games + 1,
            )
        )
    return after, moved


def rate_all(results: Iterable[KeptResult], priors: Mapping[str, KeptRating]) -> Recomputed:
    """What everybody has come to by all results of a game, in their order."""
    known: dict[str, KeptRating] = {}
    changes: dict[str, tuple[str, str]] = {}
    for one in results:
        after, moved = rate(read_result(one.text), known, priors)
        known.update({rating.player: rating for rating in after})
        changes[one.table] = one.text, write_moved(moved)
    return Recomputed(sorted(known.values(), key=lambda rating: rating.player), changes)


def _before(
    player: str, known: Mapping[str, KeptRating], priors: Mapping[str, KeptRating]
) -> KeptRating:
    return known.get(player) or priors.get(player) or KeptRating(player, MEAN, DEVIATION, 0)


def write_moved(moved: list[Moved]) -> str:
    return msgspec.json.encode(moved).decode()


def read_moved(text: str) -> list[Moved]:
    return msgspec.json.decode(text, type=list[Moved])


def priors_of(game: Game[Any]) -> dict[str, KeptRating]:
    """What is held of a game's bots before they have played here: what the ladder has measured of
    them, with the middle one where people begin."""
    levels = [level for level in levels_of(game) if level != RANDOM]
    steps = {level: _step(game, below, level) for below, level in pairwise(levels)}
    means = dict.fromkeys(levels, MEAN)
    for level, step in steps.items():
        place = levels.index(level)
        for higher in levels[place:]:
            means[higher] += step
    shift = MEAN - means.get(MIDDLE, MEAN)
    found = {level: KeptRating(BOT + level, mean + shift, MEASURED, 0)
             for level, mean in means.items()}  # fmt: skip
    lowest = min((one.mean for one in found.values()), default=MEAN)
    if levels:
        found[RANDOM] = KeptRating(BOT + RANDOM, lowest - BELOW, DEVIATION, 0)
    return {one.player: one for one in found.values()}


def _step(game: Game[Any], below: str, level: str) -> float:
    """By how much a level is above the one below it, if one of it wins as often among the others as
    the ladder says: the mean over the numbers of players."""
    steps = []
    for one in strengths_of(game):
        if (one.level, one.among) == (level, below):
            wins = min(98, max(2, one.wins)) / 100
            odds = wins * (one.seats - 1) / (1 - wins)
            steps.append(log(odds) * _MODEL.beta * sqrt(one.seats))
    return sum(steps) / len(steps) if steps else 0.0
