"""Sheets: what is asked for and given by HTTP alone."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ludotheque.server.wire.messages import ResultInfo, SeatInfo
from ludotheque.server.wire.values import (
    Absence,
    Colour,
    EntryKind,
    Event,
    In,
    Level,
    Name,
    Options,
    Out,
    SeatNumber,
    Shape,
    View,
    WordOfLuck,
)  # fmt: skip

# The server and its games


class Guest(Out):
    """Who this browser is; known by its cookie only."""

    name: str
    """Empty until a name was chosen."""
    colour: Colour
    shape: Shape


class Greeting(Out):
    """The answer to the first request: it also sets the guest's cookie."""

    build: str
    """Of the page that the server holds: a page with another one is outdated."""
    version: str
    protocol: int
    languages: list[str]
    guest: Guest
    time: float
    """The server's clock, in seconds since 1970."""


class OptionInfo(Out):
    """A choice made before the game."""

    name: str
    kind: Literal["switch", "choice", "count"]
    default: bool | int | str
    choices: list[str]
    low: int
    high: int
    for_people: str = ""
    """Of a choice that each seat has of its own (`sound,number`, or one for all): what people have
    if nothing is said. Empty where one choice holds for the whole table."""


class BoxFacts(Out):
    """What is printed on the box."""

    authors: list[str]
    publisher: str
    year: str
    players: list[int]
    minutes: list[int]
    age: int
    weight: float
    blurb: dict[str, str]


class GameInfo(Out):
    """A box on the shelf."""

    name: str
    title: str
    is_playable: bool
    seats: list[int]
    """How many may play; empty if it cannot be played yet."""
    options: list[OptionInfo]
    levels: list[str]
    """The bots that can be asked for, weakest first."""
    box: BoxFacts | None


class NumberInfo(Out):
    """A number that an event carries, and how it is read aloud."""

    name: str
    kind: str
    """`seat`, `number`, or a kind whose words are `<kind>-<number>` in the game's words."""


class HappeningInfo(Out):
    """A kind of event."""

    name: str
    article: str
    numbers: list[NumberInfo]


class StepInfo(Out):
    """A place where the rule book waits for somebody."""

    name: str
    article: str
    is_live: bool
    ahead: str
    """The move that can be ordered in advance here; empty where none can."""


class FieldInfo(Out):
    """A field of every view."""

    name: str
    shape: Literal["number", "numbers", "rows", "window"]
    audience: Literal["everyone", "owner", "nobody"]


class GameSheet(Out):
    """All that a page needs to show a game it has never heard of."""

    name: str
    title: str
    code: str
    rules: int
    steps: list[StepInfo]
    happenings: list[HappeningInfo]
    fields: list[FieldInfo]
    board: dict[str, Any]
    """The board's values as they stand in its file."""


class PassageInfo(Out):
    """One article, ruling or option of a rule book; its text is Markdown."""

    code: str
    title: str
    chapter: str
    text: str


class RuleBookInfo(Out):
    """A rule book in one language."""

    game: str
    language: str
    passages: list[PassageInfo]


# Guests and new tables


class Profile(In):
    """How a guest wants to be seen."""

    name: Name
    colour: Colour = "red"
    shape: Shape = "circle"


class Sitter(In):
    """Who sits down at a new table; without a name the guest's own."""

    name: Name | None = None
    colour: Colour | None = None
    shape: Shape | None = None
    word: WordOfLuck | None = None


class NewTable(In):
    """A table to be made."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    seats: SeatNumber
    options: Options = {}
    is_open: bool = False
    bots: dict[str, Level] = {}
    """Levels by the seat's number (as text, since it is a key)."""
    sit: Sitter | None = None
    """Sit down at the first free seat at once."""
    start: bool = False
    """Start at once: with `sit` and bots in all other seats, play begins with one request."""
    absence: Absence = 0


class SeatLink(Out):
    """What a private seat link leads to."""

    table: str
    seat: int
    name: str
    colour: Colour
    shape: Shape
    is_mine: bool


# Replays


class Past(Out):
    """How a table stood for one seat, or for a spectator, after entries that it has been told."""

    since: int
    """The first entry that is shown: the one asked for, or a later one if that is long ago."""
    views: list[View]
    """After that entry and after each that follows; none where the rules here cannot tell."""


class LogUpload(In):
    """A log as a file holds it."""

    log: Annotated[str, Meta(max_length=2_000_000)]


class ReplayEntry(Out):
    """One entry with everything in it, and how the table stood after it."""

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
    ways: int | None
    """Of an outcome of chance: in how many ways it could have come out."""
    outcomes: list[str] | None
    """Of an outcome of chance: what each way would have given, where they are few."""
    draw: int | None
    """Of an outcome of chance: the number of the draw, for the seal."""
    views: list[int]
    """Places in the replay's `views`: of each seat, then of a spectator, then with all open."""


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
    start: list[int]
    """Places in `views` before the first entry."""
    views: list[View]
    is_replayed: bool
    """Whether the rules here could replay it: if not, there are no views, only events."""
    result: ResultInfo | None
    seal: str
    words: list[str]
    """What was mixed into the luck, each as `seat:word`."""
    secret: str
    """Of the luck; empty where luck was not sealed."""
