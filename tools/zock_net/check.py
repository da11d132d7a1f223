"""Whether the race in numbers leads to the same positions as the game's own rules."""

from __future__ import annotations

import numpy as np
from tools.zock_net.race import (
    BANK,
    BANKER,
    DEBT,
    EXITS,
    IS_OVER,
    MONEY,
    NOBODY,
    ROUND,
    ROUNDS,
    SEATS,
    TURN,
    WIDTH,
    Row,
    cash,
    lose,
    movable,
    move,
)

from ludotheque.core.event import SILENT
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE
from ludotheque.core.state import OVER
from ludotheque.games.zock.moves import DIE, Cash
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.state import CHALLENGING, DECIDING, THROWING, Zock

GAMES = 60
Positions = set[tuple[int, ...]]


def row_of(s: Zock) -> Row:
    """A state in numbers."""
    row = np.zeros(WIDTH, np.int64)
    for first, numbers in ((0, s.places), (MONEY, s.money), (DEBT, s.debt), (EXITS, s.exits)):
        row[first : first + len(numbers)] = numbers
    for place, number in (
        (BANK, s.bank), (ROUND, s.round), (BANKER, s.banker), (TURN, s.turn),
        (IS_OVER, s.step == OVER), (SEATS, s.seats), (ROUNDS, s.terms.rounds),
    ):  # fmt: skip
        row[place] = number
    return row


def sorted_row(row: Row) -> tuple[int, ...]:
    """A row in which a seat's two pawns have no order."""
    row = row.copy()
    for king in range(0, MONEY, 3):
        row[king + 1 : king + 3].sort()
    return tuple(int(number) for number in row)


def by_the_rules(s: Zock) -> Positions:
    """What a position comes to: two if a challenge is open."""
    if s.step != CHALLENGING.index:
        return {sorted_row(row_of(s))}
    met = set()
    for loser in (s.challenged, s.challenger):
        after = s.copy()
        after.thrower = loser
        GAME.steps[s.step].do(after, CHANCE, DIE[0], SILENT)
        met.add(sorted_row(row_of(after)))
    return met


def throws_agree(s: Zock) -> None:
    """All moves after all throws lead to the same positions."""
    seat = s.turn
    for die in range(1, 7):
        thrown = s.copy()
        GAME.steps[s.step].do(thrown, CHANCE, DIE[die - 1], SILENT)
        expected: Positions = set()
        step = GAME.steps[thrown.step] if thrown.step != OVER else None
        if step is not None and thrown.turn == seat and step.asks(thrown) == [seat] and thrown.die:
            for option in step.options(thrown, seat):
                after = thrown.copy()
                step.do(after, seat, option, SILENT)
                expected |= by_the_rules(after)
        else:
            expected = by_the_rules(thrown)
        reached: Positions = set()
        pawns = np.zeros(4, np.int64)
        for place in range(movable(row_of(s), seat, die, pawns)):
            row = row_of(s)
            other = move(row, seat, die, pawns[place])
            if other == NOBODY:
                reached.add(sorted_row(row))
                continue
            lost = row.copy()
            lose(row, other, seat)
            lose(lost, seat, other)
            reached |= {sorted_row(row), sorted_row(lost)}
        assert reached == expected, (s, die)


def check() -> None:
    """Random games, some with hardly any money in them."""
    luck = Luck.seeded(1)
    compared = 0
    for game in range(GAMES):
        seats = 2 + game % 3
        s = GAME.new_state(GAME.new_terms(seats, {"houses": "drawn"}))
        if game % 4 == 3:
            s.bank = 2_000
            s.money = [2_000] * seats
        while s.step != OVER:
            step = GAME.steps[s.step]
            seat = step.asks(s)[0]
            if s.step == THROWING.index:
                throws_agree(s)
                compared += 1
            if seat == CHANCE:
                answer = step.outcome(s, luck.draw(step.ways(s)))
            else:
                options = step.options(s, seat)
                answer = options[luck.draw(len(options))]
            row = row_of(s)
            is_cashing = s.step == DECIDING.index and isinstance(answer, Cash)
            if is_cashing:
                cash(row, seat, s.step_at(seat, answer.square))
            step.do(s, seat, answer, SILENT)
            if is_cashing:
                assert sorted_row(row) == sorted_row(row_of(s)), (s, answer)
    print(f"{compared} turns lead to the same positions.")
