"""Sheets about a guest's own tables: where it is asked, and what it sits at."""

from __future__ import annotations

from typing import Literal

from ludotheque.server.wire.values import Colour, Out, Phase, SeatKind, Shape


class MySeat(Out):
    """A seat at one of a guest's tables, as a list shows it."""

    seat: int
    kind: SeatKind
    name: str
    colour: Colour
    shape: Shape
    temper: int
    is_mine: bool
    is_asked: bool


class MyTable(Out):
    """A table that is not over and at which a guest holds a seat, or a bot does until they are
    back."""

    id: str
    game: str
    title: str
    phase: Phase
    pace: Literal["live", "turns"]
    is_paused: bool
    seats: list[MySeat]
    entries: int
    """So many entries its log has."""
    changed_at: float
    asked_since: float | None
    """Since when the guest is asked; `null` where it is not."""
    due_at: float | None
    """When the guest's time is out; `null` where it does not run."""
    is_waiting: bool
    """Whether the guest is asked, and other people or a clock wait for it."""
    is_late: bool
    """Whether a bot sits in for the guest, whose time was out, until they are back."""


class MyTables(Out):
    """All of them: first where somebody waits for the guest, whose time is out soonest first."""

    tables: list[MyTable]
    time: float
    """The server's clock, in seconds since 1970."""


class MyTurn(Out):
    """A table that waits for a guest."""

    table: str
    title: str


class MyTurns(Out):
    """How many tables wait for a guest, and the most urgent of them."""

    count: int
    tables: list[MyTurn]
    sits_at: int
    """At so many tables that are not over it holds a seat."""
