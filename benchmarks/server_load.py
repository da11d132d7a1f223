"""How the server holds under load: `python benchmarks/server_load.py [--tables N] [--rate N]`.

- live: tables of four people, each with a socket of its own, a move a second at each table; the
  time from when a move is sent until each of the four has received the news of it
- with `--experts N`: at the same time so many tables at which one person, who answers at once,
  plays with three experts; their moves are not counted
- durable: moves by POST over kept-alive connections, each answered when it is on disk

One server process, and this process as all of the people; every answer is checked.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.registry import find_game

GAME = "zock"
ROUNDS = 200
THINKING = "pfeffersaecke"
"""What the experts play: of all games the one in which they think longest."""
SERVE = """
import sys
from pathlib import Path
from ludotheque.server.main import serve
much = 1e9
serve("127.0.0.1", 0, Path(sys.argv[1]), guest_rate=much, guest_burst=much, address_rate=much,
      address_burst=much, making_rate=much, making_burst=much, making_address_rate=much,
      making_address_burst=much, hosted_tables=1_000_000, tables_a_day=1_000_000,
      sockets_of_address=10_000, sockets=10_000)
"""


class Server:
    """A server process on a fresh folder."""

    def __init__(self, folder: str) -> None:
        self.folder = Path(folder)
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, folder], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        found = re.search(r":(\d+)/", self.process.stdout.readline())
        assert found, "the server did not start"
        self.port = int(found[1])

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(20)

    def seconds(self) -> float:
        """Processor time that the server has used."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Http:
    """One kept-alive connection, with as little work of its own as can be."""

    def __init__(self, port: int, cookie: str) -> None:
        self.port = port
        self.cookie = cookie
        self.reader: asyncio.StreamReader
        self.writer: asyncio.StreamWriter

    async def open(self) -> Http:
        self.reader, self.writer = await asyncio.open_connection("127.0.0.1", self.port)
        return self

    async def post(self, path: str, body: dict[str, Any]) -> Any:
        data = msgspec.json.encode(body)
        head = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\nCookie: guest={self.cookie}"
            f"\r\nContent-Type: application/json\r\nContent-Length: {len(data)}\r\n\r\n"
        )
        self.writer.write(head.encode() + data)
        answer = await self.reader.readuntil(b"\r\n\r\n")
        length = int(re.search(rb"content-length: (\d+)", answer)[1])  # type: ignore[index]
        said = msgspec.json.decode(await self.reader.readexactly(length))
        assert answer.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")), said
        return said

    def close(self) -> None:
        self.writer.close()


def cookie(number: int) -> str:
    return f"bench-{number}-".ljust(36, "x")


async def make_table(http: Http, cookies: list[str]) -> str:
    """A running table at which each cookie holds a seat."""
    own = http.cookie
    wanted = {"game": GAME, "seats": len(cookies), "options": {"rounds": ROUNDS}}
    http.cookie = cookies[0]
    table = str((await http.post("/api/tables", wanted))["id"])
    for seat, one in enumerate(cookies):
        http.cookie = one
        sit = {"type": "sit", "id": f"sit-{seat}", "seat": seat, "name": f"Guest {seat}"}
        await http.post(f"/api/tables/{table}/send", sit)
    http.cookie = cookies[0]
    await http.post(f"/api/tables/{table}/send", {"type": "start", "id": "start"})
    http.cookie = own
    return table


async def make_thinking_table(http: Http) -> str:
    """A running table of one person and three experts."""
    wanted = {
        "game": THINKING, "seats": 4, "bots": {str(seat): "expert" for seat in range(1, 4)},
        "sit": {"name": "Guest"}, "start": True,
    }  # fmt: skip
    return str((await http.post("/api/tables", wanted))["id"])


# Live tables


class Question(msgspec.Struct):
    number: int
    wave: int


class Choice(msgspec.Struct):
    move: str


class Entry(msgspec.Struct):
    number: int


class Now(msgspec.Struct):
    question: Question | None
    moves: list[Choice]


class Part(msgspec.Struct):
    entries: list[Entry]
    now: Now | None


class Message(msgspec.Struct):
    type: str
    seats: list[Part] = []


