"""The rules of Zock: its steps, in the order of the rule book, and its box."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.board import BoardFile
from ludotheque.core.event import Tell
from ludotheque.core.game import Clock, Game, Option, Result, Setting
from ludotheque.core.state import OVER, Terms
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.board import START_MONEY, ZockTerms
from ludotheque.games.zock.fault import find_fault
from ludotheque.games.zock.hits import Challenge
from ludotheque.games.zock.moves import ALL
from ludotheque.games.zock.round import DrawBanker
from ludotheque.games.zock.state import (
    CHALLENGING,
    CHOOSING_WHO_GOES_BACK,
    DECIDING,
    DRAWING_THE_BANKER,
    HOUSE,
    MOVING,
    THROWING,
    Zock,
)
from ludotheque.games.zock.the_one import ChooseWhoGoesBack
from ludotheque.games.zock.turn import Decide, MoveAPawn, ThrowTheDie

STEPS: Final = {
    DRAWING_THE_BANKER: DrawBanker("draw-banker", ar.ZO_1),
    DECIDING: Decide("decide", ar.ZO_7),
    THROWING: ThrowTheDie("throw", ar.ZO_3),
    CHOOSING_WHO_GOES_BACK: ChooseWhoGoesBack("go-back", ar.ZO_9),
    MOVING: MoveAPawn("move", ar.ZO_3),
    CHALLENGING: Challenge("challenge", ar.ZO_11),
}


class ZockGame(Game[Zock]):
    """Zock as a whole: set-up, end and what the box holds."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return ZockTerms(seats, options, board)

    def set_up(self, terms: Terms) -> Zock:
        """ZO-2: money for everyone, all pawns at home."""
        assert isinstance(terms, ZockTerms)
        s = Zock()
        s.terms = terms
        s.seats = terms.seats
        s.entered = 0
        s.banker = s.turn = 0
        s.round = 1
        s.die = 0
        s.places = [HOUSE] * (3 * terms.seats)
        s.money = [START_MONEY] * terms.seats
        s.debt = [0] * terms.seats
        s.bank = terms.bank
        s.challenger = s.challenged = s.thrower = -1
        s.is_last_round = 0
        s.go_on_with(DRAWING_THE_BANKER)
        return s

    def blank(self) -> Zock:
        return Zock()

    def agree(self, s: Zock, terms: Terms) -> None:
        assert isinstance(terms, ZockTerms)
        s.terms = terms

    def result(self, s: Zock) -> Result:
        """ZO-13: the richest wins, or who is left; ties share (ZO-R10)."""
        wealth = [s.wealth(seat) for seat in range(s.seats)]
        left = [seat for seat in range(s.seats) if not s.is_out(seat)]
        best = max(wealth[seat] for seat in left)
        return Result([seat for seat in left if wealth[seat] == best], wealth)

    def box(self, s: Zock) -> dict[str, int]:
        kings = len(s.places[::3])
        return {"money": s.bank + sum(s.money), "kings": kings, "pawns": len(s.places) - kings}

    def fault(self, s: Zock) -> str:
        return find_fault(s, "over" if s.step == OVER else self.steps[s.step].name)

    def clocks(self, s: Zock) -> list[Clock]:
        minutes = s.terms.minutes
        return [Clock(60 * minutes, False)] if minutes and not s.is_last_round else []

    def ring(self, s: Zock, tell: Tell, name: str) -> Article | None:
        """ZO-R10: the round is finished, so that all have had equal turns."""
        if not s.terms.minutes or s.is_last_round:
            return ar.NO_CLOCK
        s.is_last_round = 1
        tell.everyone(ar.TIME_UP, s.round)
        return None


GAME: Final = ZockGame(
    name="zock",
    title="Zock",
    code="ZO",
    version=1,
    seats=[2, 3, 4],
    options=[
        Option.choice("cash", ["before", "after"]),
        Option.switch("stacks", True),
        Option.count("rounds", 30, 1, 200),
        Option.count("minutes", 0, 0, 600),
    ],
    steps=[STEPS[place] for place in range(len(STEPS))],
    state=Zock,
    happenings=ar.HAPPENINGS,
    moves=ALL,
    folder=Path(os.path.dirname(os.path.abspath(__file__))),
)
