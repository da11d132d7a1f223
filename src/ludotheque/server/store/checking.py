"""Checking: whether a data folder can be used at all, told in one sentence before anybody plays."""

from __future__ import annotations

import os
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.store.sqlite_reading import read_text
from ludotheque.server.store.sqlite_schema import why_too_new

LOOKED_THROUGH: Final = 64_000_000
"""A file of at most so many bytes is looked through whole whenever a server starts."""
MOST_FAULTS: Final = 20
LEAST_ROOM: Final = 1_000_000
"""With so few bytes free no file can be opened and written to."""


def why_not_there(folder: Path) -> str:
    """Why there is no file in a data folder that we may read and write; empty if there is one.
    SQLite says the same of what is damaged and of what is somebody else's."""
    path = folder / FILE_NAME
    try:
        path.open("rb").close()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        return f"there are no tables in the folder {folder}."
    except OSError as error:
        why = error.strerror or str(error)
    else:
        if all(os.access(one, os.W_OK) for one in (path, folder)):
            return ""
        why = "it or its folder cannot be written to"
    return (
        f"the file {path} cannot be used: {why}; it has to belong to the server's user, who alone "
        "can do this."
    )


def why_no_room(folder: Path) -> str:
    """Why nothing can be kept in a folder, where its disk is full; empty if it is not."""
    free = shutil.disk_usage(folder).free
    if free >= LEAST_ROOM:
        return ""
    return f"the disk that holds {folder} is full ({free} bytes are free): make room there first."


def why_not_usable(folder: Path) -> str:
    """Why the file in a data folder cannot be served from, with what to do; empty if it can."""
    path = folder / FILE_NAME
    if not path.exists():
        return ""
    not_there = why_not_there(folder)
    if not_there:
        return not_there
    try:
        with closing(sqlite3.connect(path)) as file:
            file.text_factory = read_text
            file.execute("SELECT count(*) FROM sqlite_master").fetchone()
            too_new = why_too_new(path, file)
            if too_new:
                return too_new
            is_small = path.stat().st_size <= LOOKED_THROUGH
            fault = _faults(file, "quick_check", 1) if is_small else []
    except sqlite3.Error as error:
        no_room = why_no_room(folder)  # Of which SQLite says no more than of a broken disk.
        if no_room:
            return no_room
        fault = [str(error)]
    if not fault:
        return ""
    return (
        f"the file {path} cannot be read ({fault[0]}): put a copy of it in its place, or "
        "move it away and begin anew; nothing was changed."
    )


def faults_of_file(folder: Path) -> list[str]:
    """What is wrong with the file in a data folder, page by page; it may be served meanwhile."""
    path = folder / FILE_NAME
    try:
        with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
            file.text_factory = read_text
            return _faults(file, "integrity_check", MOST_FAULTS)
    except sqlite3.Error as error:
        return [why_no_room(folder) or str(error)]


def _faults(file: sqlite3.Connection, how: str, most: int) -> list[str]:
    rows = file.execute(f"PRAGMA {how}({most})").fetchall()
    return [" ".join(str(row[0]).split()) for row in rows if row[0] != "ok"]
