"""A table in memory: its record, its match, and what of both is to be kept."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
from collections.abc import Iterator
from typing import Any, Final, Protocol

import msgspec

from ludotheque.core.game import Game
from ludotheque.core.log import Entry, Log
from ludotheque.core.match import Match
from ludotheque.core.saving import saved_past, snapshot
from ludotheque.server.service import due, pace, results
from ludotheque.server.service.answered import Answered
from ludotheque.server.service.chat import Chat
from ludotheque.server.service.record import (
    KeptMatch,
    Record,
    Times,
    handle,
    with_pause_shifted,
    write_match,
    write_record,
)  # fmt: skip
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.results import NewResult
from ludotheque.server.store.store import (
    Change,
    NewEntry,
    NewLine,
    NewPast,
)
from ludotheque.server.wire import messages

KEPT_CHANGES: Final = 200
"""Of so many entries back a table knows what was new with each event."""


class Listener(Protocol):
    """Somebody who hears of a table as things happen."""

    guest: str
    session: str
    """The hash of the cookie it came with."""
    known: dict[int | None, int]
    """By seat: the number of the first entry that it has not."""
    chat: int
    gallery: int
    info: int
    """The version of the table's information that it has."""
    is_looking: bool
    """Whether the table is before somebody's eyes, and not only open."""

    def put(self, message: bytes, since: float | None = None) -> None:
        """Send a message, or fall behind and be dropped; `since` is when what it tells was kept."""

    def send_away(self, bye: messages.Bye) -> None:
        """Say goodbye: nothing more will be told."""


class Waiter:
    """Somebody without a socket who waits for the next change that it may know of."""

    def __init__(self, guest: str, is_looking: bool = True) -> None:
        self.guest = guest
        self.is_looking = is_looking
        self.called = asyncio.Event()


