"""A cluster: several real servers on one real database, of which everything dies with -9 in turn.

The players of each table are at different servers and come back wherever one answers. Every server
misses some of what the others ring for, and the machines' clocks are apart by minutes. In the end
every acknowledged move is in the log exactly once, whatever anybody was told is still true, and
every game is over and replays to its state.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import os
import random
import signal
from collections import defaultdict
from pathlib import Path
from typing import Any

import httpx

from ludotheque.core.registry import find_game
from ludotheque.server.service.loading import load_table
from ludotheque.server.service.table import Table
from ludotheque.server.store.postgres import PostgresStore
from tests.server.postgres import Postgres
from tests.server.process import PATIENCE, Server
from tests.server.test_crash import AWAY, IS_LONG, Player, faults_of_games, has_failed

MOVES = 3
"""So many moves everybody makes for each thing that dies: they go on while it does, and no game is
over before all has died that is to, however slowly."""


class Turnstile:
    """Lets everybody make only so many moves, until it is opened for all they like."""

    def __init__(self) -> None:
        self._most = 0.0
        self._changed = asyncio.Event()

    def let_in(self, moves: float) -> None:
        """Let everybody make so many moves more."""
        self._most += moves
        self._changed.set()
        self._changed = asyncio.Event()

    def is_shut(self, made: int) -> bool:
        """Whether somebody who has made so many moves has to wait."""
        return made >= self._most

    async def go_through(self, made: int) -> None:
        while self.is_shut(made):
            await self._changed.wait()


class Wanderer(Player):
    """Somebody who goes to another server whenever the line breaks, and who is sent away without
    an answer now and then: while the database is away, nobody can be told anything."""

    def __init__(self, servers: list[Server], turnstile: Turnstile, *more: Any) -> None:
        self.servers = servers
        self.turnstile = turnstile
        super().__init__(servers[more[1] % len(servers)], *more)

    async def play(self) -> None:
        async with httpx.AsyncClient(headers=self.headers, timeout=PATIENCE) as http:
            while not self.is_over:
                try:
                    await (self._by_polling(http) if self.seat % 2 else self._by_socket())
                except (*AWAY, Away):
                    self.server = self.luck.choice(self.servers)
                    await asyncio.sleep(0.1)

    async def think(self) -> None:
        """Until it may move; what was not answered is always sent again."""
        await self.turnstile.go_through(len(self.acknowledged))

    def note_answer(self, answer: Any) -> None:
        if answer["type"] == "problem" and answer["code"] in ("store-failed", "too-fast"):
            raise Away
        super().note_answer(answer)

    def note_news(self, news: Any) -> Any:
        if news["type"] == "problem":
            raise Away
        for part in news["seats"]:
            numbers = [entry["number"] for entry in part["entries"]]
            if numbers and numbers != list(range(numbers[0], numbers[0] + len(numbers))):
                self.contradictions.append(f"the news has a hole: {numbers}")
            if numbers and numbers[0] > len(self.told):
                self.contradictions.append(f"was told {len(self.told)}, then from {numbers[0]} on")
        return super().note_news(news)


class Away(Exception):
    """The server has no answer now."""


class Cluster:
    """Servers, their database, tables and people."""

    def __init__(self, folder: Path, postgres: Postgres, tables: int, **more: Any) -> None:
        self.postgres = postgres
        self.name = postgres.new_database()
        self.luck = random.Random(tables)
        self.tables = tables
        more = {"database": postgres.url(self.name), "bot_pause": 0.01, **more}
        self.servers = []
        for place in range(2):
            (folder / f"server {place}").mkdir()
            settings = {"bot_limit": PATIENCE, "deaf": 0.3, "fast": 300.0 * place, **more}
            log = folder / f"log {place}"
            self.servers.append(Server(folder / f"server {place}", log, **settings))
        self.patience = 10 * PATIENCE
        """So many seconds after the last harm all games have to be over."""
        self.players: list[Wanderer] = []
        self.turnstile = Turnstile()
        self.broken: list[str] = []
        self.interrupted = 0
        """How often something died while people were playing."""

    def run(self, *harms: str) -> None:
        for server in self.servers:
            server.start()
        try:
            asyncio.run(self._evening(harms))
        finally:
            for server in self.servers:
                server.stop()

    async def _evening(self, harms: tuple[str, ...]) -> None:
        for place in range(self.tables):
            await asyncio.to_thread(self._sit_down, place)
        playing = [asyncio.create_task(player.play()) for player in self.players]
        for harm in harms:
            self.turnstile.let_in(MOVES)
            await self._until_something_happens(playing)
            self.interrupted += not all(task.done() for task in playing)
            await asyncio.to_thread(getattr(self, f"_{harm}"))
        self.turnstile.let_in(math.inf)
        _, late = await asyncio.wait(playing, timeout=self.patience)
        for task in late:
            task.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
        self.broken = [f"a player ended with {end!r}" for end in ends if end is not None]

    async def _until_something_happens(self, playing: list[asyncio.Task[None]]) -> None:
        heard = self._heard() + self.luck.randrange(5, 30)
        for _ in range(int(self.patience * 100)):
            if self._heard() >= heard or all(task.done() for task in playing):
                break
            if all(self.turnstile.is_shut(len(player.acknowledged)) for player in self.players):
                break
            if any(has_failed(task) for task in playing):
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.luck.random() * 0.1)

    def _heard(self) -> int:
        return sum(len(player.told) for player in self.players)

    # What is done to them

    def _kill_server(self) -> None:
        server = self.luck.choice(self.servers)
        server.kill()
        server.start()

    def _kill_backends(self) -> None:
        """PostgreSQL ends all its other processes, too, and looks through its files."""
        for pid in self.postgres.backends(self.name)[:1]:
            with contextlib.suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def _stop_the_log(self) -> None:
        """What was committed so far is on the disk, whatever the settings say; and from now on
        nobody brings there what commits have not waited for."""
        self.postgres.run("CHECKPOINT")
        os.kill(self._log_writer(), signal.SIGSTOP)

    def _kill_log_writer(self) -> None:
        """PostgreSQL begins anew, as after the death of any of its processes."""
        os.kill(self._log_writer(), signal.SIGKILL)

    def _log_writer(self) -> int:
        text = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'walwriter'"
        return int(self.postgres.run(text)[0])

    def _cut_lines(self) -> None:
        self.postgres.run(
            "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
            f"WHERE datname = '{self.name}' AND pid <> pg_backend_pid()"
        )

    def _kill_database(self) -> None:
        self.postgres.kill()
        self.postgres.start()

    def _restart_database(self) -> None:
        self.postgres.stop()
        self.postgres.start()

    # Before and after

    def _sit_down(self, place: int) -> None:
        seats = 4 if place % 3 else 2
        rounds = 120 if IS_LONG else 20
        cookies = [f"guest-{place}-{seat}-".ljust(40, "x") for seat in range(2)]
        with httpx.Client(base_url=self.servers[0].address, timeout=PATIENCE) as http:
            wanted = {
                "game": "zock", "seats": seats, "options": {"rounds": rounds},
                "bots": {str(seat): "random" for seat in range(2, seats)},
            }  # fmt: skip
            mine = {"Cookie": f"guest={cookies[0]}"}
            table = http.post("/api/tables", json=wanted, headers=mine).json()["id"]
            for seat, cookie in enumerate(cookies):
                headers = {"Cookie": f"guest={cookie}"}
                sit = {"type": "sit", "id": "sit", "seat": seat, "name": f"Guest {seat}"}
                http.post(f"/api/tables/{table}/send", json=sit, headers=headers)
                luck = random.Random(self.luck.random())
                self.players.append(
                    Wanderer(self.servers, self.turnstile, table, seat, cookie, luck)
                )
            start = {"type": "start", "id": "start"}
            assert http.post(f"/api/tables/{table}/send", json=start, headers=mine).is_success

    def faults(self) -> list[str]:
        """Everything that is not as it should be, after the last game."""
        kept = asyncio.run(self._load())
        made: dict[tuple[str, str], list[int]] = defaultdict(list)
        for row in self.postgres.run("SELECT table_id, sent, number FROM entries", self.name):
            table, sent, number = row.split("|")
            made[table, sent].append(int(number))
        return [*self.broken, *faults_of_games(self.players, kept, made)]

    async def _load(self) -> dict[str, Table]:
        store = PostgresStore(self.postgres.url(self.name))
        await store.open()
        found = {}
        for name in {player.table for player in self.players}:
            kept = await store.load(name)
            if kept is not None:
                found[name] = load_table(find_game(kept.row.game), kept)
        await store.close()
        return found


HARMS = ("kill_server", "cut_lines", "kill_backends", "kill_database", "restart_database")


def test_nothing_that_was_said_is_lost_whatever_dies(tmp_path: Path) -> None:
    with Postgres() as postgres:
        cluster = Cluster(tmp_path, postgres, tables=12 if IS_LONG else 3)
        harms = HARMS * (4 if IS_LONG else 1)
        cluster.run(*harms)
        assert cluster.faults() == []
        assert cluster.interrupted == len(harms)
        assert all(player.acknowledged for player in cluster.players)


def test_on_a_database_that_acknowledges_before_it_keeps_this_does_not_pass(
    tmp_path: Path,
) -> None:
    """The test of the test: such a database is refused, unless a server is made to believe it.
    Where one of its processes is killed, it begins anew without what was only in its memory."""
    unsafe = {"synchronous_commit": "off", "wal_writer_delay": "10s", "bgwriter_lru_maxpages": 0}
    with Postgres(**unsafe) as postgres:
        cluster = Cluster(tmp_path, postgres, tables=2, is_trusting=True)
        cluster.patience = 5.0
        cluster.run("stop_the_log", "kill_log_writer")
        postgres.stop()
        postgres.settings["synchronous_commit"] = "on"
        postgres.start()
        faults = cluster.faults()
    assert any("in the log" in fault or "was told" in fault for fault in faults), faults
