"""Sharing: what other servers of the same store do at tables, brought to those that are in memory.

A table is read anew when its version has changed. Others tell of that at once, as far as they are
heard; and every sweep compares, so that nothing is missed for long. Nothing here decides what is
true: that does the store, when something is committed.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.store import GUEST

if TYPE_CHECKING:
    from ludotheque.server.service.tables import Tables

AT_ONCE: Final = 16
"""So many tables are read anew at the same time."""
GONE: Final = 1 << 62
"""A version that no table reaches: it has to be read to know."""

_log = logging.getLogger(__name__)


class Sharing:
    """Keeps the tables in memory near to what others make of them; alone it does nothing."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self._changed: dict[str, int] = {}
        self._came: set[str] = set()
        """Tables to which somebody has come, or from which somebody has gone, elsewhere."""
        self._here: set[str] = set()
        """The same at this server."""
        self._may_have_missed = False
        self._more = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """From now on hear of others, if there may be any."""
        if self.tables.store.is_shared:
            self.tables.store.hear(self._hear)
            self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Hear of nobody any more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    def note_here(self, table: Table) -> None:
        """Somebody has come to a table here, or gone: the others are told."""
        if self._task is not None:
            self._here.add(table.id)
            self._more.set()

    async def compare(self) -> None:
        """Read everything anew that has changed elsewhere, whether that was heard or not."""
        if not self.tables.store.is_shared:
            return
        if self._here:
            self._more.set()
        live = {table.id: table for table in self.tables.live_tables() if table.version}
        if not live:
            return
        versions = await stored(self.tables.store.versions(live))
        await self._follow(
            {
                id: versions.get(id, GONE)
                for id, table in live.items()
                if table.is_spoilt or versions.get(id) != table.version
            }
        )
        await self._note_elsewhere(set(live))

    def _hear(self, changed: Mapping[str, int] | None) -> None:
        if changed is None:
            self._may_have_missed = True
            self.tables.finding.call_all()
        else:
            for table, version in changed.items():
                if table.startswith(GUEST):
                    self.tables.finding.call(table.removeprefix(GUEST))
                elif not version:
                    self._came.add(table)
                elif version > self._changed.get(table, 0):
                    self._changed[table] = version
        self._more.set()

    async def _run(self) -> None:
        while True:
            await self._more.wait()
            self._more.clear()
            try:
                await self._catch_up()
            except Trouble:  # The next sweep compares.
                pass
            except Exception:
                _log.exception("what other servers did could not be followed")

    async def _catch_up(self) -> None:
        here, self._here = self._here, set()
        changed, self._changed = self._changed, {}
        came, self._came = self._came, set()
        live = {table.id: table for table in self.tables.live_tables()}
        try:
            while here:
                id = next(iter(here))
                await self._note_here(id, live)
                here.discard(id)
        finally:  # Or who has gone would be there for the others as long as this server runs.
            self._here |= here
        if self._may_have_missed:
            self._may_have_missed = False
            await self.compare()
        else:
            await self._follow(
                {id: one for id, one in changed.items() if id in live and live[id].version < one}
            )
            await self._note_elsewhere(came & set(live))

    async def _note_here(self, id: str, live: Mapping[str, Table]) -> None:
        guests = live[id].guests_here() if id in live else set()
        looking = live[id].guests_looking() if id in live else set()
        await stored(self.tables.store.note_present(id, sorted(guests), sorted(guests & looking)))

    async def _follow(self, versions: Mapping[str, int]) -> None:
        waiting = list(versions.items())
        for first in range(0, len(waiting), AT_ONCE):
            some = waiting[first : first + AT_ONCE]
            await asyncio.gather(*(self.tables.follow(id, version) for id, version in some))

    async def _note_elsewhere(self, ids: set[str]) -> None:
        """Note who is connected to tables at other servers, and tell those who are here."""
        if not ids:
            return
        there = await stored(self.tables.store.present(ids))
        for table in self.tables.live_tables():
            guests = there.get(table.id, frozenset())
            if table.id in ids and guests != table.elsewhere:
                gone, table.elsewhere = table.elsewhere - guests, guests
                self.tables.driver.note_host(table)
                await self.tables.tell_presence(table)
                if not table.is_spoilt and table.record.host in gone:
                    self.tables.driver.expect_host(table)
