"""Outages: time in which no server ran is nobody's time.

A server notes now and then that it is there. When nothing was noted for long, because all servers
were stopped or killed, the machine slept, or the store could not be written to, everybody gets that
time back: what is kept of a table's times counts only the time in which somebody could have played.
It holds also where the system's clock was set between a stop and the next start, to any time.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotheque.server.service.trouble import stored
from ludotheque.server.store.store import Store

EVERY: Final = 30.0
"""Seconds between two notes; so much is given too much, at most, after a crash."""
PATIENCE: Final = 90.0
"""Seconds without a note after which nobody was there."""


class Outages:
    """Knows for how many seconds in all no server ran."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self.down = 0.0
        """What is to be added to kept times to get the time of day."""
        self._seen_at: float | None = None

    async def begin(self) -> None:
        """A server has started: where no other runs, none has run since the last note."""
        await self._note(is_first=True)

    async def end(self) -> None:
        """It stops: until now it was there."""
        if self._seen_at is not None:
            await self._note()

    async def keep_up(self) -> bool:
        """Note that a server is there, if it is time to; whether other times hold now."""
        if self._seen_at is None or abs(self.now() - self._seen_at) < EVERY:
            return False
        before = self.down
        await self._note()
        return self.down != before

    async def _note(self, is_first: bool = False) -> None:
        now = self.now()
        self.down = await stored(self.store.note_running(now, is_first, PATIENCE))
        self._seen_at = now
