"""Playing in the terminal, from sitting down to getting up."""

from __future__ import annotations

import contextlib
import os
import shlex
import sys
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import RenderableType
from rich.text import Text

from ludotheque.bots.tempers import character_of, name_of
from ludotheque.cli.drawing import last_view
from ludotheque.cli.given import (
    BOTS_HELP,
    Board,
    Even,
    Language,
    Options,
    Seats,
    agreed_options,
    find,
    read_board,
    read_given_position,
    say_even,
)
from ludotheque.cli.keyboard import Keyboard, is_a_terminal
from ludotheque.cli.live import Live, can_be_live
from ludotheque.cli.paper import (
    badge,
    file_named,
    language_here,
    new_console,
    read_text,
    require_ours,
    to_type,
)
from ludotheque.cli.prompt import Closed, Leave, Prompt
from ludotheque.cli.seating import seat_players
from ludotheque.cli.table import LOG, SAVED_MATCH, TerminalTable
from ludotheque.cli.tongue import fold, spellings
from ludotheque.core.errors import BadLog, BadPosition, BadSetup, LudothequeError
from ludotheque.core.luck import Luck, Sealed
from ludotheque.core.match import Match
from ludotheque.core.registry import games
from ludotheque.core.words import words_of

INTERRUPTED = 130
SHOWN_OF_A_SEAL = 16
"""So many characters of a seal tell it from every other."""


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
    hints: Annotated[
        bool,
        typer.Option(
            "--hints",
            help="Several people at this keyboard may ask for a `hint`, too; alone one always may.",
        ),
    ] = False,
    option: Options = None,
    even: Even = False,
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
        chosen = [hints or None, option, even or None, board, position, seed]
        given = [seats, humans, bots, seat, *chosen]
        table = _resume(resume, game, given)
        keep: Path | None = save or resume
    else:
        table = _sit_down(game, seats, humans, bots, seat, option, even, board, position, seed)
        table.has_hints = table.has_hints or hints
        keep = save
    for path, kind in ((save, SAVED_MATCH), (log, LOG)):
        if path is not None:
            require_ours(path, "file", kind)
    prompt = Prompt(table, words_of(table.match.game, language), new_console(), input)
    if even:
        terms = table.match.terms
        said = say_even(table.match.game, terms.seats, terms.options, prompt.words)
        prompt.console.print(said)
    try:
        _introduce(prompt)
        code = _stay(prompt, keep, log)
    finally:
        _get_up(prompt, keep, log)
    if code:
        raise typer.Exit(code)


def _stay(prompt: Prompt, keep: Path | None, log: Path | None) -> int:
    """Play until the end or until somebody leaves, who may still come back; with what code the
    program is to end."""
    while True:
        is_interrupted = False
        try:
            with contextlib.ExitStack() as until_the_end:
                _play(prompt, _go_live(prompt, until_the_end))
                _finish(prompt, log)
            return 0
        except Closed:
            return 0
        except Leave:
            pass
        except KeyboardInterrupt:
            prompt.console.print()
            is_interrupted = True
        if not _offer_to_keep(prompt, keep, is_interrupted):
            return INTERRUPTED if is_interrupted else 0


def _sit_down(
    name: str | None,
    seats: int | None,
    humans: int | None,
    bots: str | None,
    each: list[str] | None,
    option: list[str] | None,
    even: bool,
    board: Path | None,
    position: str | None,
    seed: int | None,
) -> TerminalTable:
    """A table for a new match."""
    if name is None:
        raise BadSetup.of("which-game", games=", ".join(games()))
    game = find(name)
    own = read_board(board)
    if position is not None:
        if option or even:
            raise BadSetup.of("position-options")
        terms, state = read_given_position(game, position, own)
        seats = terms.seats if seats is None and not each else seats
    players = seat_players(game, seats, humans, bots, each)
    if position is None:
        agreed = agreed_options(game, len(players), option, even)
        terms = game.new_terms(len(players), agreed, own)
        state = game.new_state(terms)
    elif len(players) != terms.seats:
        raise BadSetup.of("position-seats", seats=terms.seats, players=len(players))
    luck: Luck = Luck.sealed() if seed is None else Luck.seeded(seed)
    if game.draws_lots(terms.options):
        players = [players[place] for place in luck.lots("seats", len(players))]
    match = Match(game, terms, state, luck, own)
    match.start = position or ""
    return TerminalTable(match, players, time.monotonic, seed)


