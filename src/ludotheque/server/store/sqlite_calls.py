"""Calls in an SQLite file."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any, Final, Protocol, TypeVar

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
from ludotheque.server.store.store import Kept

T = TypeVar("T")
Do = Callable[[sqlite3.Connection], T]

_CALLEE: Final = (
    "SELECT guest, wishes, address, asked, asked_at, off_key, mailed_at, pushed_at FROM callees"
)
_CALL: Final = (
    "SELECT id, guest, way, kind, due_at, made_at, table_id, mark, data, is_alone, tries, letter "
    "FROM calls"
)

_DUE: Final = "way = ? AND due_at <= ? AND (claimed_by <> ? OR claimed_until <= ?)"
"""Nobody else uses the file: what another server has claimed was claimed before a crash."""


class _Doing(Protocol):
    def __call__(self, do: Do[T], /) -> Awaitable[T]: ...


class SqliteCalls(CallBook):
    """Calls beside the tables of one file; `rows` reads tables there."""

    def __init__(
        self, read: _Doing, write: _Doing, rows: Callable[[Any, str, Any], list[Kept]]
    ) -> None:
        self._read = read
        self._write = write
        self._rows = rows

    # People

    async def callees(self, guests: Collection[str]) -> dict[str, Callee]:
        wanted = list(guests)
        marks = ", ".join("?" * len(wanted))
        found = await self._read(
            lambda file: file.execute(f"{_CALLEE} WHERE guest IN ({marks})", wanted).fetchall()
        )
        return {row[0]: Callee(*row) for row in found}

    async def callee_of_key(self, off_key: str) -> Callee | None:
        found = await self._read(
            lambda file: file.execute(f"{_CALLEE} WHERE off_key = ?", (off_key,)).fetchone()
        )
        return None if found is None else Callee(*found)

    async def guests_at(self, address: str) -> list[str]:
        text = "SELECT guest FROM callees WHERE address = ? AND address <> '' ORDER BY guest"
        found = await self._read(lambda file: file.execute(text, (address,)).fetchall())
        return [row[0] for row in found]

    async def keep_wishes(
        self, guest: str, wishes: str, off_key: str, calls: Sequence[NewCall] = ()
    ) -> None:
        def keep(file: sqlite3.Connection) -> None:
            file.execute(
                "INSERT INTO callees (guest, wishes, off_key) VALUES (?, ?, ?) "
                "ON CONFLICT (guest) DO UPDATE SET wishes = excluded.wishes",
                (guest, wishes, off_key),
            )
            _replace(file, calls)

        await self._write(keep)

    async def ask_address(self, first: FirstLetter) -> bool:
        def ask(file: sqlite3.Connection) -> bool:
            at = first.call.made_at
            if not _count_letter(file, first.address_hash, at, first.since, first.most):
                return False
            file.execute(
                "INSERT INTO callees (guest, wishes, asked, proof, asked_at, off_key) "
                "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (guest) DO UPDATE SET "
                "asked = excluded.asked, proof = excluded.proof, asked_at = excluded.asked_at, "
                "wishes = CASE callees.wishes WHEN ? THEN excluded.wishes ELSE callees.wishes END",
                (
                    first.guest,
                    first.wishes,
                    first.address,
                    first.proof,
                    at,
                    first.off_key,
                    first.before,
                ),
            )
            file.execute(
                "DELETE FROM calls WHERE guest = ? AND kind = ?", (first.guest, first.call.kind)
            )
            _add(file, [first.call])
            return True

        return await self._write(ask)

    async def confirm(self, proof: str, since: float) -> str | None:
        def settle(file: sqlite3.Connection) -> str | None:
            found = file.execute(
                "UPDATE callees SET address = asked, asked = '', proof = '' "
                "WHERE proof = ? AND proof <> '' AND asked_at >= ? RETURNING guest",
                (proof, since),
            ).fetchone()
            return None if found is None else str(found[0])

        return await self._write(settle)

    async def drop_address(self, guest: str) -> None:
        def drop(file: sqlite3.Connection) -> None:
            file.execute(
                "UPDATE callees SET address = '', asked = '', proof = '' WHERE guest = ?", (guest,)
            )
            file.execute("DELETE FROM calls WHERE guest = ? AND way = 'mail'", (guest,))

        await self._write(drop)

    # Browsers

    async def keep_push(self, push: Push, most: int, off_key: str) -> None:
        def keep(file: sqlite3.Connection) -> None:
            file.execute(
                "INSERT INTO callees (guest, wishes, off_key) VALUES (?, '', ?) "
                "ON CONFLICT (guest) DO NOTHING",
                (push.guest, off_key),
            )
            file.execute(
                "INSERT OR REPLACE INTO pushes (endpoint, guest, p256dh, auth, origin, at) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (push.endpoint, push.guest, push.p256dh, push.auth, push.origin, push.at),
            )
            file.execute(
                "DELETE FROM pushes WHERE guest = ? AND endpoint NOT IN (SELECT endpoint "
                "FROM pushes WHERE guest = ? ORDER BY at DESC LIMIT ?)",
                (push.guest, push.guest, most),
            )

        await self._write(keep)

    async def pushes(self, guest: str) -> list[Push]:
        text = (
            "SELECT endpoint, guest, p256dh, auth, origin, at FROM pushes WHERE guest = ? "
            "ORDER BY at, endpoint"
        )
        found = await self._read(lambda file: file.execute(text, (guest,)).fetchall())
        return [Push(*row) for row in found]

    async def drop_push(self, endpoint: str, guest: str) -> bool:
        text = "DELETE FROM pushes WHERE endpoint = ? AND guest = ?"
        return await self._write(lambda file: bool(file.execute(text, (endpoint, guest)).rowcount))

    async def house_key(self, name: str, made: str) -> str:
        def find(file: sqlite3.Connection) -> str:
            file.execute("INSERT OR IGNORE INTO house_keys VALUES (?, ?)", (name, made))
            row = file.execute("SELECT text FROM house_keys WHERE name = ?", (name,)).fetchone()
            return str(row[0])

        return await self._write(find)

    # What is to be sent

    async def add(self, calls: Sequence[NewCall]) -> None:
        await self._write(lambda file: _add(file, calls))

    async def is_due(self, way: Way, now: float, server: str) -> bool:
        text = f"SELECT 1 FROM calls WHERE {_DUE} LIMIT 1"
        values = (way, now, server, now)
        return await self._read(lambda file: file.execute(text, values).fetchone() is not None)

    async def claim(
        self, way: Way, now: float, server: str, until: float, letter: str
    ) -> list[Call]:
        return await self._write(lambda file: _claim(file, way, now, server, until, letter))

    async def finish(self, letter: str, sent_at: float | None) -> None:
        def end(file: sqlite3.Connection) -> None:
            found = file.execute(
                "DELETE FROM calls WHERE letter = ? RETURNING guest, way", (letter,)
            ).fetchall()
            for guest, way in found[:1]:
                if sent_at is not None:
                    column = "mailed_at" if way == "mail" else "pushed_at"
                    file.execute(
                        f"UPDATE callees SET {column} = ? WHERE guest = ?", (sent_at, guest)
                    )

        await self._write(end)

    async def put_off(self, letter: str, until: float, is_tried: bool) -> None:
        text = (
            "UPDATE calls SET due_at = ?, claimed_by = '', claimed_until = 0, tries = tries + ?, "
            "letter = CASE WHEN ? THEN letter ELSE '' END WHERE letter = ?"
        )
        values = (until, int(is_tried), is_tried, letter)
        await self._write(lambda file: _run(file, text, values))

    async def count_letter(self, address_hash: str, at: float, since: float, most: int) -> bool:
        return await self._write(lambda file: _count_letter(file, address_hash, at, since, most))

    async def forget_letters(self, before: float) -> None:
        text = "DELETE FROM first_letters WHERE at < ?"
        await self._write(lambda file: _run(file, text, (before,)))

    # Tables

    async def tables_to_call(self, now: float, most: int) -> list[tuple[Kept, float]]:
        def find(file: sqlite3.Connection) -> list[tuple[Kept, float]]:
            due = dict(
                file.execute(
                    "SELECT id, call_at FROM tables WHERE call_at <= ? ORDER BY call_at LIMIT ?",
                    (now, most),
                ).fetchall()
            )
            marks = ", ".join("?" * len(due))
            rows = self._rows(file, f"WHERE id IN ({marks})", tuple(due)) if due else []
            return sorted(
                ((row, due[row.table]) for row in rows), key=lambda one: (one[1], one[0].table)
            )

        return await self._read(find)

    async def rows(self, tables: Collection[str]) -> dict[str, Kept]:
        wanted = tuple(tables)
        marks = ", ".join("?" * len(wanted))
        found = await self._read(lambda file: self._rows(file, f"WHERE id IN ({marks})", wanted))
        return {row.table: row for row in found}

    async def told_at(self, table: str) -> Mapping[tuple[str, str], str]:
        text = "SELECT guest, kind, mark FROM told WHERE table_id = ?"
        found = await self._read(lambda file: file.execute(text, (table,)).fetchall())
        return {(guest, kind): mark for guest, kind, mark in found}

    async def tell(self, telling: Telling) -> bool:
        def keep(file: sqlite3.Connection) -> bool:
            changed = file.execute(
                "UPDATE tables SET call_at = ? WHERE id = ? AND version = ? AND call_at = ?",
                (telling.next_call_at, telling.table, telling.version, telling.call_at),
            )
            if changed.rowcount != 1:
                return False
            for (guest, kind), mark in telling.told.items():
                file.execute(
                    "INSERT OR REPLACE INTO told (table_id, guest, kind, mark) VALUES (?, ?, ?, ?)",
                    (telling.table, guest, kind, mark),
                )
            _replace(file, telling.calls)
            return True

        return await self._write(keep)

    async def forget_guest(self, guest: str) -> None:
        def drop(file: sqlite3.Connection) -> None:
            for name in ("callees", "pushes", "calls", "told"):
                file.execute(f"DELETE FROM {name} WHERE guest = ?", (guest,))

        await self._write(drop)


def _run(file: sqlite3.Connection, text: str, values: Sequence[Any]) -> None:
    file.execute(text, values)


def _count_letter(
    file: sqlite3.Connection, address_hash: str, at: float, since: float, most: int
) -> bool:
    text = "SELECT count(*) FROM first_letters WHERE address = ? AND at >= ?"
    if file.execute(text, (address_hash, since)).fetchone()[0] >= most:
        return False
    file.execute("INSERT INTO first_letters VALUES (?, ?)", (address_hash, at))
    return True


def _replace(file: sqlite3.Connection, calls: Sequence[NewCall]) -> None:
    """Add calls in the place of those about the same that nobody has claimed yet."""
    for one in calls:
        file.execute(
            "DELETE FROM calls WHERE guest = ? AND way = ? AND kind = ? AND table_id = ? "
            "AND letter = ''",
            (one.guest, one.way, one.kind, one.table),
        )
    _add(file, calls)


def _add(file: sqlite3.Connection, calls: Sequence[NewCall]) -> None:
    file.executemany(
        "INSERT OR IGNORE INTO calls (id, guest, way, kind, table_id, mark, data, due_at, made_at, "
        "is_alone) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                one.id, one.guest, one.way, one.kind, one.table, one.mark, one.data, one.due_at,
                one.made_at, one.is_alone,
            )
            for one in calls
        ],
    )  # fmt: skip


def _claim(
    file: sqlite3.Connection, way: Way, now: float, server: str, until: float, letter: str
) -> list[Call]:
    head = file.execute(
        f"SELECT id, guest, is_alone, letter FROM calls WHERE {_DUE} AND guest NOT IN (SELECT "
        "guest FROM calls WHERE way = ? AND claimed_by = ? AND claimed_until > ?) "
        "ORDER BY due_at, id LIMIT 1",
        (way, now, server, now, way, server, now),
    ).fetchone()
    if head is None:
        return []
    id, guest, is_alone, name = head
    if not name:
        name = letter
        if is_alone:
            file.execute("UPDATE calls SET letter = ? WHERE id = ?", (name, id))
        else:
            file.execute(
                "UPDATE calls SET letter = ? WHERE guest = ? AND way = ? AND due_at <= ? "
                "AND letter = '' AND is_alone = 0",
                (name, guest, way, now),
            )
    file.execute(
        "UPDATE calls SET claimed_by = ?, claimed_until = ? WHERE letter = ?", (server, until, name)
    )
    rows = file.execute(f"{_CALL} WHERE letter = ? ORDER BY made_at, id", (name,)).fetchall()
    return [_call(row) for row in rows]


def _call(row: Sequence[Any]) -> Call:
    return Call(
        id=row[0], guest=row[1], way=row[2], kind=row[3], due_at=row[4], made_at=row[5],
        table=row[6], mark=row[7], data=row[8], is_alone=bool(row[9]), tries=row[10],
        letter=row[11],
    )  # fmt: skip
