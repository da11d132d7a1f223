"""Finding each other, in a PostgreSQL database: what is claimed, one server claims."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable, Collection, Mapping
from typing import Any, Final, TypeVar

from ludotheque.server.store.finding import Block, FindingStore, Invitation, Seeker, Settled
from ludotheque.server.store.postgres_commit import statement
from ludotheque.server.store.postgres_link import Connection
from ludotheque.server.store.store import GUEST, Change, Conflict

T = TypeVar("T")

_INVITATION: Final = "id, table_id, inviter, guest, from_name, to_name, at, expires_at, state"
_SEEKER: Final = "guest, wish, since, seen_at, table_id"


class PostgresFinding(FindingStore):
    """The chapter of the PostgreSQL store about finding each other."""

    server: str
    lease: float

    @abstractmethod
    async def _read(self, find: Callable[[Connection], Awaitable[T]]) -> T: ...

    @abstractmethod
    async def _fetch(self, text: str, *values: Any) -> list[Any]: ...

    @abstractmethod
    def _ring(self, changed: Mapping[str, int]) -> None:
        """Let other servers know what has changed."""

    async def block(self, guest: str, blocks: Collection[Block]) -> None:
        await self._fetch(
            "INSERT INTO blocks (guest, other, name, at) SELECT $1, other, name, at "
            "FROM unnest($2::text[], $3::text[], $4::double precision[]) AS one (other, name, at) "
            "ON CONFLICT DO NOTHING",
            guest, [one.other for one in blocks], [one.name for one in blocks],
            [one.at for one in blocks],
        )  # fmt: skip

    async def unblock(self, guest: str, others: Collection[str]) -> None:
        await self._fetch(
            "DELETE FROM blocks WHERE guest = $1 AND other = ANY ($2::text[])", guest, list(others)
        )

    async def blocked_by(self, guest: str) -> list[Block]:
        found = await self._fetch(
            "SELECT other, name, at FROM blocks WHERE guest = $1 ORDER BY at DESC, other", guest
        )
        return [Block(*row) for row in found]

    async def blockers_of(self, guest: str) -> set[str]:
        found = await self._fetch("SELECT guest FROM blocks WHERE other = $1", guest)
        return {row[0] for row in found}

    async def blocks_among(self, guests: Collection[str]) -> set[tuple[str, str]]:
        found = await self._fetch(
            "SELECT guest, other FROM blocks WHERE guest = ANY ($1::text[]) "
            "AND other = ANY ($1::text[])",
            list(guests),
        )
        return {(row[0], row[1]) for row in found}

    async def close_door(self, guest: str, is_closed: bool) -> None:
        if is_closed:
            text = "INSERT INTO closed_doors (guest) VALUES ($1) ON CONFLICT DO NOTHING"
        else:
            text = "DELETE FROM closed_doors WHERE guest = $1"
        await self._fetch(text, guest)

    async def is_door_closed(self, guest: str) -> bool:
        return bool(await self._fetch("SELECT FROM closed_doors WHERE guest = $1", guest))

    async def invite(self, invitation: Invitation) -> None:
        new = invitation

        async def do(one: Connection) -> None:
            async with one.transaction():
                # Two that are sent at once are kept one after the other.
                await one.execute(
                    "SELECT pg_advisory_xact_lock(hashtext($1))",
                    f"{new.table} {new.inviter} {new.guest}",
                )
                await one.execute(
                    f"INSERT INTO invitations ({_INVITATION}) "
                    "SELECT $1, $2, $3, $4, $5, $6, $7, $8, $9 "
                    "WHERE NOT EXISTS (SELECT FROM invitations WHERE table_id = $2 "
                    "AND inviter = $3 AND guest = $4 AND state <> 'withdrawn') "
                    "ON CONFLICT DO NOTHING",
                    new.id, new.table, new.inviter, new.guest, new.inviter_name, new.guest_name,
                    new.at, new.expires_at, new.state,
                )  # fmt: skip

        await self._read(do)

    async def invitation(self, id: str) -> Invitation | None:
        found = await self._fetch(f"SELECT {_INVITATION} FROM invitations WHERE id = $1", id)
        return Invitation(*found[0]) if found else None

    async def invitations_to(self, guest: str, now: float) -> list[Invitation]:
        found = await self._fetch(
            f"SELECT {_INVITATION} FROM invitations WHERE guest = $1 AND state = 'open' "
            "AND expires_at > $2 AND EXISTS (SELECT FROM tables WHERE tables.id = table_id "
            "AND phase = 'gathering') ORDER BY at DESC, id",
            guest, now,
        )  # fmt: skip
        return [Invitation(*row) for row in found]

    async def invitations_from(self, inviter: str, table: str) -> list[Invitation]:
        found = await self._fetch(
            f"SELECT {_INVITATION} FROM invitations WHERE table_id = $1 AND inviter = $2 "
            "ORDER BY at, id",
            table, inviter,
        )  # fmt: skip
        return [Invitation(*row) for row in found]

    async def invited_since(self, inviter: str, since: float) -> int:
        found = await self._fetch(
            "SELECT count(*) FROM invitations WHERE inviter = $1 AND at >= $2", inviter, since
        )
        return int(found[0][0])

    async def settle_invitation(self, id: str, state: Settled) -> bool:
        return bool(
            await self._fetch(
                "UPDATE invitations SET state = $2 WHERE id = $1 AND state = 'open' RETURNING id",
                id, state,
            )
        )  # fmt: skip

    async def forget_invitations(self, before: float, most: int) -> int:
        gone = await self._fetch(
            "DELETE FROM invitations WHERE id IN (SELECT id FROM invitations WHERE expires_at < $1 "
            "ORDER BY expires_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id",
            before, most,
        )  # fmt: skip
        return len(gone)

    async def seek(self, seeker: Seeker) -> None:
        one = seeker
        await self._fetch(
            f"INSERT INTO seekers ({_SEEKER}) VALUES ($1, $2, $3, $4, $5) "
            "ON CONFLICT (guest) DO UPDATE SET wish = excluded.wish, since = excluded.since, "
            "seen_at = excluded.seen_at, table_id = excluded.table_id",
            one.guest, one.wish, one.since, one.seen_at, one.table,
        )  # fmt: skip

    async def seeker(self, guest: str) -> Seeker | None:
        found = await self._fetch(f"SELECT {_SEEKER} FROM seekers WHERE guest = $1", guest)
        return Seeker(*found[0]) if found else None

    async def see_seeker(self, guest: str, now: float) -> None:
        await self._fetch("UPDATE seekers SET seen_at = $2 WHERE guest = $1", guest, now)

    async def stop_seeking(self, guest: str) -> None:
        await self._fetch("DELETE FROM seekers WHERE guest = $1", guest)

    async def seekers(self, since: float) -> list[Seeker]:
        found = await self._fetch(
            f"SELECT {_SEEKER} FROM seekers WHERE table_id = '' AND seen_at >= $1 "
            "ORDER BY since, guest",
            since,
        )
        return [Seeker(*row) for row in found]

    async def claim(self, guests: Collection[str], change: Change) -> None:
        async def do(one: Connection) -> None:
            async with one.transaction():
                waiting = await one.fetch(
                    "SELECT guest FROM seekers WHERE guest = ANY ($1::text[]) AND table_id = '' "
                    "ORDER BY guest FOR UPDATE",
                    list(guests),
                )
                if len(waiting) != len(guests):
                    raise Conflict(change.table)
                await one.execute(
                    "UPDATE seekers SET table_id = $2 WHERE guest = ANY ($1::text[])",
                    list(guests), change.table,
                )  # fmt: skip
                text, values = statement([[change]], self.server, self.lease)
                if await one.fetch(text, *values):
                    raise Conflict(change.table)

        await self._read(do)
        await self.call_guests(guests)

    async def forget_seekers(self, before: float) -> None:
        await self._fetch("DELETE FROM seekers WHERE seen_at < $1", before)

    async def has_company(self, guest: str) -> bool:
        found = await self._fetch(
            "SELECT FROM holders AS own JOIN holders AS one ON one.table_id = own.table_id "
            "AND one.guest <> own.guest WHERE own.guest = $1 LIMIT 1",
            guest,
        )
        return bool(found)

    async def call_guests(self, guests: Collection[str]) -> None:
        self._ring({f"{GUEST}{guest}": 1 for guest in guests})
