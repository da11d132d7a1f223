"""A store in one SQLite file: no other set-up.

One thread writes, and commits together whatever has come in meanwhile: each change waits for the
disk once, and many changes wait together. Another reads beside it. A third carries what was
committed over from the write-ahead file, so that no commit ever has to wait for that.
"""

from __future__ import annotations

import asyncio
import logging
import queue
import sqlite3
import threading
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final, TypeVar, cast

from ludotheque.server.store import sqlite_keeping as keeping
from ludotheque.server.store.sqlite_accounts import SqliteAccounts
from ludotheque.server.store.sqlite_calls import SqliteCalls
from ludotheque.server.store.sqlite_commit import keep_all
from ludotheque.server.store.sqlite_finding import SqliteFinding
from ludotheque.server.store.sqlite_reading import load, read_text, rows
from ludotheque.server.store.sqlite_results import SqliteResults
from ludotheque.server.store.sqlite_schema import migrate
from ludotheque.server.store.store import (
    Change,
    Conflict,
    Count,
    Kept,
    KeptWhole,
    NewReport,
    Notice,
    Store,
    StoreFailed,
)

T = TypeVar("T")
_log = logging.getLogger(__name__)

FILE_NAME: Final = "ludotheque.sqlite3"
TOGETHER: Final = 256
"""At most so many changes are committed together."""
CARRY_OVER_EVERY: Final = 1.0
"""Seconds between two times of carrying over."""
NO_JUMP: Final = 60.0
"""By so many seconds clocks may differ."""
APPLICATION: Final = 0x4C756474
"""By which a file is known as ours. It is written anew to try whether anything can be."""
MOST_PAGES: Final = 32_768
"""Should the write-ahead file get longer than this, writing stops until it is carried over."""
KEPT_FREE: Final = 256
"""So many pages that hold nothing are kept for what comes next."""


class _Job:
    """Something to be written, and whom to tell when it is on disk."""

    def __init__(
        self, do: Callable[[sqlite3.Connection], object], done: asyncio.Future[object]
    ) -> None:
        self.do = do
        self.done = done
        self.answer: object = None
        self.loop = done.get_loop()
        self.error: Exception | None = None


