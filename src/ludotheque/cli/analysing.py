"""`analyse`: where a finished game was won, as a text, as data, and as a picture."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, RenderableType
from rich.progress import Progress
from rich.table import Table as Grid
from rich.text import Text

from ludotheque.bots.analysis import (
    DECISION,
    LUCK,
    RESIGNATION,
    Analysis,
    Moment,
    analyse,
    how_far_off,
)
from ludotheque.cli.drawing import draw
from ludotheque.cli.given import AsJson, Language
from ludotheque.cli.paper import (
    BadFile,
    badge,
    new_console,
    read_text,
    saved_unfinished,
    shared_words,
    unwritten,
)
from ludotheque.cli.table import is_saved_match
from ludotheque.cli.tongue import Tongue
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.log import Log
from ludotheque.core.match import Match
from ludotheque.core.registry import find_game
from ludotheque.core.replay import retrace
from ludotheque.core.words import Words, words_of

COLOURS = ["#D55E00", "#0072B2", "#B79400", "#009E73", "#7F7F7F", "#000000"]
MARKS = ["o", "s", "^", "D", "*", "X"]
"""Colour never alone: each seat's line has a mark of its own."""


def analyse_log(
    log: Annotated[Path, typer.Argument(metavar="LOG", help="The log of a finished game.")],
    plot: Annotated[
        Path | None,
        typer.Option(
            "--plot",
            metavar="FILE",
            help="Draw everybody's chances into a picture: .svg, .png or .pdf.",
        ),
    ] = None,
    playouts: Annotated[
        int | None,
        typer.Option(
            "--playouts",
            metavar="N",
            help="How often the table is played on at each place; more is surer and slower.",
        ),
    ] = None,
    seed: Annotated[
        int, typer.Option("--seed", metavar="N", help="The same number finds the same.")
    ] = 1,
    as_json: AsJson = False,
    lang: Language = None,
) -> None:
    """Say where a finished game was won: everybody's chances over the moves, what luck gave and
    what decisions gave, and the moments that decided it with the better move."""
    shared = shared_words(lang)
    text = read_text(log, "log")
    if is_saved_match(text):
        raise saved_unfinished(log, shared.language)
    read = Log.read(text)
    game = find_game(str(read.head.get("game")))
    picture = None if plot is None else Picture(plot)
    console = new_console()
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as progress:
        bar = progress.add_task(shared.say("terminal-analysing"), total=None)

        def tell(done: int, whole: int) -> None:
            progress.update(bar, completed=done, total=whole)

        found = analyse(game, read, tell, playouts, seed)
    words = words_of(game, shared.language)
    if as_json:
        print(json.dumps({"game": game.name, **found.as_json()}))
    else:
        console.print(gains(found, words))
        console.print(words.say("analysis-gains"))
        console.print(how_sure(found, words))
        console.print()
        for line in told(found, game, read, words):
            console.print(line)
    if plot is not None and picture is not None:
        picture.draw(found, game.title, words)
        if not as_json:
            said = shared.say("terminal-plot-written", file=str(plot))
            console.print(said, soft_wrap=True)


def gains(found: Analysis, words: Words) -> Grid:
    """What each seat began with, what luck, its own moves and the others' gave it, how it ended."""
    grid = Grid(box=None, padding=(0, 2, 0, 0))
    for name in ("seat", "start", "luck", "own", "others", "end"):
        grid.add_column(
            words.say(f"analysis-{name}"), justify="left" if name == "seat" else "right"
        )
    start, end = found.stops[0].chances, found.stops[-1].chances
    for seat in range(len(start)):
        parts = [found.luck[seat], found.own[seat], found.others[seat]]
        who = Text.assemble(badge(words, seat), " ", words.colour(seat))
        changes = [signed(one) for one in parts]
        grid.add_row(who, percent(start[seat], words), *changes, percent(end[seat], words))
    return grid


def how_sure(found: Analysis, words: Words) -> str:
    """How often each place was played on, and by how much a chance may then be off."""
    off = round(100 * how_far_off(found.playouts))
    return words.say("analysis-how-sure", playouts=found.playouts, off=off)


def percent(part: float, words: Words) -> str:
    """A chance in per cent."""
    return words.say("analysis-percent", percent=round(100 * part))


def signed(part: float) -> str:
    """What was won or lost of a chance, in points of a hundred: one may win and lose it often."""
    number = round(100 * part)
    sign = "+" if number > 0 else "−" if number < 0 else ""
    return f"{sign}{abs(number)}"


