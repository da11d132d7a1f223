"""The bell between servers of one database: which tables have changed, by `NOTIFY`.

It is rung after the commit, for many tables at once, on a connection of its own: nobody waits for
it. And it is a hint only. The same connection says that this server is there, and tells the time:
all servers go by the database's clock.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections.abc import Mapping
from typing import Any, Final

import ludotheque
from ludotheque.server.clock import steady
from ludotheque.server.store.postgres_link import TROUBLE, Connection, connect, in_words
from ludotheque.server.store.store import Hear

CHANNEL: Final = "ludotheque"
AT_ONCE: Final = 150
"""So many tables fit into a message."""
SEEN_EVERY: Final = 2.0
"""Seconds between two times of saying that this server is there."""
PATIENCE: Final = 2.0
"""Seconds that saying goodbye may take."""
GONE_AFTER: Final = 10.0
"""Seconds after which one that says nothing is gone, and those who were connected to it."""
NOTE_PRESENT: Final = (
    "INSERT INTO present (server, table_id, guests, looking) VALUES ($1, $2, $3, $4) "
    "ON CONFLICT (server, table_id) DO UPDATE SET guests = excluded.guests, "
    "looking = excluded.looking"
)

_log = logging.getLogger(__name__)


class Bell:
    """Rings for what was changed here, and hears what was changed elsewhere."""

    def __init__(self, address: str, server: str) -> None:
        self.address = address
        self.server = server
        self.hear: Hear = lambda _: None
        self.here: dict[str, tuple[list[str], list[str]]] = {}
        """Who is connected to each table here, and who of them looks at it."""
        self._changed: dict[str, int] = {}
        self._more = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._ear: Connection | None = None
        self._told: tuple[float, float] | None = None
        """What the database's clock said, and when that was in seconds that pass evenly."""

    async def begin(self) -> None:
        """Set the clock and begin to listen."""
        await self._listen()
        self._tasks = [asyncio.create_task(self._ring()), asyncio.create_task(self._keep_up())]

    async def end(self) -> None:
        """Say what is still to be said, and goodbye."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._ear is not None:
            with contextlib.suppress(*TROUBLE):
                async with asyncio.timeout(PATIENCE):
                    await self._goodbye(self._ear)
            self._ear.terminate()
            self._ear = None

    async def _goodbye(self, ear: Connection) -> None:
        """Leave everything to the others, from now on."""
        await self._tell(ear)
        await ear.execute(
            "UPDATE tables SET driver = '', driven_until = 0 "
            "WHERE wake_at IS NOT NULL AND driver = $1",
            self.server,
        )
        await ear.execute("DELETE FROM present WHERE server = $1", self.server)
        await ear.execute("DELETE FROM servers WHERE id = $1", self.server)

    def time(self) -> float:
        """The time by the database's clock."""
        if self._told is None:
            return time.time()
        told, since = self._told
        return told + max(0.0, steady() - since)

    def ring(self, changed: Mapping[str, int]) -> None:
        """Let the others know, as soon as may be."""
        for table, version in changed.items():
            self._changed[table] = max(version, self._changed.get(table, 0))
        if changed:
            self._more.set()

    async def _ring(self) -> None:
        ringing: Connection | None = None
        try:
            while True:
                await self._more.wait()
                self._more.clear()
                try:
                    if ringing is None or ringing.is_closed():
                        ringing = await connect(self.address)
                    await self._tell(ringing)
                except TROUBLE:  # Whoever misses it finds out by itself.
                    self._changed.clear()
                    if ringing is not None:
                        ringing.terminate()
                        ringing = None
        finally:
            if ringing is not None:
                ringing.terminate()

    async def _tell(self, ringing: Connection) -> None:
        while self._changed:
            some = dict(list(self._changed.items())[:AT_ONCE])
            for table in some:
                del self._changed[table]
            message = json.dumps([self.server, some], separators=(",", ":"))
            await ringing.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

    async def _keep_up(self) -> None:
        """Say again and again that this server is there; listen anew where the line was cut."""
        is_cut = False
        while True:
            await asyncio.sleep(SEEN_EVERY)
            try:
                if self._ear is None or self._ear.is_closed():
                    await self._listen()
                    self.hear(None)
                else:
                    await self._look_at_the_clock(self._ear)
                is_cut = False
            except (*TROUBLE, ValueError) as error:
                if not is_cut:
                    _log.warning("the other servers cannot be heard: %s", in_words(error))
                is_cut = True
                if self._ear is not None:
                    self._ear.terminate()

    async def _listen(self) -> None:
        ear = await connect(self.address)
        try:
            await self._look_at_the_clock(ear)
            await ear.add_listener(CHANNEL, self._note)
        except BaseException:
            ear.terminate()
            raise
        self._ear = ear

    async def _look_at_the_clock(self, ear: Connection) -> None:
        """Say that this server is there, forget those who are not, and set the clock."""
        now = "extract(epoch FROM clock_timestamp())::double precision"
        before = steady()
        told = await ear.fetchval(
            "INSERT INTO servers (id, version, seen_at) "
            f"VALUES ($1, $2, {now}) ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at "
            "RETURNING seen_at",
            self.server, ludotheque.__version__,
        )  # fmt: skip
        after = steady()
        self._told = (float(told), (before + after) / 2)
        await ear.execute(
            "WITH gone AS (DELETE FROM servers WHERE seen_at < $1 RETURNING id) DELETE FROM "
            "present WHERE server IN (SELECT id FROM gone) "
            "OR server NOT IN (SELECT id FROM servers)",
            float(told) - GONE_AFTER,
        )  # fmt: skip
        known = await ear.fetchval("SELECT count(*) FROM present WHERE server = $1", self.server)
        if known < len(self.here):
            await self._say_again(ear)

    async def _say_again(self, ear: Connection) -> None:
        """Say who is here: the database has crashed and forgotten, or took us for gone."""
        await ear.executemany(
            NOTE_PRESENT, [(self.server, table, *guests) for table, guests in self.here.items()]
        )
        self.ring(dict.fromkeys(self.here, 0))

    def _note(self, _: Any, __: int, ___: str, message: object) -> None:
        """Somebody has rung."""
        try:
            server, changed = json.loads(str(message))
        except ValueError:
            return
        if server != self.server:
            self.hear(changed)
