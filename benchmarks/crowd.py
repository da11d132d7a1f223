"""People for benchmarks: a server process, and guests at tables with as little work as can be."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Protocol

import msgspec

GAME = "zock"
ROUNDS = 200
SERVE = """
import sys
from pathlib import Path
from ludotheque.server.choosing import Place, settings_from
from ludotheque.server.main import serve_with
much = 1e9
serve_with(
    Place(host="127.0.0.1", port=0, data=Path(sys.argv[1]), database=sys.argv[2]),
    settings_from(dict(
        guest_rate=much, guest_burst=much, address_rate=much, address_burst=much, making_rate=much,
        making_burst=much, making_address_rate=much, making_address_burst=much,
        hosted_tables=1_000_000, tables_a_day=1_000_000, sockets_of_address=10_000, sockets=10_000,
    )),
)
"""


class Server:
    """A server process on a fresh folder, or on a database."""

    def __init__(self, folder: str, database: str = "") -> None:
        self.folder = Path(folder)
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, folder, database], stdout=subprocess.PIPE, text=True
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
        return seconds_of(self.process.pid)


def seconds_of(process: int) -> float:
    """Processor time that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
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
        return await self._ask("POST", path, msgspec.json.encode(body))

    async def get(self, path: str) -> Any:
        return await self._ask("GET", path, b"")

    async def _ask(self, method: str, path: str, data: bytes) -> Any:
        head = (
            f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            f"Cookie: guest={self.cookie}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(data)}\r\n\r\n"
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


async def make_table_with_bots(http: Http, game: str, bots: list[str]) -> str:
    """A running table at which the cookie holds the first seat, and bots the others."""
    wanted = {
        "game": game, "seats": len(bots) + 1, "sit": {"name": "Guest"}, "start": True,
        "bots": {str(seat + 1): bot for seat, bot in enumerate(bots)},
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


class Room(Protocol):
    """Where guests are: whose turn it is, and what became of their moves."""

    port: int
    asked: dict[str, Guest]
    sent: dict[tuple[str, int], float]

    def note_news(self, guest: Guest, received: float) -> None:
        """Somebody has heard something, the first time or again."""

    def note_delay(self, seconds: float) -> None:
        """So long a move took until somebody heard of it."""


class Guest(asyncio.Protocol):
    """Somebody with a socket, who answers when the table's metronome ticks."""

    def __init__(self, room: Room, table: str, seat: int, cookie: str) -> None:
        self.room = room
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
            f"Host: 127.0.0.1:{self.room.port}\r\nCookie: guest={self.cookie}\r\n"
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
            self.room.note_news(self, received)
            for entry in part.entries:
                sent = self.room.sent.get((self.table, entry.number))
                if sent is not None:
                    self.room.note_delay(received - sent)
            if self.now is not None and self.now.question is not None:
                self.room.asked[self.table] = self

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
        self.room.sent[self.table, question.number] = time.perf_counter()
        self.send(json.dumps(message).encode())
