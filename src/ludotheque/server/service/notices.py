"""Notices: what a host does to the store beside a running server, heeded at every sweep."""

from __future__ import annotations

from ludotheque.server.service.sessions import Sessions
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import stored


class Notices:
    """Heeds what was done from outside since the server was started."""

    def __init__(self, tables: Tables, banned: set[str], sessions: Sessions) -> None:
        self.tables = tables
        self.sessions = sessions
        self.banned = banned
        """The guests who may not come any more."""
        self._heeded = 0

    async def begin(self) -> None:
        """From now on notices are new."""
        self._heeded = await stored(self.tables.store.last_notice())
        self.banned |= await stored(self.tables.store.banned())

    async def heed(self) -> None:
        """Read anew what has changed, and tell those whom it concerns."""
        for notice in await stored(self.tables.store.notices(self._heeded)):
            if notice.kind == "table":
                await self.tables.reread(notice.id)
            else:
                await self._look_at_guest(notice.id)
            self._heeded = notice.number

    async def _look_at_guest(self, guest: str) -> None:
        self.tables.guests.forget(guest)
        await self.sessions.look_again(self.tables, guest)
        banned = await stored(self.tables.store.banned())
        self.banned.clear()
        self.banned |= banned
        if guest in banned:
            self.tables.send_away(guest)
