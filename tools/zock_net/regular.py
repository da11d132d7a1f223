"""The judgement of `regular` in numbers, a rival to learn from; `hints/judgement.py` says why."""

from __future__ import annotations

import numpy as np
from numba import njit
from tools.zock_net.race import (
    BANKER,
    CHALLENGER_WINS,
    DEBT,
    EXITS,
    MONEY,
    OUTLOOK,
    ROUND,
    ROUNDS,
    SEATS,
    TURN,
    Row,
)

from ludotheque.games.zock.hints.judgement import (
    FORESIGHT,
    LAST_SPREAD,
    SPREAD_OF_A_ROUND,
    TEMPERS,
)
from ludotheque.games.zock.hints.signs import SQUARES
from ludotheque.games.zock.hits import KING_FINE, PAWN_FINE
from ludotheque.games.zock.state import HOUSE, OFF

PATIENCE, HIT, CHALLENGED, THIRD, KING = range(5)
TASTES = np.array([[t.patience, t.hit, t.challenged, t.third, t.king] for t in TEMPERS])


@njit
def is_in_reach(place: int, step: int) -> bool:
    return 2 <= (step - place) % SQUARES <= 6


@njit
def can_king_reach(s: Row, seat: int, step: int) -> bool:
    king = 3 * seat
    if s[king] > HOUSE and s[king + 1] == HOUSE and s[king + 2] == HOUSE:
        return False
    return is_in_reach(s[king], step)


@njit
def pawns_that_reach(s: Row, seat: int, step: int) -> int:
    king = 3 * seat
    if s[king] == HOUSE:
        return 0
    throws = 1 if is_in_reach(s[king + 1], step) else 0
    if s[king + 1] != s[king + 2] and is_in_reach(s[king + 2], step):
        throws += 1
    return throws


@njit
def step_seen(s: Row, whose: int, other: int, place: int) -> int:
    """The step of `other` at which a place of `whose` lies."""
    return (s[EXITS + whose] + place - 1 - s[EXITS + other]) % SQUARES + 1


@njit
def to_be_richest(seat: int, riches: Row, seats: int, spread: float) -> float:
    total = 0.0
    for other in range(seats):
        total += np.exp(min((riches[other] - riches[seat]) / spread, 50.0))
    return 1 / total


@njit
def if_challenged(
    s: Row, seat: int, riches: Row, spread: float, challenger: int, challenged: int
) -> float:
    ours, theirs = riches[challenger], riches[challenged]
    seats = s[SEATS]
    riches[challenger] = ours + s[MONEY + challenged]
    riches[challenged] = theirs - s[MONEY + challenged]
    won = to_be_richest(seat, riches, seats, spread)
    riches[challenger] = ours - s[MONEY + challenger]
    riches[challenged] = theirs + s[MONEY + challenger]
    lost = to_be_richest(seat, riches, seats, spread)
    riches[challenger], riches[challenged] = ours, theirs
    return CHALLENGER_WINS * won + (1 - CHALLENGER_WINS) * lost


@njit
def expect_riches(s: Row, riches: Row, patience: float) -> None:
    seats = s[SEATS]
    played = (s[TURN] - s[BANKER]) % seats
    for seat in range(seats):
        king = 3 * seat
        riches[seat] = -800_000.0
        if s[king] != OFF:
            is_to_play = (seat - s[BANKER]) % seats >= played
            bring = OUTLOOK[min(s[ROUNDS] - s[ROUND] + (1 if is_to_play else 0), FORESIGHT)]
            pawns = 3 * bring[s[king]] + bring[s[king + 1]] + bring[s[king + 2]]
            riches[seat] = s[MONEY + seat] - s[DEBT + seat] + patience * pawns


@njit
def chance_by_judgement(s: Row, seat: int, taste: Row, riches: Row) -> float:
    """A seat's chance to win as `regular` sees it, where the game is not over."""
    seats = s[SEATS]
    rounds = s[ROUNDS] - s[ROUND]
    spread = LAST_SPREAD + SPREAD_OF_A_ROUND * rounds
    bring = OUTLOOK[min(rounds, FORESIGHT)]
    expect_riches(s, riches, taste[PATIENCE])
    king = 3 * seat
    for pawn in range(king, king + 3):
        place = s[pawn]
        if place == HOUSE:
            continue
        fine = KING_FINE if pawn == king else PAWN_FINE
        loss = fine + taste[PATIENCE] * (3 if pawn == king else 1) * bring[place]
        for other in range(seats):
            if other == seat or s[3 * other] == OFF:
                continue
            step = step_seen(s, seat, other, place)
            throws = pawns_that_reach(s, other, step)
            if pawn != king and can_king_reach(s, other, step):
                throws += 1
            riches[seat] -= throws * taste[HIT] * loss
            riches[other] += throws * taste[HIT] * fine
    chance = to_be_richest(seat, riches, seats, spread)
    if s[king] == HOUSE:
        return chance
    change = 0.0
    for other in range(seats):
        if other == seat or s[3 * other] == OFF:
            continue
        if can_king_reach(s, other, step_seen(s, seat, other, s[king])):
            change += if_challenged(s, seat, riches, spread, other, seat) - chance
        theirs = s[3 * other]
        if theirs != HOUSE and can_king_reach(s, seat, step_seen(s, other, seat, theirs)):
            fought = if_challenged(s, seat, riches, spread, seat, other)
            change += max(fought - chance, 0.0)
    return chance + taste[CHALLENGED] * change


@njit
def liking(s: Row, seat: int, die: int, pawn: int, taste: Row) -> float:
    """What a temper adds for bringing a pawn out or walking with the king."""
    if die == 1:
        return 0.0
    if s[pawn] == HOUSE:
        return taste[THIRD]
    return taste[KING] if pawn == 3 * seat else 0.0
