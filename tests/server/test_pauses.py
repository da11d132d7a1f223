"""Pauses: what the server does by itself is spread, so that nobody waits for it."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.server import memory
from ludotheque.server.service import tables as service
from ludotheque.server.service.table import Table
from ludotheque.server.wire import sheets
from tests.server.inn import Inn, Ponders


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
    monkeypatch.setattr(service, "AT_ONCE", 8)
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


def test_old_things_are_looked_through_when_nobody_is_about() -> None:
    busy, quiet = memory.QUIET + 1, memory.QUIET
    assert memory.collect(1, busy) == 0
    assert memory.collect(memory.GROWING, busy) == 1
    assert memory.collect(memory.OLD_EVERY, busy) == 1
    assert memory.collect(memory.OLD_EVERY + 1, busy) == 0
    assert memory.collect(memory.OLD_EVERY + 2, quiet) == 2
    assert memory.collect(memory.OLD_AT_LAST, busy) == 2
