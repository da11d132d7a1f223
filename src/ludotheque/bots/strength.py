"""Strength: what the ladder has measured of a game's levels, in words for whoever chooses one.

A game keeps it in `strength.json` in its folder; `python benchmarks/ladder.py --publish` writes it.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.levels import LEVELS, RANDOM, hints_of
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.words import Words

FILE: Final = "strength.json"
PUBLISHED: Final = (("regular", "novice"), ("expert", "regular"))
"""Of whom it is told, one among others of the level below."""


class Strength:
    """One bot of a level among others of another: how many games of a hundred it wins."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.level: str = data["level"]
        self.among: str = data["among"]
        self.seats: int = data["seats"]
        self.wins: int = data["wins"]
        """Of a hundred games."""
        self.games: int = data["games"]
        """So many were played."""

    def as_json(self) -> dict[str, object]:
        return {
            "level": self.level,
            "among": self.among,
            "seats": self.seats,
            "wins": self.wins,
            "games": self.games,
        }


class Offer:
    """A level as it is offered to people."""

    def __init__(
        self, level: str, title: str, about: str, strength: str, measured: Strength | None = None
    ) -> None:
        self.level = level
        """The name by which it is asked for."""
        self.title = title
        """*Learning*, *plays along*, *plays to win*."""
        self.about = about
        self.strength = strength
        """What the ladder says of it; empty where nothing was measured."""
        self.measured = measured
        """The ladder's figures that it says so by."""

    def as_json(self) -> dict[str, object]:
        measured = None if self.measured is None else self.measured.as_json()
        return {
            "level": self.level,
            "title": self.title,
            "about": self.about,
            "strength": self.strength,
            "measured": measured,
        }

    def __repr__(self) -> str:
        return f"{self.level}: {self.title}. {self.about} {self.strength}".rstrip()


@functools.cache
def strengths_of(game: Game[Any]) -> tuple[Strength, ...]:
    """What was measured of a game's levels; nothing where its folder has no file of it."""
    path = Path(game.folder) / FILE
    if not path.is_file():
        return ()
    return tuple([Strength(data) for data in json.loads(path.read_text(encoding="utf-8"))])


def levels_of(game: Game[Any]) -> tuple[str, ...]:
    """The levels that a game has, weakest first."""
    try:
        hints_of(game)
    except BadSetup:
        return (RANDOM,)
    return LEVELS


def offers(game: Game[Any], seats: int, words: Words) -> list[Offer]:
    """A game's levels at a table of so many, weakest first, in words."""
    return [
        Offer(
            level,
            words.say(f"page-level-{level}"),
            words.say(f"page-level-{level}-about"),
            say_strength(game, level, seats, words),
            strength_of(game, level, seats),
        )
        for level in levels_of(game)
    ]


def strength_of(game: Game[Any], level: str, seats: int) -> Strength | None:
    """What tells how strong a level is at a table of so many: how often one of it wins among the
    level below, or, where nothing is below, one of the level above among it."""
    measured = [one for one in strengths_of(game) if one.seats == seats]
    for one in measured:
        if one.level == level:
            return one
    for one in measured:
        if one.among == level:
            return one
    return None


def say_strength(game: Game[Any], level: str, seats: int, words: Words) -> str:
    """The same in words; empty where nothing was measured."""
    one = strength_of(game, level, seats)
    if one is None:
        return ""
    if one.level == level:
        return _say(words, "page-level-wins", one, one.among)
    return _say(words, "page-level-loses", one, one.level)


def _say(words: Words, sentence: str, one: Strength, other: str) -> str:
    return words.say(
        sentence,
        others=one.seats - 1,
        level=words.say(f"page-level-{other}"),
        wins=one.wins,
        even=round(100 / one.seats),
    )
