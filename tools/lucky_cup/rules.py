"""The rules of Lucky Cup: its steps and its box."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Game, Option, Result, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.move import Seat
from ludotheque.core.state import Terms
from ludotheque.games.lucky_cup import articles as ar
from ludotheque.games.lucky_cup.board import LuckyCupTerms
from ludotheque.games.lucky_cup.fault import find_fault
from ludotheque.games.lucky_cup.moves import ALL
from ludotheque.games.lucky_cup.round import ShakeADie, begin_round
from ludotheque.games.lucky_cup.state import DECIDING, EMPTY, SHAKING, THROWING, LuckyCup
from ludotheque.games.lucky_cup.turn import ThrowADie, ThrowOrStand


class LuckyCupGame(Game[LuckyCup]):
    """Lucky Cup as a whole: set-up, end, box, and what cups may hide."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return LuckyCupTerms(seats, options, board)

    def set_up(self, s: LuckyCup) -> None:
        """LC-1: a cup and dice for everybody, and no points."""
        s.points = [0] * s.seats
        s.round = 1
        begin_round(s)

    def ending(self, s: LuckyCup) -> str:
        """LC-6: after the last round."""
        return "rounds"

    def result(self, s: LuckyCup) -> Result:
        """LC-6: most points win; ties share."""
        best = max(s.points)
        return Result([seat for seat in range(s.seats) if s.points[seat] == best], s.points[:])

    def box(self, s: LuckyCup) -> dict[str, int]:
        under_cups = s.seats - s.cups.count(EMPTY)
        return {"dice": sum(s.in_hand) + sum(len(dice) for dice in s.thrown) + under_cups}

    def redeal(self, s: LuckyCup, seat: Seat, luck: Luck) -> LuckyCup:
        """LC-2: under another's cup anything may lie. No rule ties what its owner may do to that
        die, so all pips are as likely as when it was shaken."""
        dealt = s.copy()
        for other in range(s.seats):
            if other != seat and s.cups[other] != EMPTY:
                dealt.cups[other] = 1 + luck.draw(6)
        return dealt

    def fault(self, s: LuckyCup) -> str:
        return find_fault(s)


GAME: Final = LuckyCupGame(
    name="lucky-cup",
    title="Lucky Cup",
    code="LC",
    version=1,
    seats=[2, 3, 4],
    options=[Option.count("rounds", 3, 1, 9)],
    steps=[ShakeADie(SHAKING), ThrowOrStand(DECIDING), ThrowADie(THROWING)],
    state=LuckyCup,
    happenings=ar.HAPPENINGS,
    moves=ALL,
    folder=Path(os.path.dirname(os.path.abspath(__file__))),
)
