"""Levels: the computer players that can be asked for by name, and those from a file."""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from typing import Any

from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.hints import Hints
from ludotheque.core.move import Move

RANDOM = "random"
LEVELS = (RANDOM, "novice", "regular")

REDEALS = 8
"""How many possible states `regular` weighs a move on, where something is hidden."""


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
    """Weighs each move by its game's judgement, on states that it holds possible."""

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.hints = hints_of(game)
        is_one_enough = self.hints.judges_by_view or not game.has_secrets
        self.redeals = 1 if is_one_enough else REDEALS

    def choose(self, perspective: Perspective) -> Move:
        legal = perspective.legal
        if len(legal) == 1:
            return legal[0]
        hints = self.hints.of_temper(perspective.temper)
        values = [0.0] * len(legal)
        for _ in range(self.redeals):
            s = perspective.redeal()
            for place, move in enumerate(legal):
                values[place] += hints.judge(s, perspective.seat, move)
        return legal[values.index(max(values))]


def hints_of(game: Game[Any]) -> Hints[Any]:
    """The hints in a game's folder."""
    name = f"{type(game).__module__.rpartition('.')[0]}.hints"
    try:
        module = importlib.import_module(name.removeprefix("."))
    except ModuleNotFoundError as error:
        if error.name not in (name, "hints"):
            raise
        raise BadSetup.of("no-hints", game=game.title, level=RANDOM) from None
    hints = module.HINTS
    assert isinstance(hints, Hints)
    return hints


def make_bot(name: str, game: Game[Any]) -> Bot:
    """The computer player of that level, or the class in a file: `my_bot.py:MyBot`."""
    if name == RANDOM:
        return Random(game)
    if name == "novice":
        return Novice(game)
    if name == "regular":
        return Regular(game)
    path, colon, kind = name.rpartition(":")
    if colon and path.endswith(".py"):
        return _from_file(Path(path), kind, game)
    raise BadSetup.of("no-bot", name=name, levels=", ".join(LEVELS))


def _from_file(path: Path, kind: str, game: Game[Any]) -> Bot:
    if not path.is_file():
        raise BadSetup.of("no-bot-file", file=str(path), kind=kind)
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:
        why = f"{type(error).__name__}: {error}"
        raise BadSetup.of("bot-not-run", file=str(path), why=why) from None
    found = getattr(module, kind, None)
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise BadSetup.of("no-bot-class", file=str(path), kind=kind)
    try:
        bot: Bot = found(game)
    except Exception as mistake:
        why = f"{type(mistake).__name__}: {mistake}"
        raise BadSetup.of("bot-not-made", bot=f"{path}:{kind}", why=why) from None
    return bot
