"""Stacks: several pawns of a colour on one square, and the table that forbids them."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown

from ludotheque.games.zock.tests.table import BLUE, RED, pawns, table, told


@pytest.mark.article("ZO-14")
@pytest.mark.parametrize(
    ("before", "after", "shares", "pieces", "kings"),
    [
        ("king 5, pawn 26, pawn 26", "king 5", 2, 2, 0),
        ("king 26, pawn 26", "all home", 4, 2, 1),
        ("king 26, pawn 26, pawn 5", "pawn 5", 4, 2, 1),
        ("king 26, pawn 26, pawn 26", "all home", 5, 3, 1),
    ],
)
def test_cashing_in_a_stack_pays_for_each_and_sends_all_home(
    before: str, after: str, shares: int, pieces: int, kings: int
) -> None:
    match = table(red=before)
    assert may(match, RED) == {"throw", "cash 26"}
    match.play(RED, "cash 26")
    assert pawns(match, RED) == after
    assert shown(match, "money") == [30_000 + shares * 3_500, 30_000]
    cashed = {"seat": RED, "square": 26, "pieces": pieces, "kings": kings, "sum": shares * 3_500}
    assert told(match, "cashed") == [{"article": "ZO-7", **cashed}]


@pytest.mark.article("ZO-14")
@pytest.mark.parametrize(
    ("blue", "after", "fine"),
    [
        ("king 30, pawn 12, pawn 12", "king 30", 2_000),
        ("king 12, pawn 12", "all home", 4_000),
        ("king 12, pawn 12, pawn 30", "pawn 30", 4_000),
        ("king 12, pawn 12, pawn 12", "all home", 5_000),
    ],
)
def test_an_opponent_landing_on_a_stack_is_paid_for_each(blue: str, after: str, fine: int) -> None:
    match = table(red="king 5, pawn 9", blue=blue, die=3)
    match.play(RED, "move pawn 9")
    assert pawns(match, BLUE) == after
    assert shown(match, "money") == [30_000 + fine, 30_000 - fine]
    hit = {"article": "ZO-10", "seat": RED, "victim": BLUE, "square": 12, "fine": fine}
    assert told(match, "hit") == [hit]


@pytest.mark.article("ZO-14")
def test_a_king_landing_on_a_stack_with_a_king_is_a_challenge_as_usual() -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 12", die=3, dice="1")
    match.play(RED, "move king")
    assert len(told(match, "challenged")) == 1
    assert shown(match, "money") == [60_000, 0]


@pytest.mark.article("ZO-R7")
@pytest.mark.parametrize(
    ("before", "move", "after"),
    [
        ("king 12, pawn 9", "move pawn 9", "king 12, pawn 12"),
        ("king 9, pawn 12", "move king", "king 12, pawn 12"),
        ("king 30, pawn 9, pawn 12", "move pawn 9", "king 30, pawn 12, pawn 12"),
        ("king 3, pawn 12", "out pawn", "king 3, pawn 3, pawn 12"),
    ],
)
def test_landing_on_ones_own_pawns_makes_a_stack(before: str, move: str, after: str) -> None:
    match = table(red=before, die=3)
    match.play(RED, move)
    assert pawns(match, RED) == after
    assert shown(match, "money") == [30_000, 30_000]
    assert told(match, "hit") == []


@pytest.mark.article("ZO-R7")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("move king", "king 16, pawn 12, pawn 12"),
        ("move pawn 12", "king 12, pawn 12, pawn 16"),
    ],
)
def test_a_stack_moves_one_pawn_at_a_time(move: str, after: str) -> None:
    match = table(red="king 12, pawn 12, pawn 12", die=4)
    assert may(match, RED) == {"move king", "move pawn 12"}
    match.play(RED, move)
    assert pawns(match, RED) == after


@pytest.mark.article("ZO-R7")
@pytest.mark.parametrize(
    ("choice", "after"), [("back king", "pawn 12, pawn 12"), ("back pawn", "king 12, pawn 12")]
)
def test_a_1_takes_one_of_a_stack(choice: str, after: str) -> None:
    match = table(red="king 12, pawn 12, pawn 12", step="throw", dice="1")
    match.play(RED, choice)
    assert pawns(match, RED) == after


@pytest.mark.article("ZO-R7")
@pytest.mark.parametrize(
    ("before", "blocked"),
    [
        ("king 12, pawn 9", "move pawn 9"),
        ("king 9, pawn 12", "move king"),
        ("king 30, pawn 9, pawn 12", "move pawn 9"),
        ("king 3, pawn 12", "out pawn"),
        ("king 2, pawn 39", "move pawn 39"),
    ],
)
def test_without_stacks_no_pawn_may_end_on_its_own_colour(before: str, blocked: str) -> None:
    match = table(red=before, die=3, stacks=False)
    assert may(match, RED)
    assert_refused(match, RED, blocked, "ZO-R7", "own-colour")


@pytest.mark.article("ZO-R7")
def test_without_stacks_what_ends_elsewhere_may_still_move() -> None:
    match = table(red="king 12, pawn 9", die=3, stacks=False)
    assert may(match, RED) == {"out pawn", "move king"}
    match.play(RED, "move king")
    assert pawns(match, RED) == "king 15, pawn 9"


@pytest.mark.article("ZO-R7")
@pytest.mark.parametrize(
    "red",
    [
        pytest.param("king 4", id="the second pawn has no square to come out onto"),
        pytest.param("pawn 4, pawn 20", id="the king has no square to come out onto"),
        pytest.param("pawn 4", id="the king has no square, with one pawn out"),
    ],
)
def test_without_stacks_the_turn_is_lost_if_there_is_no_other_move(red: str) -> None:
    match = table(red=red, blue="king 30", step="throw", dice="4", stacks=False)
    assert pawns(match, RED) == red
    assert match.asks() == [BLUE]
    assert told(match, "turn-lost") == [{"article": "ZO-R7", "seat": RED}]


@pytest.mark.article("ZO-R7")
def test_with_stacks_no_turn_is_lost() -> None:
    match = table(red="king 4", step="throw", dice="4")
    assert may(match, RED) == {"out pawn"}
    assert told(match, "turn-lost") == []


@pytest.mark.article("ZO-R7", "ZO-R14")
@pytest.mark.parametrize("cash", ["before", "after"])
def test_without_stacks_a_blocked_pawn_leaves_the_others_their_moves(cash: str) -> None:
    match = table(red="king 4, pawn 20", step="throw", dice="4", stacks=False, cash=cash)
    moves = {"move king", "move pawn 20"}
    assert may(match, RED) == (moves | {"cash 20"} if cash == "after" else moves)
    assert_refused(match, RED, "out pawn", "ZO-R7", "own-colour")


@pytest.mark.article("ZO-R7", "ZO-10")
def test_without_stacks_opponents_are_hit_all_the_same() -> None:
    match = table(red="king 5, pawn 9", blue="king 30, pawn 12", die=3, stacks=False)
    match.play(RED, "move pawn 9")
    assert pawns(match, BLUE) == "king 30"
    assert shown(match, "money") == [31_000, 29_000]
