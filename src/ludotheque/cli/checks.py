"""Checking: logs of finished games, and positions."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.drawing import draw
from ludotheque.cli.given import Board, GameName, Language, find, read_board, read_given_position
from ludotheque.cli.paper import new_console, read_text, saved_unfinished, shared_words
from ludotheque.cli.table import is_saved_match
from ludotheque.cli.telling import question
from ludotheque.cli.tongue import Tongue
from ludotheque.core.errors import BadLog, BadPosition, BadSetup
from ludotheque.core.log import Log
from ludotheque.core.move import CHANCE
from ludotheque.core.registry import find_game
from ludotheque.core.replay import replay
from ludotheque.core.replay import verify as verify_luck
from ludotheque.core.words import words_of


def verify(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="The log of a finished game.")],
    seal: Annotated[
        str | None,
        typer.Option(
            "--seal",
            metavar="SEAL",
            help="The seal that was shown before the first throw, or its first 16 characters: "
            "without it a log that was forged whole under another secret cannot be told.",
        ),
    ] = None,
    lang: Language = None,
) -> None:
    """Check a finished game: that its log is whole and follows the rules, and that every throw is
    the one that the seal shown at the start gives."""
    words = shared_words(lang)
    text = read_text(log, "log")
    if is_saved_match(text):
        raise saved_unfinished(log, words.language)
    read = Log.read(text)
    game = find_game(str(read.head.get("game")))
    said = {"file": str(log), "game": game.title, "entries": str(len(read.entries))}
    told = []
    if read.head.get("seal"):
        outcomes = verify_luck(game, read, seal)
        told.append(words.say("terminal-verify-whole", outcomes=str(outcomes), **said))
    elif seal is not None:
        raise BadLog.of("log-file-not-sealed", file=str(log))
    else:
        if not read.end:
            raise BadLog.of("log-file-cut", file=str(log), entry=len(read.entries) - 1)
        replay(game, read)
        told.append(words.say("terminal-verify-unsealed", **said))
    result = read.end["result"]
    winners = words.listed([words.colour(int(seat)) for seat in result["winners"]])
    scores = [words.number(score) for score in result["scores"]]
    told.append(words.say("terminal-verify-result", winners=winners, scores=" · ".join(scores)))
    if read.head.get("seal"):
        told.append(words.say("terminal-verify-seal", seal=read.head["seal"]))
        told.append(
            words.say("terminal-verify-compare" if seal is None else "terminal-verify-same")
        )
    console = new_console()
    for line in told:
        console.print(line, soft_wrap=not console.is_terminal)


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
    words = words_of(found, shared_words(lang).language)
    line = sys.stdin.read() if text == "-" else text
    terms, s = read_given_position(found, line, read_board(board))
    if seat is not None and not 1 <= seat <= terms.seats:
        raise BadSetup.of("position-no-seat", seat=seat, seats=terms.seats)
    eyes = None if seat is None else seat - 1
    console = new_console()
    try:
        console.print(draw(found, found.view(s, eyes), terms, words, eyes))
    except ArithmeticError:
        raise BadPosition.of("position-large") from None
    if found.is_over(s):
        console.print(words.say("terminal-over"))
        return
    tongue = Tongue(words, terms)
    step: Any = found.step(s)
    for asked in step.asks(s):
        if asked == CHANCE:
            console.print(words.say("terminal-chance"))
            continue
        view = found.view(s, asked)
        who = words.colour(asked)
        console.print(words.say("plain-of", what=who, value=question(words, view)), style="asked")
        if eyes in (None, asked):
            for move in step.options(s, asked):
                said = words.move(move, step.amount(s, asked, move))
                console.print(f"  {said}  [{tongue.line(move)}]", soft_wrap=True)
