"""Sessions: whose a cookie is.

A guest's id is the hash of its first cookie, and a cookie of which nothing is kept is its own
guest: whoever never keeps an account costs one look, and that is remembered. What another server
changes is told by a notice, which every server heeds at its next sweep.
"""

from __future__ import annotations

import re
from typing import Final

from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import stored
from ludotheque.server.store.accounts import Session
from ludotheque.server.store.store import Store
from ludotheque.server.wire import messages

MOST_COOKIES: Final = 50_000
"""Of so many cookies it is remembered whose they are."""
_BROWSERS: Final = (
    ("Edge", r"\bEdgA?/|\bEdgiOS/"), ("Opera", r"\bOPR/"), ("Samsung Internet", r"SamsungBrowser/"),
    ("Firefox", r"Firefox/|FxiOS/"), ("Chrome", r"Chrome/|Chromium/|CriOS/"),
    ("Safari", r"Safari/"),
)  # fmt: skip
_SYSTEMS: Final = (
    ("Android", "Android"), ("iOS", r"iPhone|iPad|iPod"), ("Windows", "Windows"),
    ("macOS", "Macintosh"), ("ChromeOS", "CrOS"), ("Linux", "Linux"),
)  # fmt: skip


class Sessions:
    """Knows the guests behind cookies."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: dict[str, str] = {}
        """By the hash of a cookie: the guest's id; empty where the cookie was ended."""
        self._changes = 0
        """How often something was forgotten: what was read before that may be out of date."""

    def known(self, cookie: str) -> str | None:
        """The guest of a cookie, if that is remembered; empty where the cookie was ended."""
        return self._known.get(cookie)

    async def find(self, cookie: str) -> str:
        """The guest of a cookie, known by its hash; empty where the cookie was ended."""
        known = self._known.get(cookie)
        if known is not None:
            return known
        changes = self._changes
        found = await stored(self.store.session(cookie))
        guest = cookie if found is None else ("" if found.is_ended else found.guest)
        if changes == self._changes:
            self._known[cookie] = guest
            if len(self._known) > MOST_COOKIES:
                del self._known[next(iter(self._known))]
        return guest

    def forget(self, guest: str) -> None:
        """Ask the store again which cookies are a guest's; without an id, whose all are."""
        self._changes += 1
        if guest:
            self._known = {cookie: one for cookie, one in self._known.items() if one != guest}
        else:
            self._known.clear()

    async def look_again(self, tables: Tables, guest: str) -> None:
        """Heed that some of a guest's cookies may have been ended: what listens with such a one is
        sent away."""
        self.forget(guest)
        listening = tables.listeners_of(guest) if guest else []
        if not listening:
            return
        good = good_cookies(guest, await stored(self.store.sessions_of(guest)))
        for listener in listening:
            if listener.session and listener.session not in good:
                listener.send_away(messages.Bye(code="signed-off"))
        tables.call_waiting(guest)


def good_cookies(guest: str, sessions: list[Session]) -> set[str]:
    """The cookies that are a guest's: also the first one, unless it was ended."""
    ended = {one.id for one in sessions if one.is_ended}
    return {guest, *(one.id for one in sessions)} - ended


def browser_of(agent: str) -> str:
    """What somebody comes with, in two words; more of it is not kept.

    >>> browser_of("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    'Firefox, Linux'
    """
    found = [
        next((name for name, sign in signs if re.search(sign, agent)), "")
        for signs in (_BROWSERS, _SYSTEMS)
    ]
    return ", ".join(one for one in found if one)
