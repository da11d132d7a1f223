"""Exporting: everything about one guest, as it may read it, in one file."""

from __future__ import annotations

import contextlib
import json
import logging
from typing import Any, Final

import msgspec

from ludotheque.server.service.record import Record, read_record
from ludotheque.server.service.results import SeatResult, read_result
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.store import Kept, Store

MOST_TABLES: Final = 100_000
MOST_MORE: Final = 10_000
_FORMAT: Final = 1
_SAID: Final = ("seat", "step", "move", "condition", "numbers", "first", "last")
"""What of an answer in advance is its person's own words."""
_log = logging.getLogger(__name__)


async def everything_about(tables: Tables, guest: str) -> dict[str, Any]:
    """What is kept of a guest: how it is seen, what it said and reported, its ways in and devices
    without their secrets, the tables where it is or was, and the games it has played. What others
    said is not in it; of a table that cannot be read the log says so."""
    rows = await stored(tables.store.personal_rows(guest))
    rows["guests"] = [_read(row["profile"]) for row in rows.get("guests", [])]
    for line in rows.get("chat", []):
        line["text"] = _read(line["text"]).get("text", "")
    sits_at = []
    for row in await _tables_naming(tables.store, guest):
        with contextlib.suppress(Trouble), tables.reading(row.table):
            sits_at.append(_table(row, read_record(row.record), guest))
    return {
        "format": _FORMAT,
        "server_time": tables.now(),
        "guest": guest,
        "tables": sits_at,
        "games": await _games(tables.store, guest),
        **rows,
    }


async def _tables_naming(store: Store, guest: str) -> list[Kept]:
    """The tables at which a guest sits, or of which the record says anything of it."""
    found = {one.table: one for one in await stored(store.tables_of(guest, MOST_TABLES))}
    more = [id for id in await stored(store.tables_to_merge(guest)) if id not in found]
    found.update(await stored(store.rows_of(more[:MOST_MORE])) if more else {})
    return list(found.values())


async def _games(store: Store, guest: str) -> list[dict[str, Any]]:
    """What a guest has played, as its history shows it."""
    games = []
    for kept in await stored(store.results_of(guest, MOST_TABLES)):
        try:
            seats = read_result(kept.text).seats
        except (msgspec.DecodeError, UnicodeError) as error:
            _log.error("the result of table %s cannot be read: %s", kept.table, error)
            continue
        games.append(
            {
                "table": kept.table,
                "game": kept.game,
                "finished_at": kept.finished_at,
                "is_rated": kept.is_rated,
                "seats": [_played(seat, guest) for seat in seats],
            }
        )
    return games


def _played(seat: SeatResult, guest: str) -> dict[str, Any]:
    is_mine = guest in seat.guests
    said = {"name": seat.name, "score": seat.score, "rank": seat.rank, "has_left": seat.has_left}
    return {**said, "is_mine": is_mine, **({"opening": seat.opening} if is_mine else {})}


def _table(row: Kept, record: Record, guest: str) -> dict[str, Any]:
    """A table as a person may keep it: what others hold secret is not in it."""
    mine = record.seats_of(guest)
    return {
        "id": record.id,
        "game": record.game,
        "phase": record.phase,
        "options": record.options,
        "made_at": record.made_at,
        "changed_at": row.changed_at,
        "is_host": record.host == guest,
        "seats": [{"kind": one.kind, "name": one.name} for one in record.chairs],
        "my_seats": mine,
        "my_former_seats": [
            seat
            for seat, chair in enumerate(record.chairs)
            if seat not in mine
            and (guest in chair.gone or guest in record.players[seat : seat + 1])
        ],
        "may_not_speak": guest in record.muted,
        "may_not_sit_down": guest in record.removed,
        "my_words": [record.chairs[seat].word for seat in mine if record.chairs[seat].word],
        "my_answers_in_advance": [
            {name: one[name] for name in _SAID if name in one}
            for one in record.orders
            if one.get("seat") in mine
        ],
        "my_time_waits": [away for seat in mine for away in record.chairs[seat].away],
        "result": msgspec.to_builtins(record.result),
    }


def _read(text: object) -> dict[str, Any]:
    """A text that is kept as JSON; one that cannot be read as it is."""
    try:
        found = json.loads(str(text))
    except ValueError:
        return {"text": str(text)}
    return found if isinstance(found, dict) else {"text": str(text)}
