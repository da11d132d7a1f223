"""What was played, in a PostgreSQL database: results, ratings, and who may look at them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection
from typing import Any, Final, TypeVar

import asyncpg

from ludotheque.server.store.postgres_link import Connection
from ludotheque.server.store.results import (
    KeptRating,
    KeptResult,
    ListedRating,
    NewRatings,
    NewResult,
    Person,
    Recomputed,
    Results,
    differences,
    new_stand_in,
    without_guest,
)
from ludotheque.server.store.store import Conflict

T = TypeVar("T")

_RESULT: Final = "table_id, game, finished_at, is_rated, place, text, ratings"
_IS_THERE: Final = "EXISTS (SELECT FROM tables WHERE id = results.table_id)"
_SEEN: Final = (
    "people.shown_to = 'everybody' OR (people.shown_to = 'played' AND EXISTS (SELECT FROM "
    "played AS mine JOIN played AS theirs ON theirs.table_id = mine.table_id "
    "WHERE mine.guest = $1 AND theirs.guest = people.guest))"
)
_NEXT: Final = (
    "UPDATE results SET ratings = $2, place = (SELECT coalesce(max(place), 0) + 1 FROM results "
    "AS others WHERE others.game = results.game) WHERE table_id = $1 AND text = $3 "
    "AND place IS NULL RETURNING place"
)


class PostgresResults(Results):
    """The part of a store in a database that keeps what was played."""

    async def _read(self, find: Callable[[Connection], Awaitable[T]]) -> T:
        raise NotImplementedError

    async def _fetch(self, text: str, *values: Any) -> list[asyncpg.Record]:
        raise NotImplementedError

    async def results_of(self, guest: str, most: int) -> list[KeptResult]:
        which = (
            "WHERE table_id IN (SELECT table_id FROM played WHERE guest = $1) "
            "ORDER BY finished_at DESC, table_id LIMIT $2"
        )
        return await self._read(lambda one: _results(one, which, guest, most))

    async def result(self, table: str) -> KeptResult | None:
        found = await self._read(lambda one: _results(one, "WHERE table_id = $1", table))
        return found[0] if found else None

    async def unnoted(self, most: int) -> list[str]:
        found = await self._fetch(
            "SELECT id FROM tables WHERE phase = 'over' AND NOT EXISTS "
            "(SELECT FROM results WHERE table_id = tables.id) ORDER BY changed_at LIMIT $1",
            most,
        )
        return [row[0] for row in found]

    async def note_result(self, result: NewResult) -> None:
        async def note(one: Connection) -> None:
            async with one.transaction():
                await one.execute(
                    "INSERT INTO results (table_id, game, finished_at, is_rated, text) "
                    "VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING",
                    result.table, result.game, result.finished_at, result.is_rated, result.text,
                )  # fmt: skip
                await one.execute(
                    "INSERT INTO played (guest, table_id) SELECT guest, $2 "
                    "FROM unnest($1::text[]) AS guest ON CONFLICT DO NOTHING",
                    result.guests, result.table,
                )  # fmt: skip

        await self._read(note)

    async def to_rate(self, most: int) -> list[KeptResult]:
        which = "WHERE is_rated AND place IS NULL ORDER BY finished_at, table_id LIMIT $1"
        return await self._read(lambda one: _results(one, which, most))

    async def ratings_of(self, game: str, players: Collection[str]) -> dict[str, KeptRating]:
        return await self._read(lambda one: _ratings(one, game, players))

    async def keep_ratings(self, new: NewRatings) -> None:
        async def keep(one: Connection) -> None:
            async with one.transaction():
                # The place first: whoever takes the same one waits here, and so looks at ratings
                # that nobody is about to change, nor to begin.
                try:
                    place = await one.fetchval(_NEXT, new.table, new.text, new.of)
                except asyncpg.UniqueViolationError:  # Another of the game came before.
                    raise Conflict(new.table) from None
                if place is None:
                    raise Conflict(new.table)
                players = [rating.player for rating in new.after]
                if await _ratings(one, new.game, players, "FOR UPDATE") != new.before:
                    raise Conflict(new.table)
                await one.executemany(
                    "INSERT INTO ratings (game, player, mean, deviation, games) "
                    "VALUES ($1, $2, $3, $4, $5) ON CONFLICT (game, player) DO UPDATE "
                    "SET mean = excluded.mean, deviation = excluded.deviation, "
                    "games = excluded.games",
                    [(new.game, a.player, a.mean, a.deviation, a.games) for a in new.after],
                )

        await self._read(keep)

    async def rating_list(self, game: str, guest: str, most: int) -> list[ListedRating]:
        found = await self._fetch(
            "SELECT player, mean, deviation, games, coalesce(profile, ''), "
            "coalesce(people.id, '') FROM ratings LEFT JOIN people ON people.guest = player "
            "LEFT JOIN guests ON guests.id = player "
            f"WHERE game = $2 AND (starts_with(player, 'bot:') OR player = $1 OR {_SEEN}) "
            "ORDER BY mean - 2 * deviation DESC, player LIMIT $3",
            guest, game, most,
        )  # fmt: skip
        return [ListedRating(*row) for row in found]

    async def all_ratings_of(self, player: str) -> dict[str, KeptRating]:
        found = await self._fetch(
            "SELECT game, player, mean, deviation, games FROM ratings WHERE player = $1 "
            "ORDER BY game",
            player,
        )
        return {row[0]: KeptRating(*tuple(row)[1:]) for row in found}

    async def person(self, guest: str) -> Person | None:
        return await self._person("guest = $1", guest)

    async def person_of_id(self, id: str) -> Person | None:
        return None if "\0" in id else await self._person("id = $1", id)

    async def _person(self, which: str, value: str) -> Person | None:
        found = await self._fetch(f"SELECT guest, id, shown_to FROM people WHERE {which}", value)
        return Person(*found[0]) if found else None

    async def keep_person(self, person: Person) -> None:
        await self._fetch(
            "INSERT INTO people (guest, id, shown_to) VALUES ($1, $2, $3) "
            "ON CONFLICT (guest) DO UPDATE SET shown_to = excluded.shown_to",
            person.guest, person.id, person.shown_to,
        )  # fmt: skip

    async def have_played(self, guest: str, other: str) -> bool:
        found = await self._fetch(
            "SELECT EXISTS (SELECT FROM played AS mine JOIN played AS theirs "
            "ON theirs.table_id = mine.table_id WHERE mine.guest = $1 AND theirs.guest = $2)",
            guest, other,
        )  # fmt: skip
        return bool(found[0][0])

    async def shown(self, guest: str, others: Collection[str]) -> dict[str, str]:
        found = await self._fetch(
            f"SELECT guest, id FROM people WHERE guest = ANY ($2::text[]) AND ({_SEEN})",
            guest, list(others),
        )  # fmt: skip
        return {row[0]: row[1] for row in found}


async def erase_played(one: Connection, guest: str, into: str = "") -> None:
    """Let somebody without a name stand for a guest in all that was played, inside the open
    transaction: what the others have come to stays as it is. Should another guest be the same
    person, it has played that, too."""
    stand_in = new_stand_in()
    found = await one.fetch(
        "SELECT table_id, text FROM results WHERE table_id IN "
        "(SELECT table_id FROM played WHERE guest = $1) ORDER BY table_id FOR UPDATE",
        guest,
    )
    for table, text in found:
        await one.execute(
            "UPDATE results SET text = $2 WHERE table_id = $1",
            table, without_guest(text, guest, stand_in, into),
        )  # fmt: skip
        if into:
            await one.execute(
                "INSERT INTO played (guest, table_id) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                into, table,
            )  # fmt: skip
    await one.execute("DELETE FROM played WHERE guest = $1", guest)
    await one.execute("UPDATE ratings SET player = $2 WHERE player = $1", guest, stand_in)
    await one.execute("DELETE FROM people WHERE guest = $1", guest)


async def ratings_at(one: Connection, game: str) -> list[KeptRating]:
    """All ratings at a game, by player."""
    found = await one.fetch(
        "SELECT player, mean, deviation, games FROM ratings WHERE game = $1 ORDER BY player", game
    )
    return [KeptRating(*row) for row in found]


async def recompute(
    one: Connection, game: str, work_out: Callable[[list[KeptResult]], Recomputed]
) -> tuple[int, int, int]:
    """Put what is worked out from the results of a game, in the order in which they were rated, in
    the place of its ratings, inside the open transaction, in which no server rates another: how
    many results and how many ratings there are, and how many of these were not so before."""
    await one.execute("LOCK TABLE ratings IN EXCLUSIVE MODE")
    before = await ratings_at(one, game)
    results = await _results(one, "WHERE game = $1 AND place IS NOT NULL ORDER BY place", game)
    found = work_out(results)
    await one.execute("DELETE FROM ratings WHERE game = $1", game)
    await one.executemany(
        "INSERT INTO ratings (game, player, mean, deviation, games) VALUES ($1, $2, $3, $4, $5)",
        [(game, new.player, new.mean, new.deviation, new.games) for new in found.ratings],
    )
    await one.executemany(
        "UPDATE results SET text = $2, ratings = $3 WHERE table_id = $1",
        [(table, text, moved) for table, (text, moved) in found.changes.items()],
    )
    return len(results), len(found.ratings), differences(before, found.ratings)


async def _results(one: Connection, which: str, *values: Any) -> list[KeptResult]:
    found = await one.fetch(f"SELECT {_RESULT}, {_IS_THERE} FROM results {which}", *values)
    return [KeptResult(*row) for row in found]


async def _ratings(
    one: Connection, game: str, players: Collection[str], how: str = ""
) -> dict[str, KeptRating]:
    found = await one.fetch(
        "SELECT player, mean, deviation, games FROM ratings "
        f"WHERE game = $1 AND player = ANY ($2::text[]) ORDER BY player {how}",
        game, sorted(players),
    )  # fmt: skip
    return {row[0]: KeptRating(*row) for row in found}
