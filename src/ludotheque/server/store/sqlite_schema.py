"""The schema of an SQLite file: which one it has, and how it is brought to the one of today.

All steps are carried out in one transaction, after the file was copied. The number of the schema is
SQLite's own `user_version`; a file from before schemas were counted has 0.
"""

from __future__ import annotations

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from ludotheque.core.errors import BadSetup
from ludotheque.server.store.migrations import latest, migrations

KIND: Final = "sqlite"
INCREMENTAL: Final = 2
"""What SQLite calls giving room back step by step."""

_log = logging.getLogger(__name__)


def schema_of(file: sqlite3.Connection) -> int:
    """The number of a file's schema."""
    return int(file.execute("PRAGMA user_version").fetchone()[0])


def why_too_new(path: Path, file: sqlite3.Connection) -> str:
    """Why a file of a later version cannot be used, with what to do; empty if it is none."""
    schema, here = schema_of(file), latest(KIND)
    if schema <= here:
        return ""
    return (
        f"the file {path} was made by a later version of Ludothèque (its schema is {schema}, this "
        f"version knows {here}): install that version again, or put a copy from before in its "
        "place; nothing was changed."
    )


def bring_up(file: sqlite3.Connection) -> None:
    """Carry out all steps that a file lacks, in one transaction: all of them or none."""
    steps = [step for step in migrations(KIND) if step.number > schema_of(file)]
    if not steps:
        return
    script = "\n".join(step.sql for step in steps)
    try:
        file.executescript(
            f"BEGIN IMMEDIATE;\n{script}\nPRAGMA user_version = {steps[-1].number};\nCOMMIT;"
        )
    except sqlite3.Error:
        if file.in_transaction:
            file.execute("ROLLBACK")
        raise


def copy_name(path: Path, schema: int) -> Path:
    """Where a file is copied to before it leaves a schema."""
    return path.with_name(f"{path.name}.schema-{schema}")


def migrate(path: Path) -> None:
    """Make the file if there is none, and bring an older one to the schema of today, with a copy
    beside it of how it was. `BadSetup` says in a sentence why that cannot be done."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA busy_timeout = 5000")
        too_new = why_too_new(path, file)
        if too_new:
            raise BadSetup(too_new)
        schema = schema_of(file)
        is_new = not file.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        try:
            if is_new:  # This can be chosen only while a file is empty.
                file.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
            elif schema < latest(KIND):
                _copy(file, copy_name(path, schema))
                copied = copy_name(path, schema).name
                _log.warning("the file is brought to schema %s; a copy is %s", latest(KIND), copied)
            bring_up(file)
        except (sqlite3.Error, OSError) as error:
            raise BadSetup(
                f"the file {path} could not be brought to schema {latest(KIND)} ({error}); it is "
                "as it was."
            ) from None
        _let_room_be_given_back(file)


def brought_up_copy(file: sqlite3.Connection) -> sqlite3.Connection:
    """A copy for looking through, of the schema of today, that is gone when it is closed."""
    copy = sqlite3.connect("", isolation_level=None)
    file.backup(copy)
    bring_up(copy)
    return copy


def _copy(file: sqlite3.Connection, to: Path) -> None:
    """Copy a file with all that was committed to it; the copy is there whole or not at all."""
    half = to.with_name(f"{to.name}.half")
    half.unlink(missing_ok=True)
    try:
        with closing(sqlite3.connect(half)) as copy:
            file.backup(copy)
        with half.open("rb") as written:
            os.fsync(written.fileno())
        half.replace(to)
    finally:
        half.unlink(missing_ok=True)


def _let_room_be_given_back(file: sqlite3.Connection) -> None:
    """Rewrite a file from before, once, so that it can give room back step by step."""
    if file.execute("PRAGMA auto_vacuum").fetchone()[0] == INCREMENTAL:
        return
    try:
        file.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
        file.execute("VACUUM")
    except sqlite3.Error as error:  # The next start tries again, and nothing depends on it.
        _log.warning("the file cannot give room back yet: %s", error)
