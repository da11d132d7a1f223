"""A real server in a process of its own, and people who speak to it."""

from __future__ import annotations

import contextlib
import itertools
import json
import os
import re
import subprocess
import sys
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import jsonschema_rs
from websockets.sync.client import ClientConnection, connect

from ludotheque.server.web.schema import messages_schema

ROOT = Path(__file__).parents[2]
GENEROUS = {
    "guest_rate": 10_000.0, "guest_burst": 10_000.0, "address_rate": 10_000.0,
    "address_burst": 10_000.0, "making_rate": 10_000.0, "making_burst": 10_000.0,
    "making_address_rate": 10_000.0, "making_address_burst": 10_000.0, "presence": 0.0,
    "chat_rate": 10_000.0, "chat_burst": 10_000.0, "sign_in_rate": 10_000.0,
    "sign_in_burst": 10_000.0, "sign_in_address_rate": 10_000.0, "sign_in_address_burst": 10_000.0,
    "letter_rate": 10_000.0, "letter_burst": 10_000.0, "letter_address_rate": 10_000.0,
    "letter_address_burst": 10_000.0, "hosted_tables": 10_000, "tables_a_day": 10_000,
}  # fmt: skip
"""Limits that no test meets by accident."""
PATIENCE = 60.0
"""After so many seconds without an answer a test fails."""

_messages = itertools.count()
_messages_judge = jsonschema_rs.validator_for({**messages_schema(), "$ref": "#/$defs/AnyMessage"})


def message_id() -> str:
    return f"test-{next(_messages)}"


class Server:
    """A server process; it can be killed and started again on the same data."""

    def __init__(self, data: Path, log: Path | None = None, **settings: Any) -> None:
        self.data = data
        self.log = log
        """Where to its log is written, if it is not to be seen with the tests' own output."""
        self.settings = {**GENEROUS, **settings}
        self.port = 0
        self.watch = ""
        """Where its health and its measures are."""
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Server:
        self.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start and wait until it says that it is open; the port stays the same."""
        settings = json.dumps({**self.settings, "port": self.port})
        with contextlib.ExitStack() as files:
            log = None if self.log is None else files.enter_context(self.log.open("a"))
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.server.run_server", str(self.data), settings],
                cwd=ROOT,
                env={**os.environ, "PYTHONPATH": str(ROOT)},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r":(\d+)/$", said.strip())
        if found is None:
            self.stop()
            raise AssertionError(f"the server said {said!r}")
        self.port = int(found[1])
        if self.settings.get("watch_port", 0) >= 0:
            found = re.search(r"http://\S+/(?=health)", self.process.stdout.readline())
            assert found is not None
            self.watch = found[0]

    def kill(self) -> None:
        """End it with -9, as if the power had gone."""
        assert self.process is not None
        self.process.kill()
        self._wait()

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self._wait()

    def _wait(self) -> None:
        process, self.process = self.process, None
        assert process is not None and process.stdout is not None
        try:
            process.wait(PATIENCE)
        finally:
            if process.returncode is None:
                process.kill()
                process.wait()
            process.stdout.close()


class Person:
    """Somebody with a browser: a cookie, requests, and a socket for each table."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.name = name
        self.http = httpx.Client(base_url=server.address, timeout=PATIENCE)
        self.get("/api/hello")
        self.http.put("/api/me", json={"name": name})

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *_: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return f"guest={self.http.cookies['guest']}"

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any, status: int = 200) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def make(self, game: str, seats: int, **more: Any) -> str:
        """Make a table; its id."""
        made = self.post("/api/tables", {"game": game, "seats": seats, **more}, status=201)
        return str(made["id"])

    def send(self, table: str, kind: str, status: int = 200, **more: Any) -> Any:
        """Send a command by POST."""
        body = {"type": kind, "id": more.pop("id", None) or message_id(), **more}
        return self.post(f"/api/tables/{table}/send", body, status)

    def news(self, table: str, **query: Any) -> Any:
        return self.get(f"/api/tables/{table}/news", **query)

    def socket(self, table: str, since: int = 0, chat: int = 0, **more: Any) -> Line:
        headers = {"Cookie": self.cookie, **more.pop("headers", {})}
        url = f"ws://127.0.0.1:{self.server.port}/api/tables/{table}/socket"
        query = f"?since={since}&chat={chat}"
        more.setdefault("origin", self.server.address)
        patient = {"open_timeout": PATIENCE, "close_timeout": PATIENCE, "ping_interval": None}
        more = {"additional_headers": headers, "compression": None, **patient, **more}
        return Line(connect(url + query, **more))


class Line:
    """An open socket, and what came over it."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._opening = opening
        self.connection: ClientConnection
        self.heard: list[Any] = []

    def __enter__(self) -> Line:
        self.connection = self._opening.__enter__()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._opening.__exit__(kind, error, trace)

    def send(self, kind: str, **more: Any) -> str:
        """Send a command; its id."""
        message = {"type": kind, "id": more.pop("id", None) or message_id(), **more}
        self.connection.send(json.dumps(message))
        return str(message["id"])

    def hear(self) -> Any:
        """The next message, which is one that the schema describes."""
        message = json.loads(self.connection.recv(PATIENCE))
        _messages_judge.validate(message)
        self.heard.append(message)
        return message

    def hear_until(self, kind: str) -> Any:
        """The next message of a kind; the others are kept in `heard`."""
        while True:
            message = self.hear()
            if message["type"] == kind:
                return message

    def ask(self, kind: str, **more: Any) -> Any:
        """Send a command and wait for its answer."""
        sent = self.send(kind, **more)
        while True:
            message = self.hear()
            if message.get("id") == sent and message["type"] != "news":
                return message

    def wait_for_question(self, seat: int) -> Any:
        """Hear until the seat is asked or the game is over; how things stand then."""
        while True:
            news = self.hear_until("news")
            for part in news["seats"]:
                if part["seat"] == seat and part["now"] is not None:
                    if part["now"]["question"] or part["now"]["result"]:
                        return part["now"]