def _resume(path: Path, name: str | None, given: list[Any]) -> TerminalTable:
    """The table that was saved in a file."""
    if any(one not in (None, []) for one in given):
        raise BadSetup.of("resume-only")
    text = read_text(path, "saved")
    try:
        table = TerminalTable.resume(text, time.monotonic)
    except (BadLog, BadPosition) as error:
        raise BadLog.of("saved-file", file=str(path), why=error) from None
    if name is not None and find(name) is not table.match.game:
        here, wanted = table.match.game.title, find(name).title
        raise BadSetup.of("resume-other", file=str(path), game=here, wanted=wanted)
    return table


def _go_live(prompt: Prompt, until_the_end: contextlib.ExitStack) -> Live | None:
    """Where one person at a terminal and bots act at once, let time pass while somebody types."""
    match, people = prompt.match, prompt.table.humans
    if not match.has_begun and is_a_terminal() and can_be_live(match, people):
        match.keeps_time = True
    if not (match.keeps_time and is_a_terminal() and can_be_live(match, people)):
        return None
    keyboard = until_the_end.enter_context(Keyboard(sys.stdin.fileno(), sys.stdout))
    live = Live(prompt, keyboard, time.monotonic)
    prompt.ask_by(live.ask)
    return live


def _play(prompt: Prompt, live: Live | None) -> None:
    """The match from where it stands to its end."""
    table, match = prompt.table, prompt.match
    if not match.has_begun:
        if isinstance(match.luck, Sealed):
            _ask_words(prompt)
        match.begin()
    while not match.is_over:
        if live is not None and live.is_on():
            live.play_step()
            continue
        if table.ring() or table.let_time_pass():
            continue
        seat = table.next_seat()
        if table.bots[seat] is None:
            prompt.put_question(seat)
        else:
            table.play_bot(seat)
            if not table.humans:
                prompt.screen.tell(None)


def _introduce(prompt: Prompt) -> None:
    """Who sits where, and under which seal."""
    words, console = prompt.words, prompt.console
    console.print(f"{prompt.match.game.title} · {words.say('terminal-type-help')}", style="bold")
    for seat, player in enumerate(prompt.table.players):
        if prompt.table.bots[seat] is None:
            who = words.say("terminal-person")
        else:
            who = _say_bot(prompt, seat, player)
        said = words.say("plain-of", what=words.colour(seat), value=who)
        console.print(badge(words, seat), said)
    if prompt.match.seal:
        prompt.say("seal")
        console.print(f"  {prompt.match.seal}", soft_wrap=True)


def _say_bot(prompt: Prompt, seat: int, player: str) -> str:
    """A bot by name, with its level in words and as it is typed, and its temper if it shows one."""
    words, temper = prompt.words, prompt.table.tempers[seat]
    level = f"page-level-{player}"
    about = [words.say(level)] if words.has(level) else []
    character = character_of(prompt.match.game, player, temper)
    about += [player, words.say(character)] if character else [player]
    return words.say("terminal-bot", who=words.say(name_of(temper)), bot=", ".join(about))


