"""A round: everybody shakes a die under the cup, and in the end all cups are lifted."""

from __future__ import annotations

from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.games.lucky_cup import articles as ar
from ludotheque.games.lucky_cup.moves import SHAKE, Pips
from ludotheque.games.lucky_cup.state import DECIDING, EMPTY, SHAKING, LuckyCup


def begin_round(s: LuckyCup) -> None:
    """LC-2: all dice are in hand, and the cups are empty."""
    s.turn = (s.round - 1) % s.seats  # LC-6 The next to the left begins the next round.
    s.cups = [EMPTY] * s.seats
    s.thrown = [[] for _ in range(s.seats)]
    s.in_hand = [s.terms.dice] * s.seats
    s.stands = [0] * s.seats
    s.enter(SHAKING)


class ShakeADie(Step[LuckyCup]):
    """LC-2: one after the other shakes a die under the cup, and looks at it in secret."""

    def asks(self, s: LuckyCup) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: LuckyCup) -> int:
        return len(SHAKE)

    def outcome(self, s: LuckyCup, way: int) -> Move:
        return SHAKE[way]

    def seen_by(self, s: LuckyCup, seat: Seat, move: Move) -> int:
        return 1 << s.cups.index(EMPTY)

    def do(self, s: LuckyCup, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Pips)
        shaker = s.cups.index(EMPTY)
        s.in_hand[shaker] -= 1
        s.cups[shaker] = move.pips
        tell.everyone(ar.SHAKEN, shaker)
        tell.only(shaker, ar.PEEKED, move.pips)
        if EMPTY not in s.cups:
            s.enter(DECIDING)


def lift_the_cups(s: LuckyCup, tell: Tell) -> None:
    """LC-5: the best sum that is not over the limit scores."""
    best = 0
    for seat in range(s.seats):
        sum = s.sum_of(seat)
        pips = s.cups[seat]
        s.cups[seat] = EMPTY
        s.thrown[seat].append(pips)
        tell.everyone(ar.LIFTED, seat, pips, sum)
        if best < sum <= s.terms.limit:
            best = sum
    for seat in range(s.seats):  # LC-R1 Those who share the best sum all score.
        if s.sum_of(seat) == best:
            s.points[seat] += 1
            tell.everyone(ar.SCORED, seat, best)
    if best == 0:
        tell.everyone(ar.NOBODY_SCORED)
    end_round(s, tell)


def end_round(s: LuckyCup, tell: Tell) -> None:
    """LC-6: another round, or the end."""
    if s.round == s.terms.rounds:
        s.end()
        return
    s.round += 1
    begin_round(s)
    tell.everyone(ar.ROUND, s.round, s.terms.rounds)
