"""Memory: how the interpreter looks for garbage without holding tables up.

A look through all that a busy server remembers takes a tenth of a second and more. What is old is
therefore looked through rarely; what is young often, and then it counts as old.
"""

from __future__ import annotations

import asyncio
import gc
from typing import Final

YOUNG_EVERY: Final = 2.0
"""Seconds between two looks at what has come since the last."""
OLD_EVERY: Final = 1_800
"""After so many of them all that is kept is looked through: once an hour."""


async def keep_pauses_short() -> None:
    """Look after this process's memory until cancelled."""
    gc.set_threshold(100_000, 50, 1_000)
    looks = 0
    while True:
        if looks % OLD_EVERY == 0:
            gc.unfreeze()
        gc.collect()
        gc.freeze()
        looks += 1
        await asyncio.sleep(YOUNG_EVERY)
