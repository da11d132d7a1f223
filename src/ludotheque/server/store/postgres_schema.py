"""The schema of a PostgreSQL database: whether it is ours and fit to keep tables, which schema it
has, and how it is brought to the one of today.

All steps are carried out in one transaction under a lock, so that of several servers that start at
once one does it, however long that takes, and the others wait for it. A server that runs meanwhile
goes on: a step may add, and take away only what no version in use needs any more.
"""

from __future__ import annotations

from typing import Final

import asyncpg

from ludotheque.core.errors import BadSetup
from ludotheque.server.store.migrations import migrations
from ludotheque.server.store.postgres_link import (
    TROUBLE,
    Connection,
    connect_patiently,
    no_way,
    where,
)

KIND: Final = "postgres"
LEAST_VERSION: Final = 14
"""The oldest PostgreSQL that we work with."""
TRIAL: Final = "UPDATE ludotheque SET probes = probes + 1"
"""Writes something that nobody misses: who can do that can keep tables."""
_LOCK: Final = 0x4C756474
"""The number of the lock under which schemas are changed."""
_MARK: Final = "ludotheque"
"""The table by which a database is known as ours: its one row holds the number of the schema."""


async def prepare(address: str, cluster: str | None = None) -> None:
    """Bring a database to the schema of today, or begin an empty one. `BadSetup` says in a sentence
    why it cannot be used, and then nothing was changed. Without a cluster, any will do."""
    try:
        connection = await connect_patiently(address)
    except (*TROUBLE, ValueError) as error:
        raise no_way(address, error) from None
    try:
        await require_fit(connection, address)
        async with connection.transaction():
            await keep_servers_waiting(connection)
            await _bring_up(connection, address, cluster)
            if cluster is not None:  # Who comes to write finds out here whether it may.
                await connection.execute(TRIAL)
    except TROUBLE as error:
        raise no_way(address, error) from None
    finally:
        connection.terminate()


async def keep_servers_waiting(connection: Connection) -> None:
    """Let nobody else begin on this database before the end of the transaction."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", _LOCK)


async def require_fit(connection: Connection, address: str) -> None:
    """`BadSetup` unless what is committed here is there for good."""
    name = where(address)
    version = connection.get_server_version().major
    if version < LEAST_VERSION:
        raise BadSetup(
            f"{name} is a PostgreSQL {version}: it has to be {LEAST_VERSION} or later; nothing was "
            "changed."
        )
    if await connection.fetchval("SHOW server_encoding") != "UTF8":
        raise BadSetup(f"{name} does not keep UTF-8: make one with ENCODING 'UTF8'.")
    if await connection.fetchval("SHOW transaction_read_only") == "on":
        raise BadSetup(f"{name} can only be read: it may be a copy that follows another.")
    await require_durable(connection, address)


async def require_durable(connection: Connection, address: str) -> None:
    """`BadSetup` if a crash could lose what was committed."""
    for setting in ("fsync", "synchronous_commit", "full_page_writes"):
        if await connection.fetchval(f"SHOW {setting}") == "off":
            raise BadSetup(
                f"{where(address)} would lose moves in a crash: its setting {setting} is off, and "
                "has to be on."
            )


async def schema_of(connection: Connection) -> int:
    """The number of a database's schema; 0 if nothing is there, -1 if somebody else's is."""
    if await connection.fetchval("SELECT to_regclass($1) IS NOT NULL", _MARK):
        try:
            found = await connection.fetch(f"SELECT schema, cluster, probes FROM {_MARK}")
        except asyncpg.UndefinedColumnError:  # Somebody else likes the name, too.
            return -1
        return int(found[0][0]) if len(found) == 1 else -1
    others = await connection.fetchval(
        "SELECT count(*) FROM pg_class WHERE relkind IN ('r', 'p', 'v', 'm') "
        "AND relnamespace = current_schema()::regnamespace"
    )
    return -1 if others else 0


async def _bring_up(connection: Connection, address: str, cluster: str | None) -> None:
    name = where(address)
    steps = migrations(KIND)
    here = steps[-1].number
    schema = await schema_of(connection)
    if schema < 0:
        raise BadSetup(
            f"{name} holds tables that are not ours: make a new one for Ludothèque; nothing was "
            "changed."
        )
    if schema > here:
        raise BadSetup(
            f"{name} was changed by a later version of Ludothèque (its schema is {schema}, this "
            f"version knows {here}): install that version again, or go back to a copy from "
            "before; nothing was changed."
        )
    if not schema:
        await connection.execute(
            f"CREATE TABLE {_MARK} (schema integer NOT NULL, cluster text NOT NULL, "
            "probes bigint NOT NULL DEFAULT 0)"
        )
        await connection.execute(
            f"INSERT INTO {_MARK} (schema, cluster) VALUES (0, $1)", cluster or ""
        )
    elif cluster is not None:
        known = await connection.fetchval(f"SELECT cluster FROM {_MARK}")
        if known != cluster:
            raise BadSetup(
                f"{name} belongs to {_called(known)}, and this server to {_called(cluster)}: give "
                "each a database of its own; nothing was changed."
            )
    for step in steps:
        if step.number > schema:
            await connection.execute(step.sql)
            await connection.execute(f"UPDATE {_MARK} SET schema = $1", step.number)


def _called(cluster: str) -> str:
    return f"the cluster {cluster}" if cluster else "a cluster without a name"
