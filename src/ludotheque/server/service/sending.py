"""Sending: what is kept to be sent is claimed, looked at again, sent, and only then removed.

One letter of mail is under way at a time, so that a server that is killed sends at most that one
again, under the same name.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec

from ludotheque.server import measures
from ludotheque.server.post import NotNow, Post, Unsendable
from ludotheque.server.service.calls import LinkData
from ludotheque.server.service.causes import holds, look_at
from ludotheque.server.service.company import estranged
from ludotheque.server.service.eyes import looked_at_by
from ludotheque.server.service.letters import (
    Envelope,
    Line,
    Told,
    call_letter,
    link_letter,
    told_in_browser,
)
from ludotheque.server.service.record import Record, new_id
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.service.wishes import language_of, quiet_until, read_wishes
from ludotheque.server.store.calls import Call, Callee, Way
from ludotheque.server.wire.sheets import CallWishes

LEASE: Final = 60.0
"""Seconds in which a letter has to be sent before another server may."""
GAP: Final = {"mail": 600.0, "push": 60.0}
"""Seconds between two letters to the same person."""
AT_ONCE: Final = {"mail": 1, "push": 32}
"""So many letters may be under way. Push services are whatever browsers name, and may be slow; what
comes twice from one after a crash is shown once."""
FIRST_WAIT: Final = 30.0
LONGEST_WAIT: Final = 3_600.0
"""Seconds until it is tried again, each time twice as many …"""
GIVEN_UP: Final = 2 * 86_400.0
"""… until it was tried for so many seconds."""

_log = logging.getLogger(__name__)


class Browsers(Protocol):
    """Whoever calls browsers."""

    async def tell(self, guest: str, told: Told) -> bool:
        """Call all browsers of a guest; whether any was reached. `NotNow` if one may be later."""


class Sending:
    """Sends what is due in each way."""

    def __init__(self, tables: Tables, post: Post | None, site: str, browsers: Browsers) -> None:
        self.tables = tables
        self.book = tables.store.calls
        self.post = post
        self.browsers = browsers
        self.site = site.rstrip("/")
        self.server = secrets.token_hex(6)

    async def send_all(self, way: Way) -> int:
        """Send all that is due in a way; how many letters went out."""
        sent = 0
        going: set[asyncio.Task[bool]] = set()
        try:
            while await stored(self.book.is_due(way, self.tables.now(), self.server)):
                now = self.tables.now()
                name = new_id()
                calls = await stored(self.book.claim(way, now, self.server, now + LEASE, name))
                if not calls:  # Others send all there is.
                    break
                is_new = calls[0].letter == name
                going.add(asyncio.create_task(self._see_to(way, calls, is_new)))
                if len(going) >= AT_ONCE[way]:
                    done, going = await asyncio.wait(going, return_when=asyncio.FIRST_COMPLETED)
                    sent += sum(one.result() for one in done)
            sent += sum(await asyncio.gather(*going))
        finally:
            for one in going:
                one.cancel()
            await asyncio.gather(*going, return_exceptions=True)
            if way == "mail" and self.post is not None:
                await self.post.rest()
        return sent

    async def _see_to(self, way: Way, calls: Sequence[Call], is_new: bool) -> bool:
        """Send a letter that was claimed, or put it off; whether it was sent. One that is not new
        may have been sent by a server that was killed, and keeps its name in any case."""
        now = self.tables.now()
        letter = calls[0].letter
        callees = await stored(self.book.callees([calls[0].guest]))
        callee = callees.get(calls[0].guest) or Callee(calls[0].guest)
        try:
            was_sent = await self._try(way, calls, callee, is_new)
        except Unsendable as error:
            _log.warning("a letter (%s) cannot be sent: %s", calls[0].kind, error)
            measures.CALLS.labels(way, "refused").inc()
            was_sent = False
        except NotNow as error:
            wait = _wait(calls[0].tries)
            measures.CALLS.labels(way, "failed").inc()
            if _waited(calls[0].tries) < GIVEN_UP:
                _log.warning("a letter (%s) is tried again: %s", calls[0].kind, error)
                await stored(self.book.put_off(letter, now + wait, is_tried=True))
                return False
            _log.error("a letter (%s) is given up: %s", calls[0].kind, error)
            was_sent = False
        if was_sent is None:
            return False
        counts = was_sent and not calls[0].is_alone
        await stored(self.book.finish(letter, self.tables.now() if counts else None))
        if was_sent:
            measures.CALLS.labels(way, "sent").inc()
        return was_sent

    async def _try(
        self, way: Way, calls: Sequence[Call], callee: Callee, is_new: bool
    ) -> bool | None:
        """The same as `_send`; whatever goes wrong with one letter keeps no other waiting."""
        try:
            return await self._send(way, calls, callee, is_new)
        except (Unsendable, NotNow):
            raise
        except Exception as error:
            if isinstance(error, Trouble) and error.code == "store-failed":
                raise
            _log.exception("a letter (%s) could not be made or sent", calls[0].kind)
            raise NotNow(type(error).__name__) from error

    async def _send(
        self, way: Way, calls: Sequence[Call], callee: Callee, is_new: bool
    ) -> bool | None:
        """Whether a letter was sent, or not because it holds no more; `None` if it goes later."""
        if calls[0].is_alone:
            return await self._send_link(calls[0], callee)
        wishes = read_wishes(callee.wishes)
        wished = wishes.mail if way == "mail" else wishes.push
        later = self._not_before(way, callee, wishes)
        if later is not None:
            await stored(self.book.put_off(calls[0].letter, later, is_tried=not is_new))
            return None
        lines = await self._lines([one for one in calls if one.kind in wished], callee.guest)
        if not lines:
            return False
        guest = await self.tables.guests.find(callee.guest)
        language = language_of(callee.wishes, guest.language)
        if way == "push":
            told = told_in_browser(wishes, language, lines)
            return await self.browsers.tell(callee.guest, told)
        if self.post is None or not callee.address:
            return False
        envelope = self._envelope(self.post, calls[0], callee.address, callee.off_key)
        await self.post.send(call_letter(envelope, wishes, language, lines))
        return True

    async def _send_link(self, call: Call, callee: Callee) -> bool:
        data = msgspec.json.decode(call.data, type=LinkData)
        if self.post is None or data.address not in (callee.address, callee.asked):
            return False
        envelope = self._envelope(self.post, call, data.address)
        link = f"{self.site}{data.path}"
        await self.post.send(link_letter(envelope, data.language, call.kind, link))
        return True

    def _envelope(self, post: Post, call: Call, address: str, off_key: str = "") -> Envelope:
        return Envelope(
            id=call.letter,
            sender=post.sender,
            domain=post.domain,
            address=address,
            at=self.tables.now(),
            site=self.site,
            off_key=off_key,
        )

    def _not_before(self, way: Way, callee: Callee, wishes: CallWishes) -> float | None:
        now = self.tables.now()
        told_at = callee.mailed_at if way == "mail" else callee.pushed_at
        rested = told_at + GAP[way]
        if told_at <= now < rested:
            return rested
        try:
            return quiet_until(wishes, now)
        except Trouble as trouble:  # Its zone was known when it was chosen, on another machine.
            _log.warning("somebody's quiet hours cannot be told: %s", trouble.code)
            return None

    async def _lines(self, calls: Sequence[Call], guest: str) -> list[Line]:
        """What somebody is still to be called to, each table once where one thing says it."""
        now, down = self.tables.now(), self.tables.outages.down
        rows = await stored(self.book.rows({one.table for one in calls}))
        looking = await looked_at_by(self.tables, guest, list(rows))
        is_invited = any(one.kind == "invited" for one in calls)
        to = await stored(self.tables.store.invitations_to(guest, now)) if is_invited else []
        strangers = await estranged(self.tables.store, guest) if to else set()
        # The latest that is open says who invites: an inviter's name is kept nowhere else.
        invited = {one.table: one.inviter_name for one in to[::-1] if one.inviter not in strangers}
        lines: dict[str, Line] = {}
        for call in calls:
            if call.table in looking or (call.kind == "invited" and call.table not in invited):
                continue
            row = rows.get(call.table)
            look = None if row is None else look_at(row, now, down)
            cause = holds(look, call.kind, guest, call.mark)
            if look is None or cause is None:
                continue
            line = Line(
                kind=call.kind,
                title=self.tables.shelf.title(look.record.game),
                names=_others(look.record, guest),
                table=call.table,
                due_at=cause.due_at,
                by=invited.get(call.table, "") if call.kind == "invited" else "",
            )
            known = lines.get(call.table)
            if known is None or _WEIGHT[line.kind] > _WEIGHT[known.kind]:
                lines[call.table] = line
        return list(lines.values())


def _wait(tries: int) -> float:
    """Seconds until a letter is tried again that was tried so often before."""
    return min(LONGEST_WAIT, FIRST_WAIT * 2.0**tries)


def _waited(tries: int) -> float:
    return sum(_wait(one) for one in range(tries))


_WEIGHT: Final = {"start": 0, "invited": 1, "turn": 2, "short": 3, "end": 4}
"""Of several things about one table, the heaviest is told."""


def _others(record: Record, guest: str) -> list[str]:
    return [
        chair.name
        for chair in record.chairs
        if chair.name and guest not in chair.holders and chair.kind == "person"
    ]
