"""Errands: thoughts that servers of a database ask for, and that bots think on other machines.

Only the thought is handed out: whoever asked makes the move. So nothing here needs to be durable,
and nothing is done twice that is thought twice. Who asks and who thinks each have a connection of
their own, on which they are also told that there is something new; who misses that looks every
second.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final

import asyncpg

from ludotheque.server.store.postgres_link import TROUBLE, Connection, connect, in_words
from ludotheque.server.store.store import Errand, StoreFailed

ASKED: Final = "ludotheque_asked"
"""Where houses hear that something was asked."""
THOUGHT: Final = "ludotheque_thought"
"""Where servers hear that something was answered, each under its own name."""
LEASE: Final = 3.0
"""Seconds that a house has for an errand before others may take it over; it renews them while it
thinks."""
GONE_AFTER: Final = 5.0
"""Seconds after which a house that says nothing is gone."""
FORGOTTEN_AFTER: Final = 60.0
"""Seconds after which nobody misses what a server asked that is gone."""
PATIENCE: Final = 2.0
"""Seconds that saying goodbye may take."""
_NOW: Final = "extract(epoch FROM clock_timestamp())::double precision"
_IS_FREE: Final = f"answer IS NULL AND (house = '' OR until < {_NOW})"


class _Line:
    """A connection, made anew where the last one is gone; `heard` is set when there is news."""

    def __init__(self, address: str, channel: str, me: str) -> None:
        self.me = me
        self.heard = asyncio.Event()
        self._address = address
        self._channel = channel
        self._connection: Connection | None = None

    async def fetch(self, text: str, *values: Any) -> list[asyncpg.Record]:
        """What a statement answers; `StoreFailed` says in a few words why it does not."""
        try:
            if self._connection is None or self._connection.is_closed():
                self._connection = await self._listening()
            return await self._connection.fetch(text, *values)
        except (*TROUBLE, ValueError) as error:
            if self._connection is not None:
                self._connection.terminate()
                self._connection = None
            raise StoreFailed(in_words(error)) from error

    async def close(self, *farewells: str) -> None:
        """Say goodbye, if that can be done quickly, and let go."""
        with contextlib.suppress(StoreFailed, TimeoutError):
            async with asyncio.timeout(PATIENCE):
                for text in farewells:
                    await self.fetch(text, self.me)
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def _listening(self) -> Connection:
        connection = await connect(self._address)
        try:
            await connection.add_listener(self._channel, self._note)
        except BaseException:
            connection.terminate()
            raise
        self.heard.set()  # Something may have been missed.
        return connection

    def _note(self, _: Any, __: int, ___: str, message: object) -> None:
        if message in ("", self.me):
            self.heard.set()


class Asking(_Line):
    """A server's side."""

    def __init__(self, address: str, server: str) -> None:
        super().__init__(address, THOUGHT, server)

    async def ask(self, errands: Sequence[Errand]) -> None:
        """Hand errands out; what is known already stays as it is."""
        await self.fetch(
            "INSERT INTO errands (id, server, kind, question, asked_at) "
            f"SELECT id, $1, kind, question, {_NOW} "
            "FROM unnest($2::text[], $3::text[], $4::text[]) AS one (id, kind, question) "
            "ON CONFLICT DO NOTHING",
            self.me, [one.id for one in errands], [one.kind for one in errands],
            [json.dumps(one.question) for one in errands],
        )  # fmt: skip
        await self.fetch("SELECT pg_notify($1, '')", ASKED)

    async def collect(self, wanted: Collection[str]) -> dict[str, str | None]:
        """The answers that have come; they go from the database, and so does what is not wanted
        any more."""
        found = await self.fetch(
            "DELETE FROM errands WHERE server = $1 AND (answer IS NOT NULL OR id <> ALL ($2)) "
            "RETURNING id, answer",
            self.me, list(wanted),
        )  # fmt: skip
        return {id: json.loads(answer) for id, answer in found if answer is not None}

    async def take_back(self, most: int, patience: float) -> list[str]:
        """Of what was asked longer ago and nobody thinks about, the oldest: no house gets them any
        more."""
        found = await self.fetch(
            "DELETE FROM errands WHERE id IN (SELECT id FROM errands WHERE server = $1 "
            f"AND {_IS_FREE} AND asked_at < {_NOW} - $3::double precision "
            "ORDER BY asked_at LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING id",
            self.me, most, patience,
        )  # fmt: skip
        return [row[0] for row in found]

    async def kinds(self) -> frozenset[str]:
        """What the houses that are there can think about."""
        found = await self.fetch(
            "SELECT DISTINCT unnest(kinds) FROM bot_houses "
            f"WHERE seen_at > {_NOW} - {GONE_AFTER}::double precision"
        )
        return frozenset(row[0] for row in found)

    async def goodbye(self) -> None:
        await self.close("DELETE FROM errands WHERE server = $1")


