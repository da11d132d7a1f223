"""Crash: the server is killed with -9 at random moments, and nothing that was said is lost.

Bots and scripted people play at several tables. People who lose the connection come back and
send again what was not answered. In the end every acknowledged move is in the log exactly once,
whatever anybody was told is still true, and every game is over and replays to its state.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import sqlite3
from collections import defaultdict
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import connect

from ludotheque.core.log import Log
from ludotheque.core.registry import find_game
from ludotheque.core.replay import replay, verify
from ludotheque.server.service.loading import load_table
from ludotheque.server.service.record import guest_id, message_key
from ludotheque.server.service.table import Table
from ludotheque.server.store.sqlite import FILE_NAME, SqliteStore
from tests.server.process import PATIENCE, Server

IS_LONG = os.environ.get("LUDOTHEQUE_LONG") == "1"
AWAY = (OSError, httpx.TransportError, websockets.exceptions.WebSocketException)


class Player:
    """Somebody who plays a seat at random, by socket or by polling, and notes what it was told."""

    def __init__(self, server: Server, table: str, seat: int, cookie: str, luck: random.Random):
        self.server = server
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.luck = luck
        self.acknowledged: dict[str, int] = {}
        """The numbers of the entries that its messages made."""
        self.told: dict[int, Any] = {}
        """The log, as far as it has come."""
        self.pending: dict[str, Any] | None = None
        self.is_over = False
        self.contradictions: list[str] = []

    @property
    def headers(self) -> dict[str, str]:
        return {"Cookie": f"guest={self.cookie}"}

    async def play(self) -> None:
        async with httpx.AsyncClient(headers=self.headers, timeout=PATIENCE, verify=False) as http:
            while not self.is_over:
                try:
                    await (self._by_polling(http) if self.seat % 2 else self._by_socket())
                except AWAY:
                    await asyncio.sleep(0.1)

    async def think(self) -> None:
        """Take the time that a person does, before a move."""

    def decide(self, now: Any) -> dict[str, Any] | None:
        """What to send now: what was not answered yet, or a new move."""
        if self.pending is None and now is not None and now["question"]:
            self.pending = {
                "type": "move",
                "id": f"m{self.luck.getrandbits(60)}",
                "seat": self.seat,
                "move": self.luck.choice(now["moves"])["move"],
                "question": now["question"]["number"],
                "wave": now["question"]["wave"],
            }
        return self.pending

    def note_answer(self, answer: Any) -> None:
        assert self.pending is not None
        if answer["type"] == "done":
            self.acknowledged[self.pending["id"]] = answer["number"]
        elif answer["code"] not in ("stale", "too-late", "not-asked", "is-over"):
            self.contradictions.append(f"{self.pending} was answered {answer}")
        self.pending = None

    def note_news(self, news: Any) -> Any:
        """Note what was told; how things stand."""
        part = news["seats"][0]
        for entry in part["entries"]:
            entry.pop("changes", None)  # a server that has been started anew does not know them
            known = self.told.setdefault(entry["number"], entry)
            if known != entry:
                self.contradictions.append(f"was told {known}, then {entry}")
        now = part["now"]
        self.is_over = bool(now and now["result"]) and self.pending is None
        return now

    async def _by_socket(self) -> None:
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        query = f"?since={len(self.told)}"
        async with connect(
            url + query, additional_headers=self.headers, compression=None, proxy=None
        ) as line:
            waits = False
            now: Any = None
            while not self.is_over:
                if not waits and self.decide(now) is not None:
                    await self.think()
                    await line.send(json.dumps(self.pending))
                    waits = True
                message = json.loads(await line.recv())
                if message["type"] == "news":
                    now = self.note_news(message)
                elif message["type"] in ("done", "problem"):
                    self.note_answer(message)
                    waits = False
                    now = None
                    await line.send(
                        json.dumps({"type": "catch-up", "id": "c", "since": len(self.told)})
                    )

    async def _by_polling(self, http: httpx.AsyncClient) -> None:
        address = f"{self.server.address}/api/tables/{self.table}"
        version = 0
        while not self.is_over:
            query = {"since": len(self.told), "version": version, "wait": 2}
            news = (await http.get(f"{address}/news", params=query)).json()
            now = self.note_news(news)
            version = news["version"]
            if self.decide(now) is not None:
                await self.think()
                self.note_answer((await http.post(f"{address}/send", json=self.pending)).json())
                version = 0


class Evening:
    """Several tables, people at them, and a server that dies again and again."""

    def __init__(
        self, folder: Path, tables: int, kills: int, patience: float, **settings: Any
    ) -> None:
        self.patience = patience
        """So many seconds after the last start all games have to be over."""
        self.luck = random.Random(kills)
        self.server = Server(folder, bot_pause=0.01, bot_limit=PATIENCE, **settings)
        self.tables = tables
        self.kills = kills
        self.players: list[Player] = []
        self.broken: list[str] = []
        self.interrupted = 0
        """How often the server died while people were playing."""

    def run(self) -> None:
        self.server.start()
        try:
            asyncio.run(self._evening())
        finally:
            self.server.stop()

    async def _evening(self) -> None:
        for place in range(self.tables):
            await asyncio.to_thread(self._sit_down, place)
        playing = [asyncio.create_task(player.play()) for player in self.players]
        for _ in range(self.kills):
            await self._until_something_happens(playing)
            self.interrupted += not all(task.done() for task in playing)
            await asyncio.to_thread(self.server.kill)
            await asyncio.to_thread(self.server.start)
        _, late = await asyncio.wait(playing, timeout=self.patience)
        for task in late:
            task.cancel()
        ends = await asyncio.gather(*playing, return_exceptions=True)
        self.broken = [f"a player ended with {end!r}" for end in ends if end is not None]

    async def _until_something_happens(self, playing: list[asyncio.Task[None]]) -> None:
        """A few moves more, and then some random milliseconds."""
        heard = self._heard() + self.luck.randrange(10, 60)
        for _ in range(int(self.patience * 100)):
            if self._heard() >= heard or all(task.done() for task in playing):
                break
            if any(has_failed(task) for task in playing):
                break
            await asyncio.sleep(0.01)
        await asyncio.sleep(self.luck.random() * 0.1)

    def _heard(self) -> int:
        return sum(len(player.told) for player in self.players)

    def _sit_down(self, place: int) -> None:
        """Two people at each table; at every third table they play without bots."""
        seats = 4 if place % 3 else 2
        rounds = 60 if IS_LONG else 24
        cookies = [f"guest-{place}-{seat}-".ljust(40, "x") for seat in range(2)]
        with httpx.Client(base_url=self.server.address, timeout=PATIENCE) as http:
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
                self.players.append(Player(self.server, table, seat, cookie, luck))
            start = {"type": "start", "id": "start"}
            assert http.post(f"/api/tables/{table}/send", json=start, headers=mine).is_success

    def faults(self) -> list[str]:
        """Everything that is not as it should be, after the last game."""
        kept = asyncio.run(self._load())
        made = self._entries_by_message()
        return [*self.broken, *faults_of_games(self.players, kept, made)]

    async def _load(self) -> dict[str, Table]:
        store = SqliteStore(self.server.data)
        await store.open()
        found = {}
        for name in {player.table for player in self.players}:
            kept = await store.load(name)
            if kept is not None:
                found[name] = load_table(find_game(kept.row.game), kept)
        await store.close()
        return found

    def _entries_by_message(self) -> dict[tuple[str, str], list[int]]:
        """The numbers of all entries that each message made, straight from the disk."""
        made: dict[tuple[str, str], list[int]] = defaultdict(list)
        with contextlib.closing(sqlite3.connect(self.server.data / FILE_NAME)) as file:
            for table, sent, number in file.execute("SELECT table_id, sent, number FROM entries"):
                made[table, sent].append(number)
        return made


def has_failed(task: asyncio.Task[None]) -> bool:
    """Whether somebody has ended otherwise than with the game: the others would wait for them."""
    return task.done() and not task.cancelled() and task.exception() is not None


def faults_of_games(
    players: Sequence[Player], kept: Mapping[str, Table], made: Mapping[tuple[str, str], list[int]]
) -> list[str]:
    """What does not agree of what players were told, what their tables keep, and the numbers of the
    entries that each message made."""
    found: list[str] = []
    for player in players:
        table = kept.get(player.table)
        if table is None:
            found.append(f"the table {player.table} is gone")
        log = [] if table is None else table.entries
        found += player.contradictions
        for message, number in player.acknowledged.items():
            key = message_key(guest_id(player.cookie), message)
            there = made.get((player.table, key), [])
            if there != [number]:
                found.append(f"move {number} stands at {there} in the log")
        for number, entry in player.told.items():
            is_there = number < len(log)
            if not is_there or log[number].seen_by(number, player.seat) != entry:
                found.append(f"entry {number} was told, and the log says something else")
    for table in kept.values():
        found += _faults_of_game(table)
    return found


def _faults_of_game(table: Table) -> list[str]:
    match = table.match
    if match is None or not match.is_over:
        return [f"the game at {table.id} is not over"]
    log = Log.read(table.log().text())
    again = replay(table.game, log)
    if again.position() != match.position():
        return [f"the log of {table.id} replays to another state"]
    assert verify(table.game, log) > 0
    return []


def test_nothing_that_was_said_is_lost_when_the_server_is_killed(tmp_path: Path) -> None:
    tables, kills = (20, 30) if IS_LONG else (6, 4)
    evening = Evening(tmp_path, tables, kills, patience=10 * PATIENCE)
    evening.run()
    assert evening.faults() == []
    assert all(player.acknowledged for player in evening.players)
    assert evening.interrupted == kills


def test_a_build_that_tells_before_it_commits_does_not_pass(tmp_path: Path) -> None:
    """The test of the test: what is missed is what was told, and not only the end of the games."""
    evening = Evening(tmp_path, tables=3, kills=2, patience=3, is_hasty=True)
    evening.run()
    assert [fault for fault in evening.faults() if "the log" in fault] != []
