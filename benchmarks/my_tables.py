"""My tables, with many by turns in one file: `python benchmarks/my_tables.py`.

Ten thousand tables by turns lie in one SQLite file, five hundred of them one guest's. What counts:
how long a start takes, what memory and processor the server uses while nobody moves, and how long
the guest waits for *my tables* and for the number in the tab's title.
"""

from __future__ import annotations

import asyncio
import resource
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import msgspec

from ludotheque.server.service.mine import tables_of, turns_of
from ludotheque.server.service.record import Guest
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.tables import Tables
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.store import Change
from ludotheque.server.wire import commands, sheets
from ludotheque.server.wire.values import Pace

MANY, MINE = 10_000, 500
AT_ONCE = 200
SWEEPS = 30
TIMES = 21
GAME, SEATS = "zankapfel", 4


class NoBots:
    """Nobody is asked to think: only people sit here."""

    async def choose(self, *_: object) -> str | None:
        raise AssertionError("a bot was asked")


async def model(tables: Tables) -> tuple[Change, list[str]]:
    """A table by turns that has just begun, as it is kept, and who sits there."""
    guests = [Guest(f"guest-{seat}", f"Guest {seat}") for seat in range(SEATS)]
    wanted = sheets.NewTable(
        game=GAME, seats=SEATS, pace=Pace(kind="turns", answer=86_400, late="bot")
    )
    made = await tables.create(guests[0], wanted)
    for guest in guests:
        command = commands.Sit(id="sit")
        await tables.carry_out(made.id, guest, command, lambda _: None)
    await tables.carry_out(made.id, guests[0], commands.Start(id="start"), lambda _: None)
    kept = await tables.store.load(made.id)
    assert kept is not None
    row = kept.row
    change = Change(
        table=row.table, version=0, game=row.game, phase=row.phase, is_open=False,
        wake_at=row.wake_at, changed_at=row.changed_at, record=row.record, state=row.state,
    )  # fmt: skip
    return change, [guest.id for guest in guests]


async def fill(store: SqliteStore) -> None:
    change, guests = await model(Tables(store, Shelf(), NoBots()))
    record = msgspec.json.decode(change.record or "")
    for first in range(0, MANY, AT_ONCE):
        some = []
        for number in range(first, first + AT_ONCE):
            own = guests if number < MINE else [f"{guest}-{number}" for guest in guests]
            record["id"] = f"table-{number}"
            for chair, guest in zip(record["chairs"], own):
                chair["holders"] = [guest]
            text = msgspec.json.encode(record).decode()
            some.append(
                msgspec.structs.replace(change, table=record["id"], record=text, holders=own)
            )
        await store.commit(*some)


async def waited(ask: Callable[[], Awaitable[object]]) -> str:
    taken = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        msgspec.json.encode(await ask())
        taken.append(1_000 * (time.perf_counter() - begun))
    return f"{statistics.median(taken):.1f} ms, at worst {max(taken):.1f} ms"


def megabytes() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1_000


async def measure(folder: Path) -> None:
    store = SqliteStore(folder)
    await store.open()
    await fill(store)
    await store.close()

    before = megabytes()
    begun = time.perf_counter()
    store = SqliteStore(folder)
    await store.open()
    tables = Tables(store, Shelf(), NoBots())
    assert not await tables.wake_due_tables()
    print(f"{MANY:,} tables by turns: a start takes {1_000 * (time.perf_counter() - begun):.0f} ms")
    worked = time.process_time()
    for _ in range(SWEEPS):
        await tables.wake_due_tables()
        await tables.forget_unused(300.0)
    worked = 1_000 * (time.process_time() - worked) / SWEEPS
    print(f"while nobody moves: {worked:.2f} ms of the processor a sweep, ", end="")
    print(f"{megabytes() - before:.1f} MB more, {len(tables.live_tables())} tables in memory")
    print(f"my tables, {MINE} of them: {await waited(lambda: tables_of(tables, 'guest-0'))}")
    print(f"how many wait for me:  {await waited(lambda: turns_of(tables, 'guest-0'))}")
    one = f"guest-0-{MANY - 1}"
    print(f"where I sit at one:    {await waited(lambda: turns_of(tables, one))}")
    await store.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        asyncio.run(measure(Path(made)))
