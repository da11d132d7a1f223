"""Playing in the terminal, from sitting down to getting up."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Annotated, Any

import typer

from ludotheque.cli.given import (
    BOTS_HELP,
    Board,
    Language,
    Options,
    Seats,
    find,
    read_board,
    read_given_position,
    read_options,
)
from ludotheque.cli.paper import (
    badge,
    file_named,
    language_here,
    new_console,
    read_text,
    require_ours,
)
from ludotheque.cli.prompt import Leave, Prompt
from ludotheque.cli.seating import seat_players
from ludotheque.cli.table import LOG, SAVED_MATCH, Table
from ludotheque.core.errors import BadSetup, LudothequeError
from ludotheque.core.luck import Luck, Sealed
from ludotheque.core.match import Match
from ludotheque.core.registry import games
from ludotheque.core.words import words_of

INTERRUPTED = 130


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="GAME", help="The game, as `games` names it.")
    ] = None,
    seats: Seats = None,
    humans: Annotated[
        int | None,
        typer.Option(
            "--humans", metavar="N", min=0, help="How many people share this keyboard; 1 if unsaid."
        ),
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            "--bots",
            metavar="LEVEL,…",
            help=f"{BOTS_HELP} They fill the other seats; without --seats, as many sit down "
            "as you name.",
        ),
    ] = None,
    seat: Annotated[
        list[str] | None,
        typer.Option(
            "--seat",
            metavar="WHO",
            help="Instead of both: who sits at each seat, `human` or a bot; once a seat.",
        ),
    ] = None,
    option: Options = None,
    board: Board = None,
    position: Annotated[
        str | None,
        typer.Option("--position", metavar="TEXT", help="Begin from this position."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed", metavar="N", help="Luck from a number, the same each time, not sealed luck."
        ),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(
            "--resume", metavar="FILE", help="Go on with a saved game; it is kept there again."
        ),
    ] = None,
    save: Annotated[
        Path | None,
        typer.Option("--save", metavar="FILE", help="Keep the game here whenever you leave."),
    ] = None,
    log: Annotated[
        Path | None, typer.Option("--log", metavar="FILE", help="Write the game's log here.")
    ] = None,
    lang: Language = None,
) -> None:
    """Play in the terminal, against computer players and with others at the same keyboard.

    Without more, you sit down alone against computer players. The dice are sealed: you see the
    seal before the first throw and the secret after the last, and `verify` checks them.
    Type `help` at the prompt to see what else can be typed.
    """
    language = language_here(os.environ) if lang is None else lang
    words_of(None, language)
    if resume is not None:
        table = _resume(resume, game, [seats, humans, bots, seat, option, board, position, seed])
        keep: Path | None = save or resume
    else:
        table = _sit_down(game, seats, humans, bots, seat, option, board, position, seed)
        keep = save
    for path, kind in ((save, SAVED_MATCH), (log, LOG)):
        if path is not None:
            require_ours(path, "file", kind)
    prompt = Prompt(table, words_of(table.match.game, language), new_console(), input)
    code = 0
    try:
        _play(prompt)
        _finish(prompt, log)
    except Leave:
        pass
    except KeyboardInterrupt:
        prompt.console.print()
        code = INTERRUPTED
    finally:
        _get_up(prompt, keep, log)
    if code:
        raise typer.Exit(code)


def _sit_down(
    name: str | None,
    seats: int | None,
    humans: int | None,
    bots: str | None,
    each: list[str] | None,
    option: list[str] | None,
    board: Path | None,
    position: str | None,
    seed: int | None,
) -> Table:
    """A table for a new match."""
    if name is None:
        raise BadSetup(f"say which game to play: {', '.join(games())}.")
    game = find(name)
    own = read_board(board)
    if position is not None:
        if option:
            raise BadSetup("a position holds its options: --option does not go with --position.")
        terms, state = read_given_position(game, position, own)
        seats = terms.seats if seats is None and not each else seats
    players = seat_players(game, seats, humans, bots, each)
    if position is None:
        terms = game.new_terms(len(players), read_options(option), own)
        state = game.set_up(terms)
    elif len(players) != terms.seats:
        raise BadSetup(f"the position is one for {terms.seats} seats, not for {len(players)}.")
    luck: Luck = Luck.sealed() if seed is None else Luck.seeded(seed)
    match = Match(game, terms, state, luck, own)
    match.start = position or ""
    return Table(match, players, time.monotonic, seed)


def _resume(path: Path, name: str | None, given: list[Any]) -> Table:
    """The table that was saved in a file."""
    if any(one not in (None, []) for one in given):
        raise BadSetup(
            "a saved game goes on at the table where it stood: with --resume only --save, --log "
            "and --lang can be given."
        )
    table = Table.resume(read_text(path, "saved game"), time.monotonic)
    if name is not None and find(name) is not table.match.game:
        raise BadSetup(
            f"{path} holds a game of {table.match.game.title}, not of {find(name).title}."
        )
    return table


def _play(prompt: Prompt) -> None:
    """The match from where it stands to its end."""
    table, match = prompt.table, prompt.match
    _introduce(prompt)
    if match.seal:
        prompt.say("seal")
        prompt.console.print(f"  {match.seal}", soft_wrap=True)
    if not match.has_begun:
        if isinstance(match.luck, Sealed):
            _ask_words(prompt)
        match.begin()
    while not match.is_over:
        if table.ring():
            continue
        seat = table.next_seat()
        if table.bots[seat] is None:
            prompt.put_question(seat)
        else:
            table.play_bot(seat)
            if not table.humans:
                prompt.tell(None)


def _introduce(prompt: Prompt) -> None:
    """Who sits where."""
    words, console = prompt.words, prompt.console
    console.print(f"{prompt.match.game.title} · {words.say('terminal-type-help')}", style="bold")
    for seat, player in enumerate(prompt.table.players):
        if prompt.table.bots[seat] is None:
            who = words.say("terminal-person")
        else:
            who = words.say("terminal-bot", bot=player)
        console.print(badge(words, seat), f"{words.colour(seat)}: {who}")


def _ask_words(prompt: Prompt) -> None:
    """Let everybody mix a word into the sealed luck."""
    match, words = prompt.match, prompt.words
    given = {entry.seat for entry in match.entries}
    for seat in prompt.table.humans:
        while seat not in given:
            word = prompt.read(words.say("terminal-word", seat=words.colour(seat)) + " ")
            try:
                if word:
                    match.add_word(seat, word)
                given.add(seat)
            except LudothequeError as error:
                prompt.refuse(error)


def _finish(prompt: Prompt, log: Path | None) -> None:
    """How it ended, and how to check that the luck was honest."""
    match, words = prompt.match, prompt.words
    humans = prompt.table.humans
    eyes = humans[0] if len(humans) == 1 else None
    prompt.tell(eyes)
    prompt.show_board(eyes)
    result = match.result()
    assert result is not None
    names = ", ".join(words.colour(seat) for seat in result.winners)
    prompt.console.print(
        words.say("terminal-won", names=names, count=len(result.winners)), style="bold"
    )
    for seat in sorted(range(len(result.scores)), key=lambda one: -result.scores[one]):
        score = words.say("terminal-number", number=result.scores[seat])
        prompt.console.print(badge(words, seat), f"{words.colour(seat)}: {score}")
    if isinstance(match.luck, Sealed):
        prompt.say("secret")
        prompt.console.print(f"  {match.luck.secret}", soft_wrap=True)
    if log is None and humans:
        _offer_log(prompt)


def _offer_log(prompt: Prompt) -> None:
    """Ask where to keep the log, until it is kept or nobody wants it."""
    while True:
        name = prompt.read(prompt.words.say("terminal-log-where") + " ")
        if not name:
            return
        try:
            path = file_named(name)
            require_ours(path, "log", LOG)
            prompt.table.write_log(path)
        except LudothequeError as error:
            prompt.refuse(error)
            continue
        _say_log(prompt, path)
        return


def _say_log(prompt: Prompt, path: Path) -> None:
    prompt.say_file("log-written", path)
    if prompt.match.is_over:
        prompt.console.print(f"  ludotheque verify {path}", soft_wrap=True)


def _get_up(prompt: Prompt, keep: Path | None, log: Path | None) -> None:
    """Keep what was to be kept, and say what was not."""
    if keep is not None:
        prompt.table.save(keep)
        prompt.say_file("saved", keep)
        if not prompt.match.is_over:
            prompt.console.print(f"  ludotheque play --resume {keep}", soft_wrap=True)
    elif prompt.has_unsaved_moves and not prompt.match.is_over:
        prompt.say("not-saved")
    if log is not None:
        prompt.table.write_log(log)
        _say_log(prompt, log)
