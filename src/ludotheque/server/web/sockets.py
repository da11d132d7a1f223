"""Sockets: a table's news as they happen, and commands without waiting for a request."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections import Counter, deque
from collections.abc import Iterator
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.connection.base import empty_receive, empty_send
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from ludotheque.server import measures
from ludotheque.server.service.table import Table
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.settings import Settings
from ludotheque.server.web.guard import ADDRESS, GUEST, SESSION
from ludotheque.server.web.limits import Limits
from ludotheque.server.wire import commands, messages, values

MOST_BYTES: Final = 4_096
"""Of one message from a client."""
MOST_WAITING: Final = 64
"""So many messages may wait for a client to read; with one more it is dropped."""
MOST_BYTES_WAITING: Final = 2_000_000
PATIENCE: Final = 50
"""So many messages that are too fast or cannot be read are answered; then the socket is closed."""

_CLOSING: Final = {"no-such-table": 4404, "banned": 4403, "signed-off": 4401}
"""The socket's code for goodbyes that are for good."""
_GONE: Final = (WebSocketDisconnect, OSError)
"""How it shows that a client has left."""

_log = logging.getLogger(__name__)
AnySocket = WebSocket[Any, Any, State]
Known = tuple[int, int, int]
"""The numbers of the first entry and of the first lines of chat and gallery that somebody lacks."""


class Client:
    """Somebody at the other end of a socket: a listener with a queue that has an end."""

    def __init__(self, guest: str, session: str) -> None:
        self.guest = guest
        self.session = session
        self.known: dict[int | None, int] = {}
        self.chat = 0
        self.gallery = 0
        self.info = -1
        self.is_looking = True
        self.is_dropped = False
        self._waiting: deque[tuple[bytes, float | None]] = deque()
        self._bytes_waiting = 0
        self._more = asyncio.Event()
        self.bye: messages.Bye | None = None
        """With what it is sent away, once everything that waits is sent."""

    def put(self, message: bytes, since: float | None = None) -> None:
        """Queue a message; a client that does not read is dropped instead."""
        if self.is_dropped:
            return
        self._waiting.append((message, since))
        self._bytes_waiting += len(message)
        if len(self._waiting) > MOST_WAITING or self._bytes_waiting > MOST_BYTES_WAITING:
            self.is_dropped = True
            self._waiting.clear()
        self._more.set()

    def say(self, message: messages.Message) -> None:
        self.put(messages.write(message))

    def send_away(self, bye: messages.Bye) -> None:
        self.bye = bye
        self._more.set()

    def refuse(self, trouble: Trouble, message: str = "") -> None:
        """Say why something cannot be done; `message` is the id of the command."""
        measures.REFUSALS.labels(trouble.code).inc()
        self.say(trouble.problem(message))

    async def next(self) -> tuple[bytes, float | None] | None:
        """The next message to be sent, with since when it could have been; `None` if the client was
        dropped or sent away."""
        while not self._waiting and not self.is_dropped and self.bye is None:
            self._more.clear()
            await self._more.wait()
        if self.is_dropped or not self._waiting:
            return None
        message, since = self._waiting.popleft()
        self._bytes_waiting -= len(message)
        return message, since


