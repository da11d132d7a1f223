"""History, with many finished games in one file: `python benchmarks/history.py`.

Ten thousand games that are over lie in one SQLite file, five hundred of them one guest's. What
counts is how long the guest waits for *what I have played*, and others for its page and for a list
of ratings with a thousand people.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from ludotheque.server.service.history import history_of, page_of, show_to
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.service.results import GameResult, SeatResult
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.tables import Tables
from ludotheque.server.store.results import NewResult, Person
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.store import Change

MANY, MINE, PEOPLE = 10_000, 500, 1_000
AT_ONCE = 200
TIMES = 21
SEATS = 4
GAMES = ("zankapfel", "zock", "pfeffersaecke")
OPENINGS = ("buyer", "king", "found place=koeln")


class NoBots:
    """Nobody is asked to think."""

    async def choose(self, *_: object) -> str | None:
        raise AssertionError("a bot was asked")


def ended(number: int) -> Change:
    guests = [f"guest-{(number * 7 + seat * 131) % PEOPLE}" for seat in range(SEATS)]
    if number < MINE:
        guests[0] = "me"
    seats = [
        SeatResult(
            player=guest, guests=[guest], name=f"Name {guest}", colour="red", shape="star",
            temper=0, score=10 - seat, rank=(seat + number) % SEATS,
            opening=OPENINGS[number % 3],
        )
        for seat, guest in enumerate(guests)
    ]  # fmt: skip
    table, game, at = f"table-{number}", GAMES[number % 3], float(number)
    text = msgspec.json.encode(GameResult(seats)).decode()
    is_rated = number % 20 == 0
    return Change(
        table=table, version=0, game=game, phase="over", is_open=False, wake_at=None, changed_at=at,
        record="{}", state="x" * 4_000, result=NewResult(table, game, at, is_rated, text, guests),
    )  # fmt: skip


async def waited(ask: Callable[[], Awaitable[object]]) -> str:
    taken = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        msgspec.json.encode(await ask())
        taken.append(1_000 * (time.perf_counter() - begun))
    return f"{statistics.median(taken):.1f} ms, at worst {max(taken):.1f} ms"


async def measure(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.open()
    for first in range(0, MANY, AT_ONCE):
        await store.commit(*(ended(number) for number in range(first, first + AT_ONCE)))
    for number in range(PEOPLE):
        await store.keep_person(Person(f"guest-{number}", f"id-{number}", "everybody"))
    tables = Tables(store, Shelf(), NoBots())
    ratings = Ratings(tables)
    begun = time.perf_counter()
    rated = await ratings.settle()
    print(f"{rated} tables rated, {1_000 * (time.perf_counter() - begun) / rated:.1f} ms each")
    mine = await show_to(tables, "me", "everybody")
    told = await history_of(tables, ratings, "me")
    print(f"my history, {len(told.games)} games of {MANY:,}: ", end="")
    print(await waited(lambda: history_of(tables, ratings, "me")))
    print(f"my page: {await waited(lambda: page_of(tables, ratings, mine.id, 'guest-1'))}")
    listed = await ratings.listed(GAMES[0], "guest-1")
    print(f"a list of {len(listed.players)}: ", end="")
    print(await waited(lambda: ratings.listed(GAMES[0], "guest-1")))
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        asyncio.run(measure(Path(made)))
