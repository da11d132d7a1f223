"""Openings: how somebody has opened a game, as its folder names it.

A game that has names for openings says so in `openings.py` in its folder: `NAMES`, and a function
`opening` that is given the lines of a seat's own moves in their order. What it answers is a name,
or a name and what its sentence is about, `found place=koeln`; `opening-<name>` in the game's words
says it. An empty answer, and a game without that file, have nothing to say.
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from typing import Any

from ludotheque.core.game import Game
from ludotheque.core.log import LATE, MOVE, UNDO, Entry
from ludotheque.core.move import Seat


def names_of(game: Game[Any]) -> tuple[str, ...]:
    """The names of a game's openings."""
    module = _module(game)
    return () if module is None else tuple(module.NAMES)


def opening_of(game: Game[Any], entries: Sequence[Entry], seat: Seat) -> str:
    """How a seat has opened a game that is over; empty where there is nothing to say of it."""
    module = _module(game)
    if module is None:
        return ""
    opening: str = module.opening(own_lines(entries, seat))
    return opening


def own_lines(entries: Sequence[Entry], seat: Seat) -> list[str]:
    """The moves of a seat that were not taken back."""
    taken = {entry.text.partition(" ")[2] for entry in entries if entry.kind == UNDO}
    return [
        entry.text
        for number, entry in enumerate(entries)
        if entry.seat == seat and entry.kind in (MOVE, LATE) and str(number) not in taken
    ]


def _module(game: Game[Any]) -> Any:
    name = f"{type(game).__module__.rpartition('.')[0]}.openings".removeprefix(".")
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as error:
        if error.name not in (name, name.rpartition(".")[0]):
            raise
        return None
