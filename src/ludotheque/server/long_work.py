"""Long work: replays, long pasts, boards and sounds, in processes of their own.

The loop that serves people never waits for them. Each work has a time, its process a memory, and
their queue an end, for everybody and for each guest; what is asked again is answered from memory,
and what is asked by many at once is done once.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import struct
import sys
from collections import Counter, OrderedDict
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import msgspec

from ludotheque.server.service.trouble import Trouble
from ludotheque.server.settings import Settings

MOST_KEPT: Final = 32_000_000
"""Bytes of answers that are remembered, those asked for last."""
MOST_ANSWER: Final = 64_000_000
"""Bytes of one answer."""
SHARE: Final = 4
"""One guest may take the fourth part of the queue."""
HINTED: Final = 3
"""So many times as long as other work a hint may take: whoever asked waits for nothing else."""
_LENGTHS: Final = struct.Struct(">II")

_log = logging.getLogger(__name__)


class Done(msgspec.Struct):
    """What a work gave."""

    kind: str
    """Its MIME type."""
    body: bytes


class LongWork:
    """All long work of a server: what anybody may bring, beside that what tables need, and apart
    from both what is to be thought about: hints, and whole games."""

    def __init__(self, settings: Settings) -> None:
        self.brought = Workshop(settings, settings.work_workers, settings.work_limit)
        self.own = Workshop(settings, settings.work_workers, settings.work_limit)
        self.hints = Workshop(settings, settings.thought_workers, HINTED * settings.work_limit)
        self.thoughts = Workshop(settings, settings.thought_workers, settings.thought_limit)
        self._shops = (self.brought, self.own, self.hints, self.thoughts)

    def waiting(self) -> int:
        """How many works are under way or wait."""
        return sum(len(shop.under_way) for shop in self._shops)

    async def stop(self) -> None:
        await asyncio.gather(*(shop.stop() for shop in self._shops))


class Workshop:
    """Processes that do one work after the other."""

    def __init__(self, settings: Settings, workers: int, limit: float) -> None:
        self._limit = limit
        self._most = settings.work_waiting
        self._command = [
            sys.executable, "-m", "ludotheque.server.long_worker",
            json.dumps(
                {
                    "games": list(settings.games), "bots": settings.bots,
                    "memory": settings.work_memory, "limit": limit,
                }
            ),
        ]  # fmt: skip
        self._idle: asyncio.LifoQueue[_Worker] = asyncio.LifoQueue()
        self._workers = [_Worker() for _ in range(workers)]
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._of_guest: Counter[str] = Counter()
        self.under_way: dict[str, asyncio.Task[Done]] = {}
        self._progress: dict[str, tuple[int, int]] = {}
        self._kept: OrderedDict[str, Done] = OrderedDict()
        self._bytes_kept = 0
        self.done = 0
        """How many works were done, whatever came of them."""

    async def do(self, guest: str, key: str, what: str, **given: Any) -> Done:
        """Do a work for a guest, or answer what it gave when it was done before under this key.

        `too-fast` if too many wait, `too-much-work` if it takes too long.
        """
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        task = self.under_way.get(key)
        if task is None:
            self.require_room(guest)
            task = asyncio.create_task(self._work(key, {"what": what, **given}))
            self.under_way[key] = task
            self._of_guest[guest] += 1
            task.add_done_callback(partial(self._note_end, guest, key))
        try:
            return await asyncio.shield(task)
        finally:
            del task  # It holds what it raises, which holds this: with all that was brought.

    def require_room(self, guest: str) -> None:
        """`too-fast` if too many works wait, of a guest or of all."""
        share = max(1, self._most // SHARE)
        if len(self.under_way) >= self._most or self._of_guest[guest] >= share:
            raise Trouble("too-fast", seconds=int(self._limit) + 1)

    def progress(self, key: str) -> tuple[int, int] | None:
        """How much is done of how much of a work that is under way; `None` if it is not."""
        return self._progress.get(key, (0, 1)) if key in self.under_way else None

    async def _work(self, key: str, question: dict[str, Any]) -> Done:
        worker = await self._idle.get()
        try:
            return await self._ask(worker, key, question)
        finally:
            self._idle.put_nowait(worker)

    def _note_end(self, guest: str, key: str, task: asyncio.Task[Done]) -> None:
        self.done += 1
        del self.under_way[key]
        self._progress.pop(key, None)
        self._of_guest[guest] -= 1
        if not self._of_guest[guest]:
            del self._of_guest[guest]
        if not task.cancelled() and task.exception() is None:
            self._keep(key, task.result())

    async def _ask(self, worker: _Worker, key: str, question: dict[str, Any]) -> Done:
        try:
            await worker.be_ready(self._command)
            async with asyncio.timeout(self._limit):
                return await worker.ask(question, partial(self._note_progress, key))
        except Trouble:
            raise
        except TimeoutError:
            worker.end()
            _log.warning("a %s took longer than %s s", question["what"], self._limit)
            raise Trouble("too-much-work") from None
        except (OSError, EOFError, ValueError) as error:
            worker.end()
            said = error or type(error).__name__
            _log.warning("a %s ended its process: %s", question["what"], said)
            raise Trouble("too-much-work") from None
        except BaseException:
            worker.end()
            raise

    def _note_progress(self, key: str, done: int, whole: int) -> None:
        self._progress[key] = (done, whole)

    def _keep(self, key: str, done: Done) -> None:
        if len(done.body) > MOST_KEPT // 4:
            return
        self._kept[key] = done
        self._bytes_kept += len(done.body)
        while self._bytes_kept > MOST_KEPT:
            _, gone = self._kept.popitem(last=False)
            self._bytes_kept -= len(gone.body)

    async def stop(self) -> None:
        """End all processes."""
        tasks = list(self.under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self._workers:
            worker.end()
        await asyncio.gather(*(worker.wait() for worker in self._workers))


class _Worker:
    """One process, while there is one."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None
        self._ended: list[asyncio.subprocess.Process] = []

    async def be_ready(self, command: list[str]) -> None:
        """Start the process if there is none, and wait until it can work."""
        if self._process is not None and self._process.returncode is not None:
            self.end()
        if self._process is None:
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
            await self._hear()

    async def ask(self, question: dict[str, Any], progress: Callable[[int, int], None]) -> Done:
        """What a work gave; the worker's own trouble is raised."""
        assert self._process is not None and self._process.stdin is not None
        text = msgspec.json.encode(question)
        try:
            self._process.stdin.write(_LENGTHS.pack(len(text), 0) + text)
            await self._process.stdin.drain()
        except RuntimeError as error:  # So uvloop says that nobody is at the other end.
            raise ConnectionError(str(error)) from None
        head, body = await self._hear()
        while "done" in head:
            progress(head["done"], head["of"])
            head, body = await self._hear()
        if "mistake" in head:
            _log.error("a %s failed: %s", question["what"], head["mistake"])
        if "trouble" in head:
            raise Trouble(head["trouble"], **head.get("variables", {}))
        return Done(head["kind"], body)

    async def _hear(self) -> tuple[dict[str, Any], bytes]:
        assert self._process is not None and self._process.stdout is not None
        stdout = self._process.stdout
        lengths = _LENGTHS.unpack(await stdout.readexactly(_LENGTHS.size))
        if lengths[1] > MOST_ANSWER:
            raise ValueError(f"its answer has {lengths[1]} bytes")
        head = json.loads(await stdout.readexactly(lengths[0]))
        return head, await stdout.readexactly(lengths[1])

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
