"""Drawing: a game's own drawing where its folder has one, else its view as a plain table."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotheque.core.audience import WINDOW
from ludotheque.core.game import Game
from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.window import FINAL, OPEN, OUT, STANDING
from ludotheque.core.words import Words

WINDOW_SIGNS = {OUT: "–", OPEN: "?", STANDING: "…", FINAL: "✓"}
"""Where a seat stands in an open decision."""

Draw = Callable[[View, Terms, Words, Seat | None], RenderableType]
"""`draw` in a game's `terminal.py`: what a seat sees (`None` is a spectator), as a picture.

It may use the styles `seat-0`, `seat-1`, … and every sentence of its words.
"""


def draw(
    game: Game[Any], view: View, terms: Terms, words: Words, seat: Seat | None
) -> RenderableType:
    """What a seat sees of a game."""
    own = _drawing_of(game)
    return plain(game, view, words, seat) if own is None else own(view, terms, words, seat)


def _drawing_of(game: Game[Any]) -> Draw | None:
    """The drawing in a game's folder, if there is one."""
    if not (game.folder / "terminal.py").is_file():
        return None
    package = type(game).__module__.rpartition(".")[0]
    found: Draw = importlib.import_module(f"{package}.terminal").draw
    return found


def plain(game: Game[Any], view: View, words: Words, seat: Seat | None) -> RenderableType:
    """A view as a table: what each seat has in columns, everything else below."""
    seats: int = view["seats"]
    by_seat = Table(title=game.title, title_justify="left", box=None, pad_edge=False)
    by_seat.add_column("")
    for one in range(seats):
        style = f"seat-{one}" if one == seat else ""
        by_seat.add_column(Text(words.colour(one), style), overflow="fold")
    rest = Table(box=None, pad_edge=False, show_header=False)
    for field in game.fields:
        value = view[field.name]
        if field.shape == WINDOW:
            value = [WINDOW_SIGNS[stand] for stand in value["at"]]
        if isinstance(value, list) and len(value) == seats:
            by_seat.add_row(Text(field.name, "dim"), *(_said(one) for one in value))
        else:
            rest.add_row(Text(field.name, "dim"), _said(value))
    return Group(by_seat, rest) if rest.row_count else by_seat


def _said(value: Any) -> str:
    """A value as people read it."""
    if value is None:
        return "?"
    if isinstance(value, list):
        return " ".join(f"({_said(one)})" if isinstance(one, list) else _said(one) for one in value)
    return value if isinstance(value, str) else f"{value:,}"
