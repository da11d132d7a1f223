"""Administering: what a host does at tables and with guests, from outside of any server.

A table is changed as a server would change it: at the version that was read, or not at all. Should
a server have it in memory, it is told by a notice, and whatever it does meanwhile is not lost.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from typing import Final

import msgspec
from msgspec import Struct

from ludotheque.core.errors import BadSetup
from ludotheque.core.log import Log
from ludotheque.core.replay import replay
from ludotheque.server.service import playing
from ludotheque.server.service.gathering import own_name
from ludotheque.server.service.guests import read_guest
from ludotheque.server.service.loading import load_table
from ludotheque.server.service.names import clean_name, own_looks
from ludotheque.server.service.rating import priors_of, rate_all
from ludotheque.server.service.record import (
    Chair,
    Guest,
    Record,
    glance,
    read_record,
    write_record,
)  # fmt: skip
from ludotheque.server.service.results import LoggedEnd, logged_end, read_result, with_end
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.office import Ban, Office, Wanted
from ludotheque.server.store.results import KeptResult, Recomputed, new_stand_in
from ludotheque.server.store.store import Change, Conflict, Kept, KeptWhole
from ludotheque.server.wire import commands

_log = logging.getLogger(__name__)

NOBODY: Final = "—"
"""The name of somebody of whom nothing is kept."""
ATTEMPTS: Final = 20


class SeatLine(Struct):
    """A seat as the host of a server sees it: nothing that gives it away, and no secret."""

    seat: int
    kind: str
    name: str
    level: str
    guests: list[str]


class TableLine(Struct):
    """A table in a list."""

    id: str
    game: str
    phase: str
    is_open: bool
    made_at: float
    changed_at: float
    entries: int
    lines: int
    host: str
    seats: list[SeatLine]
    trouble: str = ""
    """Why it cannot be read."""


class TableSheet(Struct):
    """A table looked at."""

    table: TableLine
    options: dict[str, int | bool | str]
    winners: list[int]
    scores: list[int]
    chat: list[str]
    """The last lines, as they are kept."""


class GuestLine(Struct):
    """A guest in a list."""

    id: str
    name: str
    tables: int
    """So many where it holds a seat."""
    is_banned: bool


class Administration:
    """Everything that a host does with what is kept."""

    def __init__(self, office: Office, shelf: Shelf, now: Callable[[], float] = time.time) -> None:
        self.office = office
        self.shelf = shelf
        self.now = now

    # Tables

    def tables(self, wanted: Wanted) -> list[TableLine]:
        """Tables, the latest first; those that cannot be read among them."""
        return [_line(kept) for kept in self.office.tables(wanted)]

    def look(self, table: str) -> TableSheet:
        """One table."""
        kept = self._kept(table)
        line = _line(kept.row)
        if line.trouble:
            return TableSheet(line, {}, [], [], [*kept.chat, *kept.gallery])
        record = read_record(kept.row.record)
        result = record.result
        return TableSheet(
            line,
            dict(record.options),
            [] if result is None else list(result.winners),
            [] if result is None else list(result.scores),
            [*kept.chat, *kept.gallery],
        )

    def close_table(self, table: str) -> bool:
        """Take a table from the list of open ones; who sits there or has its link plays on.
        Whether it was in it."""
        if not self._kept(table).row.is_open:
            return False

        def close(record: Record) -> None:
            record.is_open = False

        self._change_record(table, close)
        self.office.notice("table", table)
        return True

    def delete_table(self, table: str) -> None:
        """Remove a table with its log and chat."""
        if not self.office.remove_table(table):
            raise BadSetup(f"there is no table {table}.")
        self.office.notice("table", table)

    def finished(self) -> Iterator[tuple[Kept, Log | None]]:
        """All games that are over, with their logs; `None` where that cannot be read."""
        for row in reversed(self.office.tables(Wanted(phase="over"))):
            try:
                yield row, load_table(self.shelf.game(row.game), self._kept(row.table)).log()
            except Exception:  # Whatever a damaged row does to whoever reads it.
                yield row, None

    # Ratings

    def recompute(self, game: str) -> tuple[int, int, int]:
        """Work all ratings at a game out anew from the logs of its rated tables, or from what is
        kept of those that are not here any more: how many tables and how many players there are,
        and for how many players it was not so before."""
        priors, ends = priors_of(self.shelf.game(game)), dict(self._ends(game))

        def work_out(results: list[KeptResult]) -> Recomputed:
            return rate_all([_by_log(one, ends.get(one.table)) for one in results], priors)

        return self.office.recompute(game, work_out)

    def _ends(self, game: str) -> Iterator[tuple[str, LoggedEnd]]:
        """How the rated games ended whose logs the rules here can follow, each with its table."""
        for row in self.office.tables(Wanted(phase="over", game=game)):
            try:
                if read_record(row.record).is_rated:
                    found = self.shelf.game(game)
                    log = load_table(found, self._kept(row.table)).log()
                    end = logged_end(replay(found, log))
                    if end is not None:
                        yield row.table, end
            except Exception as error:  # Whatever a damaged or an older log does to its reader.
                _log.warning("the log of table %s is not followed: %s", row.table, error)

    # Guests

    def find_guests(self, text: str) -> list[GuestLine]:
        """The guests whose name has this in it, or whose id begins with it."""
        wanted = text.casefold()
        banned = {ban.guest for ban in self.office.bans()}
        names = {id: read_guest(id, profile).name for id, profile in self.office.guests()}
        seats: dict[str, set[str]] = {}
        called: dict[str, set[str]] = {}
        for kept in self.office.tables(Wanted()):
            for seat in _line(kept).seats:
                for guest in seat.guests:
                    names.setdefault(guest, seat.name)
                    seats.setdefault(guest, set()).add(kept.table)
                    called.setdefault(guest, set()).add(seat.name.casefold())
        return [
            GuestLine(id, name, len(seats.get(id, ())), id in banned)
            for id, name in sorted(names.items(), key=lambda one: (one[1].casefold(), one[0]))
            if id.startswith(wanted)
            or any(wanted in one for one in (name.casefold(), *called.get(id, ())))
        ]

    def guest(self, text: str) -> GuestLine:
        """The one guest whose id begins so."""
        found = [one for one in self.find_guests(text) if one.id.startswith(text.casefold())]
        if not found:
            raise BadSetup(f"there is no guest {text}; `guests find` shows their ids.")
        if len(found) > 1:
            raise BadSetup(f"the ids of {len(found)} guests begin with {text}.")
        return found[0]

    def rename(self, guest: str, name: str) -> str:
        """Give a guest another name, wherever it sits and in all that it said; the name."""
        try:
            clean = clean_name(name)
            seen = own_looks(clean)
        except Trouble:
            raise BadSetup(f"{name!r} cannot be anybody's name.") from None
        if not self.office.name_account(guest, seen):
            raise BadSetup(f"{name!r} looks like the name of somebody else who has an account.")
        kept = self.office.guest(guest)
        said = Guest(guest) if kept is None else read_guest(guest, kept)
        said.name = clean
        self.office.keep_guest(guest, msgspec.json.encode(said).decode())

        def rename(record: Record) -> None:
            for seat in record.seats_of(guest):
                record.chairs[seat].name = ""
                try:
                    record.chairs[seat].name = own_name(record, clean)
                except Trouble:
                    record.chairs[seat].name = NOBODY

        self._change_tables_of(guest, lambda table: self._change_record(table, rename))
        self.office.name_in_chat(guest, clean)
        self.office.notice("guest", guest)
        return clean

    def erase(self, guest: str) -> int:
        """Remove all that is personal of a guest; at how many tables it was."""

        def forget(record: Record) -> None:
            for seat, chair in enumerate(record.chairs):
                began = record.players[seat : seat + 1]
                if guest == next(iter([*chair.holders, *chair.gone, *began]), ""):
                    chair.name, chair.is_known, chair.key = NOBODY, False, ""
                chair.holders = [one for one in chair.holders if one != guest]
                chair.gone = [one for one in chair.gone if one != guest]
                if chair.sent.startswith(f"{guest}:"):
                    chair.sent = ""
            record.players = [new_stand_in() if one == guest else one for one in record.players]
            record.muted = [one for one in record.muted if one != guest]
            record.removed = [one for one in record.removed if one != guest]
            record.pass_host_on(guest)

        def leave(table: str) -> None:
            self._vacate(table, guest)
            self._change_record(table, forget)

        tables = self._change_tables_of(guest, leave)
        self.office.erase_guest(guest)
        for table in tables:
            self.office.notice("table", table)
        self.office.notice("guest", "")  # Not even here is it named.
        return len(tables)

    def ban(self, guest: str, why: str) -> None:
        """Let a guest come no more: where it plays a bot plays on, elsewhere it gets up."""
        self.office.ban(Ban(guest, self.now(), why))
        self._change_tables_of(guest, lambda table: self._vacate(table, guest))
        self.office.notice("guest", guest)

    def unban(self, guest: str) -> None:
        """Let a guest come again."""
        if not self.office.unban(guest):
            raise BadSetup(f"the guest {guest} is not banned.")
        self.office.notice("guest", guest)

    # How it is done

    def _kept(self, table: str) -> KeptWhole:
        kept = self.office.load(table)
        if kept is None:
            raise BadSetup(f"there is no table {table}.")
        return kept

    def _change_tables_of(self, guest: str, change: Callable[[str], None]) -> list[str]:
        """Change every table at which a guest is or was; those that cannot be read stay."""
        tables = self.office.tables_naming(guest)
        for table in tables:
            try:
                change(table)
            except (msgspec.DecodeError, UnicodeError):
                continue
            self.office.notice("table", table)
        return tables

    def _change_record(self, table: str, do: Callable[[Record], None]) -> None:
        """Change what was agreed at a table; the game itself is not touched."""
        for _ in range(ATTEMPTS):
            row = self._kept(table).row
            record = read_record(row.record)
            do(record)
            change = Change(
                table=table,
                version=row.version,
                game=row.game,
                phase=record.phase,
                is_open=record.is_open,
                wake_at=row.wake_at,
                changed_at=row.changed_at,
                record=write_record(record),
                holders=record.holders(),
                host=record.host,
            )
            if self._commit(change):
                return
        raise BadSetup(f"the table {table} changes too fast; try again.")

    def _vacate(self, table: str, guest: str) -> None:
        """Take a guest from its seats: a bot plays on, or the seat is free."""
        for _ in range(ATTEMPTS):
            kept = self._kept(table)
            record = read_record(kept.row.record)
            if not record.seats_of(guest) or record.phase == "over":
                return
            if record.phase == "gathering":
                self._change_record(table, lambda record: _get_up(record, guest))
                return
            try:
                found = load_table(self.shelf.game(record.game), kept, self.office.down())
            except Exception:  # It cannot go on, so that nobody waits for this seat.
                return
            change = self._handed_over(found, guest)
            if change is None or self._commit(change):
                return
        raise BadSetup(f"the table {table} changes too fast; try again.")

    def _handed_over(self, table: Table, guest: str) -> Change | None:
        with table.attempt(is_deep=True):
            for seat in table.record.seats_of(guest):
                command = commands.Resign(id="", seat=seat)
                playing.resign(table, Guest(guest), command)
            return table.change(self.now(), "")

    def _commit(self, change: Change) -> bool:
        try:
            self.office.commit(change)
        except Conflict:
            return False
        return True


def _get_up(record: Record, guest: str) -> None:
    for seat in record.seats_of(guest):
        record.chairs[seat] = Chair()
    record.pass_host_on(guest)


def _by_log(kept: KeptResult, end: LoggedEnd | None) -> KeptResult:
    """A result as its log tells it, where that is there and can be followed."""
    if end is None or len(end.scores) != len(read_result(kept.text).seats):
        return kept
    return msgspec.structs.replace(kept, text=with_end(kept.text, end))


def _line(kept: Kept) -> TableLine:
    """A table as it stands in a list, whatever of it can be read."""
    try:
        record, entries, trouble = read_record(kept.record), glance(kept.state).entries, ""
    except (msgspec.DecodeError, UnicodeError, TypeError) as error:
        record, entries, trouble = None, 0, f"{type(error).__name__}: {error}"
    return TableLine(
        id=kept.table,
        game=kept.game,
        phase=kept.phase,
        is_open=kept.is_open,
        made_at=0.0 if record is None else record.made_at,
        changed_at=kept.changed_at,
        entries=entries,
        lines=kept.lines,
        host="" if record is None else record.host,
        seats=[]
        if record is None
        else [
            SeatLine(seat, chair.kind, chair.name, chair.level, list(chair.holders))
            for seat, chair in enumerate(record.chairs)
        ],
        trouble=trouble,
    )
