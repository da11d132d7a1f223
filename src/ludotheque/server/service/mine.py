"""Mine: the tables at which a guest sits, those that wait for it first.

Everything is read from what is kept, without a table being loaded: a table by turns costs nothing
while nobody moves, however many there are. What is told here is told of each table anyway.
"""

from __future__ import annotations

from typing import Final

from ludotheque.server.service.pace import due_at
from ludotheque.server.service.record import Glance, Record
from ludotheque.server.service.tables import Tables
from ludotheque.server.store.store import Kept
from ludotheque.server.wire import sheets

MOST_TABLES: Final = 1_000
"""Of so many tables a guest is told; whoever sits at more finds the others when some are over."""
MOST_TURNS: Final = 5
"""So many tables that wait are named; all are counted."""
_NEVER: Final = float("inf")


async def tables_of(tables: Tables, guest: str) -> sheets.MyTables:
    """The tables that are not over and at which a guest holds a seat, or a bot does until they are
    back."""

    def read(kept: Kept, record: Record, look: Glance) -> sheets.MyTable | None:
        if not (record.seats_of(guest) or record.late_seats_of(guest)):
            return None  # It was handed over to a bot.
        return _table(kept, record, look, guest, tables.shelf.title(kept.game))

    found = await tables.read_tables_of(guest, MOST_TABLES, False, read)
    mine = [one for one in found if one is not None]
    return sheets.MyTables(tables=sorted(mine, key=_urgency), time=tables.now())


async def turns_of(tables: Tables, guest: str) -> sheets.MyTurns:
    """How many tables wait for a guest, and which first."""
    mine = (await tables_of(tables, guest)).tables
    waiting = [table for table in mine if table.is_waiting]
    return sheets.MyTurns(
        count=len(waiting),
        tables=[sheets.MyTurn(one.id, one.title) for one in waiting[:MOST_TURNS]],
        sits_at=len(mine),
    )


def _table(kept: Kept, record: Record, look: Glance, guest: str, title: str) -> sheets.MyTable:
    mine = record.seats_of(guest)
    asked = [] if record.paused_at or record.phase != "running" else look.asked()
    my_turns = [seat for seat in mine if seat in asked]
    times = [due for seat in my_turns if (due := due_at(record, look.times, seat)) is not None]
    others = [seat for seat in record.people() if seat not in mine]
    return sheets.MyTable(
        id=record.id,
        game=record.game,
        title=title,
        phase=record.phase,
        pace=record.pace.kind,
        is_paused=bool(record.paused_at),
        seats=seats_of(record, guest, asked),
        entries=look.entries,
        changed_at=kept.changed_at,
        asked_since=min((look.times.asked_since[seat] for seat in my_turns), default=None),
        due_at=min(times, default=None),
        is_waiting=bool(my_turns) and bool(others or times),
        is_late=bool(record.late_seats_of(guest)),
    )


def seats_of(record: Record, guest: str, asked: list[int]) -> list[sheets.MySeat]:
    """Who sits where, as a list shows it."""
    return [
        sheets.MySeat(
            seat=seat,
            kind=chair.kind,
            name=chair.name,
            colour=chair.colour,
            shape=chair.shape,
            temper=record.temper_of(seat),
            is_mine=guest in chair.holders,
            is_asked=seat in asked,
        )
        for seat, chair in enumerate(record.chairs)
    ]


def _urgency(table: sheets.MyTable) -> tuple[bool, bool, bool, float, float]:
    """First what waits, by when time is out and then since when; then where a bot sits in; then
    what has changed last."""
    is_asked = table.asked_since is not None
    due = _NEVER if table.due_at is None else table.due_at
    return (
        not table.is_waiting,
        not table.is_late,
        not is_asked,
        due,
        -table.changed_at if table.asked_since is None else table.asked_since,
    )
