"""The tables: the service that everything else talks to.

A command is checked by the rules, carried out in memory, committed durably, and only then told.
If somebody else changed the table in the store meanwhile, it is loaded again and the command tried
again; the player never sees that. What only looks at tables is in `looking.py`, how they are held
in memory in `held.py`.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final

import msgspec

from ludotheque.core.game import Game
from ludotheque.server import measures
from ludotheque.server.service import gathering, peace, playing
from ludotheque.server.service.answering import Answer, carry_out
from ludotheque.server.service.company import block_at, keep_apart, require_seat
from ludotheque.server.service.driver import Driver, Thinker
from ludotheque.server.service.finding import Finding
from ludotheque.server.service.guests import Guests
from ludotheque.server.service.looking import SeenTables
from ludotheque.server.service.news import Round, news_for, seats_to_tell, table_info
from ludotheque.server.service.presence import Presence
from ludotheque.server.service.quotas import Quotas
from ludotheque.server.service.record import Guest, Record, message_key
from ludotheque.server.service.sharing import Sharing
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.table import Listener, Table
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.store import Conflict, NewAnswer, Store, Unsure
from ludotheque.server.wire import commands, messages, sheets
from ludotheque.server.wire.sheets.calls import CallKind

ATTEMPTS: Final = 8
"""So often a change is tried again because somebody else changed the table meanwhile."""

Call = Callable[[str, CallKind, str], Awaitable[None]]
Reply = Callable[[Answer], None]


async def call_nobody(guest: str, kind: CallKind, table: str) -> None:
    """Where nobody can be called."""


class Tables(SeenTables):
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
        super().__init__(store, shelf, now)
        self.quotas = quotas
        self.guests = Guests(store)
        self.driver = Driver(self, thinker, bot_pause, host_grace)
        self.presence = Presence(self.tell_presence, presence)
        self.sharing = Sharing(self)
        self.finding = Finding(self)
        self.call: Call = call_nobody
        """Calls somebody who may be elsewhere: for what, and to which table."""

    def answer_waiting(self) -> None:
        super().answer_waiting()
        self.finding.call_all()

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
            record.chairs[free[0]].agrees = record.is_rated
        if wanted.sit is not None and not wanted.start:
            await self.finding.stop(guest.id)
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

    async def create_claimed(self, record: Record, guests: Collection[str]) -> None:
        """Make a table for guests who wait to play with somebody, all of whom are claimed by it;
        `Conflict` if one of them does not wait any more."""
        change = self._new_table(self.shelf.game(record.game), record).change(self.now(), "")
        assert change is not None
        await stored(self.store.claim(guests, change))

    async def carry_out(
        self, table_id: str, guest: Guest, command: commands.AnyCommand, reply: Reply
    ) -> None:
        """Carry a command out; when it is durable `reply` gets the answer, then all are told.
        Nothing is refused because of what another server has done meanwhile: it may be an answer
        to that."""
        await self.keep_count()
        table = await self.table(table_id)
        sent = message_key(guest.id, command.id)
        async with table.lock:
            for _ in range(ATTEMPTS):
                await self._mend(table)
                known = table.answered.find(sent, table.record.chairs)
                if known is not None:
                    reply(known)
                    return
                try:
                    if isinstance(command, commands.Hide | commands.Block | commands.Report):
                        await self._note(table, guest, command, sent, reply)
                    else:
                        await self._try(table, guest, command, sent, reply)
                    return
                except Conflict:
                    continue
                except Trouble:
                    if table.is_spoilt:  # It could not be kept.
                        raise
                    await self._look_for_later(table)
                    if not table.is_spoilt:
                        raise
            raise Trouble("store-failed")

    async def act(self, table: Table, do: Callable[[Table], None], is_move: bool = False) -> None:
        """Let something happen at a table by itself: a clock that rings, a bot's move, which leaves
        everybody's seat alone."""
        await self.keep_count()
        async with table.lock:
            for _ in range(ATTEMPTS):
                await self._mend(table)
                try:
                    with table.attempt(is_deep=not is_move):
                        do(table)
                        if await self._keep(table, ""):
                            self._tell(table)
                    return
                except Conflict:
                    continue
            raise Trouble("store-failed")

    # Listening

    async def listen(
        self, table_id: str, listener: Listener, since: int, chat: int, gallery: int = 0
    ) -> Table:
        """Tell somebody of everything from now on, beginning with what it has missed."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table, since)
            table.listeners.add(listener)
            self.driver.note_host(table)
            self.sharing.note_here(table)
            self._set_back(table, listener, since, chat, gallery)
            if not self._note_presence(table):
                listener.put(messages.write(news_for(Round(table), listener)))
                self.driver.look_after(table)
        return table

    async def is_player(self, table_id: str, guest: str) -> bool:
        """Whether a guest holds a seat at a table."""
        return bool((await self.table(table_id)).record.seats_of(guest))

    async def catch_up(
        self, table: Table, listener: Listener, since: int, chat: int, gallery: int = 0
    ) -> None:
        """Send everything again from these numbers on."""
        async with table.lock:
            await self._mend(table, since)
            self._set_back(table, listener, since, chat, gallery)
            listener.put(messages.write(news_for(Round(table), listener)))

    async def go(self, table: Table, listener: Listener) -> None:
        """Somebody listens no more."""
        async with table.lock:
            table.listeners.discard(listener)
            self.sharing.note_here(table)
            if not table.is_spoilt:
                self._note_presence(table)
                if listener.guest == table.record.host:
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

    # How it is done

    async def _try(
        self, table: Table, guest: Guest, command: commands.AnyCommand, sent: str, reply: Reply
    ) -> None:
        entries, whispers = table.kept_entries, table.gallery.count
        if isinstance(command, commands.Sit):
            await require_seat(self.store, table.record, guest.id)
        with table.attempt(is_deep=not isinstance(command, commands.Play)):
            another = None
            if isinstance(command, commands.Rematch):
                if not table.record.rematch:
                    await self.quotas.require_room(self.store, guest.id, self.now())
                another = self._rematch(table, guest)
                if another is not None:
                    await keep_apart(self.store, another.record)
                    if playing.needs_nobody_else(another.record, guest):
                        gathering.start(another, self.shelf, guest, commands.Start(id="start"))
                answer: Answer = messages.Done(id=command.id, table=table.record.rematch)
            else:
                answer = carry_out(table, self.shelf, guest, command, self.now())
            has_changed = await self._keep(table, sent, another, answer)
        if another is not None:
            self.driver.look_after(another)
        if isinstance(command, commands.Sit):
            await self.finding.stop(guest.id)
        if isinstance(answer, messages.Done):
            table.answered.note(sent, answer)
        reply(answer)
        if has_changed:
            only: Collection[str] | None = None
            if (
                isinstance(command, commands.GiveOrder | commands.WithdrawOrder)
                and table.kept_entries == entries
            ):
                only = table.record.chairs[command.seat].holders
            elif table.gallery.count > whispers:
                only = table.gallery_here()
            self._tell(table, only)

    async def _note(
        self,
        table: Table,
        guest: Guest,
        command: commands.Hide | commands.Block | commands.Report,
        sent: str,
        reply: Reply,
    ) -> None:
        """Keep something that changes nothing at the table itself, and that nobody is told."""
        if isinstance(command, commands.Hide):
            answer = await peace.hide(self.store, table, guest, command)
        elif isinstance(command, commands.Block):
            answer = await block_at(self.store, table, guest, command, self.now())
        else:
            most = self.quotas.reports
            answer = await peace.report(self.store, table, guest, command, self.now(), most, sent)
        table.answered.note(sent, answer)
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
        first = to_keep[0]
        if told is not None and not (first.entries or first.chat or first.gallery):
            first.answers.append(told)
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

    def _set_back(
        self, table: Table, listener: Listener, since: int, chat: int, gallery: int
    ) -> None:
        since = min(since, len(table.entries))
        listener.known = dict.fromkeys(seats_to_tell(table, listener.guest), since)
        listener.chat = min(chat, table.chat.count)
        listener.gallery = min(gallery, table.gallery.count)
        listener.info = -1
