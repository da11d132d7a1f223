"""Sheets about the games: their boxes, what a page must know to show them, their rule books."""

from __future__ import annotations

from typing import Any, Literal

from ludotheque.server.wire.values import Out, Setting


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


class StrengthInfo(Out):
    """What the ladder says of a level: one bot of it at a table whose other seats have bots of
    another level."""

    level: str
    among: str
    seats: int
    wins: int
    """Of a hundred games."""
    games: int
    """So many were played."""


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
    strengths: list[StrengthInfo]
    """How strong they are, where it was measured."""
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
    takes_orders: bool
    """Whether moves can be ordered in advance here."""
    is_together: bool
    """Whether that is asked for at live tables, too: the decision is taken together, and there is a
    way to say that one needs nothing."""
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
