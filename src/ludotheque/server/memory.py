"""Memory: how the interpreter looks for garbage without holding tables up.

A look through all that a busy server remembers takes a third of a second. What is young is
therefore looked through often, so that each look is short; what has lived for some seconds is left
alone until nobody is about.
"""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Final

from ludotheque.server import measures

YOUNG_EVERY: Final = 0.1
"""Seconds between two looks at what has come since the last."""
GROWING: Final = 4
"""Each so many of these look at what the last ones left, too; what is still there then is old."""
OLD_EVERY: Final = 36_000
"""After so many looks, an hour, everything is looked through at the next quiet moment..."""
OLD_AT_LAST: Final = 24 * OLD_EVERY
"""...and after so many in any case."""
QUIET: Final = 150
"""Of a quiet moment: not more new things than these since the last look."""


async def keep_pauses_short() -> None:
    """Look after this process's memory until cancelled."""
    gc.set_threshold(50_000, 50, 1_000_000)
    gc.collect()
    gc.freeze()  # What the start has left stays.
    looks = 0
    while True:
        due = time.perf_counter() + YOUNG_EVERY
        await asyncio.sleep(YOUNG_EVERY)
        measures.LATENESS.observe(max(0.0, time.perf_counter() - due))
        looks += 1
        if collect(looks, gc.get_count()[0]) == 2:
            looks = 0


def collect(looks: int, new: int) -> int:
    """Look for garbage after so many looks and with so much that is new: how deeply it looked."""
    is_quiet = new <= QUIET
    if (looks >= OLD_EVERY and is_quiet) or looks >= OLD_AT_LAST:
        generation = 2
    else:
        generation = int(looks % GROWING == 0)
    gc.collect(generation)
    return generation
