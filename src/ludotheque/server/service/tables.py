"""The tables: the service that everything else talks to.

A command is checked by the rules, carried out in memory, committed durably, and only then told.
A table is in memory only while it is used. If somebody else changed the table in the store
meanwhile, it is loaded again and the command tried again; the player never sees that.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable
from typing import Any, Final

from ludotheque.core.errors import Stale
from ludotheque.core.game import Game
from ludotheque.core.log import Log
from ludotheque.server.service import gathering, playing
from ludotheque.server.service.answering import Answer, answer_to
from ludotheque.server.service.driver import Driver, Thinker
from ludotheque.server.service.guests import Guests
from ludotheque.server.service.news import (
    Round,
    kept_info,
    news_for,
    news_since,
    seats_to_tell,
    table_info,
)  # fmt: skip
from ludotheque.server.service.record import Guest, message_key
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.table import Listener, Table, load_table, refresh
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.store import Change, Conflict, Kept, Store
from ludotheque.server.wire import commands, messages, sheets

ATTEMPTS: Final = 8
"""So often a change is tried again because somebody else changed the table meanwhile."""
SHOWN_FOR: Final = 86_400.0
"""An open table at which nothing happens is listed for so many seconds."""
MOST_LISTED: Final = 60

Reply = Callable[[Answer], None]


class Tables:
    """Everything that can be done at tables."""

    def __init__(
        self,
        store: Store,
        shelf: Shelf,
        thinker: Thinker,
        now: Callable[[], float] = time.time,
        bot_pause: float = 0.0,
        host_grace: float = 30.0,
    ) -> None:
        self.store = store
        self.shelf = shelf
        self.now = now
        self.guests = Guests(store)
        self.driver = Driver(self, thinker, bot_pause, host_grace)
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}

    # Finding tables

    async def open_tables(self, guest: str) -> list[messages.TableInfo]:
        """Open tables that gather or play, the latest first."""
        since = self.now() - SHOWN_FOR
        return self._list(await stored(self.store.open_tables(since, MOST_LISTED)), guest)

    async def tables_of(self, guest: str) -> list[messages.TableInfo]:
        """Tables at which a guest holds a seat, the latest first."""
        return self._list(await stored(self.store.tables_of(guest, MOST_LISTED)), guest)

    async def info(self, table_id: str, guest: str) -> messages.TableInfo:
        """One table, as a guest sees it."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            return table_info(table, guest)

    async def link(self, table_id: str, key: str, guest: str) -> sheets.SeatLink:
        """What a private seat link leads to."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            seat = gathering.seat_of_key(table.record, key)
            chair = table.record.chairs[seat]
            return sheets.SeatLink(
                table=table.id,
                seat=seat,
                name=chair.name,
                colour=chair.colour,
                shape=chair.shape,
                is_mine=guest in chair.holders,
            )

    async def news(self, table_id: str, guest: str, since: int, chat: int) -> messages.News:
        """What a guest has missed at a table."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            return news_since(table, guest, since, chat)

    async def finished(self, table_id: str) -> Table:
        """A table whose game is over; nothing of it changes any more but links and chat."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            if table.record.phase != "over":
                raise Trouble("not-over")
            return table

    async def past(self, table_id: str, guest: str, seat: int | None) -> tuple[Game[Any], Log]:
        """The game and the log so far of a table, for a guest who may look from that seat."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            _require_look(table, guest, seat)
            return table.game, table.log()

    async def media(
        self, table_id: str, guest: str, seat: int | None, event: int
    ) -> tuple[str, bytes]:
        """How an event sounds or looks to one of the guest's seats; `not-found` if not at all."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            _require_look(table, guest, seat)
            assert table.match is not None
            try:
                return await asyncio.to_thread(table.match.media, seat, event)
            except Stale:
                raise Trouble("not-found") from None

    async def wait_for_news(self, table_id: str, version: int, seconds: float) -> None:
        """Wait until a table is past a version, or until the time has passed."""
        table = await self.table(table_id)
        waiter = asyncio.Event()
        table.waiters.add(waiter)
        try:
            if table.version <= version:
                await asyncio.wait_for(waiter.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            table.waiters.discard(waiter)

    # Making tables and speaking at them

    async def create(self, guest: Guest, wanted: sheets.NewTable) -> messages.TableInfo:
        """Make a table; perhaps sit down at it and start at once."""
        now = self.now()
        record = gathering.new_record(self.shelf, guest, wanted, now)
        table = Table(self.shelf.game(record.game), record)
        if wanted.sit is not None:
            free = [seat for seat, chair in enumerate(record.chairs) if chair.kind == "free"]
            if not free:
                raise Trouble("table-full")
            gathering.sit_down(record, free[0], guest, wanted.sit)
        if wanted.start:
            gathering.start(table, self.shelf, guest, commands.Start(id="start"))
        async with table.lock:
            await self._keep(table, "")
            self._live[table.id] = table
            self.driver.look_after(table)
            return table_info(table, guest.id)

    async def carry_out(
        self, table_id: str, guest: Guest, command: commands.AnyCommand, reply: Reply
    ) -> None:
        """Carry a command out; when it is durable `reply` gets the answer, then all are told."""
        table = await self.table(table_id)
        sent = message_key(guest.id, command.id)
        async with table.lock:
            for _ in range(ATTEMPTS):
                await self._mend(table)
                known = table.answer_to(sent)
                if known is not None:
                    reply(known)
                    return
                try:
                    await self._try(table, guest, command, sent, reply)
                    return
                except Conflict:
                    continue
            raise Trouble("store-failed")

    async def act(self, table: Table, do: Callable[[Table], None]) -> None:
        """Let something happen at a table by itself: a bot's move, a clock that rings."""
        async with table.lock:
            for _ in range(ATTEMPTS):
                await self._mend(table)
                try:
                    with table.attempt(is_deep=False):
                        do(table)
                        if await self._keep(table, ""):
                            self._tell(table)
                    return
                except Conflict:
                    continue
            raise Trouble("store-failed")

    # Listening

    async def listen(self, table_id: str, listener: Listener, since: int, chat: int) -> Table:
        """Tell somebody of everything from now on, beginning with what it has missed."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            table.listeners.add(listener)
            table.info += 1
            self._set_back(table, listener, since, chat)
            self._tell(table)
        return table

    async def catch_up(self, table: Table, listener: Listener, since: int, chat: int) -> None:
        """Send everything again from these numbers on."""
        async with table.lock:
            await self._mend(table)
            self._set_back(table, listener, since, chat)
            listener.put(messages.write(news_for(Round(table), listener)))

    async def go(self, table: Table, listener: Listener) -> None:
        """Somebody listens no more."""
        async with table.lock:
            table.listeners.discard(listener)
            table.info += 1
            if not table.is_spoilt:
                self._tell(table)
                if listener.guest == table.record.host and table.is_host_away():
                    self.driver.expect_host(table)

    # Tables in memory

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

    def forget_unused(self, seconds: float) -> None:
        """Let tables go that nobody has used for so long."""
        for table in self.live_tables():
            is_used = table.listeners or table.waiters or table.lock.locked()
            if not is_used and not self.driver.is_busy_with(table):
                if self.now() - table.used_at >= seconds:
                    self.driver.let_go(table)
                    del self._live[table.id]

    async def wake_due_tables(self, most: int = 100) -> int:
        """Look after the tables that wait for a bot or whose time is up; how many were loaded."""
        loaded = 0
        for table_id in await stored(self.store.due(self.now(), most)):
            loaded += table_id not in self._live
            try:
                self.driver.look_after(await self.table(table_id))
            except Trouble:
                await self._put_to_sleep(table_id)
        return loaded

    async def _put_to_sleep(self, table_id: str) -> None:
        """A table that cannot go on here (its rules have changed) is not woken again."""
        kept = await stored(self.store.load(table_id))
        if kept is not None:
            row = kept.row
            change = Change(
                table=row.table, version=row.version, game=row.game, phase=row.phase,
                is_open=row.is_open, wake_at=None, changed_at=row.changed_at,
            )  # fmt: skip
            with contextlib.suppress(Conflict):
                await stored(self.store.commit(change))

    async def _load(self, table_id: str) -> Table:
        kept = await stored(self.store.load(table_id))
        if kept is None:
            raise Trouble("no-such-table")
        table = load_table(self.shelf.game(kept.row.game), kept)
        self._live[table_id] = table
        self.driver.look_after(table)
        return table

    async def _mend(self, table: Table) -> None:
        """Load a table again of which memory and store may differ."""
        if table.is_spoilt:
            kept = await stored(self.store.load(table.id))
            if kept is None:
                raise Trouble("no-such-table")
            refresh(table, kept)
            self.driver.look_after(table)

    # How it is done

    async def _try(
        self, table: Table, guest: Guest, command: commands.AnyCommand, sent: str, reply: Reply
    ) -> None:
        with table.attempt(is_deep=not isinstance(command, commands.Play)):
            if isinstance(command, commands.Rematch):
                answer: Answer = await self._rematch(table, guest, command)
            else:
                answer = answer_to(table, self.shelf, guest, command, self.now())
        entries = table.kept_entries
        has_changed = await self._keep(table, sent)
        if isinstance(answer, messages.Done):
            table.note_answer(sent, answer)
        reply(answer)
        if has_changed:
            is_secret = isinstance(command, commands.GiveOrder | commands.WithdrawOrder)
            self._tell(table, guest.id if is_secret and table.kept_entries == entries else "")

    async def _rematch(
        self, table: Table, guest: Guest, command: commands.Rematch
    ) -> messages.Done:
        """Make the new table first: a link never leads nowhere."""
        record = playing.rematch(table, guest, self.now())
        if not table.record.rematch:
            another = Table(table.game, record)
            await self._keep(another, "")
            self._live[another.id] = another
            table.record.rematch = another.id
        return messages.Done(id=command.id, table=table.record.rematch)

    async def _keep(self, table: Table, sent: str) -> bool:
        """Commit what has changed; whether anything had. Until it is durable, memory is spoilt."""
        change = table.change(self.now(), sent)
        if change is None:
            return False
        table.is_spoilt = True
        await stored(self.store.commit(change))
        table.is_spoilt = False
        table.is_kept(sent)
        return True

    def _tell(self, table: Table, only: str = "") -> None:
        """Tell all who listen, or only one guest, and see to bots and clocks."""
        told = Round(table)
        for listener in list(table.listeners):
            if only in ("", listener.guest):
                listener.put(messages.write(news_for(told, listener)))
        for waiter in table.waiters:
            waiter.set()
        self.driver.look_after(table)

    def _set_back(self, table: Table, listener: Listener, since: int, chat: int) -> None:
        since = min(since, len(table.entries))
        listener.known = dict.fromkeys(seats_to_tell(table, listener.guest), since)
        listener.chat = min(chat, len(table.chat))
        listener.info = -1

    def _list(self, rows: list[Kept], guest: str) -> list[messages.TableInfo]:
        infos = []
        for row in rows:
            table = self._live.get(row.table)
            if table is not None and not table.is_spoilt and not table.lock.locked():
                infos.append(table_info(table, guest))
            else:
                infos.append(kept_info(row, guest, self.shelf.title(row.game)))
        return infos


def _require_look(table: Table, guest: str, seat: int | None) -> None:
    """There is something to be seen from the seat, and the guest may: it is theirs, nobody's in
    particular (`None`), or the game is over."""
    if seat is not None:
        table.record.chair(seat)
        if table.record.phase != "over":
            table.record.own_chair(seat, guest)
    if table.match is None:
        raise Trouble("not-found")
