"""The crier calls people, again and again, in each way by itself: none waits for another."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from ludotheque.server.service.away import Away
from ludotheque.server.service.calling import Calling
from ludotheque.server.service.sending import Sending
from ludotheque.server.service.trouble import Trouble

_log = logging.getLogger(__name__)


class Crier:
    """Looks which tables call somebody, and sends what is due."""

    def __init__(self, calling: Calling, sending: Sending, away: Away, every: float) -> None:
        self.every = every
        self._rounds: list[Callable[[], Awaitable[int]]] = [
            calling.look,
            away.tell_all,
            lambda: sending.send_all("mail"),
            lambda: sending.send_all("push"),
        ]
        self._tasks: list[asyncio.Task[None]] = []

    def begin(self) -> None:
        self._tasks = [asyncio.create_task(self._again(one)) for one in self._rounds]

    async def stop(self) -> None:
        """End everything; what was claimed and not sent goes out later, under the same name."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _again(self, round: Callable[[], Awaitable[int]]) -> None:
        while True:
            try:
                await round()
            except Trouble as trouble:
                _log.warning("nobody could be called: %s", trouble.code)
            except Exception:  # Of ours: whoever else is to be called is called all the same.
                _log.exception("calling people failed")
            await asyncio.sleep(self.every)
