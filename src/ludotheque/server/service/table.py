"""A table in memory: its record, its match, and how both are kept and found again."""

from __future__ import annotations

import asyncio
import contextlib
import copy
import json
from collections.abc import Iterator
from typing import Any, Final, Protocol

import msgspec

from ludotheque.core.errors import LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.log import Entry, Log, read_entries
from ludotheque.core.match import Match
from ludotheque.core.saving import restore, snapshot
from ludotheque.server.service.record import (
    Record,
    State,
    Times,
    read_record,
    read_state,
    write_record,
    write_state,
)  # fmt: skip
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.store import Change, KeptWhole, NewEntry, NewLine
from ludotheque.server.wire import messages

ANSWERS: Final = 256
"""So many answers are remembered; those to moves, chat and sitting down are kept for ever."""

_lines: Final = msgspec.json.Decoder(messages.ChatLine)


class Listener(Protocol):
    """Somebody who hears of a table as things happen."""

    guest: str
    known: dict[int | None, int]
    """By seat: the number of the first entry that it has not."""
    chat: int
    info: int
    """The version of the table's information that it has."""

    def put(self, message: bytes) -> None:
        """Send a message, or fall behind and be dropped."""


class Table:
    """A table that is in use. Whoever changes or reads it holds its lock."""

    def __init__(self, game: Game[Any], record: Record) -> None:
        self.game = game
        self.record = record
        self.match: Match | None = None
        self.version = 0
        self.times = Times()
        self.chat: list[messages.ChatLine] = []
        self.sent: dict[str, int] = {}
        """The entry that each message has made, so that the same one again makes none."""
        self.said: set[str] = set()
        self.answered: dict[str, messages.Done] = {}
        """The latest answers by message, for those who ask again because none arrived."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.waiters: set[asyncio.Event] = set()
        """Those who wait for the next change."""
        self.used_at = record.made_at
        self.info = 0
        """Counts the changes of what `TableInfo` tells."""
        self.is_spoilt = False
        """Whether memory and store may differ, so that it has to be loaded again."""
        self.changed_at = record.made_at
        self.wake_at: float | None = None
        self.kept_entries = 0
        """So many entries are on disk."""
        self._kept_chat = 0
        self._kept_record: Record | None = None
        self._entered = 0
        self._head: dict[str, Any] = {}
        self._old_entries: list[Entry] = []
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
        return [seat for seat in self.asked() if self.record.chairs[seat].kind == "bot"]

    @property
    def entries(self) -> list[Entry]:
        """The log, as far as it goes."""
        return self._old_entries if self.match is None else self.match.entries

    def log(self) -> Log:
        """The log as far as it goes; it has an end, with the secret of the luck, only when the
        game is over."""
        end: dict[str, Any] = {}
        if self.record.result is not None:
            result = {"winners": self.record.result.winners, "scores": self.record.result.scores}
            end = {"result": result, "secret": self.record.secret}
        return Log(self._head, list(self.entries), end)

    def seats_here(self) -> set[int]:
        """The seats of which a device is connected."""
        return {
            seat for listener in self.listeners for seat in self.record.seats_of(listener.guest)
        }

    def is_host_away(self) -> bool:
        """Whether people gather and the host is not among those connected."""
        return (
            self.record.phase == "gathering"
            and bool(self.record.host)
            and all(listener.guest != self.record.host for listener in self.listeners)
        )

    def spectators(self) -> int:
        """How many watch without a seat."""
        watching = {one.guest for one in self.listeners if not self.record.seats_of(one.guest)}
        return len(watching)

    # Changing

    def note_end(self) -> None:
        """If the game is over, the record says so."""
        result = None if self.match is None else self.match.result()
        if result is not None:
            self.record.phase = "over"
            self.record.result = messages.ResultInfo(list(result.winners), list(result.scores))

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
        if not (has_played or has_begun or is_record_new or len(self.chat) > self._kept_chat):
            return None
        if has_played or has_begun:
            self._note_times(now)
        self.changed_at = now
        self.wake_at = self._wake_at(now)
        before = self._kept_record
        holders = self.record.holders()
        return Change(
            table=self.id,
            version=self.version,
            game=self.record.game,
            phase=self.record.phase,
            is_open=self.record.is_open,
            wake_at=self.wake_at,
            changed_at=now,
            record=write_record(self.record) if is_record_new else None,
            state=self._state() if has_played or has_begun else None,
            entries=self._new_entries(sent),
            chat=[
                NewLine(line.number, msgspec.json.encode(line).decode(), sent)
                for line in self.chat[self._kept_chat :]
            ],
            holders=None if before is not None and before.holders() == holders else holders,
        )

    def answer_to(self, sent: str) -> messages.Done | None:
        """What was answered to a message that was carried out already."""
        message = sent.partition(":")[2]
        if sent in self.answered:
            return self.answered[sent]
        if sent in self.sent:
            return messages.Done(id=message, number=self.sent[sent])
        if sent in self.said:
            return messages.Done(id=message)
        for seat, chair in enumerate(self.record.chairs):
            if chair.sent == sent:
                return messages.Done(id=message, seat=seat)
        return None

    def note_answer(self, sent: str, answer: messages.Done) -> None:
        """Remember an answer for a while."""
        self.answered[sent] = answer
        if len(self.answered) > ANSWERS:
            del self.answered[next(iter(self.answered))]

    def is_kept(self, sent: str) -> None:
        """The last `change` is on disk."""
        self.version += 1
        if self._kept_record != self.record:
            self.info += 1
        if sent and len(self.entries) > self.kept_entries:
            self.sent[sent] = self.kept_entries
        if sent and len(self.chat) > self._kept_chat:
            self.said.add(sent)
        self._is_as_kept()

    def _is_as_kept(self) -> None:
        self.kept_entries = len(self.entries)
        self._kept_chat = len(self.chat)
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

    def _state(self) -> str:
        assert self.match is not None
        taken = snapshot(self.match)
        self._head = taken["head"]
        return write_state(State(match=taken, times=self.times, entries=len(self.entries)))

    # Time

    def _note_times(self, now: float) -> None:
        """Note since when the step waits and since when each seat is asked."""
        assert self.match is not None
        times, seats = self.times, range(len(self.record.chairs))
        if not times.began_at:
            times.began_at = times.step_since = now
            times.questions = [-1 for _ in seats]
            times.asked_since = [now for _ in seats]
        if self.match.state.entered != self._entered:
            self._entered = self.match.state.entered
            times.step_since = now
        names = [clock.name for clock in self.match.clocks() if clock.name]
        times.clocks = {name: times.clocks.get(name, now) for name in names}
        moved = {entry.seat for entry in self.entries[self.kept_entries :]}
        for seat in seats:
            question = self._question(seat)
            if question != times.questions[seat] or seat in moved:
                times.questions[seat] = question
                times.asked_since[seat] = now

    def _question(self, seat: int) -> int:
        question = None if self.match is None else self.match.question(seat)
        return -1 if question is None else question.number

    def clocks_due(self) -> list[tuple[float, str]]:
        """The times that the game itself keeps: when each is up, and its name; the next first."""
        if self.match is None or self.record.phase != "running":
            return []
        times = self.times
        due: list[tuple[float, str]] = []
        for clock in self.match.clocks():
            if not clock.name:
                since = times.step_since if clock.since_step else times.began_at
                due.append((since + clock.seconds, clock.name))
            elif clock.name in times.clocks:
                due.append((times.clocks[clock.name] + clock.seconds, clock.name))
        return sorted(due)

    def absences_due(self) -> list[tuple[float, int]]:
        """The people who are asked, each with when it counts as absent."""
        if not self.record.absence or self.record.phase != "running":
            return []
        return [
            (self.times.asked_since[seat] + self.record.absence, seat)
            for seat in self.asked()
            if self.record.chairs[seat].kind == "person"
            and self._question(seat) == self.times.questions[seat]
        ]

    def _wake_at(self, now: float) -> float | None:
        """When somebody has to look after the table by itself."""
        if self.record.phase != "running":
            return None
        return now if self.asked_bots() else self.next_due()

    def next_due(self) -> float | None:
        """When the next clock rings or the next absence counts."""
        due = [when for when, _ in self.absences_due()]
        due += [when for when, _ in self.clocks_due()]
        return min(due, default=None)


def load_table(game: Game[Any], kept: KeptWhole) -> Table:
    """A table as it was kept; `rules-changed` if the rules here cannot go on with it."""
    table = Table(game, read_record(kept.row.record))
    refresh(table, kept)
    return table


def refresh(table: Table, kept: KeptWhole) -> None:
    """Bring a table in memory to what is kept of it."""
    table.record = read_record(kept.row.record)
    table.version = kept.row.version
    table.changed_at = kept.row.changed_at
    table.wake_at = kept.row.wake_at
    table.chat = [_lines.decode(line) for line in kept.chat]
    table.sent = kept.sent
    table.said = set(kept.said)
    table.match = None
    table.times = Times()
    if kept.row.state:
        _load_match(table, read_state(kept.row.state), kept.entries)
    table._is_as_kept()
    table.info += 1
    table.is_spoilt = False


def _load_match(table: Table, state: State, texts: list[str]) -> None:
    table.times = state.times
    table._head = state.match["head"]
    entries = [json.loads(text) for text in texts]
    try:
        table.match = restore(table.game, {**state.match, "entries": entries})
        table._entered = table.match.state.entered
    except LudothequeError:
        if table.record.phase != "over":
            here = table.game.version
            raise Trouble("rules-changed", rules=table.record.rules, here=here) from None
        table._old_entries = read_entries(entries)
