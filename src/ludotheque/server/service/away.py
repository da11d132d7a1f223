"""Away: holidays are brought to the tables by turns at which somebody sits, where time waits then.

What is to be brought is kept with the wish, and removed when all tables have it: a crash between
brings it again, and that changes nothing.
"""

from __future__ import annotations

import logging
import secrets
from typing import Final

from msgspec import structs

from ludotheque.server.service.pace import holidays
from ludotheque.server.service.record import Glance, Record, new_id
from ludotheque.server.service.table import Table
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.service.wishes import holidays_of, read_wishes
from ludotheque.server.store.calls import Call
from ludotheque.server.store.store import Kept

MOST_TABLES: Final = 1_000
LEASE: Final = 60.0
AGAIN: Final = 60.0
"""Seconds until it is tried again where a table could not be told."""
_log = logging.getLogger(__name__)


class Away:
    """Tells tables of holidays."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.book = tables.store.calls
        self.server = secrets.token_hex(6)

    async def tell_all(self) -> int:
        """Bring what is to be brought; how many people's it was."""
        count = 0
        while await stored(self.book.is_due("self", self.tables.now(), self.server)):
            now = self.tables.now()
            claimed = self.book.claim("self", now, self.server, now + LEASE, new_id())
            calls = await stored(claimed)
            if not calls:
                break
            count += await self._bring(calls[0])
        return count

    async def _bring(self, call: Call) -> bool:
        callee = (await stored(self.book.callees([call.guest]))).get(call.guest)
        try:
            wished = [] if callee is None else holidays_of(read_wishes(callee.wishes))
        except Trouble as trouble:  # Its zone was known when it was chosen, on another machine.
            _log.warning("somebody's holidays cannot be told: %s", trouble.code)
            await stored(self.book.finish(call.letter, None))
            return True

        def read(kept: Kept, record: Record, look: Glance) -> str:
            return kept.table if record.pace.kind == "turns" and record.phase == "running" else ""

        found = await self.tables.read_tables_of(call.guest, MOST_TABLES, False, read)
        has_failed = False
        for name in [call.table] if call.table else filter(None, found):
            try:
                table = await self.tables.table(name)
                await self.tables.act(table, lambda one: self._note(one, call.guest, wished))
            except Trouble as trouble:
                has_failed = has_failed or trouble.code == "store-failed"
        if has_failed:
            await stored(self.book.put_off(call.letter, self.tables.now() + AGAIN, is_tried=True))
        else:
            await stored(self.book.finish(call.letter, None))
        return not has_failed

    def _note(self, table: Table, guest: str, wished: list[tuple[float, float]]) -> None:
        if table.record.phase != "running":
            return
        now = self.tables.now()
        chairs = list(table.record.chairs)
        for seat in table.record.seats_of(guest):
            away = holidays(table.record.pace, wished, chairs[seat].away, now)
            if away != chairs[seat].away:
                chairs[seat] = structs.replace(chairs[seat], away=away)
        table.record.chairs = chairs
