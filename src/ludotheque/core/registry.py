"""The registry: finds the built-in games by their folder, and others through entry points."""

from __future__ import annotations

import importlib
import pkgutil
from importlib.metadata import entry_points
from importlib.util import find_spec
from typing import Any

from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game

ENTRY_POINT = "ludotheque.games"
"""Other packages offer a game by an entry point of this group that names its `Game`."""

_known: dict[str, Game[Any]] = {}


def games() -> list[str]:
    """The names of all games, as people type them. A folder without rules is none yet."""
    folder = importlib.import_module("ludotheque.games")
    names = {
        found.name.replace("_", "-")
        for found in pkgutil.iter_modules(folder.__path__)
        if find_spec(f"ludotheque.games.{found.name}.rules") is not None
    }
    names.update(point.name for point in entry_points(group=ENTRY_POINT))
    names.update(_known)
    return sorted(names)


def find_game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in _known:
        if name not in games():
            raise BadSetup.of("no-game", name=name, games=", ".join(games()))
        for point in entry_points(group=ENTRY_POINT):
            if point.name == name:
                found = point.load()
                if found.name != name:
                    raise BadSetup(f"the game offered as {name!r} calls itself {found.name!r}.")
                register(found)
                break
        else:
            folder = name.replace("-", "_")
            register(importlib.import_module(f"ludotheque.games.{folder}.rules").GAME)
    return _known[name]


def register(game: Game[Any]) -> None:
    """Make a game known under its name."""
    _known[game.name] = game


def game_of_board(board: BoardFile) -> Game[Any] | None:
    """The one game whose own board has all the tables of a file, if there is one."""
    names = set(board.names)
    found: list[Game[Any]] = []
    for name in games():
        try:
            game = find_game(name)
            if names <= set(game.own_board().names):
                found.append(game)
        except Exception:  # Of another package: whoever asks for its game hears of it.
            continue
    return found[0] if names and len(found) == 1 else None
