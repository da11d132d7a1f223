"""Reckonings: after a game, where each seat's score came from, and how it went."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.game import Game
from ludotheque.core.log import Log
from ludotheque.core.replay import retrace

START: Final = "start"
"""What everybody had before anything was told."""
REST: Final = "rest"
"""What came without a word."""


class Reckoning:
    """The scores taken apart by their sources, and each change of them on the way."""

    def __init__(self, sources: dict[str, list[int]], curve: list[tuple[int, list[int]]]) -> None:
        self.sources = sources
        """By the event that it came with, `source-<event>` in the game's words: what each seat had
        from it. All together they are the scores."""
        self.curve = curve
        """How it stood after an entry, for every entry that changed it; the first is the start."""


def reckon(game: Game[Any], log: Log) -> Reckoning:
    """Where the scores of a log's game came from, event by event; `BadLog` where it cannot be
    replayed."""
    traced = retrace(game, log)
    last = list(game.standing(traced.states[0]))
    sources: dict[str, list[int]] = {START: last}
    curve = [(0, last)]
    for number, entry in enumerate(traced.match.entries):
        table: Any = traced.states[number].copy()
        moments = [] if entry.changes is None else entry.changes.moments
        for place, moment in enumerate(moments):
            for change in moment:
                if change.field is not None:
                    setattr(table, change.field.name, change.after)
            source = entry.events[place].happening.name if place < len(entry.events) else REST
            last = note(sources, source, last, game.standing(table))
        last = note(sources, REST, last, game.standing(traced.states[number + 1]))
        if last != curve[-1][1]:
            curve.append((number, last))
    return Reckoning(sources, curve)


def note(
    sources: dict[str, list[int]], source: str, before: list[int], after: list[int]
) -> list[int]:
    """Put what has changed down to a source; how it stands now."""
    if after == before:
        return before
    had = sources.get(source) or [0] * len(after)
    sources[source] = [sum + new - old for sum, old, new in zip(had, before, after)]
    return list(after)
