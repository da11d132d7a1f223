"""`admin`: what a host does with a data folder, whether a server runs on it or not."""

from __future__ import annotations

import os
import shutil
import time
from contextlib import ExitStack, closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer

from ludotheque.cli import admin_guests, admin_ratings, admin_reports, admin_tables
from ludotheque.cli.ledger import (
    DATABASE_VARIABLE,
    AsJson,
    Data,
    Yes,
    administration,
    administration_of,
    ask_first,
    choose_database,
    choose_games,
    chosen_database,
    counted,
    say,
    shelf_here,
)
from ludotheque.cli.paper import write_text
from ludotheque.cli.serve import DEFAULT_DATA, what_the_server_needs
from ludotheque.core.errors import BadSetup

app = typer.Typer(help="Look after a data folder, whether a server runs on it or not.")
app.add_typer(admin_tables.app, name="tables")
app.add_typer(admin_guests.app, name="guests")
app.add_typer(admin_reports.app, name="reports")
app.command()(admin_ratings.ratings)


@app.callback()
def admin(
    database: Annotated[
        str,
        typer.Option(
            envvar=DATABASE_VARIABLE,
            help="Look after a PostgreSQL database instead: postgresql://….",
        ),
    ] = "",
    games: Annotated[
        list[str] | None,
        typer.Option(help="A further game of the server's, as it is named to it: module:NAME."),
    ] = None,
) -> None:
    """Look after a data folder, or a database, whether a server runs on it or not. A server that
    runs notices within a sweep (two seconds)."""
    choose_database(database)
    choose_games(games or (), os.environ)


@app.command()
def check(data: Data = DEFAULT_DATA, as_json: AsJson = False) -> None:
    """Find what is damaged before people do: the file page by page, each table, each guest.

    Nothing is changed. The end is 1 where something was found.
    """
    with what_the_server_needs():
        from ludotheque.server.service.checking import check as look
        from ludotheque.server.service.checking import check_office
        from ludotheque.server.store.checking import why_not_there
    if chosen_database():
        with administration(data) as admin:
            found = list(check_office(admin.office, admin.shelf))
    else:
        trouble = why_not_there(data)
        if trouble:
            raise BadSetup(trouble)
        found = list(look(data, shelf_here()))
    if as_json:
        say(found, True)
    elif not found:
        print(f"Everything in {_place(data)} can be read.")
    else:
        for one in found:
            where = f"{one.kind} {one.id}".strip()
            print(" ".join(f"{where}: {one.what}".split()))
    if found:
        raise typer.Exit(1)


