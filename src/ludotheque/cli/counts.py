"""Counting: simulations of many games, and tournaments between kinds of bots."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.bots import arena
from ludotheque.cli.given import (
    BOTS_HELP,
    AsJson,
    Board,
    Even,
    GameName,
    Jobs,
    Options,
    Seats,
    Seed,
    agreed_options,
    fill_seats,
    find,
    read_board,
    read_bots,
    say_even,
    some_seed,
    usual_seats,
)
from ludotheque.cli.paper import badge, new_console
from ludotheque.core.board import BoardFile
from ludotheque.core.game import Game
from ludotheque.core.words import words_of

BAR = 30


def simulate(
    game: GameName,
    seats: Seats = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=1, help="How many games to play.")
    ] = 1000,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            metavar="LEVEL,…",
            help=f"{BOTS_HELP} If there are fewer than seats, they sit down again in turn.",
        ),
    ] = "random",
    seed: Seed = None,
    jobs: Jobs = 1,
    option: Options = None,
    even: Even = False,
    board: Board = None,
    as_json: AsJson = False,
) -> None:
    """Let computer players play many games, and count: wins by seat, lengths, speed."""
    fixture = _fixture(find(game), seats, seed, option, even, board)
    fixture.line_ups = [fill_seats(read_bots(bots), fixture.seats)]
    with _progress(games) as progress:
        simulation = arena.simulate(fixture, games, jobs, _Advance(progress))
    if as_json:
        print(json.dumps({**simulation.as_json(), **_agreed(fixture, even)}))
    else:
        _show_simulation(simulation, _said_even(fixture, even))


def tournament(
    game: GameName,
    bots: Annotated[str, typer.Option("--bots", metavar="A,B,…", help=BOTS_HELP)],
    seats: Seats = None,
    games: Annotated[
        int,
        typer.Option(
            "--games",
            metavar="N",
            min=1,
            help="How many games for each kind; rounded up so that it holds every seat as often.",
        ),
    ] = 400,
    seed: Seed = None,
    jobs: Jobs = 1,
    option: Options = None,
    even: Even = False,
    board: Board = None,
    as_json: AsJson = False,
) -> None:
    """Let one bot of each kind play against the others, in every seat, and compare their wins."""
    found = find(game)
    fixture = _fixture(found, seats, seed, option, even, board)
    kinds = read_bots(bots)
    with _progress(len(kinds) * arena.games_each(fixture.seats, games)) as progress:
        standings = arena.tournament(fixture, kinds, games, jobs, _Advance(progress))
    if as_json:
        whole = {
            "game": found.name,
            "seats": fixture.seats,
            "seed": fixture.seed,
            "bots": [standing.as_json() for standing in standings],
            **_agreed(fixture, even),
        }
        print(json.dumps(whole))
    else:
        _show_tournament(found.title, fixture, standings, _said_even(fixture, even), games)


def _fixture(
    game: Game[Any],
    seats: int | None,
    seed: int | None,
    option: list[str] | None,
    even: bool,
    board: Path | None,
) -> arena.Fixture:
    """The table that is given, checked; nobody sits at it yet."""
    at = usual_seats(game) if seats is None else seats
    own = read_board(board)
    options = agreed_options(game, at, option, even)
    game.new_terms(at, options, own)
    text = "" if own is None else own.text
    return arena.Fixture(game.name, at, [], some_seed(seed), options, text)


def _agreed(fixture: arena.Fixture, is_even: bool) -> dict[str, Any]:
    """What the table agreed on, for JSON: every option, whether for even chances, and the hash of
    the board."""
    game = find(fixture.game)
    own = BoardFile(fixture.board, "board") if fixture.board else None
    terms = game.new_terms(fixture.seats, fixture.options, own)
    return {"options": terms.options, "even": is_even, "board": terms.board_hash}


def _said_even(fixture: arena.Fixture, is_even: bool) -> str:
    """What `--even` has set, where it was given."""
    game = find(fixture.game)
    agreed = game.settings(fixture.options, fixture.seats)
    return say_even(game, fixture.seats, agreed, words_of(game, "en")) if is_even else ""


class _Advance:
    """Moves a progress bar on."""

    def __init__(self, progress: Progress) -> None:
        self.progress = progress

    def __call__(self, games: int) -> None:
        self.progress.update(self.progress.task_ids[0], advance=games, refresh=True)


def _progress(games: int) -> Progress:
    """A bar on the error stream, where somebody is watching. It draws itself only when it moves
    on: a thread of its own would stand in the way of other processes."""
    console = new_console(is_error=True)
    progress = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        auto_refresh=False,
        transient=True,
        disable=not console.is_terminal,
    )
    progress.add_task("playing", total=games)
    return progress


def _show_simulation(simulation: arena.Simulation, said_even: str) -> None:
    console = new_console()
    words = words_of(None, "en")
    console.print(
        f"{simulation.games:,} games of {simulation.game}, {simulation.plies:,} plies "
        f"in {simulation.seconds:.2f} s: {simulation.plies_per_second:,} plies per second "
        f"(seed\N{NO-BREAK SPACE}{simulation.seed})"
    )
    if said_even:
        console.print(said_even)
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("seat", header_style="dim")
    table.add_column("bot", header_style="dim", overflow="fold")
    table.add_column("wins", header_style="dim", justify="right")
    table.add_column("share", header_style="dim", justify="right")
    table.add_column("")
    most = max(simulation.wins) or 1
    for seat, wins in enumerate(simulation.wins):
        table.add_row(
            Text.assemble(badge(words, seat), " ", words.colour(seat)),
            simulation.bots[seat],
            f"{wins:,.1f}",
            f"{wins / simulation.games:.1%}",
            "█" * round(BAR * wins / most),
        )
    console.print(table)
    console.print(
        f"length in plies: {simulation.mean:.1f} on average; a tenth of the games end within "
        f"{simulation.p10}, half within {simulation.p50}, nine tenths within {simulation.p90}"
    )


def _show_tournament(
    title: str,
    fixture: arena.Fixture,
    standings: list[arena.Standing],
    said_even: str,
    games: int,
) -> None:
    console = new_console()
    seats = fixture.seats
    words = words_of(None, "en")
    console.print(
        f"{title}, {seats} seats: one of each kind against the others "
        f"(seed\N{NO-BREAK SPACE}{fixture.seed})"
    )
    if said_even:
        console.print(said_even)
    table = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column("bot", header_style="dim", overflow="fold")
    table.add_column("games", header_style="dim", justify="right")
    table.add_column("wins", header_style="dim", justify="right")
    table.add_column("95 % interval", header_style="dim", justify="right")
    table.add_column("fair", header_style="dim", justify="right")
    for seat in range(seats):
        table.add_column(badge(words, seat), justify="right")
    for standing in standings:
        table.add_row(
            Text(standing.bot, "bold"),
            f"{standing.games:,}",
            f"{standing.share:.1%}",
            f"{standing.low:.1%} to {standing.high:.1%}",
            f"{1 / seats:.1%}",
            *(f"{share:.0%}" for share in standing.by_seat),
        )
    console.print(table)
    console.print("wins: per game, in the one seat that the bot holds; on the right for each seat.")
    console.print(
        "Each line is games of its own: in the other seats sit the other kinds, in turn, so that "
        "the shares of all lines do not add up to 100 %."
    )
    if standings[0].games != games:
        console.print(
            f"{standings[0].games} games instead of {games}, so that each holds every seat equally "
            "often."
        )
