"""The watch: whether all is well and how it goes, for the host and on a port of its own.

Behind a proxy everybody seems to come from this machine, so that an address cannot tell the host
from the others; a port can.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

import ludotheque
from ludotheque.server import measures
from ludotheque.server.long_work import LongWork
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import failures
from ludotheque.server.store.store import Store, StoreFailed
from ludotheque.server.thinking import Thinking
from ludotheque.server.web.asgi import Receive, Scope, Send
from ludotheque.server.web.sockets import Sockets

PATIENCE: Final = 5.0
"""Seconds that a trial write may take, and that a sweep may be late."""
FOR_A_WHILE: Final = 1.0
"""Seconds for which an answer holds, so that asking often costs little."""
RECENTLY: Final = 10.0
"""Seconds for which a store is not trusted after something could not be kept."""
COUNTED_EVERY: Final = 10.0
"""Seconds between two times of counting the tables that are kept."""


class Health(msgspec.Struct):
    """Whether people can play."""

    ready: bool
    why: list[str]
    """Why not, each in a sentence."""
    version: str = ludotheque.__version__


class Running(msgspec.Struct):
    """What a server is made of while it runs."""

    tables: Tables
    sockets: Sockets
    bots: Thinking
    work: LongWork


class Watch:
    """The application of that port: `GET /health` and `GET /metrics`."""

    def __init__(
        self, store: Store, sweep: float, now: Callable[[], float] = time.monotonic
    ) -> None:
        self.store = store
        self.sweep = sweep
        self.now = now
        self.running: Running | None = None
        self.is_stopping = False
        self._swept_at = now()
        self._health: tuple[float, Health] | None = None
        self._counted_at = float("-inf")
        self._lock = asyncio.Lock()

    def begin(self, running: Running) -> None:
        """From now on people are served."""
        self.running = running
        self._swept_at = self.now()

    def end(self) -> None:
        """From now on nobody is."""
        self.is_stopping = True
        self.running = None

    def note_sweep(self) -> None:
        """The tables were looked after just now."""
        self._swept_at = self.now()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            return
        path, method = scope["path"], scope["method"]
        if path not in ("/health", "/metrics"):
            await _send(send, 404, b"text/plain", b"There are /health and /metrics.\n")
        elif method not in ("GET", "HEAD"):
            await _send(send, 405, b"text/plain", b"This can only be read.\n")
        elif path == "/health":
            health = await self.health()
            body = msgspec.json.encode(health)
            status = 200 if health.ready else 503
            await _send(send, status, b"application/json", b"" if method == "HEAD" else body)
        else:
            body = await self.metrics()
            await _send(send, 200, CONTENT_TYPE_LATEST.encode(), b"" if method == "HEAD" else body)

    async def health(self) -> Health:
        """Ready or not, and why."""
        async with self._lock:
            if self._health is None or self.now() - self._health[0] > FOR_A_WHILE:
                why = [one for one in await self._why_not_ready() if one]
                self._health = (self.now(), Health(not why, why))
            return self._health[1]

    async def metrics(self) -> bytes:
        """Everything that is measured, as Prometheus reads it."""
        measures.READY.set((await self.health()).ready)
        running = self.running
        if running is not None:
            measures.IN_MEMORY.set(len(running.tables.live_tables()))
            measures.SOCKETS.set(running.sockets.count())
            measures.WAITING_NEWS.set(running.sockets.count_waiting())
            measures.PEOPLE.set(running.sockets.count_guests())
            measures.WAITING_WRITES.set(self.store.waiting())
            measures.BOTS_THINKING.set(running.bots.thinking)
            measures.BOTS_WAITING.set(running.bots.waiting)
            measures.LONG_WORK.set(running.work.waiting())
            await self._count_tables()
        return generate_latest(measures.REGISTRY)

    async def _count_tables(self) -> None:
        async with self._lock:
            if self.now() - self._counted_at < COUNTED_EVERY:
                return
            self._counted_at = self.now()
            try:
                counts = await self.store.phases()
            except StoreFailed:
                return
            for phase in ("gathering", "running", "over"):
                measures.TABLES.labels(phase).set(counts.get(phase, 0))

    async def _why_not_ready(self) -> list[str]:
        if self.is_stopping:
            return ["The server is stopping."]
        if self.running is None:
            return ["The server is starting."]
        return [await self._why_not_stored(), self._why_not_swept()]

    async def _why_not_stored(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.probe()
        except StoreFailed as error:
            return _sentence(f"The store cannot write: {error}")
        except TimeoutError:
            return f"The store has not written for {PATIENCE:g} seconds."
        if self.now() - failures.at < RECENTLY:
            return _sentence(f"The store could not write just now: {failures.why}")
        return ""

    def _why_not_swept(self) -> str:
        late = self.now() - self._swept_at - self.sweep
        return f"The tables wait to be looked after since {late:.0f} s." if late > PATIENCE else ""


def _sentence(said: str) -> str:
    return said if said.endswith("?") else f"{said}."


async def _send(send: Send, status: int, kind: bytes, body: bytes) -> None:
    headers: list[Any] = [
        (b"content-type", kind),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
        (b"x-content-type-options", b"nosniff"),
    ]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
