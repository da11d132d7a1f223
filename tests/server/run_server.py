"""A server for tests, as a process of its own: `python -m tests.server.run_server DATA SETTINGS`.

It also offers the toy game Quarrel. With `"is_hasty": true` in its settings it runs a build that
tells before it commits, so that the crash test can be tested.
"""

from __future__ import annotations

import asyncio
import functools
import json
import random
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ludotheque.server.logs import set_up
from ludotheque.server.main import lock_folder, run
from ludotheque.server.open_internet import OpenInternet
from ludotheque.server.settings import Settings
from ludotheque.server.store.migrations import Migration, migrations
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.store import Change, Store
from ludotheque.server.web import app
from ludotheque.server.web.app import make_app

QUARREL = "tests.toy.quarrel.rules:GAME"
HASTE = 0.5
"""So many seconds after it was told, the hasty store commits."""


class HastyStore(SqliteStore):
    """A store that says "done" before it is: what no store may do."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._late: asyncio.Queue[tuple[Change, ...]] = asyncio.Queue()

    async def open(self) -> None:
        await super().open()
        self._writing = asyncio.create_task(self._write_late())

    async def commit(self, *changes: Change) -> None:
        self._late.put_nowait(changes)

    async def _write_late(self) -> None:
        while True:
            changes = await self._late.get()
            await asyncio.sleep(HASTE)
            await super().commit(*changes)


ODDITIES = ("deaf", "is_trusting", "next_step")


def shared_store_for_tests(
    address: str,
    deaf: float = 0.0,
    is_trusting: bool = False,
    next_step: Sequence[Any] = (),
) -> Store:
    """A store in a database whose server hears only some of what others ring for, that believes any
    database to keep what it commits, or whose schema has one step more."""
    from ludotheque.server.store import postgres, postgres_bell, postgres_schema, postgres_writer

    async def believe(*_: object) -> None:
        pass

    if next_step:
        steps = (*migrations(postgres_schema.KIND), Migration(*next_step))
        postgres_schema.migrations = lambda _: steps  # type: ignore[assignment]
    if is_trusting:
        for one in (postgres, postgres_schema, postgres_writer):
            one.require_durable = believe  # type: ignore[attr-defined]
    store = postgres.PostgresStore(address, lease=1.5)
    if deaf:
        hear = postgres_bell.Bell._note

        def hear_some(bell: Any, *heard: Any) -> None:
            if random.random() >= deaf:
                hear(bell, *heard)

        postgres_bell.Bell._note = hear_some  # type: ignore[method-assign]
    return store


def set_clock(fast: float) -> None:
    """Let the machine's clock be fast by so many seconds."""
    wall = time.time
    time.time = lambda: wall() + fast


class DrivenClock:
    """A clock that is set by hand, in a file: a test drives it from another process."""

    def __init__(self, file: Path) -> None:
        self.file = file

    def __call__(self) -> float:
        return float(self.file.read_text())


async def resolve_named(names: dict[str, str], host: str, port: int) -> list[str]:
    """What some names stand for, without a name server."""
    if host not in names:
        raise OSError("there is no such name")
    return [names[host]]


def drive_clock(file: Path) -> None:
    """Let the server go by the time that a file says."""
    clock = DrivenClock(file)
    app.Clock = lambda _: clock  # type: ignore[assignment,misc,return-value]


def main(data: str, text: str) -> None:
    chosen: dict[str, Any] = json.loads(text)
    port = chosen.pop("port", 0)
    is_hasty = chosen.pop("is_hasty", False)
    database = chosen.pop("database", "")
    set_clock(chosen.pop("fast", 0.0))
    if "clock" in chosen:
        drive_clock(Path(chosen.pop("clock")))
    odd = {name: chosen.pop(name) for name in ODDITIES if name in chosen}
    if "page" in chosen:
        chosen["page"] = Path(chosen["page"])
    names = chosen.pop("open_names", {})
    internet = OpenInternet(functools.partial(resolve_named, names)) if names else None
    settings = Settings(**{"games": (QUARREL,), "bot_pause": 0.0, "sweep": 0.2, **chosen})
    set_up(settings.log_json)
    if database:
        shared = shared_store_for_tests(database, **odd)
        run(make_app(shared, settings), "127.0.0.1", port, settings)
        return
    store: Store = HastyStore(Path(data)) if is_hasty else SqliteStore(Path(data))
    with lock_folder(Path(data)):
        run(make_app(store, settings, internet), "127.0.0.1", port, settings)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2])
