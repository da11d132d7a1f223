"""Soak: people come, play, watch and go for an hour, and the server does not grow.

Part of `make test-long`. `LUDOTHEQUE_SOAK` says how many minutes; with few of them the beginning,
in which everything is new, weighs more, so that 5 is the least that says something.
"""

from __future__ import annotations

import asyncio
import os
import random
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

from ludotheque.server.service.record import new_id
from tests.server.process import PATIENCE, Server

MINUTES = float(os.environ.get("LUDOTHEQUE_SOAK", "60"))
PEOPLE = 12
WARM = 0.4
"""So much of the time everything may grow: caches fill, workers start."""
MOST_GROWTH = 1.10
"""By so much more memory at the end than when it was warm."""
MOST_MORE_FILES = 4
ANEW = httpx.Limits(max_keepalive_connections=0)
"""Each request comes over a line of its own: one that was idle may be closed at any moment."""
SETTINGS = {"idle": 5.0, "sweep": 1.0, "bot_limit": 60.0}
"""Tables leave memory soon, and no bot is ended because the machine has much to do."""


REFUSED = ("bad-message", "bad-text", "server-mistake")
"""What no message here is answered with; somebody else may always be faster."""


class Vitals(msgspec.Struct):
    """How much a server holds."""

    memory: int
    """Bytes, its workers included."""
    files: int
    descriptors: int
    children: int


def vitals(server: Server) -> Vitals:
    """Of the server's process and those it has started."""
    assert server.process is not None
    pid = server.process.pid
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    pages = sum(int(Path(f"/proc/{one}/statm").read_text().split()[1]) for one in [pid, *children])
    return Vitals(
        memory=pages * os.sysconf("SC_PAGE_SIZE"),
        files=len(list(server.data.iterdir())),
        descriptors=len(list(Path(f"/proc/{pid}/fd").iterdir())),
        children=len(children),
    )


class Evening:
    """People who play one short game after the other."""

    def __init__(self, server: Server, end: float) -> None:
        self.server = server
        self.end = end
        self.games = 0
        self.moves = 0

    async def run(self) -> None:
        async with asyncio.TaskGroup() as people:
            for number in range(PEOPLE):
                people.create_task(self._come_again(random.Random(number)))

    async def _come_again(self, luck: random.Random) -> None:
        while time.monotonic() < self.end:
            headers = {"Cookie": f"guest={new_id()}{new_id()}"}  # Each time somebody new.
            async with httpx.AsyncClient(
                base_url=self.server.address, headers=headers, timeout=PATIENCE, limits=ANEW
            ) as http:
                await self._play(http, headers, luck)
            self.games += 1

    async def _play(
        self, http: httpx.AsyncClient, headers: dict[str, str], luck: random.Random
    ) -> None:
        await _said(http.put("/api/me", json={"name": f"Guest {luck.randrange(1000)}"}))
        wanted = {"game": "quarrel", "seats": 2, "bots": {"1": "random"}, "sit": {}, "start": True}
        table = (await _said(http.post("/api/tables", json=wanted)))["id"]
        path = f"/api/tables/{table}"
        url = f"{self.server.address.replace('http', 'ws')}{path}/socket"
        async with connect(url, additional_headers=headers, compression=None) as socket:
            while True:
                message = msgspec.json.decode(await socket.recv())
                assert message.get("code") not in REFUSED, message
                if message["type"] != "news" or not message["seats"]:
                    continue
                now = message["seats"][0]["now"]
                if now is None or now["result"] is not None:
                    break
                if now["question"] is not None:
                    await socket.send(msgspec.json.encode(_move(now, luck)).decode())
                    self.moves += 1
                    if luck.random() < 0.2:
                        said = {"type": "say", "id": new_id(), "text": "Well played"}
                        await socket.send(msgspec.json.encode(said).decode())
        for more in ("", "/news", "/log", "/replay", "/reckoning", "/past"):
            await http.get(path + more)
        await http.get("/api/my-tables")


def _move(now: Any, luck: random.Random) -> dict[str, Any]:
    question = now["question"]
    return {
        "type": "move", "id": new_id(), "seat": 0, "move": luck.choice(now["moves"])["move"],
        "question": question["number"], "wave": question["wave"],
    }  # fmt: skip


async def _said(answering: Any) -> Any:
    answer = await answering
    assert answer.status_code < 300, answer.text
    return answer.json()


def test_an_hour_of_people_leaves_the_server_as_it_was(tmp_path: Path) -> None:
    seconds = MINUTES * 60
    with Server(tmp_path / "data", log=tmp_path / "log", **SETTINGS) as server:
        measured: list[Vitals] = []

        async def soak() -> Evening:
            begin = time.monotonic()
            evening = Evening(server, begin + seconds)
            playing = asyncio.create_task(evening.run())
            while not playing.done():
                await asyncio.wait([playing], timeout=seconds / 60)
                measured.append(vitals(server))
            await playing
            return evening

        evening = asyncio.run(soak())
        asyncio.run(_until_quiet(server))
        quiet = vitals(server)
    warm = measured[int(len(measured) * WARM) :]
    third = max(1, len(warm) // 3)
    first = sorted(one.memory for one in warm[:third])[third // 2]
    last = sorted(one.memory for one in warm[-third:])[third // 2]
    told = (
        f"{evening.games} games, {evening.moves} moves in {MINUTES:g} minutes: memory "
        f"{measured[0].memory / 1e6:.0f}, {first / 1e6:.0f}, {last / 1e6:.0f} MB, descriptors "
        f"{measured[0].descriptors}, {max(one.descriptors for one in measured)}, "
        f"{quiet.descriptors}, files {quiet.files}, processes {quiet.children}"
    )
    print(told)
    assert last <= first * MOST_GROWTH, told
    assert quiet.descriptors <= measured[0].descriptors + MOST_MORE_FILES, told
    assert quiet.files == measured[0].files, told
    assert quiet.children <= 5, told
    assert (tmp_path / "log").read_text() == ""


async def _until_quiet(server: Server) -> None:
    """Wait until nobody is connected and no table is in memory."""
    async with httpx.AsyncClient(timeout=PATIENCE) as http:
        async with asyncio.timeout(PATIENCE):
            while True:
                text = (await http.get(f"{server.watch}metrics")).text
                held = ("ludotheque_sockets 0.0", "ludotheque_tables_in_memory 0.0")
                if all(one in text for one in held):
                    return
