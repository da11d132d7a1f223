"""The driver: what happens at tables by itself. Bots move, clocks ring, the absent are played for.

A bot gets what its seat may know and no more: a state that its seat holds possible, redealt from
its view.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from ludotheque.core.luck import Luck
from ludotheque.core.position import write_position
from ludotheque.server.service.due import next_due
from ludotheque.server.service.gathering import begin_by_itself, replace_absent_host
from ludotheque.server.service.playing import look_at_the_time, play_for_bot
from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble

if TYPE_CHECKING:
    from ludotheque.server.service.tables import Tables

NEVER_EARLY: Final = 0.005
"""So much later a timer goes off, so that what it is for is surely due."""

AMONG_BOTS: Final = 0.1
"""So many seconds a bot waits, at most, in a race in which people have done what they had to."""

_log = logging.getLogger(__name__)


class Thinker(Protocol):
    """Where bots think."""

    async def choose(
        self, game: str, position: str, seat: int, level: str, temper: int, board: str = ""
    ) -> str | None:
        """The line of the move that a bot chooses; `None` if it took too long or failed. `board` is
        the owner's board file that is played on, if one is."""


class _Asked:
    """What a bot was asked."""

    def __init__(self, position: str, level: str, question: int, wave: int, entries: int) -> None:
        self.position = position
        self.level = level
        self.question = question
        self.wave = wave
        self.entries = entries
        """The log's length when it was asked."""


def _play(table: Table, seat: int, asked: _Asked, line: str | None) -> None:
    play_for_bot(table, seat, line, asked.question, asked.wave, asked.entries)


class Driver:
    """Looks after tables: starts bots that are asked and rings what is due."""

    def __init__(self, tables: Tables, thinker: Thinker, pause: float, host_grace: float) -> None:
        self.tables = tables
        self.thinker = thinker
        self.pause = pause
        """Before a bot's move, so that people can follow."""
        self.host_grace = host_grace
        """For so long a host who lost the connection stays host."""
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._busy: Counter[str] = Counter()
        """By table: how many bots think there."""
        self._timers: dict[str, tuple[float, asyncio.TimerHandle]] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._hosts: dict[str, asyncio.TimerHandle] = {}

    def look_after(self, table: Table) -> None:
        """See to it that whatever is to happen at the table by itself will happen, if that is
        for this server to do."""
        if table.is_complete():
            self._start(table, begin_by_itself)
        if not table.is_ours:
            self.let_go(table)
            return
        for seat in table.asked_bots():
            if (table.id, seat) not in self._thinking:
                task = asyncio.create_task(self._think(table, seat))
                self._thinking[table.id, seat] = task
                self._busy[table.id] += 1
        self._set_timer(table)

    def is_busy_with(self, table: Table) -> bool:
        """Whether a bot thinks there."""
        return table.id in self._busy

    def let_go(self, table: Table) -> None:
        """Look after a table no more; the store knows when to wake it."""
        set_timer = self._timers.pop(table.id, None)
        if set_timer is not None:
            set_timer[1].cancel()

    async def stop(self) -> None:
        """End everything that was begun."""
        tasks = [*self._thinking.values(), *self._running]
        for timer in [*self._hosts.values(), *(timer for _, timer in self._timers.values())]:
            timer.cancel()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # Bots

    async def _think(self, table: Table, seat: int) -> None:
        """Play a bot's seat for as long as it is asked."""
        try:
            while True:
                if self.pause:
                    await asyncio.sleep(self._pause_at(table))
                asked = await self._ask(table, seat)
                if asked is None:
                    return
                line = await self.thinker.choose(
                    table.game.name,
                    asked.position,
                    seat,
                    asked.level,
                    table.record.temper_of(seat),
                    table.record.board,
                )
                move = partial(_play, seat=seat, asked=asked, line=line)
                await self.tables.act(table, move, is_move=True)
        except Trouble as trouble:
            _log.warning("table %s: a bot could not move: %s", table.id, trouble.code)
        except Exception:
            _log.exception("table %s: a bot's move failed", table.id)
        finally:
            del self._thinking[table.id, seat]
            self._busy[table.id] -= 1
            if not self._busy[table.id]:
                del self._busy[table.id]

    def _pause_at(self, table: Table) -> float:
        """People are left the time to act, to take back, and to see what others do; where all act
        at once and only bots are still to decide, they do not dawdle."""
        return min(self.pause, AMONG_BOTS) if table.is_race_of_bots() else self.pause

    async def _ask(self, table: Table, seat: int) -> _Asked | None:
        """What the bot is asked, as its seat sees it; `None` if it is not asked any more."""
        async with table.lock:
            match = table.match
            if table.is_spoilt or not table.is_ours:
                return None
            if match is None or seat not in table.asked_bots():
                return None
            question = match.question(seat)
            assert question is not None
            redealt = match.redeal(seat, Luck.seeded(secrets.randbits(60)))
            position = write_position(table.game, match.terms, redealt)
            level = table.record.chairs[seat].level
            return _Asked(position, level, question.number, question.wave, len(match.entries))

    # Clocks and hosts

    def _set_timer(self, table: Table) -> None:
        due = next_due(table)
        known = self._timers.get(table.id)
        if known is not None:
            if known[0] == due:
                return
            known[1].cancel()
            del self._timers[table.id]
        if due is not None:
            wait = max(0.0, due - self.tables.now()) + NEVER_EARLY
            timer = asyncio.get_running_loop().call_later(wait, self._ring, table)
            self._timers[table.id] = (due, timer)

    def _ring(self, table: Table) -> None:
        self._timers.pop(table.id, None)
        self._start(table, lambda one: look_at_the_time(one, self.tables.now()))

    def expect_host(self, table: Table) -> None:
        """The host has lost the connection: if it does not come back, another becomes host."""
        if table.is_host_away() and table.id not in self._hosts:
            loop = asyncio.get_running_loop()
            self._hosts[table.id] = loop.call_later(self.host_grace, self._miss_host, table)

    def note_host(self, table: Table) -> None:
        """Somebody has come: if it is the host, who goes again has as long again to come back."""
        if not table.is_host_away() and table.id in self._hosts:
            self._hosts.pop(table.id).cancel()

    def _miss_host(self, table: Table) -> None:
        self._hosts.pop(table.id, None)
        self._start(table, replace_absent_host)

    def _start(self, table: Table, do: Callable[[Table], None]) -> None:
        """Let something happen at a table that nobody waits for."""
        task = asyncio.create_task(self._act(table, do))
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    async def _act(self, table: Table, do: Callable[[Table], None]) -> None:
        try:
            await self.tables.act(table, do)
        except Trouble as trouble:
            if trouble.code not in ("is-over", "not-started"):
                _log.warning("table %s: what was due failed: %s", table.id, trouble.code)
        except Exception:
            _log.exception("table %s: what was due failed", table.id)
