"""The server as a program: it prints the address to open and serves until it is told to stop."""

from __future__ import annotations

import asyncio
import socket
from pathlib import Path
from typing import IO, Any, Final

import uvicorn

from ludotheque.core.errors import BadSetup
from ludotheque.server.memory import keep_pauses_short
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.web.app import make_app
from ludotheque.server.web.asgi import Application

MOST_MESSAGE_BYTES: Final = 16_384
EVERYWHERE: Final = ("0.0.0.0", "::")
LOCK_NAME: Final = "in-use"


def serve(host: str, port: int, data: Path, **settings: Any) -> None:
    """Serve tables kept in the folder `data`; the settings are those of `Settings`.

    Port 0 takes any that is free. `BadSetup` says in a sentence why it cannot be done.
    """
    try:
        chosen = Settings(**settings)
    except TypeError as error:
        raise BadSetup(f"there is no such setting: {error}.") from None
    with _lock(data):
        run(make_app(SqliteStore(data), chosen), host, port, chosen)


def run(app: Application, host: str, port: int, settings: Settings) -> None:
    """Run an application until the process is told to stop."""
    with _listen(host, port) as listening:
        config = uvicorn.Config(
            app,
            ws="websockets-sansio",
            ws_per_message_deflate=False,
            ws_max_size=MOST_MESSAGE_BYTES,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            proxy_headers=settings.is_behind_proxy,
            server_header=False,
            access_log=False,
            log_level="warning",
            timeout_graceful_shutdown=5,
        )
        _Server(config).run([listening])


class _Server(uvicorn.Server):
    """A server that says where it is to be found."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tidying = asyncio.create_task(keep_pauses_short())
        for one in sockets or []:
            host, port = one.getsockname()[:2]
            name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
            print(f"Ludothèque is open at http://{name}:{port}/", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._tidying.cancel()
        await super().shutdown(sockets)


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65_535:
        raise BadSetup(f"there is no port {port}: ports go from 0 to 65535.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        why = error.strerror
        raise BadSetup(f"the server cannot listen at {host}, port {port}: {why}.") from None


def _lock(data: Path) -> IO[str]:
    """Take the folder for this process; the lock goes with the process, however it ends."""
    try:
        data.mkdir(parents=True, exist_ok=True)
        lock = (data / LOCK_NAME).open("w")
    except OSError as error:
        raise BadSetup(f"the folder {data} cannot be used: {error.strerror}.") from None
    try:
        import fcntl
    except ImportError:  # Not on Windows.
        return lock
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise BadSetup(f"another server uses the folder {data} already.") from None
    return lock
