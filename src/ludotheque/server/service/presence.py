"""Presence: who has come to a table and gone, told to the others, though not too often.

A thousand people who come and go must not keep a table busy with telling so.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from ludotheque.server.service.table import Table


class Presence:
    """Tells each table at most so often who is there, and only where that has changed."""

    def __init__(self, tell: Callable[[Table], Awaitable[None]], every: float) -> None:
        self.every = every
        self._tell = tell
        """Tells a table who is there, if it does not know."""
        self._waiting: dict[str, asyncio.TimerHandle] = {}
        self._telling: set[asyncio.Task[None]] = set()

    def take_turn(self, table: Table) -> bool:
        """Whether a table may be told now; if not, it will be told when it may."""
        if table.id in self._waiting:
            return False
        now = asyncio.get_running_loop().time()
        wait = table.presence_told_at + self.every - now
        if self.every and wait > 0.0:
            later = asyncio.get_running_loop().call_later(wait, self._start, table)
            self._waiting[table.id] = later
            return False
        table.presence_told_at = now
        return True

    def _start(self, table: Table) -> None:
        self._waiting.pop(table.id, None)
        task = asyncio.create_task(self._run(table))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _run(self, table: Table) -> None:
        await self._tell(table)

    async def stop(self) -> None:
        """Tell nothing more."""
        for timer in self._waiting.values():
            timer.cancel()
        self._waiting.clear()
        for task in self._telling:
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)
