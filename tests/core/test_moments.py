"""Moments: where the rule book waits, and how a game goes on to them."""

from __future__ import annotations

import pytest

from ludotheque.core.article import Article
from ludotheque.core.moment import Moment
from ludotheque.core.registry import find_game, games
from ludotheque.core.state import OVER
from tests.toy.quarrel.rules import GAME, LAYING, RAISING


def test_a_moment_knows_its_place_among_the_steps() -> None:
    for game in map(find_game, games()):
        assert [step.moment.index for step in game.steps] == list(range(len(game.steps)))
        assert len({step.name for step in game.steps}) == len(game.steps)


def test_a_state_goes_on_to_a_moment_even_if_it_is_the_same_one() -> None:
    s = GAME.new_state(GAME.new_terms(2))
    before = s.entered
    s.enter(LAYING)
    s.enter(LAYING)
    assert GAME.step(s).name == "lay"
    assert s.entered == before + 2
    assert s.is_at(LAYING)
    assert s.is_at(RAISING, LAYING)
    assert not s.is_at(RAISING)
    s.end()
    assert s.step == OVER
    assert not s.is_at(LAYING)


def test_a_moment_without_a_step_leads_nowhere() -> None:
    """It must not be taken for the end of the game, nor for the last step."""
    s = GAME.new_state(GAME.new_terms(2))
    s.enter(Moment("forgotten", Article("QU-1")))
    with pytest.raises(IndexError):
        GAME.step(s)