def _ask_words(prompt: Prompt) -> None:
    """Let everybody mix a word into the sealed luck."""
    match, words = prompt.match, prompt.words
    given = {entry.seat for entry in match.entries}
    for seat in prompt.table.humans:
        while seat not in given:
            word = prompt.read(words.say("terminal-word", seat=words.colour(seat)) + " ")
            command, rest = prompt.commands.read(word)
            if command == "quit" and not rest:
                raise Leave
            if command == "help" and not rest:
                prompt.say("word-help", quit=prompt.commands.word("quit"))
                continue
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
    result = match.result()
    assert result is not None
    why = f"{words.say(f'ended-{match.ending()}')} " if match.ending() else ""
    names = words.listed([words.colour(seat) for seat in result.winners])
    won = words.say("terminal-won", names=names, count=len(result.winners))
    shown: list[RenderableType] = [Text.assemble(why, (won, "bold"))]
    for seat in sorted(range(len(result.scores)), key=lambda one: -result.scores[one]):
        score = words.number(result.scores[seat])
        said = words.say("plain-of", what=words.colour(seat), value=score)
        shown.append(Text.assemble(badge(words, seat), " ", said))
    prompt.screen.show_end(eyes, last_view(match, eyes), shown)
    if isinstance(match.luck, Sealed):
        prompt.say("secret")
        prompt.console.print(f"  {match.luck.secret}", soft_wrap=True)
    if log is None and humans:
        _offer_log(prompt)


def _offer_log(prompt: Prompt) -> None:
    """Ask where to keep the log, until it is kept or nobody wants it. A file is named after a
    word, so that no idle line becomes one."""
    save = prompt.commands.word("save")
    while True:
        line = prompt.read(prompt.words.say("terminal-log-where", save=save) + " ")
        command, name = prompt.commands.read(line)
        if not line or command == "quit":
            return
        if command != "save" or not name:
            prompt.say("log-how", save=save)
            continue
        try:
            path = file_named(name)
            require_ours(path, "log", LOG)
            prompt.table.write_log(path)
        except LudothequeError as error:
            prompt.refuse(error)
            continue
        _say_log(prompt, path)
        return


def _offer_to_keep(prompt: Prompt, keep: Path | None, is_interrupted: bool = False) -> bool:
    """Before a game is dropped that was not kept, ask whether to keep it; whoever interrupts twice
    leaves at once. Whether whoever wanted to leave would rather play on."""
    if keep is not None or prompt.match.is_over or not prompt.has_unsaved_moves:
        return False
    if not sys.stdin.isatty() and is_interrupted:
        return False
    words = prompt.words
    backs = [one.strip() for one in words.say("terminal-keep-back").split("|")]
    known = {spelling for one in backs for spelling in spellings(one)}
    said = {"save": prompt.commands.word("save"), "back": backs[0]}
    prompt.ask_by(input)
    try:
        while prompt.has_unsaved_moves:
            line = prompt.read(words.say("terminal-keep-first", **said) + " ")
            if fold(line) in known:
                return True
            command, name = prompt.commands.read(line)
            if not line or (command == "quit" and not name):
                return False
            if command != "save":
                prompt.say("keep-how", **said)
                continue
            try:
                prompt.save(name)
                if not prompt.has_unsaved_moves:
                    _say_to_type(prompt, f"play --resume {shlex.quote(name)}")
            except LudothequeError as error:
                prompt.refuse(error)
    except (Leave, KeyboardInterrupt):
        prompt.console.print()
    return False


def _say_log(prompt: Prompt, path: Path) -> None:
    prompt.say_file("log-written", path)
    if prompt.match.is_over:
        seal = f" --seal {prompt.match.seal[:SHOWN_OF_A_SEAL]}" if prompt.match.seal else ""
        _say_to_type(prompt, f"verify {shlex.quote(str(path))}{seal}")


def _say_to_type(prompt: Prompt, command: str) -> None:
    """A command of ours to be typed, in a line of its own."""
    prompt.console.print(f"  {to_type(command, prompt.words.language)}", soft_wrap=True)


def _get_up(prompt: Prompt, keep: Path | None, log: Path | None) -> None:
    """Keep what was to be kept, and say what was not."""
    if keep is not None:
        prompt.table.save(keep)
        prompt.say_file("saved", keep)
        if not prompt.match.is_over:
            _say_to_type(prompt, f"play --resume {shlex.quote(str(keep))}")
    elif prompt.has_unsaved_moves and not prompt.match.is_over:
        prompt.say("not-saved")
    if log is not None:
        prompt.table.write_log(log)
        _say_log(prompt, log)
