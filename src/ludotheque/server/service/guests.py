"""Guests: who somebody at a browser said they were."""

from __future__ import annotations

from typing import Final

import msgspec

from ludotheque.server.service.names import clean_name
from ludotheque.server.service.record import Guest
from ludotheque.server.service.trouble import stored
from ludotheque.server.store.store import Store
from ludotheque.server.wire import sheets

MOST_GUESTS: Final = 10_000
"""So many guests are remembered without asking the store."""


class Guests:
    """Everybody who has come; the latest are remembered, all are kept in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, Guest] = {}

    async def find(self, guest: str) -> Guest:
        """Who somebody said they were, or a guest without a name."""
        known = self._known.get(guest)
        if known is None:
            profile = await stored(self.store.guest(guest))
            known = msgspec.json.decode(profile, type=Guest) if profile else Guest(guest)
            self._remember(known)
        return known

    async def introduce(self, guest: str, profile: sheets.Profile) -> Guest:
        """Keep how a guest wants to be seen."""
        said = Guest(guest, clean_name(profile.name), profile.colour, profile.shape)
        await stored(self.store.keep_guest(guest, msgspec.json.encode(said).decode()))
        self._remember(said)
        return said

    def _remember(self, guest: Guest) -> None:
        self._known[guest.id] = guest
        if len(self._known) > MOST_GUESTS:
            del self._known[next(iter(self._known))]