class SqliteStore(SqliteAccounts, SqliteFinding, SqliteResults, Store):
    """Tables in one SQLite file, in write-ahead mode, each commit forced to disk."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._writer: threading.Thread | None = None
        self._carrier: threading.Thread | None = None
        self._is_closing = threading.Event()
        self._is_too_long = threading.Event()
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="store-reader")
        self._reading: sqlite3.Connection | None = None
        self.calls = SqliteCalls(self._read, self._submit, rows)

    async def open(self) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reader, migrate, self.path)
        writing = await loop.run_in_executor(self._reader, self._connect)
        self._writer = threading.Thread(
            target=self._write, args=(writing,), name="store-writer", daemon=True
        )
        self._writer.start()
        carrying = await loop.run_in_executor(self._reader, self._connect)
        self._carrier = threading.Thread(
            target=self._carry_over, args=(carrying,), name="store-carrier", daemon=True
        )
        self._carrier.start()
        self._reading = await loop.run_in_executor(self._reader, self._connect)

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        self._is_closing.set()
        if self._carrier is not None:
            await loop.run_in_executor(None, self._carrier.join)
            self._carrier = None
        if self._writer is not None:
            self._jobs.put(None)
            await loop.run_in_executor(None, self._writer.join)
            self._writer = None
        if self._reading is not None:
            await self._read(lambda reading: reading.close())
            self._reading = None
        self._reader.shutdown()

    async def probe(self) -> None:
        await self._submit(
            lambda writing: _run(writing, f"PRAGMA application_id = {APPLICATION}", ())
        )

    def waiting(self) -> int:
        return self._jobs.qsize()

    async def commit(self, *changes: Change) -> None:
        await self._submit(lambda writing: keep_all(writing, changes))

    async def let_sleep(self, table: str) -> None:
        await self._submit(
            lambda writing: _run(writing, "UPDATE tables SET wake_at = NULL WHERE id = ?", (table,))
        )

    async def keep_guest(self, guest: str, profile: str) -> None:
        await self._submit(
            lambda writing: _run(
                writing,
                "INSERT INTO guests (id, profile) VALUES (?, ?) "
                "ON CONFLICT (id) DO UPDATE SET profile = excluded.profile",
                (guest, profile),
            )
        )

    async def load(self, table: str) -> KeptWhole | None:
        return await self._read(lambda reading: load(reading, table))

    async def open_tables(self, since: float, most: int, game: str = "") -> list[Kept]:
        return await self._read(
            lambda reading: rows(
                reading,
                "WHERE is_open = 1 AND phase <> 'over' "
                "AND changed_at >= ? AND ? IN ('', game) ORDER BY changed_at DESC LIMIT ?",
                (since, game, most),
            )
        )

    async def tables_of(self, guest: str, most: int, is_over: bool | None = None) -> list[Kept]:
        return await self._read(
            lambda reading: rows(
                reading,
                "WHERE id IN (SELECT table_id FROM holders WHERE guest = ?) "
                "AND coalesce((phase = 'over') = ?, TRUE) ORDER BY changed_at DESC LIMIT ?",
                (guest, is_over, most),
            )
        )

    async def rows_of(self, tables: Collection[str]) -> dict[str, Kept]:
        which = f"WHERE id IN ({', '.join('?' for _ in tables)})"
        found = await self._read(lambda reading: rows(reading, which, tuple(tables)))
        return {row.table: row for row in found}

    async def phases(self) -> dict[str, int]:
        return await self._read(
            lambda reading: dict(
                reading.execute("SELECT phase, count(*) FROM tables GROUP BY phase").fetchall()
            )
        )

    async def due(self, now: float, most: int, down: float = 0.0) -> list[str]:
        return await self._read(
            lambda reading: [
                str(row[0])
                for row in reading.execute(
                    # Each half looks at the end of an index, however many tables wait.
                    "SELECT id FROM (SELECT id, wake_at FROM tables WHERE wake_at <= ? "
                    "UNION SELECT id, wake_at FROM tables WHERE wake_at IS NOT NULL "
                    "AND phase IN ('gathering', 'running', 'over') AND changed_at > ?) "
                    "ORDER BY wake_at LIMIT ?",
                    (now - down, now + NO_JUMP, most),
                )
            ]
        )

    async def note_running(self, now: float, is_first: bool, patience: float) -> float:
        return await self._submit(
            lambda writing: keeping.note_running(writing, now, is_first, patience)
        )

    async def guest(self, guest: str) -> str | None:
        def find(reading: sqlite3.Connection) -> str | None:
            row = reading.execute("SELECT profile FROM guests WHERE id = ?", (guest,)).fetchone()
            return None if row is None else str(row[0])

        return await self._read(find)

    async def keep_analysis(self, table: str, text: str) -> None:
        await self._submit(
            lambda writing: _run(
                writing,
                "INSERT INTO analyses (table_id, text) SELECT id, ? FROM tables WHERE id = ? "
                "ON CONFLICT (table_id) DO UPDATE SET text = excluded.text",
                (text, table),
            )
        )

    async def analysis(self, table: str) -> str | None:
        def find(reading: sqlite3.Connection) -> str | None:
            row = reading.execute(
                "SELECT text FROM analyses WHERE table_id = ?", (table,)
            ).fetchone()
            return None if row is None else str(row[0])

        return await self._read(find)

    # Keeping peace

    async def hide(self, guest: str, other: str, is_hidden: bool) -> None:
        await self._submit(lambda writing: keeping.hide(writing, guest, other, is_hidden))

    async def hidden_by(self, guest: str) -> list[str]:
        return await self._read(lambda reading: keeping.hidden_by(reading, guest))

    async def keep_report(self, report: NewReport) -> None:
        await self._submit(lambda writing: keeping.keep_report(writing, report))

    async def reports_by(self, guest: str, since: float) -> int:
        return await self._read(lambda reading: keeping.reports_by(reading, guest, since))

    # Keeping only so long

    async def newest(self) -> float:
        return await self._read(keeping.newest)

    async def count_of(self, guest: str, since: float) -> Count:
        return await self._read(lambda reading: keeping.count_of(reading, guest, since))

    async def outdated(self, phase: str, before: float, most: int) -> list[str]:
        return await self._read(lambda reading: keeping.outdated(reading, phase, before, most))

    async def remove(self, table: str, phase: str, before: float) -> bool:
        return await self._submit(
            lambda writing: keeping.remove_outdated(writing, table, phase, before)
        )

    async def forget_chat(self, before: float, most: int) -> int:
        return await self._submit(lambda writing: keeping.forget_chat(writing, before, most))

    async def forget_reports(self, before: float, most: int) -> int:
        return await self._submit(lambda writing: keeping.forget_reports(writing, before, most))

    async def give_room_back(self, most: int) -> int:
        if await self._read(keeping.free_pages) <= KEPT_FREE:
            return 0
        return await self._submit(lambda writing: keeping.give_room_back(writing, most))

    async def banned(self) -> set[str]:
        return await self._read(
            lambda reading: {str(guest) for (guest,) in reading.execute("SELECT guest FROM bans")}
        )

    async def last_notice(self) -> int:
        def find(reading: sqlite3.Connection) -> int:
            row = reading.execute("SELECT coalesce(max(number), 0) FROM notices").fetchone()
            return int(row[0])

        return await self._read(find)

    async def notices(self, after: int) -> list[Notice]:
        return await self._read(
            lambda reading: [
                Notice(*row)
                for row in reading.execute(
                    "SELECT number, kind, id FROM notices WHERE number > ? ORDER BY number",
                    (after,),
                )
            ]
        )

    # How it is done

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False)
        connection.text_factory = read_text
        connection.execute("PRAGMA busy_timeout = 5000")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA wal_autocheckpoint = 0")
        # What is removed is overwritten, for it may be what somebody said or was called.
        connection.execute("PRAGMA secure_delete = ON")
        return connection

    async def _read(self, find: Callable[[sqlite3.Connection], T]) -> T:
        reading = self._reading
        assert reading is not None, "the store is not open"
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._reader, find, reading)
        except sqlite3.Error as error:
            raise StoreFailed(str(error)) from error

    async def _submit(self, do: Callable[[sqlite3.Connection], T]) -> T:
        job = _Job(do, asyncio.get_running_loop().create_future())
        self._jobs.put(job)
        return cast(T, await job.done)

    def _keep(self, writing: sqlite3.Connection, change: Change) -> None:
        keep_all(writing, [change])

    def _write(self, writing: sqlite3.Connection) -> None:
        """The writer's thread: take what has come in, commit it together, tell."""
        is_open = True
        while is_open:
            jobs: list[_Job] = []
            job = self._jobs.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == TOGETHER or self._jobs.empty():
                    break
                job = self._jobs.get()
            is_open = job is not None
            if jobs:
                _commit_together(writing, jobs)
                _tell(jobs)
            if self._is_too_long.is_set():
                self._is_too_long.clear()
                _checkpoint(writing, "RESTART")
        writing.close()

    def _carry_over(self, carrying: sqlite3.Connection) -> None:
        """The carrier's thread: carry over from the write-ahead file, beside the writer."""
        while not self._is_closing.wait(CARRY_OVER_EVERY):
            if _checkpoint(carrying, "PASSIVE") > MOST_PAGES:
                self._is_too_long.set()
        carrying.close()


