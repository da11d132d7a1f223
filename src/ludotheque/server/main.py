"""The server as a program: it prints the address to open and serves until it is told to stop."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import IO, Any, Final

import uvicorn

from ludotheque.core.errors import BadSetup
from ludotheque.server.bot_trial import require_bots
from ludotheque.server.choosing import Place, settings_from
from ludotheque.server.files import kept_private, raise_open_files
from ludotheque.server.logs import set_up
from ludotheque.server.memory import keep_pauses_short
from ludotheque.server.post import require_post
from ludotheque.server.settings import Settings
from ludotheque.server.store.checking import why_no_room, why_not_usable
from ludotheque.server.store.migrations import latest
from ludotheque.server.store.sqlite import FILE_NAME, SqliteStore
from ludotheque.server.store.sqlite_schema import KIND, copy_name, migrate
from ludotheque.server.store.store import Store
from ludotheque.server.web.app import make_app
from ludotheque.server.web.asgi import Application
from ludotheque.server.web.guard import Guard
from ludotheque.server.web.lines import line_protocols

MOST_MESSAGE_BYTES: Final = 16_384
SCHEMES: Final = ("postgresql://", "postgres://")
EVERYWHERE: Final = ("0.0.0.0", "::")
LOCK_NAME: Final = "in-use"
OUR_FILES: Final = (
    LOCK_NAME,
    FILE_NAME,
    f"{FILE_NAME}-wal",
    f"{FILE_NAME}-shm",
    *(copy_name(Path(FILE_NAME), schema).name for schema in range(latest(KIND))),
)


def serve(host: str, port: int, data: Path, **settings: Any) -> None:
    """Serve tables kept in the folder `data`; the settings are those of `Settings`.

    Port 0 takes any that is free. `BadSetup` says in a sentence why it cannot be done.
    """
    serve_with(Place(host=host, port=port, data=data), settings_from(settings))


def serve_with(place: Place, chosen: Settings) -> None:
    """The same, with everything chosen already."""
    host, port, data = place.host, place.port, place.data
    require_files(chosen)
    if place.database:
        set_up(chosen.log_json)
        fitting = replace(chosen, sockets=raise_open_files(chosen.sockets))
        run(make_app(shared_store(place.database, place.cluster), fitting), host, port, fitting)
        return
    with lock_folder(data), kept_private(data, OUR_FILES):
        set_up(chosen.log_json)
        trouble = why_no_room(data) or why_not_usable(data)
        if trouble:
            raise BadSetup(trouble)
        migrate(data / FILE_NAME)
        no_room = why_no_room(data)  # What a copy has left of it.
        if no_room:
            raise BadSetup(no_room)
        fitting = replace(chosen, sockets=raise_open_files(chosen.sockets))
        run(make_app(SqliteStore(data), fitting), host, port, fitting)


def require_files(chosen: Settings) -> None:
    """What a host names is there, or it is said before anybody misses it."""
    require_post(chosen)
    for name, bot in chosen.bots.items():
        file, colon, kind = bot.rpartition(":")
        if not colon or not kind or not Path(file).is_file():
            raise BadSetup(f"there is no bot {name} at {bot}, which is to be FILE.py:CLASS.")
    if chosen.page != Settings().page and not (chosen.page / "index.html").is_file():
        raise BadSetup(f"there is no page in the folder {chosen.page}: it has no index.html.")
    require_bots(chosen)


def require_address(database: str) -> None:
    """`BadSetup` unless it looks like the address of a database."""
    if not database.startswith(SCHEMES):
        raise BadSetup("a database is named by an address such as postgresql://user@host/name.")


def shared_store(database: str, cluster: str = "") -> Store:
    """The store in a database, once that is found fit; `BadSetup` says why it is not."""
    require_address(database)
    from ludotheque.server.store.postgres import PostgresStore
    from ludotheque.server.store.postgres_schema import prepare

    asyncio.run(prepare(database, cluster))
    return PostgresStore(database, cluster)


def run(app: Guard, host: str, port: int, settings: Settings) -> None:
    """Run an application until the process is told to stop."""
    requests, sockets = line_protocols(settings)
    with contextlib.ExitStack() as lines:
        listening = lines.enter_context(_listen(host, port))
        config = uvicorn.Config(
            app,
            http=requests,
            ws=sockets,
            ws_per_message_deflate=False,
            ws_max_size=MOST_MESSAGE_BYTES,
            ws_ping_interval=20.0,
            ws_ping_timeout=20.0,
            proxy_headers=settings.is_behind_proxy,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=5,
        )
        beside = None
        if settings.watch_port >= 0:
            watching = lines.enter_context(_listen(settings.watch_host, settings.watch_port))
            beside = _Beside(app.watch, watching, settings)
        _Server(config, beside, app.before_stop).run([listening])


class _Beside(uvicorn.Server):
    """The server of the watch; what ends the one that it stands beside ends it, too."""

    def __init__(self, watch: Application, listening: socket.socket, settings: Settings) -> None:
        self.listening = listening
        config = uvicorn.Config(
            watch,
            http=line_protocols(settings)[0],
            ws="none",
            lifespan="off",
            proxy_headers=False,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=1,
        )
        super().__init__(config)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _Server(uvicorn.Server):
    """A server that says where it is to be found."""

    def __init__(
        self, config: uvicorn.Config, beside: _Beside | None, before_stop: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._beside = beside
        self._before_stop = before_stop
        self._tasks: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        if self._beside is not None:  # It answers while the tables are still being opened.
            self._tasks.append(asyncio.create_task(self._beside.serve([self._beside.listening])))
        await super().startup(sockets)
        self._tasks.append(asyncio.create_task(keep_pauses_short()))
        for one in sockets or []:
            print(f"Ludothèque is open at {_address(one)}", flush=True)
        if self._beside is not None:
            where = _address(self._beside.listening)
            print(f"Its host finds {where}health and {where}metrics", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._before_stop()
        await super().shutdown(sockets)
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _address(listening: socket.socket) -> str:
    """Where a socket listens, as one types it."""
    host, port = listening.getsockname()[:2]
    name = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    return f"http://{name}:{port}/"


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65_535:
        raise BadSetup(f"there is no port {port}: ports go from 0 to 65535.")
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=2048)
    except OSError as error:
        why = (error.strerror or str(error)).partition(" (while ")[0]
        raise BadSetup(f"the server cannot listen at {host}, port {port}: {why}.") from None


def lock_folder(data: Path) -> IO[str]:
    """Take the folder for this process; the lock goes with the process, however it ends."""
    try:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        lock = (data / LOCK_NAME).open("w")
    except (FileExistsError, NotADirectoryError):
        raise BadSetup(f"the folder {data} cannot be used: there is a file of that name.") from None
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
        raise BadSetup(f"another server uses the folder {data} already: stop it first.") from None
    return lock
