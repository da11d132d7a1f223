"""The ledger: how `admin` says things, as a table for people or as JSON for programs."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import closing, contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich import box
from rich.table import Table as Grid

from ludotheque.cli.paper import new_console
from ludotheque.cli.serve import what_the_server_needs
from ludotheque.core.errors import BadSetup
from ludotheque.server.choosing import VARIABLES, read

if TYPE_CHECKING:
    from ludotheque.server.service.administering import Administration
    from ludotheque.server.service.shelf import Shelf

DATA_VARIABLE = f"{VARIABLES}DATA"
DATABASE_VARIABLE = f"{VARIABLES}DATABASE"
GAMES_VARIABLE = f"{VARIABLES}GAMES"
Data = Annotated[
    Path,
    typer.Option(
        envvar=DATA_VARIABLE,
        help="The folder in which the tables are kept.",
        readable=False,  # What cannot be read is told in words of ours.
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Say it as JSON.")]
Yes = Annotated[bool, typer.Option("--yes", help="Do not ask.")]


_database: ContextVar[str] = ContextVar("database", default="")
_games: ContextVar[tuple[str, ...]] = ContextVar("games", default=())


@contextmanager
def administration(data: Path) -> Iterator[Administration]:
    """What is kept in a folder, or in the database that was chosen, to be looked after."""
    database = chosen_database()
    if database:
        with administration_of(database) as admin:
            yield admin
        return
    with what_the_server_needs():
        import sqlite3

        from ludotheque.server.service.administering import Administration
        from ludotheque.server.store.sqlite_office import SqliteOffice
    with closing(SqliteOffice(data)) as office:
        try:
            yield Administration(office, shelf_here())
        except sqlite3.Error as error:
            raise BadSetup(f"the file in {data} could not be used: {error}.") from None


@contextmanager
def administration_of(database: str) -> Iterator[Administration]:
    """What is kept in a database, to be looked after."""
    with what_the_server_needs():
        from ludotheque.server.main import require_address
        from ludotheque.server.service.administering import Administration
        from ludotheque.server.store.postgres_office import PostgresOffice
    require_address(database)
    with closing(PostgresOffice(database)) as office:
        yield Administration(office, shelf_here())


def shelf_here() -> Shelf:
    """What can be played here: the games of every server, and those that `admin` was told of."""
    with what_the_server_needs():
        from ludotheque.server.service.shelf import Shelf
    return Shelf(_games.get())


def choose_games(line: Sequence[str], environment: Mapping[str, str]) -> None:
    """From now on know these games as well, which are named as they are to a server."""
    variable = environment.get(GAMES_VARIABLE, "")
    _games.set(tuple(line) or read("games", variable, GAMES_VARIABLE))


def chosen_database() -> str:
    """The database that `admin` was told to look after; empty if it is a folder."""
    return _database.get()


def choose_database(database: str) -> None:
    """From now on look after a database; after a folder if it is empty."""
    _database.set(database)


def say(what: Any, as_json: bool, *, heads: Sequence[str] = (), rows: Iterable[Any] = ()) -> None:
    """Say something: as JSON, or as a table with these heads and rows; without rows as a line."""
    if as_json:
        import msgspec

        print(json.dumps(msgspec.to_builtins(what), ensure_ascii=False, indent=2))
        return
    if not heads:
        print(what)
        return
    has_heads = any(heads)
    frame = box.SIMPLE_HEAD if has_heads else None
    grid = Grid(*heads, box=frame, pad_edge=False, show_header=has_heads)
    for row in rows:
        grid.add_row(*(str(cell) for cell in row))
    console = new_console()
    if not console.is_terminal:
        console.width = 10_000  # A program that reads it wants every row in one line.
    console.print(grid)


def counted(number: int, what: str) -> str:
    """So many of something: `1 log`, `2 logs`."""
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


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
