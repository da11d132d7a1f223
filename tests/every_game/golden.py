"""Golden play-throughs: one recorded game that prints what each seat sees at each ply.

`python -m tests.every_game.golden [GAME …]` writes them anew; look at the difference before you
commit it.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ludotheque.core.luck import Luck
from tests.every_game.walk import Table, first_tables

MOST_ENTRIES = 80


def golden_tables() -> list[Table]:
    """Each game once, at its smallest table."""
    return [table for table in first_tables() if table.seats == min(table.game.seats)]


def path_of(table: Table) -> Path:
    return table.game.folder / "tests" / "golden.txt"


def play_through(table: Table) -> str:
    """A random game: every entry as each seat reads it, and every change of what it sees."""
    match = table.match(2026)
    luck = Luck.seeded(1976)
    lines = [f"{table!r}"]
    readers = [None, *range(table.seats)]
    views: dict[Any, dict[str, Any]] = {reader: {} for reader in readers}
    told = 0
    while told < MOST_ENTRIES:
        for entry in range(told, len(match.entries)):
            spectator = _line(match.entries[entry].seen_by(entry, None))
            lines.append(spectator)
            for seat in range(table.seats):
                line = _line(match.entries[entry].seen_by(entry, seat))
                if line != spectator:
                    lines.append(f"  seat {seat}: {line}")
        told = len(match.entries)
        changed: dict[Any, str] = {}
        for reader in readers:
            view = match.view(reader)
            news = {name: one for name, one in view.items() if views[reader].get(name) != one}
            views[reader] = view
            changed[reader] = _line(news)
            if reader is None:
                lines.append(f"  sees {changed[None]}")
            elif changed[reader] != changed[None]:
                lines.append(f"  seat {reader} sees {changed[reader]}")
        if match.is_over:
            break
        seat = match.asks()[luck.draw(len(match.asks()))]
        legal = match.legal(seat)
        lines.append(f"  seat {seat} may {', '.join(move.text for move in legal)}")
        match.play(seat, legal[luck.draw(len(legal))])
    return "\n".join(lines) + "\n"


def _line(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(", ", ": "))


def main(chosen: list[str]) -> None:
    for table in golden_tables():
        if not chosen or table.game.name in chosen:
            path_of(table).parent.mkdir(exist_ok=True)
            path_of(table).write_text(play_through(table), encoding="utf-8")


if __name__ == "__main__":
    import tests.conftest  # noqa: F401

    main(sys.argv[1:])
