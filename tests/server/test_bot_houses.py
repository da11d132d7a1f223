"""Bots that think on machines of their own: whatever becomes of them, every game goes on."""

from __future__ import annotations

import asyncio
import contextlib
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.registry import find_game, register
from ludotheque.server.bot_house import BotHouse
from ludotheque.server.service.loading import load_table
from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.postgres_errands import Answering, Asking
from ludotheque.server.store.postgres_schema import prepare
from ludotheque.server.thinking import Thinking, kind_of
from tests.server.bot_house import House
from tests.server.postgres import Postgres
from tests.server.process import PATIENCE, Person, Server
from tests.server.test_cluster import Cluster
from tests.server.test_crash import _faults_of_game
from tests.toy.quarrel.rules import GAME as QUARREL

register(QUARREL)
KIND = kind_of("quarrel", "random")


class Pool:
    """Bots that answer where they are, as soon as they may."""

    def __init__(self, name: str, is_quick: bool = True, free: int = 1) -> None:
        self.name = name
        self.free = free
        self.thinking = self.waiting = 0
        self.asked: list[tuple[Any, ...]] = []
        self.began = asyncio.Event()
        self.may_answer = asyncio.Event()
        if is_quick:
            self.may_answer.set()

    async def choose(self, *asked: Any, **named: Any) -> str | None:
        self.asked.append((*asked, *named.values()))
        self.began.set()
        await self.may_answer.wait()
        return self.name

    async def stop(self) -> None:
        pass


class Street:
    """A server that asks, and houses that think, in one process and on a real database."""

    def __init__(self, database: str) -> None:
        self.database = database
        self.here = Pool("here")
        self.thinking = Thinking(self.here, Asking(database, "server"))  # type: ignore[arg-type]
        self._houses: list[tuple[BotHouse, asyncio.Task[None]]] = []

    async def build(self, pool: Pool, kinds: list[str] | None = None) -> BotHouse:
        """A house that the server knows of."""
        answering = Answering(self.database, pool.name)
        house = BotHouse(answering, pool, kinds or [KIND])  # type: ignore[arg-type]
        is_open = asyncio.Event()
        self._houses.append((house, asyncio.create_task(house.run(is_open.set))))
        await is_open.wait()
        return house

    async def know(self, is_there: bool = True) -> None:
        """Wait until the server knows whether there are houses."""
        while bool(self.thinking._kinds) != is_there:
            await asyncio.sleep(0.01)

    async def leave(self, house: BotHouse, is_killed: bool = False) -> None:
        """A house ends; killed, it says nothing to anybody."""
        for one, task in self._houses:
            if one is house:
                task.cancel()
                await asyncio.gather(task, return_exceptions=True)
        self._houses = [one for one in self._houses if one[0] is not house]
        if is_killed:
            await house._answering.close()
        else:
            await house.close()

    async def ask(self) -> str | None:
        return await self.thinking.choose("quarrel", "a position", 1, "random", 7, "a board")


@contextlib.asynccontextmanager
async def street(database: str) -> AsyncIterator[Street]:
    await prepare(database)
    one = Street(database)
    one.thinking.begin()
    try:
        async with asyncio.timeout(PATIENCE):
            yield one
    finally:
        for house, _ in list(one._houses):
            await one.leave(house)
        await one.thinking.stop()


def on_a_street(database: str, work: Callable[[Street], Awaitable[None]]) -> None:
    async def run() -> None:
        async with street(database) as there:
            await work(there)

    asyncio.run(run())


def test_a_thought_is_thought_in_a_house_and_nothing_else_is_told_there(
    database: str, postgres: Postgres
) -> None:
    async def work(there: Street) -> None:
        house = Pool("there")
        await there.build(house)
        await there.know()
        assert await there.ask() == "there"
        assert house.asked == [("quarrel", "a position", 1, "random", 7, "a board")]
        assert there.here.asked == [] and there.thinking.elsewhere == 0

    on_a_street(database, work)
    name = database.rpartition("/")[2]
    for kept in ("errands", "bot_houses"):
        assert postgres.run(f"SELECT count(*) FROM {kept}", name) == ["0"]


