"""Perspectives: what a bot gets of a game, and that nothing it does with it reaches the game."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import Luck, Perspective, find_game
from ludotheque.core.event import SILENT
from ludotheque.core.move import CHANCE
from ludotheque.core.position import write_position
from ludotheque.core.state import OVER
from tests.every_game.walk import Ply, Table, walk
from tests.toy.quarrel.rules import GAME as QUARREL
from tests.toy.quarrel.rules import Quarrel

ZOCK = Table(find_game("zock"), 4, {"rounds": 6})
TABLES = [ZOCK, Table(QUARREL, 3, {})]


def _decisions(table: Table) -> list[tuple[Ply, Perspective]]:
    """All decisions of a random game, as its players see them; each on a copy of its state."""
    found: list[tuple[Ply, Perspective]] = []
    for ply in walk(table, seed=11):
        if ply.seat != CHANCE:
            ply.s = ply.s.copy()
            luck = Luck.seeded(len(found))
            found.append((ply, Perspective(ply.game, ply.s, ply.seat, luck)))
    assert len(found) > 5
    return found


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_perspective_gives_the_seats_view_and_its_legal_moves(table: Table) -> None:
    for ply, perspective in _decisions(table):
        assert perspective.view == ply.game.view(ply.s, ply.seat)
        assert perspective.legal == ply.step.options(ply.s, ply.seat)
        assert ply.move in perspective.legal


def test_a_perspective_hides_what_its_seat_may_not_know() -> None:
    for ply, perspective in _decisions(Table(QUARREL, 3, {})):
        assert isinstance(ply.s, Quarrel)
        view = perspective.view
        for other in range(3):
            hand = ply.s.hands[other]
            assert view["hands"][other] == (hand if other == ply.seat else len(hand))
        assert view["pile"] == len(ply.s.pile)


def test_redeals_differ_only_in_what_the_seat_does_not_know() -> None:
    hands: set[tuple[int, ...]] = set()
    for ply, perspective in _decisions(Table(QUARREL, 3, {}))[:1]:
        for _ in range(40):
            redealt = perspective.redeal()
            assert ply.game.view(redealt, ply.seat) == perspective.view
            assert isinstance(redealt, Quarrel)
            hands.add(tuple(redealt.hands[(ply.seat + 1) % 3]))
    assert len(hands) > 5


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_what_a_bot_does_to_its_view_and_moves_does_not_reach_the_game(table: Table) -> None:
    for ply, perspective in _decisions(table):
        before = write_position(ply.game, ply.terms, ply.s)
        options = list(ply.step.options(ply.s, ply.seat))
        _spoil(perspective.view)
        perspective.legal.clear()
        assert write_position(ply.game, ply.terms, ply.s) == before
        assert perspective.legal == options


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_a_redeal_can_be_played_to_its_end_and_the_game_stands_still(table: Table) -> None:
    for ply, perspective in _decisions(table)[::4]:
        before = write_position(ply.game, ply.terms, ply.s)
        redealt = perspective.redeal()
        luck = Luck.seeded(2)
        while redealt.step != OVER:
            step = ply.game.steps[redealt.step]
            seat = step.asks(redealt)[0]
            if seat == CHANCE:
                step.do(redealt, seat, step.outcome(redealt, luck.draw(step.ways(redealt))), SILENT)
            else:
                step.do(redealt, seat, step.some(redealt, seat, luck), SILENT)
        assert write_position(ply.game, ply.terms, ply.s) == before


def _spoil(data: Any) -> None:
    """Empty every list and mapping in plain data."""
    for one in data.values() if isinstance(data, dict) else data:
        if isinstance(one, list | dict):
            _spoil(one)
    data.clear()
