"""Who plays in training: the net that learns, and rivals who judge as `regular` does."""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from tools.zock_net.race import (
    BANK,
    BANKER,
    CHALLENGER_WINS,
    DEBT,
    EXITS,
    IS_OVER,
    MONEY,
    NOBODY,
    OUTLOOK,
    ROUND,
    ROUNDS,
    SEATS,
    SUMS,
    TURN,
    WIDTH,
    Row,
    cash,
    cashable,
    lose,
    movable,
    move,
    repay,
    share_of_win,
)
from tools.zock_net.regular import (
    TASTES,
    chance_by_judgement,
    expect_riches,
    if_challenged,
    liking,
)

from ludotheque.games.zock.hints import signs
from ludotheque.games.zock.hints.judgement import LAST_SPREAD, MODEST_SUM, SPREAD_OF_A_ROUND
from ludotheque.games.zock.state import OFF

for name in (
    "riches_of",
    "estimate",
    "put",
    "read_lead",
    "read_pawns",
    "read_pursuit",
    "read_signs",
):
    setattr(signs, name, njit(getattr(signs, name), fastmath=True))
riches_of = signs.riches_of
estimate = signs.estimate
read_signs = signs.read_signs
MOST_SIGNS = signs.MOST_SIGNS
SQUARES = signs.SQUARES

Net = Any
"""Three tables: from the signs to the hidden units, their bias, from the units to the answer. The
last column of the first two goes straight to the answer."""
Desk = Any
"""Room to reckon in, made once."""

LEARNER = 0
"""The kind of player that is the net; the others are the tempers of `regular`, from 1 on."""
REGULAR = 1
NOVICE = 1 + len(TASTES)
"""And then the one who plays by `novice`'s rule of thumb."""


@njit
def new_desk(hidden: int) -> Desk:
    """Turns, riches, signs, weights, hidden units, two positions and three pawns."""
    return (
        np.zeros(4, np.int64),
        np.zeros(4),
        np.zeros(MOST_SIGNS, np.int64),
        np.zeros(MOST_SIGNS, np.float32),
        np.zeros(hidden + 1, np.float32),
        np.zeros(WIDTH, np.int64),
        np.zeros(WIDTH, np.int64),
        np.zeros(4, np.int64),
    )


@njit(fastmath=True)
def first_guess(s: Row, seat: int, desk: Desk) -> float:
    """The estimate of everybody's riches, as the logarithm of the odds."""
    turns, riches = desk[0], desk[1]
    seats = s[SEATS]
    played = (s[TURN] - s[BANKER]) % seats
    for player in range(seats):
        is_to_play = (player - s[BANKER]) % seats >= played
        turns[player] = s[ROUNDS] - s[ROUND] + (1 if is_to_play else 0)
    for player in range(seats):
        riches[player] = riches_of(s[:MONEY], s[MONEY:DEBT], s[DEBT:EXITS], turns, OUTLOOK, player)
    return estimate(riches, seat, seats, turns[seat])


@njit(fastmath=True)
def look(s: Row, seat: int, desk: Desk) -> int:
    """Read the signs, after the first guess; how many are there."""
    turns, riches, seen, weights = desk[0], desk[1], desk[2], desk[3]
    return read_signs(
        s[:MONEY], s[MONEY:DEBT], s[DEBT:EXITS], s[BANK], s[EXITS:BANK], turns, seat, s[SEATS],
        riches, SUMS, OUTLOOK, seen, weights,
    )  # fmt: skip


@njit(fastmath=True)
def answer(net: Net, seen: Row, weights: Row, count: int, units: Row) -> float:
    """What the net says of signs."""
    rows, bias, out = net
    last = out.shape[0]
    for unit in range(last + 1):
        units[unit] = bias[unit]
    for place in range(count):
        row = rows[seen[place]]
        weight = weights[place]
        for unit in range(last + 1):
            units[unit] += weight * row[unit]
    total = units[last]
    for unit in range(last):
        if units[unit] > 0:
            total += units[unit] * out[unit]
    return total


@njit
def as_chance(odds: float) -> float:
    """The chance that the logarithm of odds stands for."""
    return 1.0 / (1.0 + np.exp(-min(max(odds, -30.0), 30.0)))


@njit
def chance(s: Row, seat: int, kind: int, net: Net, desk: Desk) -> float:
    """A seat's chance to win, where its turn has just ended."""
    if s[IS_OVER]:
        return share_of_win(s, seat)
    if s[3 * seat] == OFF:
        return 0.0
    if kind != LEARNER:
        return chance_by_judgement(s, seat, TASTES[kind - 1], desk[1])
    odds = first_guess(s, seat, desk)
    return as_chance(odds + answer(net, desk[2], desk[3], look(s, seat, desk), desk[4]))


