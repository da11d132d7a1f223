"""Hints: what every game that gives some has to keep, whatever the position."""

from __future__ import annotations

import math

import pytest

from ludotheque import Luck, Perspective
from ludotheque.bots.levels import hints_of, make_bot
from ludotheque.core.errors import BadSetup
from ludotheque.core.move import CHANCE
from ludotheque.core.position import write_position
from tests.every_game.walk import Table, tables, walk

MOST_PLIES = 120


def gives_hints(table: Table) -> bool:
    try:
        hints_of(table.game)
    except BadSetup:
        return False
    return True


TABLES = [table for table in tables() if gives_hints(table)]


def test_some_gamegives_hints() -> None:
    assert TABLES


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_hints_choose_among_legal_moves_on_random_positions(table: Table) -> None:
    novice, regular = make_bot("novice", table.game), make_bot("regular", table.game)
    for ply, _ in zip(walk(table, seed=21), range(MOST_PLIES)):
        if ply.seat != CHANCE:
            perspective = Perspective(table.game, ply.s, ply.seat, Luck.seeded(7))
            assert novice.choose(perspective) in perspective.legal
            assert regular.choose(perspective) in perspective.legal


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_hints_change_nothing_and_judge_by_numbers(table: Table) -> None:
    hints = hints_of(table.game)
    for ply, _ in zip(walk(table, seed=22), range(MOST_PLIES)):
        if ply.seat == CHANCE:
            continue
        before = write_position(table.game, table.terms, ply.s), ply.s.entered
        legal = ply.step.options(ply.s, ply.seat)
        if len(legal) > 1:
            hints.novice(ply.s, ply.seat, list(legal), Luck.seeded(7))
            for move in legal:
                value = hints.judge(ply.s, ply.seat, move)
                assert math.isfinite(value)
                assert hints.judge(ply.s, ply.seat, move) == value
        assert (write_position(table.game, table.terms, ply.s), ply.s.entered) == before
