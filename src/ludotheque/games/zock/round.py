"""The round: who begins, whose turn it is, and when the last round is played."""

from __future__ import annotations

from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.money import ruin_the_broke
from ludotheque.games.zock.moves import BANKER, HOUSES, Banker, Houses
from ludotheque.games.zock.ring import can_cash
from ludotheque.games.zock.state import (
    DECIDING,
    DRAWING_THE_BANKER,
    OFF,
    REPAYING,
    THROWING,
    Zock,
)


class DrawHouses(Step[Zock]):
    """ZO-R15: with `houses = drawn`, lots decide who has which house; the playing order stays."""

    def asks(self, s: Zock) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Zock) -> int:
        return len(HOUSES[s.seats - 2])

    def outcome(self, s: Zock, way: int) -> Move:
        return HOUSES[s.seats - 2][way]

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Houses)
        s.exits = s.terms.exits(move.houses)
        for one in range(s.seats):
            tell.everyone(ar.HOUSE_DRAWN, one, s.exits[one] + 1)
        s.enter(DRAWING_THE_BANKER)


class DrawBanker(Step[Zock]):
    """ZO-1, ZO-R13: the banker, who begins, is drawn."""

    def asks(self, s: Zock) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Zock) -> int:
        return s.seats

    def outcome(self, s: Zock, way: int) -> Move:
        return BANKER[way]

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Banker)
        s.banker = move.seat
        tell.everyone(ar.BANKER, s.banker)
        tell.everyone(ar.ROUND, 1, s.terms.rounds)
        begin_turn(s, s.banker)


def begin_turn(s: Zock, seat: Seat) -> None:
    """Ask whether to cash in or to repay, if there is a choice; else throw."""
    s.turn = seat
    s.die = 0
    if not s.terms.cashes_after and can_cash(s, seat):
        s.enter(DECIDING)
    elif s.debt[seat] > 0 and s.money[seat] > 0:
        s.enter(REPAYING)
    else:
        s.enter(THROWING)


def end_turn(s: Zock, tell: Tell) -> None:
    """ZO-1: play goes clockwise. ZO-13, ZO-R10: until the rounds are played or one is left."""
    ruin_the_broke(s, tell)
    seats = s.seats
    if s.bank == 0 and s.places.count(OFF) == 3 * (seats - 1):  # Nobody leaves while it has any.
        s.end()
        return
    seat = s.turn
    while True:
        seat = s.left_of(seat)
        if seat == s.banker:
            if s.round >= s.terms.rounds or s.is_last_round:
                s.end()
                return
            s.round += 1
            tell.everyone(ar.ROUND, s.round, s.terms.rounds)
        if s.places[3 * seat] != OFF:
            begin_turn(s, seat)
            return
