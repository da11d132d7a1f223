"""Sheets: what is asked for and given by HTTP alone."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ludotheque.server.wire.messages import Choice, OwnersBox, Question, ResultInfo, SeatInfo
from ludotheque.server.wire.values import (
    Absence,
    BoardText,
    Colour,
    EntryKind,
    Event,
    In,
    Large,
    Level,
    Name,
    Options,
    Out,
    SeatNumber,
    Setting,
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


class OptionAt(Out):
    """An option as so many players have it."""

    seats: int
    choices: list[str]
    """What is offered; empty where it is no choice."""
    high: int
    """Of a number: the highest."""
    default: Setting
    even: Setting
    """What gives even chances to all, whoever begins; the default where that does."""


class OptionInfo(Out):
    """A choice made before the game: `option-<name>` in the game's words, and in one line
    `option-<name>-about`."""

    name: str
    kind: Literal["switch", "choice", "count"]
    default: Setting
    choices: list[str]
    low: int
    high: int
    for_people: str = ""
    """Of a choice that each seat has of its own (`sound,number`, or one for all): what people have
    if nothing is said. Empty where one choice holds for the whole table."""
    at: list[OptionAt] = []
    """For each number of players; nothing else is accepted there."""


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
    """`seat`, `number`, or a kind whose words are `<kind>-<number>` or `value-<kind>`."""


class HappeningInfo(Out):
    """A kind of event."""

    name: str
    article: str
    numbers: list[NumberInfo]
    fades_with: str = ""
    """The option with which what it tells is not told again once there is a later event of the
    name `fades_at`; empty where it always is."""
    fades_at: str = ""


class StepInfo(Out):
    """A place where the rule book waits for somebody."""

    name: str
    article: str
    is_live: bool
    ahead: str
    """The move that can be ordered in advance here; empty where none can."""
    is_final: bool = False
    """Whether nothing that is answered here can be taken back."""


class AxisInfo(Out):
    """What a list has a member for."""

    kind: str
    """Empty where the members have no names of their own."""
    first: int
    """The number under which words know the first of them."""


class FieldInfo(Out):
    """A field of every view: its words are `field-<name>`, with hyphens."""

    name: str
    shape: Literal["number", "numbers", "rows", "window"]
    audience: Literal["everyone", "owner", "nobody"]
    kind: str
    """What its numbers stand for, said as the numbers of events are. In the views: `null` for what
    is secret, and a number for a list of which only the length is seen."""
    shift: int
    """What is added to a number before it is said."""
    parts: list[str]
    """Of a number made of two: the kinds of both, `span` times the first and once the second."""
    span: int
    none: int | None
    """The number that says that there is nothing."""
    backs: list[int]
    """The numbers that are no things, but what hidden things show from behind."""
    by: AxisInfo | None
    """What it has a member for; of the kind `seat`, one for each seat."""
    each: AxisInfo | None
    """Of a flat list: of what each of those members has one number for all there are."""
    among: str
    """The field in whose list its number is a place: what stands there is meant."""
    when: str
    """The option without which it is not used; empty where it always is."""
    unless: str
    """The option with which it is not used."""
    is_unsaid: bool = False
    """Whether people have to remember it: no table says it to them."""


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


# Board files


class FaultInfo(Out):
    """What is wrong with a board file: `box-<code>` in the game's words says what is wanted, and
    `box-fault-<frame>` says that of a line or a value."""

    frame: Literal["value", "table", "line", "file"]
    line: int
    name: str
    """Of the value; empty where it is about none."""
    code: str
    given: dict[str, str]
    """The variables of the sentence, apart from `name`, `line` and `file`."""


class BoardPart(Out):
    """One `key = value` of a board file, as it is written there."""

    key: str
    text: str


class BoardValue(Out):
    """A value of a board file and where it comes from: called `box-label-<name>`, with hyphens,
    and its parts `box-key-<key>`, in the game's words."""

    name: str
    place: int
    """Among the tables of that name, from 0."""
    which: str
    """Which of several it is; empty where there is only one."""
    provenance: Literal["stated", "reported", "inferred", "reconstructed", "box"]
    is_own: bool
    """Whether it is the game's own value, wherever it was read."""
    why: dict[str, str]
    """By language; under `any` what an owner has noted."""
    line: int
    parts: list[BoardPart]