_messages = msgspec.json.Decoder(Message)


class Guest(asyncio.Protocol):
    """Somebody with a socket, who answers when the table's metronome ticks."""

    def __init__(
        self, load: Load, table: str, seat: int, cookie: str, is_eager: bool = False
    ) -> None:
        self.load = load
        self.is_eager = is_eager
        """Whether it answers at once, uncounted."""
        self.table = table
        self.seat = seat
        self.cookie = cookie
        self.now: Now | None = None
        self.data = bytearray()
        self.is_open = False
        self.transport: Any = None

    def itself(self) -> Guest:
        return self

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /api/tables/{self.table}/socket?since=0 HTTP/1.1\r\n"
            f"Host: 127.0.0.1:{self.load.server.port}\r\nCookie: guest={self.cookie}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        received = time.perf_counter()
        self.data += data
        if not self.is_open:
            end = self.data.find(b"\r\n\r\n")
            if end < 0:
                return
            assert self.data.startswith(b"HTTP/1.1 101"), bytes(self.data[:200])
            del self.data[: end + 4]
            self.is_open = True
        while (message := self._frame()) is not None:
            self._hear(message, received)

    def _frame(self) -> bytes | None:
        """The next whole text frame, if it has come."""
        data = self.data
        if len(data) < 2:
            return None
        length, start = data[1], 2
        if length == 126:
            length, start = int.from_bytes(data[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(data[2:10], "big"), 10
        if len(data) < start + length:
            return None
        kind, body = data[0] & 15, bytes(data[start : start + length])
        del data[: start + length]
        if kind == 9:
            self.send(body, 10)
        return body if kind == 1 else b'{"type": "other"}'

    def _hear(self, text: bytes, received: float) -> None:
        message = _messages.decode(text)
        assert message.type != "problem", text
        if message.type == "news" and message.seats:
            part = message.seats[0]
            self.now = part.now
            for entry in part.entries:
                sent = self.load.sent.get((self.table, entry.number))
                if sent is not None:
                    self.load.delays.append(received - sent)
            if self.now is not None and self.now.question is not None:
                if self.is_eager:
                    self.move(self.load.luck)
                else:
                    self.load.asked[self.table] = self

    def send(self, body: bytes, kind: int = 1) -> None:
        length = bytes([0x80 | len(body)])
        if len(body) > 125:
            length = bytes([0xFE]) + len(body).to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + length + bytes(4) + body)

    def move(self, luck: random.Random) -> None:
        assert self.now is not None and self.now.question is not None
        question = self.now.question
        message = {
            "type": "move", "id": f"q{question.number}", "seat": self.seat,
            "move": luck.choice(self.now.moves).move, "question": question.number,
            "wave": question.wave,
        }  # fmt: skip
        if self.is_eager:
            self.load.answered += 1
        else:
            self.load.sent[self.table, question.number] = time.perf_counter()
        self.send(json.dumps(message).encode())


class Load:
    """Many tables with a metronome each."""

    def __init__(self, server: Server, rate: float, seconds: float) -> None:
        self.server = server
        self.rate = rate
        self.seconds = seconds
        self.asked: dict[str, Guest] = {}
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.answered = 0
        """How often somebody has answered at a table with experts."""
        self.luck = random.Random(1)

    async def run(self, tables: int, experts: int) -> None:
        http = await Http(self.server.port, cookie(0)).open()
        guests: list[Guest] = []
        names: list[str] = []
        for number in range(tables):
            cookies = [cookie(number * 4 + seat) for seat in range(4)]
            table = await make_table(http, cookies)
            names.append(table)
            guests += [Guest(self, table, seat, one) for seat, one in enumerate(cookies)]
        for number in range(experts):
            http.cookie = cookie(50_000 + number)
            guests.append(Guest(self, await make_thinking_table(http), 0, http.cookie, True))
        http.close()
        loop = asyncio.get_running_loop()
        for guest in guests:
            await loop.create_connection(guest.itself, "127.0.0.1", self.server.port)
        await asyncio.sleep(1.0)
        before = self.server.seconds()
        ticking = [asyncio.create_task(self._tick(name)) for name in names]
        await asyncio.gather(*ticking)
        await asyncio.sleep(0.5)
        used = (self.server.seconds() - before) / self.seconds
        self._report(tables, experts, used)
        for guest in guests:
            guest.transport.close()

    async def _tick(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        next_at = loop.time() + self.luck.random() / self.rate
        end = loop.time() + self.seconds
        while next_at < end:
            await asyncio.sleep(next_at - loop.time())
            guest = self.asked.pop(table, None)
            if guest is not None and guest.now is not None and guest.now.question is not None:
                guest.move(self.luck)
            next_at += 1 / self.rate

    def _report(self, tables: int, experts: int, used: float) -> None:
        delays = sorted(self.delays)
        at = [delays[int(len(delays) * part)] * 1000 for part in (0.5, 0.95, 0.99)]
        beside = (
            f" beside {experts} with thinking experts ({self.answered} answers)" if experts else ""
        )
        print(
            f"live{beside}: {tables} tables of 4, {tables * 4} sockets, {self.rate:g} moves a "
            f"second each: {len(self.sent)} moves, {len(delays)} received "
            f"({len(delays) / len(self.sent) / 4:.1%}), sent to received p50 {at[0]:.1f} ms, "
            f"p95 {at[1]:.1f} ms, p99 {at[2]:.1f} ms, server {used:.0%} of a core"
        )


# Durable moves


async def durable(server: Server, connections: int, seconds: float) -> None:
    """Moves by POST, each connection at a table of its own where it holds both seats."""
    lines: list[Http] = []
    matches: list[tuple[str, Match]] = []
    for number in range(connections):
        one = await Http(server.port, cookie(100_000 + number)).open()
        table = await make_table(one, [one.cookie, one.cookie])
        lines.append(one)
        matches.append((table, _same_match(server, table)))
    before = server.seconds()
    end = time.perf_counter() + seconds
    counts = await asyncio.gather(
        *(_play(line, table, match, end) for line, (table, match) in zip(lines, matches))
    )
    used = (server.seconds() - before) / seconds
    print(
        f"durable: {sum(counts) / seconds:.0f} moves a second by POST over {connections} "
        f"connections, server {used:.0%} of a core"
    )
    for line in lines:
        line.close()


def _same_match(server: Server, table: str) -> Match:
    """The same game here, with the table's luck, so that legal moves need not be asked for."""
    file = server.folder / "ludotheque.sqlite3"
    with closing(sqlite3.connect(file)) as store:
        row = store.execute("SELECT record FROM tables WHERE id = ?", (table,)).fetchone()
    game = find_game(GAME)
    terms = game.new_terms(2, {"rounds": ROUNDS})
    secret = json.loads(row[0])["secret"]
    match = Match(game, terms, game.new_state(terms), Luck.sealed(secret))
    match.begin()
    return match


async def _play(line: Http, table: str, match: Match, end: float) -> int:
    luck = random.Random(table)
    path = f"/api/tables/{table}/send"
    count = 0
    while time.perf_counter() < end and not match.is_over:
        seat = match.asks()[0]
        question = match.question(seat)
        assert question is not None
        move = luck.choice(match.legal(seat)).text
        number = len(match.entries)
        said = await line.post(
            path,
            {
                "type": "move", "id": f"m{number}", "seat": seat, "move": move,
                "question": question.number, "wave": question.wave,
            },
        )  # fmt: skip
        assert said["number"] == number, said
        match.play(seat, move)
        count += 1
    return count


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    options.add_argument("--tables", type=int, default=250)
    options.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    options.add_argument("--seconds", type=float, default=15.0)
    options.add_argument("--connections", type=int, default=64)
    options.add_argument("--experts", type=int, default=0, help="tables with thinking experts")
    options.add_argument("--only", choices=["live", "durable"])
    chosen = options.parse_args()
    gc.disable()  # The people take no breaks; only the server's are measured.
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        try:
            if chosen.only != "durable":
                load = Load(server, chosen.rate, chosen.seconds)
                asyncio.run(load.run(chosen.tables, chosen.experts))
            if chosen.only != "live":
                asyncio.run(durable(server, chosen.connections, chosen.seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
