"""The commands together, and what becomes of everything that goes wrong."""

from __future__ import annotations

import io
import os
import re
import sys
import traceback
from collections.abc import Sequence
from difflib import get_close_matches
from itertools import pairwise
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from ludotheque import __version__, compiled
from ludotheque.cli import admin, analysing, checks, counts, play, shelf
from ludotheque.cli.bots import bots
from ludotheque.cli.paper import complain, language_here
from ludotheque.cli.serve import serve
from ludotheque.core.errors import BadBoard, LudothequeError
from ludotheque.core.words import LANGUAGES, Words, words_of

BAD_INPUT = 2
OUR_MISTAKE = 70
ALIKE = 0.75
"""How much an option must resemble what was typed to be named."""
TRACEBACK = "LUDOTHEQUE_TRACEBACK"


class Commands(TyperGroup):
    """The commands, with one sentence for whatever goes wrong and a traceback for nobody."""

    def main(self, *args: Any, **named: Any) -> Any:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        named["standalone_mode"] = False
        language = _language(named.get("args") or sys.argv)
        shared = words_of(None, language)
        try:
            sys.exit(super().main(*args, **named) or 0)
        except BadBoard as error:
            words = words_of(error.game, language)
            for fault in error.faults:
                file = words.say("terminal-file", file=fault.source)
                print(words.fault(fault, file), file=sys.stderr)
            sys.exit(BAD_INPUT)
        except LudothequeError as error:
            complain(shared.problem(error), language)
            sys.exit(BAD_INPUT)
        except TyperException as error:
            complain(_with_a_way_out(error, shared), language)
            sys.exit(BAD_INPUT)
        except RecursionError:
            complain(shared.say("problem-too-deep"), language)
            sys.exit(BAD_INPUT)
        except typer.Abort:
            sys.exit(0)
        except Exception as error:
            if os.environ.get(TRACEBACK):
                traceback.print_exc()
            what = " ".join(f"{type(error).__name__}: {error}".split())[:300]
            complain(shared.say("problem-our-mistake", what=what, variable=TRACEBACK), language)
            sys.exit(OUR_MISTAKE)


def _language(given: Sequence[str]) -> str:
    """The language that a command line asks for, else the terminal's."""
    words = " ".join(given).replace("--lang=", "--lang ").split()
    for option, value in pairwise(words):
        if option == "--lang" and value in LANGUAGES:
            return value
    return language_here(os.environ)


def _with_a_way_out(error: TyperException, words: Words) -> str:
    """What is wrong with a command line, and where help is."""
    context = getattr(error, "ctx", None)
    path = "ludotheque" if context is None else context.command_path
    return words.say("problem-way-out", what=_what_is_wrong(error, words), path=path)


def _what_is_wrong(error: TyperException, words: Words) -> str:
    """The same in words of ours: the library's own are for programmers."""
    said = error.format_message().rstrip(".")
    option = getattr(error, "option_name", None)
    if option is not None and not hasattr(error, "possibilities"):
        name = "value-unwanted" if "not take a value" in said else "value-missing"
        return words.say(f"problem-{name}", option=option)
    if option is not None:
        alike = get_close_matches(option, getattr(error, "possibilities", None) or [], 1, ALIKE)
        return _or_alike("no-such-argument", words, alike, option=option)
    command = re.match(r"No such command '(.*?)'(?:.*'(.*?)'\?$)?", said)
    if command:
        return _or_alike(
            "no-command", words, [one for one in [command[2]] if one], command=command[1]
        )
    parameter = getattr(error, "param", None)
    if parameter is None:
        return said
    called = parameter.opts[0] if parameter.opts[0].startswith("-") else parameter.metavar
    called = called or parameter.opts[0].upper()
    if type(error).__name__ == "MissingParameter":
        return words.say("problem-missing-argument", what=called)
    return _of_a_value(error.__cause__, called, words)


def _or_alike(name: str, words: Words, alike: list[str], **given: str) -> str:
    """That there is no such thing, and what there is instead."""
    if not alike:
        return words.say(f"problem-{name}", **given)
    return words.say(f"problem-{name}-alike", alike=alike[0], **given)


def _of_a_value(cause: Any, called: str, words: Words) -> str:
    """What an argument must be, as far as the library tells why it is not."""
    faults = cause.errors() if hasattr(cause, "errors") else []
    for fault in faults:
        given = str(fault["input"])[:40]
        least = fault.get("ctx", {}).get("ge")
        if least is not None:
            return words.say("problem-argument-least", what=called, least=str(least), given=given)
        if fault["type"].startswith("int"):
            return words.say("problem-argument-whole", what=called, given=given)
        if fault["type"].startswith("float"):
            return words.say("problem-argument-number", what=called, given=given)
    return words.say("problem-bad-argument", what=called)


app = typer.Typer(
    name="ludotheque",
    cls=Commands,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)


def _show_version(is_asked: bool) -> None:
    if is_asked:
        print(f"ludotheque {__version__} ({'compiled' if compiled.is_in_use() else 'plain'})")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ludotheque(
    context: typer.Context,
    version: Annotated[
        bool,
        typer.Option(
            "--version",
            help="Say the version, and whether it runs plain or compiled.",
            callback=_show_version,
        ),
    ] = False,
) -> None:
    """Board games that are hard to find, whole: play them here, read their rules, let computer
    players try them.

    Begin with `ludotheque games`, then `ludotheque play GAME`.
    """
    if context.invoked_subcommand is None:
        print(context.get_help())


PLAY_EXAMPLES = """
Alone against three computer players: `ludotheque play GAME`

Two people and two computer players: `ludotheque play GAME --humans 2 --bots regular,novice`

Later: `ludotheque play GAME --save evening.json`, then `ludotheque play --resume evening.json`
"""
SIMULATE_EXAMPLE = """
Ten thousand games on two cores:
`ludotheque simulate GAME --bots regular,random --games 10000 --jobs 2`
"""
TOURNAMENT_EXAMPLE = """
Your own bot against two levels:
`ludotheque tournament GAME --bots my_bot.py:MyBot,regular,novice --games 1000`
"""

app.command("serve")(serve)
app.command("bots")(bots)
app.add_typer(admin.app, name="admin")
app.command("games")(shelf.games)
app.command("options")(shelf.options)
app.command("levels")(shelf.levels)
app.command("rules")(shelf.rules)
app.command("board")(shelf.board)
app.command("play", epilog=PLAY_EXAMPLES)(play.play)
app.command("simulate", epilog=SIMULATE_EXAMPLE)(counts.simulate)
app.command("tournament", epilog=TOURNAMENT_EXAMPLE)(counts.tournament)
app.command("verify")(checks.verify)
app.command("analyse")(analysing.analyse_log)
app.command("position")(checks.position)


def main() -> None:
    """The command line."""
    app(prog_name="ludotheque")
