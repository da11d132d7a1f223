"""People who look for each other: waiting, blocking, inviting, in a line each."""

from __future__ import annotations

from typing import Any

from ludotheque.server.service import company, invitations
from ludotheque.server.service.record import Guest
from ludotheque.server.wire import commands, messages, sheets
from tests.server.inn import Inn
from tests.server.test_sharing import together as together  # a fixture


def seek(inn: Inn, guest: Guest, game: str = "quarrel", seats: int = 2, **more: Any) -> str:
    """Wait; the table that was found, if any."""
    told = inn.run(inn.tables.finding.seek(guest, sheets.Seek(game=game, seats=seats, **more)))
    assert told.seeking is not None
    return told.seeking.table


def seeking(inn: Inn, guest: Guest) -> sheets.Seeking | None:
    return inn.run(inn.tables.finding.look(guest.id)).seeking


def block(inn: Inn, table: str, guest: Guest, name: str, is_blocked: bool = True) -> None:
    who = next(seat.who for seat in inn.info(table, guest).seats if seat.name == name)
    inn.send(table, guest, commands.Block(id=inn.message(), who=who, is_blocked=is_blocked))


def blocked(inn: Inn, guest: Guest) -> list[str]:
    return [one.name for one in inn.run(company.door_of(inn.store, guest.id)).blocked]


def people(inn: Inn, guest: Guest) -> dict[str, str]:
    """By name: as whom a guest knows those with whom it has played."""
    found = inn.run(company.people_of(inn.tables, guest.id)).people
    return {one.name: one.who for one in found}


def invite(inn: Inn, table: str, guest: Guest, who: str) -> list[tuple[str, str]]:
    sent = inn.run(invitations.invite(inn.tables, guest, table, who)).invitations
    return [(one.name, one.state) for one in sent]


def invited(inn: Inn, guest: Guest) -> list[sheets.InvitationInfo]:
    return inn.run(inn.tables.finding.look(guest.id)).invitations


def answer(inn: Inn, guest: Guest, id: str, what: Any) -> messages.Done:
    wanted = sheets.InvitationAnswer(answer=what)
    return inn.run(invitations.answer(inn.tables, guest, id, wanted))


def gathering(inn: Inn, host: Guest, **more: Any) -> str:
    table = inn.make(host, **more)
    inn.send(table, host, commands.Sit(id=inn.message()))
    return table
