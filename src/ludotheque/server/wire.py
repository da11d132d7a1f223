"""The wire: every HTTP body and every socket message, as types. `docs/wire.md` explains them.

A command is sent over the socket or by POST, and does the same either way. Everything that comes
from outside is decoded into these types before anybody looks at it; everything that goes out is
encoded from them.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta, Struct

PROTOCOL: Final = 1

COLOURS: Final = ("red", "blue", "yellow", "green", "white", "black", "orange", "purple")
SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon", "heart", "cross")

Colour = Literal["red", "blue", "yellow", "green", "white", "black", "orange", "purple"]
Shape = Literal["circle", "square", "triangle", "diamond", "star", "hexagon", "heart", "cross"]
Phase = Literal["gathering", "running", "over"]
SeatKind = Literal["free", "person", "bot"]

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
Name = Annotated[str, Meta(min_length=1, max_length=96)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
StepName = Annotated[str, Meta(min_length=1, max_length=40)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
WordOfLuck = Annotated[str, Meta(min_length=1, max_length=80)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]
Absence = Annotated[int, Meta(ge=0, le=604_800)]
Options = dict[str, bool | int | str]

View = dict[str, Any]
"""What a seat, a spectator, or with all hands open everybody sees: fields under their names."""
Event = dict[str, bool | int | str]
"""`number` always; `event`, `article` and the event's own numbers only for those who may know;
`media` is there, and true, if there is something to be heard or seen."""


class In(Struct, forbid_unknown_fields=True):
    """What a client sends; a field that is not known here is refused."""


class Out(Struct):
    """What the server sends; a client passes over fields it does not know."""


# What the server tells about itself and its games


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


# Tables


class SeatInfo(Out):
    """One seat of a table, as one guest sees it."""

    seat: int
    kind: SeatKind
    name: str
    colour: Colour
    shape: Shape
    level: str
    """Of a bot; empty for people."""
    is_mine: bool
    is_host: bool
    is_here: bool
    """Whether a device of this person is connected."""
    has_word: bool
    has_resigned: bool
    key: str
    """Of the private seat link; empty unless the seat is mine."""


class UndoAsked(Out):
    """Somebody asks everyone to take moves back."""

    seat: int
    entries: list[int]
    """The numbers of the entries that would be taken back, the latest first."""
    waits_for: list[int]
    """The seats that have not agreed yet."""


class ResultInfo(Out):
    """How a game ended."""

    winners: list[int]
    scores: list[int]


class TableInfo(Out):
    """A table as one guest sees it; what happens on it comes as news."""

    id: str
    game: str
    title: str
    rules: int
    phase: Phase
    options: Options
    is_open: bool
    absence: int
    """After so many seconds the default is played for somebody absent; 0 is never."""
    seats: list[SeatInfo]
    is_host: bool
    seal: str
    """The hash of the secret that all luck of the table comes from."""
    spectators: int
    made_at: float
    changed_at: float
    asked: list[int]
    entries: int
    undo: UndoAsked | None
    result: ResultInfo | None
    rematch: str
    """The table at which the same people play again; empty if there is none."""


class SeatLink(Out):
    """What a private seat link leads to."""

    table: str
    seat: int
    name: str
    colour: Colour
    shape: Shape
    is_mine: bool


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


# Commands: what a client may say at a table


class Command(In, tag_field="type"):
    """A message to a table. `id` is chosen by the client: sent twice, it counts once."""

    id: MessageId


class Sit(Command, tag="sit"):
    """Take a free seat, or take one more on the same device."""

    seat: SeatNumber | None = None
    name: Name | None = None
    colour: Colour | None = None
    shape: Shape | None = None
    word: WordOfLuck | None = None


class Claim(Command, tag="claim"):
    """Come back to one's seat with the key of its private link."""

    key: Key


class Leave(Command, tag="leave"):
    """Get up before the start; without a seat from all of one's seats. The host's role passes."""

    seat: SeatNumber | None = None


class PutBot(Command, tag="put-bot"):
    """Host: put a bot into a free seat, or change its level."""

    seat: SeatNumber
    level: Level


class FreeSeat(Command, tag="free-seat"):
    """Host: free a seat before the start, of a bot or of somebody who went away."""

    seat: SeatNumber


class Change(Command, tag="change"):
    """Host: change what is agreed, before the start; what is not named stays."""

    seats: SeatNumber | None = None
    options: Options | None = None
    is_open: bool | None = None
    absence: Absence | None = None


class Word(Command, tag="word"):
    """Mix a word into the table's luck, before the start."""

    seat: SeatNumber
    word: WordOfLuck


class Start(Command, tag="start"):
    """Host: begin; with `fill` bots of that level take the free seats."""

    fill: Level | None = None


class Play(Command, tag="move"):
    """Answer a question."""

    seat: SeatNumber
    move: Line
    question: int
    wave: int = 0


class AskWhyNot(Command, tag="why-not"):
    """Ask whether a move could be made now; nothing is changed."""

    seat: SeatNumber
    move: Line


class GiveOrder(Command, tag="order"):
    """Answer the next decision at a step in advance: that one needs nothing.

    A firm order holds whatever happens; another one answers once, and if somebody does something
    then, one is asked.
    """

    seat: SeatNumber
    step: StepName
    is_firm: bool = False


class WithdrawOrder(Command, tag="withdraw"):
    """Take an answer in advance back."""

    seat: SeatNumber
    step: StepName


class Undo(Command, tag="undo"):
    """Take one's own last move back."""

    seat: SeatNumber


