"""A turn: throw one more die, or stand (LC-3, LC-4)."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque.games.lucky_cup.tests.table import BLUE, RED, play, table


@pytest.mark.article("LC-3")
def test_a_die_is_thrown_in_the_open_and_the_next_is_on_turn() -> None:
    match = table(cups="4 2", dice="5")
    play(match, "throw")
    assert shown(match, "thrown") == [[5], []]
    assert shown(match, "in_hand") == [2, 3]
    assert told(match, "thrown") == [{"seat": RED, "pips": 5}]
    assert match.asks() == [BLUE]


@pytest.mark.article("LC-3")
def test_without_whoever_stands_the_round_goes_on() -> None:
    match = table(cups="4 2", dice="5 1 3")
    play(match, "throw throw stand throw")
    assert shown(match, "stands") == [1, 0]
    assert shown(match, "thrown") == [[5], [1, 3]]
    assert match.asks() == [BLUE]


@pytest.mark.article("LC-3")
def test_whoever_has_thrown_the_last_die_stands() -> None:
    match = table(cups="4 2", dice="1 1 1 1 1")
    play(match, "throw throw throw throw throw")
    assert shown(match, "in_hand") == [0, 1]
    assert told(match, "stood") == [{"seat": RED}]
    assert match.asks() == [BLUE]


@pytest.mark.article("LC-3")
def test_standing_cannot_be_taken_back() -> None:
    match = table(cups="4 2", dice="5 1")
    play(match, "throw throw stand")
    assert match.why_no_undo(RED)


@pytest.mark.article("LC-4")
def test_nobody_stands_before_the_first_die() -> None:
    match = table(cups="4 2", dice="5 1")
    assert_refused(match, RED, "stand", "LC-4", "no-die-yet")
    assert may(match, RED) == {"throw"}
    play(match, "throw throw")
    assert may(match, RED) == {"throw", "stand"}
