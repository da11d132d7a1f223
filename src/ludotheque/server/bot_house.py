"""A house of bots: a program that thinks for the servers of a database, on a machine of its own.

Any number of them may be started and stopped at any time. What one that is killed was thinking
about, others take over seconds later. It gets what a bot's seat may know and no more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import signal
import time
from collections.abc import Callable
from typing import Any, Final

from ludotheque.server.bots import BotPool
from ludotheque.server.choosing import Place
from ludotheque.server.logs import set_up
from ludotheque.server.main import require_address, require_files
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.settings import Settings
from ludotheque.server.store.postgres_errands import Answering
from ludotheque.server.store.postgres_link import where
from ludotheque.server.store.postgres_schema import prepare
from ludotheque.server.store.store import StoreFailed
from ludotheque.server.thinking import EVERY, heard_within, kind_of

_log = logging.getLogger(__name__)
ENDS: Final = (signal.SIGTERM, signal.SIGINT)


def think_for(place: Place, chosen: Settings) -> None:
    """Think for the servers of a database until told to stop; `BadSetup` says in a sentence why
    that cannot be done."""
    require_address(place.database)
    require_files(chosen)
    set_up(chosen.log_json)
    kinds = kinds_here(Shelf(chosen.games, chosen.bots))
    asyncio.run(_think(place, chosen, kinds))


def kinds_here(shelf: Shelf) -> list[str]:
    """All that can be thought about here."""
    return [
        kind_of(one.name, level)
        for one in shelf.infos() if one.is_playable for level in one.levels
    ]  # fmt: skip


async def _think(place: Place, chosen: Settings, kinds: list[str]) -> None:
    await prepare(place.database, place.cluster)
    pool = BotPool(chosen.bot_limit, chosen.bot_workers, chosen.games, chosen.bots)
    house = BotHouse(Answering(place.database, secrets.token_hex(6)), pool, kinds)
    stop = asyncio.Event()
    for one in ENDS:
        asyncio.get_running_loop().add_signal_handler(one, stop.set)

    def say() -> None:
        count = chosen.bot_workers
        print(f"Bots think here for {where(place.database)} {count} at a time", flush=True)

    working = asyncio.create_task(house.run(say))
    await asyncio.wait(
        [working, asyncio.create_task(stop.wait())], return_when=asyncio.FIRST_COMPLETED
    )
    working.cancel()
    ended = await asyncio.gather(working, return_exceptions=True)
    await house.close()
    if isinstance(ended[0], Exception):
        raise ended[0]


class BotHouse:
    """Takes errands as long as there is a process free to think, and answers them."""

    def __init__(self, answering: Answering, pool: BotPool, kinds: list[str]) -> None:
        self._answering = answering
        self._pool = pool
        self._kinds = kinds
        self._mine: dict[str, asyncio.Task[None]] = {}
        """What is being thought about, or was and is not yet told."""
        self._answers: dict[str, str | None] = {}

    async def run(self, when_open: Callable[[], None]) -> None:
        """Think, for ever; is told when the servers first know of it."""
        heard = self._answering.heard
        looked_at = float("-inf")
        is_open = is_cut = False
        while True:
            await heard_within(heard, looked_at + EVERY - time.monotonic())
            heard.clear()
            is_time = time.monotonic() >= looked_at + EVERY
            looked_at = time.monotonic() if is_time else looked_at
            try:
                await self._look(is_time)
                is_cut = False
                if not is_open:
                    is_open = True
                    when_open()
            except StoreFailed as error:
                if not is_cut:
                    _log.warning("bots cannot be asked: %s", error)
                is_cut = True
                await asyncio.sleep(EVERY / 4)

    async def close(self) -> None:
        """Leave what was begun to others, and end."""
        for task in self._mine.values():
            task.cancel()
        await asyncio.gather(*self._mine.values(), return_exceptions=True)
        await self._answering.goodbye()
        await self._pool.stop()

    async def _look(self, is_time: bool) -> None:
        if is_time:
            await self._answering.be_there(self._kinds, self._mine)
        if self._answers:
            told = dict(self._answers)
            await self._answering.answer(told)
            for id in told:
                del self._answers[id], self._mine[id]
        free = self._pool.free
        if free:
            claimed = await self._answering.claim(self._kinds, free, self._mine)
            for id, question in claimed.items():
                self._mine[id] = asyncio.create_task(self._answer(id, question))

    async def _answer(self, id: str, question: dict[str, Any]) -> None:
        self._answers[id] = await self._pool.choose(**question)
        self._answering.heard.set()
