"""Truth: nobody is told before it is on disk, and memory never says more than the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.errors import BadLog
from ludotheque.server.service.keeping import Keeping
from ludotheque.server.service.notices import Notices
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.service.sessions import Sessions
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import Change, StoreFailed
from ludotheque.server.web.app import _sweep
from ludotheque.server.web.watch import Watch
from ludotheque.server.wire import commands, sheets
from tests.server.inn import STORE, Ear, Inn, Ponders, refused


class Gate:
    """Stands before a store: commits wait until it opens, or break."""

    def __init__(self, inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
        self.commit = inn.store.commit
        self.waiting = asyncio.Event()
        self.opened = asyncio.Event()
        self.is_broken = False
        monkeypatch.setattr(inn.store, "commit", self._commit)

    async def _commit(self, *changes: Change) -> None:
        if self.is_broken:
            raise StoreFailed("no space left on device")
        self.waiting.set()
        await self.opened.wait()
        await self.commit(*changes)


def move(inn: Inn, table: str, seat: int, name: str) -> commands.Play:
    question = inn.match(table).question(seat)
    assert question is not None
    line = inn.match(table).legal(seat)[0].text
    return commands.Play(name, seat, line, question.number, question.wave)


def test_nobody_is_told_of_a_move_before_it_is_on_disk(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    ears = [inn.listen(table, anna), inn.listen(table, ben)]
    play = move(inn, table, 0, "m")
    gate = Gate(inn, monkeypatch)
    before = [list(ear.heard) for ear in ears]

    async def scene() -> None:
        answers: list[Any] = []
        playing = asyncio.create_task(inn.tables.carry_out(table, anna, play, answers.append))
        await gate.waiting.wait()
        polling = asyncio.create_task(inn.tables.news(table, ben.id, 0, 0))
        for _ in range(20):
            await asyncio.sleep(0)
        assert answers == []
        assert [ear.heard for ear in ears] == before
        assert not polling.done()
        gate.opened.set()
        await playing
        assert answers[0].number is not None
        assert [len(ear.heard) for ear in ears] == [len(heard) + 1 for heard in before]
        assert len((await polling).seats[0].entries) == answers[0].number + 1

    inn.run(scene())


def test_what_could_not_be_written_has_not_happened(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    ear = inn.listen(table, ben)
    before, heard = inn.match(table).save(), list(ear.heard)
    gate = Gate(inn, monkeypatch)
    gate.is_broken = True
    with refused("store-failed"):
        inn.send(table, anna, move(inn, table, 0, "m"))
    assert caplog.messages == ["the store failed: no space left on device"]
    assert ear.heard == heard
    assert inn.news(table, anna).seats[0].now is not None
    assert inn.match(table).save() == before
    gate.is_broken = False
    gate.opened.set()
    assert inn.send(table, anna, move(inn, table, 0, "m")).number is not None


def test_a_move_that_cannot_even_be_written_down_is_nowhere_to_be_seen(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever fails between the rules and the disk, nobody's news show what is on no disk."""
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    before = inn.news(table, ben).seats[0]
    play = move(inn, table, 0, "m")

    def fail(*_: Any) -> str:
        raise ZeroDivisionError

    with monkeypatch.context() as broken:
        broken.setattr("ludotheque.server.service.table.write_match", fail)
        with pytest.raises(ZeroDivisionError):
            inn.send(table, anna, play)
    after = inn.news(table, ben).seats[0]
    assert (len(after.entries), after.now) == (len(before.entries), before.now)
    assert inn.send(table, anna, play).number == play.question


def test_who_goes_while_it_is_written_leaves_the_table_whole(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    play = move(inn, table, 0, "m")
    gate = Gate(inn, monkeypatch)

    async def cut_off() -> None:
        playing = asyncio.create_task(inn.tables.carry_out(table, anna, play, lambda _: None))
        await gate.waiting.wait()
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)

    inn.run(cut_off())
    gate.opened.set()
    assert len(inn.news(table, anna).seats[0].entries) == play.question
    assert inn.send(table, anna, play).number == play.question


