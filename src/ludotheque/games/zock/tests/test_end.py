"""The end of the game: rounds, the clock, and who wins."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_no_time_is_up, may, shown

from ludotheque import Match, Stale
from ludotheque.games.zock.tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    new_table,
    pawns,
    table,
    told,
)


def winners(match: Match) -> list[int]:
    result = match.result()
    assert result is not None
    return result.winners


def take_a_turn(match: Match) -> int:
    """Whoever is on turn does the first thing they may do; who it was."""
    seat = match.asks()[0]
    match.play(seat, match.legal(seat)[0])
    return seat


@pytest.mark.article("ZO-13")
def test_the_game_ends_when_one_player_has_won_all_the_money() -> None:
    match = table(
        red="king 9, pawn 5", blue="king 12, pawn 30", money=[100_000, 60_000], die=3, dice="1"
    )
    match.play(RED, "move king")
    assert match.is_over
    assert match.asks() == []
    assert shown(match, "money") == [160_000, 0]
    assert winners(match) == [RED]


@pytest.mark.article("ZO-13", "ZO-12")
def test_all_the_players_money_is_not_all_the_money_while_the_bank_can_lend() -> None:
    match = table(red="king 9, pawn 5", blue="king 12, pawn 30", die=3, dice="1")
    match.play(RED, "move king")
    assert shown(match, "money") == [60_000, 0]
    assert not match.is_over


@pytest.mark.article("ZO-R10")
def test_with_one_player_left_the_game_is_over_at_once() -> None:
    match = table(
        seats=4, red="king 5, pawn 9", blue="out", yellow="king 12, pawn 30", green="out",
        money=[218_000, 0, 2_000, 0], turn=RED, die=3, round=7,
    )  # fmt: skip
    match.play(RED, "move pawn 9")
    assert match.is_over
    assert shown(match, "round") == 7
    assert shown(match, "money") == [220_000, 0, 0, 0]
    assert winners(match) == [RED]


@pytest.mark.article("ZO-R10")
def test_with_two_players_left_the_game_goes_on() -> None:
    match = table(
        seats=3, red="king 5, pawn 9", blue="king 20", yellow="king 12, pawn 30",
        money=[150_000, 38_000, 2_000], die=3,
    )  # fmt: skip
    match.play(RED, "move pawn 9")
    assert pawns(match, YELLOW) == "out"
    assert match.asks() == [BLUE]


@pytest.mark.article("ZO-13", "ZO-R10")
@pytest.mark.parametrize(
    ("seats", "banker"), [(2, RED), (2, BLUE), (3, RED), (3, YELLOW), (4, BLUE), (4, GREEN)]
)
def test_after_the_agreed_rounds_all_have_had_equal_turns(seats: int, banker: int) -> None:
    match = new_table(seats=seats, banker=banker, rounds=2)
    turns = [take_a_turn(match) for _ in range(2 * seats)]
    assert turns == [(banker + turn) % seats for turn in range(2 * seats)]
    assert match.is_over
    assert [one["round"] for one in told(match, "round")] == [1, 2]


@pytest.mark.article("ZO-R10")
@pytest.mark.parametrize("rounds", [1, 3, 200])
def test_the_last_round_is_played_to_its_end(rounds: int) -> None:
    match = table(
        seats=3, red="king 5", blue="king 15", yellow="king 25", die=3, round=rounds, rounds=rounds
    )
    for seat in (RED, BLUE, YELLOW):
        assert not match.is_over
        assert take_a_turn(match) == seat
    assert match.is_over
    assert shown(match, "round") == rounds


@pytest.mark.article("ZO-R10")
def test_unless_agreed_otherwise_thirty_rounds_are_played() -> None:
    match = table(red="king 5", blue="king 25", turn=BLUE, die=3, round=29)
    match.play(BLUE, "out pawn")
    assert shown(match, "round") == 30
    match.play(RED, "out pawn")
    assert not match.is_over
    match.play(BLUE, "move king")
    assert match.is_over


@pytest.mark.article("ZO-R10", "ZO-R9")
def test_rounds_are_counted_on_when_the_banker_is_out() -> None:
    match = table(
        seats=3, red="king 5, pawn 9", blue="king 15", yellow="out", banker=YELLOW,
        money=[100_000, 90_000, 0], turn=BLUE, die=3, round=4,
    )  # fmt: skip
    match.play(BLUE, "out pawn")
    assert match.asks() == [RED]
    assert shown(match, "round") == 5


@pytest.mark.article("ZO-13")
def test_the_richest_wins_after_the_last_round() -> None:
    match = table(
        seats=3, red="king 5", blue="king 15", yellow="king 25", turn=YELLOW, die=3, round=30,
        money=[31_000, 32_500, 32_000],
    )  # fmt: skip
    match.play(YELLOW, "out pawn")
    assert winners(match) == [BLUE]


@pytest.mark.article("ZO-R10")
def test_those_who_tie_share_the_win() -> None:
    match = table(
        seats=3, red="king 5", blue="king 15", yellow="king 25", turn=YELLOW, die=3, round=30,
        money=[34_000, 31_000, 32_000], debt=[2_000, 0, 0],
    )  # fmt: skip
    match.play(YELLOW, "out pawn")
    assert winners(match) == [RED, YELLOW]


@pytest.mark.article("ZO-R10", "ZO-R9")
def test_whoever_is_out_comes_to_nothing() -> None:
    match = table(
        seats=3, red="out", blue="king 15", yellow="king 25", banker=BLUE, turn=YELLOW, die=3,
        round=30, money=[0, 90_000, 100_000], debt=[0, 50_000, 70_000],
    )  # fmt: skip
    match.play(YELLOW, "out pawn")
    result = match.result()
    assert result is not None
    assert result.scores == [0, 40_000, 30_000]
    assert result.winners == [BLUE]


@pytest.mark.article("ZO-13", "ZO-R10")
def test_when_time_is_up_the_round_is_finished() -> None:
    match = table(seats=3, red="king 5", blue="king 15", yellow="king 25", die=3, minutes=20)
    [clock] = match.clocks()
    assert (clock.seconds, clock.since_step) == (1_200, False)
    match.time_is_up()
    assert told(match, "time-up") == [{"article": "ZO-R10", "round": 1}]
    assert match.clocks() == []
    for seat in (RED, BLUE, YELLOW):
        assert not match.is_over
        assert take_a_turn(match) == seat
    assert match.is_over
    assert shown(match, "round") == 1


@pytest.mark.article("ZO-R10")
def test_time_that_is_up_changes_neither_the_turn_nor_what_may_be_done() -> None:
    match = table(red="king 5, pawn 9", die=3, minutes=20)
    allowed = may(match, RED)
    match.time_is_up()
    assert match.asks() == [RED]
    assert may(match, RED) == allowed
    assert shown(match, "is_last_round") == 1


@pytest.mark.article("ZO-R10")
def test_with_a_clock_the_agreed_rounds_still_end_the_game() -> None:
    match = table(red="king 5", blue="king 25", turn=BLUE, die=3, round=4, rounds=4, minutes=600)
    match.play(BLUE, "out pawn")
    assert match.is_over


@pytest.mark.article("ZO-R10")
@pytest.mark.parametrize("is_second_time", [False, True])
def test_without_a_clock_or_once_it_has_run_out_no_time_is_up(is_second_time: bool) -> None:
    match = table(red="king 5, pawn 9", die=3, minutes=20 if is_second_time else 0)
    if is_second_time:
        match.time_is_up()
    assert match.clocks() == []
    assert_no_time_is_up(match, "", "ZO-R10", "no-clock")


@pytest.mark.article("ZO-R10")
def test_when_the_game_is_over_nothing_is_asked_and_no_time_is_up() -> None:
    match = table(red="king 5", blue="king 25", turn=BLUE, die=3, round=4, rounds=4, minutes=10)
    assert match.result() is None
    match.play(BLUE, "out pawn")
    with pytest.raises(Stale):
        match.play(RED, "throw")
    with pytest.raises(Stale):
        match.time_is_up()
