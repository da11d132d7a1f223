"""Pauses: what the server does by itself is spread, so that nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import socket
import weakref
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect

from ludotheque.server import memory
from ludotheque.server.service import held
from ludotheque.server.service.table import Table
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.web import lines
from ludotheque.server.web.app import make_app
from ludotheque.server.wire import sheets
from tests.server.inn import Inn, Ponders
from tests.server.process import PATIENCE


class Turns:
    """Counts the turns of the loop, and how much was done at the most in one of them."""

    def __init__(self) -> None:
        self.turn = 0
        self.work: dict[int, int] = {}

    def note(self) -> None:
        self.work[self.turn] = self.work.get(self.turn, 0) + 1

    async def count(self) -> None:
        while True:
            self.turn += 1
            await asyncio.sleep(0)


def test_the_sweep_takes_a_few_tables_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = Inn(tmp_path, Ponders())
    anna = inn.guest("Anna")
    for _ in range(40):
        inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    for _ in range(60):
        inn.make(anna)
    monkeypatch.setattr(held, "AT_ONCE", 8)
    woken, let_go = Turns(), Turns()
    look_after, forget = inn.tables.driver.look_after, inn.tables.driver.is_busy_with

    def look(table: Table) -> None:
        woken.note()
        look_after(table)

    def is_busy(table: Table) -> bool:
        let_go.note()
        return forget(table)

    monkeypatch.setattr(inn.tables.driver, "look_after", look)
    monkeypatch.setattr(inn.tables.driver, "is_busy_with", is_busy)

    async def sweep() -> None:
        counting = [asyncio.create_task(turns.count()) for turns in (woken, let_go)]
        await inn.tables.wake_due_tables()
        await inn.tables.forget_unused(0.0)
        for task in counting:
            task.cancel()

    inn.run(sweep())
    assert sum(woken.work.values()) == 40
    assert sum(let_go.work.values()) == 100
    assert max(woken.work.values()) <= 8
    assert max(let_go.work.values()) <= 8
    assert len(inn.tables.live_tables()) == 40
    inn.close()


def test_what_has_come_is_looked_through_before_it_is_much() -> None:
    """With 1,000 tables that play, a look at what two seconds have left takes 50 ms."""
    assert memory.YOUNG_EVERY * memory.GROWING <= 0.5
    depths = [memory.collect(looks, memory.QUIET + 1) for looks in range(1, 2 * memory.GROWING + 1)]
    assert depths.count(1) == 2 and depths[-1] == 1


def test_old_things_are_looked_through_when_nobody_is_about() -> None:
    busy, quiet = memory.QUIET + 1, memory.QUIET
    assert memory.collect(1, busy) == 0
    assert memory.collect(memory.GROWING, busy) == 1
    assert memory.collect(memory.OLD_EVERY, busy) == 1
    assert memory.collect(memory.OLD_EVERY + 1, busy) == 0
    assert memory.collect(memory.OLD_EVERY + 2, quiet) == 2
    assert memory.collect(memory.OLD_AT_LAST, busy) == 2


def test_a_socket_that_is_closed_leaves_nothing_to_be_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What lived for a second is not looked for within the hour: 15 kB of each socket were left."""
    monkeypatch.setattr(lines, "FAREWELL", 0.0)
    settings = Settings(bot_pause=0.0)
    requests, sockets = lines.line_protocols(settings)
    gone: list[str] = []
    changed = asyncio.Event()

    def note(kind: str) -> None:
        gone.append(kind)
        changed.set()

    for kind in (requests, sockets):
        made = kind.connection_made

        def follow(self: Any, transport: Any, made: Any = made, name: str = kind.__name__) -> None:
            weakref.finalize(self, note, name)
            made(self, transport)

        monkeypatch.setattr(kind, "connection_made", follow)

    async def come_and_go() -> None:
        app = make_app(SqliteStore(tmp_path), settings)
        config = uvicorn.Config(app, http=requests, ws=sockets, log_config=None)
        server = uvicorn.Server(config)
        with socket.create_server(("127.0.0.1", 0)) as listening:
            where = f"127.0.0.1:{listening.getsockname()[1]}"
            serving = asyncio.create_task(server.serve([listening]))
            async with httpx.AsyncClient(base_url=f"http://{where}", timeout=PATIENCE) as http:
                wanted = {"game": "zock", "seats": 2, "sit": {"name": "Anna"}}
                table = (await http.post("/api/tables", json=wanted)).json()["id"]
            for end in ("closed", "lost"):
                url = f"ws://{where}/api/tables/{table}/socket"
                async with connect(url, compression=None) as line:
                    await line.recv()
                    if end == "lost":
                        line.transport.abort()
            async with asyncio.timeout(PATIENCE):
                while Counter(gone) != {"Http": 3, "Socket": 2}:
                    changed.clear()
                    await changed.wait()
            server.should_exit = True
            await serving

    gc.collect()
    gc.disable()
    try:
        asyncio.run(come_and_go())
    finally:
        gc.enable()
