"""What can be wrong with a position of Zock that has the right shape."""

from __future__ import annotations

from typing import Final

from ludotheque.games.zock.board import UNIT
from ludotheque.games.zock.ring import can_move
from ludotheque.games.zock.state import HOUSE, OFF, Zock

MOST_SUM: Final = 1_000_000_000
USED_THROWS: Final = [2, 3, 4, 5, 6]
THROWS: Final[dict[str, list[int]]] = {
    "draw-banker": [0],
    "decide": [0],
    "throw": [0],
    "go-back": [1],
    "move": USED_THROWS,
    "challenge": USED_THROWS,
    "over": [0, 1, *USED_THROWS],
}
"""What the die can show at each step: 0 before the throw."""


def find_fault(s: Zock, step: str) -> str:
    """The first fault of a position at a step, in a sentence; empty if it is one of the game's."""
    seats = s.seats
    if len(s.places) != 3 * seats:
        return f"there are {len(s.places)} pawns where {seats} players have {3 * seats}."
    if len(s.money) != seats or len(s.debt) != seats:
        return f"money or debt are not given for {seats} players."
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
    if not (0 <= s.banker < seats and 0 <= s.turn < seats and s.is_out(s.turn) <= (step == "over")):
        return "the banker or the player on turn is not at the table."
    if not (1 <= s.round <= s.terms.rounds and 0 <= s.is_last_round <= 1):
        return "the round is none that can be."
    if s.die not in THROWS[step]:
        return f"the die shows {s.die}, which it cannot at the step {step!r}."
    return find_fault_in_challenge(s, step) or find_fault_on_ring(s, step)


def find_fault_in_challenge(s: Zock, step: str) -> str:
    """ZO-11: a challenge is between two kings on one square; otherwise there are no rivals."""
    if step != "challenge":
        is_none = s.challenger == s.challenged == s.thrower == -1
        return "" if is_none else "there are rivals without a challenge."
    rivals = [s.challenger, s.challenged]
    for seat in rivals:
        if not 0 <= seat < s.seats or s.places[3 * seat] <= HOUSE:
            return "the challenge is between players who are not at the table."
    if s.challenger == s.challenged or s.thrower not in rivals or s.turn != s.challenger:
        return "the challenge is not between the player on turn and another."
    if len({s.terms.square(seat, s.places[3 * seat]) for seat in rivals}) > 1:
        return "the rivals' kings are not on one square."
    return ""


def find_fault_on_ring(s: Zock, step: str) -> str:
    """ZO-10, ZO-R7: who can stand together, and whether the player on turn has the choice."""
    owners: dict[int, int] = {}
    for pawn, place in enumerate(s.places):
        if place <= HOUSE or (step == "challenge" and pawn == 3 * s.challenger):
            continue
        seat = pawn // 3
        square = s.terms.square(seat, place)
        if square not in owners:
            owners[square] = seat
        elif owners[square] != seat:
            return f"pawns of two colours stand on square {square + 1}."
        elif not s.terms.has_stacks:
            return f"seat {seat} has a stack, and this table plays without them."
    king = s.places[3 * s.turn]
    if step == "go-back" and not HOUSE < king == max(s.places[3 * s.turn + 1 : 3 * s.turn + 3]):
        return "somebody is to choose who goes back, and king and pawn are not level."
    if step == "move" and not can_move(s, s.turn):
        return "a pawn is to move, and none can."
    return ""
