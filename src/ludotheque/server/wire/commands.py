"""Commands: what a client may say at a table.

A command is sent over the socket or by POST, and does the same either way.
"""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta, field

from ludotheque.server.wire.values import (
    Colour,
    In,
    Language,
    Level,
    Name,
    Options,
    Pace,
    Proposing,
    SeatNumber,
    Shape,
    Who,
    WordOfLuck,
)  # fmt: skip

MessageId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
StepName = Annotated[str, Meta(min_length=1, max_length=40)]
ConditionName = Annotated[str, Meta(min_length=1, max_length=40)]
ConditionNumber = Annotated[int, Meta(ge=-1_000_000, le=1_000_000)]
Decision = Annotated[int, Meta(ge=1, le=100)]
Line = Annotated[str, Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, Meta(min_length=1, max_length=500)]
Key = Annotated[str, Meta(min_length=1, max_length=64)]


class Command(In, tag_field="type"):
    """A message to a table. `id` is chosen by the client: sent twice, it counts once."""

    id: MessageId


class Sit(Command, tag="sit"):
    """Take a free seat, or one more on the same device; in one's own seat, be seen otherwise."""

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
    pace: Pace | None = None
    has_hints: bool | None = None
    language: Language | None = None
    """At any time."""


class Word(Command, tag="word"):
    """Mix a word into the table's luck, before the start."""

    seat: SeatNumber
    word: WordOfLuck


class Rate(Command, tag="rate"):
    """Before the start, of one's own seat: this game is to be rated, or it is not to be. Who is the
    first to want it asks all others; one no ends it for all."""

    is_rated: bool
    terms: Annotated[int, Meta(ge=0)] | None = None
    """To what was read one agrees (`TableInfo.terms`), and to nothing that was changed since."""


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
    """Answer a decision at a step in advance, by a move that must be legal then.

    It is for the decisions from the `first` to the `last` that come at that step, where 1 is the
    next or the one that is open. `numbers` are the condition's. It replaces one for the same
    decisions on the same condition; of several, the one with the most particular condition counts.
    """

    seat: SeatNumber
    step: StepName
    move: Line
    condition: ConditionName = "always"
    numbers: Annotated[list[ConditionNumber], Meta(max_length=4)] = field(default_factory=list)
    first: Decision = 1
    last: Decision = 1


class WithdrawOrder(Command, tag="withdraw"):
    """Take back an answer in advance: the one of that number, or with 0 all."""

    seat: SeatNumber
    order: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class Undo(Command, tag="undo"):
    """Take one's own last move back."""

    seat: SeatNumber


class AskUndo(Command, tag="ask-undo"):
    """Ask everyone to go back before one's own last move."""

    seat: SeatNumber


class AnswerUndo(Command, tag="answer-undo"):
    """Agree, or not, to what was asked; for all of one's seats. The asker may withdraw so."""

    agree: bool


class Propose(Command, tag="propose"):
    """Propose something that everybody else has to agree to: a pause or its end, another pace, or
    that a bot takes the seat of somebody who does not answer any more, for good."""

    what: Proposing
    pace: Pace | None = None
    """With `pace`."""
    seat: SeatNumber | None = None
    """With `replace`."""


class AnswerProposal(Command, tag="answer-proposal"):
    """Agree to what was proposed, or not; for all of one's seats. The proposer withdraws so."""

    agree: bool
    proposal: Annotated[str, Meta(max_length=64)] | None = None
    """The one that was read, by its id: an answer to it is none to whatever has replaced it."""


class Resign(Command, tag="resign"):
    """Hand one's seat over to a bot; or end the game, where `SeatInfo.heir` says who has won."""

    seat: SeatNumber
    ends: bool = False


class ComeBack(Command, tag="come-back"):
    """Take the seat back that one handed over to a bot."""

    seat: SeatNumber


class Say(Command, tag="say"):
    """Chat; `seat` says who of those on this device speaks."""

    text: ChatText
    seat: SeatNumber | None = None


class Mute(Command, tag="mute"):
    """Host: let somebody say nothing more at this table; or let them back, also who was removed."""

    who: Who
    is_muted: bool = True


class Remove(Command, tag="remove"):
    """Host: take somebody out of the chat with all they said and, before the start, out of their
    seat."""

    who: Who


class Hide(Command, tag="hide"):
    """Read somebody's chat no more, at any table; or read it again."""

    who: Who
    is_hidden: bool = True


class Block(Command, tag="block"):
    """Neither sit down with somebody, nor be invited by them, nor read them; or do so again."""

    who: Who
    is_blocked: bool = True


class Report(Command, tag="report"):
    """Tell the host of the server of this table, or of somebody here."""

    text: ChatText
    who: Who | None = None


class Rematch(Command, tag="rematch"):
    """After the end: a new table for the same people."""


class CatchUp(Command, tag="catch-up"):
    """Socket only: send everything again from these numbers on."""

    since: Annotated[int, Meta(ge=0)] = 0
    chat: Annotated[int, Meta(ge=0)] = 0
    gallery: Annotated[int, Meta(ge=0)] = 0


class Look(Command, tag="look"):
    """Socket only: whether the table is before somebody's eyes, or open behind something else. One
    who looks is not called to it."""

    is_looking: bool


class Ping(Command, tag="ping"):
    """Socket only: are you there?"""


AnyCommand = (
    Sit | Claim | Leave | PutBot | FreeSeat | Change | Word | Rate | Start | Play | AskWhyNot
    | GiveOrder | WithdrawOrder | Undo | AskUndo | AnswerUndo | Propose | AnswerProposal | Resign
    | ComeBack | Say | Mute | Remove | Hide | Block | Report | Rematch | CatchUp | Look
    | Ping
)  # fmt: skip
"""Everything that may be said at a table."""

_decoder: Final[msgspec.json.Decoder[AnyCommand]] = msgspec.json.Decoder(AnyCommand)


def read_command(data: bytes | str) -> AnyCommand:
    """The command that a message holds; `msgspec.ValidationError` or its kin if it is none."""
    return _decoder.decode(data)
