"""Being known, in an SQLite file."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import Any, Final, TypeVar

from ludotheque.server.store import personal
from ludotheque.server.store.accounts import (
    Account,
    AccountStore,
    Challenge,
    Code,
    Passkey,
    Session,
)
from ludotheque.server.store.sqlite_results import erase_played

T = TypeVar("T")

KEPT_NOTICES: Final = 10_000
"""A server that has missed more than these since its last sweep is not running."""
_PASSKEY: Final = "id, guest, site, key, uses, name, made_at, used_at"
_SESSION: Final = "id, guest, browser, made_at, seen_at, is_ended"


class SqliteAccounts(AccountStore):
    """The chapter of the SQLite store about being known."""

    @abstractmethod
    async def _read(self, find: Callable[[sqlite3.Connection], T]) -> T: ...

    @abstractmethod
    async def _submit(self, do: Callable[[sqlite3.Connection], T]) -> T: ...

    async def account(self, guest: str) -> Account | None:
        row = await self._row("SELECT guest, made_at, looks FROM accounts WHERE guest = ?", guest)
        return None if row is None else Account(*row)

    async def keep_account(
        self, account: Account, passkey: Passkey, codes: Collection[str], session: Session
    ) -> bool:
        def keep(writing: sqlite3.Connection) -> bool:
            if _is_taken(writing, account.guest, account.looks) or not _add(writing, passkey):
                return False
            writing.execute(
                "INSERT INTO accounts (guest, made_at, looks) VALUES (?, ?, ?) "
                "ON CONFLICT (guest) DO UPDATE SET looks = excluded.looks",
                (account.guest, account.made_at, account.looks),
            )
            _replace_codes(writing, account.guest, codes)
            _begin(writing, session)
            return True

        return await self._submit(keep)

    async def rename_account(self, guest: str, profile: str, looks: str) -> bool:
        def rename(writing: sqlite3.Connection) -> bool:
            if _is_taken(writing, guest, looks):
                return False
            writing.execute("UPDATE accounts SET looks = ? WHERE guest = ?", (looks, guest))
            writing.execute(
                "INSERT INTO guests (id, profile) VALUES (?, ?) "
                "ON CONFLICT (id) DO UPDATE SET profile = excluded.profile",
                (guest, profile),
            )
            return True

        return await self._submit(rename)

    # Ways in

    async def passkey(self, id: str) -> Passkey | None:
        row = await self._row(f"SELECT {_PASSKEY} FROM passkeys WHERE id = ?", id)
        return None if row is None else Passkey(*row)

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        text = f"SELECT {_PASSKEY} FROM passkeys WHERE guest = ? ORDER BY made_at, id"
        return [Passkey(*row) for row in await self._rows(text, guest)]

    async def add_passkey(self, passkey: Passkey) -> bool:
        return await self._submit(lambda writing: _add(writing, passkey))

    async def name_passkey(self, guest: str, id: str, name: str) -> bool:
        text = "UPDATE passkeys SET name = ? WHERE id = ? AND guest = ?"
        return await self._changed(text, name, id, guest) == 1

    async def remove_passkey(self, guest: str, id: str) -> bool:
        text = (
            "DELETE FROM passkeys WHERE id = ?1 AND guest = ?2 AND "
            "(EXISTS (SELECT 1 FROM passkeys WHERE guest = ?2 AND id <> ?1) "
            "OR EXISTS (SELECT 1 FROM codes WHERE guest = ?2 AND used_by = ''))"
        )
        return await self._changed(text, id, guest) == 1

    async def codes_left(self, guest: str) -> int:
        text = "SELECT count(*) FROM codes WHERE guest = ? AND used_by = ''"
        return int((await self._rows(text, guest))[0][0])

    async def replace_codes(self, guest: str, hashes: Collection[str]) -> None:
        await self._submit(lambda writing: _replace_codes(writing, guest, hashes))

    async def code(self, hash: str) -> Code | None:
        row = await self._row("SELECT guest, used_by FROM codes WHERE hash = ?", hash)
        return None if row is None else Code(*row)

    async def keep_challenge(self, challenge: Challenge, now: float, most: int) -> None:
        def keep(writing: sqlite3.Connection) -> None:
            writing.execute("DELETE FROM challenges WHERE until <= ?", (now,))
            writing.execute(
                "DELETE FROM challenges WHERE hash IN "
                "(SELECT hash FROM challenges ORDER BY until DESC, hash LIMIT -1 OFFSET ?)",
                (most - 1,),
            )
            writing.execute(
                "INSERT INTO challenges (hash, guest, purpose, site, until) VALUES (?, ?, ?, ?, ?)",
                (
                    challenge.hash, challenge.guest, challenge.purpose, challenge.site,
                    challenge.until,
                ),
            )  # fmt: skip

        await self._submit(keep)

    async def take_challenge(self, hash: str, now: float) -> Challenge | None:
        def take(writing: sqlite3.Connection) -> Challenge | None:
            row = writing.execute(
                "DELETE FROM challenges WHERE hash = ? AND until > ? "
                "RETURNING hash, guest, purpose, site, until",
                (hash, now),
            ).fetchone()
            return None if row is None else Challenge(*row)

        return await self._submit(take)

    async def keep_link(self, hash: str, guest: str, until: float, now: float, most: int) -> bool:
        def keep(writing: sqlite3.Connection) -> bool:
            writing.execute("DELETE FROM links WHERE until <= ?", (now,))
            kept = writing.execute(
                "INSERT INTO links (hash, guest, until) SELECT ?1, ?2, ?3 "
                "WHERE (SELECT count(*) FROM links WHERE guest = ?2) < ?4",
                (hash, guest, until, most),
            )
            return kept.rowcount == 1

        return await self._submit(keep)

    async def link_of(self, hash: str, now: float) -> str | None:
        row = await self._row("SELECT guest FROM links WHERE hash = ? AND until > ?", hash, now)
        return None if row is None else str(row[0])

    # Coming in, and being sent out

    async def enter_with_passkey(self, id: str, uses: int, session: Session) -> bool:
        return await self._enter(
            session,
            "UPDATE passkeys SET uses = ?, used_at = ? WHERE id = ? AND guest = ?",
            uses, session.made_at, id, session.guest,
        )  # fmt: skip

    async def enter_with_code(self, hash: str, session: Session) -> bool:
        return await self._enter(
            session,
            "UPDATE codes SET used_by = ? WHERE hash = ? AND guest = ? AND used_by = ''",
            session.id, hash, session.guest,
        )  # fmt: skip

    async def enter_with_link(self, hash: str, session: Session) -> bool:
        text = "DELETE FROM links WHERE hash = ? AND guest = ? AND until > ?"
        return await self._enter(session, text, hash, session.guest, session.made_at)

    async def session(self, id: str) -> Session | None:
        row = await self._row(f"SELECT {_SESSION} FROM sessions WHERE id = ?", id)
        return None if row is None else _session(row)

    async def sessions_of(self, guest: str) -> list[Session]:
        text = f"SELECT {_SESSION} FROM sessions WHERE guest = ? ORDER BY seen_at DESC, id"
        return [_session(row) for row in await self._rows(text, guest)]

    async def note_seen(self, id: str, browser: str, at: float) -> None:
        text = "UPDATE sessions SET browser = ?, seen_at = ? WHERE id = ?"
        await self._changed(text, browser, at, id)

    async def end_sessions(self, guest: str, ids: Collection[str], now: float) -> None:
        def end(writing: sqlite3.Connection) -> None:
            for id in ids:
                writing.execute("DELETE FROM sessions WHERE id = ? AND guest = ?", (id, guest))
            if guest in ids:
                writing.execute(
                    "INSERT INTO sessions (id, guest, browser, made_at, seen_at, is_ended) "
                    "VALUES (?, ?, '', ?, ?, 1)",
                    (guest, guest, now, now),
                )
            give_notice(writing, "guest", guest)

        await self._submit(end)

    # Everything about one guest

    async def personal_rows(self, guest: str) -> dict[str, list[dict[str, object]]]:
        def find(reading: sqlite3.Connection) -> dict[str, list[dict[str, object]]]:
            found: dict[str, list[dict[str, object]]] = {}
            for place, text in personal.showing("sqlite").items():
                rows = reading.execute(text, (guest,))
                names = [column[0] for column in rows.description]
                said = [dict(zip(names, row, strict=True)) for row in rows]
                found.setdefault(place.table, []).extend(said)
            return found

        return await self._read(find)

    async def tables_naming(self, guest: str) -> list[str]:
        text = (
            "SELECT table_id FROM holders WHERE guest = ?1 UNION SELECT id FROM tables "
            "WHERE host = ?1 AND host <> '' AND phase <> 'over' ORDER BY 1"
        )
        return [str(row[0]) for row in await self._rows(text, guest)]

    async def tables_to_merge(self, guest: str) -> list[str]:
        text = (
            "SELECT table_id FROM holders WHERE guest = ?1 UNION SELECT id FROM tables "
            "WHERE phase <> 'over' AND instr(record, ?1) > 0 ORDER BY 1"
        )
        return [str(row[0]) for row in await self._rows(text, guest)]

    async def merge_guest(
        self, guest: str, into: str, tables: Mapping[str, tuple[str, str]]
    ) -> None:
        def merge(writing: sqlite3.Connection) -> None:
            for table, handles in tables.items():
                for text in personal.merging_messages("sqlite"):
                    writing.execute(text, (guest, into, table))
                writing.execute(personal.merging_lines("sqlite"), (table, *handles))
                give_notice(writing, "table", table)
            erase_played(writing, guest, into)
            for text in personal.merging("sqlite"):
                writing.execute(text, (guest, into) if "?2" in text else (guest,))

        await self._submit(merge)

    # How it is done

    async def _rows(self, text: str, *values: Any) -> list[Any]:
        return await self._read(lambda reading: reading.execute(text, values).fetchall())

    async def _row(self, text: str, *values: Any) -> Any:
        return await self._read(lambda reading: reading.execute(text, values).fetchone())

    async def _changed(self, text: str, *values: Any) -> int:
        return await self._submit(lambda writing: writing.execute(text, values).rowcount)

    async def _enter(self, session: Session, text: str, *values: Any) -> bool:
        """Begin a session if what it is begun with is good, which the statement changes."""

        def enter(writing: sqlite3.Connection) -> bool:
            if writing.execute(text, values).rowcount != 1:
                return False
            _begin(writing, session)
            return True

        return await self._submit(enter)


def give_notice(writing: sqlite3.Connection, kind: str, id: str) -> None:
    """Let running servers read something anew, inside the open transaction."""
    done = writing.execute("INSERT INTO notices (kind, id) VALUES (?, ?)", (kind, id))
    last = (done.lastrowid or 0) - KEPT_NOTICES
    writing.execute("DELETE FROM notices WHERE number <= ?", (last,))


def _is_taken(writing: sqlite3.Connection, guest: str, looks: str) -> bool:
    text = "SELECT count(*) FROM accounts WHERE looks = ? AND guest <> ?"
    return bool(writing.execute(text, (looks, guest)).fetchone()[0])


def _add(writing: sqlite3.Connection, passkey: Passkey) -> bool:
    added = writing.execute(
        f"INSERT INTO passkeys ({_PASSKEY}) VALUES (?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (id) DO NOTHING",
        (
            passkey.id, passkey.guest, passkey.site, passkey.key, passkey.uses, passkey.name,
            passkey.made_at, passkey.used_at,
        ),
    )  # fmt: skip
    return added.rowcount == 1


def _replace_codes(writing: sqlite3.Connection, guest: str, hashes: Collection[str]) -> None:
    writing.execute("DELETE FROM codes WHERE guest = ?", (guest,))
    for hash in hashes:
        writing.execute("INSERT INTO codes (hash, guest) VALUES (?, ?)", (hash, guest))


def _begin(writing: sqlite3.Connection, session: Session) -> None:
    writing.execute(
        f"INSERT INTO sessions ({_SESSION}) VALUES (?, ?, ?, ?, ?, 0) "
        "ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at",
        (session.id, session.guest, session.browser, session.made_at, session.seen_at),
    )


def _session(row: Any) -> Session:
    id, guest, browser, made_at, seen_at, is_ended = row
    return Session(id, guest, browser, made_at, seen_at, bool(is_ended))