def test_where_no_house_is_or_none_can_a_server_thinks_itself(database: str) -> None:
    async def work(there: Street) -> None:
        assert await there.ask() == "here"
        await there.build(Pool("there"), ["another game"])
        await there.know()
        assert await there.ask() == "here"

    on_a_street(database, work)


def test_what_a_house_leaves_at_its_end_another_thinks_at_once(database: str) -> None:
    async def work(there: Street) -> None:
        slow, quick = Pool("slow", is_quick=False), Pool("quick")
        first = await there.build(slow)
        await there.know()
        asked = asyncio.create_task(there.ask())
        await slow.began.wait()
        await there.build(quick)
        await there.leave(first)
        assert await asked == "quick"

    on_a_street(database, work)


def test_what_a_killed_house_was_thinking_about_another_takes_over(database: str) -> None:
    async def work(there: Street) -> None:
        there.here.free = 0
        slow, quick = Pool("slow", is_quick=False), Pool("quick")
        first = await there.build(slow)
        await there.know()
        asked = asyncio.create_task(there.ask())
        await slow.began.wait()
        await there.build(quick)
        await there.leave(first, is_killed=True)
        assert await asked == "quick"

    on_a_street(database, work)


def test_what_the_only_house_left_lying_a_server_thinks_itself(database: str) -> None:
    async def work(there: Street) -> None:
        there.here.free = 0
        slow = Pool("slow", is_quick=False)
        house = await there.build(slow)
        await there.know()
        asked = asyncio.create_task(there.ask())
        await slow.began.wait()
        await there.leave(house, is_killed=True)
        assert await asked == "here"

    on_a_street(database, work)


def test_what_waits_too_long_for_a_house_a_free_server_thinks_itself(database: str) -> None:
    async def work(there: Street) -> None:
        slow = Pool("slow", is_quick=False)
        house = await there.build(slow)
        await there.know()
        first = asyncio.create_task(there.ask())
        await slow.began.wait()
        slow.free = 0
        assert await there.ask() == "here"
        slow.may_answer.set()
        assert await first == "slow"
        assert house._mine == {}

    on_a_street(database, work)


def test_a_database_that_has_forgotten_what_was_asked_is_told_again(
    database: str, postgres: Postgres
) -> None:
    name = database.rpartition("/")[2]

    async def work(there: Street) -> None:
        there.here.free = 0
        slow = Pool("slow", is_quick=False)
        await there.build(slow)
        await there.know()
        asked = asyncio.create_task(there.ask())
        await slow.began.wait()
        await asyncio.to_thread(postgres.run, "TRUNCATE errands, bot_houses", name)
        slow.may_answer.set()
        assert await asked in ("slow", "here")  # Whichever of them was noticed first.

    on_a_street(database, work)


