"""Being known, in a PostgreSQL database.

A statement whose answer is lost is sent again: whatever is done here may be done twice.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping
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
from ludotheque.server.store.postgres_link import Connection
from ludotheque.server.store.postgres_results import erase_played

T = TypeVar("T")

KEPT_NOTICES: Final = 10_000
"""A server that has missed more than these since its last sweep is not running."""
_PASSKEY: Final = "id, guest, site, key, uses, name, made_at, used_at"
_SESSION: Final = "id, guest, browser, made_at, seen_at, is_ended"
_NAMES: Final = 0x4C756475
"""The number of the lock under which accounts get their names."""


class PostgresAccounts(AccountStore):
    """The chapter of the PostgreSQL store about being known."""

    @abstractmethod
    async def _read(self, find: Callable[[Connection], Awaitable[T]]) -> T: ...

    @abstractmethod
    async def _fetch(self, text: str, *values: Any) -> list[Any]: ...

    async def account(self, guest: str) -> Account | None:
        found = await self._fetch(
            "SELECT guest, made_at, looks FROM accounts WHERE guest = $1", guest
        )
        return Account(*found[0]) if found else None

    async def keep_account(
        self, account: Account, passkey: Passkey, codes: Collection[str], session: Session
    ) -> bool:
        async def keep(one: Connection) -> bool:
            if await _is_taken(one, account.guest, account.looks) or not await _add(one, passkey):
                return False
            await one.execute(
                "INSERT INTO accounts (guest, made_at, looks) VALUES ($1, $2, $3) "
                "ON CONFLICT (guest) DO UPDATE SET looks = excluded.looks",
                account.guest, account.made_at, account.looks,
            )  # fmt: skip
            await _replace_codes(one, account.guest, codes)
            await _begin(one, session)
            return True

        return await self._together(keep)

    async def rename_account(self, guest: str, profile: str, looks: str) -> bool:
        async def rename(one: Connection) -> bool:
            if await _is_taken(one, guest, looks):
                return False
            await one.execute("UPDATE accounts SET looks = $1 WHERE guest = $2", looks, guest)
            await one.execute(
                "INSERT INTO guests (id, profile) VALUES ($1, $2) "
                "ON CONFLICT (id) DO UPDATE SET profile = excluded.profile",
                guest, profile,
            )  # fmt: skip
            return True

        return await self._together(rename)

    # Ways in

    async def passkey(self, id: str) -> Passkey | None:
        found = await self._fetch(f"SELECT {_PASSKEY} FROM passkeys WHERE id = $1", id)
        return Passkey(*found[0]) if found else None

    async def passkeys_of(self, guest: str) -> list[Passkey]:
        text = f"SELECT {_PASSKEY} FROM passkeys WHERE guest = $1 ORDER BY made_at, id"
        return [Passkey(*row) for row in await self._fetch(text, guest)]

    async def add_passkey(self, passkey: Passkey) -> bool:
        return await self._together(lambda one: _add(one, passkey))

    async def name_passkey(self, guest: str, id: str, name: str) -> bool:
        text = "UPDATE passkeys SET name = $1 WHERE id = $2 AND guest = $3 RETURNING 1"
        return bool(await self._fetch(text, name, id, guest))

    async def remove_passkey(self, guest: str, id: str) -> bool:
        async def remove(one: Connection) -> bool:
            # Two at once must not take each other's last way in.
            await one.execute("SELECT FROM accounts WHERE guest = $1 FOR UPDATE", guest)
            removed = await one.fetch(
                "DELETE FROM passkeys WHERE id = $1 AND guest = $2 AND "
                "(EXISTS (SELECT FROM passkeys WHERE guest = $2 AND id <> $1) "
                "OR EXISTS (SELECT FROM codes WHERE guest = $2 AND used_by = '')) RETURNING 1",
                id, guest,
            )  # fmt: skip
            return bool(removed)

        return await self._together(remove)

    async def codes_left(self, guest: str) -> int:
        text = "SELECT count(*) FROM codes WHERE guest = $1 AND used_by = ''"
        return int((await self._fetch(text, guest))[0][0])

    async def replace_codes(self, guest: str, hashes: Collection[str]) -> None:
        await self._together(lambda one: _replace_codes(one, guest, hashes))

    async def code(self, hash: str) -> Code | None:
        found = await self._fetch("SELECT guest, used_by FROM codes WHERE hash = $1", hash)
        return Code(*found[0]) if found else None

    async def keep_challenge(self, challenge: Challenge, now: float, most: int) -> None:
        async def keep(one: Connection) -> None:
            await one.execute("DELETE FROM challenges WHERE until <= $1", now)
            await one.execute(
                "DELETE FROM challenges WHERE hash IN "
                "(SELECT hash FROM challenges ORDER BY until DESC, hash OFFSET $1)",
                most - 1,
            )
            await one.execute(
                "INSERT INTO challenges (hash, guest, purpose, site, until) "
                "VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                challenge.hash, challenge.guest, challenge.purpose, challenge.site,
                challenge.until,
            )  # fmt: skip

        await self._together(keep)

    async def take_challenge(self, hash: str, now: float) -> Challenge | None:
        found = await self._fetch(
            "DELETE FROM challenges WHERE hash = $1 AND until > $2 "
            "RETURNING hash, guest, purpose, site, until",
            hash, now,
        )  # fmt: skip
        return Challenge(*found[0]) if found else None

    async def keep_link(self, hash: str, guest: str, until: float, now: float, most: int) -> bool:
        async def keep(one: Connection) -> bool:
            # Two who ask at once count one after the other.
            await one.execute("SELECT FROM accounts WHERE guest = $1 FOR UPDATE", guest)
            kept = await one.fetch(
                "WITH gone AS (DELETE FROM links WHERE until <= $4) "
                "INSERT INTO links (hash, guest, until) SELECT $1::text, $2::text, $3 WHERE "
                "(SELECT count(*) FROM links WHERE guest = $2 AND until > $4 AND hash <> $1) < $5 "
                "ON CONFLICT (hash) DO UPDATE SET until = excluded.until RETURNING 1",
                hash, guest, until, now, most,
            )  # fmt: skip
            return bool(kept)

        return await self._together(keep)

    async def link_of(self, hash: str, now: float) -> str | None:
        text = "SELECT guest FROM links WHERE hash = $1 AND until > $2"
        found = await self._fetch(text, hash, now)
        return str(found[0][0]) if found else None

    # Coming in, and being sent out

    async def enter_with_passkey(self, id: str, uses: int, session: Session) -> bool:
        return await self._enter(
            session,
            "UPDATE passkeys SET uses = $1, used_at = $2 WHERE id = $3 AND guest = $4 RETURNING 1",
            uses, session.made_at, id, session.guest,
        )  # fmt: skip

    async def enter_with_code(self, hash: str, session: Session) -> bool:
        return await self._enter(
            session,
            "UPDATE codes SET used_by = $1 WHERE hash = $2 AND guest = $3 "
            "AND used_by IN ('', $1) RETURNING 1",
            session.id, hash, session.guest,
        )  # fmt: skip

    async def enter_with_link(self, hash: str, session: Session) -> bool:
        text = "DELETE FROM links WHERE hash = $1 AND guest = $2 AND until > $3 RETURNING 1"
        return await self._enter(session, text, hash, session.guest, session.made_at)

    async def session(self, id: str) -> Session | None:
        found = await self._fetch(f"SELECT {_SESSION} FROM sessions WHERE id = $1", id)
        return Session(*found[0]) if found else None

    async def sessions_of(self, guest: str) -> list[Session]:
        text = f"SELECT {_SESSION} FROM sessions WHERE guest = $1 ORDER BY seen_at DESC, id"
        return [Session(*row) for row in await self._fetch(text, guest)]

    async def note_seen(self, id: str, browser: str, at: float) -> None:
        text = "UPDATE sessions SET browser = $1, seen_at = $2 WHERE id = $3"
        await self._fetch(text, browser, at, id)

    async def end_sessions(self, guest: str, ids: Collection[str], now: float) -> None:
        async def end(one: Connection) -> None:
            await one.execute(
                "DELETE FROM sessions WHERE id = ANY ($1::text[]) AND guest = $2", list(ids), guest
            )
            if guest in ids:
                await one.execute(
                    f"INSERT INTO sessions ({_SESSION}) VALUES ($1, $1, '', $2, $2, true) "
                    "ON CONFLICT (id) DO UPDATE SET is_ended = true",
                    guest, now,
                )  # fmt: skip
            await give_notice(one, "guest", guest)

        await self._together(end)

    # Everything about one guest

    async def personal_rows(self, guest: str) -> dict[str, list[dict[str, object]]]:
        found: dict[str, list[dict[str, object]]] = {}
        for place, text in personal.showing("postgres").items():
            said = [dict(row) for row in await self._fetch(text, guest)]
            found.setdefault(place.table, []).extend(said)
        return found

    async def tables_naming(self, guest: str) -> list[str]:
        text = (
            "SELECT table_id FROM holders WHERE guest = $1 UNION SELECT id FROM tables "
            "WHERE host = $1 AND host <> '' AND phase <> 'over' ORDER BY 1"
        )
        return [str(row[0]) for row in await self._fetch(text, guest)]

    async def tables_to_merge(self, guest: str) -> list[str]:
        text = (
            "SELECT table_id FROM holders WHERE guest = $1 UNION SELECT id FROM tables "
            "WHERE phase <> 'over' AND strpos(record, $1) > 0 ORDER BY 1"
        )
        return [str(row[0]) for row in await self._fetch(text, guest)]

    async def merge_guest(
        self, guest: str, into: str, tables: Mapping[str, tuple[str, str]]
    ) -> None:
        async def merge(one: Connection) -> None:
            for table, handles in tables.items():
                for text in personal.merging_messages("postgres"):
                    await one.execute(text, guest, into, table)
                await one.execute(personal.merging_lines("postgres"), table, *handles)
                await give_notice(one, "table", table)
            await erase_played(one, guest, into)
            for text in personal.merging("postgres"):
                await one.execute(text, *((guest, into) if "$2" in text else (guest,)))

        await self._together(merge)

    # How it is done

    async def _together(self, do: Callable[[Connection], Awaitable[T]]) -> T:
        """All of it or nothing."""

        async def run(one: Connection) -> T:
            async with one.transaction():
                return await do(one)

        return await self._read(run)

    async def _enter(self, session: Session, text: str, *values: Any) -> bool:
        """Begin a session if what it is begun with is good, which the statement changes."""

        async def enter(one: Connection) -> bool:
            if not await one.fetch(text, *values):
                # If the same was begun already, only the answer to that was lost.
                return bool(await one.fetch("SELECT FROM sessions WHERE id = $1", session.id))
            await _begin(one, session)
            return True

        return await self._together(enter)


async def give_notice(one: Connection, kind: str, id: str) -> None:
    """Let running servers read something anew, inside the open transaction."""
    # Numbers are seen in their order, or a server could pass one over.
    await one.execute("LOCK TABLE notices IN EXCLUSIVE MODE")
    number = await one.fetchval(
        "INSERT INTO notices (kind, id) VALUES ($1, $2) RETURNING number", kind, id
    )
    await one.execute("DELETE FROM notices WHERE number <= $1", number - KEPT_NOTICES)


async def _is_taken(one: Connection, guest: str, looks: str) -> bool:
    """Whether another account's name looks so; nobody gets a name until this is done."""
    await one.execute("SELECT pg_advisory_xact_lock($1)", _NAMES)
    text = "SELECT FROM accounts WHERE looks = $1 AND guest <> $2"
    return bool(await one.fetch(text, looks, guest))


