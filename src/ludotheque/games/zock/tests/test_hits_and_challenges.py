"""Hits and challenges."""

from __future__ import annotations

import pytest
from tests.every_game.looking import may, shown

from ludotheque.games.zock.tests.table import BLUE, GREEN, RED, YELLOW, pawns, table, told


@pytest.mark.article("ZO-10")
def test_a_pawn_that_ends_on_an_opponents_pawn_sends_it_home_for_1_000() -> None:
    match = table(red="king 5, pawn 9", blue="king 30, pawn 12", die=3)
    match.play(RED, "move pawn 9")
    assert pawns(match, RED) == "king 5, pawn 12"
    assert pawns(match, BLUE) == "king 30"
    assert shown(match, "money") == [31_000, 29_000]
    assert shown(match, "bank") == 100_000
    hit = {"seat": RED, "victim": BLUE, "square": 12, "fine": 1_000}
    assert told(match, "hit") == [{"article": "ZO-10", **hit}]


@pytest.mark.article("ZO-10", "ZO-R11")
def test_a_pawn_that_ends_on_an_opponents_king_sends_him_home_for_3_000() -> None:
    match = table(red="king 5, pawn 9", blue="king 12, pawn 30", die=3)
    match.play(RED, "move pawn 9")
    assert pawns(match, RED) == "king 5, pawn 12"
    assert pawns(match, BLUE) == "pawn 30"
    assert shown(match, "money") == [33_000, 27_000]
    assert told(match, "challenged") == []


@pytest.mark.article("ZO-10", "ZO-R11")
def test_a_king_that_ends_on_a_pawn_makes_an_ordinary_hit() -> None:
    match = table(red="king 9, pawn 5", blue="king 30, pawn 12", die=3)
    match.play(RED, "move king")
    assert pawns(match, BLUE) == "king 30"
    assert shown(match, "money") == [31_000, 29_000]
    assert told(match, "challenged") == []


@pytest.mark.article("ZO-10")
def test_passing_over_pawns_has_no_effect() -> None:
    match = table(red="king 5, pawn 9", blue="king 10, pawn 11", die=3)
    match.play(RED, "move pawn 9")
    assert pawns(match, BLUE) == "king 10, pawn 11"
    assert shown(match, "money") == [30_000, 30_000]


@pytest.mark.article("ZO-10")
def test_after_a_hit_it_is_the_next_players_turn_not_the_victims() -> None:
    match = table(
        seats=4, red="king 5, pawn 9", blue="king 13", yellow="king 23", green="king 12", die=3
    )
    match.play(RED, "move pawn 9")
    assert pawns(match, GREEN) == "all home"
    assert shown(match, "money") == [33_000, 30_000, 30_000, 27_000]
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-10")
@pytest.mark.parametrize(
    ("seats", "victim", "colour"), [(2, BLUE, "blue"), (3, YELLOW, "yellow"), (4, GREEN, "green")]
)
def test_every_opponent_at_the_table_can_be_hit(seats: int, victim: int, colour: str) -> None:
    match = table(
        seats=seats,
        red="king 5, pawn 38",
        die=4,
        **{colour: "king 9, pawn 2"},  # type: ignore[arg-type]
    )
    match.play(RED, "move pawn 38")
    assert pawns(match, victim) == "king 9"
    assert shown(match, "money")[victim] == 29_000
    assert shown(match, "money")[RED] == 31_000


@pytest.mark.article("ZO-11")
def test_king_on_king_is_a_challenge_and_not_a_fine() -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 30", die=3, dice="1")
    match.play(RED, "move king")
    challenged = {"article": "ZO-11", "seat": RED, "victim": BLUE, "square": 12}
    assert told(match, "challenged") == [challenged]
    assert told(match, "hit") == []


@pytest.mark.article("ZO-11")
@pytest.mark.parametrize(
    ("dice", "throwers"),
    [
        ("1", [BLUE]),
        ("4 6 1", [BLUE, RED, BLUE]),
        ("2 3 4 5 1", [BLUE, RED, BLUE, RED, BLUE]),
    ],
)
def test_the_challenged_throws_first_and_loses_by_throwing_the_first_1(
    dice: str, throwers: list[int]
) -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 30", die=3, dice=dice)
    match.play(RED, "move king")
    assert [throw["seat"] for throw in told(match, "thrown-in-challenge")] == throwers
    assert pawns(match, RED) == "king 12, pawn 5"
    assert pawns(match, BLUE) == "pawn 30"
    assert shown(match, "money") == [60_000, 0]
    won = {"article": "ZO-11", "seat": RED, "loser": BLUE, "sum": 30_000}
    assert told(match, "challenge-won") == [won]


@pytest.mark.article("ZO-11")
@pytest.mark.parametrize(
    ("dice", "throwers"), [("6 1", [BLUE, RED]), ("2 5 3 1", [BLUE, RED, BLUE, RED])]
)
def test_the_challenger_loses_by_throwing_the_first_1(dice: str, throwers: list[int]) -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 30", die=3, dice=dice)
    match.play(RED, "move king")
    assert [throw["seat"] for throw in told(match, "thrown-in-challenge")] == throwers
    assert pawns(match, RED) == "pawn 5"
    assert pawns(match, BLUE) == "king 12, pawn 30"
    assert shown(match, "money") == [0, 60_000]
    won = {"article": "ZO-11", "seat": BLUE, "loser": RED, "sum": 30_000}
    assert told(match, "challenge-won") == [won]


