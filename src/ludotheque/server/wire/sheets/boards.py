"""Sheets about board files: the values of a box, and what is wrong with them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ludotheque.server.wire.values import BoardText, In, Options, Out, SeatNumber


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
    """Which of several it is, as the file calls it; empty where there is only one."""
    id: str
    """By what the game's own file knows that one, if it calls it the same: the game's words may
    have a name for it, `box-<name>-<id>`. Else empty."""
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
    text: BoardText | None = None
    title: Annotated[str, Meta(max_length=200)] | None = None
    """Whose values these are, where that is to be written into the file."""
    changes: Annotated[list[BoardChange], Meta(max_length=200)] = []
    seats: SeatNumber | None = None
    """Whether so many can play on it, with these options."""
    options: Options = {}
