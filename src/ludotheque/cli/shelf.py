"""The shelf: which games there are, and their rule books."""

from __future__ import annotations

import os
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

from ludotheque.bots.levels import LEVELS, RANDOM
from ludotheque.cli.given import GameName, Language, find, usual_bot
from ludotheque.cli.paper import language_here, new_console
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, Option
from ludotheque.core.registry import find_game
from ludotheque.core.registry import games as names_of_games
from ludotheque.core.rulebook import Passage, RuleBook, rule_book


def games() -> None:
    """The games on the shelf: how many play, against whom, with which options."""
    console = new_console()
    table = Table(box=None, pad_edge=False, padding=(0, 3, 1, 0))
    for heading in ("GAME", "", "players", "computer players", "options"):
        table.add_column(heading, header_style="dim")
    for name in names_of_games():
        try:
            table.add_row(*_row(find_game(name)))
        except Exception as error:
            table.add_row(Text(name, "bold"), Text(f"cannot be opened: {error}", "refused"))
    console.print(table)
    console.print("Play one:        ludotheque play GAME")
    console.print("with an option:  ludotheque play GAME --option NAME=VALUE")
    console.print("Read its rules:  ludotheque rules GAME")


def _row(game: Game[Any]) -> list[str | Text]:
    """A game's line on the shelf."""
    levels = LEVELS if usual_bot(game) != RANDOM else (RANDOM,)
    return [
        Text(game.name, "bold"),
        game.title,
        f"{min(game.seats)} to {max(game.seats)}",
        "\n".join(levels),
        "\n".join(_option(option) for option in game.options),
    ]


def _option(option: Option) -> str:
    """An option, what may be chosen, and what is chosen where nobody says."""
    default = option.default
    usual = ("on" if default else "off") if isinstance(default, bool) else default
    return f"{option.name}: {option.allowed} ({usual})"


def rules(
    game: GameName,
    article: Annotated[
        str | None,
        typer.Argument(
            metavar="[ARTICLE]", help="One article, by its code or number, or an option by name."
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """The rule book of a game, or one article of it."""
    found = find(game)
    book = rule_book(found, language_here(os.environ) if lang is None else lang)
    console = new_console()
    if article is None:
        console.print(Markdown(book.text))
    else:
        show_passage(console, find_passage(found, book, article))


def find_passage(game: Game[Any], book: RuleBook, article: str) -> Passage:
    """The passage meant by a code (`ZO-7`), its end (`7`), or the name of an option."""
    wanted = article.strip().casefold()
    for code, passage in book.passages.items():
        if code.casefold() in (wanted, f"{game.code}-{wanted}".casefold()):
            return passage
    raise BadSetup(
        f"the rules of {game.title} have no article {article!r}; the articles: "
        f"{_from_to(book.articles())}, the rulings: {_from_to(book.rulings())}, "
        f"the options: {', '.join(option.name for option in game.options) or 'none'}."
    )


def _from_to(codes: list[str]) -> str:
    return f"{codes[0]} to {codes[-1]}" if codes else "none"


def show_passage(console: Console, passage: Passage) -> None:
    """One article: code, title, text."""
    console.print(Text.assemble((passage.code, "bold"), " · ", (passage.title, "bold")))
    console.print(Markdown(passage.text))