@app.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The copy; it must not be there yet.")],
    data: Data = DEFAULT_DATA,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Copy everything into one file, as it is at one moment, while the server runs or not."""
    with what_the_server_needs():
        from ludotheque.server.main import OUR_FILES
        from ludotheque.server.store.checking import why_not_there
        from ludotheque.server.store.restoring import why_no_place
        from ludotheque.server.store.sqlite import FILE_NAME
        from ludotheque.server.store.sqlite_office import copy_file
    trouble = "" if chosen_database() else why_not_there(data)
    trouble = trouble or why_no_place(file, data, () if chosen_database() else OUR_FILES)
    if trouble:
        raise BadSetup(trouble)
    if file.exists():
        ask_first(f"The file {file} is there already. Write over it?", yes)
    if chosen_database():
        with administration(data) as admin:
            admin.office.backup(file)
    else:
        copy_file(data / FILE_NAME, file)
    size = file.stat().st_size
    if as_json:
        say({"file": str(file), "bytes": size}, True)
    else:
        say(f"{file} holds everything in {_place(data)} ({size} bytes).", False)


@app.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A copy that `backup` made.", readable=False)],
    data: Data = DEFAULT_DATA,
    yes: Yes = False,
    as_json: AsJson = False,
) -> None:
    """Put a copy in the place of what is kept; the server has to be stopped. What was there before
    is kept beside it."""
    with what_the_server_needs():
        from ludotheque.server.main import lock_folder
        from ludotheque.server.store.restoring import restore as put_back
        from ludotheque.server.store.restoring import why_no_copy
    if chosen_database():
        raise BadSetup("a copy is put into a database by `admin move`; nothing was changed.")
    trouble = why_no_copy(file)
    if trouble:
        raise BadSetup(trouble)
    with closing(lock_folder(data)):
        ask_first(f"Put {file} in the place of what is kept in {data}?", yes)
        stamp = datetime.fromtimestamp(time.time(), UTC).strftime("%Y%m%d-%H%M%S")
        before = put_back(file, data, stamp)
    if as_json:
        say({"restored": str(file), "before": None if before is None else str(before)}, True)
        return
    say(f"{data} holds what was in {file}.", False)
    if before is not None:
        say(f"What was there before is {before}.", False)


@app.command()
def move(
    source: Annotated[
        Path,
        typer.Option(
            "--from", help="The data folder, or a copy that `backup` made.", readable=False
        ),
    ],
    to: Annotated[str, typer.Option(help="The database: postgresql://….")],
    as_json: AsJson = False,
) -> None:
    """Carry everything over into a PostgreSQL database, and look whether all of it has arrived; the
    servers of both have to be stopped. It can be repeated until it was played on there."""
    with what_the_server_needs():
        from ludotheque.server.main import lock_folder
        from ludotheque.server.store.postgres_office import PostgresOffice
        from ludotheque.server.store.restoring import why_no_copy
        from ludotheque.server.store.sqlite import FILE_NAME
    file = source / FILE_NAME if source.is_dir() else source
    trouble = why_no_copy(file)
    if trouble:
        raise BadSetup(trouble)
    with ExitStack() as held:
        if source.is_dir():
            held.enter_context(closing(lock_folder(source)))
        office = held.enter_context(administration_of(to)).office
        assert isinstance(office, PostgresOffice)
        counts = office.carry_in(file)
    if as_json:
        say({"carried": counts}, True)
        return
    tables, entries, guests = (counts[name] for name in ("tables", "entries", "guests"))
    said = f"{tables} tables, {entries} entries of logs, {guests} guests"
    say(f"The database holds all that was in {source}: {said}.", False)


def _place(data: Path) -> str:
    return "the database" if chosen_database() else str(data)


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(help="The folder for the logs; it is made if missing.")],
    data: Data = DEFAULT_DATA,
    as_json: AsJson = False,
) -> None:
    """Write the logs of all finished games, each into a file of its own; those that are there
    already are left."""
    written, there, unreadable = [], 0, []
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"the folder {folder} cannot be used: {error.strerror}.") from None
    with administration(data) as admin:
        for row, log in admin.finished():
            day = datetime.fromtimestamp(row.changed_at, UTC).strftime("%Y-%m-%d")
            file = folder / f"{day}-{row.game}-{row.table}.log"
            if log is None:
                unreadable.append(row.table)
            elif file.exists():
                there += 1
            else:
                write_text(file, "log", log.text())
                written.append(str(file))
    if as_json:
        say({"written": written, "there": there, "unreadable": unreadable}, True)
    else:
        say(f"{counted(len(written), 'log')} written to {folder}; there already: {there}.", False)
        for table in unreadable:
            say(f"The log of table {table} cannot be read.", False)
    if unreadable:
        raise typer.Exit(1)


@app.command()
def stats(data: Data = DEFAULT_DATA, as_json: AsJson = False) -> None:
    """How much is kept: tables by game and phase, moves, chat, guests, bytes."""
    with administration(data) as admin:
        found = admin.office.stats()
    rows: list[tuple[str, int]] = [
        (f"tables of {game}, {phase}", count)
        for game, phases in found.tables.items()
        for phase, count in phases.items()
    ]
    rows += [
        ("entries of logs", found.entries),
        ("lines of chat", found.lines),
        ("guests with a profile of their own", found.guests),
        ("bans", found.bans),
        ("reports that wait", found.open_reports),
        ("bytes on disk", found.bytes),
        ("schema", found.schema),
    ]
    if not chosen_database():
        rows.insert(-1, ("bytes free on that disk", shutil.disk_usage(data).free))
    say(found, as_json, heads=("what", "how many"), rows=rows)
