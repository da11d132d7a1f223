"""Long work: done elsewhere, once, within its time and its place; nobody waits for it."""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from ludotheque.server import long_worker
from ludotheque.server.long_work import Done, LongWork, Workshop
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.web import answers
from ludotheque.server.web.answers import pressed_aside
from ludotheque.server.web.app import make_app
from tests.server.inn import Inn, refused

WORKER = """
import json, os, struct, sys, time
def say(head, body=b""):
    text = json.dumps(head).encode()
    sys.stdout.buffer.write(struct.pack(">II", len(text), len(body)) + text + body)
    sys.stdout.buffer.flush()
say({"kind": "ready"})
while lengths := sys.stdin.buffer.read(8):
    question = json.loads(sys.stdin.buffer.read(struct.unpack(">II", lengths)[0]))
    if question["what"] == "hang":
        time.sleep(1000)
    if question["what"] == "die":
        os._exit(9)
    if question["what"] == "babble":
        sys.stdout.buffer.write(struct.pack(">II", 10, 4_000_000_000))
        sys.stdout.buffer.flush()
    if question["what"] == "err":
        say({"trouble": "server-mistake", "mistake": "ValueError: odd [here.py:1 look]"})
        continue
    say({"kind": "text/plain"}, str(os.getpid()).encode())
"""


def workshop(**settings: Any) -> Workshop:
    """One whose processes hang, die or babble when they are asked to."""
    chosen = Settings(**settings)
    shop = Workshop(chosen, chosen.work_workers, chosen.work_limit)
    shop._command = [sys.executable, "-c", WORKER]
    return shop


