"""The log: one line each, with a time; strangers cannot fill it, and what must be seen is there."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import re
import socket
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import WebSocketException

from ludotheque.server.logs import EVERY, JsonLines, Lines, Seldom
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.web.app import make_app
from tests.server.process import PATIENCE, Person, Server

TIME = r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00"


def record(said: str, *given: object, error: BaseException | None = None) -> logging.LogRecord:
    about = None if error is None else (type(error), error, error.__traceback__)
    return logging.LogRecord("ludotheque.test", logging.ERROR, "f.py", 1, said, given, about)


def failed() -> BaseException:
    try:
        return ValueError(1 // 0)
    except ZeroDivisionError as error:
        return error


def test_every_line_has_a_time_and_is_one_line() -> None:
    said = Lines().format(record("table %s\nfailed\x1b[2J", "a\r\nb", error=failed()))
    assert re.match(rf"{TIME} ERROR ludotheque.test: table a b failed", said)
    assert "ZeroDivisionError: integer division" in said
    assert "tests/server/test_logs.py:" in said
    assert said.isprintable()


def test_on_request_every_line_is_json() -> None:
    said = JsonLines().format(record("table %s\nfailed", "a", error=failed()))
    assert "\n" not in said
    told = json.loads(said)
    assert re.fullmatch(TIME, told["time"])
    assert (told["level"], told["logger"]) == ("ERROR", "ludotheque.test")
    assert told["message"] == "table a failed"
    assert told["mistake"].startswith("ZeroDivisionError: ")


def test_what_comes_by_the_thousand_is_told_once_a_minute_with_its_number() -> None:
    time = 0.0
    seldom = Seldom(now=lambda: time)
    full = [record("the store failed: %s", "database or disk is full") for _ in range(1_000)]
    assert [one for one in full if seldom.filter(one)] == full[:1]
    assert seldom.filter(record("table %s cannot be read", "t"))
    time = EVERY
    later = record("the store failed: %s", "database or disk is full")
    assert seldom.filter(later)
    assert later.getMessage() == (
        "the store failed: database or disk is full (999 more since it was last told)"
    )
    pages = [record("%s", f"the page failed: board {number}") for number in range(1_000)]
    assert [one for one in pages if seldom.filter(one)] == pages[:20]
    browsers = [record("a browser is not called: %s", number) for number in range(1_000)]
    assert [one for one in browsers if seldom.filter(one)] == browsers[:5]
    calls = [record("nobody could be called: %s", "store-failed") for _ in range(1_000)]
    assert [one for one in calls if seldom.filter(one)] == calls[:1]


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", b"[" * 200_000),
        ("/api/tables", b'{"options":' + b"[" * 5_000 + b"]" * 5_000 + b"}"),
        ("/api/tables/t/send", b'{"a":' * 3_000),
        ("/api/replay", b'{"log":' + b"[" * 900_000),
        ("/api/boards", b'{"draft":' * 20_000),
        ("/api/faults", b"[" * 16_000),
        ("/api/tables", b'{"game":"\xff\xfe"}'),
        ("/api/tables/t/send", b'{"type":"say","id":"x","text":"\xe9"}'),
        ("/api/replay", b'{"log":"\xed\xa0\x80"}'),
    ],
    ids=[
        "a list",
        "options",
        "a command",
        "an upload",
        "a board",
        "a fault",
        "no text",
        "no text in a command",
        "half a letter",
    ],
)
def test_json_that_is_too_deep_or_no_text_is_refused_and_not_logged(
    path: str, body: bytes, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def send() -> httpx.Response:
        app: Any = make_app(SqliteStore(tmp_path), Settings())
        line = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=line, base_url="http://test") as browser:
            return await browser.post(
                path, content=body, headers={"content-type": "application/json"}
            )

    answer = asyncio.run(send())
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-message")
    assert caplog.messages == []


def test_strangers_cannot_fill_the_log(tmp_path: Path) -> None:
    """Malformed requests, half ones, sockets that break off: a few lines, however many come."""
    log = tmp_path / "log"
    with Server(tmp_path / "data", log=log) as server, Person(server, "Anna") as anna:
        table = anna.make("quarrel", 2, sit={})
        for number in range(150):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(
                    [b"\x16\x03\x01 nonsense\r\n\r\n", b"GET / HTTP/9\r\n\r\n"][number % 2]
                )
                with contextlib.suppress(ConnectionResetError):
                    line.recv(1_000)
        for _ in range(30):
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(
                    b"POST /api/tables HTTP/1.1\r\nHost: h\r\nContent-Type: application/json\r\n"
                    b"Content-Length: 500\r\n\r\n{"
                )
            with contextlib.suppress(WebSocketException, OSError), anna.socket(table) as own:
                own.connection.socket.shutdown(socket.SHUT_RDWR)
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(
                    f"GET /api/tables/{table}/socket HTTP/1.1\r\n"
                    f"Host: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                    "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
                )
                assert line.recv(65_536).startswith(b"HTTP/1.1 101")
                line.sendall(b"\x81\x82\0\0\0\0\xff\xfe")
                with contextlib.suppress(ConnectionResetError):
                    while line.recv(65_536):
                        pass
        version = anna.news(table)["version"]
        for _ in range(20):  # They ask, and talk nonsense while they wait for the answer.
            with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as line:
                line.sendall(
                    f"GET /api/tables/{table}/news?version={version}&wait=20 HTTP/1.1\r\n"
                    f"Host: h\r\nCookie: {anna.cookie}\r\n\r\n"
                    "GET /api/hello HTTP/1.1\r\nHost: h\r\n\r\nnonsense\r\n\r\n".encode()
                )
                with contextlib.suppress(ConnectionResetError):
                    line.recv(1_000)
        assert anna.get("/api/hello")["guest"]["name"] == "Anna"
        anna.send(table, "say", text="Is anybody there?")
        assert anna.get("/api/hello")["guest"]["name"] == "Anna"
    lines = log.read_text().splitlines()
    assert len(lines) <= 5, lines
    assert all(re.match(f"{TIME} ", line) for line in lines), lines


def test_a_board_that_failed_to_draw_is_seen_in_the_log_of_a_server(tmp_path: Path) -> None:
    log = tmp_path / "log"
    with Server(tmp_path / "data", log=log, log_json=True) as server, Person(server, "A") as anna:
        fault = {"where": "board", "game": "zock", "build": "0123456789ab", "error": "no die"}
        assert anna.http.post("/api/faults", json=fault).status_code == 204
    (line,) = log.read_text().splitlines()
    assert json.loads(line)["message"].startswith("the page failed: board of zock")
