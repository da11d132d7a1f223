"""Peace at a table: whom its host has muted or removed, what somebody hides, what is reported.

Nobody is told who a guest is. At each table a person has a handle, made from the table and the
guest, that means nothing anywhere else.
"""

from __future__ import annotations

from typing import Final

import msgspec

from ludotheque.server.service.names import clean_text
from ludotheque.server.service.record import Chair, Guest, handle
from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.store import NewReport, Store
from ludotheque.server.wire import commands, messages

REPORTED_LINES: Final = 50
"""So many of the last lines go with a report."""
MOST_HIDDEN: Final = 500
"""So many people one guest may hide; the list comes with every table."""
DAY: Final = 86_400.0


def person_of(table: Table, who: str) -> str:
    """The guest behind a handle: somebody who sits here, has spoken, or is known to the host;
    `no-such-person` if there is none."""
    record = table.record
    for person in (*table.speakers(), *record.muted, *record.removed):
        if handle(record.id, person) == who:
            return person
    raise Trouble("no-such-person")


def somebody_else(table: Table, guest: Guest, who: str) -> str:
    """The same, if it is not the guest: `not-oneself`."""
    person = person_of(table, who)
    if person == table.record.person(guest.id):
        raise Trouble("not-oneself")
    return person


def mute(table: Table, guest: Guest, command: commands.Mute) -> messages.Done:
    """Host: let somebody say nothing more at this table, or let them speak again."""
    record = table.record
    record.require_host(guest.id)
    devices = record.devices_of(somebody_else(table, guest, command.who))
    record.muted = [one for one in record.muted if one not in devices]
    if command.is_muted:
        record.muted += devices
    else:
        record.removed = [one for one in record.removed if one not in devices]
    return messages.Done(id=command.id)


def remove(table: Table, guest: Guest, command: commands.Remove) -> messages.Done:
    """Host: take somebody out of the chat with all they said and, while people gather, out of
    their seat; until the host lets them back they neither speak nor sit down."""
    record = table.record
    record.require_host(guest.id)
    person = somebody_else(table, guest, command.who)
    devices = record.devices_of(person)
    record.muted = list(dict.fromkeys([*record.muted, *devices]))
    record.removed = list(dict.fromkeys([*record.removed, *devices]))
    table.unsay(devices)
    if record.phase == "gathering":
        for seat in record.seats_of(person):
            record.chairs[seat] = Chair()
    return messages.Done(id=command.id)


async def hide(store: Store, table: Table, guest: Guest, command: commands.Hide) -> messages.Done:
    """Read somebody's chat no more, at any table, or read it again."""
    person = somebody_else(table, guest, command.who)
    if command.is_hidden and len(await stored(store.hidden_by(guest.id))) >= MOST_HIDDEN:
        raise Trouble("too-many-hidden", most=MOST_HIDDEN)
    await stored(store.hide(guest.id, person, command.is_hidden))
    return messages.Done(id=command.id)


async def report(
    store: Store,
    table: Table,
    guest: Guest,
    command: commands.Report,
    now: float,
    most: int,
    sent: str,
) -> messages.Done:
    """Tell the host of the server of a table, or of somebody there, with the chat as it is."""
    text = clean_text(command.text)
    about = "" if command.who is None else somebody_else(table, guest, command.who)
    if await stored(store.reports_by(guest.id, now - DAY)) >= most:
        raise Trouble("enough-reports", most=most)
    guests = {handle(table.id, one): one for one in table.speakers()}
    lines = [
        {
            "at": line.at,
            "guest": guests.get(line.who, ""),
            "name": line.name,
            "text": line.text,
        }
        for line in sorted(
            [*table.chat.lines, *table.gallery.lines], key=lambda line: (line.at, line.number)
        )[-REPORTED_LINES:]
    ]
    await stored(
        store.keep_report(
            NewReport(
                at=now,
                table=table.id,
                game=table.record.game,
                reporter=guest.id,
                about=about,
                text=text,
                chat=msgspec.json.encode(lines).decode(),
                sent=sent,
            )
        )
    )
    return messages.Done(id=command.id)
