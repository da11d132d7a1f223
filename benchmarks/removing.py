"""How long a commit takes while old tables are removed beside it: `python benchmarks/removing.py`.

Tables are removed ten times as often as a server does by default. It takes about a minute.
"""

from __future__ import annotations

import asyncio
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from ludotheque.server.service.keeping import PAGES_AT_ONCE, TABLES_AT_ONCE
from ludotheque.server.store.sqlite import FILE_NAME, SqliteStore
from ludotheque.server.store.store import Change, NewEntry

TABLES = 3_000
ENTRIES = 200
COMMITS = 800
OLD, NOW = 1.0, 1e9
ENTRY = '{"kind": "move", "seat": 1, "text": "move 3 to 17", "events": []}' + " " * 80


def fill(path: Path) -> None:
    """Old tables with long logs."""
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany(
            "INSERT INTO tables (id, version, game, phase, is_open, changed_at, record, state) "
            "VALUES (?, 1, 'none', 'running', 0, ?, ?, ?)",
            [(f"old-{table}", OLD, "r" * 2_000, "s" * 6_000) for table in range(TABLES)],
        )
        file.executemany(
            "INSERT INTO entries VALUES (?, ?, ?, '')",
            ((f"old-{one}", number, ENTRY) for one in range(TABLES) for number in range(ENTRIES)),
        )


async def move(store: SqliteStore, version: int) -> float:
    """The milliseconds that one move at a table waits for the disk."""
    entries = [NewEntry(version, ENTRY)]
    change = Change(
        table="live", version=version, game="none", phase="running", is_open=False, wake_at=None,
        changed_at=NOW, record="record", state="s" * 6_000, entries=entries,
    )  # fmt: skip
    begun = time.perf_counter()
    await store.commit(change)
    return 1_000 * (time.perf_counter() - begun)


async def moves(store: SqliteStore, first: int) -> str:
    taken = []
    for version in range(first, first + COMMITS):
        taken.append(await move(store, version))
        await asyncio.sleep(0.005)
    taken.sort()
    return f"p50 {taken[COMMITS // 2]:.1f} ms, p99 {taken[COMMITS * 99 // 100]:.1f} ms"


async def remove(store: SqliteStore) -> None:
    """Remove as a server does, until nothing is left."""
    while True:
        for table in await store.outdated("running", NOW, TABLES_AT_ONCE):
            await store.remove(table, "running", NOW)
        await store.give_room_back(PAGES_AT_ONCE)
        await asyncio.sleep(0.2)


async def measure(folder: Path) -> None:
    def size() -> str:
        return f"{(folder / FILE_NAME).stat().st_size / 1e6:.1f} MB"

    store = SqliteStore(folder)
    await store.open()
    fill(folder / FILE_NAME)
    await asyncio.sleep(3)
    print(f"{TABLES} tables of {ENTRIES} entries, {size()}")
    print(f"commits alone:          {await moves(store, 0)}")
    removing = asyncio.create_task(remove(store))
    print(f"commits while removing: {await moves(store, COMMITS)}")
    while await store.outdated("running", NOW, 1):
        await asyncio.sleep(0.2)
    removing.cancel()
    while await store.give_room_back(PAGES_AT_ONCE):
        pass
    await asyncio.sleep(3)
    print(f"afterwards the file has {size()}")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        asyncio.run(measure(Path(made)))
