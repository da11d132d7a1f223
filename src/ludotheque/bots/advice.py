"""Advice: what the machine would do in somebody's place, from what that seat knows and no more."""

from __future__ import annotations

import math
from typing import Any, Final

from ludotheque import compiled
from ludotheque.bots.arena import NORMAL_95
from ludotheque.bots.judging import judged
from ludotheque.bots.levels import Expert
from ludotheque.bots.perspective import Perspective
from ludotheque.bots.search import Search, ToTheEnd, require_playouts
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import State

MOST: Final = 3
"""So many moves are advised, at most."""
CONTINUATIONS: Final = 100
CONTINUATIONS_PLAIN: Final = 20
"""How often each of them is played on. They are counted and not timed, as an expert's are."""


class Advice:
    """A move, and what it led to when the game was played on."""

    def __init__(self, move: Move, ahead: int, continuations: int, worth: float) -> None:
        self.move = move
        self.ahead = ahead
        """How many of the continuations the seat won, alone or with others."""
        self.continuations = continuations
        self.worth = worth
        """What they came to on average, from 0 to 1."""

    def as_json(self) -> dict[str, object]:
        return {
            "move": self.move.text,
            "ahead": self.ahead,
            "continuations": self.continuations,
            "worth": round(self.worth, 4),
        }

    def __repr__(self) -> str:
        return f"Advice({self.move.text!r}, won {self.ahead} of {self.continuations})"


def advise(
    game: Game[Any],
    s: State,
    seat: Seat,
    luck: Luck,
    continuations: int | None = None,
    temper: int = 0,
) -> list[Advice]:
    """The two or three moves that an expert likes best in a seat's place; first comes what won most
    of its continuations, and of equals what the expert likes better.

    `BadSetup` where the seat is asked nothing, or where everybody acts at once: there thinking for
    somebody would be playing for them.
    """
    require_question(game, s, seat)
    if continuations is None:
        continuations = CONTINUATIONS if compiled.is_in_use() else CONTINUATIONS_PLAIN
    require_playouts(continuations)
    expert = Expert(game)
    perspective = Perspective(game, s, seat, luck, temper)
    liked = ranked(expert, perspective)[:MOST]
    weighed = to_the_end(expert).weigh(
        perspective, continuations * len(liked), among=liked, is_even=True
    )
    found = {one.move.text: one for one in weighed}
    advised = sorted([found[move.text] for move in liked], key=lambda one: -one.ahead)
    return [Advice(one.move, one.ahead, one.playouts, one.worth) for one in advised]


def noise(continuations: int) -> int:
    """By how much two moves that are worth the same may differ in so many continuations, in 95 of
    100 cases; on the same deals it is rather less."""
    return round(NORMAL_95 * math.sqrt(continuations / 2))


def to_the_end(expert: Expert) -> Search:
    """What plays moves on until somebody has won, which is what people ask about; experts often
    stop where a round ends."""
    return Search(expert.game, expert.regular.hints, ToTheEnd(expert.game))


def require_question(game: Game[Any], s: State, seat: Seat) -> None:
    """`BadSetup` unless the seat is asked something there that can be thought about."""
    if game.is_over(s) or not 0 <= seat < s.seats or seat not in game.step(s).asks(s):
        raise BadSetup.of("no-hint-unasked")
    if game.step(s).is_live:
        raise BadSetup.of("no-hint-live")


def ranked(expert: Expert, perspective: Perspective) -> list[Move]:
    """A seat's moves as an expert likes them, the best first."""
    legal = perspective.legal
    learnt = expert.learnt
    holds = learnt is not None and learnt.hints.holds_for(perspective.terms)
    if not holds and expert.search.is_for(perspective):
        return [one.move for one in expert.search.weigh(perspective)]
    judge = learnt if learnt is not None and holds else expert.regular
    hints = judge.hints.of_temper(perspective.temper)
    values = judged(hints, perspective, legal, judge.redeals)
    order = sorted(range(len(legal)), key=lambda place: -values[place])
    return [legal[place] for place in order]
