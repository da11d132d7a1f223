"""What was played, in an SQLite file: results, ratings, and who may look at them."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection
from typing import Any, Final, TypeVar

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
_IS_THERE: Final = "EXISTS (SELECT 1 FROM tables WHERE id = results.table_id)"
_SEEN: Final = (
    "people.shown_to = 'everybody' OR (people.shown_to = 'played' AND EXISTS (SELECT 1 FROM "
    "played AS mine JOIN played AS theirs ON theirs.table_id = mine.table_id "
    "WHERE mine.guest = :guest AND theirs.guest = people.guest))"
)


class SqliteResults(Results):
    """The part of a store in an SQLite file that keeps what was played."""

    async def _read(self, find: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def _submit(self, do: Callable[[sqlite3.Connection], T]) -> T:
        raise NotImplementedError

    async def results_of(self, guest: str, most: int) -> list[KeptResult]:
        return await self._read(
            lambda reading: _results(
                reading,
                "WHERE table_id IN (SELECT table_id FROM played WHERE guest = ?) "
                "ORDER BY finished_at DESC, table_id LIMIT ?",
                (guest, most),
            )
        )

    async def result(self, table: str) -> KeptResult | None:
        found = await self._read(lambda reading: _results(reading, "WHERE table_id = ?", (table,)))
        return found[0] if found else None

    async def unnoted(self, most: int) -> list[str]:
        return await self._read(
            lambda reading: [
                str(row[0])
                for row in reading.execute(
                    "SELECT id FROM tables WHERE phase = 'over' AND NOT EXISTS "
                    "(SELECT 1 FROM results WHERE table_id = tables.id) "
                    "ORDER BY changed_at LIMIT ?",
                    (most,),
                )
            ]
        )

    async def note_result(self, result: NewResult) -> None:
        await self._submit(lambda writing: keep_result(writing, result))

    async def to_rate(self, most: int) -> list[KeptResult]:
        return await self._read(
            lambda reading: _results(
                reading,
                "WHERE is_rated = 1 AND place IS NULL ORDER BY finished_at, table_id LIMIT ?",
                (most,),
            )
        )

    async def ratings_of(self, game: str, players: Collection[str]) -> dict[str, KeptRating]:
        return await self._read(lambda reading: _ratings(reading, game, players))

    async def keep_ratings(self, new: NewRatings) -> None:
        await self._submit(lambda writing: _keep_ratings(writing, new))

    async def rating_list(self, game: str, guest: str, most: int) -> list[ListedRating]:
        return await self._read(
            lambda reading: [
                ListedRating(*row)
                for row in reading.execute(
                    "SELECT player, mean, deviation, games, coalesce(profile, ''), "
                    "coalesce(people.id, '') FROM ratings "
                    "LEFT JOIN people ON people.guest = player "
                    "LEFT JOIN guests ON guests.id = player "
                    "WHERE game = :game AND (substr(player, 1, 4) = 'bot:' OR player = :guest "
                    f"OR {_SEEN}) ORDER BY mean - 2 * deviation DESC, player LIMIT :most",
                    {"game": game, "guest": guest, "most": most},
                )
            ]
        )

    async def all_ratings_of(self, player: str) -> dict[str, KeptRating]:
        return await self._read(
            lambda reading: {
                str(row[0]): KeptRating(*row[1:])
                for row in reading.execute(
                    "SELECT game, player, mean, deviation, games FROM ratings WHERE player = ? "
                    "ORDER BY game",
                    (player,),
                )
            }
        )

    async def person(self, guest: str) -> Person | None:
        return await self._read(lambda reading: _person(reading, "guest = ?", guest))

    async def person_of_id(self, id: str) -> Person | None:
        return await self._read(lambda reading: _person(reading, "id = ?", id))

    async def keep_person(self, person: Person) -> None:
        def keep(writing: sqlite3.Connection) -> None:
            writing.execute(
                "INSERT INTO people (guest, id, shown_to) VALUES (?, ?, ?) "
                "ON CONFLICT (guest) DO UPDATE SET shown_to = excluded.shown_to",
                (person.guest, person.id, person.shown_to),
            )

        await self._submit(keep)

    async def have_played(self, guest: str, other: str) -> bool:
        return await self._read(
            lambda reading: bool(
                reading.execute(
                    "SELECT EXISTS (SELECT 1 FROM played AS mine JOIN played AS theirs "
                    "ON theirs.table_id = mine.table_id WHERE mine.guest = ? AND theirs.guest = ?)",
                    (guest, other),
                ).fetchone()[0]
            )
        )

    async def shown(self, guest: str, others: Collection[str]) -> dict[str, str]:
        places = ", ".join(f":other{place}" for place in range(len(others)))
        given = {f"other{place}": other for place, other in enumerate(others)}
        return await self._read(
            lambda reading: dict(
                reading.execute(
                    f"SELECT guest, id FROM people WHERE guest IN ({places}) AND ({_SEEN})",
                    {"guest": guest, **given},
                ).fetchall()
            )
        )


def keep_result(writing: sqlite3.Connection, result: NewResult) -> None:
    """Keep a result inside the open transaction, unless it is there."""
    writing.execute(
        "INSERT INTO results (table_id, game, finished_at, is_rated, text) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (table_id) DO NOTHING",
        (result.table, result.game, result.finished_at, result.is_rated, result.text),
    )
    writing.executemany(
        "INSERT INTO played (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
        [(guest, result.table) for guest in result.guests],
    )


def erase_played(writing: sqlite3.Connection, guest: str, into: str = "") -> None:
    """Let somebody without a name stand for a guest in all that was played, inside the open
    transaction: what the others have come to stays as it is. Should another guest be the same
    person, it has played that, too."""
    stand_in = new_stand_in()
    found = writing.execute(
        "SELECT table_id, text FROM results WHERE table_id IN "
        "(SELECT table_id FROM played WHERE guest = ?)",
        (guest,),
    ).fetchall()
    for table, text in found:
        writing.execute(
            "UPDATE results SET text = ? WHERE table_id = ?",
            (without_guest(text, guest, stand_in, into), table),
        )
        if into:
            writing.execute(
                "INSERT INTO played (guest, table_id) VALUES (?, ?) ON CONFLICT DO NOTHING",
                (into, table),
            )
    writing.execute("DELETE FROM played WHERE guest = ?", (guest,))
    writing.execute("UPDATE ratings SET player = ? WHERE player = ?", (stand_in, guest))
    writing.execute("DELETE FROM people WHERE guest = ?", (guest,))


def ratings_at(reading: sqlite3.Connection, game: str) -> list[KeptRating]:
    """All ratings at a game, by player."""
    found = reading.execute(
        "SELECT player, mean, deviation, games FROM ratings WHERE game = ? ORDER BY player", (game,)
    )
    return [KeptRating(*row) for row in found]


def recompute(
    writing: sqlite3.Connection, game: str, work_out: Callable[[list[KeptResult]], Recomputed]
) -> tuple[int, int, int]:
    """Put what is worked out from the results of a game, in the order in which they were rated, in
    the place of its ratings, inside the open transaction: how many results and how many ratings
    there are, and how many of these were not so before."""
    before = ratings_at(writing, game)
    results = _results(writing, "WHERE game = ? AND place IS NOT NULL ORDER BY place", (game,))
    found = work_out(results)
    writing.execute("DELETE FROM ratings WHERE game = ?", (game,))
    writing.executemany(
        "INSERT INTO ratings (game, player, mean, deviation, games) VALUES (?, ?, ?, ?, ?)",
        [(game, one.player, one.mean, one.deviation, one.games) for one in found.ratings],
    )
    writing.executemany(
        "UPDATE results SET text = ?, ratings = ? WHERE table_id = ?",
        [(text, moved, table) for table, (text, moved) in found.changes.items()],
    )
    return len(results), len(found.ratings), differences(before, found.ratings)


def _results(reading: sqlite3.Connection, which: str, values: tuple[Any, ...]) -> list[KeptResult]:
    return [
        KeptResult(
            table=row[0], game=row[1], finished_at=row[2], is_rated=bool(row[3]), place=row[4],
            text=row[5], ratings=row[6], is_there=bool(row[7]),
        )
        for row in reading.execute(f"SELECT {_RESULT}, {_IS_THERE} FROM results {which}", values)
    ]  # fmt: skip


def _ratings(
    reading: sqlite3.Connection, game: str, players: Collection[str]
) -> dict[str, KeptRating]:
    places = ", ".join("?" for _ in players)
    return {
        str(row[0]): KeptRating(*row)
        for row in reading.execute(
            "SELECT player, mean, deviation, games FROM ratings "
            f"WHERE game = ? AND player IN ({places})",
            (game, *players),
        )
    }


def _keep_ratings(writing: sqlite3.Connection, new: NewRatings) -> None:
    if _ratings(writing, new.game, [one.player for one in new.after]) != new.before:
        raise Conflict(new.table)
    done = writing.execute(
        "UPDATE results SET ratings = ?, place = (SELECT coalesce(max(place), 0) + 1 FROM results "
        "AS others WHERE others.game = results.game) WHERE table_id = ? AND text = ? "
        "AND place IS NULL",
        (new.text, new.table, new.of),
    )
    if done.rowcount != 1:
        raise Conflict(new.table)
    writing.executemany(
        "INSERT INTO ratings (game, player, mean, deviation, games) VALUES (?, ?, ?, ?, ?) "
        "ON CONFLICT (game, player) DO UPDATE SET mean = excluded.mean, "
        "deviation = excluded.deviation, games = excluded.games",
        [(new.game, one.player, one.mean, one.deviation, one.games) for one in new.after],
    )


def _person(reading: sqlite3.Connection, which: str, value: str) -> Person | None:
    row = reading.execute(
        f"SELECT guest, id, shown_to FROM people WHERE {which}", (value,)
    ).fetchone()
    return None if row is None else Person(*row)
