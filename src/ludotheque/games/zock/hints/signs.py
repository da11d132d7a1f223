"""What the learned value of Zock sees of a position: signs, most of which are simply there or not.

Written with numbers and lists only: `tools/zock_net` compiles these same functions with Numba, so
that what was learned from is what is played by.
"""

from __future__ import annotations

from math import exp, log, tanh
from typing import Final

from ludotheque.games.zock.board import MOST_MONEY
from ludotheque.games.zock.hints.judgement import FORESIGHT
from ludotheque.games.zock.state import HOUSE, OFF

SQUARES: Final = 40
QUARTER: Final = 10
PATIENCE: Final = 0.9
"""How much of what pawns may bring counts, as with a steady `regular`."""
LAST_SPREAD: Final = 1_200.0
SPREAD_OF_A_TURN: Final = 900.0
"""How uncertain what everybody will own is, after the last turn and more for each before it."""

PLACES: Final = 2 * (SQUARES + 1)
"""Signs of where a player's king and pawns are."""
STANCE: Final = 8
"""Signs of what a player could do or lose with the next throw."""
FAR: Final = 12
"""A pawn that is farther behind is no danger for two turns."""
REACH: Final = 5
"""From the house a throw of 2 to 6 leads onto the ring."""
FROM_THE_RING: Final = 4 * FAR
ONE_WAY: Final = FROM_THE_RING + 4 * REACH
"""Signs of who is behind whom: a king or a pawn, on the ring or at home, behind a king or pawn."""
PAIR: Final = 2 * ONE_WAY
PURSE: Final = 8
"""Signs of what the seat has more than another, or less."""
LAST_TURNS: Final = 3
"""Then it matters who still has a turn more, and every note."""
LATE: Final = LAST_TURNS * 7
CLOCK: Final = 10
OWN: Final = 6
MOST_SIGNS: Final = 160
"""More are never there at once."""


def how_many(seats: int) -> int:
    """The number of signs, for so many players."""
    others = seats - 1
    return seats * (PLACES + STANCE) + others * (PAIR + PURSE + LATE) + CLOCK + OWN


def riches_of(
    places: list[int],
    money: list[int],
    debt: list[int],
    turns: list[int],
    outlook: list[list[float]],
    player: int,
) -> float:
    """What a player may own at the end; `turns` is how many each has left.

    ZO-4, ZO-5: pawns that have to come out first cost turns. In the last two no more than one
    square is cashed in: it takes two on the ring, the king among them (ZO-R4).
    """
    king = 3 * player
    home = places[king]
    one = places[king + 1]
    two = places[king + 2]
    if home == OFF:
        return float(-MOST_MONEY)
    wealth = float(money[player] - debt[player])
    left = turns[player]
    if home == HOUSE:
        left -= 1
    if one == HOUSE and two == HOUSE:
        left -= 1
    if left <= 0:
        return wealth
    bring = outlook[min(left, FORESIGHT)]
    if left > 2:
        return wealth + PATIENCE * (3 * bring[home] + bring[one] + bring[two])
    best = 0.0
    for pawn in range(king, king + 3):
        step = places[pawn]
        shares = (3 if home == step else 0) + (1 if one == step else 0) + (1 if two == step else 0)
        best = max(best, shares * bring[step])
    return wealth + best


def estimate(riches: list[float], seat: int, seats: int, turns: int) -> float:
    """The seat's chance to be the richest by what everybody may own: the logarithm of its odds."""
    spread = LAST_SPREAD + SPREAD_OF_A_TURN * turns
    total = 0.0
    for other in range(seats):
        if other != seat:
            total += exp(min(max((riches[other] - riches[seat]) / spread, -20.0), 20.0))
    return -log(total)


def put(signs: list[int], weights: list[float], count: int, sign: int, weight: float) -> int:
    """Write down a sign that is there, and how strongly; return how many there are now."""
    signs[count] = sign
    weights[count] = weight
    return count + 1


