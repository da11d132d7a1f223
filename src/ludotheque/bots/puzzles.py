"""Puzzles: positions from games between bots with one best move that is not the obvious one.

A game keeps its own in `puzzles.json` in its folder; `make puzzles` finds them anew.
"""

from __future__ import annotations

import functools
import json
from pathlib import Path
from typing import Any, Final

from ludotheque.core.game import Game
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.move import Seat
from ludotheque.core.position import read_position
from ludotheque.core.registry import find_game

FILE: Final = "puzzles.json"


class Puzzle:
    """A position, whose eyes it is seen with, and what its moves led to."""

    def __init__(self, game: Game[Any], number: int, data: dict[str, Any]) -> None:
        self.game = game
        self.number = number
        """Its place in the game's collection, from 1."""
        self.rules: int = data["rules"]
        """The version of the rules that it was found under."""
        self.position: str = json.dumps(data["position"], separators=(",", ":"))
        """A state that the seat holds possible: all that it knows, and no more that is true."""
        self.seat: Seat = data["seat"]
        self.best: str = data["best"]
        self.obvious: str = data["obvious"]
        """What a sound player does without thinking ahead."""
        self.figures: list[dict[str, Any]] = data["figures"]
        """What the best moves and the obvious one led to, the best first."""
        self.found: dict[str, int] = data["found"]
        """Where it comes from: seed, game and entry; and how often each move was played on."""

    def match(self) -> Match:
        """A match that waits at the puzzle's question."""
        terms, state = read_position(self.game, self.position)
        match = Match(self.game, terms, state, Luck.seeded(self.number))
        match.start = self.position
        match.begin()
        return match


@functools.cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of one game that hold under its rules of today; none where its folder has no file
    of them."""
    known = find_game(game)
    path = Path(known.folder) / FILE
    if not path.is_file():
        return ()
    listed = json.loads(path.read_text(encoding="utf-8"))
    read = [Puzzle(known, place + 1, data) for place, data in enumerate(listed)]
    return tuple([one for one in read if one.rules == known.version])


def all_puzzles(names: list[str]) -> list[Puzzle]:
    """Every puzzle of those games, the games by turns: two days in a row bring two games."""
    collections = [puzzles_of(name) for name in names]
    longest = max([len(one) for one in collections], default=0)
    return [one[place] for place in range(longest) for one in collections if place < len(one)]