def test_a_database_without_errands_lets_a_server_think_itself(
    database: str, postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    name = database.rpartition("/")[2]

    async def work(there: Street) -> None:
        slow = Pool("slow", is_quick=False)
        await there.build(slow)
        await there.know()
        asked = asyncio.create_task(there.ask())
        await slow.began.wait()
        await asyncio.to_thread(postgres.run, "DROP TABLE errands", name)
        assert await asked == "here"
        assert await there.ask() == "here"

    on_a_street(database, work)
    assert "bots think here, not elsewhere" in caplog.text


def test_whoever_asks_no_more_leaves_nothing(database: str, postgres: Postgres) -> None:
    name = database.rpartition("/")[2]

    async def work(there: Street) -> None:
        slow = Pool("slow", is_quick=False)
        await there.build(slow)
        await there.know()
        asked = asyncio.create_task(there.ask())
        await slow.began.wait()
        asked.cancel()
        while await asyncio.to_thread(postgres.run, "SELECT id FROM errands", name):
            await asyncio.sleep(0.01)
        slow.may_answer.set()

    on_a_street(database, work)


# Real processes


TELL_WHO_THINKS = """
CREATE TABLE thought (house text);
CREATE FUNCTION tell() RETURNS trigger LANGUAGE plpgsql AS
$$ BEGIN INSERT INTO thought VALUES (NEW.house); RETURN NEW; END $$;
CREATE TRIGGER telling BEFORE UPDATE ON errands FOR EACH ROW
WHEN (OLD.answer IS NULL AND NEW.answer IS NOT NULL) EXECUTE FUNCTION tell();
"""
BOTS = {str(seat): "random" for seat in range(4)}


def test_bots_play_on_while_houses_are_killed_one_after_the_other_and_then_without_any(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    name = database.rpartition("/")[2]
    asyncio.run(prepare(database))
    postgres.run(TELL_WHO_THINKS, name)

    def wait_for(sql: str, least: int) -> None:
        while int(postgres.run(sql, name)[0]) < least:
            time.sleep(0.02)

    told, over = "SELECT count(*) FROM thought", "SELECT count(*) FROM tables WHERE phase = 'over'"
    with contextlib.ExitStack() as open_things:
        houses = [House(database, tmp_path / f"house {place}") for place in range(3)]
        for house in houses:
            open_things.enter_context(house)
        server = open_things.enter_context(Server(tmp_path, database=database, bot_pause=0.02))
        anna = open_things.enter_context(Person(server, "Anna"))
        tables = [
            anna.make("zock", 4, bots=BOTS, start=True, options={"rounds": 60}) for _ in range(2)
        ]
        for number, house in enumerate(houses, 1):
            wait_for(told, 15 * number)
            house.kill()
        assert postgres.run(over, name) == ["0"]  # Else nobody would have missed them.
        wait_for(over, len(tables))

    async def faults() -> list[str]:
        store = PostgresStore(database)
        await store.open()
        found = []
        for table in tables:
            kept = await store.load(table)
            assert kept is not None
            found += _faults_of_game(load_table(find_game("zock"), kept))
        await store.close()
        return found

    assert asyncio.run(faults()) == []


class Town(Cluster):
    """A cluster whose bots think in houses."""

    def __init__(self, folder: Path, postgres: Postgres, tables: int) -> None:
        super().__init__(folder, postgres, tables, bot_pause=0.1)
        url = postgres.url(self.name)
        self.houses = [House(url, folder / f"house {place}") for place in range(2)]

    def run(self, *harms: str) -> None:
        asyncio.run(prepare(self.postgres.url(self.name)))
        self.postgres.run(TELL_WHO_THINKS, self.name)
        with self.houses[0], self.houses[1]:
            super().run(*harms)

    def _kill_house(self) -> None:
        for house in self.houses:
            if house.process is not None:
                house.kill()
                return


def test_every_game_ends_and_no_move_is_doubled_whatever_dies(tmp_path: Path) -> None:
    with Postgres() as postgres:
        town = Town(tmp_path, postgres, tables=3)
        town.run("kill_house", "kill_server", "kill_backends", "kill_house")
        assert town.faults() == []
        assert postgres.run("SELECT count(*) > 0 FROM thought", town.name) == ["t"]


def test_a_house_that_is_told_to_stop_stops(database: str, tmp_path: Path) -> None:
    house = House(database, tmp_path / "log")
    house.start()
    assert house.end() == 0
    assert (tmp_path / "log").read_text() == ""


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ([], "Bots think here for servers that share a database: name it with --database"),
        (["--database", "tables.sqlite3"], "A database is named by an address such as"),
        (["--database", "postgresql://a:geheim@127.0.0.1:1/tables"], "cannot be reached"),
        (["--database", "postgresql://a@b/c", "--bots", "mine=no.py:Mine"], "there is no bot mine"),
    ],
)
def test_what_cannot_be_is_said_in_a_sentence(given: list[str], why: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", "bots", *given],
        env={**os.environ, "LC_ALL": "en_GB.UTF-8", "LANGUAGE": "en"},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
    assert done.returncode == 2
    assert why.lower() in done.stderr.lower()
    assert "geheim" not in done.stderr and len(done.stderr.splitlines()) == 1
