"""Checking: logs of finished games, and positions."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.drawing import draw
from ludotheque.cli.given import Board, GameName, Language, find, read_board, read_given_position
from ludotheque.cli.paper import language_here, new_console, read_text
from ludotheque.cli.telling import question
from ludotheque.core.errors import BadLog, BadPosition, BadSetup
from ludotheque.core.log import Log
from ludotheque.core.move import CHANCE
from ludotheque.core.registry import find_game
from ludotheque.core.replay import replay
from ludotheque.core.replay import verify as verify_luck
from ludotheque.core.words import words_of


def verify(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="The log of a finished game.")],
) -> None:
    """Check a finished game: that its log is whole and follows the rules, and that every throw is
    the one that the seal shown at the start gives."""
    read = Log.read(read_text(log, "log"))
    game = find_game(str(read.head.get("game")))
    if read.head.get("seal"):
        outcomes = verify_luck(game, read)
        luck = f"and the seal gives all {outcomes} outcomes of chance in it"
    else:
        if not read.end:
            raise BadLog(
                f"the log {log} is cut off after entry {len(read.entries) - 1}: "
                "the game has no result."
            )
        replay(game, read)
        luck = "but its luck was not sealed, so nobody can say whether the throws were honest"
    result = read.end["result"]
    new_console().print(
        f"{log} holds a whole game of {game.title}: its {len(read.entries)} entries follow the "
        f"rules, {luck}.\nWinners: {_seats(result['winners'])}; scores by seat: "
        f"{', '.join(f'{score:,}' for score in result['scores'])}.",
        soft_wrap=True,
    )


def _seats(seats: list[int]) -> str:
    words = words_of(None, "en")
    return ", ".join(words.colour(int(seat)) for seat in seats)


def position(
    game: GameName,
    text: Annotated[
        str, typer.Argument(metavar="TEXT", help="One line of JSON, or - to read it from input.")
    ],
    seat: Annotated[
        int | None,
        typer.Option("--seat", metavar="N", help="Whose eyes to see it with, counted from 1."),
    ] = None,
    board: Board = None,
    lang: Language = None,
) -> None:
    """Draw a position, and say who is to decide and what they may do."""
    found = find(game)
    words = words_of(found, language_here(os.environ) if lang is None else lang)
    line = sys.stdin.read() if text == "-" else text
    terms, s = read_given_position(found, line, read_board(board))
    if seat is not None and not 1 <= seat <= terms.seats:
        raise BadSetup(f"there is no seat {seat} in this position; its seats: 1 to {terms.seats}.")
    eyes = None if seat is None else seat - 1
    console = new_console()
    try:
        console.print(draw(found, found.view(s, eyes), terms, words, eyes))
    except ArithmeticError:
        raise BadPosition("in this position a number is too large to be shown.") from None
    if found.is_over(s):
        console.print(words.say("terminal-over"))
        return
    step: Any = found.step(s)
    for asked in step.asks(s):
        if asked == CHANCE:
            console.print(words.say("terminal-chance"))
            continue
        view = found.view(s, asked)
        console.print(f"{words.colour(asked)}: {question(words, view)}", style="asked")
        if eyes in (None, asked):
            for move in step.options(s, asked):
                console.print(f"  {words.move(move)}  [{move.text}]", soft_wrap=True)
