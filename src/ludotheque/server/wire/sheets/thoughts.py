"""Sheets about what the machine would do, what it thinks of a game, and its puzzles."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.server.wire.messages import Choice, Question
from ludotheque.server.wire.values import In, Options, Out, View


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
    noise: int
    """So much may two moves that are worth the same differ by chance, in 95 of 100 cases."""


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
    """Something that decided a game: an outcome of chance, a decision with a better move, or that
    somebody resigned who might have won."""

    kind: Literal["luck", "decision", "resignation"]
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
    playouts: int = 0
    """So often each place was played on; 0 where that was not kept."""
    off: float = 0.0
    """By so much a chance of one half, which is the least sure of all, may then be off."""


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
    collection: list[int]
    """The numbers that the game's puzzles have."""
    next_game: str
    """Where another one is; the last is followed by the first."""
    next_number: int


class PuzzleMove(In):
    """What somebody would do there."""

    move: Annotated[str, Meta(min_length=1, max_length=200)]


class PuzzleReason(Out):
    """Something of which the best move brings more than another, or less."""

    source: str
    """The event that scores come with: `source-<event>` in the game's words."""
    is_own: bool
    """Whether it goes to the seat itself, or to the best of the others."""
    more: float
    """How much more, on average; below zero it is less."""


class PuzzleFigure(Out):
    """What a move led to, each continuation played on to the end of the game."""

    move: str
    ahead: int
    """So many continuations the seat won, alone or with others."""
    continuations: int
    score: float
    """What the seat came to, on average …"""
    best_other: float
    """… and the best of the others."""
    why: list[PuzzleReason] = []
    """Where the best move gets its lead over this one from, the greatest difference first."""


class PuzzleAnswer(Out):
    """Whether that was the best move, and what the moves led to that were played on to compare."""

    is_best: bool
    best: str
    obvious: str
    """What a sound player does without thinking ahead."""
    moves: list[PuzzleFigure]
    """The best first. What is not among them fell behind at a first look."""
