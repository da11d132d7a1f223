"""Bots at tables: one pool of worker processes for all of them.

A worker gets the game's name, a position that its seat holds possible, and the bot's name; it
answers with the line of a move. One that takes too long is ended with its process. Its time is what
it thinks: waiting for a worker that is free does not count, nor until a new one has started, nor
for a core where others have them all, or a crowd would make every bot play badly.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Final

from ludotheque.server.toil import Toil, toil_of

_log = logging.getLogger(__name__)

MOST_WORKERS: Final = 2
LONGEST_START: Final = 120.0
"""Seconds until a new worker answers, however busy the machine is."""
TRIES: Final = 4
"""So often a question is put before a bot is taken to end its process by itself."""
SLOWEST: Final = 10
"""However busy the machine is, so many times its limit is the longest that a bot may take."""
_LOOK: Final = 0.05
"""Seconds, at least, between two looks at how long a bot has thought."""
_LONGEST_LINE: Final = 1_000_000


class BotPool:
    """Worker processes in which bots think; each is started when it is first needed."""

    def __init__(
        self,
        limit: float = 20.0,
        workers: int = MOST_WORKERS,
        games: Sequence[str] = (),
        bots: Mapping[str, str] | None = None,
    ) -> None:
        self.limit = limit
        """So many seconds a bot may think, once there is a worker for it."""
        self._command = [
            sys.executable, "-m", "ludotheque.server.bot_worker",
            json.dumps({"limit": limit, "games": list(games), "bots": dict(bots or {})}),
        ]  # fmt: skip
        self.waiting = 0
        """How many bots wait for a process."""
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._workers = [_Worker() for _ in range(workers)]
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(
        self, game: str, position: str, seat: int, level: str, temper: int, board: str = ""
    ) -> str | None:
        """The line of the move that a bot chooses; `None` if it took too long or failed. `board` is
        the owner's board file that is played on, if one is."""
        question: dict[str, Any] = {
            "game": game, "position": position, "seat": seat, "bot": level, "temper": temper,
            "board": board,
        }  # fmt: skip
        worker = await self._next_free()
        try:
            return await self._ask(worker, question)
        except TimeoutError:
            worker.end()
            _log.warning("the bot %s of %s took longer than %s s", level, game, self.limit)
        except (OSError, ValueError) as error:
            worker.end()
            _log.warning("the bot %s of %s failed: %s", level, game, error)
        except BaseException:
            worker.end()
            raise
        finally:
            self._idle.put_nowait(worker)
        return None

    @property
    def thinking(self) -> int:
        """How many bots think now."""
        return len(self._workers) - self._idle.qsize()

    @property
    def free(self) -> int:
        """How many more could think at once."""
        return max(0, self._idle.qsize() - self.waiting)

    async def _next_free(self) -> _Worker:
        """A process that nobody thinks in, as soon as there is one."""
        self.waiting += 1
        try:
            return await self._idle.get()
        finally:
            self.waiting -= 1

    async def _ask(self, worker: _Worker, question: dict[str, Any]) -> str:
        """Ask, and ask a new process again if somebody has ended the old one."""
        for _ in range(TRIES):
            try:
                return await self._ask_once(worker, question)
            except (ConnectionError, EOFError):
                worker.end()
        raise ValueError("it has ended")

    async def _ask_once(self, worker: _Worker, question: dict[str, Any]) -> str:
        async with asyncio.timeout(LONGEST_START):
            await worker.start(self._command)
        answer = asyncio.ensure_future(worker.ask(question))
        try:
            return await self._in_time(worker, answer)
        finally:
            answer.cancel()

    async def _in_time(self, worker: _Worker, answer: asyncio.Future[str]) -> str:
        """An answer, or `TimeoutError`. Who would go on thinking if it had a core may, until it has
        thought as long as it may; who sleeps or stands still has no longer by the clock."""
        began = worker.toil()
        left = self.limit
        longest = SLOWEST * self.limit
        while True:
            await asyncio.wait({answer}, timeout=min(left, longest))
            if answer.done():
                return answer.result()
            longest -= min(left, longest)
            now = worker.toil()
            if began is None or now is None or not now.is_at_work or longest <= 0:
                raise TimeoutError
            left = self.limit - (now.seconds - began.seconds)
            if left <= 0:
                raise TimeoutError
            left = max(left, _LOOK)

    async def stop(self) -> None:
        """End all workers."""
        for worker in self._workers:
            worker.end()
        await asyncio.gather(*(worker.wait() for worker in self._workers))


class _Worker:
    """One process, while there is one."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ended: list[asyncio.subprocess.Process] = []

    async def start(self, command: list[str]) -> None:
        """Start the process if there is none, and wait until it says that it is there; `EOFError`
        if it ends instead."""
        if self._process is not None:
            return
        self._process = await asyncio.create_subprocess_exec(
            *command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=_LONGEST_LINE,
        )
        assert self._process.stdout is not None
        if not await self._process.stdout.readline():
            raise EOFError

    async def ask(self, question: dict[str, Any]) -> str:
        """Put a question to the process; `ValueError` if it answers nothing that can be read,
        `EOFError` if it ends instead."""
        process = self._process
        assert process is not None
        assert process.stdin is not None and process.stdout is not None
        try:
            process.stdin.write(json.dumps(question).encode() + b"\n")
            await process.stdin.drain()
        except RuntimeError as error:  # So uvloop says that nobody is at the other end.
            raise ConnectionError(str(error)) from None
        line = await process.stdout.readline()
        if not line:
            raise EOFError
        answer = json.loads(line)
        if "error" in answer:
            raise ValueError(answer["error"])
        return str(answer["move"])

    def toil(self) -> Toil | None:
        """What the process has done; `None` if there is none, or where systems do not tell."""
        return None if self._process is None else toil_of(self._process.pid)

    def end(self) -> None:
        """Kill the process, whatever it does."""
        if self._process is not None:
            with contextlib.suppress(ProcessLookupError):
                self._process.kill()
            self._ended.append(self._process)
            self._process = None
        self._ended = [one for one in self._ended if one.returncode is None]

    async def wait(self) -> None:
        """Wait until every process that was killed is gone."""
        for process in self._ended:
            await process.wait()
