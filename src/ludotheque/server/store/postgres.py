"""A store in a PostgreSQL database, which any number of servers on any machines share.

What is true is the row: a change is kept only if its table is at the version that was changed. One
task writes, and sends whatever has come in meanwhile as one statement: each change waits for the
database's disk once, and many changes wait together. What was committed is told to the other
servers afterwards, as a hint: who misses it finds the version changed.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final, TypeVar

import asyncpg

from ludotheque.core.errors import BadSetup
from ludotheque.server.store import postgres_reading as reading
from ludotheque.server.store.postgres_accounts import PostgresAccounts
from ludotheque.server.store.postgres_bell import GONE_AFTER, NOTE_PRESENT, Bell
from ludotheque.server.store.postgres_calls import PostgresCalls
from ludotheque.server.store.postgres_errands import Asking
from ludotheque.server.store.postgres_finding import PostgresFinding
from ludotheque.server.store.postgres_link import (
    ANSWERED_WITHIN,
    CONNECTED_WITHIN,
    TROUBLE,
    Connection,
    failed,
    in_words,
    is_gone,
    session,
)
from ludotheque.server.store.postgres_results import PostgresResults
from ludotheque.server.store.postgres_schema import TRIAL, prepare, require_durable
from ludotheque.server.store.postgres_writer import Writer
from ludotheque.server.store.store import (
    Change,
    Count,
    Hear,
    Kept,
    KeptWhole,
    NewAnswer,
    NewReport,
    Notice,
    Store,
    StoreFailed,
)

T = TypeVar("T")

READERS: Final = 4
"""So many reads may be under way at once."""
LEASE: Final = 5.0
"""Seconds that a server has for what is due before another may take it over; every sweep gives it
as many again."""
NO_JUMP: Final = 60.0
"""By so many seconds clocks may differ."""
ANSWERS_FOR: Final = 86_400.0
"""Seconds for which an answer is kept."""


class PostgresStore(PostgresAccounts, PostgresFinding, PostgresResults, Store):
    """Tables in a database that other servers may use at the same time."""

    is_shared = True

    def __init__(self, address: str, cluster: str = "", lease: float = LEASE) -> None:
        self.address = address
        self.cluster = cluster
        self.lease = lease
        self.server = secrets.token_hex(6)
        """By what the servers of a database tell each other apart."""
        self._pool: asyncpg.Pool[asyncpg.Record] | None = None
        self._bell = Bell(address, self.server)
        self._writer = Writer(address, self.server, lease, self._bell.ring)
        self._put_off: dict[str, float] = {}
        """Tables that others may wake, and until when this server leaves them to these."""
        self.calls = PostgresCalls(self._read)

    async def open(self) -> None:
        await prepare(self.address, self.cluster)
        self._pool = asyncpg.create_pool(
            self.address,
            min_size=0,
            max_size=READERS,
            timeout=CONNECTED_WITHIN,
            command_timeout=ANSWERED_WITHIN,
            server_settings=session(),
        )
        await self._pool
        await self._bell.begin()
        self._writer.begin()

    async def close(self) -> None:
        await self._writer.end()
        await self._bell.end()
        if self._pool is not None:
            self._pool.terminate()
            self._pool = None

    async def probe(self) -> None:
        """Write something; whoever asks whether all is well hears also that it could be lost."""
        try:
            await self._read(self._try_to_keep)
        except BadSetup as error:
            raise StoreFailed(str(error).rstrip(".")) from error

    async def _try_to_keep(self, one: Connection) -> None:
        await require_durable(one, self.address)
        await one.execute(TRIAL)

    def waiting(self) -> int:
        return self._writer.waiting()

    # Tables

    async def commit(self, *changes: Change) -> None:
        await self._writer.commit(changes)

    async def load(self, table: str) -> KeptWhole | None:
        return await self._read(lambda one: reading.load(one, table, self.server))

    async def open_tables(self, since: float, most: int, game: str = "") -> list[Kept]:
        which = (
            "WHERE is_open AND phase <> 'over' AND changed_at >= $1 "
            "AND $3::text IN ('', game) ORDER BY changed_at DESC LIMIT $2"
        )
        return await self._read(lambda one: reading.rows(one, which, since, most, game))

    async def tables_of(self, guest: str, most: int, is_over: bool | None = None) -> list[Kept]:
        which = (
            "WHERE id IN (SELECT table_id FROM holders WHERE guest = $1) "
            "AND coalesce((phase = 'over') = $3, TRUE) ORDER BY changed_at DESC LIMIT $2"
        )
        return await self._read(lambda one: reading.rows(one, which, guest, most, is_over))

    async def rows_of(self, tables: Collection[str]) -> dict[str, Kept]:
        which = "WHERE id = ANY ($1::text[])"
        found = await self._read(lambda one: reading.rows(one, which, list(tables)))
        return {row.table: row for row in found}

    async def phases(self) -> dict[str, int]:
        found = await self._fetch("SELECT phase, count(*) FROM tables GROUP BY phase")
        return {row[0]: row[1] for row in found}

    async def due(self, now: float, most: int, down: float = 0.0) -> list[str]:
        """The same, and from now on this server sees to them for a while. Those that another sees
        to are not among them before its time is over."""
        self._put_off = {table: until for table, until in self._put_off.items() if until > now}
        found = await self._fetch(
            "WITH due AS (SELECT id FROM tables WHERE wake_at IS NOT NULL "
            "AND (wake_at <= $7 OR changed_at > $2) "
            "AND (driver = $4 OR driven_until <= $1 OR changed_at > $2) "
            "AND id <> ALL ($6::text[]) "
            "ORDER BY wake_at LIMIT $3 FOR UPDATE SKIP LOCKED) "
            "UPDATE tables SET driver = $4, driven_until = $5 FROM due WHERE tables.id = due.id "
            "RETURNING tables.id, tables.wake_at",
            now, now + NO_JUMP, most, self.server, now + self.lease,
            list(self._put_off), now - down,
        )  # fmt: skip
        return [row[0] for row in sorted(found, key=lambda row: row[1])]

    async def note_running(self, now: float, is_first: bool, patience: float) -> float:
        found = await self._fetch(
            reading.NOTE_RUNNING, now, is_first, patience, self.server, now - GONE_AFTER
        )
        return float(found[0][0])

    async def let_sleep(self, table: str) -> None:
        await self._run("UPDATE tables SET wake_at = NULL WHERE id = $1", table)

    async def put_off(self, table: str, until: float) -> None:
        self._put_off[table] = until
        await self._run(
            "UPDATE tables SET driver = '', driven_until = 0 WHERE id = $1 AND driver = $2",
            table, self.server,
        )  # fmt: skip

    async def keep_analysis(self, table: str, text: str) -> None:
        await self._run(
            "INSERT INTO analyses (table_id, text) SELECT id, $2 FROM tables WHERE id = $1 "
            "ON CONFLICT (table_id) DO UPDATE SET text = excluded.text",
            table, text,
        )  # fmt: skip

    async def analysis(self, table: str) -> str | None:
        return await self._text("SELECT text FROM analyses WHERE table_id = $1", table)

    # Guests, and peace among them

    async def keep_guest(self, guest: str, profile: str) -> None:
        await self._run(
            "INSERT INTO guests (id, profile) VALUES ($1, $2) "
            "ON CONFLICT (id) DO UPDATE SET profile = excluded.profile",
            guest, profile,
        )  # fmt: skip

    async def guest(self, guest: str) -> str | None:
        return await self._text("SELECT profile FROM guests WHERE id = $1", guest)

    async def hide(self, guest: str, other: str, is_hidden: bool) -> None:
        if is_hidden:
            text = "INSERT INTO hidden (guest, other) VALUES ($1, $2) ON CONFLICT DO NOTHING"
        else:
            text = "DELETE FROM hidden WHERE guest = $1 AND other = $2"
        await self._run(text, guest, other)

    async def hidden_by(self, guest: str) -> list[str]:
        found = await self._fetch("SELECT other FROM hidden WHERE guest = $1 ORDER BY other", guest)
        return [row[0] for row in found]

    async def keep_report(self, report: NewReport) -> None:
        await self._run(
            "WITH told AS (INSERT INTO answers (table_id, sent, text, at) "
            "SELECT $2, $8, '', $1 WHERE $8 <> '' ON CONFLICT DO NOTHING RETURNING 1) "
            "INSERT INTO reports (at, table_id, game, reporter, about, text, chat) "
            "SELECT $1, $2, $3, $4, $5, $6, $7 WHERE $8 = '' OR EXISTS (SELECT FROM told)",
            report.at, report.table, report.game, report.reporter, report.about, report.text,
            report.chat, report.sent,
        )  # fmt: skip

    async def reports_by(self, guest: str, since: float) -> int:
        return await self._number(
            "SELECT count(*) FROM reports WHERE reporter = $1 AND at >= $2", guest, since
        )

    # Keeping only so long

    async def newest(self) -> float:
        found = await self._fetch("SELECT max(changed_at) FROM tables")
        return float(found[0][0] or 0.0)

    async def count_of(self, guest: str, since: float) -> Count:
        found = await self._fetch(
            "SELECT (SELECT count(*) FROM tables WHERE host = $1 AND host <> '' "
            "AND phase <> 'over'), (SELECT count(*) FROM tables WHERE maker = $1 "
            "AND maker <> '' AND made_at >= $2)",
            guest, since,
        )  # fmt: skip
        return Count(*found[0])

    async def outdated(self, phase: str, before: float, most: int) -> list[str]:
        """The same, but for those that somebody looks at, wherever it is."""
        found = await self._fetch(
            "SELECT id FROM tables WHERE phase = $1 AND changed_at < $2 "
            "AND NOT EXISTS (SELECT FROM present WHERE table_id = tables.id) "
            "ORDER BY changed_at LIMIT $3",
            phase, before, most,
        )  # fmt: skip
        return [row[0] for row in found]

    async def remove(self, table: str, phase: str, before: float) -> bool:
        removed = await self._fetch(reading.REMOVE_OUTDATED, table, phase, before)
        return bool(removed)

    async def forget_chat(self, before: float, most: int) -> int:
        return await self._number(
            "WITH gone AS (DELETE FROM chat WHERE (table_id, number) IN "
            "(SELECT table_id, number FROM chat WHERE at < $1 ORDER BY at LIMIT $2 "
            "FOR UPDATE SKIP LOCKED) RETURNING 1) SELECT count(*) FROM gone",
            before, most,
        )  # fmt: skip

    async def forget_reports(self, before: float, most: int) -> int:
        return await self._number(
            "WITH gone AS (DELETE FROM reports WHERE id IN "
            "(SELECT id FROM reports WHERE is_settled AND at < $1 ORDER BY id LIMIT $2 "
            "FOR UPDATE SKIP LOCKED) RETURNING 1) SELECT count(*) FROM gone",
            before, most,
        )  # fmt: skip

    async def give_room_back(self, most: int) -> int:
        """The database itself sees to its room; what goes here is what only servers need."""
        await self._run(
            "DELETE FROM answers WHERE (table_id, sent) IN (SELECT table_id, sent FROM answers "
            "WHERE at < $1 ORDER BY at LIMIT $2 FOR UPDATE SKIP LOCKED)",
            self.time() - ANSWERS_FOR, most,
        )  # fmt: skip
        return 0

    # What the host does beside the servers

    async def banned(self) -> set[str]:
        return {row[0] for row in await self._fetch("SELECT guest FROM bans")}

    async def last_notice(self) -> int:
        return await self._number("SELECT coalesce(max(number), 0) FROM notices")

    async def notices(self, after: int) -> list[Notice]:
        found = await self._fetch(
            "SELECT number, kind, id FROM notices WHERE number > $1 ORDER BY number", after
        )
        return [Notice(*row) for row in found]

    # Several servers

    def time(self) -> float:
        return self._bell.time()

    def hear(self, hear: Hear) -> None:
        self._bell.hear = hear

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        found = await self._fetch(
            "SELECT id, version FROM tables WHERE id = ANY ($1::text[])", list(tables)
        )
        return {row[0]: row[1] for row in found}

    async def keep_answer(self, table: str, answer: NewAnswer, now: float) -> None:
        await self._run(
            "INSERT INTO answers (table_id, sent, text, at) SELECT id, $2, $3, $4 FROM tables "
            "WHERE id = $1 ON CONFLICT DO NOTHING",
            table, answer.sent, answer.text, now,
        )  # fmt: skip

    async def note_present(
        self, table: str, guests: Collection[str], looking: Collection[str] = ()
    ) -> None:
        if guests:
            self._bell.here[table] = (list(guests), list(looking))
            await self._run(NOTE_PRESENT, self.server, table, list(guests), list(looking))
        else:
            self._bell.here.pop(table, None)
            await self._run(
                "DELETE FROM present WHERE server = $1 AND table_id = $2", self.server, table
            )
        self._bell.ring({table: 0})

    async def present(self, tables: Collection[str]) -> dict[str, frozenset[str]]:
        found = await self._fetch(
            "SELECT table_id, guests FROM present "
            "WHERE table_id = ANY ($1::text[]) AND server <> $2",
            list(tables), self.server,
        )  # fmt: skip
        there: dict[str, frozenset[str]] = {}
        for table, guests in found:
            there[table] = there.get(table, frozenset()) | frozenset(guests)
        return there

    async def looking(self, tables: Collection[str]) -> dict[str, frozenset[str]]:
        found = await self._fetch(
            "SELECT table_id, looking FROM present "
            "WHERE table_id = ANY ($1::text[]) AND server <> $2 AND looking <> '{}'",
            list(tables), self.server,
        )  # fmt: skip
        there: dict[str, frozenset[str]] = {}
        for table, guests in found:
            there[table] = there.get(table, frozenset()) | frozenset(guests)
        return there

    def asking(self) -> Asking:
        return Asking(self.address, self.server)

    # How it is done

    async def _read(self, find: Callable[[Connection], Awaitable[T]]) -> T:
        """What is found; asked once more where only the connection was lost."""
        assert self._pool is not None, "the store is not open"
        for is_last in (False, True):
            try:
                async with self._pool.acquire(timeout=CONNECTED_WITHIN) as one:
                    return await find(one)  # type: ignore[arg-type]
            except asyncpg.CharacterNotInRepertoireError as error:
                raise failed(error) from error
            except TROUBLE as error:
                if is_last or not is_gone(error):
                    raise StoreFailed(in_words(error)) from error
        raise AssertionError

    async def _fetch(self, text: str, *values: Any) -> list[asyncpg.Record]:
        return await self._read(lambda one: one.fetch(text, *values))

    def _ring(self, changed: Mapping[str, int]) -> None:
        self._bell.ring(changed)

    async def _run(self, text: str, *values: Any) -> None:
        """Carry something out; all that is written so may be done twice."""
        await self._fetch(text, *values)

    async def _number(self, text: str, *values: Any) -> int:
        return int((await self._fetch(text, *values))[0][0])

    async def _text(self, text: str, *values: Any) -> str | None:
        found = await self._fetch(text, *values)
        return str(found[0][0]) if found else None