@pytest.mark.article("ZO-11")
@pytest.mark.parametrize("dice", ["1", "3 1"])
def test_after_the_challenge_it_is_the_turn_of_the_challengers_neighbour(dice: str) -> None:
    match = table(seats=3, red="king 9, pawn 5", blue="king 15", yellow="king 12", die=3, dice=dice)
    match.play(RED, "move king")
    assert match.asks() == [BLUE]
    assert [shown(match, name) for name in ("challenger", "challenged", "thrower")] == [-1, -1, -1]


@pytest.mark.article("ZO-11")
def test_those_not_in_the_challenge_keep_their_money() -> None:
    match = table(
        seats=4, money=[20_000, 10_000, 15_000, 5_000], turn=BLUE, die=2, dice="1",
        red="king 9", blue="king 18, pawn 12", yellow="king 20", green="king 35",
    )  # fmt: skip
    match.play(BLUE, "move king")
    assert shown(match, "money") == [20_000, 25_000, 0, 5_000]


@pytest.mark.article("ZO-11", "ZO-R2")
def test_a_king_that_comes_out_onto_a_king_challenges_him_too() -> None:
    match = table(blue="king 4, pawn 30", die=4, dice="1")
    match.play(RED, "out king")
    assert pawns(match, RED) == "king 4"
    assert pawns(match, BLUE) == "pawn 30"
    assert shown(match, "money") == [60_000, 0]


@pytest.mark.article("ZO-R8", "ZO-14")
def test_an_attacker_who_wins_against_a_king_with_company_sends_the_whole_stack_home() -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 12, pawn 12", die=3, dice="1")
    match.play(RED, "move king")
    assert pawns(match, RED) == "king 12, pawn 5"
    assert pawns(match, BLUE) == "all home"
    assert shown(match, "money") == [60_000, 0]
    assert shown(match, "debt") == [0, 0]
    assert told(match, "hit") == []


@pytest.mark.article("ZO-R8")
def test_only_the_stack_goes_home_and_not_a_pawn_elsewhere() -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 12, pawn 30", die=3, dice="1")
    match.play(RED, "move king")
    assert pawns(match, BLUE) == "pawn 30"


@pytest.mark.article("ZO-R8", "ZO-14")
def test_an_attacker_who_loses_against_a_king_with_company_takes_home_only_his_king() -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 12, pawn 12", die=3, dice="6 1")
    match.play(RED, "move king")
    assert pawns(match, RED) == "pawn 5"
    assert pawns(match, BLUE) == "king 12, pawn 12, pawn 12"
    assert shown(match, "money") == [0, 60_000]


@pytest.mark.article("ZO-R11")
def test_a_challenge_takes_the_place_of_the_fine_and_the_loser_keeps_the_debt() -> None:
    match = table(
        red="king 9, pawn 5", blue="king 12, pawn 30", die=3, dice="1",
        money=[30_000, 4_000], debt=[2_000, 6_000],
    )  # fmt: skip
    match.play(RED, "move king")
    assert shown(match, "money") == [34_000, 0]
    assert shown(match, "debt") == [2_000, 6_000]


@pytest.mark.article("ZO-R11")
def test_an_empty_purse_is_no_obstacle_to_a_challenge_while_the_bank_has_500() -> None:
    match = table(
        red="king 9, pawn 5", blue="king 12, pawn 30", die=3, dice="1", money=[159_500, 0]
    )
    match.play(RED, "move king")
    assert told(match, "challenge-won")[0]["sum"] == 0
    assert pawns(match, BLUE) == "pawn 30"
    assert shown(match, "money") == [159_500, 0]
    assert shown(match, "debt") == [0, 0]
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-R11")
def test_a_challenger_with_an_empty_purse_can_win_everything() -> None:
    match = table(
        red="king 9, pawn 5", blue="king 12, pawn 30", die=3, dice="1", money=[0, 159_500]
    )
    match.play(RED, "move king")
    assert shown(match, "money") == [159_500, 0]


@pytest.mark.article("ZO-R11", "ZO-14")
def test_a_king_on_a_stack_without_a_king_makes_an_ordinary_hit() -> None:
    match = table(red="king 9, pawn 5", blue="king 30, pawn 12, pawn 12", die=3)
    match.play(RED, "move king")
    assert told(match, "challenged") == []
    assert pawns(match, BLUE) == "king 30"
    assert shown(match, "money") == [32_000, 28_000]


@pytest.mark.article("ZO-R11", "ZO-14")
def test_a_pawn_on_a_stack_with_a_king_makes_an_ordinary_hit() -> None:
    match = table(red="king 5, pawn 9", blue="king 12, pawn 12", die=3)
    match.play(RED, "move pawn 9")
    assert told(match, "challenged") == []
    assert pawns(match, BLUE) == "all home"
    assert shown(match, "money") == [34_000, 26_000]


@pytest.mark.article("ZO-11")
def test_whoever_lost_the_challenge_plays_on() -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 30", die=3, dice="1 4")
    match.play(RED, "move king")
    assert may(match, BLUE) == {"out king"}
    match.play(BLUE, "out king")
    assert pawns(match, BLUE) == "king 24, pawn 30"
