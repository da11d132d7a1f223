"""Exporting: everything about one guest, as it may read it, in one file."""

from __future__ import annotations

import contextlib
import json
from typing import Any, Final

import msgspec

from ludotheque.server.service.record import Record, read_record
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import stored
from ludotheque.server.store.store import Kept

MOST_TABLES: Final = 100_000
_FORMAT: Final = 1


async def everything_about(tables: Tables, guest: str) -> dict[str, Any]:
    """What is kept of a guest: how it is seen, what it said and reported, its ways in and devices
    without their secrets, and the tables it sits at. What others said is not in it."""
    rows = await stored(tables.store.personal_rows(guest))
    rows["guests"] = [_read(row["profile"]) for row in rows.get("guests", [])]
    for line in rows.get("chat", []):
        line["text"] = _read(line["text"]).get("text", "")
    sits_at = []
    for row in await stored(tables.store.tables_of(guest, MOST_TABLES)):
        with contextlib.suppress(msgspec.DecodeError, UnicodeError):
            sits_at.append(_table(row, read_record(row.record), guest))
    return {
        "format": _FORMAT,
        "server_time": tables.now(),
        "guest": guest,
        "tables": sits_at,
        **rows,
    }


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
        "my_words": [record.chairs[seat].word for seat in mine if record.chairs[seat].word],
        "result": msgspec.to_builtins(record.result),
    }


def _read(text: object) -> dict[str, Any]:
    """A text that is kept as JSON; one that cannot be read as it is."""
    try:
        found = json.loads(str(text))
    except ValueError:
        return {"text": str(text)}
    return found if isinstance(found, dict) else {"text": str(text)}
