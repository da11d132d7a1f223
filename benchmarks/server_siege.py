"""How the server holds against ill will: `python benchmarks/server_siege.py [NAME …]`.

Somebody honest asks `hello` again and again meanwhile; what is told is how long it waited at the
most and usually, what the server's memory grew by, and how many were turned away.

- crowd: 320 silent sockets at one table
- crowds: 2,000 silent sockets over 20 tables
- headers: 60 MB of headers on one connection
- upload: a long log of 1.25 MB is replayed
- newcomers: 200 people in 20 seconds from one address, each with a profile and a seat
- burst: 300 new guests at once from one address
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import json
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import websockets
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.registry import find_game

SERVE = (
    "import sys; from pathlib import Path; from ludotheque.server.main import serve; "
    "serve('127.0.0.1', 0, Path(sys.argv[1]))"
)
LOG_BYTES = 1_250_000


class Server:
    """A server process with the usual settings on a fresh folder."""

    def __init__(self, folder: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, folder], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found[1])
        self.address = f"http://127.0.0.1:{self.port}"

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(30)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()

    def megabytes(self) -> float:
        """Of memory, at the most so far."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1e3  # type: ignore[index]


class Somebody:
    """Asks `hello` again and again, and notes how long each answer took."""

    def __init__(self, server: Server) -> None:
        line = httpx.AsyncHTTPTransport(retries=3)
        self.http = httpx.AsyncClient(base_url=server.address, timeout=120.0, transport=line)
        self.waits: list[float] = []

    async def ask(self) -> None:
        while True:
            begun = time.perf_counter()
            with contextlib.suppress(httpx.TransportError):
                await self.http.get("/api/hello")
            self.waits.append(time.perf_counter() - begun)
            await asyncio.sleep(0.1)

    def said(self) -> str:
        waits = sorted(self.waits)
        return f"hello waited {waits[-1]:.2f} s at the most, {waits[len(waits) // 2]:.3f} s usually"


async def make_table(server: Server) -> str:
    async with httpx.AsyncClient(base_url=server.address, timeout=60.0) as http:
        body = {"game": "zock", "seats": 4, "sit": {"name": "Anna"}, "is_open": True}
        answer = await http.post("/api/tables", json=body)
        return str(answer.json()["id"])


async def crowd(server: Server, count: int, tables: int) -> str:
    """Silent sockets, as many as are let in."""
    names = [await make_table(server) for _ in range(tables)]
    lines: list[ClientConnection] = []
    let_in: list[bool] = []
    gate = asyncio.Semaphore(50)

    async def come(number: int) -> None:
        url = f"ws://127.0.0.1:{server.port}/api/tables/{names[number % tables]}/socket"
        cookie = {"Cookie": f"guest=siege-{number}-".ljust(42, "x")}
        async with gate:
            with contextlib.suppress(OSError, websockets.exceptions.WebSocketException):
                line = await connect(
                    url, additional_headers=cookie, compression=None, proxy=None, open_timeout=120
                )
                lines.append(line)
                let_in.append(json.loads(await line.recv())["type"] == "hello")

    await asyncio.gather(*(come(number) for number in range(count)))
    await asyncio.sleep(2.0)
    for line in lines:
        line.transport.abort()
    return f"{sum(let_in)} of {count} sockets were let in"


async def headers(server: Server) -> str:
    """One connection that never comes to the end of its headers."""
    _, writer = await asyncio.open_connection("127.0.0.1", server.port)
    sent = 0
    try:
        writer.write(b"GET /api/hello HTTP/1.1\r\nHost: x\r\n")
        for number in range(60):
            writer.write(f"X-{number}: ".encode() + b"x" * 1_000_000 + b"\r\n")
            await writer.drain()
            sent += 1
    except OSError:
        pass
    writer.transport.abort()
    return f"{sent} MB of headers were read"


