"""ZZ-R3: before the bell first runs, the table waits for everyone to be ready, but not for long."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import Step
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.moves import READY
from ludotheque.games.zapp_zerapp.shaking import SEATS_OF
from ludotheque.games.zapp_zerapp.state import GETTING_READY, SHAKING_LIVE, ZappZerapp

ONLY_READY: Final = [READY]


class GetReady(Step[ZappZerapp]):
    """ZZ-R3: once a game everyone says that they are ready. Nobody touches a barrel before."""

    moves = ONLY_READY
    is_final = True
    is_live = True

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return SEATS_OF[s.choosing]

    def check(self, s: ZappZerapp, seat: Seat, move: Move) -> Article | None:
        return None if move is READY else ar.NOT_BEGUN

    def check_unasked(self, s: ZappZerapp, seat: Seat, move: Move) -> Article | None:
        return ar.NOT_BEGUN

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        s.choosing &= ~(1 << seat)
        tell.everyone(ar.READY, seat)
        if s.choosing == 0:
            begin(s, tell)


def begin(s: ZappZerapp, tell: Tell) -> None:
    """The bell runs, and all may shake."""
    s.choosing = (1 << s.seats) - 1
    s.enter(SHAKING_LIVE)
    tell.everyone(ar.BEGUN)


def ring_for_the_start(s: ZappZerapp, tell: Tell) -> Article | None:
    """The time to get ready is over: it begins, whoever is ready."""
    if not s.is_at(GETTING_READY):
        return ar.NO_CLOCK
    begin(s, tell)
    return None
