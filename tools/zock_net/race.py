"""Zock in numbers, for Numba: what a turn leads to, without words, questions or refusals.

The rules are written in the game's folder; `python -m tools.zock_net check` holds these to them.
A position is one row of numbers. Only the usual options are known: stacks, cash before the throw.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ludotheque.games.zock.board import START_MONEY
from ludotheque.games.zock.hints.judgement import POOR_BANK, RESERVE, outlook_of
from ludotheque.games.zock.hints.signs import QUARTER, SQUARES
from ludotheque.games.zock.hits import KING_FINE, PAWN_FINE
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.state import HOUSE, OFF

Row = Any
"""A position, or a table of numbers."""

# Where a position's numbers stand: three places a seat first, then by seat or one for all.
MONEY, DEBT, EXITS = 12, 16, 20
BANK, ROUND, BANKER, TURN, IS_OVER, SEATS, ROUNDS = range(24, 31)
WIDTH = 31
NOBODY = -1

TERMS = GAME.new_terms(2)
SUMS = np.array(TERMS.sums)
FULL_BANK = TERMS.bank
OUTLOOK = np.array(outlook_of(TERMS))
CHALLENGER_WINS = 6 / 11
POOREST, RICHEST = 500, 50_000
"""What players own where a position is made up."""


@njit
def set_up(s: Row, seats: int, rounds: int) -> None:
    """ZO-2; with three the houses are drawn (ZO-R15)."""
    s[:] = 0
    s[SEATS] = seats
    s[ROUNDS] = rounds
    s[ROUND] = 1
    s[BANK] = FULL_BANK
    s[BANKER] = s[TURN] = np.random.randint(0, seats)
    empty = np.random.randint(1, 4) if seats == 3 else 4
    for seat in range(seats):
        s[MONEY + seat] = START_MONEY
        house = 2 * seat if seats == 2 else seat + (seat >= empty)
        s[EXITS + seat] = house * QUARTER


@njit
def scatter(s: Row) -> None:
    """Pawns, money and time as they might be after somebody has played very oddly."""
    seats = s[SEATS]
    s[ROUND] = np.random.randint(1, s[ROUNDS] + 1)
    s[TURN] = np.random.randint(0, seats)
    for seat in range(seats):
        money = POOREST + 500 * np.random.randint(0, 2 * (RICHEST - POOREST) // 1_000)
        s[BANK] += s[MONEY + seat] - money
        s[MONEY + seat] = money
        for piece in range(3):
            if np.random.random() < (0.25 if piece == 0 else 0.5):
                continue
            step = np.random.randint(1, SQUARES + 1)
            square = (s[EXITS + seat] + step - 1) % SQUARES
            is_free = True
            for other in range(seat):
                there = (square - s[EXITS + other]) % SQUARES + 1
                for pawn in range(3 * other, 3 * other + 3):
                    is_free = is_free and s[pawn] != there
            if is_free:
                s[3 * seat + piece] = step


@njit
def share_of_win(s: Row, seat: int) -> float:
    """ZO-13: the richest wins; ties share."""
    if s[3 * seat] == OFF:
        return 0.0
    wealth = s[MONEY + seat] - s[DEBT + seat]
    winners = 1
    for other in range(s[SEATS]):
        if other != seat and s[3 * other] != OFF:
            theirs = s[MONEY + other] - s[DEBT + other]
            if theirs > wealth:
                return 0.0
            winners += theirs == wealth
    return 1.0 / winners


@njit
def leave(s: Row, seat: int) -> None:
    """ZO-12: out of the game."""
    s[3 * seat : 3 * seat + 3] = OFF
    s[DEBT + seat] = 0


@njit
def end_turn(s: Row) -> None:
    """ZO-1, ZO-12, ZO-R10: the broke leave, the next is on turn, or the game ends."""
    seats = s[SEATS]
    if s[BANK] == 0:
        left = 0
        for seat in range(seats):
            if s[MONEY + seat] == 0 and s[3 * seat] != OFF:
                leave(s, seat)
            left += s[3 * seat] != OFF
        if left == 1:
            s[IS_OVER] = 1
            return
    seat = s[TURN]
    while True:
        seat = (seat + 1) % seats
        if seat == s[BANKER]:
            if s[ROUND] >= s[ROUNDS]:
                s[IS_OVER] = 1
                return
            s[ROUND] += 1
        if s[3 * seat] != OFF:
            s[TURN] = seat
            return


@njit
def send_home(s: Row, seat: int, step: int) -> int:
    """ZO-10, ZO-14: all on a square go home; what is due for them."""
    fine = 0
    for pawn in range(3 * seat, 3 * seat + 3):
        if s[pawn] == step:
            s[pawn] = HOUSE
            fine += KING_FINE if pawn == 3 * seat else PAWN_FINE
    return fine


@njit
def land(s: Row, seat: int, pawn: int, step: int) -> int:
    """ZO-10: a pawn ends its move; ZO-11: the seat that is challenged, whose fight is open."""
    step = step - SQUARES if step > SQUARES else step
    s[pawn] = step
    square = (s[EXITS + seat] + step - 1) % SQUARES
    for other in range(s[SEATS]):
        there = (square - s[EXITS + other]) % SQUARES + 1
        king = 3 * other
        if other == seat or not (s[king] == there or s[king + 1] == there or s[king + 2] == there):
            continue
        if pawn == 3 * seat and s[king] == there:
            return other
        fine = send_home(s, other, there)
        paid = min(fine, s[MONEY + other])
        loan = min(fine - paid, s[BANK])
        s[MONEY + other] -= paid
        s[MONEY + seat] += paid + loan
        s[BANK] -= loan
        s[DEBT + other] += loan
        if paid + loan < fine:
            leave(s, other)
        break
    end_turn(s)
    return NOBODY


@njit
def lose(s: Row, loser: int, winner: int) -> None:
    """ZO-11, ZO-R8: a challenge is over; the one on turn was the challenger."""
    if loser == s[TURN]:
        s[3 * loser] = HOUSE
    else:
        send_home(s, loser, s[3 * loser])
    s[MONEY + winner] += s[MONEY + loser]
    s[MONEY + loser] = 0
    end_turn(s)


@njit
def cash(s: Row, seat: int, step: int) -> None:
    """ZO-7, ZO-8, ZO-14: the window pays and the pawns go home."""
    shares = 0
    for pawn in range(3 * seat, 3 * seat + 3):
        if s[pawn] == step:
            s[pawn] = HOUSE
            shares += 3 if pawn == 3 * seat else 1
    paid = min(shares * SUMS[step], s[BANK])
    s[BANK] -= paid
    s[MONEY + seat] += paid
    end_turn(s)


@njit
def cashable(s: Row, seat: int, steps: Row) -> int:
    """ZO-7, ZO-R4: the steps that may be cashed in; how many."""
    king = 3 * seat
    home, one, two = s[king], s[king + 1], s[king + 2]
    count = 0
    if home > HOUSE and (one > HOUSE or two > HOUSE):
        if home > QUARTER:
            steps[count] = home
            count += 1
        if one > QUARTER and one != home:
            steps[count] = one
            count += 1
        if two > QUARTER and two != home and two != one:
            steps[count] = two
            count += 1
    return count


@njit
def movable(s: Row, seat: int, die: int, pawns: Row) -> int:
    """ZO-4 to ZO-6: the pawns that may move; ZO-9: on a 1 those that may go back; how many."""
    king = 3 * seat
    home, one, two = s[king], s[king + 1], s[king + 2]
    count = 0
    if die == 1:
        ahead = max(home, one, two)
        if home == ahead:
            pawns[count] = king
            count += 1
        if one == ahead or two == ahead:
            pawns[count] = king + 1 if one == ahead else king + 2
            count += 1
        return count if ahead > HOUSE else 1
    if home == HOUSE:
        pawns[0] = king
        return 1
    if one == HOUSE or two == HOUSE:
        pawns[count] = king + 1 if one == HOUSE else king + 2
        count += 1
    if one == HOUSE and two == HOUSE:
        return count
    pawns[count] = king
    count += 1
    if one > HOUSE:
        pawns[count] = king + 1
        count += 1
    if two > HOUSE and two != one:
        pawns[count] = king + 2
        count += 1
    return count


@njit
def move(s: Row, seat: int, die: int, pawn: int) -> int:
    """A pawn moves by the throw, or goes back on a 1; the seat that is challenged, or nobody."""
    if die > 1:
        return land(s, seat, pawn, s[pawn] + die)
    s[pawn] = HOUSE
    end_turn(s)
    return NOBODY


@njit
def repay(s: Row, seat: int) -> None:
    """ZO-R9: debts are paid back as `judge_repayment` likes it."""
    due = min(s[DEBT + seat], s[MONEY + seat])
    if s[BANK] < POOR_BANK:
        due = min(due, max(0, s[MONEY + seat] - RESERVE))
    s[MONEY + seat] -= due
    s[DEBT + seat] -= due
    s[BANK] += due
