"""The tables in memory: found, read when somebody needs them, read anew, and let go.

A table is in memory only while it is used. What is kept in the store is true: where memory may
differ from it, the table is loaded again, and those to whom the difference is something new are
told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterator
from typing import Final

from ludotheque.server.service.driver import Driver
from ludotheque.server.service.due import draw_to
from ludotheque.server.service.loading import load_table, refresh
from ludotheque.server.service.names import one_line
from ludotheque.server.service.news import Round, news_for
from ludotheque.server.service.outages import Outages
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.table import Listener, Table
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.store import Store
from ludotheque.server.wire import messages

AT_ONCE: Final = 20
"""So many tables are looked after before somebody else has a turn."""
PUT_OFF: Final = 60.0
"""After so many seconds a server tries again to wake a table that it could not go on with, unless
another server could."""

_log = logging.getLogger(__name__)


class HeldTables:
    """Holds the tables that are in use, and knows when one has to be read anew."""

    driver: Driver
    """What happens at them by itself."""

    def __init__(self, store: Store, shelf: Shelf, now: Callable[[], float]) -> None:
        self.store = store
        self.shelf = shelf
        self.now = now
        self.outages = Outages(store, now)
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._aside: set[str] = set()
        """Tables that cannot be read, each told to the log once."""
        self._stuck: set[str] = set()
        """Tables that this server cannot go on with, the same."""

    async def table(self, table_id: str) -> Table:
        """A table, loaded if it is not in use yet; `no-such-table` if there is none."""
        table = self._live.get(table_id)
        if table is None:
            loading = self._loading.get(table_id)
            if loading is None:
                loading = asyncio.create_task(self._load(table_id))
                self._loading[table_id] = loading
                loading.add_done_callback(lambda _: self._loading.pop(table_id, None))
            table = await asyncio.shield(loading)
        table.used_at = self.now()
        return table

    def live_tables(self) -> list[Table]:
        """The tables in memory."""
        return list(self._live.values())

    async def forget_unused(self, seconds: float) -> None:
        """Let tables go that nobody has used for so long; a few at a time."""
        for number, table in enumerate(self.live_tables(), 1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            if self._live.get(table.id) is not table:
                continue
            if not table.is_in_use() and not self.driver.is_busy_with(table):
                if self.now() - table.used_at >= seconds:
                    self.driver.let_go(table)
                    del self._live[table.id]

    def forget(self, table_id: str) -> None:
        """Let a table go at once, because there is none any more."""
        table = self._live.pop(table_id, None)
        if table is not None:
            self.driver.let_go(table)

    async def reread(self, table_id: str) -> None:
        """Read a table anew that was changed beside this server, and tell those who listen; from
        one that is gone they are sent away."""
        table = self._live.get(table_id)
        if table is None:
            return
        async with table.lock:
            try:
                await self._reload(table)
            except Trouble as trouble:
                if trouble.code == "no-such-table":
                    self._let_go_for_good(table)
                return
            self._tell(table)

    async def follow(self, table_id: str, version: int) -> None:
        """Read a table anew of which there is such a version at least, and tell those to whom that
        is something new; from one that is gone they are sent away."""
        table = self._live.get(table_id)
        if table is None:
            return
        async with table.lock:
            if table.version >= version and not table.is_spoilt:
                return
            table.is_spoilt = True
            try:
                await self._mend(table)
            except Trouble as trouble:
                if trouble.code == "no-such-table":
                    self._let_go_for_good(table)

    async def keep_count(self) -> None:
        """Note that this server runs, so that time counts; after an outage, those who listen are
        told how long they have now."""
        if await self.outages.keep_up():
            for table in self.live_tables():
                table.is_spoilt = True
            for table in self.live_tables():
                await self.reread(table.id)

    def listeners_of(self, guest: str) -> list[Listener]:
        """Wherever a guest listens."""
        return [
            listener
            for table in self._live.values()
            for listener in table.listeners
            if listener.guest == guest
        ]

    def send_away(self, guest: str) -> None:
        """Say goodbye to a guest wherever it listens."""
        for listener in self.listeners_of(guest):
            listener.send_away(messages.Bye(code="banned"))

    def call_waiting(self, guest: str) -> None:
        """Answer a guest's requests that wait for news now."""
        for table in self._live.values():
            for waiter in table.waiters:
                if waiter.guest == guest:
                    waiter.called.set()

    def _let_go_for_good(self, table: Table) -> None:
        self.forget(table.id)
        for listener in list(table.listeners):
            listener.send_away(messages.Bye(code="no-such-table"))
        for waiter in table.waiters:
            waiter.called.set()

    async def wake_due_tables(self, most: int = 100) -> int:
        """Look after the tables that wait for a bot or whose time is up; how many were loaded."""
        loaded = 0
        due = await stored(self.store.due(self.now(), most, self.outages.down))
        for number, table_id in enumerate(due, 1):
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
            is_new = table_id not in self._live
            try:
                await self._wake(table_id)
                loaded += is_new
                self._stuck.discard(table_id)
            except Trouble as trouble:
                if table_id not in self._stuck:
                    _log.warning("table %s cannot go on: %s", table_id, trouble.code)
                    self._stuck.add(table_id)
                if trouble.code != "store-failed":  # Or it goes on when the store does.
                    await stored(self.store.put_off(table_id, self.now() + PUT_OFF))
        return loaded

    async def _wake(self, table_id: str) -> None:
        table = await self.table(table_id)
        if table.is_spoilt:
            async with table.lock:
                await self._mend(table)
        table.is_ours = True
        self.driver.look_after(table)

    async def _load(self, table_id: str) -> Table:
        kept = await stored(self.store.load(table_id))
        if kept is None:
            raise Trouble("no-such-table")
        elsewhere = await stored(self.store.present([table_id]))
        with self.reading(table_id):
            table = load_table(self.shelf.game(kept.row.game), kept, self.outages.down)
            table.elsewhere = elsewhere.get(table_id, frozenset())
            draw_to(table, self.now())
            if table_id in self._live:  # There is never a second one of the same table.
                return self._live[table_id]
            self.driver.look_after(table)
        self._aside.discard(table_id)
        self._live[table_id] = table
        return table

    @contextlib.contextmanager
    def reading(self, table_id: str) -> Iterator[None]:
        """Set a table aside of which something cannot be read: the log says so once."""
        try:
            yield
        except Trouble:
            raise
        except Exception as error:  # Whatever a damaged row does to whoever reads it.
            if table_id not in self._aside:
                what = f"{type(error).__name__}: {error}"
                _log.error("table %s cannot be read and is set aside: %s", table_id, one_line(what))
                self._aside.add(table_id)
            raise Trouble("unreadable-table") from None

    async def _mend(self, table: Table, since: int = 0) -> None:
        """Load a table again of which memory and store may differ, and tell those to whom the
        difference is something new. Whoever has heard of later entries has been elsewhere."""
        if since > len(table.entries):
            await self._look_for_later(table)
        if table.is_spoilt:
            guests = table.guests_here() | {waiter.guest for waiter in table.waiters}
            told = {guest: table.told_number(guest) for guest in guests}
            await self._reload(table)
            new = [guest for guest, number in told.items() if table.number_for(guest) != number]
            self._tell(table, new)

    async def _look_for_later(self, table: Table) -> None:
        """Somebody says to have heard of more: if there is a later version, memory is spoilt. Only
        that is asked, because anybody may say so as often as they like."""
        if self.store.is_shared and not table.is_spoilt:
            versions = await stored(self.store.versions([table.id]))
            table.is_spoilt = versions.get(table.id) != table.version

    async def _reload(self, table: Table) -> None:
        table.is_spoilt = True
        kept = await stored(self.store.load(table.id))
        if kept is None:
            raise Trouble("no-such-table")
        with self.reading(table.id):
            refresh(table, kept, self.outages.down)
            draw_to(table, self.now())

    def _tell(self, table: Table, only: Collection[str] | None = None) -> None:
        """Tell all who listen, or only some guests, and see to bots and clocks."""
        since = time.perf_counter()
        told = Round(table)
        for listener in list(table.listeners):
            if only is None or listener.guest in only:
                listener.put(messages.write(news_for(told, listener)), since)
        for waiter in table.waiters:
            if only is None or waiter.guest in only:
                waiter.called.set()
        self.driver.look_after(table)
