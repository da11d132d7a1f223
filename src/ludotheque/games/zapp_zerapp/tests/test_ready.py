"""ZZ-R3: everyone gets ready once a game, before the bell first runs."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_no_time_is_up, assert_refused, may, shown, told

from ludotheque.core.registry import find_game
from ludotheque.core.words import words_of
from ludotheque.games.zapp_zerapp.tests.table import BLUE, GREEN, RED, YELLOW, unready_table


@pytest.mark.article("ZZ-R3")
def test_the_bell_runs_when_the_last_one_is_ready() -> None:
    match = unready_table()
    assert [clock.name for clock in match.clocks()] == ["ready"]
    assert [may(match, seat) for seat in range(4)] == [{"ready"}] * 4
    for seat in (YELLOW, RED, BLUE):
        match.play(seat, "ready")
    assert match.asks() == [GREEN]
    match.play(GREEN, "ready")
    assert told(match, "ready") == [{"seat": seat} for seat in (YELLOW, RED, BLUE, GREEN)]
    assert told(match, "begun") == [{}]
    assert [clock.name for clock in match.clocks()] == ["bell 1"]
    assert match.asks() == [RED, BLUE, YELLOW, GREEN]


@pytest.mark.article("ZZ-R3")
def test_nobody_touches_a_barrel_before_all_are_ready() -> None:
    match = unready_table()
    assert_refused(match, RED, "take a", "ZZ-R3", "not-begun")
    match.play(RED, "ready")
    assert_refused(match, RED, "take a", "ZZ-R3", "not-begun")
    assert_refused(match, RED, "ready", "ZZ-R3", "not-begun")


@pytest.mark.article("ZZ-R3")
def test_after_ten_seconds_it_begins_whoever_is_ready() -> None:
    match = unready_table()
    [clock] = match.clocks()
    assert clock.seconds == 10
    match.play(RED, "ready")
    match.time_is_up("ready")
    assert shown(match, "step") == "shake"
    assert match.asks() == [RED, BLUE, YELLOW, GREEN]
    assert_no_time_is_up(match, "ready", "ZZ-R3", "no-clock")


@pytest.mark.article("ZZ-R3")
def test_it_is_asked_once_a_game_and_not_where_one_shakes_by_turns() -> None:
    match = unready_table(tempo="turns")
    assert shown(match, "step") == "shake-by-turns"
    match = unready_table("thrower 0", "die 1", "die 1", seats=2)
    for seat in (RED, BLUE):
        match.play(seat, "ready")
    while shown(match, "turn") == 1:
        seat = match.asks()[0]
        wanted = [line for line in may(match, seat) if line.startswith(("put", "move"))]
        match.play(seat, min(wanted))
    assert shown(match, "step") == "shake"


@pytest.mark.parametrize(
    ("language", "first"),
    [("en", "pick up barrels"), ("fr", "prenez des tonneaux"), ("de", "nimm fässer")],
)
def test_who_is_to_shake_is_told_to_take_barrels_first(language: str, first: str) -> None:
    words = words_of(find_game("zapp-zerapp"), language)
    for step in ("get-ready", "shake"):
        assert first in words.say(f"step-{step}", magic=7).lower()
