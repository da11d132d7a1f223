"""What can be wrong with a position of Zock that has the right shape."""

from __future__ import annotations

from ludotheque.games.zock.board import UNIT
from ludotheque.games.zock.state import OFF, Zock


def find_fault(s: Zock) -> str:
    """The first fault of a position, in a sentence; empty if it is one of the game's."""
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
    for sum in [*s.money, *s.debt, s.bank]:
        if sum < 0 or sum % UNIT:
            return f"there is a sum of {sum}, and money comes in multiples of {UNIT}."
    if not (0 <= s.banker < seats and 0 <= s.turn < seats and s.is_out(s.turn) <= (s.step < 0)):
        return "the banker or the player on turn is not at the table."
    if not (0 <= s.die <= 6 and 1 <= s.round <= s.terms.rounds and 0 <= s.is_last_round <= 1):
        return "the die or the round is none that can be."
    rivals = [s.challenger, s.challenged, s.thrower]
    if rivals != [-1, -1, -1] and not all(0 <= seat < seats for seat in rivals):
        return "the challenge is between players who are not at the table."
    return ""
