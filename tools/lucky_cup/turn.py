"""A turn: throw one more die, or stand."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import ONLY_CHANCE, TURN_OF, Step
from ludotheque.games.lucky_cup import articles as ar
from ludotheque.games.lucky_cup.moves import ALL, DIE, STAND, THROW, Pips
from ludotheque.games.lucky_cup.round import lift_the_cups
from ludotheque.games.lucky_cup.state import DECIDING, THROWING, LuckyCup


class ThrowOrStand(Step[LuckyCup]):
    """LC-3, LC-4: whoever is on turn throws a die or stands, and has to throw the first one."""

    moves = ALL
    """What can be said here; what is offered of it is what `check` lets through."""

    is_final: bool = True
    """LC-3: what is said is said. Without this line, standing could be taken back until somebody
    has learnt something by it."""

    def asks(self, s: LuckyCup) -> list[Seat]:
        return TURN_OF[s.turn]

    def check(self, s: LuckyCup, seat: Seat, move: Move) -> Article | None:
        return ar.NO_DIE_YET if move is STAND and not s.thrown[seat] else None

    def do(self, s: LuckyCup, seat: Seat, move: Move, tell: Tell) -> None:
        if move is THROW:
            s.enter(THROWING)
        else:
            stand(s, seat, tell)
            end_turn(s, tell)


class ThrowADie(Step[LuckyCup]):
    """LC-3: the die stays where it falls, and whoever has thrown the last one stands."""

    def asks(self, s: LuckyCup) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: LuckyCup) -> int:
        return len(DIE)

    def outcome(self, s: LuckyCup, way: int) -> Move:
        return DIE[way]

    def do(self, s: LuckyCup, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Pips)
        s.in_hand[s.turn] -= 1
        s.thrown[s.turn].append(move.pips)
        tell.everyone(ar.THROWN, s.turn, move.pips)
        if s.in_hand[s.turn] == 0:
            stand(s, s.turn, tell)
        end_turn(s, tell)


def stand(s: LuckyCup, seat: Seat, tell: Tell) -> None:
    """LC-3: the round goes on without the seat."""
    s.stands[seat] = 1
    tell.everyone(ar.STOOD, seat)


def end_turn(s: LuckyCup, tell: Tell) -> None:
    """LC-3: on to the next who does not stand; LC-5: when all stand, cups are lifted."""
    if 0 not in s.stands:
        lift_the_cups(s, tell)
        return
    s.turn = s.left_of(s.turn)
    while s.stands[s.turn]:
        s.turn = s.left_of(s.turn)
    s.enter(DECIDING)