class Answering(_Line):
    """The side of a house in which bots think."""

    def __init__(self, address: str, house: str) -> None:
        super().__init__(address, ASKED, house)

    async def be_there(self, kinds: Collection[str], mine: Collection[str]) -> None:
        """Say that this house is there and still thinks about these, and forget those who are
        not."""
        await self.fetch(
            f"INSERT INTO bot_houses (id, kinds, seen_at) VALUES ($1, $2, {_NOW}) "
            "ON CONFLICT (id) DO UPDATE SET kinds = excluded.kinds, seen_at = excluded.seen_at",
            self.me, list(kinds),
        )  # fmt: skip
        await self.fetch(
            f"UPDATE errands SET house = $1, until = {_NOW} + {LEASE} "
            "WHERE id = ANY ($2) AND answer IS NULL AND house IN ('', $1)",
            self.me, list(mine),
        )  # fmt: skip
        await self.fetch(
            f"WITH gone AS (DELETE FROM bot_houses WHERE seen_at < {_NOW} - {FORGOTTEN_AFTER}) "
            f"DELETE FROM errands WHERE asked_at < {_NOW} - {FORGOTTEN_AFTER} "
            "AND server NOT IN (SELECT id FROM servers)"
        )

    async def claim(
        self, kinds: Collection[str], most: int, mine: Collection[str]
    ) -> dict[str, dict[str, Any]]:
        """Take over at most so many questions that nobody thinks about, the oldest first."""
        found = await self.fetch(
            f"UPDATE errands SET house = $1, until = {_NOW} + {LEASE} WHERE id IN ("
            f"SELECT id FROM errands WHERE {_IS_FREE} AND kind = ANY ($2) AND id <> ALL ($4) "
            "ORDER BY asked_at LIMIT $3 FOR UPDATE SKIP LOCKED) RETURNING id, question",
            self.me, list(kinds), most, list(mine),
        )  # fmt: skip
        return {id: json.loads(question) for id, question in found}

    async def answer(self, answers: Mapping[str, str | None]) -> None:
        """Answer what is still this house's to answer, and tell those who asked."""
        told = await self.fetch(
            "UPDATE errands SET answer = one.answer "
            "FROM unnest($2::text[], $3::text[]) AS one (id, answer) WHERE errands.id = one.id "
            "AND errands.house = $1 AND errands.answer IS NULL RETURNING errands.server",
            self.me, list(answers), [json.dumps(one) for one in answers.values()],
        )  # fmt: skip
        for server in {row[0] for row in told}:
            await self.fetch("SELECT pg_notify($1, $2)", THOUGHT, server)

    async def goodbye(self) -> None:
        """Leave everything to others, at once."""
        await self.close(
            "UPDATE errands SET house = '' WHERE house = $1 AND answer IS NULL",
            "DELETE FROM bot_houses WHERE id = $1",
        )
