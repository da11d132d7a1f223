"""Both stores side by side: durable changes a second, in one run, so that the ratio counts.

    python benchmarks/stores.py

Tables are changed by one server each as fast as the store acknowledges, as moves do: a state, one
entry, sometimes an earlier state. PostgreSQL is the one that tests start, its files on disk.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import Postgres

from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.store import Change, NewEntry, NewPast, Store

TABLES = 64
SECONDS = 3.0
ROUNDS = 3
STATE, ENTRY = "s" * 3000, "e" * 300


def change(table: str, version: int) -> Change:
    return Change(
        table=table, version=version, game="zock", phase="running", is_open=True, wake_at=None,
        changed_at=1.0, record=None if version else "r" * 1500, state=STATE,
        entries=[NewEntry(version, ENTRY, f"guest:{version}")],
        pasts=[NewPast(version, STATE)] if version % 4 == 0 else [],
        pasts_end=max(version - 8, 0) if version % 8 == 7 else None,
    )  # fmt: skip


async def play(store: Store, table: str, until: float) -> int:
    version = 0
    while time.perf_counter() < until:
        await store.commit(change(table, version))
        version += 1
    return version


async def measure(store: Store, name: str) -> float:
    await store.open()
    try:
        began = time.perf_counter()
        until = began + SECONDS
        moves = await asyncio.gather(
            *(play(store, f"{name} {place}", until) for place in range(TABLES))
        )
        return sum(moves) / (time.perf_counter() - began)
    finally:
        await store.close()


def main() -> None:
    with (
        tempfile.TemporaryDirectory(dir=Path.cwd()) as folder,
        Postgres(is_on_disk=True) as postgres,
    ):
        address = postgres.url(postgres.new_database())
        for place in range(ROUNDS):
            sqlite = asyncio.run(measure(SqliteStore(Path(folder)), f"round {place}"))
            shared = asyncio.run(measure(PostgresStore(address), f"round {place}"))
            ratio = f"{shared / sqlite:.2f}"
            print(f"SQLite {sqlite:,.0f}, PostgreSQL {shared:,.0f} changes/s, ratio {ratio}")


if __name__ == "__main__":
    main()
