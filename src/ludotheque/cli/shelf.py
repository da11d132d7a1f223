"""The shelf: which games there are, and their rule books."""

from __future__ import annotations

import json
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.bots.strength import levels_of, offers
from ludotheque.cli.given import (
    AsJson,
    GameName,
    Language,
    Seats,
    as_typed,
    find,
    usual_seats,
)
from ludotheque.cli.paper import new_console, shared_words
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, Option
from ludotheque.core.registry import find_game
from ludotheque.core.registry import games as names_of_games
from ludotheque.core.rulebook import Passage, RuleBook, rule_book
from ludotheque.core.words import Words, words_of


def games(lang: Language = None) -> None:
    """The games on the shelf: how many play, against whom, with which options."""
    console = new_console()
    words = shared_words(lang)
    table = Grid(box=None, pad_edge=False, padding=(0, 3, 1, 0))
    for heading in ("game", "players", "bots", "options"):
        table.add_column(words.say(f"terminal-shelf-{heading}"), header_style="dim")
    for name in names_of_games():
        try:
            table.add_row(*_row(find_game(name), words))
        except Exception as error:
            why = words.say("terminal-shelf-broken", why=str(error))
            table.add_row(Text(name, "bold"), Text(why, "refused"))
    console.print(table)
    game = words.say("terminal-shelf-game")
    setting = words.say("terminal-shelf-setting")
    hints = Grid.grid(padding=(0, 2, 0, 0))
    for name, command in (
        ("play", f"play {game}"), ("play-option", f"play {game} --option {setting}"),
        ("its-options", f"options {game} [--seats N]"), ("rules", f"rules {game}"),
        ("levels", f"levels {game} [--seats N]"),
        ("board", f"board {game}"),
    ):  # fmt: skip
        hints.add_row(words.say(f"terminal-shelf-{name}"), f"ludotheque {command}")
    console.print(hints)


def _row(game: Game[Any], words: Words) -> list[str | Text]:
    """A game's line on the shelf."""
    least, most = min(game.seats), max(game.seats)
    return [
        Text.assemble((game.name, "bold"), "\n", game.title),
        words.say("terminal-shelf-from-to", least=least, most=most),
        "\n".join(words.say(f"page-level-{level}") for level in levels_of(game)),
        "\n".join(_option(option, game.seats, words) for option in game.options),
    ]


def _option(option: Option, seats: list[int], words: Words) -> str:
    """An option, what may be chosen, and what is chosen where nobody says; by the number of players
    where that makes a difference."""
    said = {at: f"{words.allowed(option, at)} ({as_typed(option.default_at(at))})" for at in seats}
    if len(set(said.values())) == 1:
        return words.say("plain-of", what=option.name, value=said[seats[0]])
    return "\n".join(
        words.say("terminal-shelf-at", option=option.name, seats=at, said=one)
        for at, one in said.items()
    )


def require_seats(game: Game[Any], seats: int | None) -> int:
    """So many players, or as many as usual."""
    at = usual_seats(game) if seats is None else seats
    if at not in game.seats:
        least, most = min(game.seats), max(game.seats)
        raise BadSetup.of("seats", game=game.title, least=least, most=most, seats=at)
    return at


def options(game: GameName, seats: Seats = None, lang: Language = None) -> None:
    """The options of a game at a number of players: what may be chosen, what is chosen where
    nobody says, and what `--even` chooses."""
    found = find(game)
    at = require_seats(found, seats)
    words = words_of(found, shared_words(lang).language)
    even = found.even_chances(at)
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    named = [words.say(f"terminal-options-{one}", seats=at) for one in ("option", "with", "usual")]
    for heading in (*named, "--even", ""):
        table.add_column(heading, header_style="dim")
    for option in found.options:
        title = f"option-{option.name}"
        table.add_row(
            Text(option.name, "bold"),
            words.allowed(option, at),
            as_typed(option.default_at(at)),
            as_typed(even[option.name]) if option.name in even else "–",
            words.say(title) if words.has(title) else "",
        )
    console = new_console()
    console.print(table)
    means, name = words.say("terminal-options-means"), words.say("terminal-shelf-option")
    console.print(f"{means}  ludotheque rules {found.name} {name}")
    if not even:
        console.print(words.say("terminal-options-nothing-even", seats=at))


def levels(
    game: GameName, seats: Seats = None, as_json: AsJson = False, lang: Language = None
) -> None:
    """The computer players of a game at a number of players: how they are asked for, how they
    play, and how strong they are by the ladder of `docs/bots.md`."""
    found = find(game)
    at = require_seats(found, seats)
    words = words_of(found, shared_words(lang).language)
    offered = offers(found, at, words)
    if as_json:
        told = [offer.as_json() for offer in offered]
        print(json.dumps({"game": found.name, "seats": at, "levels": told}))
        return
    console = new_console()
    for offer in offered:
        line = Text(words.say("plain-of", what=offer.level, value=offer.title))
        line.stylize("bold", 0, len(offer.level))
        console.print(line)
        console.print(Padding(f"{offer.about} {offer.strength}".rstrip(), (0, 0, 0, 2)))


def board(game: GameName) -> None:
    """The game's own board file, to copy and to change: `ludotheque board GAME > box.toml`, then
    `ludotheque play GAME --board box.toml`."""
    print(find(game).own_board().text, end="")


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
    book = rule_book(found, shared_words(lang).language)
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
    raise BadSetup.of(
        "no-article",
        game=game.title,
        article=article,
        articles=_from_to(book.articles()),
        rulings=_from_to(book.rulings()),
        options=", ".join(option.name for option in game.options) or "–",
    )


def _from_to(codes: list[str]) -> str:
    return f"{codes[0]} – {codes[-1]}" if codes else "–"


def list_passages(console: Console, book: RuleBook) -> None:
    """The articles by their codes and titles, chapter by chapter."""
    chapter = ""
    for passage in book.passages.values():
        if passage.chapter != chapter:
            chapter = passage.chapter
            console.print(chapter, style="bold")
        console.print(f"  {passage.code:<7} {passage.title}")


def show_passage(console: Console, passage: Passage) -> None:
    """One article: code, title, text."""
    console.print(Text.assemble((passage.code, "bold"), " · ", (passage.title, "bold")))
    console.print(Markdown(passage.text))
