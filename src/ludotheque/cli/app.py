"""The commands together, and what becomes of everything that goes wrong."""

from __future__ import annotations

import io
import os
import sys
import traceback
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from ludotheque import __version__
from ludotheque.cli import checks, counts, play, shelf
from ludotheque.cli.paper import complain
from ludotheque.cli.serve import serve
from ludotheque.core.errors import LudothequeError

BAD_INPUT = 2
OUR_MISTAKE = 70
TRACEBACK = "LUDOTHEQUE_TRACEBACK"


class Commands(TyperGroup):
    """The commands, with one sentence for whatever goes wrong and a traceback for nobody."""

    def main(self, *args: Any, **named: Any) -> Any:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper):
                stream.reconfigure(errors="replace")
        named["standalone_mode"] = False
        try:
            sys.exit(super().main(*args, **named) or 0)
        except LudothequeError as error:
            complain(str(error))
            sys.exit(BAD_INPUT)
        except TyperException as error:
            complain(_with_a_way_out(error))
            sys.exit(BAD_INPUT)
        except RecursionError:
            complain("what was given is nested too deeply to be read.")
            sys.exit(BAD_INPUT)
        except typer.Abort:
            sys.exit(0)
        except Exception as error:
            if os.environ.get(TRACEBACK):
                traceback.print_exc()
            what = " ".join(f"{type(error).__name__}: {error}".split())[:300]
            complain(f"this is a mistake of ours ({what}); set {TRACEBACK}=1 to see where.")
            sys.exit(OUR_MISTAKE)


def _with_a_way_out(error: TyperException) -> str:
    """What is wrong with a command line, and where help is."""
    said = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    path = "ludotheque" if context is None else context.command_path
    return f"{said}; `{path} --help` says more."


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
        print(f"ludotheque {__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def ludotheque(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", help="Say the version.", callback=_show_version)
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
app.command("games")(shelf.games)
app.command("rules")(shelf.rules)
app.command("play", epilog=PLAY_EXAMPLES)(play.play)
app.command("simulate", epilog=SIMULATE_EXAMPLE)(counts.simulate)
app.command("tournament", epilog=TOURNAMENT_EXAMPLE)(counts.tournament)
app.command("verify")(checks.verify)
app.command("position")(checks.position)


def main() -> None:
    """The command line."""
    app(prog_name="ludotheque")