def test_a_running_table_of_other_rules_cannot_go_on_and_is_not_woken_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    inn = Inn(tmp_path, Ponders())
    anna = inn.guest("Anna")
    table = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    monkeypatch.setattr(inn.table(table).game, "version", 2)
    later = Inn(tmp_path)
    with refused("rules-changed"):
        later.info(table, anna)
    assert later.run(later.store.due(2000.0, 9)) == [table]
    later.run(later.tables.wake_due_tables())
    # Where there are other servers, it is left to them for a while only.
    at = 2000.0 if STORE == "sqlite" else later.time
    assert later.run(later.store.due(at, 9)) == []
    assert caplog.messages == [f"table {table} cannot go on: rules-changed"]
    later.close()
    inn.close()


def test_a_log_that_the_same_rules_cannot_follow_is_told_to_the_servers_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    inn = Inn(tmp_path, Ponders())
    anna = inn.guest("Anna")
    table = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    later = Inn(tmp_path)

    def restore(game: Any, saved: Any) -> None:
        raise BadLog("entry 3 says otherwise.")

    monkeypatch.setattr("ludotheque.server.service.loading.restore", restore)
    with refused("rules-changed"):
        later.info(table, anna)
    assert caplog.messages == [f"table {table}: following its log failed: entry 3 says otherwise."]
    later.close()
    inn.close()


def test_looking_after_the_tables_goes_on_after_a_mistake(
    inn: Inn, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    looked = asyncio.Event()
    seen_to: list[bool] = []

    async def see_to() -> None:
        seen_to.append(looked.is_set())

    async def look() -> int:
        if not caplog.messages:
            raise ZeroDivisionError
        looked.set()
        return 0

    def sweep() -> Coroutine[Any, Any, None]:
        settings = Settings(sweep=0.0)
        notices, watch = (
            Notices(inn.tables, set(), Sessions(inn.store)),
            Watch(inn.store, settings.sweep),
        )
        keeping, ratings = Keeping(inn.tables, settings), Ratings(inn.tables)
        return _sweep(inn.tables, notices, keeping, ratings, settings, watch)

    async def wait() -> None:
        sweeping = asyncio.create_task(sweep())
        await looked.wait()
        sweeping.cancel()

    monkeypatch.setattr(inn.tables, "wake_due_tables", look)
    monkeypatch.setattr(inn.tables.finding, "sweep", see_to)
    inn.run(wait())
    assert caplog.messages == ["looking after the tables failed"]
    assert seen_to[0] is False, "whatever else waits is looked after in the same sweep"


def test_a_finished_game_shows_the_same_whatever_later_rules_say(
    inn: Inn, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.play_out(table, {0: anna, 1: ben})
    before = inn.news(table, anna)
    log = inn.table(table).log().text()
    monkeypatch.setattr(inn.table(table).game, "version", 2)
    later = Inn(tmp_path)
    after = later.news(table, anna)
    told: list[Any] = list(before.seats[0].entries)
    for entry in told:
        del entry["changes"]  # How the table changed only its own rules can say.
    assert after.seats[0].entries == told
    assert after.seats[0].now is None
    assert later.info(table, anna).result == inn.info(table, anna).result
    assert later.run(later.tables.finished(table)).log().text() == log
    later.close()


def test_a_host_who_does_not_come_back_is_replaced(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna)
    for guest in (anna, ben):
        inn.send(table, guest, commands.Sit(id=guest.id))
    ears: dict[str, Ear] = {guest.id: inn.listen(table, guest) for guest in (anna, ben)}
    inn.tables.driver.host_grace = 0.0
    inn.run(inn.tables.go(inn.table(table), ears["anna"]))
    inn.run(asyncio.sleep(0))
    inn.run(_quiet(inn))
    assert inn.info(table, ben).is_host
    again = inn.listen(table, anna)
    inn.run(inn.tables.go(inn.table(table), again))
    inn.run(_quiet(inn))
    assert inn.info(table, ben).is_host


def test_a_host_who_comes_back_and_goes_again_has_as_long_again(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.make(anna)
    inn.send(table, anna, commands.Sit(id="sit"))
    hosts = inn.tables.driver._hosts
    ear = inn.listen(table, anna)
    inn.run(inn.tables.go(inn.table(table), ear))
    first = hosts[table]
    inn.listen(table, ben)
    assert hosts[table] is first
    ear = inn.listen(table, anna)
    assert first.cancelled() and not hosts
    inn.run(inn.tables.go(inn.table(table), ear))
    assert not hosts[table].cancelled()


async def _quiet(inn: Inn) -> None:
    """Until nothing is due any more."""
    driver = inn.tables.driver
    while driver._hosts or driver._running:
        await asyncio.gather(*driver._running)
        await asyncio.sleep(0)
