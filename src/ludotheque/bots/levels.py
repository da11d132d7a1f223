"""Levels: the computer players that can be asked for by name, and those from a file."""

from __future__ import annotations

import importlib
import importlib.util
import traceback
from pathlib import Path
from typing import Any

from ludotheque.bots.judging import judged, redeals_for
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.bots.search import Search, require_playouts
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.hints import Foresight, Hints
from ludotheque.core.move import Move

RANDOM = "random"
LEVELS = (RANDOM, "novice", "regular", "expert")


class Random(Bot):
    """Plays any legal move, all alike."""

    def choose(self, perspective: Perspective) -> Move:
        legal = perspective.legal
        return legal[perspective.luck.draw(len(legal))]


class Novice(Bot):
    """Follows the one rule of thumb that its game's hints give."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.hints = hints_of(game)

    def choose(self, perspective: Perspective) -> Move:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        hints = self.hints.of_temper(perspective.temper)
        return hints.novice(perspective.redeal(), perspective.seat, legal, perspective.luck)


class Regular(Bot):
    """Weighs each move by a judgement, its game's own or a finer one, on states that it holds
    possible."""

    def __init__(self, game: Game[Any], hints: Hints[Any] | None = None) -> None:
        super().__init__(game)
        self.hints = hints_of(game) if hints is None else hints
        self.redeals = redeals_for(game, self.hints)

    def choose(self, perspective: Perspective) -> Move:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        hints = self.hints.of_temper(perspective.temper)
        values = judged(hints, perspective, legal, self.redeals)
        return legal[values.index(max(values))]


class Expert(Bot):
    """Thinks ahead as its game says, or weighs moves by what was learnt of it; what neither holds
    for it plays as `regular` does. `playouts` is for those who want it to think more, or less."""

    def __init__(self, game: Game[Any], playouts: object = None) -> None:
        super().__init__(game)
        if playouts is not None:
            require_playouts(playouts)
        self.playouts = playouts if isinstance(playouts, int) else None
        self.regular = Regular(game)
        finer = expertise_of(game)
        self.learnt: Regular | None = Regular(game, finer) if isinstance(finer, Hints) else None
        self.search = search_of(game)

    def choose(self, perspective: Perspective) -> Move:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        learnt = self.learnt
        if learnt is not None:
            holds = learnt.hints.holds_for(perspective.terms)
            return (learnt if holds else self.regular).choose(perspective)
        if self.search.is_for(perspective):
            return self.search.weigh(perspective, self.playouts)[0].move
        return self.regular.choose(perspective)


def hints_of(game: Game[Any]) -> Hints[Any]:
    """The hints in a game's folder."""
    hints = _module_of_hints(game).HINTS
    assert isinstance(hints, Hints)
    return hints


def expertise_of(game: Game[Any]) -> Hints[Any] | Foresight[Any] | None:
    """What a game's folder tells experts besides: a finer judgement, or how it is thought through;
    `None` where it says nothing."""
    found = getattr(_module_of_hints(game), "EXPERT", None)
    assert found is None or isinstance(found, Hints | Foresight)
    return found


def search_of(game: Game[Any]) -> Search:
    """What thinks a game's moves through, as its folder says or else to the end."""
    known = expertise_of(game)
    return Search(game, hints_of(game), known if isinstance(known, Foresight) else None)


def _module_of_hints(game: Game[Any]) -> Any:
    name = f"{type(game).__module__.rpartition('.')[0]}.hints"
    try:
        return importlib.import_module(name.removeprefix("."))
    except ModuleNotFoundError as error:
        if error.name not in (name, "hints"):
            raise
        raise BadSetup.of("no-hints", game=game.title, level=RANDOM) from None


def make_bot(name: str, game: Game[Any]) -> Bot:
    """The computer player of that level, or the class in a file: `my_bot.py:MyBot`."""
    if name == RANDOM:
        return Random(game)
    if name == "novice":
        return Novice(game)
    if name == "regular":
        return Regular(game)
    if name == "expert":
        return Expert(game)
    found = class_of_bot(name)
    try:
        bot: Bot = found(game)
    except (Exception, SystemExit) as mistake:
        raise BadSetup.of("bot-not-made", bot=name, why=what_failed(mistake, name)) from None
    return bot


def what_failed(error: BaseException, bot: str) -> str:
    """What went wrong in a bot from a file, with the line of that file where it did."""
    said = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".: ")
    file = Path(bot.rpartition(":")[0]).absolute()  # As the module is named after its file.
    lines = [
        one.lineno
        for one in traceback.extract_tb(error.__traceback__)
        if Path(one.filename).absolute() == file
    ]
    return f"{said} (line {lines[-1]})" if lines else said


def class_of_bot(name: str) -> Any:
    """The class in a file that a name means, `my_bot.py:MyBot`; the file is run for it."""
    file, colon, kind = name.rpartition(":")
    if not colon or not file.endswith(".py"):
        raise BadSetup.of("no-bot", name=name, levels=", ".join(LEVELS))
    path = Path(file)
    if not path.is_file():
        raise BadSetup.of("no-bot-file", file=str(path), kind=kind)
    spec = importlib.util.spec_from_file_location(path.stem, file)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except (Exception, SystemExit) as error:
        raise BadSetup.of("bot-not-run", file=file, why=what_failed(error, name)) from None
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadSetup.of("no-bot-class", file=str(path), kind=kind)
    return found
