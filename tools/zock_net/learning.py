"""How the net learns: from games it plays, towards what came of them.

After each of its turns the net guesses its chance to win. It is drawn towards a mixture of what it
guessed at its next turn and what it was drawn to there: TD(λ). At the next turn that is the guess
before the throw, the mean over all six, so that the luck of its own dice teaches nothing false.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from tools.zock_net.players import (
    LEARNER,
    NOVICE,
    REGULAR,
    Net,
    answer,
    as_chance,
    first_guess,
    look,
    new_desk,
    take_turn,
)
from tools.zock_net.race import IS_OVER, TURN, WIDTH, Row, scatter, set_up, share_of_win
from tools.zock_net.regular import TASTES

from ludotheque.games.zock.hints.signs import MOST_SIGNS
from ludotheque.games.zock.state import OFF

LAMBDA = 0.8
ROUNDS_LEARNED = 30
"""The net knows games of so many rounds and fewer."""
ODD_GAMES = 0.3
"""So many games begin anywhere: good players would never show the net what it gets to judge against
others."""
WHIM = 0.3
"""Some of the `regular`s do anything so often."""

BATCH = 256
SLOW = 0.9
SLOWER = 0.999
DECAY = 1e-3

Samples = Any
"""Signs, their weights, how many there are, the first guess and the chance to learn."""


def new_samples(most: int) -> Samples:
    """Room for so many."""
    return (
        np.zeros((most, MOST_SIGNS), np.int16),
        np.zeros((most, MOST_SIGNS), np.float32),
        np.zeros(most, np.int64),
        np.zeros(most, np.float32),
        np.zeros(most, np.float32),
    )


@njit
def seed_dice(seed: int) -> None:
    """Let the games come out the same again."""
    np.random.seed(seed)


@njit
def seat_players(seats: int, mixed: float, novices: float, kinds: Row, whims: Row) -> None:
    """The net against itself, or, so often, one of it among `regular`s or among novices."""
    kinds[:] = LEARNER
    whims[:] = 0.0
    drawn = np.random.random()
    if drawn < mixed + novices:
        hero = np.random.randint(0, seats)
        for seat in range(seats):
            if seat != hero and drawn >= mixed:
                kinds[seat] = NOVICE
            elif seat != hero:
                kinds[seat] = REGULAR + np.random.randint(0, len(TASTES))
                whims[seat] = WHIM if np.random.random() < 0.2 else 0.0


@njit
def measure(games: int, seats: int, hero: int, rival: int, net: Net) -> float:
    """The share of one player of a kind among others of a kind; `REGULAR` is any of its tempers."""
    desk = new_desk(net[2].shape[0])
    s = np.zeros(WIDTH, np.int64)
    kinds = np.zeros(seats, np.int64)
    won = 0.0
    for game in range(games):
        set_up(s, seats, ROUNDS_LEARNED)
        for seat in range(seats):
            kind = hero if seat == game % seats else rival
            kinds[seat] = REGULAR + np.random.randint(0, len(TASTES)) if kind == REGULAR else kind
        while not s[IS_OVER]:
            take_turn(s, kinds[s[TURN]], 0.0, net, desk)
        won += share_of_win(s, game % seats)
    return won / games


@njit
def play(
    games: int,
    seats: int,
    mixed: float,
    novices: float,
    net: Net,
    samples: Samples,
    first: int,
    most: int,
) -> int:
    """Play games, so many of them mixed and so many among novices, and write what is to be learned
    from them, from the sample `first` on and from 0 again after `most`; return how many."""
    signs, weights, counts, guesses, targets = samples
    desk = new_desk(net[2].shape[0])
    s = np.zeros(WIDTH, np.int64)
    kinds = np.zeros(seats, np.int64)
    whims = np.zeros(seats)
    turns = np.zeros(seats, np.int64)
    written = np.zeros((seats, ROUNDS_LEARNED), np.int64)
    before = np.zeros((seats, ROUNDS_LEARNED))
    after = np.zeros((seats, ROUNDS_LEARNED))
    total = 0
    for _ in range(games):
        set_up(s, seats, ROUNDS_LEARNED)
        if np.random.random() < ODD_GAMES:
            scatter(s)
        seat_players(seats, mixed, novices, kinds, whims)
        turns[:] = 0
        while not s[IS_OVER]:
            seat = s[TURN]
            turn = turns[seat]
            turns[seat] += 1
            before[seat, turn] = take_turn(s, kinds[seat], whims[seat], net, desk)
            written[seat, turn] = -1
            if kinds[seat] == LEARNER and not s[IS_OVER] and s[3 * seat] != OFF:
                at = (first + total) % most
                total += 1
                guess = first_guess(s, seat, desk)
                count = look(s, seat, desk)
                guesses[at] = guess
                counts[at] = count
                for place in range(count):
                    signs[at, place] = desk[2][place]
                    weights[at, place] = desk[3][place]
                odds = guess + answer(net, desk[2], desk[3], count, desk[4])
                after[seat, turn] = as_chance(odds)
                written[seat, turn] = at
        for seat in range(seats):
            target = share_of_win(s, seat)
            for turn in range(turns[seat] - 1, -1, -1):
                if written[seat, turn] >= 0:
                    targets[written[seat, turn]] = target
                    target = before[seat, turn] + LAMBDA * (target - after[seat, turn])
                else:  # the last turn
                    target = before[seat, turn]
    return total


@njit(fastmath=True)
def step_of_adam(
    table: Row, slope: Row, mean: Row, square: Row, rate: float, size: float, decay: float
) -> None:
    """One step down the slope, by Adam; all tables as one row of numbers."""
    for place in range(table.shape[0]):
        g = slope[place] / size
        mean[place] = SLOW * mean[place] + (1 - SLOW) * g
        square[place] = SLOWER * square[place] + (1 - SLOWER) * g * g
        table[place] -= rate * mean[place] / (np.sqrt(square[place]) + 1e-8) + decay * table[place]
        slope[place] = 0.0


@njit(fastmath=True)
def learn(
    order: Row,
    rate: float,
    net: Net,
    samples: Samples,
    means: Net,
    squares: Net,
    steps: int,
) -> float:
    """Learn from samples in that order; return the mean square of what the net was off by."""
    rows, bias, out = net
    signs, weights, counts, guesses, targets = samples
    last = out.shape[0]
    slope_rows = np.zeros_like(rows)
    slope_bias = np.zeros_like(bias)
    slope_out = np.zeros_like(out)
    units = np.zeros(last + 1, np.float32)
    blame = np.zeros(last + 1, np.float32)
    off = 0.0
    batches = order.shape[0] // BATCH
    for batch in range(batches):
        for place in range(batch * BATCH, (batch + 1) * BATCH):
            at = order[place]
            count = counts[at]
            odds = guesses[at] + answer(net, signs[at], weights[at], count, units)
            error = as_chance(odds) - targets[at]
            off += error * error
            for unit in range(last):
                blame[unit] = 0.0
                if units[unit] > 0:
                    slope_out[unit] += error * units[unit]
                    blame[unit] = error * out[unit]
            blame[last] = error
            for unit in range(last + 1):
                slope_bias[unit] += blame[unit]
            for sign in range(count):
                row = slope_rows[signs[at, sign]]
                weight = weights[at, sign]
                for unit in range(last + 1):
                    row[unit] += weight * blame[unit]
        steps += 1
        pace = rate * np.sqrt(1 - SLOWER**steps) / (1 - SLOW**steps)
        step_of_adam(
            rows.ravel(), slope_rows.ravel(), means[0].ravel(), squares[0].ravel(), pace, BATCH,
            rate * DECAY,
        )  # fmt: skip
        step_of_adam(bias, slope_bias, means[1], squares[1], pace, BATCH, 0.0)
        step_of_adam(out, slope_out, means[2], squares[2], pace, BATCH, 0.0)
    return off / max(1, batches * BATCH)
