"""Sheets about guests: who they are, the tables they make, and what went wrong in their pages."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.server.wire.values import (
    BoardText,
    Colour,
    In,
    Language,
    Level,
    Name,
    Options,
    Out,
    Pace,
    SeatNumber,
    Shape,
    WordOfLuck,
)


class Guest(Out):
    """Who this browser is; known by its cookie only."""

    name: str
    """Empty until a name was chosen."""
    colour: Colour
    shape: Shape
    language: str
    """In which it reads, on all its devices; empty where that was not said."""
    is_kept: bool
    """Whether it has an account."""


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


class Profile(In):
    """How a guest wants to be seen."""

    name: Name
    colour: Colour = "red"
    shape: Shape = "circle"
    language: Annotated[str, Meta(max_length=16)] | None = None
    """In which it reads; empty is as each device says, and without it nothing changes."""


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
    pace: Pace = Pace()
    has_hints: bool = False
    """People may ask the machine what it would do; against bots alone one always may."""
    board: BoardText = ""
    """A board file, to play on the values of an owner's box."""
    language: Language = ""
    """What its host speaks."""
    is_rated: bool = False
    """The game is to be rated, if everybody agrees; whoever sits down at once does."""


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
