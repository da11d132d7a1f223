"""The ledger: how `admin` says things, as a table for people or as JSON for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table as Grid

from ludotheque.cli.paper import new_console
from ludotheque.cli.serve import what_the_server_needs
from ludotheque.core.errors import BadSetup
from ludotheque.server.choosing import VARIABLES

if TYPE_CHECKING:
    from ludotheque.server.service.administering import Administration

DATA_VARIABLE = f"{VARIABLES}DATA"
Data = Annotated[
    Path,
    typer.Option(envvar=DATA_VARIABLE, help="The folder in which the tables are kept."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Say it as JSON.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


@contextmanager
def administration(data: Path) -> Iterator[Administration]:
    """What is kept in a folder, to be looked after."""
    with what_the_server_needs():
        import sqlite3

        from ludotheque.server.service.administering import Administration
        from ludotheque.server.service.shelf import Shelf
        from ludotheque.server.store.sqlite_office import SqliteOffice
    with closing(SqliteOffice(data)) as office:
        try:
            yield Administration(office, Shelf())
        except sqlite3.Error as error:
            raise BadSetup(f"the file in {data} could not be used: {error}.") from None


def say(what: Any, as_json: bool, *, heads: Sequence[str] = (), rows: Iterable[Any] = ()) -> None:
    """Say something: as JSON, or as a table with these heads and rows; without rows as a line."""
    if as_json:
        import msgspec

        print(json.dumps(msgspec.to_builtins(what), ensure_ascii=False, indent=2))
        return
    if not heads:
        print(what)
        return
    grid = Grid(*heads, box=box.SIMPLE_HEAD, pad_edge=False)
    for row in rows:
        grid.add_row(*(str(cell) for cell in row))
    console = new_console()
    if not console.is_terminal:
        console.width = 10_000  # A program that reads it wants every row in one line.
    console.print(grid)


def ask_first(question: str, yes: bool) -> None:
    """Ask before something is destroyed; where nobody can answer, `--yes` has to."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise BadSetup(f"{question} Say --yes if so; nothing was changed.")
    if not typer.confirm(question):
        raise BadSetup("nothing was changed.")


def when(at: float) -> str:
    """A moment, in Greenwich's time."""
    return "" if at <= 0 else datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")
