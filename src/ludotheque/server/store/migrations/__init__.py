"""Migrations: how what is kept changes over time, in numbered SQL files, a folder for each store.

`sqlite/0002_keeping.sql` brings a file of schema 1 to schema 2. Numbers count the same schemas in
every store; a file that has been in a release is never changed again.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent


@dataclass(frozen=True)
class Migration:
    """One step from a schema to the next."""

    number: int
    """Of the schema that it leads to."""
    name: str
    sql: str


@cache
def migrations(store: str) -> tuple[Migration, ...]:
    """All steps of a store, the first one first."""
    found = []
    for path in sorted((_FOLDER / store).glob("*.sql")):
        number, _, name = path.stem.partition("_")
        found.append(Migration(int(number), name, path.read_text(encoding="utf-8")))
    return tuple(found)


def latest(store: str) -> int:
    """The schema that this version of the server works on."""
    return migrations(store)[-1].number
