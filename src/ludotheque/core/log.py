"""Logs: everything that was answered and everything that happened, in order."""

from __future__ import annotations

import hashlib
import json
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.article import Article
from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadLog
from ludotheque.core.event import EVERYONE_SEES, Event, Happening
from ludotheque.core.move import CHANCE, Seat

if TYPE_CHECKING:
    from ludotheque.core.changes import Changes

FORMAT: Final = 1

MOVE: Final = "move"
LATE: Final = "late"
OUTCOME: Final = "chance"
WORD: Final = "word"
TIME: Final = "time"
UNDO: Final = "undo"
HELD: Final = "held"
RESIGNED: Final = "resigned"
KINDS: Final = (MOVE, LATE, OUTCOME, WORD, TIME, UNDO, HELD, RESIGNED)

BY_A_PROGRAM: Final = "held by a program"
BY_A_PERSON: Final = "held by a person"
"""What an entry of the kind `held` says of its seat."""
TO_SEAT: Final = "resigned to "
"""What an entry of the kind `resigned` says, and then the number of the seat that has won."""


class Entry:
    """One line of the log: a move, a default played late, an outcome of chance, a seat's word,
    time that is up, a move taken back, a seat that somebody else holds from now on, or one that
    resigned and ended the game, with the events that came of it."""

    def __init__(
        self,
        kind: str,
        seat: Seat,
        text: str,
        public: str,
        audience: int,
        events: list[Event],
        first_event: int,
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.text = text
        self.public = public
        self.audience = audience
        """Who may read the whole line `text`; the others read `public`."""
        self.events = events
        self.first_event = first_event
        """The number of its first event; events are numbered through the whole game."""
        self.changes: Changes | None = None
        """What of the table was new with each event, where somebody wants to know."""

    def as_json(self) -> dict[str, Any]:
        """The whole entry, secrets included."""
        data: dict[str, Any] = {"kind": self.kind, "seat": self.seat, "text": self.text}
        if self.public != self.text:
            data["public"] = self.public
        if self.audience != EVERYONE_SEES:
            data["sees"] = self.audience
        data["events"] = [_event_as_json(event) for event in self.events]
        return data

    def seen_by(self, number: int, seat: Seat | None, has_changes: bool = True) -> dict[str, Any]:
        """What a seat may read of it; `None` is a spectator. Numbering has no holes. Where it is
        kept and wanted, what of its view was new with each event and after the last."""
        may_read = self.audience == EVERYONE_SEES or (
            seat is not None and bool(self.audience >> seat & 1)
        )
        events: list[dict[str, Any]] = []
        for place, event in enumerate(self.events):
            shown: dict[str, Any] = {"number": self.first_event + place}
            if event.is_seen_by(seat):
                shown.update(event.as_json())
                if event.media:
                    shown["media"] = True
            events.append(shown)
        read: dict[str, Any] = {
            "number": number,
            "kind": self.kind,
            "seat": self.seat,
            "text": self.text if may_read else self.public,
            "events": events,
        }
        if has_changes and self.changes is not None:
            read["changes"] = self.changes.seen_by(seat)
        return read

    def as_read_by(self, seats: list[Seat]) -> Entry:
        """An entry of what these seats together may read of it, and nothing more."""
        may_read = self.audience == EVERYONE_SEES or any(self.audience >> one & 1 for one in seats)
        text = self.text if may_read else self.public
        readers: list[Seat | None] = [None, *seats]
        events = [event for event in self.events if any(event.is_seen_by(one) for one in readers)]
        shown = [Event(event.happening, event.numbers, EVERYONE_SEES, []) for event in events]
        return Entry(self.kind, self.seat, text, text, EVERYONE_SEES, shown, self.first_event)


def _event_as_json(event: Event) -> dict[str, Any]:
    data: dict[str, Any] = dict(event.as_json())
    if event.audience != EVERYONE_SEES:
        data["sees"] = event.audience
    if event.media:
        data["media"] = list(event.media)
    return data


def _read_event(data: Any) -> Event:
    name, code = data["event"], data["article"]
    audience = data.get("sees", EVERYONE_SEES)
    media = data.get("media", [])
    names = [key for key in data if key not in ("event", "article", "sees", "media")]
    values = [data[key] for key in names]
    if not isinstance(name, str) or not isinstance(code, str) or type(audience) is not int:
        raise ValueError
    if not isinstance(media, list) or not all(type(value) is int for value in [*values, *media]):
        raise ValueError
    return Event(Happening(name, Article(code), *names), values, audience, media)


def read_entry(data: Any, first_event: int) -> Entry:
    """The entry that `as_json` wrote down; a `ValueError` or its kin if it is none."""
    kind, seat, text = data["kind"], data["seat"], data["text"]
    audience = data.get("sees", EVERYONE_SEES)
    public = data.get("public", text)
    if kind not in KINDS or type(seat) is not int or type(audience) is not int:
        raise ValueError
    if not isinstance(text, str) or not isinstance(public, str) or seat < CHANCE:
        raise ValueError
    events = [_read_event(event) for event in data["events"]]
    return Entry(kind, seat, text, public, audience, events, first_event)


def read_entries(data: list[Any]) -> list[Entry]:
    """The entries that were written down one by one, from the first on."""
    entries: list[Entry] = []
    events = 0
    for one in data:
        entries.append(read_entry(one, events))
        events += len(entries[-1].events)
    return entries


def winner_by_resignation(entries: list[Entry]) -> Seat | None:
    """The seat to which another resigned; `None` where nobody ended the game so."""
    if not entries or entries[-1].kind != RESIGNED:
        return None
    return resigned_to(entries[-1].text)


def resigned_to(text: str) -> Seat:
    """The seat that an entry of the kind `resigned` names; a `ValueError` if it names none."""
    if not text.startswith(TO_SEAT):
        raise ValueError
    return int(text[len(TO_SEAT) :])


def board_in_head(head: dict[str, Any]) -> BoardFile | None:
    """The owner's own board that a log was played on; `None` if it was the game's."""
    text = head.get("board_file")
    return BoardFile(text, "the log's board") if isinstance(text, str) else None


class Log:
    """A game's log: what was agreed, what happened, and how it ended (empty while it runs).

    Written down it is one line of JSON each for the head, every entry and the end, and each line
    carries a checksum over all lines up to it.
    """

    def __init__(self, head: dict[str, Any], entries: list[Entry], end: dict[str, Any]) -> None:
        self.head = head
        self.entries = entries
        self.end = end

    def text(self) -> str:
        """The log as lines of JSON."""
        lines: list[str] = []
        check = ""
        parts: list[dict[str, Any]] = [{"ludotheque": "log", "format": FORMAT, **self.head}]
        parts.extend(
            {"entry": number, **entry.as_json()} for number, entry in enumerate(self.entries)
        )
        if self.end:
            parts.append({"end": True, **self.end})
        for part in parts:
            check = chain(check, part)
            lines.append(_line({**part, "check": check}))
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> Log:
        """The log that a text holds; a line that was altered or lost is named."""
        lines = text.splitlines()
        head: dict[str, Any] = {}
        entries: list[Entry] = []
        end: dict[str, Any] = {}
        check = ""
        events = 0
        for place, line in enumerate(lines):
            where = "head" if place == 0 else str(place - 1)
            try:
                part = json.loads(line)
            except ValueError:
                part = None
            except RecursionError:
                raise BadLog.of("too-deep") from None
            if place == 0 and (not isinstance(part, dict) or part.get("ludotheque") != "log"):
                raise BadLog.of("no-log")
            if not isinstance(part, dict):
                raise BadLog.of("log-cut", entry=where)
            said = part.pop("check", None)
            check = chain(check, part)
            if said != check:
                raise BadLog.of("log-checksum", entry=where)
            if place == 0:
                if part.get("format") != FORMAT:
                    raise BadLog.of("log-format", format=repr(part.get("format")), here=FORMAT)
                head = {k: v for k, v in part.items() if k not in ("ludotheque", "format")}
            elif "end" in part:
                if place != len(lines) - 1:
                    raise BadLog.of("log-goes-on", entry=where)
                end = {k: v for k, v in part.items() if k != "end"}
            else:
                try:
                    if part["entry"] != place - 1:
                        raise ValueError
                    entry = read_entry(part, events)
                except (KeyError, TypeError, ValueError, AttributeError):
                    raise BadLog.of("log-no-entry", entry=where) from None
                entries.append(entry)
                events += len(entry.events)
        if not lines:
            raise BadLog.of("log-empty")
        return Log(head, entries, end)


def chain(check: str, part: dict[str, Any]) -> str:
    """The checksum of a line and of all before it."""
    return hashlib.sha256((check + _line(part)).encode()).hexdigest()[:16]


def _line(part: dict[str, Any]) -> str:
    return json.dumps(part, ensure_ascii=False, separators=(",", ":"))
