"""My tables, with many by turns in one file: `python benchmarks/my_tables.py`.

Ten thousand tables by turns lie in one SQLite file, five hundred of them one guest's. What counts,
at a real server, beside one that has no table: how long a start takes, what memory and processor it
uses while nobody moves, and how long the guest waits for *my tables* and for the number in the
tab's title.
"""

from __future__ import annotations

import asyncio
import statistics
import tempfile
import time
from pathlib import Path

import msgspec

from crowd import Http, Server
from ludotheque.server.service.causes import MOST_SHORT as SHORT
from ludotheque.server.service.record import Guest, guest_id
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.tables import Tables
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.store import Change
from ludotheque.server.wire import commands, sheets
from ludotheque.server.wire.values import Pace

MANY, MINE = 10_000, 500
AT_ONCE = 200
ROUNDS = 2
SETTLING, IDLE = 5, 30
"""Seconds."""
TIMES = 21
GAME, SEATS = "zankapfel", 4
COOKIE = "b" * 32


class NoBots:
    """Nobody is asked to think: only people sit here."""

    async def choose(self, *_: object) -> str | None:
        raise AssertionError("a bot was asked")


async def model(tables: Tables) -> tuple[Change, list[str]]:
    """A table by turns that has just begun, as it is kept, and who sits there."""
    names = [guest_id(COOKIE), *(f"guest-{seat}" for seat in range(1, SEATS))]
    guests = [Guest(name, f"Guest {seat}") for seat, name in enumerate(names)]
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
        call_at=(row.wake_at or 0.0) - SHORT,
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


def megabytes(process: int) -> float:
    status = Path(f"/proc/{process}/status").read_text()
    return int(status.partition("VmRSS:")[2].split()[0]) / 1_000


async def waited(http: Http, path: str) -> str:
    taken = []
    for _ in range(TIMES):
        begun = time.perf_counter()
        await http.get(path)
        taken.append(1_000 * (time.perf_counter() - begun))
    return f"{statistics.median(taken):.1f} ms, at worst {max(taken):.1f} ms"


async def measure(folder: str, what: str) -> None:
    """Start a server on what lies in a folder, let nobody move, and ask as the page does."""
    begun = time.perf_counter()
    server = Server(folder)
    try:
        http = await Http(server.port, COOKIE).open()
        await http.get("/api/me/turns")
        print(
            f"{what}: a start takes {1_000 * (time.perf_counter() - begun):.0f} ms until it answers"
        )
        await asyncio.sleep(SETTLING)
        worked = server.seconds()
        await asyncio.sleep(IDLE)
        worked = 100 * (server.seconds() - worked) / IDLE
        http = await http.open()  # The one before was at rest for too long.
        memory = megabytes(server.process.pid)
        print(f"  while nobody moves: {worked:.2f} % of a core, {memory:.1f} MB")
        sits_at = len((await http.get("/api/me/tables"))["tables"])
        print(f"  my tables, {sits_at} of them: {await waited(http, '/api/me/tables')}")
        print(f"  how many wait for me: {await waited(http, '/api/me/turns')}")
    finally:
        server.stop()


async def main() -> None:
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        store = SqliteStore(Path(full))
        await store.open()
        await fill(store)
        await store.close()
        for _ in range(ROUNDS):
            await measure(empty, "no table")
            await measure(full, f"{MANY:,} tables by turns")


if __name__ == "__main__":
    asyncio.run(main())
