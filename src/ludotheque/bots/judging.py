"""Judging: what a game's hints say of each legal move, on states that a seat holds possible."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.bots.perspective import Perspective
from ludotheque.core.game import Game
from ludotheque.core.hints import Hints
from ludotheque.core.move import Move

REDEALS: Final = 8
"""How many possible states a move is weighed on, where something is hidden."""


def redeals_for(game: Game[Any], hints: Hints[Any]) -> int:
    """On how many states a judgement weighs each move: one, if it reads nothing hidden."""
    return 1 if hints.judges_by_view or not game.has_secrets else REDEALS


def judged(
    hints: Hints[Any], perspective: Perspective, legal: list[Move], redeals: int
) -> list[float]:
    """The judgement of each legal move, added up over so many states."""
    values = [0.0] * len(legal)
    for _ in range(redeals):
        s = perspective.redeal()
        for place, move in enumerate(legal):
            values[place] += hints.judge(s, perspective.seat, move)
    return values
