"""Invitations: to a table at which people gather, for those with whom one has played."""

from __future__ import annotations

import contextlib
from typing import TYPE_CHECKING, Final

from ludotheque.server.service.answering import Answer
from ludotheque.server.service.company import block, companion, estranged, known_as
from ludotheque.server.service.record import Guest, new_id, read_record
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.finding import Invitation
from ludotheque.server.wire import commands, messages, sheets

if TYPE_CHECKING:
    from ludotheque.server.service.tables import Tables

OPEN_FOR: Final = 3 * 86_400.0
"""Seconds for which an invitation holds."""
DAY: Final = 86_400.0


async def open_invitations(tables: Tables, guest: str) -> list[sheets.InvitationInfo]:
    """Those that are open to a guest and can be accepted, the latest first."""
    found = await stored(tables.store.invitations_to(guest, tables.now()))
    if not found:
        return []
    strangers = await estranged(tables.store, guest)
    rows = await stored(tables.store.rows_of([one.table for one in found]))
    told = []
    for one in found:
        row = rows.get(one.table)
        if row is None or one.inviter in strangers:
            continue
        record = None
        with contextlib.suppress(Trouble), tables.reading(one.table):
            record = read_record(row.record)
        if record is None or record.seats_of(guest):
            continue
        if not any(chair.kind == "free" for chair in record.chairs):
            continue
        told.append(
            sheets.InvitationInfo(
                id=one.id,
                table=one.table,
                game=record.game,
                title=tables.shelf.title(record.game),
                pace=record.pace.kind,
                seats=len(record.chairs),
                from_name=one.inviter_name,
                at=one.at,
                expires_at=one.expires_at,
            )
        )
    return told


async def invite(tables: Tables, guest: Guest, table_id: str, who: str) -> sheets.SentInvitations:
    """Invite somebody with whom one has played; who was invited to that table before is not
    disturbed again."""
    store, now = tables.store, tables.now()
    record = (await tables.table(table_id)).record
    record.require_gathering()
    seats = record.seats_of(guest.id)
    if not seats:
        raise Trouble("not-seated")
    one = await companion(tables, guest.id, who)
    if one.devices & set(record.holders()):
        raise Trouble("sits-already", whose=one.name)
    if not any(chair.kind == "free" for chair in record.chairs):
        raise Trouble("table-full")
    sent = await stored(store.invitations_from(guest.id, table_id))
    known = [old for old in sent if old.guest == one.guest and old.state != "withdrawn"]
    if not known:
        if await stored(store.invited_since(guest.id, now - DAY)) >= tables.quotas.invitations:
            raise Trouble("enough-invitations", most=tables.quotas.invitations)
        is_shut = one.guest in await estranged(store, guest.id)
        if is_shut or await stored(store.is_door_closed(one.guest)):
            raise Trouble("takes-no-invitations", whose=one.name)
        invitation = Invitation(
            id=new_id(),
            table=table_id,
            inviter=guest.id,
            guest=one.guest,
            inviter_name=record.chairs[seats[0]].name,
            guest_name=one.name,
            at=now,
            expires_at=now + OPEN_FOR,
        )
        # Called first, and only if there is an invitation when it is sent: a crash loses neither.
        await tables.call(one.guest, "invited", table_id)
        await stored(store.invite(invitation))
        await tables.finding.tell(one.guest)
    return await sent_from(tables, guest.id, table_id)


async def sent_from(tables: Tables, guest: str, table_id: str) -> sheets.SentInvitations:
    """What a guest has sent from a table, and what became of it."""
    now = tables.now()
    found = await stored(tables.store.invitations_from(guest, table_id))
    return sheets.SentInvitations(
        [
            sheets.SentInvitation(
                id=one.id,
                who=known_as(guest, one.guest),
                name=one.guest_name,
                state="expired" if one.state == "open" and one.expires_at <= now else one.state,
                at=one.at,
            )
            for one in found
        ]
    )


async def answer(
    tables: Tables, guest: Guest, id: str, wanted: sheets.InvitationAnswer
) -> messages.Done:
    """Accept an invitation and sit down, decline it, or take it back; `no-such-invitation` if it is
    not open, or not this guest's to answer."""
    store = tables.store
    found = await stored(store.invitation(id))
    is_mine = (
        found is not None
        and (found.inviter if wanted.answer == "withdraw" else found.guest) == guest.id
    )
    if found is None or not is_mine:
        raise Trouble("no-such-invitation")
    if found.state != "open" or found.expires_at <= tables.now():
        raise Trouble("no-such-invitation")
    done = messages.Done(id=id, table=found.table)
    if wanted.answer == "accept":
        done = await _sit_down(tables, guest, found, wanted.sit)
        await stored(store.settle_invitation(id, "accepted"))
    elif wanted.answer == "withdraw":
        await stored(store.settle_invitation(id, "withdrawn"))
    else:
        if wanted.answer == "block":
            await block(store, guest.id, [found.inviter], found.inviter_name, tables.now())
        await stored(store.settle_invitation(id, "declined"))
    await tables.finding.tell(found.guest, found.inviter)
    return done


async def _sit_down(
    tables: Tables, guest: Guest, invitation: Invitation, sitter: sheets.Sitter
) -> messages.Done:
    """Sit down at the table. The message is the invitation's own: sent again, it takes no second
    seat."""
    replies: list[Answer] = []
    sit = commands.Sit(
        id=f"invited-{invitation.id}",
        name=sitter.name,
        colour=sitter.colour,
        shape=sitter.shape,
        word=sitter.word,
    )
    await tables.carry_out(invitation.table, guest, sit, replies.append)
    seat = replies[0].seat if isinstance(replies[0], messages.Done) else None
    return messages.Done(id=invitation.id, table=invitation.table, seat=seat)