@njit
def chance_by_moving(
    s: Row, seat: int, die: int, pawn: int, kind: int, net: Net, desk: Desk
) -> float:
    """A seat's chance to win if that pawn moves; a challenge may end in two ways."""
    after, lost = desk[5], desk[6]
    after[:] = s
    other = move(after, seat, die, pawn)
    if other == NOBODY:
        return chance(after, seat, kind, net, desk)
    if kind != LEARNER:
        expect_riches(after, desk[1], TASTES[kind - 1][0])
        spread = LAST_SPREAD + SPREAD_OF_A_ROUND * (s[ROUNDS] - s[ROUND])
        return if_challenged(after, seat, desk[1], spread, seat, other)
    lost[:] = after
    lose(after, other, seat)
    lose(lost, seat, other)
    won = chance(after, seat, kind, net, desk)
    return CHALLENGER_WINS * won + (1 - CHALLENGER_WINS) * chance(lost, seat, kind, net, desk)


@njit
def fight(s: Row, seat: int, other: int) -> None:
    """ZO-11: throw for a challenge, if there is one."""
    if other == NOBODY:
        return
    if np.random.random() < CHALLENGER_WINS:
        lose(s, other, seat)
    else:
        lose(s, seat, other)


@njit
def take_novice_turn(s: Row, desk: Desk) -> None:
    """Play a turn by the rule of thumb: cash in for a modest sum, else hit, else move anything."""
    seat = s[TURN]
    options = desk[7]
    king = 3 * seat
    repay(s, seat)
    most = MODEST_SUM - 1
    cashed = 0
    for place in range(cashable(s, seat, options)):
        step = options[place]
        shares = 0
        for pawn in range(king, king + 3):
            if s[pawn] == step:
                shares += 3 if pawn == king else 1
        sum = min(shares * SUMS[step], s[BANK])
        if sum > most:
            most = sum
            cashed = step
    if cashed > 0:
        cash(s, seat, cashed)
        return
    die = np.random.randint(1, 7)
    count = movable(s, seat, die, options)
    pawn = options[np.random.randint(0, count)] if die > 1 else options[0]
    if die > 1:
        for place in range(count):
            if is_taken(s, seat, s[options[place]] + die):
                pawn = options[place]
                break
    fight(s, seat, move(s, seat, die, pawn))


@njit
def is_taken(s: Row, seat: int, step: int) -> bool:
    """Whether somebody else stands at a step of the seat."""
    square = (s[EXITS + seat] + step - 1) % SQUARES
    for other in range(s[SEATS]):
        there = (square - s[EXITS + other]) % SQUARES + 1
        if other != seat:
            for pawn in range(3 * other, 3 * other + 3):
                if s[pawn] == there:
                    return True
    return False


@njit
def take_turn(s: Row, kind: int, whim: float, net: Net, desk: Desk) -> float:
    """Play the turn of the one it is; return its chance to win before the die was thrown. `whim` is
    how often it does anything."""
    if kind == NOVICE:
        take_novice_turn(s, desk)
        return 0.0
    seat = s[TURN]
    after, options = desk[5], desk[7]
    repay(s, seat)
    cashed = -1.0
    step = 0
    for place in range(cashable(s, seat, options)):
        after[:] = s
        cash(after, seat, options[place])
        value = chance(after, seat, kind, net, desk)
        if value > cashed:
            cashed = value
            step = options[place]
    thrown = np.random.randint(1, 7)
    pawn = 0
    throw = 0.0
    for die in range(1, 7):
        if kind != LEARNER and step == 0 and die != thrown:
            continue  # Nobody asks what it held of the other throws.
        best = liked = -1.0
        for place in range(movable(s, seat, die, options)):
            value = chance_by_moving(s, seat, die, options[place], kind, net, desk)
            best = max(best, value)
            if kind != LEARNER:
                value += liking(s, seat, die, options[place], TASTES[kind - 1])
            if value > liked:
                liked = value
                if die == thrown:
                    pawn = options[place]
        throw += best / 6
    does_cash = step > 0 and cashed > throw
    if np.random.random() < whim:
        pawn = options[np.random.randint(0, movable(s, seat, thrown, options))]
        does_cash = step > 0 and np.random.randint(0, 3) == 0
    if does_cash:
        cash(s, seat, step)
    else:
        fight(s, seat, move(s, seat, thrown, pawn))
    return max(cashed, throw)
