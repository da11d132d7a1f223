"""Keeping: what is not needed any more is removed in small steps, and nobody makes too much.

Nobody waits for it: each sweep removes a few tables and lines, and gives a little room back.
"""

from __future__ import annotations

import logging
from typing import Final

from msgspec import Struct

from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import stored
from ludotheque.server.settings import Settings

DAY: Final = 86_400.0
TABLES_AT_ONCE: Final = 10
LINES_AT_ONCE: Final = 200
PAGES_AT_ONCE: Final = 200
"""What one sweep removes at most."""
INVITATIONS_FOR: Final = DAY
"""Seconds for which an invitation is kept that holds no more: those of a day are counted."""
QUIET: Final = 14 * DAY
"""If nothing has happened for so long, the clock may be wrong …"""
GRACE: Final = DAY
"""… and so long nothing is removed."""
LETTERS_FOR: Final = DAY
"""Seconds for which it is known to which addresses letters went that anybody could ask for."""

_log = logging.getLogger(__name__)


class Removed(Struct):
    """What one step has removed."""

    tables: int = 0
    lines: int = 0
    reports: int = 0
    invitations: int = 0
    pages: int = 0


class Keeping:
    """Removes what has been kept as long as the settings say."""

    def __init__(self, tables: Tables, settings: Settings) -> None:
        self.tables = tables
        self._days = {
            "gathering": settings.keep_gathering,
            "running": settings.keep_abandoned,
            "over": settings.keep_finished,
        }
        self._chat_days = settings.keep_chat
        self._report_days = settings.keep_reports
        self._not_before = 0.0

    async def begin(self) -> None:
        """Look whether the clock can be right: nobody's table is removed because a machine woke up
        in another year."""
        now, newest = self.tables.now(), await stored(self.tables.store.newest())
        if newest and now - newest > QUIET:
            self._not_before = now + GRACE
            _log.warning(
                "nothing has happened here for %d days, if the clock is right: nothing is removed "
                "before a day has passed",
                (now - newest) / DAY,
            )

    async def step(self) -> Removed:
        """Remove a little of what is kept no longer."""
        now, store, removed = self.tables.now(), self.tables.store, Removed()
        if now < self._not_before:
            return removed
        for phase, days in self._days.items():
            if days:
                removed.tables += await self._remove_tables(phase, now - days * DAY)
        if self._chat_days:
            before = now - self._chat_days * DAY
            removed.lines = await stored(store.forget_chat(before, LINES_AT_ONCE))
            for table in self.tables.live_tables():
                table.forget_lines(before)
        if self._report_days:
            before = now - self._report_days * DAY
            removed.reports = await stored(store.forget_reports(before, LINES_AT_ONCE))
        removed.invitations = await stored(
            store.forget_invitations(now - INVITATIONS_FOR, LINES_AT_ONCE)
        )
        await stored(store.calls.forget_letters(now - LETTERS_FOR))
        removed.pages = await stored(store.give_room_back(PAGES_AT_ONCE))
        return removed

    async def _remove_tables(self, phase: str, before: float) -> int:
        """Remove the oldest tables of a phase; those that somebody looks at stay meanwhile."""
        in_use = {table.id for table in self.tables.live_tables() if table.is_in_use()}
        most = TABLES_AT_ONCE + len(in_use)
        old = await stored(self.tables.store.outdated(phase, before, most))
        removed = 0
        for table in [one for one in old if one not in in_use][:TABLES_AT_ONCE]:
            removed += await stored(self.tables.store.remove(table, phase, before))
            self.tables.forget(table)
        return removed
