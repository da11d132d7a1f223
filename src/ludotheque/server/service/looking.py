"""Looking at tables: lists, news and whatever else changes nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, TypeVar

from ludotheque.core.errors import Stale
from ludotheque.core.game import Game
from ludotheque.core.log import Log
from ludotheque.server.service import gathering
from ludotheque.server.service.ahead import foresight
from ludotheque.server.service.boards import board_of
from ludotheque.server.service.company import estranged
from ludotheque.server.service.held import HeldTables
from ludotheque.server.service.hinting import question_of
from ludotheque.server.service.loading import halted_log
from ludotheque.server.service.news import kept_info, news_since, table_info
from ludotheque.server.service.pace import shift
from ludotheque.server.service.record import (
    Glance,
    Record,
    glance,
    handle,
    read_record,
    with_pause_shifted,
)  # fmt: skip
from ludotheque.server.service.replays import remembered_past
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.strengths import tell_strengths
from ludotheque.server.service.table import Table, Waiter
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.store import Kept, Store
from ludotheque.server.wire import messages, sheets

SHOWN_FOR: Final = 86_400.0
"""An open table at which nothing happens is listed for so many seconds."""
MOST_LISTED: Final = 60
MOST_LOOKED_AT: Final = 300
"""Among so many tables those are looked for that somebody wants to see."""

T = TypeVar("T")


class SeenTables(HeldTables):
    """The tables as somebody sees them who only looks."""

    def __init__(self, store: Store, shelf: Shelf, now: Callable[[], float]) -> None:
        super().__init__(store, shelf, now)
        self.is_waited_for = True
        """Whether requests may wait for news; not when the server is about to stop."""

    async def open_tables(
        self, guest: str, game: str = "", pace: str = "", language: str = ""
    ) -> list[messages.TableInfo]:
        """Open tables that gather or play, the latest first: of one game, pace and language, where
        that is said, with how strong people are. Where somebody sits with whom the guest is not
        seated, none that gathers."""
        since = self.now() - SHOWN_FOR
        rows = await stored(self.store.open_tables(since, MOST_LOOKED_AT, game))
        strangers = await estranged(self.store, guest)

        def read(row: Kept) -> Record | None:
            with contextlib.suppress(Trouble), self.reading(row.table):
                record = read_record(row.record)
                is_near = row.phase == "gathering" and not strangers.isdisjoint(record.holders())
                is_meant = pace in ("", record.pace.kind) and language in ("", record.language)
                return record if is_meant and not is_near else None
            return None

        wanted = [(row, record) for row in rows if (record := read(row)) is not None][:MOST_LISTED]
        infos = self._list([row for row, _ in wanted], guest)
        records = {record.id: record for _, record in wanted}
        await tell_strengths(self.store, guest, infos, records)
        return infos

    async def tables_of(self, guest: str) -> list[messages.TableInfo]:
        """Tables at which a guest holds a seat, or is waited for at one, the latest first."""
        rows = await stored(self.store.tables_of(guest, MOST_LISTED))
        return [info for info in self._list(rows, guest) if any(map(_is_own, info.seats))]

    async def read_tables_of(
        self, guest: str, most: int, is_over: bool, read: Callable[[Kept, Record, Glance], T]
    ) -> list[T]:
        """What is read from the same as they are kept, those that are over or those that are not,
        with the time in which no server ran given back; what cannot be read is left out."""
        found = []
        down = self.outages.down
        for row in await stored(self.store.tables_of(guest, most, is_over)):
            with contextlib.suppress(Trouble), self.reading(row.table):
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

    async def news(
        self, table_id: str, guest: str, since: int, chat: int, gallery: int = 0
    ) -> messages.News:
        """What a guest has missed at a table."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table, since)
            return news_since(table, guest, since, chat, gallery)

    async def hidden(self, table_id: str, guest: str) -> sheets.HiddenPeople:
        """Whose chat a guest does not want to read, as they are known at this table."""
        table = await self.table(table_id)
        others = {*await stored(self.store.hidden_by(guest))}
        others |= {one.other for one in await stored(self.store.blocked_by(guest))}
        return sheets.HiddenPeople(sorted(handle(table.id, other) for other in others))

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

    async def foresight(self, table_id: str, guest: str, seat: int) -> sheets.Foresight:
        """What one of a guest's seats can answer in advance."""
        table = await self.table(table_id)
        async with table.lock:
            await self._mend(table)
            return foresight(table, guest, seat)

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
        with self.reading(table_id):
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
        if version > table.number_for(guest):  # Another server has told of more.
            async with table.lock:
                await self._look_for_later(table)
                await self._mend(table)
        waiter = Waiter(guest, is_looking)
        table.waiters.add(waiter)
        try:
            if self.is_waited_for and table.number_for(guest) == version:
                await asyncio.wait_for(waiter.called.wait(), seconds)
        except TimeoutError:
            pass
        finally:
            table.waiters.discard(waiter)

    def answer_waiting(self) -> None:
        """Answer all who wait for news now, and whoever comes at once: the server is to stop."""
        self.is_waited_for = False
        for table in self._live.values():
            for waiter in table.waiters:
                waiter.called.set()

    def _list(self, rows: list[Kept], guest: str) -> list[messages.TableInfo]:
        infos = []
        for row in rows:
            table = self._live.get(row.table)
            if table is not None and _is_as_kept(table, row):
                infos.append(table_info(table, guest))
            else:
                with contextlib.suppress(Trouble), self.reading(row.table):
                    infos.append(
                        kept_info(row, guest, self.shelf.title(row.game), self.outages.down)
                    )
        return infos


def _is_own(seat: messages.SeatInfo) -> bool:
    return seat.is_mine or (seat.is_late and seat.can_come_back)


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
