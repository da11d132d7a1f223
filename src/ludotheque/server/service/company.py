"""Company: with whom somebody has played, and whom they do not want to meet.

To each guest everybody else is known by a handle of its own, which means nothing to anybody else.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ludotheque.server.service.peace import MOST_HIDDEN, somebody_else
from ludotheque.server.service.record import Chair, Glance, Guest, Record, handle
from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.finding import Block
from ludotheque.server.store.store import Kept, Store
from ludotheque.server.wire import commands, messages, sheets

if TYPE_CHECKING:
    from ludotheque.server.service.tables import Tables

MOST_TABLES: Final = 200
"""Of so many tables that go on, and of so many that are over, company is looked for."""
MOST_BLOCKED: Final = MOST_HIDDEN


def known_as(guest: str, other: str) -> str:
    """By what a guest knows another, at no table in particular."""
    return handle(f"company of {guest}", other)


class Companion:
    """Somebody with whom a guest has played."""

    def __init__(self, guest: str, chair: Chair, last: Kept, title: str) -> None:
        self.guest = guest
        self.devices: set[str] = set()
        self.name = chair.name
        self.chair = chair
        self.last_at = last.changed_at
        self.last_game = title
        self.tables = 0


async def company_of(tables: Tables, guest: str) -> list[Companion]:
    """Those with whom a guest has played, the latest first; nobody whom it has blocked."""
    blocked = {one.other for one in await stored(tables.store.blocked_by(guest))}
    found: dict[str, Companion] = {}

    def read(kept: Kept, record: Record, _: Glance) -> tuple[Kept, Record]:
        return kept, record

    rows = [
        *await tables.read_tables_of(guest, MOST_TABLES, False, read),
        *await tables.read_tables_of(guest, MOST_TABLES, True, read),
    ]
    for kept, record in sorted(rows, key=lambda row: -row[0].changed_at):
        if record.phase == "gathering":
            continue
        seen: set[str] = set()
        for chair in record.chairs:
            if not chair.holders or guest in chair.holders or blocked & set(chair.holders):
                continue
            other = chair.holders[0]
            if other not in found:
                found[other] = Companion(other, chair, kept, tables.shelf.title(record.game))
            found[other].devices.update(chair.holders)
            found[other].tables += other not in seen
            seen.add(other)
    return list(found.values())


async def people_of(tables: Tables, guest: str) -> sheets.People:
    """The same, as the guest is told."""
    return sheets.People(
        [
            sheets.Acquaintance(
                who=known_as(guest, one.guest),
                name=one.name,
                colour=one.chair.colour,
                shape=one.chair.shape,
                tables=one.tables,
                last_at=one.last_at,
                last_game=one.last_game,
            )
            for one in await company_of(tables, guest)
        ]
    )


async def companion(tables: Tables, guest: str, who: str) -> Companion:
    """The one whom a guest knows so; `no-such-person` if there is none."""
    for one in await company_of(tables, guest):
        if known_as(guest, one.guest) == who:
            return one
    raise Trouble("no-such-person")


# Whom one does not want to meet


async def require_seat(store: Store, record: Record, guest: str) -> None:
    """`blocked-here` if somebody sits at a table whom the guest has blocked, `no-seat-here` if
    somebody does who has blocked the guest."""
    others = {one for one in record.holders() if one not in record.devices_of(guest)}
    if not others:
        return
    if others & {one.other for one in await stored(store.blocked_by(guest))}:
        raise Trouble("blocked-here")
    if others & await stored(store.blockers_of(guest)):
        raise Trouble("no-seat-here")


async def estranged(store: Store, guest: str) -> set[str]:
    """Everybody with whom a guest is not seated, whoever of them has blocked the other."""
    blocked = {one.other for one in await stored(store.blocked_by(guest))}
    return blocked | await stored(store.blockers_of(guest))


async def keep_apart(store: Store, record: Record) -> None:
    """Leave those out of a new table who would sit there with somebody whom they have blocked, or
    who has blocked them: the host stays, and who sits first."""
    blocks = await stored(store.blocks_among(record.holders()))
    if not blocks:
        return
    order = sorted(
        record.people(), key=lambda seat: (record.host not in record.chairs[seat].holders, seat)
    )
    staying: list[str] = []
    for seat in order:
        holders = record.chairs[seat].holders
        pairs = {(one, two) for one in holders for two in staying}
        if blocks & (pairs | {(two, one) for one, two in pairs}):
            record.chairs[seat] = Chair()
        else:
            staying += holders


async def block_at(
    store: Store, table: Table, guest: Guest, command: commands.Block, now: float
) -> messages.Done:
    """Block somebody who sits at a table or has spoken there, on all their devices there; or meet
    them again."""
    person = somebody_else(table, guest, command.who)
    record = table.record
    devices = record.devices_of(person)
    if command.is_blocked:
        seats = record.seats_of(person)
        said = [*table.chat.lines, *table.gallery.lines]
        who = handle(table.id, person)
        name = next((line.name for line in said[::-1] if line.who == who), "")
        await block(store, guest.id, devices, record.chairs[seats[0]].name if seats else name, now)
    else:
        await stored(store.unblock(guest.id, devices))
    return messages.Done(id=command.id)


async def block(store: Store, guest: str, others: list[str], name: str, now: float) -> None:
    """Block somebody on all devices that are known; `too-many-blocked` if there are so many."""
    if len(await stored(store.blocked_by(guest))) + len(others) > MOST_BLOCKED:
        raise Trouble("too-many-blocked", most=MOST_BLOCKED)
    await stored(store.block(guest, [Block(other, name, now) for other in others]))


async def door_of(store: Store, guest: str) -> sheets.Door:
    """Whom a guest has blocked, each person once, and whether it takes invitations."""
    blocked = await stored(store.blocked_by(guest))
    people = {(one.at, one.name): one for one in blocked[::-1]}
    return sheets.Door(
        blocked=[
            sheets.BlockedPerson(who=known_as(guest, one.other), name=one.name, at=one.at)
            for one in list(people.values())[::-1]
        ],
        is_closed=await stored(store.is_door_closed(guest)),
    )


async def change_door(tables: Tables, guest: str, change: sheets.DoorChange) -> sheets.Door:
    """Block, unblock, or take invitations or none."""
    store = tables.store
    if change.block is not None:
        one = await companion(tables, guest, change.block)
        await block(store, guest, sorted(one.devices), one.name, tables.now())
    if change.unblock is not None:
        blocked = await stored(store.blocked_by(guest))
        found = [one for one in blocked if known_as(guest, one.other) == change.unblock]
        if not found:
            raise Trouble("no-such-person")
        # All devices of that person were blocked at once.
        same = [one.other for one in blocked if (one.at, one.name) == (found[0].at, found[0].name)]
        await stored(store.unblock(guest, same))
    if change.is_closed is not None:
        await stored(store.close_door(guest, change.is_closed))
    return await door_of(store, guest)
