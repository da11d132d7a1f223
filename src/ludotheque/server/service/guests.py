"""Guests: who somebody at a browser said they were."""

from __future__ import annotations

import logging
import time
from typing import Final

import msgspec

from ludotheque.core.words import LANGUAGES
from ludotheque.server.service.names import clean_name, own_looks
from ludotheque.server.service.record import Guest
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.store import Store
from ludotheque.server.wire import sheets

_log = logging.getLogger(__name__)

MOST_GUESTS: Final = 10_000
"""So many guests are remembered without asking the store."""
SURE_FOR: Final = 10.0
"""Seconds for which that is done where there are other servers."""


class Guests:
    """Everybody who has come; the latest are remembered, all are kept in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, tuple[Guest, float]] = {}
        """Each with when it was learnt."""

    async def find(self, guest: str) -> Guest:
        """Who somebody said they were, or a guest without a name."""
        found = self._known.get(guest)
        if found is not None and not self._is_too_old(found[1]):
            return found[0]
        known = read_guest(guest, await stored(self.store.guest(guest)))
        known.is_kept = await stored(self.store.account(guest)) is not None
        self._remember(known)
        return known

    def _is_too_old(self, learnt: float) -> bool:
        """Whether a guest may have said otherwise at another server since."""
        return self.store.is_shared and time.monotonic() - learnt > SURE_FOR

    async def introduce(self, guest: str, profile: sheets.Profile) -> Guest:
        """Keep how a guest wants to be seen; `name-kept` if one with an account takes a name that
        looks like another account's."""
        before = await self.find(guest)
        if profile.language is not None and profile.language not in ("", *LANGUAGES):
            raise Trouble("no-such-language", language=profile.language)
        language = before.language if profile.language is None else profile.language
        said = Guest(guest, clean_name(profile.name), profile.colour, profile.shape, language)
        text = msgspec.json.encode(said).decode()
        if before.is_kept:
            if not await stored(self.store.rename_account(guest, text, own_looks(said.name))):
                raise Trouble("name-kept", whose=said.name)
        else:
            await stored(self.store.keep_guest(guest, text))
        said.is_kept = before.is_kept
        self._remember(said)
        return said

    def forget(self, guest: str) -> None:
        """Ask the store again who a guest is; without an id, who all are."""
        if guest:
            self._known.pop(guest, None)
        else:
            self._known.clear()

    def _remember(self, guest: Guest) -> None:
        self._known[guest.id] = (guest, time.monotonic())
        if len(self._known) > MOST_GUESTS:
            del self._known[next(iter(self._known))]


def read_guest(guest: str, profile: str | None) -> Guest:
    """A guest as it was kept; without a name if it never had one, or that cannot be read."""
    if not profile:
        return Guest(guest)
    try:
        return msgspec.structs.replace(msgspec.json.decode(profile, type=Guest), is_kept=False)
    except (msgspec.DecodeError, UnicodeError) as error:
        _log.error("guest %s cannot be read and has no name until it gives one: %s", guest, error)
        return Guest(guest)
