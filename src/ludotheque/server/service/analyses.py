"""Analyses: where finished games were won, worked out once and kept with their tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable

import msgspec

from ludotheque.server.long_work import Done, Workshop
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.wire import sheets

_log = logging.getLogger(__name__)


class Analyses:
    """Starts them for whoever asks, and tells how far they have come."""

    def __init__(self, tables: Tables, shop: Workshop) -> None:
        self._tables = tables
        self._shop = shop
        self._under_way: set[asyncio.Task[None]] = set()

    async def look(self, table: str) -> bytes:
        """What is kept of a table's game as JSON, or how far it has come."""
        await self._tables.finished(table)
        kept = await stored(self._tables.store.analysis(table))
        if kept is not None:
            return kept.encode()
        done, whole = self._shop.progress(table) or (0, 0)
        return msgspec.json.encode(sheets.Analysis(is_done=False, done=done, of=whole))

    async def start(self, guest: str, table: str) -> None:
        """Have it worked out, unless it is or was; whoever asked need not wait for it. `too-fast`
        if too many wait already."""
        found = await self._tables.finished(table)
        is_known = await stored(self._tables.store.analysis(table)) is not None
        if is_known or self._shop.progress(table) is not None:
            return
        text = await asyncio.to_thread(found.log().text)
        if self._shop.progress(table) is None:
            self._shop.require_room(guest)
            work = self._shop.do(guest, table, "analysis", game=found.game.name, log=text)
            task = asyncio.create_task(self._keep(table, work))
            self._under_way.add(task)
            task.add_done_callback(self._under_way.discard)
            await asyncio.sleep(0)  # Now it is under way, and its progress can be asked for.

    async def _keep(self, table: str, work: Awaitable[Done]) -> None:
        try:
            done = await work
            await stored(self._tables.store.keep_analysis(table, done.body.decode()))
        except Trouble as trouble:
            _log.warning("table %s: no analysis: %s", table, trouble.code)

    async def stop(self) -> None:
        """Let go of what is under way."""
        for task in self._under_way:
            task.cancel()
        await asyncio.gather(*self._under_way, return_exceptions=True)