class Table:
    """A table that is in use. Whoever changes or reads it holds its lock."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.match: Match | None = None
        self.version = 0
        self.times = Times()
        self.chat = Chat()
        self.gallery = Chat()
        """What spectators say among themselves while the game runs."""
        self.answered = Answered()
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.elsewhere: frozenset[str] = frozenset()
        """The guests who are connected to it at other servers."""
        self.is_ours = True
        """Whether it is this server that sees to its bots and clocks."""
        self.waiters: set[Waiter] = set()
        self.presence_told: tuple[frozenset[int], int] = (frozenset(), 0)
        """Who was there when those who listen were last told: seats, and how many spectators."""
        self.presence_told_at = float("-inf")
        self.used_at = record.made_at
        self.info = 0
        """Counts the changes of what `TableInfo` tells."""
        self.polled: tuple[int, int | None, messages.Now] | None = None
        """How things stood at a version for the seat that last asked for it."""
        self.is_spoilt = False
        """Whether memory and store may differ, so that it has to be loaded again."""
        self.is_time_new = False
        """Whether times were changed that are not on disk."""
        self.down = 0.0
        """For how many seconds in all no server ran: kept times are without them."""
        self.changed_at = record.made_at
        self.wake_at: float | None = None
        self.kept_entries = 0
        """So many entries are on disk."""
        self._kept_pasts: list[int] = []
        """The entries before which the earlier states stand that are on disk."""
        self._unsaid: list[str] = []
        """Guests whose lines are to go from the disk."""
        self._kept_record: Record | None = None
        self._told_times: list[pace.Told] = []
        """What everybody was told of times: what changes them is news of the table, too."""
        self.entered = 0
        """How often the match had entered a moment when its times were noted."""
        self.head: dict[str, Any] = {}
        """The head of the log."""
        self.old_entries: list[Entry] = []
        """The log of a finished game that the rules here cannot read any more."""

    # Reading

    @property
    def id(self) -> str:
        return self.record.id

    def running_match(self) -> Match:
        """The match, while it runs."""
        self.record.require_running()
        assert self.match is not None
        return self.match

    def asked(self) -> list[int]:
        """The seats that are to decide now."""
        return [] if self.match is None else self.match.asks()

    def asked_bots(self) -> list[int]:
        """The seats of bots that are to decide now."""
        if self.record.paused_at:
            return []
        return [seat for seat in self.asked() if self.record.chairs[seat].kind == "bot"]

    def is_race_of_bots(self) -> bool:
        """Whether all act at once, people sit here, and none of them is still to decide."""
        if self.match is None or self.match.is_over:
            return False
        people = [seat for seat, one in enumerate(self.record.chairs) if one.kind == "person"]
        is_race = self.match.game.step(self.match.state).is_live
        return is_race and bool(people) and not set(people) & set(self.match.awaits())

    @property
    def entries(self) -> list[Entry]:
        """The log, as far as it goes."""
        return self.old_entries if self.match is None else self.match.entries

    def log(self) -> Log:
        """The log as far as it goes; it has an end, with the secret of the luck, only when the
        game is over."""
        end: dict[str, Any] = {}
        if self.record.result is not None:
            result = {"winners": self.record.result.winners, "scores": self.record.result.scores}
            end = {"result": result, "secret": self.record.secret}
        return Log(self.head, list(self.entries), end)

    def speakers(self) -> list[str]:
        """The guests who sit here, or from whom the last lines of the chat came."""
        spoken = {self.record.person(guest) for guest in self.answered.senders_of_lines()}
        return sorted(spoken | {self.record.person(guest) for guest in self.record.holders()})

    def number_for(self, guest: str) -> int:
        """The number by which a reader knows whether anything is new to it: another with every
        change, but for the answers that others give in advance."""
        return self.version - self.record.unseen_by(guest)

    def told_number(self, guest: str) -> int:
        """The number that a reader was last told: that of the table as it was last seen kept."""
        kept = self._kept_record
        return self.version - (0 if kept is None else kept.unseen_by(guest))

    def gallery_here(self) -> set[str]:
        """The guests who listen or wait here and hear what is said in the gallery."""
        there = self.guests_here() | {waiter.guest for waiter in self.waiters}
        return {guest for guest in there if self.record.hears_gallery(guest)}

    def guests_here(self) -> set[str]:
        """The guests who are connected to it at this server."""
        return {listener.guest for listener in self.listeners}

    def guests_looking(self) -> set[str]:
        """The guests who look at it at this server."""
        looking = {listener.guest for listener in self.listeners if listener.is_looking}
        return looking | {waiter.guest for waiter in self.waiters if waiter.is_looking}

    def presence(self) -> tuple[frozenset[int], int]:
        """Who is there: the seats of which a device is connected, and how many others watch."""
        here: set[int] = set()
        watching = 0
        for guest in self.guests_here() | self.elsewhere:
            seats = self.record.seats_of(guest)
            here.update(seats)
            watching += not seats
        return frozenset(here), watching

    def is_in_use(self) -> bool:
        """Whether somebody listens, waits or does something here."""
        return bool(self.listeners or self.waiters or self.lock.locked())

    def is_complete(self) -> bool:
        """Whether people gather who wanted to play with somebody now, and all of them are there."""
        return (
            self.record.phase == "gathering"
            and self.record.starts_itself
            and all(chair.kind != "free" for chair in self.record.chairs)
            and self.presence()[0] >= set(self.record.people())
        )

    def is_host_away(self) -> bool:
        """Whether people gather and the host is not among those connected."""
        return (
            self.record.phase == "gathering"
            and bool(self.record.host)
            and self.record.host not in self.guests_here() | self.elsewhere
        )

    # Changing

    def add_line(
        self, at: float, seat: int | None, name: str, text: str, guest: str
    ) -> messages.ChatLine:
        """Add a line to the chat; to the gallery, if a spectator speaks while the game runs."""
        line = messages.ChatLine(
            number=0,
            at=at,
            seat=seat,
            name=name,
            text=text,
            who=handle(self.id, self.record.person(guest)),
        )
        if seat is None and self.record.phase == "running" and self.record.hears_gallery(guest):
            self.record.gallery += 1
            return self.gallery.add(line)
        return self.chat.add(line)

    def unsay(self, guests: list[str]) -> None:
        """Take everything out of the chat that some guests have said."""
        handles = {handle(self.id, guest) for guest in guests}
        self.chat.unsay(handles)
        self.gallery.unsay(handles)
        self._unsaid.extend(guests)

    def forget_lines(self, before: float) -> None:
        """Forget what was said before then."""
        self.chat.forget(before)
        self.gallery.forget(before)

    def note_end(self) -> None:
        """If the game is over, the record says so."""
        if self.match is not None and self.match.is_over:
            self.record.phase = "over"
            self.record.result = result_of(self.match)
            self.match.history.clear()

    @contextlib.contextmanager
    def attempt(self, is_deep: bool) -> Iterator[None]:
        """Go on with a copy of the record; go back to what it was if something is refused. After
        anything else that goes wrong, memory is spoilt."""
        before = self.record
        self.record = before.copy() if is_deep else copy.copy(before)
        try:
            yield
        except Trouble:
            self.record = before
            raise
        except BaseException:
            self.is_spoilt = True
            raise

    def change(self, now: float, sent: str) -> Change | None:
        """What is to be kept since the last time; `None` if nothing is."""
        has_played = self.match is not None and len(self.entries) > self.kept_entries
        has_begun = self.match is not None and not self.times.began_at
        is_record_new = self._kept_record != self.record
        has_spoken = self.chat.has_new()
        has_moved = has_played or has_begun
        is_state_new = has_moved or self.is_time_new
        if not (is_state_new or is_record_new or has_spoken or self._unsaid):
            return None
        if has_moved:
            due.note_times(self, now)
        before = self._kept_record
        if has_moved or has_spoken or not self.record.shows_like(before):
            self.changed_at = now
        self.wake_at = due.wake_at(self, now)
        holders = self.record.holders()
        pasts, pasts_end = self._new_pasts()
        return Change(
            table=self.id,
            version=self.version,
            game=self.record.game,
            phase=self.record.phase,
            is_open=self.record.is_open,
            wake_at=self.wake_at,
            changed_at=self.changed_at,
            record=self._written_record() if is_record_new else None,
            state=self._written_match() if is_state_new else None,
            entries=self._new_entries(sent),
            chat=_new_lines(self.chat, sent),
            gallery=_new_lines(self.gallery, sent),
            holders=None if before is not None and before.holders() == holders else holders,
            host=self.record.host,
            unsaid=list(self._unsaid),
            pasts=pasts,
            pasts_end=pasts_end,
            now=now,
            down=self.down,
            call_at=due.call_at(self, now),
            keeps_call=before is not None and before.phase == self.record.phase == "over",
            result=self._ended(now),
        )

    def _ended(self, now: float) -> NewResult | None:
        """How the game ended, if it is this change that ends it."""
        if self.record.phase != "over" or self.record.result is None:
            return None
        if self._kept_record is not None and self._kept_record.phase == "over":
            return None
        return results.result_of(self.game, self.record, self.entries, now)

    def note_kept(self, sent: str) -> None:
        """Note that the last `change` is on disk; who has made it sees to the table."""
        self.version += 1
        self.is_ours = True
        times = pace.told(self.record, self.times)
        if not self.record.shows_like(self._kept_record) or times != self._told_times:
            self.info += 1
        self._told_times = times
        if sent and len(self.entries) > self.kept_entries:
            self.answered.note_entry(sent, self.kept_entries)
        if sent and (self.chat.has_new() or self.gallery.has_new()):
            self.answered.note_line(sent)
        self.note_all_kept()

    def note_all_kept(self) -> None:
        """Note that there is nothing in memory that is not on disk."""
        self.kept_entries = len(self.entries)
        self.chat.note_kept()
        self.gallery.note_kept()
        pasts = [] if self.match is None else self.match.history.pasts
        self._kept_pasts = [past.entry for past in pasts]
        self._unsaid = []
        self.is_time_new = False
        self._kept_record = self.record

    def _new_entries(self, sent: str) -> list[NewEntry]:
        if self.match is None:
            return []
        first = self.kept_entries
        return [
            NewEntry(
                number,
                json.dumps(self.match.entries[number].as_json(), ensure_ascii=False),
                sent if number == first else "",
            )
            for number in range(first, len(self.match.entries))
        ]

    def _new_pasts(self) -> tuple[list[NewPast], int | None]:
        """The earlier states that are not on disk yet, and from which entry on those there go."""
        match, kept = self.match, self._kept_pasts
        if match is None:
            return [], None
        pasts = match.history.pasts
        same = 0
        while same < min(len(kept), len(pasts)) and kept[same] == pasts[same].entry:
            same += 1
        new = [NewPast(past.entry, json.dumps(saved_past(match, past))) for past in pasts[same:]]
        return new, kept[same] if same < len(kept) else None

    def _written_record(self) -> str:
        return write_record(with_pause_shifted(self.record, -self.down))

    def _written_match(self) -> str:
        assert self.match is not None
        taken = snapshot(self.match)
        self.head = taken["head"]
        times = pace.shift(copy.copy(self.times), -self.down)
        return write_match(KeptMatch(match=taken, times=times, entries=len(self.entries)))


def _new_lines(chat: Chat, sent: str) -> list[NewLine]:
    return [
        NewLine(line.number, msgspec.json.encode(line).decode(), sent, line.at)
        for line in chat.new()
    ]


def result_of(match: Match) -> messages.ResultInfo | None:
    """How a match ended, and why; `None` while it runs."""
    result = match.result()
    if result is None:
        return None
    return messages.ResultInfo(list(result.winners), list(result.scores), match.ending())