class Crowd:
    """How many there are of everybody, each at most so many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.there: Counter[str] = Counter()

    @contextlib.contextmanager
    def place(self, who: str) -> Iterator[None]:
        """Be there for as long as this lasts; `too-many-connections` if there is no place."""
        if self.there[who] >= self.most:
            raise Trouble("too-many-connections")
        self.there[who] += 1
        try:
            yield
        finally:
            self.there[who] -= 1
            if not self.there[who]:
                del self.there[who]


class Places:
    """How many may be there at once: of one guest, of one address and in all."""

    def __init__(self, settings: Settings) -> None:
        self.guests = Crowd(settings.sockets_of_guest)
        self.addresses = Crowd(settings.sockets_of_address)
        self.all = Crowd(settings.sockets)

    @contextlib.contextmanager
    def take(self, guest: str, address: str) -> Iterator[None]:
        """Be there for as long as this lasts; `too-many-connections` if there is no place."""
        with self.guests.place(guest), self.addresses.place(address), self.all.place(""):
            yield


class Sockets:
    """All sockets of a server."""

    def __init__(self, tables: Tables, limits: Limits, settings: Settings) -> None:
        self.tables = tables
        self.limits = limits
        self.settings = settings
        self._places = Places(settings)
        self.waiting = Places(settings)
        """Of requests that wait for news, where there is no socket."""
        self._spectators = Crowd(settings.spectators)
        """Of each table."""

    def count(self) -> int:
        """How many are open."""
        return self._places.all.there[""]

    def count_waiting(self) -> int:
        """How many requests wait for news."""
        return self.waiting.all.there[""]

    def count_guests(self) -> int:
        """How many guests they belong to."""
        return len(self._places.guests.there)

    async def attend(self, socket: AnySocket, table_id: str, known: Known) -> None:
        """Serve one socket from its first message to its last."""
        scope: Any = socket.scope
        guest, address = scope[GUEST], scope[ADDRESS]
        await socket.accept()
        wait = self.limits.ask(guest, address)
        if wait:
            await self._turn_away(socket, Trouble("too-fast", seconds=int(wait) + 1))
            return
        with contextlib.ExitStack() as places:
            try:
                places.enter_context(self._places.take(guest, address))
                if not await self.tables.is_player(table_id, guest):
                    places.enter_context(self._spectators.place(table_id))
            except Trouble as trouble:
                await self._turn_away(socket, trouble)
                return
            await self._attend(socket, Client(guest, scope[SESSION]), table_id, known)

    async def _attend(self, socket: AnySocket, client: Client, table_id: str, known: Known) -> None:
        build: str = socket.app.state.page.build
        client.say(messages.Hello(build=build, protocol=values.PROTOCOL, time=self.tables.now()))
        try:
            table = await self.tables.listen(table_id, client, *known)
        except Trouble as trouble:
            await self._turn_away(socket, trouble)
            return
        hearing = asyncio.create_task(self._hear(socket, client, table))
        sending = asyncio.create_task(_send(socket, client))
        try:
            await asyncio.wait([hearing, sending], return_when=asyncio.FIRST_COMPLETED)
        finally:
            sending.cancel()
            hearing.cancel()
            ends = await asyncio.gather(hearing, sending, return_exceptions=True)
            await asyncio.shield(self.tables.go(table, client))
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, _GONE):
                _log.error("a socket failed", exc_info=end)
        bye = next((end for end in ends if isinstance(end, messages.Bye)), client.bye)
        if client.is_dropped:
            bye = messages.Bye(code="too-slow")
        if bye is not None:
            await _close(socket, _CLOSING.get(bye.code, 4429), bye)

    async def _hear(self, socket: AnySocket, client: Client, table: Table) -> messages.Bye | None:
        """Carry out what the client sends, one message after the other."""
        too_fast = unreadable = 0
        while True:
            message: Any = await socket.receive()
            if message["type"] != "websocket.receive":
                return None
            data = message.get("text") or message.get("bytes") or ""
            wait = self.limits.ask_to_speak(client.guest)
            if wait:
                client.refuse(Trouble("too-fast", seconds=int(wait) + 1))
                too_fast += 1
            elif not await self._answer(client, table, data):
                unreadable += 1
            if too_fast > PATIENCE:
                return messages.Bye(code="too-fast")
            if unreadable > PATIENCE:
                return messages.Bye(code="bad-messages")

    async def _answer(self, client: Client, table: Table, data: str | bytes) -> bool:
        """Answer one message; whether it could be read."""
        if len(data) > MOST_BYTES:
            client.refuse(Trouble("too-large", most=MOST_BYTES))
            return False
        try:
            command = commands.read_command(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            client.refuse(Trouble("bad-message", what=str(error)[:200]))
            return False
        try:
            await self._carry_out(client, table, command)
        except Trouble as trouble:
            client.refuse(trouble, command.id)
        except Exception:
            _log.exception("a command failed at table %s", table.id)
            client.refuse(Trouble("server-mistake"), command.id)
        return True

    async def _carry_out(self, client: Client, table: Table, command: commands.AnyCommand) -> None:
        if isinstance(command, commands.Ping):
            client.say(messages.Pong(id=command.id, time=self.tables.now()))
        elif isinstance(command, commands.CatchUp):
            await self.tables.catch_up(table, client, command.since, command.chat, command.gallery)
        elif isinstance(command, commands.Look):
            client.is_looking = command.is_looking
            self.tables.sharing.note_here(table)
            client.say(messages.Done(id=command.id))
        else:
            self.limits.require_calm(client.guest, command)
            guest = await self.tables.guests.find(client.guest)
            await self.tables.carry_out(table.id, guest, command, client.say)

    async def _turn_away(self, socket: AnySocket, trouble: Trouble) -> None:
        measures.REFUSALS.labels(trouble.code).inc()
        await socket.send_text(messages.write(trouble.problem()).decode())
        bye = messages.Bye(code="no-such-table") if trouble.code == "no-such-table" else None
        await _close(socket, 4000 + trouble.status, bye)


async def _send(socket: AnySocket, client: Client) -> None:
    """Send what waits; ends when the client was dropped."""
    while True:
        found = await client.next()
        if found is None:
            return
        message, since = found
        await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        if since is not None:
            measures.NEWS.observe(time.perf_counter() - since)


async def _close(socket: AnySocket, code: int, bye: messages.Bye | None) -> None:
    """Say why and close, but wait for nobody who does not listen."""
    try:
        async with asyncio.timeout(1.0):
            if bye is not None:
                await socket.send_text(messages.write(bye).decode())
            await socket.close(code)
    except (TimeoutError, *_GONE):
        pass
    except Exception:
        _log.exception("closing a socket failed")


@websocket("/api/tables/{table:str}/socket")
async def table_socket(socket: AnySocket, state: State, table: FromPath[str]) -> None:
    """The socket of one table."""
    sockets: Sockets = state.sockets
    since, chat, gallery = (_number(socket, name) for name in ("since", "chat", "gallery"))
    try:
        await sockets.attend(socket, table, (since, chat, gallery))
    finally:  # Or it would hold itself, and all that belongs to it.
        socket.receive, socket.send = empty_receive, empty_send


def _number(socket: AnySocket, name: str) -> int:
    text = str(socket.query_params.get(name, "0"))
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else 0
