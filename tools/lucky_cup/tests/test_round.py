"""A round: dice under cups, what scores when these are lifted, and the end (LC-1, 2, 5, 6)."""

from __future__ import annotations

import pytest
from tests.every_game.looking import shown, told

from ludotheque.games.lucky_cup.tests.table import BLUE, RED, play, table


@pytest.mark.article("LC-1")
def test_everybody_has_four_dice_and_no_points() -> None:
    match = table(cups="4 2 6", seats=3)
    assert shown(match, "in_hand") == [3, 3, 3]
    assert shown(match, "points") == [0, 0, 0]


@pytest.mark.article("LC-2")
def test_only_its_owner_sees_the_die_under_a_cup() -> None:
    match = table(cups="4 2")
    assert match.view(RED)["cups"] == [4, -1]
    assert match.view(BLUE)["cups"] == [-1, 2]
    assert shown(match, "cups") == [-1, -1]
    assert told(match, "peeked", RED) == [{"pips": 4}]
    assert told(match, "peeked") == []


@pytest.mark.article("LC-5")
@pytest.mark.parametrize(
    ("dice", "moves", "points"),
    [
        pytest.param("6 5", "throw throw stand stand", [1, 0], id="10 beats 7"),
        pytest.param("1 5", "throw throw stand stand", [0, 1], id="7 beats 5"),
        pytest.param("6 5 2", "throw throw throw stand stand", [1, 0], id="12 is not too much"),
        pytest.param("6 5 3", "throw throw throw stand stand", [0, 1], id="13 is"),
    ],
)
def test_the_best_sum_that_is_not_over_the_limit_scores(
    dice: str, moves: str, points: list[int]
) -> None:
    match = table(cups="4 2", dice=dice)
    play(match, moves)
    assert shown(match, "points") == points


@pytest.mark.article("LC-5")
def test_the_cups_are_lifted_for_all_to_see() -> None:
    match = table(cups="4 2", dice="6 5")
    play(match, "throw throw stand stand")
    assert told(match, "lifted") == [
        {"seat": RED, "pips": 4, "sum": 10},
        {"seat": BLUE, "pips": 2, "sum": 7},
    ]
    assert shown(match, "thrown") == [[6, 4], [5, 2]]
    assert shown(match, "cups") == [0, 0]


@pytest.mark.article("LC-5")
def test_if_everybody_is_over_the_limit_nobody_scores() -> None:
    match = table(cups="4 2", dice="6 6 6 6")
    play(match, "throw throw throw throw stand stand")
    assert shown(match, "points") == [0, 0]
    assert told(match, "nobody-scored") == [{}]


@pytest.mark.article("LC-R1")
def test_those_who_share_the_best_sum_all_score() -> None:
    match = table(cups="4 2 1", dice="4 6 2", seats=3)
    play(match, "throw throw throw stand stand stand")
    assert shown(match, "points") == [1, 1, 0]


@pytest.mark.article("LC-6")
def test_the_next_to_the_left_begins_the_next_round() -> None:
    match = table(cups="4 2 1 5 5 5", dice="4 3 2", seats=3, rounds=2)
    play(match, "throw throw throw stand stand stand")
    assert told(match, "round") == [{"round": 2, "rounds": 2}]
    assert shown(match, "thrown") == [[], [], []]
    assert shown(match, "in_hand") == [3, 3, 3]
    assert match.asks() == [BLUE]


@pytest.mark.article("LC-6")
def test_after_the_last_round_most_points_win_and_ties_share() -> None:
    match = table(cups="4 2 1", dice="4 6 2", seats=3)
    play(match, "throw throw throw stand stand stand")
    assert match.is_over
    assert match.result().winners == [RED, BLUE]
    assert match.result().scores == [1, 1, 0]
