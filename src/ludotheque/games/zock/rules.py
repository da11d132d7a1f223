"""The rules of Zock: its steps, in the order of the rule book, and its box."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.board import BoardFile
from ludotheque.core.event import Tell
from ludotheque.core.game import Clock, Game, Option, Result, Setting
from ludotheque.core.move import NOBODY, Move
from ludotheque.core.state import Terms
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.board import START_MONEY, ZockTerms, seatings
from ludotheque.games.zock.fault import find_fault
from ludotheque.games.zock.hits import Challenge
from ludotheque.games.zock.moves import ALL, Repay
from ludotheque.games.zock.round import DrawBanker, DrawHouses
from ludotheque.games.zock.state import (
    CHALLENGING,
    CHOOSING_WHO_GOES_BACK,
    DECIDING,
    DRAWING_HOUSES,
    DRAWING_THE_BANKER,
    HOUSE,
    MOVING,
    MOVING_OR_CASHING,
    REPAYING,
    THROWING,
    Zock,
)
from ludotheque.games.zock.the_one import ChooseWhoGoesBack
from ludotheque.games.zock.turn import Decide, MoveAPawn, ThrowTheDie

LONGEST_SUM: Final = 9
"""So many digits are read as a sum."""


class ZockGame(Game[Zock]):
    """Zock as a whole: set-up, end and what the box holds."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return ZockTerms(seats, options, board)

    def set_up(self, s: Zock) -> None:
        """ZO-2: money for everyone, all pawns at home."""
        s.exits = s.terms.exits(seatings(s.seats)[0])
        s.banker = s.turn = 0
        s.round = 1
        s.die = 0
        s.places = [HOUSE] * (3 * s.seats)
        s.money = [START_MONEY] * s.seats
        s.debt = [0] * s.seats
        s.bank = s.terms.bank
        s.challenger = s.challenged = s.thrower = NOBODY
        s.is_last_round = 0
        s.enter(DRAWING_HOUSES if s.terms.draws_houses else DRAWING_THE_BANKER)

    def ending(self, s: Zock) -> str:
        """ZO-13, ZO-R10: the rounds are played, time is up, or one is left."""
        if [s.is_out(seat) for seat in range(s.seats)].count(False) == 1:
            return "alone"
        return "rounds" if s.round >= s.terms.rounds else "time"

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
        return find_fault(s)

    def parse(self, text: str, terms: Terms) -> Move | None:
        """A sum that no notes make is understood too, so that its article can be named (ZO-R9)."""
        known = self.catalogue.get(text)
        if known is None and text.startswith("repay "):
            sum = text[6:]
            if sum.isascii() and sum.isdecimal() and len(sum) <= LONGEST_SUM:
                return Repay(int(sum))
        return known

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
    version=2,
    seats=[2, 3, 4],
    options=[
        Option.choice("cash", ["before", "after"]),
        Option.switch("stacks", True),
        Option.count("rounds", 30, 1, 200),
        Option.count("minutes", 0, 0, 600),
        Option.choice("houses", ["fixed", "drawn"], even={3: "drawn"}),
    ],
    steps=[
        DrawHouses(DRAWING_HOUSES),
        DrawBanker(DRAWING_THE_BANKER),
        Decide(DECIDING),
        Decide(REPAYING),
        ThrowTheDie(THROWING),
        ChooseWhoGoesBack(CHOOSING_WHO_GOES_BACK),
        MoveAPawn(MOVING),
        MoveAPawn(MOVING_OR_CASHING),
        Challenge(CHALLENGING),
    ],
    state=Zock,
    happenings=ar.HAPPENINGS,
    moves=ALL,
    folder=Path(os.path.dirname(os.path.abspath(__file__))),
)
