"""ZO-10, ZO-11: landing on an opponent, who is hit, and on a king with one's own, a challenge."""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import Tell
from ludotheque.core.move import NOBODY, Move, Seat
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.games.zock import articles as ar
from ludotheque.games.zock.money import borrow, pay_fine
from ludotheque.games.zock.moves import DIE, KING, PAWN, Die
from ludotheque.games.zock.ring import round_to, standing_at
from ludotheque.games.zock.round import end_turn
from ludotheque.games.zock.state import CHALLENGING, HOUSE, Zock

PAWN_FINE: Final = 1_000
KING_FINE: Final = 3_000


def land(s: Zock, seat: Seat, pawn: int, step: int, tell: Tell) -> None:
    """ZO-3: a pawn ends its move; ZO-10, ZO-11: an opponent there is hit or challenged."""
    terms = s.terms
    was = s.places[pawn]
    step = round_to(s, step)
    s.places[pawn] = step
    square = (s.exits[seat] + step - 1) % terms.squares
    piece = KING if pawn == 3 * seat else PAWN
    if was == HOUSE:
        tell.everyone(ar.CAME_OUT, seat, piece, square + 1)
    else:
        tell.everyone(ar.WALKED, seat, piece, s.square_at(seat, was) + 1, square + 1)
    victim = standing_at(s, seat, square)
    if victim == NOBODY:
        end_turn(s, tell)
        return
    there = s.step_at(victim, square)
    if piece == KING and s.places[3 * victim] == there:
        s.challenger = seat
        s.challenged = victim
        s.thrower = victim  # ZO-11 The one who was hit throws first.
        tell.everyone(ar.CHALLENGED, seat, victim, square + 1)
        s.enter(CHALLENGING)
        return
    fine = send_home(s, victim, there)
    missing = pay_fine(s, victim, seat, fine)
    tell.everyone(ar.HIT, seat, victim, square + 1, fine)
    if missing:
        borrow(s, victim, seat, missing, tell)
    end_turn(s, tell)


def send_home(s: Zock, seat: Seat, step: int) -> int:
    """ZO-10, ZO-14: all of a seat's pawns at a step go home; what is due for them."""
    fine = 0
    king = 3 * seat
    if s.places[king] == step:
        s.places[king] = HOUSE
        fine += KING_FINE
    for pawn in range(king + 1, king + 3):
        if s.places[pawn] == step:
            s.places[pawn] = HOUSE
            fine += PAWN_FINE
    return fine


class Challenge(Step[Zock]):
    """ZO-11: both kings' owners throw in turn; the first 1 loses king and money."""

    def asks(self, s: Zock) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Zock) -> int:
        return 6

    def outcome(self, s: Zock, way: int) -> Move:
        return DIE[way]

    def do(self, s: Zock, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Die)
        loser = s.thrower
        tell.everyone(ar.THROWN_IN_CHALLENGE, loser, move.pips)
        winner = s.challenged if loser == s.challenger else s.challenger
        if move.pips > 1:
            s.thrower = winner
            return
        if loser == s.challenger:
            s.places[3 * loser] = HOUSE
        else:
            send_home(s, loser, s.places[3 * loser])  # ZO-R8 The whole stack goes home.
        purse = s.money[loser]
        s.money[loser] = 0
        s.money[winner] += purse
        tell.everyone(ar.CHALLENGE_WON, winner, loser, purse)
        s.challenger = s.challenged = s.thrower = NOBODY
        end_turn(s, tell)
