"""Calling: tables whose time to call somebody has come are looked at, and it is kept who is called.

What is kept is the next moment of each table at which somebody may have to be called, so that
tables at which nobody has to be cost nothing, however many there are.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Mapping
from typing import Final

from ludotheque.server.service.calls import TOGETHER, Calls
from ludotheque.server.service.causes import FOUND, Look, is_news, look_at, next_call
from ludotheque.server.service.pace import holidays
from ludotheque.server.service.record import new_id
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.service.wishes import holidays_of, read_wishes
from ludotheque.server.store.calls import Callee, NewCall, Telling
from ludotheque.server.store.store import Kept

AT_ONCE: Final = 100
_log = logging.getLogger(__name__)


def _lacks_holidays(look: Look, callee: Callee) -> bool:
    """Whether a table knows nothing of holidays that count there: it has begun since they were
    wished for, or goes on by turns since."""
    record = look.record
    if record.phase != "running" or record.pace.kind != "turns":
        return False
    try:
        wished = holidays_of(read_wishes(callee.wishes))
    except Trouble as trouble:  # Its zone was known when it was chosen, on another machine.
        _log.warning("somebody's holidays cannot be told: %s", trouble.code)
        return False
    chairs = [record.chairs[seat] for seat in record.seats_of(callee.guest)]
    return any(not one.away and holidays(record.pace, wished, [], look.now) for one in chairs)


def _holiday(look: Look, guest: str) -> NewCall:
    """A table is told of somebody's holidays."""
    now, table = look.now, look.record.id
    return NewCall(new_id(), guest, "self", "holiday", now, now, table, is_alone=True)


class Calling:
    """Finds whom tables call."""

    def __init__(self, calls: Calls, banned: Collection[str] = ()) -> None:
        self.calls = calls
        self.tables = calls.tables
        self.book = calls.book
        self.banned = banned

    async def look(self) -> int:
        """Look at all tables whose time has come; how many there were."""
        count = 0
        while found := await self._due():
            for kept, call_at in found:
                await stored(self.book.tell(await self._telling(kept, call_at)))
            count += len(found)
        return count

    async def _due(self) -> list[tuple[Kept, float]]:
        now = self.tables.now() - self.tables.outages.down
        return await stored(self.book.tables_to_call(now, AT_ONCE))

    async def _telling(self, kept: Kept, call_at: float) -> Telling:
        down = self.tables.outages.down
        telling = Telling(kept.table, kept.version, call_at, None)
        try:
            look = look_at(kept, self.tables.now(), down)
            coming = next_call(look)
        except Exception as error:  # Whatever a damaged row does to whoever reads it.
            _log.error("table %s calls nobody: it cannot be read: %s", kept.table, error)
            return telling
        telling.next_call_at = None if coming is None else coming - down
        callees = await stored(self.book.callees(look.record.holders()))
        if callees:
            told = await stored(self.book.told_at(kept.table))
            for guest, callee in callees.items():
                if guest not in self.banned:
                    self._tell(telling, look, callee, told)
                if _lacks_holidays(look, callee):
                    telling.calls.append(_holiday(look, guest))
        return telling

    def _tell(
        self,
        telling: Telling,
        look: Look,
        callee: Callee,
        told: Mapping[tuple[str, str], str],
    ) -> None:
        for kind, find in FOUND.items():
            cause = find(look, callee.guest)
            before = told.get((callee.guest, kind), "")
            ways = self.calls.ways(callee, kind)
            if cause is None or not ways or not is_news(cause.mark, before):
                continue
            telling.told[callee.guest, kind] = cause.mark
            telling.calls += [
                NewCall(
                    new_id(), callee.guest, way, kind, look.now + TOGETHER, look.now,
                    telling.table, cause.mark,
                )
                for way in ways
            ]  # fmt: skip
