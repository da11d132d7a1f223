"""Finding each other, in an SQLite file."""

from __future__ import annotations

import sqlite3
from abc import abstractmethod
from collections.abc import Callable, Collection
from typing import Any, Final, TypeVar

from ludotheque.server.store.finding import Block, FindingStore, Invitation, Seeker, Settled
from ludotheque.server.store.store import Change, Conflict

T = TypeVar("T")

_INVITATION: Final = "id, table_id, inviter, guest, from_name, to_name, at, expires_at, state"
_SEEKER: Final = "guest, wish, since, seen_at, table_id"


class SqliteFinding(FindingStore):
    """The chapter of the SQLite store about finding each other."""

    @abstractmethod
    async def _read(self, find: Callable[[sqlite3.Connection], T]) -> T: ...

    @abstractmethod
    async def _submit(self, do: Callable[[sqlite3.Connection], T]) -> T: ...

    @abstractmethod
    def _keep(self, writing: sqlite3.Connection, change: Change) -> None:
        """Carry a change out inside the open transaction, or none of it."""

    async def block(self, guest: str, blocks: Collection[Block]) -> None:
        def do(writing: sqlite3.Connection) -> None:
            writing.executemany(
                "INSERT INTO blocks (guest, other, name, at) VALUES (?, ?, ?, ?) "
                "ON CONFLICT DO NOTHING",
                [(guest, one.other, one.name, one.at) for one in blocks],
            )

        await self._submit(do)

    async def unblock(self, guest: str, others: Collection[str]) -> None:
        def do(writing: sqlite3.Connection) -> None:
            writing.executemany(
                "DELETE FROM blocks WHERE guest = ? AND other = ?",
                [(guest, other) for other in others],
            )

        await self._submit(do)

    async def blocked_by(self, guest: str) -> list[Block]:
        found = await self._found(
            "SELECT other, name, at FROM blocks WHERE guest = ? ORDER BY at DESC, other", guest
        )
        return [Block(*row) for row in found]

    async def blockers_of(self, guest: str) -> set[str]:
        found = await self._found("SELECT guest FROM blocks WHERE other = ?", guest)
        return {str(row[0]) for row in found}

    async def blocks_among(self, guests: Collection[str]) -> set[tuple[str, str]]:
        places = ", ".join("?" for _ in guests)
        found = await self._found(
            f"SELECT guest, other FROM blocks WHERE guest IN ({places}) AND other IN ({places})",
            *guests, *guests,
        )  # fmt: skip
        return {(row[0], row[1]) for row in found}

    async def close_door(self, guest: str, is_closed: bool) -> None:
        if is_closed:
            text = "INSERT INTO closed_doors (guest) VALUES (?) ON CONFLICT DO NOTHING"
        else:
            text = "DELETE FROM closed_doors WHERE guest = ?"
        await self._do(text, guest)

    async def is_door_closed(self, guest: str) -> bool:
        return bool(await self._found("SELECT 1 FROM closed_doors WHERE guest = ?", guest))

    async def invite(self, invitation: Invitation) -> None:
        one = invitation
        await self._do(
            f"INSERT INTO invitations ({_INVITATION}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, ? "
            "WHERE NOT EXISTS (SELECT 1 FROM invitations WHERE table_id = ? AND inviter = ? "
            "AND guest = ? AND state <> 'withdrawn')",
            one.id, one.table, one.inviter, one.guest, one.inviter_name, one.guest_name, one.at,
            one.expires_at, one.state, one.table, one.inviter, one.guest,
        )  # fmt: skip

    async def invitation(self, id: str) -> Invitation | None:
        found = await self._found(f"SELECT {_INVITATION} FROM invitations WHERE id = ?", id)
        return Invitation(*found[0]) if found else None

    async def invitations_to(self, guest: str, now: float) -> list[Invitation]:
        found = await self._found(
            f"SELECT {_INVITATION} FROM invitations WHERE guest = ? AND state = 'open' "
            "AND expires_at > ? AND EXISTS (SELECT 1 FROM tables WHERE id = table_id "
            "AND phase = 'gathering') ORDER BY at DESC, id",
            guest, now,
        )  # fmt: skip
        return [Invitation(*row) for row in found]

    async def invitations_from(self, inviter: str, table: str) -> list[Invitation]:
        found = await self._found(
            f"SELECT {_INVITATION} FROM invitations WHERE table_id = ? AND inviter = ? "
            "ORDER BY at, id",
            table, inviter,
        )  # fmt: skip
        return [Invitation(*row) for row in found]

    async def invited_since(self, inviter: str, since: float) -> int:
        found = await self._found(
            "SELECT count(*) FROM invitations WHERE inviter = ? AND at >= ?", inviter, since
        )
        return int(found[0][0])

    async def settle_invitation(self, id: str, state: Settled) -> bool:
        settled = await self._do(
            "UPDATE invitations SET state = ? WHERE id = ? AND state = 'open'", state, id
        )
        return settled == 1

    async def forget_invitations(self, before: float, most: int) -> int:
        return await self._do(
            "DELETE FROM invitations WHERE id IN (SELECT id FROM invitations WHERE expires_at < ? "
            "ORDER BY expires_at LIMIT ?)",
            before, most,
        )  # fmt: skip

    async def seek(self, seeker: Seeker) -> None:
        one = seeker
        await self._do(
            f"INSERT OR REPLACE INTO seekers ({_SEEKER}) VALUES (?, ?, ?, ?, ?)",
            one.guest, one.wish, one.since, one.seen_at, one.table,
        )  # fmt: skip

    async def seeker(self, guest: str) -> Seeker | None:
        found = await self._found(f"SELECT {_SEEKER} FROM seekers WHERE guest = ?", guest)
        return Seeker(*found[0]) if found else None

    async def see_seeker(self, guest: str, now: float) -> None:
        await self._do("UPDATE seekers SET seen_at = ? WHERE guest = ?", now, guest)

    async def stop_seeking(self, guest: str) -> None:
        await self._do("DELETE FROM seekers WHERE guest = ?", guest)

    async def seekers(self, since: float) -> list[Seeker]:
        found = await self._found(
            f"SELECT {_SEEKER} FROM seekers WHERE table_id = '' AND seen_at >= ? "
            "ORDER BY since, guest",
            since,
        )
        return [Seeker(*row) for row in found]

    async def claim(self, guests: Collection[str], change: Change) -> None:
        def do(writing: sqlite3.Connection) -> None:
            writing.execute("SAVEPOINT claim")
            try:
                for guest in guests:
                    claimed = writing.execute(
                        "UPDATE seekers SET table_id = ? WHERE guest = ? AND table_id = ''",
                        (change.table, guest),
                    )
                    if claimed.rowcount != 1:
                        raise Conflict(change.table)
                self._keep(writing, change)
            except Conflict:
                writing.execute("ROLLBACK TO claim")
                raise
            finally:
                writing.execute("RELEASE claim")

        await self._submit(do)

    async def forget_seekers(self, before: float) -> None:
        await self._do("DELETE FROM seekers WHERE seen_at < ?", before)

    async def has_company(self, guest: str) -> bool:
        found = await self._found(
            "SELECT 1 FROM holders AS own JOIN holders AS one ON one.table_id = own.table_id "
            "AND one.guest <> own.guest WHERE own.guest = ? LIMIT 1",
            guest,
        )
        return bool(found)

    async def _found(self, text: str, *values: Any) -> list[Any]:
        return await self._read(lambda reading: reading.execute(text, values).fetchall())

    async def _do(self, text: str, *values: Any) -> int:
        return await self._submit(lambda writing: writing.execute(text, values).rowcount)
