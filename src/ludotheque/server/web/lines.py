"""Lines: the connections themselves, before anything is asked over them.

Whoever takes too long to ask, sends headers without end, asks on without waiting or does not read
the answer is cut off, of one address only so many lines are open, and of long requests only so much
is under way at once.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from ludotheque.server import measures
from ludotheque.server.settings import Settings
from ludotheque.server.web.limits import household

SLOWEST: Final = 20_000
"""So many bytes of a long request have to come each second."""
MOST_MESSAGE: Final = 16_000_000
"""Of one request, with everything that frames it; what is answered before takes far less."""
MOST_ARRIVING: Final = 64_000_000
"""Of all long requests together, as long as they are still coming."""
LONG: Final = 65_536
"""Shorter ones do not count among these, so that whoever plays is let through."""
MOST_AHEAD: Final = 16
"""So many requests may be sent over one line before the first of them is answered."""
FAREWELL: Final = 5.0
"""Seconds that a line which is closed has for what is still on its way."""
GOODBYE: Final = 2.0
"""Seconds that the other end of a socket has to answer when it is told goodbye."""
PIECE: Final = 1_024
"""Bytes of a socket that are read before it is looked at what they were."""
MOST_IDLE_FRAMES: Final = 200
"""Within a second so many pings, pongs, pieces of messages, and messages after goodbye may come:
each costs work, and none says anything."""
_TOO_LARGE: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\n"
    b"content-length: 0\r\n\r\n"
)
_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_NO_SOCKET: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


def line_protocols(settings: Settings) -> tuple[type[HttpToolsProtocol], type[Any]]:
    """How requests and sockets are spoken under these settings."""
    rules = _Rules(settings)
    http = type("Http", (PatientHttp,), {"rules": rules})
    socket = type("Socket", (PatientSocket,), {"rules": rules})
    return http, socket


class _Rules:
    """What all lines of a server share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: Counter[str] = Counter()
        """By address: lines over which requests come, and those that have become sockets."""
        self.open_in_all = 0
        self.arriving = 0
        """Bytes of long requests that are not here whole yet."""

    def has_room_for(self, address: str) -> bool:
        """Whether one more line may be opened: never more than there are files, of one address at
        most half of them; a proxy's are those of many people."""
        if self.open_in_all >= 2 * self.settings.sockets:
            return False
        most = min(2 * self.settings.sockets_of_address, self.settings.sockets)
        return self.settings.is_behind_proxy or self.open[address] < most

    def enter(self, address: str) -> None:
        self.open[address] += 1
        self.open_in_all += 1

    def leave(self, address: str) -> None:
        self.open_in_all -= 1
        self.open[address] -= 1
        if self.open[address] <= 0:
            del self.open[address]


