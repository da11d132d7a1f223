"""Sheets about what was played: how a table stood, and finished games."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

from ludotheque.server.wire.messages import OwnersBox, ResultInfo, SeatInfo
from ludotheque.server.wire.values import EntryKind, Event, In, Large, Options, Out, View


class Past(Out):
    """How a table stood for one seat, or for a spectator, at entries that it has been told."""

    since: int
    """The first entry that is shown: the one asked for, or a later one if that is long ago."""
    view: View | None
    """Before that entry; `null` where the rules here cannot tell."""
    changes: list[list[View]]
    """Of that entry and of each that follows, as in `Entry.changes`; none where `view` is null."""


class Source(Out):
    """Where scores came from: `start`, or the event that they came with."""

    name: str
    values: list[int]
    """What each seat had from it."""


class Standing(Out):
    """How it stood after an entry that changed it."""

    number: int
    scores: list[int]


class Reckoning(Out):
    """A finished game taken apart. Neither has anything where the rules here cannot tell."""

    sources: list[Source]
    """In the order in which they first counted; all together they are the scores."""
    curve: list[Standing]


class LogUpload(In):
    """A log as a file holds it."""

    log: Annotated[str, Meta(max_length=2_000_000)]


class ReplayEntry(Out):
    """One entry with everything in it, and how the table changed with it."""

    number: int
    kind: EntryKind
    seat: int
    text: str
    public: str
    """What those read who may not read `text`."""
    sees: int
    """Who may read `text`, one bit a seat; −1 is everyone."""
    events: list[Event]
    """With `sees` where not everyone may know of it."""
    ways: Large | None
    """Of an outcome of chance: in how many ways it could have come out."""
    outcomes: list[str] | None
    """Of an outcome of chance: what each way would have given, where they are few."""
    draw: int | None
    """Of an outcome of chance: the number of the draw, for the seal."""
    changes: list[list[int]]
    """Places in the replay's `changes`, as in `Entry.changes`: a list for each seat, then for a
    spectator, then with all open."""


class Replay(Out):
    """A finished game, to be shown from any seat."""

    game: str
    title: str
    rules: int
    seats: int
    options: Options
    names: list[SeatInfo]
    """Who played, where the server knows; empty for an uploaded log."""
    entries: list[ReplayEntry]
    start: list[View]
    """How it stood before the first entry: to each seat, to a spectator, with all open."""
    changes: list[View]
    """A pool of changes without doubles."""
    is_replayed: bool
    """Whether the rules here could replay it: if not, there are no views, only events."""
    result: ResultInfo | None
    seal: str
    words: list[str]
    """What was mixed into the luck, each as `seat:word`."""
    secret: str
    """Of the luck; empty where luck was not sealed."""
    box: OwnersBox | None = None
    """Where it was played on an owner's values."""
    board: dict[str, Any] | None = None
    """These values, as in `BoardSheet.data`; `null` where they are the game's own."""
