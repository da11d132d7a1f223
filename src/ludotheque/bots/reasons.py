"""Reasons: why one move is better than another, in what it brings and what it gives to others.

Moves are played on to the end with the same luck, and every change of a score is put down to the
event it came with, as a reckoning after a game does it.
"""

from __future__ import annotations

import math
from typing import Any, Final

from ludotheque.bots.perspective import Perspective
from ludotheque.bots.playout import SEEDS
from ludotheque.bots.search import Search
from ludotheque.core.event import Event, Report
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.reckoning import REST, note
from ludotheque.core.state import State

SURE: Final = 3.0
"""By so many standard errors something has to differ to be told as a reason."""
MOST_REASONS: Final = 3


class Accounts(Report):
    """A listener that puts down every change of the scores to the event it came with."""

    def __init__(self, game: Game[Any], s: State) -> None:
        super().__init__()
        self.game = game
        self.s = s
        self.last: list[int] = list(game.standing(s))
        self.sources: dict[str, list[int]] = {}

    def keep(self, event: Event) -> None:
        self.put_down(event.happening.name)

    def close(self) -> None:
        """Put down what came without a word."""
        self.put_down(REST)

    def put_down(self, source: str) -> None:
        """What has changed since the last time comes from there."""
        self.last = note(self.sources, source, self.last, self.game.standing(self.s))


class Outlook:
    """What a move came to in every continuation."""

    def __init__(self, move: Move) -> None:
        self.move = move
        self.ahead = 0
        self.worth = 0.0
        """Of all continuations together."""
        self.scores: list[int] = []
        self.best_others: list[int] = []
        """What the best of the others came to."""
        self.sources: list[dict[str, int]] = []
        """By event: what it brought the seat …"""
        self.sources_of_other: list[dict[str, int]] = []
        """… and that best one of the others."""

    def add(self, accounts: Accounts, seat: Seat) -> None:
        """One more continuation."""
        scores = accounts.last
        rival = max([one for one in range(len(scores)) if one != seat], key=lambda one: scores[one])
        self.scores.append(scores[seat])
        self.best_others.append(scores[rival])
        self.sources.append({name: had[seat] for name, had in accounts.sources.items()})
        self.sources_of_other.append({name: had[rival] for name, had in accounts.sources.items()})

    def as_json(self) -> dict[str, Any]:
        count = len(self.scores)
        return {
            "move": self.move.text,
            "ahead": self.ahead,
            "continuations": count,
            "worth": round(self.worth / count, 4),
            "score": round(sum(self.scores) / count, 1),
            "best_other": round(sum(self.best_others) / count, 1),
        }


def play_on_each(
    search: Search, perspective: Perspective, among: list[Move], each: int
) -> list[Outlook]:
    """Each of those moves played on so often, on the same deals; what led most often is first."""
    seat = perspective.seat
    game = search.game
    outlooks = [Outlook(move) for move in among]
    for _ in range(each):
        start = perspective.redeal()
        search.foresight.suppose(start, seat, perspective.luck)
        seed = perspective.luck.draw(SEEDS)
        for outlook in outlooks:
            s = start.copy()
            accounts = Accounts(game, s)
            game.steps[start.step].do(s, seat, outlook.move, accounts)
            minds = search.minds(s.seats, seat, perspective.temper, seed)
            search.play_on(start, s, minds, Luck.seeded(seed * (s.seats + 1)), accounts)
            accounts.close()
            outlook.add(accounts, seat)
            outlook.ahead += search.foresight.is_ahead(s, seat)
            outlook.worth += search.foresight.worth(s, seat)
    return sorted(outlooks, key=lambda one: -one.ahead)


def reasons(better: Outlook, other: Outlook) -> list[dict[str, Any]]:
    """Where the difference between two moves comes from: only what is no chance, and first what
    speaks for the better one. `is_own` tells what the seat gets from what the best of the others
    gets."""
    sides = [
        (True, better.sources, other.sources),
        (False, better.sources_of_other, other.sources_of_other),
    ]
    found: list[dict[str, Any]] = []
    for is_own, here, there in sides:
        for name in sorted({name for one in [*here, *there] for name in one}):
            apart = [one.get(name, 0) - two.get(name, 0) for one, two in zip(here, there)]
            mean = sum(apart) / len(apart)
            spread = sum([(one - mean) ** 2 for one in apart]) / max(1, len(apart) - 1)
            if round(mean, 1) and abs(mean) > SURE * math.sqrt(spread / len(apart)):
                found.append({"source": name, "is_own": is_own, "more": round(mean, 1)})
    found.sort(key=lambda one: -abs(one["more"]))
    speaks_for = [one for one in found if (one["more"] > 0) == one["is_own"]]
    told = speaks_for[: MOST_REASONS - 1]
    told += [one for one in found if one not in told][: MOST_REASONS - len(told)]
    return [one for one in told if one in speaks_for] + [
        one for one in told if one not in speaks_for
    ]