def told(found: Analysis, game: Game[Any], log: Log, words: Words) -> list[RenderableType]:
    """The moments that decided it, in sentences, each with the board as it was then: a decision's
    as its seat saw it."""
    if not found.moments:
        return [words.say("analysis-no-moments")]
    traced = retrace(game, log)
    match = traced.match
    tongue = Tongue(words, match.terms)
    lines: list[RenderableType] = [words.say("analysis-moments")]
    for moment in found.moments:
        eyes = moment.seat if moment.kind == DECISION else None
        view = game.view(traced.states[moment.entry], eyes)
        lines += ["", sentence_of(moment, match, tongue)]
        lines += ["", draw(game, view, match.terms, words, eyes)]
    return lines


def where(entry: int, match: Match, words: Words) -> str:
    """The place of an entry: its number, and in which round it was made, if the game counts any."""
    for earlier in reversed(match.entries[:entry]):
        for event in reversed(earlier.events):
            name = event.happening.name
            if name in event.happening.names and words.has(f"field-{name}"):
                called = words.say(f"field-{name}")
                round = event.as_json()[name]
                return words.say("analysis-where-round", called=called, round=round, entry=entry)
    return words.say("analysis-where", entry=entry)


def sentence_of(moment: Moment, match: Match, tongue: Tongue) -> str:
    """One such moment."""
    words = tongue.words
    who = words.colour(moment.seat)
    place = where(moment.entry, match, words)
    if moment.kind == LUCK:
        entry = match.entries[moment.entry]
        happened = words.event(entry.events[0]) if entry.events else tongue.public(entry.text)
        name = "analysis-luck-gave" if moment.change > 0 else "analysis-luck-took"
        change = percent(abs(moment.change), words)
        return words.say(name, where=place, seat=who, what=happened, change=change)
    if moment.kind == RESIGNATION:
        change = percent(-moment.change, words)
        return words.say("analysis-gave-up", where=place, seat=who, change=change)
    assert moment.played is not None and moment.better is not None
    return words.say(
        "analysis-slip",
        where=place,
        seat=who,
        played=tongue.line(moment.played),
        better=tongue.line(moment.better),
        ahead=moment.ahead,
        ahead_better=moment.ahead_better,
        continuations=moment.continuations,
    )


class Picture:
    """A file into which chances are drawn. What would keep that from working is said at once."""

    def __init__(self, path: Path) -> None:
        self.path = path
        if path.suffix.lower() not in (".svg", ".png", ".pdf"):
            raise BadSetup.of("plot-kind", file=str(path))
        try:
            if path.is_dir():
                raise BadFile.of("file-folder", what="file", file=str(path))
            if not path.parent.is_dir():
                raise BadFile.of("file-nowhere", what="file", file=str(path))
            is_new = not path.exists()
            path.open("ab").close()
            if is_new:
                path.unlink()
        except OSError as error:
            raise unwritten(path, "file", error) from None
        try:
            import matplotlib
        except ImportError:
            raise BadSetup.of("plot-needs") from None
        matplotlib.use("Agg")

    def draw(self, found: Analysis, title: str, words: Words) -> None:
        """Everybody's chances over the entries, with a mark where it was decided."""
        from matplotlib.figure import Figure
        from matplotlib.ticker import MaxNLocator

        figure = Figure(figsize=(9, 4.5), layout="constrained")
        axes = figure.add_subplot()
        entries = [stop.entry for stop in found.stops]
        for seat in range(len(found.stops[0].chances)):
            axes.plot(
                entries,
                [100 * stop.chances[seat] for stop in found.stops],
                color=COLOURS[seat % len(COLOURS)],
                marker=MARKS[seat % len(MARKS)],
                markevery=max(1, len(entries) // 12),
                label=words.colour(seat),
            )
        for moment in found.moments:
            axes.axvline(moment.entry, color="#888888", linestyle=":", zorder=0)
        axes.set(title=title, xlabel=words.say("analysis-entry"), ylim=(-3, 103))
        axes.set_ylabel(words.say("analysis-chances"))
        axes.xaxis.set_major_locator(MaxNLocator(integer=True))
        axes.legend(loc="upper left", frameon=False)
        try:
            figure.savefig(self.path)
        except OSError as error:
            raise unwritten(self.path, "file", error) from None
