"""What is given on a command line: the options that commands share, and what they mean."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.bots.levels import RANDOM, hints_of
from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadPosition, BadSetup
from ludotheque.core.game import Game, Setting
from ludotheque.core.position import read_position
from ludotheque.core.registry import find_game
from ludotheque.core.state import State, Terms
from ludotheque.core.words import Words

USUAL_SEATS = 4

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game, as `games` names it.")]
Seats = Annotated[
    int | None,
    typer.Option("--seats", metavar="N", help="How many play; 4 where the game allows it."),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        "-o",
        metavar="NAME=VALUE",
        help="A choice the table makes before the game; give it once for each. "
        "`options GAME` lists them, `rules GAME NAME` explains them.",
    ),
]
Board = Annotated[
    Path | None,
    typer.Option(
        "--board",
        metavar="FILE",
        help="Play on the values of your own box, from a TOML file; `board GAME` prints one to "
        "copy.",
    ),
]
Language = Annotated[
    str | None,
    typer.Option("--lang", metavar="fr|en|de", help="The language; by default the terminal's."),
]
Seed = Annotated[
    int | None, typer.Option("--seed", metavar="N", help="The same number gives the same games.")
]
Jobs = Annotated[
    int, typer.Option("--jobs", metavar="N", min=1, help="In how many processes to play.")
]
Even = Annotated[
    bool,
    typer.Option(
        "--even",
        help="Even chances: the options that make up for the order of play at this number of "
        "players, as `options GAME` lists them; --option still overrules.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
BOTS_HELP = (
    "Computer players, with commas between: random, novice, regular, expert, or your own class in "
    "a file, my_bot.py:MyBot."
)


def find(name: str) -> Game[Any]:
    """The game meant by a name, however it is spaced."""
    return find_game("-".join(name.lower().replace("_", " ").split()))


def usual_seats(game: Game[Any]) -> int:
    """How many play where nobody says."""
    return USUAL_SEATS if USUAL_SEATS in game.seats else max(game.seats)


def usual_bot(game: Game[Any]) -> str:
    """The computer player where nobody says: the best that the game has hints for."""
    try:
        hints_of(game)
    except BadSetup:
        return RANDOM
    return "regular"


def read_options(given: list[str] | None) -> dict[str, Setting]:
    """Options as they are given: `name=value`."""
    options: dict[str, Setting] = {}
    for one in given or []:
        name, equals, value = one.partition("=")
        if not equals or not name:
            raise BadSetup.of("option-form", given=one)
        options[name] = value
    return options


def agreed_options(
    game: Game[Any], seats: int, given: list[str] | None, is_even: bool
) -> dict[str, Setting]:
    """The options that a table agrees on: those for even chances if it wants them, and what is
    given."""
    even = game.even_chances(seats) if is_even and seats in game.seats else {}
    return {**even, **read_options(given)}


def as_typed(value: Setting) -> str:
    """A setting as it is typed."""
    return ("on" if value else "off") if isinstance(value, bool) else str(value)


def say_even(game: Game[Any], seats: int, agreed: dict[str, Setting], words: Words) -> str:
    """What `--even` has set at a number of players, or that there is nothing to set."""
    even = game.even_chances(seats)
    kept = [
        f"{words.say(f'option-{name}')} ({name}={as_typed(one)})"
        if words.has(f"option-{name}")
        else f"{name}={as_typed(one)}"
        for name, one in even.items()
        if agreed[name] == one
    ]
    if not kept:
        return words.say("terminal-even-nothing", seats=seats)
    return words.say("terminal-even-set", settings=", ".join(kept))


def read_board(path: Path | None) -> BoardFile | None:
    """An owner's own board, if one is given."""
    return None if path is None else BoardFile.read(path)


def read_given_position(game: Game[Any], text: str, board: BoardFile | None) -> tuple[Terms, State]:
    """The terms and the state that a line describes."""
    try:
        return read_position(game, text, board)
    except (TypeError, ValueError, LookupError, AttributeError):
        raise BadPosition.of("position-shape", game=game.title) from None


def read_bots(given: str) -> list[str]:
    """The names of bots between commas."""
    names = [name.strip() for name in given.split(",")]
    if "" in names:
        raise BadSetup.of("bot-missing", given=given)
    return names


def fill_seats(names: list[str], seats: int) -> list[str]:
    """A bot for each seat: the names in turn, again from the first when they run out."""
    if len(names) > seats:
        raise BadSetup.of("too-many-bots", bots=len(names), seats=seats)
    return [names[seat % len(names)] for seat in range(seats)]


def some_seed(seed: int | None) -> int:
    """The seed that is given, or any."""
    return secrets.randbits(31) if seed is None else seed
