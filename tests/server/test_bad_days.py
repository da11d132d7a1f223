"""Bad days: the clock jumps, workers are killed, the server stops amid a rematch."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
import uvloop

from ludotheque.server.bots import BotPool
from ludotheque.server.clock import NEARING, Clock
from ludotheque.server.service.due import next_due
from ludotheque.server.service.record import Guest
from ludotheque.server.store.store import Change, StoreFailed
from ludotheque.server.wire import commands, sheets
from ludotheque.server.wire.values import Pace
from tests.server.inn import Inn, NeverDecides, Ponders, refused
from tests.server.process import PATIENCE
from tests.server.run_server import QUARREL
from tests.server.test_bots import bots, position

# Clocks


class Hands:
    """The hands of a system's clock, and the time that really passes."""

    def __init__(self) -> None:
        self.wall = 1_000_000.0
        self.passed = 50.0

    def clock(self) -> Clock:
        return Clock(lambda: self.wall, lambda: self.passed)

    def go_on(self, seconds: float) -> None:
        self.wall += seconds
        self.passed += seconds


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 86_400.0 * 400, -86_400.0 * 400])
def test_a_clock_that_is_set_rings_nothing_and_stops_nothing(
    jump: float, caplog: pytest.LogCaptureFixture
) -> None:
    hands = Hands()
    clock = hands.clock()
    begun = clock()
    hands.wall += jump
    last = begun
    for _ in range(100):
        hands.go_on(1.0)
        now = clock()
        assert now - last + 1e-6 >= 1.0 - NEARING and now - last <= 1.0 + NEARING + 1e-6
        last = now
    assert len(caplog.messages) == 1
    assert f"jumped by {jump:.0f} s" in caplog.messages[0]


def test_a_clock_that_is_a_little_off_is_right_again_soon() -> None:
    hands = Hands()
    clock = hands.clock()
    hands.wall += 2.0
    for _ in range(300):
        hands.go_on(1.0)
        clock()
    assert abs(clock() - hands.wall) < 0.001


def test_a_server_that_starts_on_an_earlier_day_plays_on(tmp_path: Path) -> None:
    """Bots that were to move do so, and whoever is away is not waited for until the day comes."""
    inn = Inn(tmp_path, Ponders())
    anna = inn.guest("Anna")
    inn.time = 900_000.0
    with_bot = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    away = inn.started(anna, inn.guest("Ben"), pace=Pace(answer=60))
    inn.close()
    later = Inn(tmp_path)
    later.time = 1_000.0
    later.run(later.tables.wake_due_tables())
    later.settle()
    assert later.match(with_bot).asks() == [0]
    assert next_due(later.table(away)) == 1_060.0
    later.close()


# Workers


@pytest.mark.parametrize(
    "loop", [asyncio.new_event_loop, uvloop.new_event_loop], ids=["asyncio", "uvloop"]
)
def test_a_worker_that_was_killed_costs_nobody_a_move(
    loop: Callable[[], asyncio.AbstractEventLoop], caplog: pytest.LogCaptureFixture
) -> None:
    pool = BotPool(limit=PATIENCE, workers=1, games=(QUARREL,))

    async def scene() -> list[str | None]:
        text, _ = position()
        chosen = []
        for _ in range(3):
            chosen.append(await pool.choose("quarrel", text, 0, "random", 0))
            process = pool._workers[0]._process
            assert process is not None
            os.kill(process.pid, signal.SIGKILL)
            await process.wait()
        await pool.stop()
        return chosen

    with asyncio.Runner(loop_factory=loop) as runner:
        assert None not in runner.run(scene())
    assert [one for one in caplog.records if one.name.startswith("ludotheque")] == []


def test_a_bot_that_ends_its_process_again_and_again_is_given_up(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pool = BotPool(limit=PATIENCE, workers=1, games=(QUARREL,), bots=bots("Dying"))

    async def scene() -> str | None:
        text, _ = position()
        try:
            return await pool.choose("quarrel", text, 0, "dying", 0)
        finally:
            await pool.stop()

    assert asyncio.run(scene()) is None
    own = [one.getMessage() for one in caplog.records if one.name.startswith("ludotheque")]
    assert own == ["the bot dying of quarrel failed: it has ended"]


# A rematch


def finished(inn: Inn) -> tuple[str, Guest, Guest]:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.play_out(table, {0: anna, 1: ben})
    return table, anna, ben


def test_a_server_that_stops_during_a_rematch_leaves_one_new_table_or_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However often somebody asks again, and wherever it stopped: one rematch, known to the old
    table, and nobody holds a seat at a table that nothing leads to."""
    inn = Inn(tmp_path, NeverDecides())
    table, anna, _ = finished(inn)
    keep = inn.store.commit
    commits: list[int] = []

    async def stop_after(*changes: Change) -> None:
        commits.append(len(changes))
        raise StoreFailed("the server is gone")

    monkeypatch.setattr(inn.store, "commit", stop_after)
    with refused("store-failed"):
        inn.send(table, anna, commands.Rematch(id="again"))
    assert commits == [2], "both tables in one commit, or a crash between two could part them"
    monkeypatch.setattr(inn.store, "commit", keep)
    assert len(inn.run(inn.store.tables_of(anna.id, 9))) == 1
    inn.close()

    later = Inn(tmp_path, NeverDecides())
    made = {later.send(table, anna, commands.Rematch(id=f"r{number}")).table for number in range(3)}
    assert len(made) == 1
    assert {row.table for row in later.run(later.store.tables_of(anna.id, 9))} == {table, *made}
    assert later.info(table, anna).rematch in made
    later.close()


# A sweep that comes between


def test_a_sweep_that_finds_a_new_table_before_its_maker_makes_no_second_one(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = inn.guest("Anna")
    commit = inn.store.commit
    sweeps: list[asyncio.Task[int]] = []

    async def swept_at_once(*changes: Change) -> None:
        await commit(*changes)
        if changes[0].version == 0:
            sweeps.append(asyncio.create_task(inn.tables.wake_due_tables()))
            for _ in range(9):  # Whoever reads the store stands in the same queue.
                await inn.store.load(changes[0].table)

    monkeypatch.setattr(inn.store, "commit", swept_at_once)
    table = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    ear = inn.listen(table, anna)
    inn.settle()
    assert inn.run(_done(sweeps[0])) == 0
    kept = inn.run(inn.store.load(table))
    assert kept is not None and kept.row.version > 1, "the bot has moved"
    assert msgspec.json.decode(ear.heard[-1])["version"] == kept.row.version


async def _done(sweep: asyncio.Task[int]) -> int:
    return await sweep