@pytest.mark.parametrize("what", ["hang", "die", "babble"])
def test_a_work_that_does_not_end_well_ends_with_its_process_and_the_next_is_done(
    what: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        shop = workshop(work_limit=60.0)
        first = await asyncio.wait_for(shop.do("anna", "a", "work"), 60)
        shop._limit = 0.2 if what == "hang" else 60.0
        with refused("too-much-work"):
            await shop.do("anna", "b", what)
        shop._limit = 60.0
        second = await shop.do("anna", "c", "work")
        assert first.body != second.body
        await shop.stop()

    asyncio.run(scene())
    own = [one.getMessage() for one in caplog.records if one.name.startswith("ludotheque")]
    assert len(own) == 1
    assert own[0].startswith(f"a {what} ")


def test_a_mistake_in_a_work_is_a_line_of_the_servers_log(caplog: pytest.LogCaptureFixture) -> None:
    async def scene() -> None:
        shop = workshop()
        with refused("server-mistake"):
            await shop.do("anna", "a", "err")
        await shop.stop()

    asyncio.run(scene())
    (line,) = [one for one in caplog.records if one.name.startswith("ludotheque")]
    assert line.levelname == "ERROR"
    assert line.getMessage() == "a err failed: ValueError: odd [here.py:1 look]"


def test_a_real_work_says_where_its_mistake_was() -> None:
    head, _ = long_worker.answer(Shelf([], {}), {"what": "no work"})
    assert head["trouble"] == "server-mistake"
    assert head["mistake"].startswith("KeyError: 'no work' [")


def test_nothing_of_a_work_that_was_refused_stays_in_memory() -> None:
    """What was brought may have two million letters, and garbage that is old is looked for once an
    hour."""

    async def refuse(shop: Workshop) -> weakref.ref[Trouble]:
        try:
            await shop.do("anna", "a", "err")
        except Trouble as trouble:
            return weakref.ref(trouble)
        raise AssertionError

    async def scene() -> None:
        shop = workshop()
        gc.disable()
        try:
            trouble = await refuse(shop)
            await shop.stop()
            assert trouble() is None
        finally:
            gc.enable()

    asyncio.run(scene())


def test_what_many_ask_is_done_once_and_remembered() -> None:
    async def scene() -> None:
        shop = workshop()
        answers = await asyncio.gather(*(shop.do(f"guest {n}", "k", "work") for n in range(80)))
        assert len({answer.body for answer in answers}) == 1
        await shop.do("anna", "k", "work")
        assert shop.done == 1
        await shop.stop()

    asyncio.run(scene())


def test_the_queue_has_an_end_for_each_guest_and_for_all() -> None:
    async def scene() -> None:
        shop = workshop(work_waiting=8)
        waiting = [asyncio.create_task(shop.do("anna", f"a{n}", "hang")) for n in range(2)]
        await asyncio.sleep(0)
        with refused("too-fast"):
            await shop.do("anna", "a2", "work")
        for guest in ("ben", "carl", "dora"):
            waiting += [asyncio.create_task(shop.do(guest, f"{guest}{n}", "hang")) for n in (1, 2)]
        await asyncio.sleep(0)
        with refused("too-fast"):
            await shop.do("emil", "e", "work")
        await shop.stop()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert shop.under_way == {} and not shop._of_guest

    asyncio.run(scene())


def test_answers_are_forgotten_when_there_are_too_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ludotheque.server.long_work.MOST_KEPT", 100)
    shop = workshop()
    for number in range(50):
        shop._keep(str(number), Done("", b"x" * 20))
    assert list(shop._kept) == ["45", "46", "47", "48", "49"]
    shop._keep("large", Done("", b"x" * 26))
    assert "large" not in shop._kept


class Waits(LongWork):
    """Long work that goes on until it is told to end."""

    def __init__(self) -> None:
        super().__init__(Settings())
        self.begun = asyncio.Event()
        self.ended = asyncio.Event()
        self.brought = self.own = self  # type: ignore[assignment]

    async def do(self, *_: Any, **__: Any) -> Done:
        self.begun.set()
        await self.ended.wait()
        return Done("text/plain", b"{}")

    async def stop(self) -> None:
        pass


def test_nobody_waits_while_a_log_is_replayed_or_an_event_is_made_to_sound(
    tmp_path: Path,
) -> None:
    """Not even those at the same table: neither the loop nor the table's lock is held."""

    async def scene() -> None:
        settings = Settings(games=("tests.toy.quarrel.rules:GAME",))
        app: Any = make_app(SqliteStore(tmp_path), settings)
        line = httpx.ASGITransport(app=app)
        async with (
            app.api.lifespan(),
            httpx.AsyncClient(transport=line, base_url="http://test") as browser,
        ):
            app.api.state.work = work = Waits()
            wanted = {"game": "zock", "seats": 2, "sit": {"name": "Anna"}}
            made = (await browser.post("/api/tables", json=wanted)).json()
            tables = app.api.state.tables
            table = await tables.table(made["id"])

            async def from_what(*_: Any) -> tuple[str, str, list[int]]:
                async with table.lock:
                    return "zock", "thrown", [1]

            tables.media = from_what
            for begin in (
                browser.post("/api/replay", json={"log": "x"}),
                browser.get(f"/api/tables/{made['id']}/media/0"),
            ):
                work.begun.clear()
                working = asyncio.create_task(begin)
                await work.begun.wait()
                say = {"type": "say", "id": f"s{id(working)}", "text": "hello"}
                said = await browser.post(f"/api/tables/{made['id']}/send", json=say)
                assert said.json()["type"] == "done"
                assert not working.done()
                work.ended.set()
                assert (await working).status_code == 200
                work.ended.clear()

    asyncio.run(scene())


def test_an_upload_that_takes_too_long_is_refused_by_the_real_worker(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """And one that takes too much memory."""

    async def scene() -> None:
        work = LongWork(Settings(work_memory=256))
        log = "x" * 1000
        with refused("bad-log"):
            await work.brought.do("anna", "a", "replay of an upload", log=log)
        with refused("too-much-work"):
            await work.brought.do(
                "anna", "b", "sound or picture", game="zock", event="x", media=["x" * 150_000_000]
            )
        with refused("bad-log"):
            await work.brought.do("anna", "c", "replay of an upload", log=log)
        await work.stop()

    asyncio.run(scene())


def test_the_log_of_a_long_game_is_pressed_beside_the_loop(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A log of two million letters takes 50 ms to compress."""
    places: list[str] = []

    def note(body: bytes, *_: Any, **__: Any) -> bytes:
        places.append(threading.current_thread().name)
        return body

    monkeypatch.setattr(answers.gzip, "compress", note)
    asked: Any = SimpleNamespace(headers={"accept-encoding": "gzip"})
    answer = inn.run(pressed_aside(asked, b"x" * 100_000, {}, "text/plain; charset=utf-8"))
    assert answer.media_type == "text/plain; charset=utf-8"
    assert len(places) == 1 and places[0] != threading.main_thread().name
