"""The dreaded 1."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown

from ludotheque.games.zock.tests.table import BLUE, RED, pawns, table, told


@pytest.mark.article("ZO-9")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("king 5, pawn 9", "king 5"),
        ("king 5, pawn 9, pawn 30", "king 5, pawn 9"),
        ("king 5, pawn 30, pawn 9", "king 5, pawn 9"),
        ("pawn 9, pawn 12", "pawn 9"),
        ("pawn 40", "all home"),
    ],
)
def test_on_a_1_the_most_advanced_pawn_goes_back(before: str, after: str) -> None:
    match = table(red=before, blue="king 25, pawn 29", step="throw", dice="1")
    assert pawns(match, RED) == after
    assert pawns(match, BLUE) == "king 25, pawn 29"


@pytest.mark.article("ZO-9")
def test_a_pawn_struck_by_a_1_brings_no_money_and_the_turn_is_over() -> None:
    match = table(red="king 5, pawn 39", blue="king 25", step="throw", dice="1")
    assert shown(match, "money") == [30_000, 30_000]
    assert shown(match, "bank") == 100_000
    assert match.asks() == [BLUE]
    assert told(match, "struck") == [{"article": "ZO-9", "seat": RED, "piece": 1, "from": 39}]


@pytest.mark.article("ZO-R6", "ZO-9")
@pytest.mark.parametrize(
    ("before", "after"), [("king 30, pawn 9", "pawn 9"), ("king 2", "all home")]
)
def test_the_king_is_no_exception(before: str, after: str) -> None:
    match = table(red=before, step="throw", dice="1")
    assert pawns(match, RED) == after
    assert told(match, "struck")[0]["piece"] == 0


@pytest.mark.article("ZO-R5", "ZO-9")
def test_the_most_advanced_is_seen_from_ones_own_house() -> None:
    match = table(blue="king 38, pawn 3, pawn 20", turn=BLUE, step="throw", dice="1")
    assert pawns(match, BLUE) == "king 38, pawn 3"
    match = table(blue="king 38, pawn 3", turn=BLUE, step="throw", dice="1")
    assert pawns(match, BLUE) == "king 38"


@pytest.mark.article("ZO-R5", "ZO-9")
def test_a_pawn_that_has_come_round_is_the_hindmost_again() -> None:
    match = table(red="king 12, pawn 38", blue="king 30", die=5, dice="2 1")
    match.play(RED, "move pawn 38")
    match.play(BLUE, "out pawn")
    match.play(RED, "throw")
    assert pawns(match, RED) == "pawn 3"


@pytest.mark.article("ZO-R5", "ZO-R7", "ZO-9")
@pytest.mark.parametrize(("choice", "after"), [("back king", "pawn 15"), ("back pawn", "king 15")])
def test_where_king_and_pawn_are_equally_advanced_the_owner_chooses(
    choice: str, after: str
) -> None:
    match = table(red="king 15, pawn 15", step="throw", dice="1")
    assert match.asks() == [RED]
    assert shown(match, "step") == "go-back"
    assert may(match, RED) == {"back king", "back pawn"}
    match.play(RED, choice)
    assert pawns(match, RED) == after
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-R5")
@pytest.mark.parametrize("order", ["king 15, pawn 15, pawn 4", "king 15, pawn 4, pawn 15"])
def test_the_choice_takes_the_pawn_that_is_level_with_the_king(order: str) -> None:
    match = table(red=order, step="throw", dice="1")
    match.play(RED, "back pawn")
    assert pawns(match, RED) == "king 15, pawn 4"


@pytest.mark.article("ZO-R5")
def test_where_a_pawn_is_ahead_of_king_and_pawn_there_is_no_choice() -> None:
    match = table(red="king 15, pawn 15, pawn 16", step="throw", dice="1")
    assert pawns(match, RED) == "king 15, pawn 15"
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-R5", "ZO-R7")
def test_of_two_equal_pawns_one_goes_back_unasked() -> None:
    match = table(red="king 4, pawn 15, pawn 15", step="throw", dice="1")
    assert pawns(match, RED) == "king 4, pawn 15"
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-9")
@pytest.mark.parametrize("move", ["move king", "out pawn", "throw", "cash 15", "repay 500"])
def test_on_a_1_nothing_else_can_be_done(move: str) -> None:
    match = table(red="king 15, pawn 15", debt=[500, 0], step="throw", dice="1")
    assert_refused(match, RED, move, "ZO-9", "most-advanced")


@pytest.mark.article("ZO-9")
@pytest.mark.parametrize("die", [2, 3, 4, 5, 6])
def test_on_any_other_throw_nobody_goes_back(die: int) -> None:
    match = table(red="king 5, pawn 9", step="throw", dice=str(die))
    assert pawns(match, RED) == "king 5, pawn 9"
    assert_refused(match, RED, "back pawn", "ZO-9", "only-on-a-one")
