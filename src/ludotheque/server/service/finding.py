"""Finding: who waits to play with somebody now, and what is new for a guest wherever it is.

Who waits is kept in the store, once. Whichever server sees that some can play together makes a
table for them and claims all of them in one transaction: where another was faster, it looks again.
Who is not seen for a while does not wait any more.
"""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
import secrets
from typing import TYPE_CHECKING, Final

import msgspec

from ludotheque.server.service import gathering
from ludotheque.server.service.invitations import open_invitations
from ludotheque.server.service.matching import Company, Waiting, find_company
from ludotheque.server.service.record import Guest, Record, read_record
from ludotheque.server.service.shelf import check_seats, usual_level
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.finding import Seeker
from ludotheque.server.store.store import Conflict, Unsure
from ludotheque.server.wire import sheets

if TYPE_CHECKING:
    from ludotheque.server.service.tables import Tables

SEEN_FOR: Final = 30.0
"""Seconds after which somebody whose page says nothing waits no more."""
FOUND_FOR: Final = 600.0
"""Seconds for which it is remembered that somebody was found."""
ATTEMPTS: Final = 8

_log = logging.getLogger(__name__)
_wishes: Final = msgspec.json.Decoder(sheets.Seek)


class Finding:
    """Those who wait at this server, and the matching of all who wait at any."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.store = tables.store
        self._listening: dict[str, set[asyncio.Event]] = {}
        """By guest: whom to call when there is something new."""
        self._waiting: set[str] = set()
        """Guests whose pages wait here to be found somebody."""
        self._unread: set[str] = set()
        """Guests who wait for what cannot be read, each told to the log once."""

    # Waiting for somebody

    async def seek(self, guest: Guest, wish: sheets.Seek) -> sheets.Finding:
        """Wait for somebody to play with; perhaps there is somebody already. Whom others expect at
        the table that was found is led there: the same wish may be sent twice."""
        shelf = self.tables.shelf
        if wish.game:
            game = shelf.game(wish.game)
            if wish.seats:
                check_seats(game, wish.seats)
            if wish.fill is not None:
                shelf.require_level(game, wish.fill)
        gathering.check_sitter(guest, wish.sit)
        now = self.tables.now()
        named = msgspec.structs.replace(
            wish, sit=msgspec.structs.replace(wish.sit, name=wish.sit.name or guest.name)
        )
        await stored(self.store.forget_seekers(now - FOUND_FOR))
        if await self._is_expected(guest.id):
            return await self.look(guest.id)
        await stored(
            self.store.seek(Seeker(guest.id, msgspec.json.encode(named).decode(), now, now))
        )
        await self.match()
        return await self.look(guest.id)

    async def _is_expected(self, guest: str) -> bool:
        """Whether a table was found for a guest at which it sits with others before the start."""
        seeker = await stored(self.store.seeker(guest))
        if seeker is None or not seeker.table:
            return False
        row = (await stored(self.store.rows_of([seeker.table]))).get(seeker.table)
        if row is None or row.phase != "gathering":
            return False
        with contextlib.suppress(Trouble), self.tables.reading(seeker.table):
            record = read_record(row.record)
            return bool(record.seats_of(guest)) and len(record.people()) > 1
        return False

    async def stop(self, guest: str) -> None:
        """Wait no more."""
        self._waiting.discard(guest)
        await stored(self.store.stop_seeking(guest))

    async def match(self) -> None:
        """Make a table for those who can play together, as long as there are any."""
        for _ in range(ATTEMPTS):
            try:
                company = await self._find_company()
                if company is None:
                    return
                await self._seat(company)
            except (Conflict, Unsure):
                continue  # Somebody was faster, or it is not known: whoever still waits is seen.

    async def _find_company(self) -> Company | None:
        seekers = await stored(self.store.seekers(self.tables.now() - SEEN_FOR))
        if len(seekers) < 2:
            return None
        blocks = await stored(self.store.blocks_among([one.guest for one in seekers]))
        self._unread &= {one.guest for one in seekers}
        waiting = [
            Waiting(one.guest, wish) for one in seekers if (wish := self._wish_of(one)) is not None
        ]
        return find_company(waiting, self.tables.shelf.seat_counts(), blocks, secrets.choice)

    def _wish_of(self, seeker: Seeker) -> sheets.Seek | None:
        """What a guest waits for; `None` if that cannot be read, which stops nobody else."""
        try:
            return _wishes.decode(seeker.wish)
        except Exception as error:  # Whatever a damaged row does to whoever reads it.
            if seeker.guest not in self._unread:
                _log.error(
                    "what guest %s waits for cannot be read, and it waits for nobody: %s",
                    seeker.guest, error,
                )  # fmt: skip
                self._unread.add(seeker.guest)
            return None

    async def _seat(self, company: Company) -> None:
        """Make the table that these people begin as soon as all of them are there."""
        first = company.people[0]
        host = Guest(first.guest, first.wish.sit.name or "")
        wanted = sheets.NewTable(
            game=company.game, seats=company.seats, language=first.wish.language
        )
        shelf, now = self.tables.shelf, self.tables.now()
        record = gathering.new_record(shelf, host, wanted, now)
        record.starts_itself = True
        for seat, one in enumerate(company.people):
            _sit_down(record, seat, await self.tables.guests.find(one.guest), one.wish.sit)
        for seat in range(len(company.people), company.seats):
            game = shelf.game(company.game)
            fill = first.wish.fill or ""
            level = fill if fill in shelf.levels(game) else usual_level(game)
            gathering.seat_bot(record, seat, level)
        guests = [one.guest for one in company.people]
        await self.tables.create_claimed(record, guests)
        for guest in guests:
            self.call(guest)

    # What is new for a guest

    async def look(self, guest: str) -> sheets.Finding:
        """What is new for a guest."""
        seeker = await stored(self.store.seeker(guest))
        seeking = None
        wish = None
        if seeker is not None and (seeker.table or seeker.seen_at >= self._not_before()):
            wish = self._wish_of(seeker)
        if seeker is not None and wish is not None:
            others = await stored(self.store.seekers(self._not_before()))
            seeking = sheets.Seeking(
                game=wish.game,
                seats=wish.seats,
                since=seeker.since,
                others=sum(one.guest != guest for one in others),
                table=seeker.table,
            )
        told = sheets.Finding(
            tag="",
            seeking=seeking,
            invitations=await open_invitations(self.tables, guest),
            knows_people=await stored(self.store.has_company(guest)),
        )
        told.tag = hashlib.sha256(msgspec.json.encode(told)).hexdigest()[:12]
        return told

    async def follow(self, guest: str, tag: str, seconds: float) -> sheets.Finding:
        """The same, as soon as it is another than the tag says or the time has passed. Who asks so
        is there, and goes on waiting."""
        await stored(self.store.see_seeker(guest, self.tables.now()))
        called = asyncio.Event()
        self._listening.setdefault(guest, set()).add(called)
        try:
            told = await self.look(guest)
            if told.seeking is not None and not told.seeking.table:
                self._waiting.add(guest)
                await self.match()
            async with asyncio.timeout(seconds):
                while told.tag == tag and self.tables.is_waited_for:
                    await called.wait()
                    called.clear()
                    told = await self.look(guest)
        except TimeoutError:
            pass
        finally:
            there = self._listening[guest]
            there.discard(called)
            if not there:
                del self._listening[guest]
                self._waiting.discard(guest)
        return told

    def call(self, guest: str) -> None:
        """Let a guest's pages at this server know that there is something new."""
        for called in self._listening.get(guest, ()):
            called.set()

    def call_all(self) -> None:
        """The same for everybody who listens here: something may have been missed."""
        for guest in self._listening:
            self.call(guest)

    async def tell(self, *guests: str) -> None:
        """Let guests' pages know, at whatever server they are."""
        for guest in guests:
            self.call(guest)
        await stored(self.store.call_guests(guests))

    async def sweep(self) -> None:
        """See to those who wait here, should another server's call have been missed."""
        if self._waiting:
            await self.match()
            for guest in list(self._waiting):
                self.call(guest)

    def _not_before(self) -> float:
        return self.tables.now() - SEEN_FOR


def _sit_down(record: Record, seat: int, guest: Guest, sitter: sheets.Sitter) -> None:
    """Seat somebody who waited; where the name looks like another's, or is that of somebody else's
    account, with a number after it."""
    name = sitter.name or ""
    names = [name, *(f"{name[:20].rstrip()} {number}" for number in range(2, 10))]
    for name in names:
        try:
            gathering.sit_down(record, seat, guest, msgspec.structs.replace(sitter, name=name))
            return
        except Trouble as trouble:
            if trouble.code not in ("name-alike", "name-kept"):
                raise
