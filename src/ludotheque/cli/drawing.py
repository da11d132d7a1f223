"""Drawing: a game's own drawing where its folder has one, else its view as a plain table; and
looking at what is on it."""

from __future__ import annotations

import importlib
from collections.abc import Callable
from types import ModuleType
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.cli.plain import plain_rows
from ludotheque.cli.tongue import Tongue, fold, spellings
from ludotheque.core.game import Game
from ludotheque.core.match import Match
from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.state import plain as plain_value
from ludotheque.core.words import Words

Draw = Callable[[View, Terms, Words, Seat | None], RenderableType]
"""`draw` in a game's `terminal.py`: what a seat sees (`None` is a spectator), as a picture.

It may use the styles `seat-0`, `seat-1`, … and every sentence of its words.
"""

DrawLow = Draw
"""`draw_low` beside it: the same in as few lines as will do, for terminals in which the whole would
leave no room for what happened and what is asked."""

Look = Callable[[View, Terms, Words, str], RenderableType | None]
"""`look` in a game's `terminal.py`: what can be told of something on the board that has that name,
or `None`; of nothing in particular, what can be looked at. `LOOKS` beside it are further words that
it answers and that can be typed alone."""


def draw(
    game: Game[Any], view: View, terms: Terms, words: Words, seat: Seat | None
) -> RenderableType:
    """What a seat sees of a game."""
    module = _terminal_of(game)
    if module is None:
        return plain(game, view, terms, words, seat)
    own: Draw = module.draw
    return own(view, terms, words, seat)


def draw_low(
    game: Game[Any], view: View, terms: Terms, words: Words, seat: Seat | None
) -> RenderableType | None:
    """The same in few lines, if the game can draw that."""
    own: DrawLow | None = getattr(_terminal_of(game), "draw_low", None)
    return None if own is None else own(view, terms, words, seat)


def _terminal_of(game: Game[Any]) -> ModuleType | None:
    """What a game's folder has for the terminal, if anything."""
    if not (game.folder / "terminal.py").is_file():
        return None
    package = type(game).__module__.rpartition(".")[0]
    return importlib.import_module(f"{package}.terminal")


def last_view(match: Match, seat: Seat | None) -> View:
    """What a seat sees when the game is over: what everybody could have kept count of, such as
    money in purses, is counted openly then."""
    view = match.view(seat)
    for field in match.game.fields:
        if field.audience.is_countable:
            view[field.name] = plain_value(getattr(match.state, field.name), field.shape)
    return view


class Looking:
    """What a game shows of its board when it is asked."""

    def __init__(self, game: Game[Any], tongue: Tongue) -> None:
        module = _terminal_of(game)
        self._look: Look | None = getattr(module, "look", None)
        self._tongue = tongue
        looks: tuple[str, ...] = getattr(module, "LOOKS", ())
        self.words = [tongue.word(look) for look in looks]
        """What can be typed alone, in the table's language."""
        self.known = {
            spelling: look
            for look in looks
            for word in (look, tongue.word(look))
            for spelling in spellings(word)
        }
        """By what may be typed, folded: the word that the game knows."""

    @property
    def is_known(self) -> bool:
        return self._look is not None

    def at(self, view: View, about: str) -> RenderableType | None:
        """What the game tells of something, by its name or the beginning of it; `None` where it
        knows nothing of that name."""
        if self._look is None:
            return None
        terms, words = self._tongue.terms, self._tongue.words
        for name in self._names(about):
            seen = self._look(view, terms, words, name)
            if seen is not None:
                return seen
        return None

    def _names(self, about: str) -> list[str]:
        """What may be meant: the words themselves, one of the game's for them, and what alone
        begins so."""
        typed = fold(about)
        named = {**self._tongue.meant, **self.known}
        begun = {meant for word, meant in named.items() if typed and word.startswith(typed)}
        found = [self.known.get(typed, about)]
        found += [named[typed]] if typed in named else [*begun] if len(begun) == 1 else []
        found += [self._tongue.word(found[-1])]
        return list(dict.fromkeys(found))


def plain(
    game: Game[Any], view: View, terms: Terms, words: Words, seat: Seat | None
) -> RenderableType:
    """A view as a table: what each seat has in columns, everything else below."""
    rows = plain_rows(game, view, terms, words, words.colour)
    longest = max([len(word) for row in rows for word in row.label.split()], default=0)
    by_seat = Grid(title=game.title, title_justify="left", box=None, pad_edge=False)
    by_seat.add_column("", min_width=longest)
    for one in range(terms.seats):
        style = f"seat-{one}" if one == seat else ""
        by_seat.add_column(Text(words.colour(one), style), overflow="fold")
    rest = Grid(box=None, pad_edge=False, show_header=False)
    for row in rows:
        values = [Text(value) if value else Text("–", "dim") for value in row.values]
        (by_seat if row.is_by_seat else rest).add_row(Text(row.label, "dim"), *values)
    return Group(by_seat, "", rest) if rest.row_count else by_seat
