"""ZZ-R2: shaking by turns, for slow tables."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_no_time_is_up, assert_refused, may, shown, told

from ludotheque.games.zapp_zerapp.moves import LETTERS
from ludotheque.games.zapp_zerapp.tests.table import BLUE, GREEN, RED, YELLOW, play, table


@pytest.mark.article("ZZ-R2")
def test_one_chooses_after_the_other_from_the_thrower_on_clockwise() -> None:
    match = table("barrel 9", "barrel 2", "barrel 3", "barrel 4", tempo="turns", thrower=BLUE)
    order = []
    for barrel in range(1, 5):
        order += match.asks()
        match.play(match.asks()[0], f"put {LETTERS[barrel]}")
    assert order == [BLUE, YELLOW, RED, GREEN]
    assert shown(match, "step") == "move"


@pytest.mark.article("ZZ-R2")
def test_any_barrel_that_nobody_has_chosen_may_be_shaken_or_chosen() -> None:
    match = table("barrel 9", tempo="turns")
    free = {f"{verb} {LETTERS[barrel]}" for verb in ("shake", "put") for barrel in range(1, 14)}
    assert may(match, RED) == free
    match.play(RED, "put e")
    assert may(match, GREEN) == free - {"shake e", "put e"}


@pytest.mark.article("ZZ-R2")
def test_one_shakes_four_times_and_then_chooses() -> None:
    match = table("barrel 9", "heard 8", "heard 9", "barrel 2", "heard 2", "heard 2", tempo="turns")
    play(match, (RED, "shake e"), (RED, "shake e"), (RED, "shake f"), (RED, "shake f"))
    assert match.asks() == [RED]
    assert may(match, RED) == {f"put {LETTERS[barrel]}" for barrel in range(1, 14)}
    assert_refused(match, RED, "shake g", "ZZ-R2", "no-more-shakes")
    assert match.view(RED)["heard"][RED] == [8, 9, 2, 2]
    assert [one["left"] for one in told(match, "shaken-in-turn")] == [3, 2, 1, 0]


@pytest.mark.article("ZZ-R2")
def test_the_table_says_how_often_one_may_shake() -> None:
    match = table("barrel 9", "heard 8", tempo="turns", shakes=1)
    match.play(RED, "shake e")
    assert_refused(match, RED, "shake f", "ZZ-R2", "no-more-shakes")


@pytest.mark.article("ZZ-R2")
def test_by_turns_nothing_is_picked_up_or_put_back() -> None:
    match = table(tempo="turns")
    assert_refused(match, RED, "take e", "ZZ-R2", "no-hands-by-turns")
    assert_refused(match, RED, "return e", "ZZ-R2", "no-hands-by-turns")


@pytest.mark.article("ZZ-R2", "ZZ-8")
def test_who_is_not_on_turn_waits_and_who_has_chosen_has_chosen() -> None:
    match = table("barrel 9", tempo="turns")
    assert_refused(match, YELLOW, "shake e", "ZZ-R2", "not-your-turn")
    match.play(RED, "put e")
    assert_refused(match, RED, "shake f", "ZZ-8", "already-chosen")


@pytest.mark.article("ZZ-R3")
def test_by_turns_there_is_no_bell() -> None:
    match = table(tempo="turns")
    assert match.clocks() == []
    assert_no_time_is_up(match, "", "ZZ-R3", "no-clock")
