"""Restoring: a copy put in the place of a file that nobody serves from; and where one may lie."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection
from contextlib import closing
from pathlib import Path
from typing import Final

from ludotheque.core.errors import BadSetup
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.store.sqlite_office import copy_file
from ludotheque.server.store.sqlite_schema import why_too_new

_PARTS: Final = ("", "-wal", "-shm")
"""What an SQLite file consists of, while it is open or after a crash."""


def why_no_copy(file: Path) -> str:
    """Why a file is no copy that can be put back; empty if it is one."""
    try:
        file.open("rb").close()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        return f"there is no file {file}."
    except OSError as error:
        return f"the file {file} cannot be read: {error.strerror}."
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as copy:
            fault = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
            names = {row[0] for row in copy.execute("SELECT name FROM sqlite_master")}
            too_new = why_too_new(file, copy)
    except sqlite3.Error as error:
        return f"the file {file} is no copy: {error}."
    if fault != "ok":
        return f"the file {file} is damaged: {fault}."
    if not {"tables", "entries", "guests"} <= names:
        return f"the file {file} is no copy of tables."
    return too_new


def why_no_place(file: Path, folder: Path, ours: Collection[str]) -> str:
    """Why no copy can be written there, `ours` being what a server keeps in its folder; empty if
    one can. A server goes on with the file that it has opened, whatever takes its place, and all
    that it keeps from then on would be lost with it."""
    there = file.resolve()
    if there.parent == folder.resolve() and there.name in ours:
        return f"the file {file} belongs to what is copied: give the copy another name."
    if any(there.with_name(f"{there.name}{part}").exists() for part in _PARTS[1:]):
        return f"the file {file} is in use, or was not closed: give the copy another name."
    return ""


def restore(file: Path, folder: Path, stamp: str) -> Path | None:
    """Put a copy in the place of a folder's file; where to that was moved, if there was one."""
    path = folder / FILE_NAME
    new = folder / f".{FILE_NAME}.new"
    try:
        copy_file(file, new)  # With what a server that was killed had not yet put into it.
        before = path.with_name(f"{FILE_NAME}.before-{stamp}")
        was_there = path.exists()
        for part in _PARTS:
            old = path.with_name(f"{FILE_NAME}{part}")
            if old.exists():
                old.replace(before.with_name(f"{before.name}{part}"))
        new.replace(path)
    except OSError as error:
        new.unlink(missing_ok=True)
        raise BadSetup(f"{file} could not be put into {folder}: {error.strerror}.") from None
    return before if was_there else None
