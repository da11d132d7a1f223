"""Hints: what a game's folder tells computer players about playing it well."""

from __future__ import annotations

from math import exp, log
from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import Terms
from ludotheque.core.step import S

TEMPERS: Final = 12
"""So many ways to be of one level: a bot has one of them for a whole game."""

FEW: Final = 12
"""So many moves are thought through where a game does not say otherwise."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hints(Generic[S]):
    """A game's judgement. Every state given here is one that the seat holds possible."""

    judges_by_view: ClassVar[bool] = False
    """Whether the judgement reads nothing that is hidden from the seat: all states that the seat
    holds possible are then judged alike, and one is enough."""

    def holds_for(self, terms: Terms) -> bool:
        """Whether the judgement is sound under those terms: what was learnt on one board need not
        be on another."""
        return True

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


@mypyc_attr(allow_interpreted_subclasses=True)
class Foresight(Generic[S]):
    """How a game is thought through: at which steps, how far, and what is worth something there."""

    wavering: float = 0.0
    """Where rivals cannot be told beforehand: by how much one judges a move better that is made
    about three times as often. At nothing, rivals are of three kinds that do not waver."""

    def suppose(self, s: S, seat: Seat, luck: Luck) -> None:
        """Make a state that the seat holds possible one that it holds likely, by what it knows of
        how others choose; only what is hidden from it may change."""

    def is_searched(self, s: S, seat: Seat) -> bool:
        """Whether the seat's question is thought through; judgement answers the others."""
        return True

    def candidates(self, s: S, seat: Seat) -> int:
        """How many of the moves that judgement likes best are thought through."""
        return FEW

    def playouts(self, s: S, seat: Seat, is_compiled: bool) -> int:
        """How many playouts a decision may take in all. They are counted and not timed, so that a
        busy machine makes nobody weaker; plain rules are slower, and get fewer."""
        raise NotImplementedError

    def is_far_enough(self, start: S, now: S) -> bool:
        """Whether a playout that began at `start` may stop; it always stops at the game's end."""
        return False

    def worth(self, s: S, seat: Seat) -> float:
        """What the seat has come to where a playout stopped, from 0 to 1."""
        raise NotImplementedError

    def is_ahead(self, s: S, seat: Seat) -> bool:
        """Whether the seat has more there than anybody else, as people would count."""
        return self.worth(s, seat) > 0.5


def lead(scores: list[float], seat: Seat, scale: float) -> float:
    """What it is worth to be that far before the best of the others, or behind: from 0 to 1."""
    best = -1e9
    for other, score in enumerate(scores):
        if other != seat and score > best:
            best = score
    return 1 / (1 + exp(-max(-40.0, min(40.0, (scores[seat] - best) / scale))))


WHIMS: Final = 2**16


def whim(luck: Luck) -> float:
    """What is added to a judgement by somebody who wavers. Who takes the move that is then best
    takes each as often as `exp` of its judgement says (Gumbel's distribution)."""
    return -log(-log((luck.draw(WHIMS) + 0.5) / WHIMS))
