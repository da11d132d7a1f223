"""Calls in a PostgreSQL database, which several servers look at: whoever claims first sends."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

from ludotheque.server.store import postgres_reading as reading
from ludotheque.server.store.calls import (
    Call,
    CallBook,
    Callee,
    FirstLetter,
    NewCall,
    Push,
    Telling,
    Way,
)
from ludotheque.server.store.postgres_link import Connection
from ludotheque.server.store.store import Kept

T = TypeVar("T")

_CALLEE: Final = (
    "SELECT guest, wishes, address, asked, asked_at, off_key, mailed_at, pushed_at FROM callees"
)
_CALL: Final = (
    "SELECT id, guest, way, kind, due_at, made_at, table_id, mark, data, is_alone, tries, letter "
    "FROM calls"
)
_HEAD: Final = (
    "SELECT one.id, one.guest, one.is_alone, one.letter FROM calls AS one JOIN callees "
    "ON callees.guest = one.guest WHERE one.way = $1 AND one.due_at <= $2 "
    "AND one.claimed_until <= $2 AND NOT EXISTS (SELECT FROM calls AS other WHERE "
    "other.guest = one.guest AND other.way = $1 AND other.claimed_until > $2)"
)
_LOCKED: Final = f"{_HEAD} ORDER BY one.due_at, one.id LIMIT 1 FOR UPDATE OF callees SKIP LOCKED"
_STILL: Final = f"{_HEAD} AND one.guest = $3 ORDER BY one.due_at, one.id LIMIT 1"
"""Asked anew once the person is locked: another may have claimed between a look and its lock."""


class _Reading(Protocol):
    def __call__(self, find: Callable[[Connection], Awaitable[T]], /) -> Awaitable[T]: ...


class PostgresCalls(CallBook):
    """Calls beside the tables of a database. All that is written may be written twice."""

    def __init__(self, read: _Reading) -> None:
        self._read = read

    async def _fetch(self, text: str, *values: Any) -> list[Any]:
        return await self._read(lambda one: one.fetch(text, *values))

    async def _together(self, do: Callable[[Connection], Awaitable[T]]) -> T:
        async def run(one: Connection) -> T:
            async with one.transaction():
                return await do(one)

        return await self._read(run)

    # People

    async def callees(self, guests: Collection[str]) -> dict[str, Callee]:
        found = await self._fetch(f"{_CALLEE} WHERE guest = ANY ($1::text[])", list(guests))
        return {row[0]: Callee(*row) for row in found}

    async def callee_of_key(self, off_key: str) -> Callee | None:
        found = await self._fetch(f"{_CALLEE} WHERE off_key = $1", off_key)
        return Callee(*found[0]) if found else None

    async def guests_at(self, address: str) -> list[str]:
        text = "SELECT guest FROM callees WHERE address = $1 AND address <> '' ORDER BY guest"
        return [row[0] for row in await self._fetch(text, address)]

    async def keep_wishes(
        self, guest: str, wishes: str, off_key: str, calls: Sequence[NewCall] = ()
    ) -> None:
        async def keep(one: Connection) -> None:
            await one.execute(
                "INSERT INTO callees (guest, wishes, off_key) VALUES ($1, $2, $3) "
                "ON CONFLICT (guest) DO UPDATE SET wishes = excluded.wishes",
                guest, wishes, off_key,
            )  # fmt: skip
            await _replace(one, calls)

        await self._together(keep)

    async def ask_address(self, first: FirstLetter) -> bool:
        at = first.call.made_at

        async def ask(one: Connection) -> bool:
            if not await _count_letter(one, first.address_hash, at, first.since, first.most):
                return False
            await one.execute(
                "INSERT INTO callees (guest, wishes, asked, proof, asked_at, off_key) "
                "VALUES ($1, $6, $2, $3, $4, $5) ON CONFLICT (guest) DO UPDATE SET "
                "asked = excluded.asked, proof = excluded.proof, asked_at = excluded.asked_at, "
                "wishes = CASE callees.wishes WHEN $7 THEN excluded.wishes ELSE callees.wishes END",
                first.guest, first.address, first.proof, at, first.off_key, first.wishes,
                first.before,
            )  # fmt: skip
            await one.execute(
                "DELETE FROM calls WHERE guest = $1 AND kind = $2", first.guest, first.call.kind
            )
            await _add(one, [first.call])
            return True

        return await self._together(ask)

    async def confirm(self, proof: str, since: float) -> str | None:
        found = await self._fetch(
            "UPDATE callees SET address = asked, asked = '', proof = '' "
            "WHERE proof = $1 AND proof <> '' AND asked_at >= $2 RETURNING guest",
            proof, since,
        )  # fmt: skip
        return str(found[0][0]) if found else None

    async def drop_address(self, guest: str) -> None:
        await self._fetch(
            "WITH gone AS (DELETE FROM calls WHERE guest = $1 AND way = 'mail') "
            "UPDATE callees SET address = '', asked = '', proof = '' WHERE guest = $1",
            guest,
        )

    # Browsers

    async def keep_push(self, push: Push, most: int, off_key: str) -> None:
        async def keep(one: Connection) -> None:
            await one.execute(
                "INSERT INTO callees (guest, wishes, off_key) VALUES ($1, '', $2) "
                "ON CONFLICT (guest) DO NOTHING",
                push.guest, off_key,
            )  # fmt: skip
            await one.execute(
                "INSERT INTO pushes (endpoint, guest, p256dh, auth, origin, at) "
                "VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (endpoint) DO UPDATE SET "
                "guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth, "
                "origin = excluded.origin, at = excluded.at",
                push.endpoint, push.guest, push.p256dh, push.auth, push.origin, push.at,
            )  # fmt: skip
            await one.execute(
                "DELETE FROM pushes WHERE guest = $1 AND endpoint NOT IN (SELECT endpoint "
                "FROM pushes WHERE guest = $1 ORDER BY at DESC LIMIT $2)",
                push.guest, most,
            )  # fmt: skip

        await self._together(keep)

    async def pushes(self, guest: str) -> list[Push]:
        found = await self._fetch(
            "SELECT endpoint, guest, p256dh, auth, origin, at FROM pushes WHERE guest = $1 "
            "ORDER BY at, endpoint",
            guest,
        )
        return [Push(*row) for row in found]

    async def drop_push(self, endpoint: str, guest: str) -> bool:
        text = "DELETE FROM pushes WHERE endpoint = $1 AND guest = $2 RETURNING 1"
        return bool(await self._fetch(text, endpoint, guest))

    async def house_key(self, name: str, made: str) -> str:
        await self._fetch(
            "INSERT INTO house_keys VALUES ($1, $2) ON CONFLICT DO NOTHING", name, made
        )
        found = await self._fetch("SELECT text FROM house_keys WHERE name = $1", name)
        return str(found[0][0])

    # What is to be sent

    async def add(self, calls: Sequence[NewCall]) -> None:
        await self._together(lambda one: _add(one, calls))

    async def is_due(self, way: Way, now: float, server: str) -> bool:
        found = await self._fetch(
            "SELECT 1 FROM calls WHERE way = $1 AND due_at <= $2 AND claimed_until <= $2 LIMIT 1",
            way, now,
        )  # fmt: skip
        return bool(found)

    async def claim(
        self, way: Way, now: float, server: str, until: float, letter: str
    ) -> list[Call]:
        async def take(one: Connection) -> list[Call]:
            head = await one.fetchrow(_LOCKED, way, now)
            if head is not None:
                head = await one.fetchrow(_STILL, way, now, head["guest"])
            if head is None:
                return []
            id, guest, is_alone, name = head
            if not name:
                name = letter
                await one.execute(
                    "UPDATE calls SET letter = $1 WHERE guest = $2 AND way = $3 AND due_at <= $4 "
                    "AND letter = '' AND (id = $5 OR NOT ($6 OR is_alone))",
                    name, guest, way, now, id, is_alone,
                )  # fmt: skip
            await one.execute(
                "UPDATE calls SET claimed_by = $1, claimed_until = $2 WHERE letter = $3",
                server, until, name,
            )  # fmt: skip
            rows = await one.fetch(f"{_CALL} WHERE letter = $1 ORDER BY made_at, id", name)
            return [_call(row) for row in rows]

        return await self._together(take)

    async def finish(self, letter: str, sent_at: float | None) -> None:
        await self._fetch(
            "WITH gone AS (DELETE FROM calls WHERE letter = $1 RETURNING guest, way) "
            "UPDATE callees SET mailed_at = CASE WHEN gone.way = 'mail' THEN $2 ELSE mailed_at END,"
            " pushed_at = CASE WHEN gone.way = 'push' THEN $2 ELSE pushed_at END "
            "FROM gone WHERE callees.guest = gone.guest AND $2::double precision IS NOT NULL",
            letter, sent_at,
        )  # fmt: skip

    async def put_off(self, letter: str, until: float, is_tried: bool) -> None:
        await self._fetch(
            "UPDATE calls SET due_at = $1, claimed_by = '', claimed_until = 0, "
            "tries = tries + $2::int, letter = CASE WHEN $2::int = 1 THEN letter ELSE '' END "
            "WHERE letter = $3",
            until, int(is_tried), letter,
        )  # fmt: skip

    async def count_letter(self, address_hash: str, at: float, since: float, most: int) -> bool:
        return await self._together(lambda one: _count_letter(one, address_hash, at, since, most))

    async def forget_letters(self, before: float) -> None:
        await self._fetch("DELETE FROM first_letters WHERE at < $1", before)

    # Tables

    async def tables_to_call(self, now: float, most: int) -> list[tuple[Kept, float]]:
        async def find(one: Connection) -> list[tuple[Kept, float]]:
            text = "SELECT id, call_at FROM tables WHERE call_at <= $1 ORDER BY call_at LIMIT $2"
            due = {row[0]: row[1] for row in await one.fetch(text, now, most)}
            if not due:
                return []
            rows = await reading.rows(one, "WHERE id = ANY ($1::text[])", list(due))
            return sorted(
                ((row, due[row.table]) for row in rows), key=lambda one: (one[1], one[0].table)
            )

        return await self._read(find)

    async def rows(self, tables: Collection[str]) -> dict[str, Kept]:
        wanted = list(tables)
        found = await self._read(
            lambda one: reading.rows(one, "WHERE id = ANY ($1::text[])", wanted)
        )
        return {row.table: row for row in found}

    async def told_at(self, table: str) -> Mapping[tuple[str, str], str]:
        found = await self._fetch("SELECT guest, kind, mark FROM told WHERE table_id = $1", table)
        return {(guest, kind): mark for guest, kind, mark in found}

    async def tell(self, telling: Telling) -> bool:
        async def keep(one: Connection) -> bool:
            changed = await one.fetch(
                "UPDATE tables SET call_at = $1 WHERE id = $2 AND version = $3 AND call_at = $4 "
                "RETURNING 1",
                telling.next_call_at, telling.table, telling.version, telling.call_at,
            )  # fmt: skip
            if not changed:
                return False
            for (guest, kind), mark in telling.told.items():
                await one.execute(
                    "INSERT INTO told (table_id, guest, kind, mark) VALUES ($1, $2, $3, $4) "
                    "ON CONFLICT (table_id, guest, kind) DO UPDATE SET mark = excluded.mark",
                    telling.table, guest, kind, mark,
                )  # fmt: skip
            await _replace(one, telling.calls)
            return True

        return await self._together(keep)

    async def forget_guest(self, guest: str) -> None:
        await self._fetch(
            "WITH c AS (DELETE FROM callees WHERE guest = $1), "
            "p AS (DELETE FROM pushes WHERE guest = $1), "
            "t AS (DELETE FROM told WHERE guest = $1) DELETE FROM calls WHERE guest = $1",
            guest,
        )


async def _count_letter(
    one: Connection, address_hash: str, at: float, since: float, most: int
) -> bool:
    # Two who ask at once count one after the other.
    await one.execute("SELECT pg_advisory_xact_lock(hashtext($1))", address_hash)
    text = "SELECT count(*) FROM first_letters WHERE address = $1 AND at >= $2"
    if await one.fetchval(text, address_hash, since) >= most:
        return False
    await one.execute("INSERT INTO first_letters VALUES ($1, $2)", address_hash, at)
    return True


async def _replace(one: Connection, calls: Sequence[NewCall]) -> None:
    """Add calls in the place of those about the same that nobody has claimed yet."""
    for call in calls:
        await one.execute(
            "DELETE FROM calls WHERE guest = $1 AND way = $2 AND kind = $3 "
            "AND table_id = $4 AND letter = ''",
            call.guest, call.way, call.kind, call.table,
        )  # fmt: skip
    await _add(one, calls)


async def _add(one: Connection, calls: Sequence[NewCall]) -> None:
    await one.executemany(
        "INSERT INTO calls (id, guest, way, kind, table_id, mark, data, due_at, made_at, is_alone) "
        "VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT (id) DO NOTHING",
        [
            (
                new.id, new.guest, new.way, new.kind, new.table, new.mark, new.data, new.due_at,
                new.made_at, new.is_alone,
            )
            for new in calls
        ],
    )  # fmt: skip


def _call(row: Any) -> Call:
    return Call(
        id=row[0], guest=row[1], way=row[2], kind=row[3], due_at=row[4], made_at=row[5],
        table=row[6], mark=row[7], data=row[8], is_alone=row[9], tries=row[10], letter=row[11],
    )  # fmt: skip
