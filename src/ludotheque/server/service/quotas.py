"""Quotas: how much of what is kept one guest may make."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.settings import Settings
from ludotheque.server.store.store import Store

DAY: Final = 86_400.0


class Quotas(Struct, frozen=True):
    """What a guest may have at most."""

    hosted: int = 1_000_000
    """Tables that are not over and of which it is the host."""
    a_day: int = 1_000_000
    """New tables in 24 hours."""
    lines: int = 1_000_000
    """Lines of the chat that are kept at a table."""
    reports: int = 1_000_000
    """Reports in 24 hours."""
    invitations: int = 1_000_000
    """Invitations in 24 hours."""

    async def require_room(self, store: Store, guest: str, now: float) -> None:
        """`too-many-tables` or `enough-for-today` unless a guest may make one more table."""
        count = await stored(store.count_of(guest, now - DAY))
        if count.hosted >= self.hosted:
            raise Trouble("too-many-tables", most=self.hosted)
        if count.made >= self.a_day:
            raise Trouble("enough-for-today", most=self.a_day)


def quotas_of(settings: Settings) -> Quotas:
    """The quotas that a host has chosen."""
    return Quotas(
        hosted=settings.hosted_tables,
        a_day=settings.tables_a_day,
        lines=settings.chat_lines,
        reports=settings.reports_a_day,
        invitations=settings.invitations_a_day,
    )