def read_signs(
    places: list[int],
    money: list[int],
    debt: list[int],
    bank: int,
    exits: list[int],
    turns: list[int],
    seat: int,
    seats: int,
    riches: list[float],
    sums: list[int],
    outlook: list[list[float]],
    signs: list[int],
    weights: list[float],
) -> int:
    """Write down the signs that are there, and return how many.

    The players are counted from the seat on, which has just moved, in playing order.
    """
    count = 0
    at = 0
    for turn in range(seats):
        player = (seat + turn) % seats
        if places[3 * player] != OFF:
            bring = outlook[min(turns[player], FORESIGHT)]
            count = read_pawns(places, player, sums, bring, at, signs, weights, count)
        at += PLACES + STANCE
    left = turns[seat]
    for turn in range(1, seats):
        other = (seat + turn) % seats
        count = read_pursuit(places, exits, other, seat, at, signs, weights, count)
        count = read_pursuit(places, exits, seat, other, at + ONE_WAY, signs, weights, count)
        at += PAIR
        lead = float(money[seat] - debt[seat] - money[other] + debt[other])
        hope = riches[seat] - riches[other]
        count = read_lead(lead, at, signs, weights, count)
        count = read_lead(hope, at + 3, signs, weights, count)
        count = put(signs, weights, count, at + 6, min(money[other], 90_000) / 30_000)
        if debt[other] > 0:
            count = put(signs, weights, count, at + 7, 1.0)
        at += PURSE
        if left < LAST_TURNS:
            late = at + 7 * left
            count = read_lead(lead, late, signs, weights, count)
            count = read_lead(hope, late + 3, signs, weights, count)
            if turns[other] > left:
                count = put(signs, weights, count, late + 6, 1.0)
        at += LATE
    if left < CLOCK - 2:
        count = put(signs, weights, count, at + left, 1.0)
    count = put(signs, weights, count, at + CLOCK - 2, left / 30)
    count = put(signs, weights, count, at + CLOCK - 1, 3 / (3 + left))
    at += CLOCK
    count = put(signs, weights, count, at, min(money[seat], 90_000) / 30_000)
    count = put(signs, weights, count, at + 1, min(bank, 40_000) / 40_000)
    if debt[seat] > 0:
        count = put(signs, weights, count, at + 2, 1.0)
    if seats == 3:  # where the empty house is
        after = (exits[(seat + 1) % 3] - exits[seat]) % SQUARES
        last = (exits[(seat + 2) % 3] - exits[seat]) % SQUARES
        empty = 3 if after > QUARTER else 4 if last > 2 * QUARTER else 5
        count = put(signs, weights, count, at + empty, 1.0)
    return count


def read_lead(lead: float, at: int, signs: list[int], weights: list[float], count: int) -> int:
    """The signs of being ahead, or behind: by little, by much, by very much."""
    count = put(signs, weights, count, at, tanh(lead / 2_000))
    count = put(signs, weights, count, at + 1, tanh(lead / 8_000))
    return put(signs, weights, count, at + 2, tanh(lead / 25_000))


def read_pawns(
    places: list[int],
    player: int,
    sums: list[int],
    bring: list[float],
    at: int,
    signs: list[int],
    weights: list[float],
    count: int,
) -> int:
    """The signs of where a player's pawns are, and of what they may do and lose there."""
    king = 3 * player
    home = places[king]
    one = places[king + 1]
    two = places[king + 2]
    count = put(signs, weights, count, at + home, 1.0)
    count = put(signs, weights, count, at + SQUARES + 1 + one, 1.0)
    count = put(signs, weights, count, at + SQUARES + 1 + two, 1.0)
    at += PLACES
    ahead = max(home, one, two)
    on_ring = (1 if home > 0 else 0) + (1 if one > 0 else 0) + (1 if two > 0 else 0)
    if home > HOUSE and home in (one, two):  # ZO-14
        count = put(signs, weights, count, at, 1.0)
    if one > HOUSE and one == two:
        count = put(signs, weights, count, at + 1, 1.0)
    if home > HOUSE and on_ring > 1:  # ZO-7, ZO-R4 Something may be cashed in.
        best = 0
        for pawn in range(king, king + 3):
            step = places[pawn]
            shares = (3 if home == step else 0) + (1 if one == step else 0)
            shares += 1 if two == step else 0
            best = max(best, shares * sums[step])
        count = put(signs, weights, count, at + 2, best / 10_000)
    if home > HOUSE and home == ahead:  # ZO-R6
        count = put(signs, weights, count, at + 3, 1.0)
    if home == HOUSE:  # ZO-5
        count = put(signs, weights, count, at + 4, 1.0)
    elif on_ring == 1:  # ZO-4
        count = put(signs, weights, count, at + 5, 1.0)
    count = put(signs, weights, count, at + 6, on_ring / 3)
    struck = (3 if home == ahead else 1) * bring[ahead]  # ZO-9
    return put(signs, weights, count, at + 7, struck / 10_000)


def read_pursuit(
    places: list[int],
    exits: list[int],
    hunter: int,
    hunted: int,
    at: int,
    signs: list[int],
    weights: list[float],
    count: int,
) -> int:
    """The signs of one player's pawns behind another's: of those that the next throw may move."""
    king = 3 * hunter
    home = places[king]
    if home == OFF or places[3 * hunted] == OFF:
        return count
    is_alone = places[king + 1] == HOUSE and places[king + 2] == HOUSE
    for piece in range(3):
        place = places[king + piece]
        if piece > 0 and home == HOUSE:  # ZO-5 The king comes out first.
            continue
        if piece == 0 and home > HOUSE and is_alone:  # ZO-4 A pawn has to come out.
            continue
        if piece == 2 and place == places[king + 1]:
            continue
        for victim in range(3):
            step = places[3 * hunted + victim]
            if step == HOUSE:
                continue
            seen = (exits[hunted] + step - 1 - exits[hunter]) % SQUARES + 1
            gap = (seen - place) % SQUARES
            kind = (2 if piece > 0 else 0) + (1 if victim > 0 else 0)
            if place > HOUSE:
                if 1 <= gap <= FAR:
                    count = put(signs, weights, count, at + kind * FAR + gap - 1, 1.0)
            elif 2 <= gap <= 6:
                sign = at + FROM_THE_RING + kind * REACH + gap - 2
                count = put(signs, weights, count, sign, 1.0)
    return count
