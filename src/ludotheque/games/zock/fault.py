"""What can be wrong with a position of Zock that has the right shape."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import NOBODY
from ludotheque.core.state import OVER
from ludotheque.games.zock.board import UNIT, seatings
from ludotheque.games.zock.ring import can_move
from ludotheque.games.zock.state import (
    CHALLENGING,
    CHOOSING_WHO_GOES_BACK,
    HOUSE,
    MOVING,
    MOVING_OR_CASHING,
    OFF,
    Zock,
)

MOST_SUM: Final = 1_000_000_000
USED_THROWS: Final = [2, 3, 4, 5, 6]


def find_fault(s: Zock) -> str:
    """The first fault of a position, in a sentence; empty if it is one of the game's."""
    seats = s.seats
    if s.exits not in likely_exits(s):
        return "the houses stand where nobody can have them at this table."
    for pawn, place in enumerate(s.places):
        if not OFF <= place <= s.terms.squares:
            return f"a pawn of seat {pawn // 3} stands at step {place}, which the ring has not."
    for seat in range(seats):
        if 0 < s.places[3 * seat : 3 * seat + 3].count(OFF) < 3:
            return f"seat {seat} is out of the game with only some of its pawns."
        if s.is_out(seat) and (s.money[seat] or s.debt[seat]):
            return f"seat {seat} is out of the game and still has money or debt."
    if s.places.count(OFF) == 3 * seats:
        return "everybody is out of the game."
    for sum in [*s.money, *s.debt, s.bank]:
        if not 0 <= sum <= MOST_SUM or sum % UNIT:
            return f"there is a sum of {sum}, and money comes in multiples of {UNIT}."
    if s.is_out(s.turn) and s.step != OVER:
        return "the player on turn is not at the table any more."
    if s.die not in throws(s):
        return f"the die shows {s.die}, which it cannot at this step."
    return find_fault_in_challenge(s) or find_fault_on_ring(s)


def likely_exits(s: Zock) -> list[list[int]]:
    """ZO-R13, ZO-R15: where the exits can be."""
    ways = seatings(s.seats)
    return [s.terms.exits(houses) for houses in (ways if s.terms.draws_houses else ways[:1])]


def throws(s: Zock) -> list[int]:
    """What the die can show now: 0 before the throw."""
    if s.step == OVER:
        return [0, 1, *USED_THROWS]
    if s.is_at(MOVING, MOVING_OR_CASHING, CHALLENGING):
        return USED_THROWS
    return [1] if s.is_at(CHOOSING_WHO_GOES_BACK) else [0]


def find_fault_in_challenge(s: Zock) -> str:
    """ZO-11: a challenge is between two kings on one square; otherwise there are no rivals."""
    if not s.is_at(CHALLENGING):
        is_none = s.challenger == s.challenged == s.thrower == NOBODY
        return "" if is_none else "there are rivals without a challenge."
    rivals = [s.challenger, s.challenged]
    for seat in rivals:
        if seat == NOBODY or s.places[3 * seat] <= HOUSE:
            return "the challenge is between players who have no king on the ring."
    if s.challenger == s.challenged or s.thrower not in rivals or s.turn != s.challenger:
        return "the challenge is not between the player on turn and another."
    if len({s.square_at(seat, s.places[3 * seat]) for seat in rivals}) > 1:
        return "the rivals' kings are not on one square."
    return ""


def find_fault_on_ring(s: Zock) -> str:
    """ZO-10, ZO-R7: who can stand together, and whether the player on turn has the choice."""
    owners: dict[int, int] = {}
    for pawn, place in enumerate(s.places):
        if place <= HOUSE or (s.is_at(CHALLENGING) and pawn == 3 * s.challenger):
            continue
        seat = pawn // 3
        square = s.square_at(seat, place)
        if square not in owners:
            owners[square] = seat
        elif owners[square] != seat:
            return f"pawns of two colours stand on square {square + 1}."
        elif not s.terms.has_stacks:
            return f"seat {seat} has a stack, and this table plays without them."
    king = s.places[3 * s.turn]
    is_level = HOUSE < king == max(s.places[3 * s.turn + 1 : 3 * s.turn + 3])
    if s.is_at(CHOOSING_WHO_GOES_BACK) and not is_level:
        return "somebody is to choose who goes back, and king and pawn are not level."
    if s.is_at(MOVING, MOVING_OR_CASHING) and not can_move(s, s.turn):
        return "a pawn is to move, and none can."
    return ""
