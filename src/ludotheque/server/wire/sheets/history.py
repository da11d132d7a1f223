"""Sheets about what people have played: their finished games, and what these come to by game."""

from __future__ import annotations

from ludotheque.server.wire.values import Colour, In, Out, SeatKind, Shape, ShownTo


class PlayedSeat(Out):
    """A seat of a finished game."""

    kind: SeatKind
    name: str
    colour: Colour
    shape: Shape
    temper: int
    level: str
    """Of a bot; empty for people."""
    is_mine: bool
    score: int
    has_won: bool
    has_left: bool
    """Whether its person resigned, was replaced, or was late and never came back."""


class PlayedGame(Out):
    """A finished game of a guest's, the latest first."""

    table: str
    """Empty where the table is kept no longer, and so its replay."""
    game: str
    title: str
    finished_at: float
    is_rated: bool
    seats: list[PlayedSeat]


class WonAt(Out):
    """How often somebody has won at a number of players."""

    seats: int
    games: int
    wins: int


class PlayedOpening(Out):
    """How somebody opens a game: `opening-<name>` in the game's words, with these variables."""

    name: str
    about: dict[str, str]
    games: int
    wins: int


class PlayedWith(Out):
    """With whom somebody has played."""

    kind: SeatKind
    name: str
    level: str
    """Of bots; empty for people."""
    person: str
    """The id of the person's page, where this guest may see it."""
    games: int


class GameTotals(Out):
    """What somebody has played of one game; those first that were played most often."""

    game: str
    title: str
    games: int
    wins: int
    won_at: list[WonAt]
    openings: list[PlayedOpening]
    """The favourite ones first; empty where the game has no names for them."""
    rating: int | None
    """`null` where no rated game was played."""
    give: int
    rated_games: int


class History(Out):
    """What a guest has played."""

    games: list[PlayedGame]
    totals: list[GameTotals]
    people: list[PlayedWith]
    """Those first with whom it was most often."""
    shown_to: ShownTo
    """Who may see the guest's page."""
    person: str
    """The id of that page; empty while nobody else may see it."""


class Showing(In):
    """Who may see what a guest has played."""

    shown_to: ShownTo


class Shown(Out):
    """The same, as it is kept."""

    shown_to: ShownTo
    person: str
    """The id of the guest's page; empty where nobody else may see it."""


class PersonPage(Out):
    """What somebody lets others see of what they have played: totals, and nobody else's name."""

    name: str
    colour: Colour
    shape: Shape
    is_me: bool
    totals: list[GameTotals]