@functools.cache
def long_log() -> str:
    """A true log of so many bytes, though its game is not over."""
    game = find_game("zock")
    terms = game.new_terms(4, game.settings_by_seat({}, [], 4), None)
    match = Match(game, terms, game.new_state(terms), Luck.sealed())
    match.begin()
    while len(text := match.log().text()) < LOG_BYTES:
        for _ in range(1_000):  # Somebody who cannot make up their mind.
            (seat, *_) = match.asks()
            match.play(seat, match.legal(seat)[0].text)
            if not match.undo_obstacle(seat):
                match.undo(seat)
    return text


async def upload(server: Server) -> str:
    """A long log, replayed."""
    text = long_log()
    async with httpx.AsyncClient(base_url=server.address, timeout=300.0) as http:
        begun = time.perf_counter()
        answer = await http.post("/api/replay", json={"log": text})
        seconds = time.perf_counter() - begun
        said = answer.json()["code"] if answer.status_code >= 400 else f"{len(answer.content)} B"
    return (
        f"{len(text) / 1e6:.2f} MB were answered {answer.status_code} ({said}) in {seconds:.1f} s"
    )


async def newcomers(server: Server, count: int, seconds: float) -> str:
    """People who say who they are, look round and sit down, four to a table."""
    refused: dict[str, int] = {}
    tables: list[asyncio.Future[str]] = [
        asyncio.get_running_loop().create_future() for _ in range(count // 4)
    ]

    def note(what: str, answer: httpx.Response) -> None:
        if answer.status_code >= 400:
            refused[what] = refused.get(what, 0) + 1

    async def ask(http: httpx.AsyncClient, method: str, path: str, body: Any) -> httpx.Response:
        while True:
            with contextlib.suppress(httpx.TransportError):  # It was kept open for too long.
                return await http.request(method, path, json=body)

    async def come(number: int) -> None:
        await asyncio.sleep(seconds * number / count)
        async with httpx.AsyncClient(base_url=server.address, timeout=120.0, verify=False) as http:
            calls: list[tuple[str, str, Any]] = [
                ("GET", "/api/hello", None), ("GET", "/api/games", None),
                ("GET", "/api/words/en/shared.ftl", None), ("GET", "/api/tables", None),
                ("PUT", "/api/me", {"name": f"Guest {number}"}),
                ("GET", "/api/games/zock", None), ("GET", "/api/words/en/zock.ftl", None),
            ]  # fmt: skip
            for method, path, body in calls:
                note(path, await ask(http, method, path, body))
            place = tables[number // 4]
            if number % 4 == 0:
                wanted = {"game": "zock", "seats": 4, "sit": {}}
                answer = await ask(http, "POST", "/api/tables", wanted)
                place.set_result(answer.json().get("id", ""))
            else:
                path = f"/api/tables/{await place}/send"
                sit = {"type": "sit", "id": "s", "name": f"Guest {number}"}
                answer = await ask(http, "POST", path, sit)
            note("a seat", answer)

    await asyncio.gather(*(come(number) for number in range(count)))
    return f"{count} people in {seconds:g} s, refused: {json.dumps(refused)}"


ATTACKS: dict[str, Any] = {
    "crowd": lambda server: crowd(server, 320, 1),
    "crowds": lambda server: crowd(server, 2000, 20),
    "headers": headers,
    "upload": upload,
    "newcomers": lambda server: newcomers(server, 200, 20.0),
    "burst": lambda server: newcomers(server, 300, 0.0),
}


async def attack(name: str) -> None:
    if name == "upload":
        long_log()  # It takes a while, in which nobody could ask.
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        somebody = Somebody(server)
        try:
            asking = asyncio.create_task(somebody.ask())
            await asyncio.sleep(1.0)
            before = server.megabytes()
            said = await ATTACKS[name](server)
            await asyncio.sleep(1.0)
            asking.cancel()
            grown = server.megabytes() - before
            print(f"{name}: {said}; {somebody.said()}; memory grew by {grown:.0f} MB", flush=True)
        finally:
            await somebody.http.aclose()
            server.stop()


if __name__ == "__main__":
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    for chosen in sys.argv[1:] or ATTACKS:
        asyncio.run(attack(chosen))
