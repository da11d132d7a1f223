"""Hints: what a game's folder tells computer players about playing it well."""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import S

TEMPERS: Final = 12
"""So many ways to be of one level: a bot has one of them for a whole game."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """A game's judgement. Every state given here is one that the seat holds possible."""

    judges_by_view: ClassVar[bool] = False
    """Whether the judgement reads nothing that is hidden from the seat: all states that the seat
    holds possible are then judged alike, and one is enough."""

    def of_temper(self, temper: int) -> Hints[S]:
        """This judgement as somebody else of the same strength would have it, who opens otherwise
        and takes other risks; `temper` is one of `TEMPERS`."""
        return self

    def novice(self, s: S, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        """The choice of somebody who knows one simple, sensible rule."""
        raise NotImplementedError

    def judge(self, s: S, seat: Seat, move: Move) -> float:
        """How good a legal move is for the seat; larger is better. It may not change `s`."""
        raise NotImplementedError
