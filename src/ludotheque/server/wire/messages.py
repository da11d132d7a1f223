"""Messages: what the server says at a table, and how the table stands to one guest."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec import Struct

from ludotheque.server.wire.values import (
    Colour,
    EntryKind,
    Event,
    Language,
    Options,
    Out,
    Pace,
    Phase,
    Proposing,
    SeatKind,
    Shape,
    View,
)  # fmt: skip

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
    temper: int
    """Of a bot: the number of its name, and of how it plays within its level."""
    character: str
    """The sentence of the game's words that tells of its temper; empty where it shows none."""
    is_mine: bool
    is_host: bool
    is_here: bool
    """Whether a device of this person is connected."""
    has_word: bool
    has_resigned: bool
    can_come_back: bool
    """Whether this guest handed the seat over to a bot and may take it back."""
    key: str
    """Of the private seat link; empty unless the seat is mine."""
    heir: int | None = None
    """Of a seat that is mine, while it runs: the seat that has won if I resign and end the game;
    `null` where the others play on."""
    who: str = ""
    """By what this person is known at this table, in the chat too; empty for bots."""
    is_late: bool = False
    """Whether a bot plays here because its person's time was out."""
    due_at: float | None = None
    """When this person's time is out, while they are asked, by the server's clock."""
    left: float | None = None
    """Of somebody's bank, while they are not asked: the seconds that are left in it."""
    agrees: bool = False
    """Before the start: whether this person agrees that the game is rated."""
    rating: int | None = None
    """In lists of open tables, while people gather: how strong this person is by the ratings, where
    they have one and let this guest see it."""


class UndoAsked(Out):
    """Somebody asks everyone to take moves back."""

    seat: int
    entries: list[int]
    """The numbers of the entries that would be taken back, the latest first."""
    waits_for: list[int]
    """The seats that have not agreed yet."""


class ProposalInfo(Out):
    """Somebody proposes something to everybody."""

    seat: int
    what: Proposing
    waits_for: list[int]
    """The seats that have not agreed yet."""
    pace: Pace | None = None
    whom: int | None = None
    """The seat that is to be replaced."""
    id: str = ""
    """By what an answer says that it is meant for this one."""


class ResultInfo(Out):
    """How a game ended."""

    winners: list[int]
    scores: list[int]
    why: str = ""
    """Names the sentence that says why it ended, `ended-<name>` in the game's words; empty where
    the log's last entry says it."""


class OwnersBox(Out):
    """That a table plays on an owner's values, and on whose."""

    title: str
    """As the owner's board file says; empty where it says nothing."""
    hash: str
    """A short name for the values."""


class TableInfo(Out):
    """A table as one guest sees it; what happens on it comes as news."""

    id: str
    game: str
    title: str
    rules: int
    phase: Phase
    options: Options
    is_open: bool
    pace: Pace
    has_hints: bool
    """Whether hints were agreed on among people."""
    offers_hints: bool
    """Whether they can be asked for: so, or because somebody plays against bots alone."""
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
    proposal: ProposalInfo | None
    is_paused: bool
    result: ResultInfo | None
    rematch: str
    """The table at which the same people play again; empty if there is none."""
    box: OwnersBox | None = None
    """`null` where it plays on the game's own values; what the others are, `BoardSheet` says."""
    who: str = ""
    """By what this guest is known here."""
    muted: list[str] = []
    """Those (`who`) who may say nothing here."""
    removed: list[str] = []
    """Those (`who`) whom the host has removed: what they said is to be shown no more."""
    language: Language = ""
    """What its host speaks; empty where nothing was said."""
    is_rated: bool = False
    """Whether the game is rated; before the start, whether somebody wants it to be: it is once all
    people agree."""
    terms: int = 0
    """How often it was changed what is agreed: who agrees says to which of them."""


# What happens at them


class Message(Out, tag_field="type"):
    """A message from a table."""


class Entry(Out, omit_defaults=True):
    """One entry of the log, as one seat may read it. Numbering has no holes."""

    number: int
    kind: EntryKind
    seat: int
    """−1 is chance, or the table."""
    text: str
    events: list[Event]
    changes: list[View] | None = None
    """What of the seat's view is new with each event and, one place further, after the last; it
    ends where nothing more changes. `null` where the server does not know any more."""


class Question(Out):
    """What a seat is asked; a move answers it by number and wave."""

    number: int
    step: str
    article: str
    wave: int


class Choice(Out, omit_defaults=True):
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
    warning: str = ""
    """Names the sentence that warns of it, `warning-<name>`, where one should think twice."""
    shows: bool = False
    """Of a move with one part at most: whether somebody would learn something by it, so that it
    cannot be taken back."""
    amount: int | None = None
    """What it costs or brings, where its line does not say it: its sentence then is the form
    `amount` of `move-<verb>`."""


class UndoState(Out):
    """Whether a seat's last move can be taken back."""

    can: Literal["alone", "ask", "no"]
    why: str
    """Where it cannot: `nothing`, `not-own`, `final`, `learnt` or `rated`; otherwise empty."""


class ClockInfo(Out):
    """A time that the table keeps."""

    name: str
    """Where several run at once; otherwise empty."""
    due_at: float
    """When time is up, in seconds since 1970 by the server's clock."""


class OrderInfo(Out):
    """An answer that a seat has given in advance."""

    number: int
    """By what it is withdrawn."""
    step: str
    move: str
    verb: str
    data: dict[str, int | str]
    condition: str
    numbers: list[int]
    first: int
    """For which of the decisions that come at that step, where 1 is the next."""
    last: int
    is_unmet: bool
    """Whether the seat is asked there now, because the condition does not hold."""
    article: str
    """Where it was not legal when the question came: the article that forbade it, and the name of
    its sentence, `refused-<reason>`. Both go when that decision is past."""
    reason: str


class Now(Out):
    """How things stand, for one seat or for a spectator."""

    view: View
    asked: list[int]
    question: Question | None
    moves: list[Choice]
    orders: list[OrderInfo]
    """The seat's own."""
    undo: UndoState | None
    clocks: list[ClockInfo]
    """Those that run, the one that rings next first."""
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
    before: View | None = None
    """From the first entry of the game on: how it stood before that, to be changed as `changes`
    say. `null` where the reader has seen it, or the server does not know any more."""


class ChatLine(Out):
    """One line of the chat."""

    number: int
    at: float
    seat: int | None
    """`null` is a spectator."""
    name: str
    text: str
    who: str = ""
    """By what this person is known at this table; empty of lines from older servers."""


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
    gallery: list[ChatLine] = []
    """What spectators have said among themselves while the game ran, with numbers of its own; who
    plays hears it when the game is over."""


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

    code: Literal["too-slow", "too-fast", "no-such-table", "bad-messages", "banned", "signed-off"]


AnyMessage = Hello | News | Done | Verdict | Problem | Pong | Bye
"""Everything that a table says."""

_encoder: Final = msgspec.json.Encoder()


def write(message: Struct) -> bytes:
    """A message as it goes over the wire."""
    return _encoder.encode(message)
