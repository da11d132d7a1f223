"""The clock: the time of day, without its jumps.

Clocks of games and absences are kept in the time of day, so that they hold over a restart. Should
somebody set the system's clock, nobody's time is up all at once, and nobody's stands still: the
server goes on with the time it had and comes near to the new one slowly.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import Final

NEARING: Final = 0.01
"""So much of the time that passes it may differ from it."""
JUMP: Final = 60.0
"""Seconds; when the system's clock is off by more, the log says so once."""

_log = logging.getLogger(__name__)


def steady() -> float:
    """Seconds that pass evenly, those in which the machine sleeps included where that is known."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


class Clock:
    """Tells seconds since 1970 that never go back and never jump."""

    def __init__(
        self, wall: Callable[[], float] = time.time, passing: Callable[[], float] = steady
    ) -> None:
        self._wall = wall
        self._passing = passing
        self._told = wall()
        self._since = passing()
        self._is_off = False

    def __call__(self) -> float:
        passing = self._passing()
        passed = max(0.0, passing - self._since)
        self._since = passing
        off = self._wall() - (self._told + passed)
        nearer = max(-NEARING * passed, min(NEARING * passed, off))
        self._told += passed + nearer
        self._note(off)
        return self._told

    def _note(self, off: float) -> None:
        is_off = abs(off) > JUMP
        if is_off and not self._is_off:
            _log.warning(
                "the system's clock jumped by %.0f s: the server goes on with the time it had", off
            )
        self._is_off = is_off
