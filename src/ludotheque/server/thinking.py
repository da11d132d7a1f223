"""Thinking: where the bots of a server think. In processes beside it, and where servers share a
database also in houses of bots on other machines (`bot_house.py`).

A server hands a thought out if there is a house that can think it. What no house has begun within
two seconds, or a house has left lying, it thinks itself as far as it has processes that are free;
and everything, where no house is there any more.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING, Any, Final

import ludotheque
from ludotheque.core.registry import find_game
from ludotheque.server.bots import BotPool
from ludotheque.server.store.store import Errand, StoreFailed

if TYPE_CHECKING:
    from ludotheque.server.store.postgres_errands import Asking

EVERY: Final = 1.0
"""Seconds between two looks at what was not heard."""
PATIENCE: Final = 2.0
"""Seconds that an errand may lie unheeded, or the database be away, before one thinks oneself."""

_log = logging.getLogger(__name__)


def kind_of(game: str, level: str) -> str:
    """What a house has to know to think so: the game with its rules, the bot, and our version."""
    return f"{game} {find_game(game).version} {level} {ludotheque.__version__}"


async def heard_within(heard: asyncio.Event, seconds: float) -> None:
    """Wait until there is something new, or so long."""
    try:
        async with asyncio.timeout(max(0.0, seconds)):
            await heard.wait()
    except TimeoutError:
        return


class _Open:
    """A thought that was handed out."""

    def __init__(self, errand: Errand) -> None:
        self.errand = errand
        self.is_asked = False
        self.is_home = False
        """Whether this server has to think it itself."""
        self.line: str | None = None
        self.done = asyncio.Event()

    def come_home(self) -> None:
        self.is_home = True
        self.done.set()

    def answer(self, line: str | None) -> None:
        self.line = line
        self.done.set()


class Thinking:
    """A server's bots, wherever they think."""

    def __init__(self, here: BotPool, asking: Asking | None) -> None:
        self.here = here
        self._asking = asking
        """`None` where there are no other machines."""
        self._kinds: frozenset[str] = frozenset()
        self._open: dict[str, _Open] = {}
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Look from now on who thinks elsewhere, if anybody may."""
        if self._asking is not None:
            self._task = asyncio.create_task(self._run(self._asking))

    async def stop(self) -> None:
        """End all that was begun."""
        if self._task is not None and self._asking is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
            await self._asking.goodbye()
        await self.here.stop()

    @property
    def thinking(self) -> int:
        """How many bots think on this machine."""
        return self.here.thinking

    @property
    def waiting(self) -> int:
        """How many bots wait for a process on this machine."""
        return self.here.waiting

    @property
    def elsewhere(self) -> int:
        """How many thoughts are handed out."""
        return len(self._open)

    async def choose(
        self, game: str, position: str, seat: int, level: str, temper: int, board: str = ""
    ) -> str | None:
        """The line of the move that a bot chooses; `None` if it took too long or failed."""
        kind = kind_of(game, level)
        if self._asking is not None and kind in self._kinds:
            question: dict[str, Any] = {
                "game": game, "position": position, "seat": seat, "level": level,
                "temper": temper, "board": board,
            }  # fmt: skip
            one = _Open(Errand(secrets.token_hex(8), kind, question))
            self._open[one.errand.id] = one
            self._asking.heard.set()
            try:
                await one.done.wait()
            finally:
                del self._open[one.errand.id]
            if not one.is_home:
                return one.line
        return await self.here.choose(game, position, seat, level, temper, board)

    async def _run(self, asking: Asking) -> None:
        well_at = looked_at = time.monotonic()
        while True:
            await heard_within(asking.heard, looked_at + EVERY - time.monotonic())
            asking.heard.clear()
            is_time = time.monotonic() >= looked_at + EVERY
            looked_at = time.monotonic() if is_time else looked_at
            try:
                await self._look(asking, is_time)
                well_at = time.monotonic()
            except StoreFailed as error:
                if time.monotonic() > well_at + PATIENCE and (self._kinds or self._open):
                    _log.warning("bots think here, not elsewhere: %s", error)
                    self._kinds = frozenset()
                    self._bring_home(set(self._open))
                await asyncio.sleep(EVERY / 4)  # A line that is cut at once is not tried at once.

    async def _look(self, asking: Asking, is_time: bool) -> None:
        """Hand out what is new, take what has come; and now and then see to all the rest."""
        if is_time:
            self._kinds = await asking.kinds()
            self._bring_home(
                {id for id, one in self._open.items() if one.errand.kind not in self._kinds}
            )
        # All of them again, now and then: the database may have crashed and forgotten.
        new = [one for one in self._open.values() if is_time or not one.is_asked]
        if new:
            await asking.ask([one.errand for one in new])
            for one in new:
                one.is_asked = True
        if self._open or is_time:
            for id, line in (await asking.collect(set(self._open))).items():
                if id in self._open:
                    self._open[id].answer(line)
        free = self.here.free
        if is_time and free and self._open:
            self._bring_home(set(await asking.take_back(free, PATIENCE)))

    def _bring_home(self, ids: set[str]) -> None:
        for id in ids & set(self._open):
            self._open[id].come_home()
