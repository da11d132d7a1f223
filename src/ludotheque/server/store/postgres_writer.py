"""The one who writes to a PostgreSQL database: takes what has come in, commits it together, tells.

Each change waits for the database's disk once, and many changes wait together.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from ludotheque.core.errors import BadSetup
from ludotheque.server.store.postgres_commit import Job, statement
from ludotheque.server.store.postgres_link import (
    TROUBLE,
    Connection,
    connect,
    failed,
    in_words,
    is_for_all_alike,
    is_gone,
    is_surely_not_done,
    is_worth_another_try,
)
from ludotheque.server.store.postgres_schema import require_durable
from ludotheque.server.store.store import Conflict, StoreFailed

_log = logging.getLogger(__name__)

TOGETHER: Final = 256
"""At most so many jobs are committed together."""
ATTEMPTS: Final = 3


class _Waiting:
    """Changes to be committed together, and whom to tell."""

    def __init__(self, job: Job, done: asyncio.Future[None]) -> None:
        self.job = job
        self.done = done

    def end(self, error: Exception | None = None) -> None:
        if self.done.done():
            return
        if error is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(error)


class Writer:
    """A server's own connection for what it changes, and those who wait for it."""

    def __init__(
        self, address: str, server: str, lease: float, ring: Callable[[Mapping[str, int]], None]
    ) -> None:
        self.address = address
        self.server = server
        self.lease = lease
        self._ring = ring
        self._writing: Connection | None = None
        self._jobs: list[_Waiting] = []
        self._more = asyncio.Event()
        self._is_closing = False
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        self._is_closing = False
        self._task = asyncio.create_task(self._write())

    async def end(self) -> None:
        """Commit what is still waiting, and let the connection go."""
        self._is_closing = True
        self._more.set()
        if self._task is not None:
            await self._task
            self._task = None
        if self._writing is not None:
            self._writing.terminate()
            self._writing = None

    def waiting(self) -> int:
        return len(self._jobs)

    async def commit(self, job: Job) -> None:
        """Keep changes together or not at all; done when they are on disk."""
        waiting = _Waiting(job, asyncio.get_running_loop().create_future())
        self._jobs.append(waiting)
        self._more.set()
        await waiting.done

    async def _write(self) -> None:
        """The task: take what has come in, commit it together, tell."""
        while True:
            if not self._jobs:
                if self._is_closing:
                    return
                self._more.clear()
                await self._more.wait()
            elif together := self._take():
                try:
                    await self._commit(together)
                except Exception as error:  # Nobody waits for ever, whatever it was.
                    _log.exception("what was to be written may be kept or not")
                    if self._writing is not None:
                        self._writing.terminate()
                    _end_all(together, failed(error))

    def _take(self) -> list[_Waiting]:
        """What can be committed together; what changes the same tables waits for its turn."""
        together: list[_Waiting] = []
        later: list[_Waiting] = []
        busy: set[str] = set()
        for place, one in enumerate(self._jobs):
            if len(together) == TOGETHER:
                later += self._jobs[place:]
                break
            tables = {change.table for change in one.job}
            (later if busy & tables else together).append(one)
            busy |= tables
        self._jobs = later
        return together

    async def _commit(self, together: Sequence[_Waiting], attempt: int = 1) -> None:
        """Commit all jobs at once; if one of them breaks, each for itself."""
        try:
            writing = await self._connected()
        except BadSetup as error:
            _end_all(together, StoreFailed(str(error).rstrip(".")))
            return
        except (*TROUBLE, ValueError) as error:
            _end_all(together, StoreFailed(in_words(error)))
            return
        try:
            late = await self._send(writing, together)
        except TROUBLE as error:
            if is_gone(error):
                writing.terminate()
            if not is_surely_not_done(error) or is_for_all_alike(error):
                _end_all(together, failed(error))
            elif len(together) > 1:
                for one in together:
                    await self._commit([one])
            elif is_worth_another_try(error) and attempt < ATTEMPTS:
                await self._commit(together, attempt + 1)
            elif getattr(error, "constraint_name", "") == "tables_pkey":
                together[0].end(Conflict(together[0].job[0].table))
            else:
                together[0].end(failed(error))
            return
        for place, one in enumerate(together):
            one.end(Conflict(one.job[0].table) if place in late else None)
        self._ring(
            {
                change.table: change.version + 1
                for place, one in enumerate(together)
                if place not in late
                for change in one.job
            }
        )

    async def _send(self, writing: Connection, together: Sequence[_Waiting]) -> set[int]:
        """Send the statement; the places of the jobs that came too late."""
        text, values = statement([one.job for one in together], self.server, self.lease)
        return {row[0] for row in await writing.fetch(text, *values)}

    async def _connected(self) -> Connection:
        """The writer's own connection, made anew where the last one is gone."""
        if self._writing is None or self._writing.is_closed():
            # It only ever looks for single rows, however few there are of them.
            writing = await connect(self.address, enable_seqscan="off")
            try:
                await require_durable(writing, self.address)
            except BaseException:
                writing.terminate()
                raise
            self._writing = writing
        return self._writing


def _end_all(together: Sequence[_Waiting], error: Exception) -> None:
    for one in together:
        one.end(error)
