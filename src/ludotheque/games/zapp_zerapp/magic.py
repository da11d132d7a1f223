"""ZZ-3, ZZ-4: a turn begins, and one player throws the magic number."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.moves import DIE, THROWER, Die, Thrower
from ludotheque.games.zapp_zerapp.state import (
    GETTING_READY,
    NO_BARREL,
    SHAKING_BY_TURNS,
    SHAKING_LIVE,
    THROWING,
    ZappZerapp,
)

DICE: Final = 2


class DrawTheThrower(Step[ZappZerapp]):
    """ZZ-R11: who throws first is drawn."""

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: ZappZerapp) -> int:
        return s.seats

    def outcome(self, s: ZappZerapp, way: int) -> Move:
        return THROWER[way]

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Thrower)
        s.thrower = move.seat
        tell.everyone(ar.THROWER, move.seat)
        begin_turn(s, tell)


def begin_turn(s: ZappZerapp, tell: Tell) -> None:
    """ZZ-3: magic number, shaking, moving."""
    s.turn += 1
    s.dice = []
    s.magic = 0
    s.player = s.thrower
    tell.everyone(ar.TURN, s.turn, s.thrower)
    s.enter(THROWING)


class ThrowTheDice(Step[ZappZerapp]):
    """ZZ-4: the sum of two dice is the magic number for all."""

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: ZappZerapp) -> int:
        return 6

    def outcome(self, s: ZappZerapp, way: int) -> Move:
        return DIE[way]

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Die)
        s.dice.append(move.pips)
        tell.everyone(ar.THROWN, s.thrower, move.pips)
        if len(s.dice) == DICE:
            s.magic = s.dice[0] + s.dice[1]
            begin_shaking(s)
            tell.everyone(ar.MAGIC, s.magic)


def begin_shaking(s: ZappZerapp) -> None:
    """ZZ-5: all at once, the first time when all are ready (ZZ-R3); or by turns from the thrower
    on (ZZ-R2)."""
    seats = s.seats
    if not s.terms.has_memory:
        s.pile = s.terms.stones[:]
    s.shown = [0] * seats
    s.has_rung = 0
    s.latest = [NO_BARREL] * seats
    s.shakes = [0] * seats
    s.earlier = [len(shaken) for shaken in s.shaken]
    if s.terms.is_live:
        s.choosing = (1 << seats) - 1
        s.enter(GETTING_READY if s.turn == 1 else SHAKING_LIVE)
    else:
        s.enter(SHAKING_BY_TURNS)


def end_turn(s: ZappZerapp, tell: Tell) -> None:
    """ZZ-4: in the next turn the next one throws."""
    s.thrower = s.terms.after[s.thrower]
    begin_turn(s, tell)
