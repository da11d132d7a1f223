"""Tables in plain words, recorded: what the terminal says of a view the page must say, too.

`python -m tests.every_game.readings` writes them anew; look at the difference before committing it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.cli.plain import plain_rows
from ludotheque.core.registry import register
from ludotheque.core.state import View
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.server.service.shelf import Shelf
from tests.every_game.walk import Table, first_tables, walk
from tests.toy.quarrel.rules import GAME as QUARREL

ROOT = Path(__file__).parents[2]
PATH = ROOT / "web" / "tests" / "readings.json"
NAMES = ["Anna", "Ben", "Chloé", "Dora", "Emil", "Fanny"]
READER = 1
"""The seat whose eyes are looked through."""


def tables() -> list[Table]:
    """Every game of this repository, at its largest table."""
    largest = {table.game.name: table for table in first_tables()}
    return [table for table in largest.values() if table.game.folder.is_relative_to(ROOT)]


def reading(table: Table, view: View) -> dict[str, Any]:
    """What a seat sees at a table, and how that is said."""
    game, terms = table.game, table.terms
    said = {
        language: [
            [row.label, *row.values]
            for row in plain_rows(game, view, terms, words_of(game, language), NAMES.__getitem__)
        ]
        for language in LANGUAGES
    }
    return {
        "game": game.name,
        "folder": game.folder.relative_to(ROOT).as_posix(),
        "options": terms.options,
        "fields": msgspec.to_builtins(Shelf().sheet(game.name).fields),
        "view": view,
        "said": said,
    }


def middle(table: Table) -> View:
    """What a seat sees in the middle of a game."""
    views = [table.game.view(ply.s, READER) for ply in walk(table, 2026)]
    return views[len(views) // 2]


def record() -> None:
    """Write them down, a game a line."""
    lines = [json.dumps(reading(table, middle(table)), ensure_ascii=False) for table in tables()]
    PATH.write_text("[\n" + ",\n".join(lines) + "\n]\n", encoding="utf-8")


if __name__ == "__main__":
    register(QUARREL)
    record()
