"""The values that commands, messages and sheets share."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from msgspec import Meta, Struct

PROTOCOL: Final = 1

COLOURS: Final = ("red", "blue", "yellow", "green", "white", "black", "orange", "purple")
SHAPES: Final = ("circle", "square", "triangle", "diamond", "star", "hexagon", "heart", "cross")

Colour = Literal["red", "blue", "yellow", "green", "white", "black", "orange", "purple"]
Shape = Literal["circle", "square", "triangle", "diamond", "star", "hexagon", "heart", "cross"]
Phase = Literal["gathering", "running", "over"]
SeatKind = Literal["free", "person", "bot"]
EntryKind = Literal["move", "late", "chance", "word", "time", "undo", "held", "resigned"]

SeatNumber = Annotated[int, Meta(ge=0, le=15)]
Name = Annotated[str, Meta(min_length=1, max_length=96)]
Level = Annotated[str, Meta(min_length=1, max_length=32)]
WordOfLuck = Annotated[str, Meta(min_length=1, max_length=80)]

MOST_ANSWER: Final = 1_209_600
"""Fourteen days."""
ShownTo = Literal["nobody", "played", "everybody"]
"""Who may see what somebody has played: nobody else, those who have played with them, everybody."""
Proposing = Literal["pause", "go-on", "pace", "replace"]

Language = Literal["", "de", "en", "fr"]
"""Of those in which the server has words; empty where nothing was said."""
Who = Annotated[str, Meta(min_length=1, max_length=64)]
"""By what somebody is known, at a table or to one guest."""

BoardText = Annotated[str, Meta(max_length=60_000)]
"""A board file. One that is too long is refused as every other that cannot be played on is."""

Setting = bool | int | str
Options = dict[str, Setting]

View = dict[str, Any]
"""What a seat, a spectator, or with all hands open everybody sees: fields under their names."""
Event = dict[str, bool | int | str]
"""`number` always; `event`, `article` and the event's own numbers only for those who may know;
`media` is there, and true, if there is something to be heard or seen."""
Large = int
"""A number that may be too large for a browser's own: the ways of a shuffle."""


class In(Struct, forbid_unknown_fields=True):
    """What a client sends; a field that is not known here is refused."""


class Pace(Struct, forbid_unknown_fields=True, frozen=True):
    """How long people have for their answers, in seconds; 0 is as long as they like."""

    kind: Literal["live", "turns"] = "live"
    """Whether people sit at the table together, or look in when they can."""
    answer: Annotated[int, Meta(ge=0, le=MOST_ANSWER)] = 0
    """For each answer."""
    bank: Annotated[int, Meta(ge=0, le=86_400)] = 0
    """For all of them together; it runs only while somebody is asked."""
    increment: Annotated[int, Meta(ge=0, le=3_600)] = 0
    """With a bank: what each answer adds to it."""
    holiday: Annotated[int, Meta(ge=0, le=60)] = 14
    """By turns: for so many days of holiday, in a whole game, somebody's time waits."""
    late: Literal["default", "bot"] = "default"
    """When time is out: the step's default is played, or a bot takes the seat until its person is
    back."""


class Out(Struct):
    """What the server sends; a client passes over fields it does not know."""
