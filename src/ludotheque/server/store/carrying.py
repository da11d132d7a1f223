"""Carrying everything that is kept from one kind of store to the other, and looking whether all of
it has arrived: row by row, in the same order. Both have the same schema, and so the same columns.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from ludotheque.core.errors import BadSetup
from ludotheque.server.store.postgres_bell import GONE_AFTER
from ludotheque.server.store.postgres_link import TROUBLE, Connection, in_words
from ludotheque.server.store.postgres_schema import keep_servers_waiting
from ludotheque.server.store.sqlite_schema import INCREMENTAL, bring_up, brought_up_copy

KEPT: Final = {
    "tables": "id version game phase is_open wake_at changed_at record state host maker made_at "
    "lines call_at",
    "entries": "table_id number text sent",
    "pasts": "table_id entry text",
    "chat": "table_id number text sent at",
    "holders": "guest table_id",
    "analyses": "table_id text",
    "results": "table_id game finished_at is_rated place text ratings",
    "played": "guest table_id",
    "ratings": "game player mean deviation games",
    "people": "guest id shown_to",
    "guests": "id profile",
    "bans": "guest at why",
    "hidden": "guest other",
    "accounts": "guest made_at looks",
    "passkeys": "id guest site key uses name made_at used_at",
    "codes": "hash guest used_by",
    "sessions": "id guest browser made_at seen_at is_ended",
    "links": "hash guest until",
    "blocks": "guest other name at",
    "closed_doors": "guest",
    "invitations": "id table_id inviter guest from_name to_name at expires_at state",
    "reports": "id at table_id game reporter about text chat is_settled",
    "notices": "number kind id",
    "outages": "one seen_at seconds",
    "callees": "guest wishes address asked proof asked_at off_key mailed_at pushed_at",
    "pushes": "endpoint guest p256dh auth origin at",
    "calls": "id guest way kind table_id mark data due_at made_at is_alone tries letter",
    "told": "table_id guest kind mark",
    "first_letters": "address at",
    "house_keys": "name text",
}
"""What is carried, by name: its columns, those of its key first or alone enough to order it."""
_ORDER: Final = {
    "entries": "table_id, number", "pasts": "table_id, entry", "chat": "table_id, number",
    "holders": "guest, table_id", "hidden": "guest, other", "blocks": "guest, other",
    "played": "guest, table_id", "ratings": "game, player", "told": "table_id, guest, kind",
    "first_letters": "address, at",
}  # fmt: skip
_TRUTHS: Final = ("is_open", "is_settled", "is_ended", "is_rated", "is_alone")
_COUNTED: Final = {"reports": "id", "notices": "number"}
"""What is numbered by the store itself."""
_SERVERS_OWN: Final = ("outages", "house_keys", "notices")
"""What a server writes though nobody comes."""
AT_ONCE: Final = 500


def columns_of(name: str) -> list[str]:
    return KEPT[name].split()


def order_of(name: str) -> str:
    return _ORDER.get(name, columns_of(name)[0])


# Into a file


async def write_file(connection: Connection, to: Path) -> None:
    """Write all that a database keeps at one moment into a new file: whole or not at all."""
    half = to.with_name(f".{to.name}.half")
    try:
        half.unlink(missing_ok=True)
        half.touch(mode=0o600)
        with closing(sqlite3.connect(half, isolation_level=None)) as file:
            file.execute(f"PRAGMA auto_vacuum = {INCREMENTAL}")
            bring_up(file)
            file.execute("BEGIN")
            async with connection.transaction(isolation="repeatable_read", readonly=True):
                for name in KEPT:
                    places = ", ".join("?" for _ in columns_of(name))
                    text = f"INSERT INTO {name} ({', '.join(columns_of(name))}) VALUES ({places})"
                    async for row in rows_there(connection, name):
                        file.execute(text, row)
            file.execute("COMMIT")
        with half.open("rb") as written:
            os.fsync(written.fileno())
        half.replace(to)
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        why = error.strerror if isinstance(error, OSError) else error
        raise BadSetup(f"the database could not be copied to {to}: {why}.") from None


# Into a database


async def carry_over(path: Path, connection: Connection) -> dict[str, int]:
    """Put all that a file keeps into a database, in one transaction, and look whether it is there;
    how many rows of each. What an earlier time has carried there is replaced, whatever the file has
    come to since, unless something else was written there."""
    with (
        closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as kept,
        closing(brought_up_copy(kept)) as file,
    ):
        file.text_factory = bytes.decode  # What is damaged is not carried over as something else.
        try:
            async with connection.transaction():
                await keep_servers_waiting(connection)
                await _require_free(file, connection)
                counts = {name: await _carry(file, connection, name) for name in KEPT}
                for name in KEPT:
                    await _require_same(file, connection, name)
        except (*TROUBLE, UnicodeError) as error:
            raise BadSetup(
                f"what {path} keeps could not be carried over: {in_words(error)}; nothing was "
                "changed."
            ) from None
        return counts


async def _require_free(file: sqlite3.Connection, connection: Connection) -> None:
    running = "SELECT count(*) FROM servers WHERE seen_at > extract(epoch FROM now()) - $1::float8"
    if await connection.fetchval(running, GONE_AFTER):
        raise BadSetup(
            f"servers run on that database, or did {GONE_AFTER:.0f} seconds ago: stop them first; "
            "nothing was changed."
        )
    here = dict(file.execute("SELECT id, version FROM tables"))
    for table, version in await connection.fetch("SELECT id, version FROM tables"):
        if version > here.get(table, 0):
            raise BadSetup(
                f"that database has been played on, at table {table}: take another one; nothing "
                "was changed."
            )
    # What is carried comes in one transaction, whose number every row bears until it is changed.
    names = [name for name in KEPT if name not in _SERVERS_OWN]
    if file.execute("SELECT count(*) FROM house_keys").fetchone()[0]:
        # Where a server has made these there, a single other transaction was no move.
        names.append("house_keys")
    writers = " UNION ".join(f"SELECT xmin::text FROM {name}" for name in names)
    if await connection.fetchval(f"SELECT count(*) FROM ({writers}) AS one") > 1:
        raise BadSetup(
            "that database has been used, and what was kept there would be lost: take another one; "
            "nothing was changed."
        )


async def _carry(file: sqlite3.Connection, connection: Connection, name: str) -> int:
    await connection.execute(f"DELETE FROM {name}")
    count = 0
    for some in _some(rows_here(file, name)):
        await connection.copy_records_to_table(name, records=some, columns=columns_of(name))
        count += len(some)
    if name in _COUNTED:
        key = _COUNTED[name]
        await connection.execute(
            f"SELECT setval(pg_get_serial_sequence('{name}', '{key}'), "
            f"coalesce(max({key}), 0) + 1, false) FROM {name}"
        )
    return count


async def _require_same(file: sqlite3.Connection, connection: Connection, name: str) -> None:
    here = rows_here(file, name)
    async for row in rows_there(connection, name):
        if next(here, None) != row:
            raise BadSetup(f"what arrived of {name} is not what was sent; nothing was changed.")
    if next(here, None) is not None:
        raise BadSetup(f"not all of {name} has arrived; nothing was changed.")


def rows_here(file: sqlite3.Connection, name: str) -> Iterator[tuple[Any, ...]]:
    """The rows of a file in their order, as a database takes them."""
    columns = columns_of(name)
    truths = [place for place, column in enumerate(columns) if column in _TRUTHS]
    for row in file.execute(f"SELECT {', '.join(columns)} FROM {name} ORDER BY {order_of(name)}"):
        if truths:
            row = tuple(bool(one) if place in truths else one for place, one in enumerate(row))
        yield row


async def rows_there(connection: Connection, name: str) -> AsyncIterator[tuple[Any, ...]]:
    """The rows of a database in their order."""
    text = f"SELECT {', '.join(columns_of(name))} FROM {name} ORDER BY {order_of(name)}"
    async for row in connection.cursor(text, prefetch=AT_ONCE):
        yield tuple(row)


def _some(rows: Iterator[tuple[Any, ...]]) -> Iterator[list[tuple[Any, ...]]]:
    some: list[tuple[Any, ...]] = []
    for row in rows:
        some.append(row)
        if len(some) == AT_ONCE:
            yield some
            some = []
    if some:
        yield some
