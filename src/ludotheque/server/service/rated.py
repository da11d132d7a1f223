"""Rated tables: what can be rated at all, and that everybody has agreed to it before the start."""

from __future__ import annotations

from typing import Any

from ludotheque.core.game import Game, Option
from ludotheque.server.service.record import Guest, Record
from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.results import BOT
from ludotheque.server.wire import commands, messages
from ludotheque.server.wire.values import Options, Setting


def obstacle(game: Game[Any], record: Record) -> str:
    """Why a table cannot be rated, by the name of its form in the sentence; empty if it can.

    Ratings compare people who have played the same game: on its own board, by the rulings, or with
    what the game itself names for even chances and for playing by turns. Lots, and what each seat
    chooses for itself, are free: everybody sees them before they agree.
    """
    if record.board:
        return "board"
    if len(record.chairs) < 2:
        return "seats"
    return "options" if _other_rules(game, record.options, len(record.chairs)) else ""


def _other_rules(game: Game[Any], options: Options, seats: int) -> bool:
    return any(
        options.get(option.name, option.default_at(seats)) not in _rulings(option, seats)
        for option in game.options
        if not (option.is_lots or option.for_people)
    )


def _rulings(option: Option, seats: int) -> list[Setting | None]:
    return [option.default_at(seats), option.even_at(seats), option.by_turns]


def require_rateable(game: Game[Any], record: Record) -> None:
    """`cannot-be-rated` where it is to be rated and cannot be."""
    if not record.is_rated:
        return
    why = obstacle(game, record)
    if not why and record.has_hints:
        why = "hints"
    if why:
        raise Trouble("cannot-be-rated", reason=why)


def want(table: Table, guest: Guest, command: commands.Rate) -> messages.Done:
    """Say that the game is to be rated: who is the first to say so asks all others; or that it is
    not to be, which ends it for all. Hints are not given then."""
    record = table.record
    record.require_gathering()
    seats = record.seats_of(guest.id)
    if not seats:
        raise Trouble("not-seated")
    if not command.is_rated:
        record.is_rated = False
        ask_anew(record, "")
        return messages.Done(id=command.id)
    if command.terms is not None and command.terms != record.terms:
        raise Trouble("other-terms")
    why = obstacle(table.game, record)
    if why:
        raise Trouble("cannot-be-rated", reason=why)
    _require_one_seat_each(record)
    if not record.is_rated:
        record.is_rated, record.has_hints = True, False
        ask_anew(record, "")
    record.chairs[seats[0]].agrees = True
    return messages.Done(id=command.id)


def ask_anew(record: Record, guest: str) -> None:
    """Something else is agreed now: whoever has changed it agrees, if it is to be rated, and all
    others are asked anew."""
    record.terms += bool(guest)
    for chair in record.chairs:
        chair.agrees = record.is_rated and bool(guest) and guest in chair.holders


def require_room_for(record: Record, guest: str) -> None:
    """`two-seats` for whoever has a seat already at a table that is rated."""
    known = [*record.players, *(one for chair in record.chairs for one in chair.gone)]
    if record.is_rated and (record.seats_of(guest) or guest in known):
        raise Trouble("two-seats")


def _require_one_seat_each(record: Record) -> None:
    holders = [guest for chair in record.chairs for guest in chair.holders]
    if len(set(holders)) < len(holders):
        raise Trouble("two-seats")


def require_agreed(game: Game[Any], record: Record) -> None:
    """Before the start: a table that is to be rated can be, somebody plays, each in one seat, and
    all of them have agreed."""
    if not record.is_rated:
        return
    require_rateable(game, record)
    people = record.people()
    if not people:
        raise Trouble("cannot-be-rated", reason="people")
    _require_one_seat_each(record)
    missing = [seat for seat in people if not record.chairs[seat].agrees]
    if missing:
        raise Trouble("not-agreed", count=len(missing))


def note_players(record: Record) -> None:
    """Note who begins in each seat: they are rated, whoever plays on for them."""
    record.players = [
        chair.holders[0] if chair.holders else f"{BOT}{chair.level}" for chair in record.chairs
    ]
