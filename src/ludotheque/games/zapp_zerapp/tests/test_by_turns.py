"""ZZ-R2: shaking by turns, for slow tables."""

from __future__ import annotations

import pytest

from ludotheque import Refused
from ludotheque.games.zapp_zerapp.tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    assert_refused,
    may,
    play,
    shown,
    table,
    told,
)


@pytest.mark.article("ZZ-R2")
def test_one_chooses_after_the_other_from_the_thrower_on_clockwise() -> None:
    match = table("barrel 9", "barrel 2", "barrel 3", "barrel 4", tempo="turns", thrower=BLUE)
    order = []
    for barrel in range(1, 5):
        order += match.asks()
        match.play(match.asks()[0], f"put {barrel}")
    assert order == [BLUE, YELLOW, RED, GREEN]
    assert shown(match, "step") == "move"


@pytest.mark.article("ZZ-R2")
def test_any_barrel_that_nobody_has_chosen_may_be_shaken_or_chosen() -> None:
    match = table("barrel 9", tempo="turns")
    free = {f"{verb} {barrel}" for verb in ("shake", "put") for barrel in range(1, 14)}
    assert may(match, RED) == free
    match.play(RED, "put 5")
    assert may(match, GREEN) == free - {"shake 5", "put 5"}


@pytest.mark.article("ZZ-R2")
def test_one_shakes_four_times_and_then_chooses() -> None:
    match = table("barrel 9", "heard 8", "heard 9", "barrel 2", "heard 2", "heard 2", tempo="turns")
    play(match, (RED, "shake 5"), (RED, "shake 5"), (RED, "shake 6"), (RED, "shake 6"))
    assert match.asks() == [RED]
    assert may(match, RED) == {f"put {barrel}" for barrel in range(1, 14)}
    assert_refused(match, RED, "shake 7", "ZZ-R2", "no-more-shakes")
    assert match.view(RED)["heard"][RED] == [8, 9, 2, 2]
    assert [one["left"] for one in told(match, "shaken-in-turn")] == [3, 2, 1, 0]


@pytest.mark.article("ZZ-R2")
def test_the_table_says_how_often_one_may_shake() -> None:
    match = table("barrel 9", "heard 8", tempo="turns", shakes=1)
    match.play(RED, "shake 5")
    assert_refused(match, RED, "shake 6", "ZZ-R2", "no-more-shakes")


@pytest.mark.article("ZZ-R2")
def test_by_turns_nothing_is_picked_up_or_put_back() -> None:
    match = table(tempo="turns")
    assert_refused(match, RED, "take 5", "ZZ-R2", "no-hands-by-turns")
    assert_refused(match, RED, "return 5", "ZZ-R2", "no-hands-by-turns")


@pytest.mark.article("ZZ-R2", "ZZ-8")
def test_who_is_not_on_turn_waits_and_who_has_chosen_has_chosen() -> None:
    match = table("barrel 9", tempo="turns")
    assert_refused(match, YELLOW, "shake 5", "ZZ-R2", "not-your-turn")
    match.play(RED, "put 5")
    assert_refused(match, RED, "shake 6", "ZZ-8", "already-chosen")


@pytest.mark.article("ZZ-R3")
def test_by_turns_there_is_no_bell() -> None:
    match = table(tempo="turns")
    assert match.clocks() == []
    with pytest.raises(Refused, match="ZZ-R3"):
        match.time_is_up()
