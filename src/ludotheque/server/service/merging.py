"""Merging: what a device's guest had becomes that of the account which is signed in to there.

Seats first, each table on its own, and then all that is kept beside tables. Whoever is cut off amid
it signs in again and goes on: nothing is lost, and nothing is done twice.
"""

from __future__ import annotations

import logging

from ludotheque.server.service.record import Record, handle
from ludotheque.server.service.table import Table
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble, stored

_log = logging.getLogger(__name__)


async def merge(tables: Tables, guest: str, into: str) -> int:
    """Let all that a guest has be another's; at how many tables it was. Tables that cannot be read
    stay as they are, and the log says so."""
    merged: dict[str, tuple[str, str]] = {}

    def become(table: Table) -> None:
        table.record = _become(table.record, guest, into)

    for id in await stored(tables.store.tables_to_merge(guest)):
        try:
            await tables.act(await tables.table(id), become)
        except Trouble as trouble:
            if trouble.code == "store-failed":
                raise
            _log.warning("table %s was not merged: %s", id, trouble.code)
            continue
        merged[id] = handle(id, guest), handle(id, into)
    await stored(tables.store.merge_guest(guest, into, merged))
    tables.guests.forget(guest)
    for id in merged:
        await tables.reread(id)
    return len(merged)


def _become(record: Record, guest: str, into: str) -> Record:
    """The record, with another in a guest's place everywhere."""

    def moved(guests: list[str]) -> list[str]:
        return list(dict.fromkeys(into if one == guest else one for one in guests))

    for chair in record.chairs:
        chair.holders, chair.gone = moved(chair.holders), moved(chair.gone)
        if chair.sent.startswith(f"{guest}:"):
            chair.sent = into + chair.sent.removeprefix(guest)
    record.muted, record.removed = moved(record.muted), moved(record.removed)
    record.players = [into if one == guest else one for one in record.players]
    seats = {seat for seat, player in enumerate(record.players) if player == into}
    if record.phase != "over" and len(seats.union(record.seats_of(into))) > 1:
        record.is_rated = False  # It turns out that one person has two seats.
    if record.host == guest:
        record.host = into
    return record
