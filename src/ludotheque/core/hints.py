"""Hints: what a game's folder tells computer players about playing it well."""

from __future__ import annotations

from typing import Generic

from mypy_extensions import mypyc_attr

from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import S


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """A game's judgement. Every state given here is one that the seat holds possible."""

    def novice(self, s: S, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        """The choice of somebody who knows one simple, sensible rule."""
        raise NotImplementedError

    def judge(self, s: S, seat: Seat, move: Move) -> float:
        """How good a legal move is for the seat; larger is better. It may not change `s`."""
        raise NotImplementedError
