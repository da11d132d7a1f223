"""A bot sees what its seat sees: swap all that is hidden from it, and it decides the same."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotheque import Luck, Perspective
from ludotheque.bots.levels import Expert, make_bot, search_of
from ludotheque.core.move import CHANCE
from tests.bots.test_hints import gives_hints
from tests.every_game.walk import Ply, Table, first_tables, walk, with_secrets

TABLES = [table for table in with_secrets(first_tables()) if gives_hints(table)]
SMALL = [table for table in TABLES if table.seats == min(table.game.seats)]
DECISIONS = 12
FEW = 4
"""Thinking ahead with plain rules takes its time."""


def swapped(table: Table, seed: int, count: int) -> Iterator[tuple[Perspective, Perspective]]:
    """Decisions of a random game, spread over it: as they are, and with everything swapped that
    the seat cannot see."""
    open_questions: list[tuple[Ply, int]] = []
    for ply in walk(table, seed):
        if ply.seat != CHANCE and len(ply.step.options(ply.s, ply.seat)) > 1:
            ply.s = ply.s.copy()
            open_questions.append((ply, ply.seat))
    stride = max(1, len(open_questions) // count)
    for ply, seat in open_questions[::stride]:
        other = table.game.redeal(ply.s, seat, Luck.seeded(seed + 1))
        assert table.game.view(other, seat) == table.game.view(ply.s, seat)
        yield (
            Perspective(table.game, ply.s, seat, Luck.seeded(9)),
            Perspective(table.game, other, seat, Luck.seeded(9)),
        )


def test_there_are_games_with_secrets() -> None:
    assert len(SMALL) > 2


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_level_decides_the_same_whatever_is_hidden(table: Table, level: str) -> None:
    bot = make_bot(level, table.game)
    for seed in (31, 32):
        for here, there in swapped(table, seed, DECISIONS):
            assert bot.choose(here).text == bot.choose(there).text


@pytest.mark.parametrize("table", SMALL, ids=repr)
def test_an_expert_decides_the_same_whatever_is_hidden(table: Table) -> None:
    bot = Expert(table.game, playouts=6)
    for here, there in swapped(table, seed=33, count=FEW):
        assert bot.choose(here).text == bot.choose(there).text


@pytest.mark.parametrize("table", SMALL, ids=repr)
def test_moves_are_weighed_alike_whatever_is_hidden(table: Table) -> None:
    search = search_of(table.game)
    for here, there in swapped(table, seed=34, count=FEW):
        if search.is_for(here):
            search.is_for(there)  # It has drawn as much luck.
            assert [
                (one.move.text, one.worth, one.playouts, one.ahead)
                for one in search.weigh(here, playouts=6)
            ] == [
                (one.move.text, one.worth, one.playouts, one.ahead)
                for one in search.weigh(there, playouts=6)
            ]