class _Watch:
    """Watches that somebody reads what is sent, as long as something waits to be sent."""

    def __init__(self, transport: asyncio.Transport, seconds: float) -> None:
        self._transport = transport
        self._seconds = seconds
        self._waiting = 0
        self._timer: asyncio.TimerHandle | None = None

    def begin(self) -> None:
        self._waiting = self._transport.get_write_buffer_size()
        self._set()

    def end(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _set(self) -> None:
        self.end()
        loop = asyncio.get_running_loop()
        self._timer = loop.call_later(self._seconds, self._look)

    def _look(self) -> None:
        waiting = self._transport.get_write_buffer_size()
        if waiting >= self._waiting:
            self._transport.abort()
        else:
            self._waiting = waiting
            self._set()


class PatientHttp(HttpToolsProtocol):
    """A line over which requests come, each of them in time and of a bounded size."""

    rules: _Rules

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._address = household(self.client[0] if self.client else "")
        self._is_counted = self.rules.has_room_for(self._address)
        self._watch = _Watch(transport, self.rules.settings.reader_seconds)
        self._timer: asyncio.TimerHandle | None = None
        self._answering: RequestResponseCycle | None = None
        self._is_in_head = True
        self._received = self._head = self._arriving = 0
        if self._is_counted:
            self.rules.enter(self._address)
            self._expect_request()
        else:
            measures.REFUSALS.labels("too-many-connections").inc()
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop()
        if self._answering is not None:  # Which need not be the last that was asked.
            self._answering.disconnected = True
            self._answering.message_event.set()
        super().connection_lost(exc)

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._answering = cycle
        super()._start_asgi_task(cycle, app)

    def _stop(self) -> None:
        """This line is no longer one over which requests come."""
        self._expect_nothing()
        self._watch.end()
        self._count_arriving(0)
        if self._is_counted:
            self._is_counted = False
            self.rules.leave(self._address)

    def handle_websocket_upgrade(self) -> None:
        if self._is_answering():  # What is still to be said could not be said over a socket.
            self._refuse(b"")
            return
        self._stop()
        super().handle_websocket_upgrade()
        del self.parser  # Or both would hold each other until everything is looked through.

    def data_received(self, data: bytes) -> None:
        self._received += len(data)
        super().data_received(data)
        if self.transport.is_closing():
            return
        is_head_too_long = self._is_in_head and self._received > self.rules.settings.header_bytes
        if is_head_too_long or self._received > MOST_MESSAGE:
            self._refuse(_TOO_LARGE)
        elif self._received > LONG:
            self._count_arriving(self._received)
            if self.rules.arriving > MOST_ARRIVING:
                self._refuse(b"")

    def _count_arriving(self, received: int) -> None:
        """So many bytes of a long request are here, of which more are to come."""
        self.rules.arriving += received - self._arriving
        self._arriving = received

    # What the parser finds

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= MOST_AHEAD:
            raise ValueError("too many requests wait")  # The parser stops, and answers 400.
        super().on_message_begin()
        self._is_in_head = True
        self._head = 0
        if self._timer is None:
            self._received = 0
            self._expect_request()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._head += len(name) + len(value)
        if self._head > self.rules.settings.header_bytes:
            raise ValueError("the headers are too long")  # The parser stops, and answers 400.
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.url) > self.rules.settings.header_bytes:
            raise ValueError("the address is too long")
        self._is_in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._expect_nothing()
        super().on_message_complete()
        self._received = 0
        self._count_arriving(0)

    # Time

    def _expect_request(self) -> None:
        self._since = self.loop.time()
        self._timer = self.loop.call_later(self.rules.settings.request_seconds, self._look)

    def _expect_nothing(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look(self) -> None:
        """The time for a request is up, unless a long one is coming fast enough."""
        allowed = self.rules.settings.request_seconds
        allowed += 0.0 if self._is_in_head else self._received / SLOWEST
        left = self._since + allowed - self.loop.time()
        if left > 0.0:
            self._timer = self.loop.call_later(left, self._look)
        else:
            self._timer = None
            self._refuse(_TOO_SLOW if self._received else b"")

    def _is_answering(self) -> bool:
        return self._answering is not None and not self._answering.response_complete

    def _refuse(self, answer: bytes) -> None:
        if answer and not self._is_answering():
            self.transport.write(answer)
        self.transport.close()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.loop.call_later(FAREWELL, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch.end()


class PatientSocket(WebSocketsSansIOProtocol):
    """A socket whose other end reads, and does not talk without saying anything."""

    rules: _Rules

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.close_timeout = GOODBYE
        self._watch = _Watch(self.transport, self.rules.settings.reader_seconds)
        self._address = household(self.client[0] if self.client else "")
        self.rules.enter(self._address)
        self._idle_frames = 0
        self._idle_since = self.loop.time()

    def connection_lost(self, exc: Exception | None) -> None:
        self.rules.leave(self._address)
        self._watch.end()
        super().connection_lost(exc)
        self.conn.parser.close()  # It holds what holds it.

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE])
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(_NO_SOCKET)  # It would wait for more, and nothing will come.
            self.transport.close()
            self.loop.call_later(FAREWELL, self.transport.abort)

    def _bear(self) -> bool:
        """Bear with one more frame that says nothing, and tell whether it is heeded; with too many
        the line is cut off."""
        now = self.loop.time()
        if now - self._idle_since >= 1.0:
            self._idle_frames, self._idle_since = 0, now
        self._idle_frames += 1
        if self._idle_frames > MOST_IDLE_FRAMES:
            self.transport.abort()
        return not self.transport.is_closing()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch.begin()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch.end()

    def handle_ping(self) -> None:
        if self._bear():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._bear():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._bear():
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if not self.close_sent or self._bear():
            super().send_receive_event_to_app()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        try:
            await super().run_asgi()
        finally:
            self.loop.call_later(self.close_timeout + FAREWELL, self.transport.abort)
