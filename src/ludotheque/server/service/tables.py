"""The tables: the service that everything else talks to.

A command is checked by the rules, carried out in memory, committed durably, and only then told.
A table is in memory only while it is used. If somebody else changed the table in the store
meanwhile, it is loaded again and the command tried again; the player never sees that.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Collection, Iterator
from typing import Any, Final, TypeVar

import msgspec

from ludotheque.core.errors import Stale
from ludotheque.core.game import Game
from ludotheque.core.log import Log
from ludotheque.server import measures
from ludotheque.server.service import gathering, peace, playing
from ludotheque.server.service.answering import Answer, carry_out
from ludotheque.server.service.boards import board_of
from ludotheque.server.service.driver import Driver, Thinker
from ludotheque.server.service.guests import Guests
from ludotheque.server.service.hinting import question_of
from ludotheque.server.service.names import one_line
from ludotheque.server.service.news import (
    Round,
    kept_info,
    news_for,
    news_since,
    seats_to_tell,
    table_info,
)  # fmt: skip
from ludotheque.server.service.outages import Outages
from ludotheque.server.service.pace import shift
from ludotheque.server.service.presence import Presence
from ludotheque.server.service.quotas import Quotas
from ludotheque.server.service.record import (
    Glance,
    Guest,
    Record,
    glance,
    handle,
    message_key,
    read_record,
    with_pause_shifted,
)  # fmt: skip
from ludotheque.server.service.replays import remembered_past
from ludotheque.server.service.sharing import Sharing
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.table import (
    Listener,
    Table,
    Waiter,
    halted_log,
    load_table,
    refresh,
)  # fmt: skip
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.store import Conflict, Kept, NewAnswer, Store, Unsure
from ludotheque.server.wire import commands, messages, sheets

ATTEMPTS: Final = 8
"""So often a change is tried again because somebody else changed the table meanwhile."""
AT_ONCE: Final = 20
"""So many tables are looked after before somebody else has a turn."""
SHOWN_FOR: Final = 86_400.0
"""An open table at which nothing happens is listed for so many seconds."""
MOST_LISTED: Final = 60
PUT_OFF: Final = 60.0
"""After so many seconds a server tries again to wake a table that it could not go on with, unless
another server could."""

_log = logging.getLogger(__name__)
Reply = Callable[[Answer], None]
T = TypeVar("T")


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
        presence: float = 0.0,
        quotas: Quotas = Quotas(),  # noqa: B008 (it cannot change)
    ) -> None:
        self.store = store
        self.quotas = quotas
        self.shelf = shelf
        self.now = now
        self.guests = Guests(store)
        self.driver = Driver(self, thinker, bot_pause, host_grace)
        self.presence = Presence(self.tell_presence, presence)
        self.sharing = Sharing(self)
        self.outages = Outages(store, now)
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._aside: set[str] = set()
        """Tables that cannot be read, each told to the log once."""
        self._is_waited_for = True
        """Whether requests may wait for news; not when the server is about to stop."""

    # Finding tables

    async def open_tables(self, guest: str) -> list[messages.TableInfo]:
        """Open tables that gather or play, the latest first."""
        since = self.now() - SHOWN_FOR
        return self._list(await stored(self.store.open_tables(since, MOST_LISTED)), guest)

    async def tables_of(self, guest: str) -> list[messages.TableInfo]:
        """Tables at which a guest holds a seat, the latest first."""
        return self._list(await stored(self.store.tables_of(guest, MOST_LISTED)), guest)

    async def read_tables_of(
        self, guest: str, most: int, is_over: bool, read: Callable[[Kept, Record, Glance], T]
    ) -> list[T]:
        """What is read from the same as they are kept, those that are over or those that are not,
        with the time in which no server ran given back; what cannot be read is left out."""
        found = []
        down = self.outages.down
        for row in await stored(self.store.tables_of(guest, most, is_over)):
            with contextlib.suppress(Trouble), self._reading(row.table):
                record = with_pause_shifted(read_record(row.record), down)
                look = glance(row.state)
                look.times = shift(look.times, down)
                found.append(read(row, record, look))
        return found

    async def info(self, table_id: str, guest: str) -> messages.TableInfo:
        """One table, as a guest sees it."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            return table_info(table, guest)

    async def board(self, table_id: str) -> sheets.BoardSheet:
        """The board file that a table plays on."""
        table = await self.table(table_id)
        return board_of(table.game, table.record.board)

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
            await self._mend(table, since)
            return news_since(table, guest, since, chat)

    async def hidden(self, table_id: str, guest: str) -> sheets.HiddenPeople:
        """Whose chat a guest does not want to read, as they are known at this table."""
        table = await self.table(table_id)
        others = await stored(self.store.hidden_by(guest))
        return sheets.HiddenPeople([handle(table.id, other) for other in others])

    async def finished(self, table_id: str) -> Table:
        """A table whose game is over; nothing of it changes any more but links and chat."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            if table.record.phase != "over":
                raise Trouble("not-over")
            return table

    async def to_hint(self, table_id: str, guest: str, seat: int) -> tuple[str, dict[str, Any]]:
        """What it takes to give a hint to one of a guest's seats, and no more than that seat may
        know, after what tells this question from all others; `no-hint` says why there is none."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            return question_of(table, guest, seat)

    async def log(self, table_id: str, guest: str) -> tuple[str, Log]:
        """The name of a table's game and its log: whole once it is over; where later rules cannot
        go on with it, as far as the guest may read it."""
        try:
            table = await self.finished(table_id)
        except Trouble as trouble:
            if trouble.code != "rules-changed":
                raise
        else:
            return table.game.name, table.log()
        kept = await stored(self.store.load(table_id))
        if kept is None:
            raise Trouble("no-such-table")
        with self._reading(table_id):
            return kept.row.game, halted_log(kept, guest)

    async def past(
        self, table_id: str, guest: str, seat: int | None, since: int
    ) -> sheets.Past | tuple[Game[Any], Log]:
        """How a table stood and what was new with each entry since a number, for a guest who may
        look from that seat; where the table has forgotten, the game and the log so far."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            _require_look(table, guest, seat)
            assert table.match is not None
            return remembered_past(table.match, seat, since) or (table.game, table.log())

    async def media(
        self, table_id: str, guest: str, seat: int | None, event: int
    ) -> tuple[str, str, list[int]]:
        """From what the sound or picture of an event is made for one of the guest's seats: the
        game, the event's name and its numbers; `not-found` if there is none."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            _require_look(table, guest, seat)
            assert table.match is not None
            try:
                return (table.game.name, *table.match.media_from(seat, event))
            except Stale:
                raise Trouble("not-found") from None

    async def wait_for_news(
        self, table_id: str, guest: str, version: int, seconds: float, is_looking: bool = True
    ) -> None:
        """Wait until there is something at a table that a guest does not know, or until the time
        has passed."""
        table = await self.table(table_id)
        if self.store.is_shared and version > table.number_for(guest):
            await self.follow(table_id, table.version + 1)  # Another server has told of more.
        waiter = Waiter(guest, is_looking)
        table.waiters.add(waiter)
        try:
            if self._is_waited_for and table.number_for(guest) == version:
                await asyncio.wait_for(waiter.called.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            table.waiters.discard(waiter)

    def answer_waiting(self) -> None:
        """Answer all who wait for news now, and whoever comes at once: the server is to stop."""
        self._is_waited_for = False
        for table in self._live.values():
            for waiter in table.waiters:
                waiter.called.set()

    # Making tables and speaking at them

    async def create(self, guest: Guest, wanted: sheets.NewTable) -> messages.TableInfo:
        """Make a table; perhaps sit down at it and start at once."""
        now = self.now()
        await self.quotas.require_room(self.store, guest.id, now)
        if wanted.board:  # It may take a while to check.
            record = await asyncio.to_thread(gathering.new_record, self.shelf, guest, wanted, now)
        else:
            record = gathering.new_record(self.shelf, guest, wanted, now)
        table = self._new_table(self.shelf.game(record.game), record)
        if wanted.sit is not None:
            free = [seat for seat, chair in enumerate(record.chairs) if chair.kind == "free"]
            if not free:
                raise Trouble("table-full")
            gathering.sit_down(record, free[0], guest, wanted.sit)
        if wanted.start:
            gathering.start(table, self.shelf, guest, commands.Start(id="start"))
        async with table.lock:
            # It is in memory first: a sweep may find it due before this hears that it is kept.
            self._live[table.id] = table
            try:
                await self._keep_new(table)
            except BaseException:
                self.forget(table.id)
                raise
            self.driver.look_after(table)
            return table_info(table, guest.id)

    async def carry_out(
        self, table_id: str, guest: Guest, command: commands.AnyCommand, reply: Reply
    ) -> None:
        """Carry a command out; when it is durable `reply` gets the answer, then all are told."""
        await self.keep_count()
        table = await self.table(table_id)
        sent = message_key(guest.id, command.id)
        async with table.lock:
            for _ in range(ATTEMPTS):
                await self._mend(table)
                known = table.known_answer(sent)
                if known is not None:
                    reply(known)
                    return
                try:
                    if isinstance(command, commands.Hide | commands.Report):
                        await self._note(table, guest, command, sent, reply)
                    else:
                        await self._try(table, guest, command, sent, reply)
                    return
                except Conflict:
                    continue
            raise Trouble("store-failed")

    async def act(self, table: Table, do: Callable[[Table], None]) -> None:
        """Let something happen at a table by itself: a bot's move, a clock that rings."""
        await self.keep_count()
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
            await self._mend(table, since)
            table.listeners.add(listener)
            self.sharing.note_here(table)
            self._set_back(table, listener, since, chat)
            if not self._note_presence(table):
                listener.put(messages.write(news_for(Round(table), listener)))
                self.driver.look_after(table)
        return table

    async def is_player(self, table_id: str, guest: str) -> bool:
        """Whether a guest holds a seat at a table."""
        return bool((await self.table(table_id)).record.seats_of(guest))

    async def catch_up(self, table: Table, listener: Listener, since: int, chat: int) -> None:
        """Send everything again from these numbers on."""
        async with table.lock:
            await self._mend(table, since)
            self._set_back(table, listener, since, chat)
            listener.put(messages.write(news_for(Round(table), listener)))

    async def go(self, table: Table, listener: Listener) -> None:
        """Somebody listens no more."""
        async with table.lock:
            table.listeners.discard(listener)
            self.sharing.note_here(table)
            if not table.is_spoilt:
                self._note_presence(table)
                if listener.guest == table.record.host and table.is_host_away():
                    self.driver.expect_host(table)

    def _note_presence(self, table: Table) -> bool:
        """Tell those who listen who is there, now or soon, if that is another than they know;
        whether it was now."""
        presence = table.presence()
        if presence == table.presence_told or not self.presence.take_turn(table):
            return False
        table.presence_told = presence
        table.info += 1
        self._tell(table)
        return True

    async def tell_presence(self, table: Table) -> None:
        """Tell those who listen who is there, if that is another than they know."""
        async with table.lock:
            if not table.is_spoilt:
                self._note_presence(table)

    async def stop(self) -> None:
        """End everything that happens by itself."""
        await self.sharing.stop()
        await self.presence.stop()
        await self.driver.stop()

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

    def send_away(self, guest: str) -> None:
        """Say goodbye to a guest wherever it listens."""
        for table in self._live.values():
            for listener in list(table.listeners):
                if listener.guest == guest:
                    listener.send_away(messages.Bye(code="banned"))

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
            except Trouble as trouble:
                _log.warning("table %s cannot go on: %s", table_id, trouble.code)
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
        with self._reading(table_id):
            table = load_table(self.shelf.game(kept.row.game), kept, self.outages.down)
            table.elsewhere = elsewhere.get(table_id, frozenset())
            table.draw_to(self.now())
            if table_id in self._live:  # There is never a second one of the same table.
                return self._live[table_id]
            self.driver.look_after(table)
        self._aside.discard(table_id)
        self._live[table_id] = table
        return table

    @contextlib.contextmanager
    def _reading(self, table_id: str) -> Iterator[None]:
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
        if self.store.is_shared and since > len(table.entries):
            table.is_spoilt = True
        if table.is_spoilt:
            guests = table.guests_here() | {waiter.guest for waiter in table.waiters}
            told = {guest: table.told_number(guest) for guest in guests}
            await self._reload(table)
            new = [guest for guest, number in told.items() if table.number_for(guest) != number]
            self._tell(table, new)

    async def _reload(self, table: Table) -> None:
        table.is_spoilt = True
        kept = await stored(self.store.load(table.id))
        if kept is None:
            raise Trouble("no-such-table")
        with self._reading(table.id):
            refresh(table, kept, self.outages.down)
            table.draw_to(self.now())

    # How it is done

    async def _try(
        self, table: Table, guest: Guest, command: commands.AnyCommand, sent: str, reply: Reply
    ) -> None:
        entries = table.kept_entries
        with table.attempt(is_deep=not isinstance(command, commands.Play)):
            another = None
            if isinstance(command, commands.Rematch):
                if not table.record.rematch:
                    await self.quotas.require_room(self.store, guest.id, self.now())
                another = self._rematch(table, guest)
                answer: Answer = messages.Done(id=command.id, table=table.record.rematch)
            else:
                answer = carry_out(table, self.shelf, guest, command, self.now())
            has_changed = await self._keep(table, sent, another, answer)
        if isinstance(answer, messages.Done):
            table.note_answer(sent, answer)
        reply(answer)
        if has_changed:
            only = None
            if (
                isinstance(command, commands.GiveOrder | commands.WithdrawOrder)
                and table.kept_entries == entries
            ):
                only = table.record.chairs[command.seat].holders
            self._tell(table, only)

    async def _note(
        self,
        table: Table,
        guest: Guest,
        command: commands.Hide | commands.Report,
        sent: str,
        reply: Reply,
    ) -> None:
        """Keep something that changes nothing at the table itself, and that nobody is told."""
        if isinstance(command, commands.Hide):
            answer = await peace.hide(self.store, table, guest, command)
        else:
            most = self.quotas.reports
            answer = await peace.report(self.store, table, guest, command, self.now(), most, sent)
        table.note_answer(sent, answer)
        reply(answer)

    def _rematch(self, table: Table, guest: Guest) -> Table | None:
        """The new table to be kept together with the old one that leads to it, if there is none
        yet: no link leads nowhere, and no table is there twice, whenever the server stops."""
        record = playing.rematch(table, guest, self.now())
        if table.record.rematch:
            return None
        table.record.rematch = record.id
        return self._new_table(table.game, record)

    def _new_table(self, game: Game[Any], record: Record) -> Table:
        table = Table(game, record)
        table.down = self.outages.down
        return table

    async def _keep_new(self, table: Table) -> None:
        """Commit a new table."""
        try:
            await self._keep(table, "")
        except Conflict:  # Nobody else makes a table of this name: it may be kept.
            try:
                await self._mend(table)
            except Trouble:
                raise Trouble("store-failed") from None

    async def _keep(
        self,
        table: Table,
        sent: str,
        another: Table | None = None,
        answer: Answer | None = None,
    ) -> bool:
        """Commit what has changed, and another new table with it; whether anything had. Until it
        is durable, memory is spoilt. Where that is not known, it is a conflict, too: whoever loads
        the table again sees what became of it."""
        changes = [one.change(self.now(), sent) for one in (table, another) if one is not None]
        to_keep = [change for change in changes if change is not None]
        told = self._to_remember(sent, answer)
        if not to_keep:
            if told is not None:
                await stored(self.store.keep_answer(table.id, told, self.now()))
            return False
        if told is not None and not (to_keep[0].entries or to_keep[0].chat):
            to_keep[0].answers.append(told)
        for change in to_keep:
            change.most_lines = self.quotas.lines
        table.is_spoilt = True
        with measures.COMMITS.time():
            try:
                await stored(self.store.commit(*to_keep))
            except Unsure as error:
                raise Conflict(table.id) from error
        for change in to_keep:
            measures.MOVES.labels(change.game).inc(len(change.entries))
        table.is_spoilt = False
        table.note_kept(sent)
        if another is not None:
            another.note_kept("")
            self._live[another.id] = another
        return True

    def _to_remember(self, sent: str, answer: Answer | None) -> NewAnswer | None:
        """An answer as other servers have to know it, should the message be sent to them again."""
        if not (self.store.is_shared and sent and isinstance(answer, messages.Done)):
            return None
        return NewAnswer(sent, msgspec.json.encode(answer).decode())

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

    def _set_back(self, table: Table, listener: Listener, since: int, chat: int) -> None:
        since = min(since, len(table.entries))
        listener.known = dict.fromkeys(seats_to_tell(table, listener.guest), since)
        listener.chat = min(chat, table.chat_count)
        listener.info = -1

    def _list(self, rows: list[Kept], guest: str) -> list[messages.TableInfo]:
        infos = []
        for row in rows:
            table = self._live.get(row.table)
            if table is not None and _is_as_kept(table, row):
                infos.append(table_info(table, guest))
            else:
                with contextlib.suppress(Trouble), self._reading(row.table):
                    infos.append(
                        kept_info(row, guest, self.shelf.title(row.game), self.outages.down)
                    )
        return infos


def _is_as_kept(table: Table, row: Kept) -> bool:
    """Whether memory knows a table at least as well as a list does."""
    return not table.is_spoilt and not table.lock.locked() and table.version >= row.version


def _require_look(table: Table, guest: str, seat: int | None) -> None:
    """There is something to be seen from the seat, and the guest may: it is theirs, nobody's in
    particular (`None`), or the game is over."""
    if seat is not None:
        table.record.chair(seat)
        if table.record.phase != "over":
            table.record.own_chair(seat, guest)
    if table.match is None:
        raise Trouble("not-found")