class BoardSheet(Out):
    """A board file, looked through."""

    text: str
    title: str
    hash: str
    is_own: bool
    """Whether these are the game's own values."""
    faults: list[FaultInfo]
    """Empty where it can be played on."""
    values: list[BoardValue]
    data: dict[str, Any]
    """The values as boards draw them; empty where the file cannot be read at all."""


class BoardChange(In):
    """One value, as it stands on the owner's box."""

    name: Annotated[str, Meta(max_length=60)]
    place: Annotated[int, Meta(ge=0, le=1_000)]
    key: Annotated[str, Meta(max_length=60)]
    text: Annotated[str, Meta(min_length=1, max_length=20_000)]


class BoardDraft(In):
    """A board file to look through, perhaps with changes; without text the game's own."""

    game: Annotated[str, Meta(min_length=1, max_length=40)]
    text: BoardText = ""
    title: Annotated[str, Meta(max_length=200)] | None = None
    """Whose values these are, where that is to be written into the file."""
    changes: Annotated[list[BoardChange], Meta(max_length=200)] = []
    seats: SeatNumber | None = None
    """Whether so many can play on it, with these options."""
    options: Options = {}


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
    has_hints: bool = False
    """People may ask the machine what it would do; against bots alone one always may."""
    board: BoardText = ""
    """A board file, to play on the values of an owner's box."""


class HiddenPeople(Out):
    """Whose chat a guest does not want to read, as they are known at one table."""

    who: list[str]


class SeatLink(Out):
    """What a private seat link leads to."""

    table: str
    seat: int
    name: str
    colour: Colour
    shape: Shape
    is_mine: bool


# What the machine would do, and what it thinks of a game


class Hinted(Out):
    """A move that the machine likes, and what it led to when the game was played on."""

    move: str
    ahead: int
    """So many of the continuations the seat won, alone or with others."""
    continuations: int


class Hint(Out):
    """What the machine would do in a seat's place, the best first."""

    seat: int
    question: int
    moves: list[Hinted]


class Chances(Out):
    """How likely each seat was to win, when so many entries had been written."""

    entry: int
    chances: list[float]


class SaidMove(Out):
    """A move with what its sentence needs, as in `Choice`."""

    move: str
    verb: str
    data: dict[str, int | str]


class Moment(Out):
    """Something that decided a game: an outcome of chance, or a decision with a better move."""

    kind: Literal["luck", "decision"]
    entry: int
    seat: int
    """Who decided; of luck: whose chances it changed most."""
    change: float
    """What it did to that seat's chances, or what the better move was worth."""
    played: SaidMove | None
    better: SaidMove | None
    ahead: int
    ahead_better: int
    continuations: int


class Analysis(Out):
    """Where a finished game was won; `is_done` says whether that is known already."""

    is_done: bool
    done: int
    of: int
    """So much of it is done; 0 of 0 where nobody has asked for it yet."""
    curve: list[Chances] = []
    luck: list[float] = []
    """By seat: what draws and throws gave it, in chances to win."""
    own: list[float] = []
    others: list[float] = []
    moments: list[Moment] = []


# Puzzles


class Puzzle(Out):
    """A position with one move that is clearly best, as the seat sees it that is asked."""

    game: str
    number: int
    """Its place in the game's collection, from 1."""
    seats: int
    options: Options
    seat: int
    view: View
    question: Question
    moves: list[Choice]
    next_game: str
    """Where another one is; the last is followed by the first."""
    next_number: int


class PuzzleMove(In):
    """What somebody would do there."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleAnswer(Out):
    """Whether that was the best move, and what the moves led to that were played on to compare."""

    is_best: bool
    best: str
    obvious: str
    """What a sound player does without thinking ahead."""
    moves: list[Hinted]
    """The best first; `ahead` is counted as far as an expert looks ahead, which may be the end of
    a round. What is not among them fell behind at a first look."""


# What went wrong in the page


class Fault(In):
    """Something of the page that failed: one line for the server's log."""

    where: Literal[
        "board", "cover", "events", "guide", "line", "page", "practice", "reading", "sound", "words"
    ]
    game: Annotated[str, Meta(max_length=40)]
    """Empty where it is no game's."""
    build: Annotated[str, Meta(max_length=40)]
    """Of the page that failed."""
    error: Annotated[str, Meta(min_length=1, max_length=500)]


# Replays


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
