"""Checking: every table and guest of a data folder, read as a server would read it."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import msgspec
from msgspec import Struct

from ludotheque.server.service.loading import load_table
from ludotheque.server.service.record import Guest
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.checking import faults_of_file, why_no_room
from ludotheque.server.store.migrations import latest
from ludotheque.server.store.office import Office, Wanted
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.store.sqlite_reading import load, read_text
from ludotheque.server.store.sqlite_schema import KIND, brought_up_copy, schema_of, why_too_new
from ludotheque.server.store.store import KeptWhole


class Finding(Struct):
    """One thing that is wrong in a data folder."""

    kind: str
    """`file`, `table` or `guest`."""
    id: str
    """Of the table or guest; empty for the file."""
    what: str


def check(folder: Path, shelf: Shelf) -> Iterator[Finding]:
    """Find what a server on this folder would set aside; nothing is changed, and one may run."""
    faults = faults_of_file(folder)
    for fault in faults:
        yield Finding("file", "", fault)
    path = folder / FILE_NAME
    try:
        with contextlib.ExitStack() as files:
            file = sqlite3.connect(f"file:{path}?mode=ro", uri=True, isolation_level=None)
            files.enter_context(closing(file))
            too_new = why_too_new(path, file)
            if too_new:
                yield Finding("file", "", too_new)
                return
            if schema_of(file) < latest(KIND):
                file = files.enter_context(closing(brought_up_copy(file)))
            file.text_factory = read_text
            ids = [str(id) for (id,) in file.execute("SELECT id FROM tables ORDER BY id")]
            yield from _check_tables(ids, partial(load, file), shelf)
            yield from _check_guests(file.execute("SELECT id, profile FROM guests ORDER BY id"))
    except sqlite3.Error as error:
        if str(error) not in faults and not why_no_room(folder):
            yield Finding("file", "", str(error))


def check_office(office: Office, shelf: Shelf) -> Iterator[Finding]:
    """The same of what an office looks after, whatever keeps it."""
    ids = sorted(row.table for row in office.tables(Wanted()))
    yield from _check_tables(ids, office.load, shelf)
    yield from _check_guests(office.guests())


def _check_tables(
    ids: list[str], load: Callable[[str], KeptWhole | None], shelf: Shelf
) -> Iterator[Finding]:
    for table in ids:
        try:
            kept = load(table)
            if kept is not None:
                load_table(shelf.game(kept.row.game), kept)
        except Trouble as trouble:
            yield Finding("table", table, trouble.code)
        except Exception as error:  # Whatever a damaged row does to whoever reads it.
            yield Finding("table", table, f"{type(error).__name__}: {error}")


def _check_guests(guests: Iterable[tuple[str, str]]) -> Iterator[Finding]:
    for guest, profile in guests:
        try:
            msgspec.json.decode(profile, type=Guest)
        except (msgspec.DecodeError, UnicodeError, TypeError) as error:
            yield Finding("guest", str(guest), str(error))