def _checkpoint(connection: sqlite3.Connection, how: str) -> int:
    """Carry over from the write-ahead file; how many pages it holds."""
    try:
        row = connection.execute(f"PRAGMA wal_checkpoint({how})").fetchone()
    except sqlite3.Error as error:
        # It is tried again soon, and nothing that was committed depends on it.
        _log.warning("carrying over from the write-ahead file failed: %s", error)
        return 0
    return int(row[1])


def _commit_together(writing: sqlite3.Connection, jobs: list[_Job]) -> None:
    """Commit all jobs at once; if one of them breaks, each for itself."""
    try:
        writing.execute("BEGIN IMMEDIATE")
        for job in jobs:
            try:
                job.answer = job.do(writing)
            except Conflict as conflict:
                job.error = conflict
        writing.execute("COMMIT")
    except sqlite3.Error as error:
        if writing.in_transaction:
            writing.execute("ROLLBACK")
        for job in jobs:
            job.error = StoreFailed(str(error))
            if len(jobs) > 1:
                job.error = None
                _commit_together(writing, [job])


def _tell(jobs: list[_Job]) -> None:
    by_loop: dict[asyncio.AbstractEventLoop, list[_Job]] = {}
    for job in jobs:
        by_loop.setdefault(job.loop, []).append(job)
    for loop, done in by_loop.items():
        if not loop.is_closed():
            loop.call_soon_threadsafe(_settle, done)


def _settle(jobs: list[_Job]) -> None:
    for job in jobs:
        if job.done.cancelled():
            continue
        if job.error is None:
            job.done.set_result(job.answer)
        else:
            job.done.set_exception(job.error)


def _run(writing: sqlite3.Connection, text: str, values: tuple[Any, ...]) -> None:
    writing.execute(text, values)