class AskUndo(Command, tag="ask-undo"):
    """Ask everyone to go back before one's own last move."""

    seat: SeatNumber


class AnswerUndo(Command, tag="answer-undo"):
    """Agree, or not, to what was asked; for all of one's seats. The asker may withdraw so."""

    agree: bool


class Resign(Command, tag="resign"):
    """Hand one's seat over to a bot."""

    seat: SeatNumber


class Say(Command, tag="say"):
    """Chat; `seat` says who of those on this device speaks."""

    text: ChatText
    seat: SeatNumber | None = None


class Rematch(Command, tag="rematch"):
    """After the end: a new table for the same people."""


class CatchUp(Command, tag="catch-up"):
    """Socket only: send everything again from these numbers on."""

    since: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0


class Ping(Command, tag="ping"):
    """Socket only: are you there?"""


AnyCommand = (
    Sit | Claim | Leave | PutBot | FreeSeat | Change | Word | Start | Play | AskWhyNot | GiveOrder
    | WithdrawOrder | Undo | AskUndo | AnswerUndo | Resign | Say | Rematch | CatchUp | Ping
)  # fmt: skip


# Messages: what the server says at a table


class Message(Out, tag_field="type"):
    """A message from a table."""


class Entry(Out):
    """One entry of the log, as one seat may read it. Numbering has no holes."""

    number: int
    kind: Literal["move", "late", "chance", "word", "time", "undo"]
    seat: int
    """−1 is chance, or the table."""
    text: str
    events: list[Event]


class Question(Out):
    """What a seat is asked; a move answers it by number and wave."""

    number: int
    step: str
    article: str
    wave: int


class Choice(Out):
    """One legal move."""

    move: str
    """Its line: what is sent."""
    verb: str
    """Names its sentence in the game's words: `move-<verb>`."""
    data: dict[str, int | str]
    """Its parts, the variables of that sentence."""
    is_passive: bool
    preview: list[Event] | None
    """What would be told, as far as the seat can know before chance speaks; `null` where there
    are too many moves to look ahead."""


class UndoState(Out):
    """Whether a seat's last move can be taken back."""

    can: Literal["alone", "ask", "no"]
    why: str
    """Where it cannot: `nothing`, `not-own`, `final` or `learnt`; otherwise empty."""


class ClockInfo(Out):
    """A time that the table keeps."""

    name: str
    """Where several run at once; otherwise empty."""
    due_at: float
    """When time is up, in seconds since 1970 by the server's clock."""


class OrderInfo(Out):
    """An answer that a seat has given in advance."""

    step: str
    is_firm: bool


class Now(Out):
    """How things stand, for one seat or for a spectator."""

    view: View
    asked: list[int]
    question: Question | None
    moves: list[Choice]
    orders: list[OrderInfo]
    """The seat's own."""
    undo: UndoState | None
    clock: ClockInfo | None
    """The one that rings next."""
    clocks: list[ClockInfo]
    result: ResultInfo | None


class SeatNews(Out):
    """What one seat, or a spectator, has missed, and how things stand."""

    seat: int | None
    """`null` is a spectator."""
    since: int
    """The number of the first entry given here."""
    entries: list[Entry]
    now: Now | None
    """`null` until the game has started."""


class ChatLine(Out):
    """One line of the chat."""

    number: int
    at: float
    seat: int | None
    """`null` is a spectator."""
    name: str
    text: str


class Hello(Message, tag="hello"):
    """The first message on a socket."""

    build: str
    protocol: int
    time: float


class News(Message, tag="news"):
    """What has changed: for every seat of this device, or for a spectator."""

    version: int
    table: TableInfo | None
    """`null` if nothing of it has changed."""
    seats: list[SeatNews]
    chat: list[ChatLine]


class Done(Message, tag="done"):
    """A command was carried out, durably."""

    id: str
    number: int | None = None
    """Of the log's entry that a move or an undo made."""
    seat: int | None = None
    """The seat that was taken or claimed."""
    table: str | None = None
    """The table that a rematch made."""


class Verdict(Message, tag="verdict"):
    """The answer to `why-not`: `null` if the move is legal."""

    id: str
    problem: Problem | None


class Problem(Message, tag="problem"):
    """Why something was not done; nothing has changed."""

    id: str
    """Of the command; empty if it could not be read, and in HTTP."""
    code: str
    """What went wrong; its sentence is `page-problem-<code>` in the shared words."""
    status: int
    """As in HTTP."""
    variables: dict[str, int | str] = {}
    article: str = ""
    reason: str = ""
    """Of a refusal: its sentence is `refused-<reason>` in the game's words."""


class Pong(Message, tag="pong"):
    """The answer to a ping."""

    id: str
    time: float


class Bye(Message, tag="bye"):
    """The last message before the server closes a socket."""

    code: Literal["too-slow", "too-fast", "no-such-table", "bad-messages"]


AnyMessage = Hello | News | Done | Verdict | Problem | Pong | Bye


# Replays


class LogUpload(In):
    """A log as a file holds it."""

    log: Annotated[str, Meta(max_length=2_000_000)]


class ReplayEntry(Out):
    """One entry with everything in it, and how the table stood after it."""

    number: int
    kind: Literal["move", "late", "chance", "word", "time", "undo"]
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


_commands: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)
_encoder: Final = msgspec.json.Encoder()


def read_command(data: bytes | str) -> AnyCommand:
    """The command that a message holds; `msgspec.ValidationError` or its kin if it is none."""
    return _commands.decode(data)


def write(message: Struct) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)