async def _add(one: Connection, passkey: Passkey) -> bool:
    added = await one.fetch(
        f"INSERT INTO passkeys ({_PASSKEY}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8) "
        "ON CONFLICT (id) DO UPDATE SET name = excluded.name WHERE passkeys.guest = excluded.guest "
        "AND passkeys.key = excluded.key RETURNING 1",
        passkey.id, passkey.guest, passkey.site, passkey.key, passkey.uses, passkey.name,
        passkey.made_at, passkey.used_at,
    )  # fmt: skip
    return bool(added)


async def _replace_codes(one: Connection, guest: str, hashes: Collection[str]) -> None:
    # Of two who renew them at once, the earlier ones' are gone, too.
    await one.execute("SELECT FROM accounts WHERE guest = $1 FOR UPDATE", guest)
    await one.execute("DELETE FROM codes WHERE guest = $1", guest)
    await one.executemany(
        "INSERT INTO codes (hash, guest) VALUES ($1, $2)", [(hash, guest) for hash in hashes]
    )


async def _begin(one: Connection, session: Session) -> None:
    await one.execute(
        f"INSERT INTO sessions ({_SESSION}) VALUES ($1, $2, $3, $4, $5, false) "
        "ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at",
        session.id, session.guest, session.browser, session.made_at, session.seen_at,
    )  # fmt: skip
