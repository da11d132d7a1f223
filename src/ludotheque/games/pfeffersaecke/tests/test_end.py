"""The end: its three conditions, the last count, and who wins."""

from __future__ import annotations

import pytest
from tests.every_game.looking import may, shown, told

from ludotheque import Match
from ludotheque.games.pfeffersaecke.state import GONE, LIES, Pfeffersaecke
from ludotheque.games.pfeffersaecke.tests.table import (
    BLUE,
    GREEN,
    RED,
    finish,
    index,
    names_told,
    standing,
    table,
)

ALL_BUT_ONE = {f"v{number:02}": "b" for number in range(1, 21) if number != 12} | {"v11": "r"}
"""Every village has its post but v12, beside Red's v11."""


def winners(match: Match) -> list[int]:
    result = match.result()
    assert result is not None
    return result.winners


@pytest.mark.article("PF-22", "PF-21", "PF-R18")
def test_it_ends_with_the_turn_in_which_the_last_village_is_opened() -> None:
    match = table(posts=ALL_BUT_ONE, step="open", others=LIES, conducts=[0] * 4)
    match.play(RED, "open v11 v12")
    assert match.is_over
    assert "all-villages" in names_told(match)
    assert shown(match, "turn") == RED


@pytest.mark.article("PF-21", "PF-R18")
def test_the_turn_is_settled_before_it_ends() -> None:
    match = table(
        posts={**ALL_BUT_ONE, "luebeck": "rrr"}, centre={"luebeck": 1}, step="open", others=LIES,
        conducts=[0] * 4,
    )  # fmt: skip
    match.play(RED, "open v11 v12")
    assert match.is_over
    assert shown(match, "won")[RED] == [index("luebeck")]


@pytest.mark.article("PF-21", "PF-20")
def test_after_the_last_village_a_second_post_may_still_be_opened() -> None:
    match = table(posts=ALL_BUT_ONE, step="open", others=LIES)
    match.play(RED, "open v11 v12")
    assert not match.is_over
    match.play(RED, "open v11 luebeck")
    assert match.is_over
    assert standing(match, "luebeck") == "r"


@pytest.mark.article("PF-23", "PF-R6")
def test_it_ends_when_the_last_disc_leaves_the_board() -> None:
    match = table(posts={"luebeck": "rrr", "v11": "r"}, others=GONE, money=[0] * 4)
    match.play(RED, "extend luebeck")
    finish(match)
    assert match.is_over
    assert "all-discs" in names_told(match)


@pytest.mark.article("PF-R6")
def test_a_disc_in_hand_or_on_the_board_keeps_it_going() -> None:
    cities = {"luebeck": "rrr", "v11": "r"}
    lying = table(posts=cities, others=GONE, lies="gent", money=[0] * 4)
    lying.play(RED, "extend luebeck")
    finish(lying)
    assert not lying.is_over
    held = table(posts=cities, gone="wittenberg", money=[0] * 4)
    held.play(RED, "extend luebeck")
    finish(held)
    assert not held.is_over


@pytest.mark.article("PF-R6", "PF-27")
def test_with_two_players_the_covering_discs_do_not_count() -> None:
    match = table(seats=2, posts={"luebeck": "rrr", "v11": "r"}, others=GONE, money=[0] * 2)
    match.play(RED, "extend luebeck")
    finish(match)
    assert match.is_over
    assert "all-discs" in names_told(match)


@pytest.mark.article("PF-24", "PF-R7")
def test_it_ends_when_for_as_many_turns_as_players_nobody_has_opened_a_post() -> None:
    match = table(posts={"v11": "r"}, step="open", others=LIES, idle=3)
    match.play(RED, "done")
    assert match.is_over
    assert "nobody-opened" in names_told(match)


@pytest.mark.article("PF-24", "PF-R7")
def test_an_opened_post_starts_the_counting_again() -> None:
    match = table(posts={"v11": "r"}, step="open", others=LIES, idle=3, conducts=[0] * 4)
    match.play(RED, "open v11 hamburg")
    assert not match.is_over
    assert shown(match, "idle_turns") <= 3


@pytest.mark.article("PF-R7")
def test_turns_of_the_first_round_are_not_counted() -> None:
    first = table(posts={"v11": "r", "v12": "b"}, step="open", lies="hamburg", round=1)
    first.play(RED, "done")
    assert shown(first, "idle_turns") == 0
    second = table(posts={"v11": "r", "v12": "b"}, step="open", lies="hamburg", round=2)
    second.play(RED, "done")
    assert shown(second, "idle_turns") == 1


@pytest.mark.article("PF-R18", "PF-24")
def test_extending_is_no_opening() -> None:
    match = table(posts={"luebeck": "r"}, others=LIES, idle=3, money=[0] * 4, conducts=[0] * 4)
    match.play(RED, "extend luebeck")
    finish(match)
    assert match.is_over


@pytest.mark.article("PF-R21", "PF-22")
def test_where_it_is_agreed_the_round_is_played_out_after_the_last_village() -> None:
    match = table(
        posts=ALL_BUT_ONE, step="open", others=LIES, conducts=[0] * 4, turn=RED, finish_round=True,
    )  # fmt: skip
    match.play(RED, "open v11 v12")
    assert told(match, "last-round") == [{"reason": 1}]
    assert shown(match, "is_last_round") == 1
    played = []
    while not match.is_over:
        [seat] = match.asks()
        played += [seat] if seat not in played else []
        match.expire(seat)
    assert BLUE in played
    assert shown(match, "turn") == GREEN
    assert "round-out" in names_told(match)
    assert "all-villages" not in names_told(match)


@pytest.mark.article("PF-R21", "PF-22")
def test_where_it_is_not_agreed_the_last_village_ends_the_game_at_once() -> None:
    match = table(
        posts=ALL_BUT_ONE, step="open", others=LIES, conducts=[0] * 4, turn=RED,
    )  # fmt: skip
    match.play(RED, "open v11 v12")
    assert match.is_over
    assert "last-round" not in names_told(match)


@pytest.mark.article("PF-R21")
def test_in_the_last_turn_of_the_round_it_ends_at_once() -> None:
    match = table(
        posts=ALL_BUT_ONE, step="open", others=LIES, conducts=[0] * 4, starter=BLUE,
        finish_round=True,
    )  # fmt: skip
    match.play(RED, "open v11 v12")
    assert match.is_over
    assert "all-villages" in names_told(match)


@pytest.mark.article("PF-R21", "PF-24")
def test_a_post_that_is_opened_in_the_last_round_does_not_put_off_the_end() -> None:
    match = table(
        posts={"v11": "r", "v01": "b"}, step="open", others=LIES, idle=3, finish_round=True,
    )  # fmt: skip
    match.play(RED, "done")
    assert told(match, "last-round") == [{"reason": 3}]
    while match.asks() == [BLUE] and "open v01 bruessel" not in may(match, BLUE):
        match.expire(BLUE)
    match.play(BLUE, "open v01 bruessel")
    while not match.is_over:
        match.expire(match.asks()[0])
    assert shown(match, "round") == 2


@pytest.mark.article("PF-R21", "PF-23")
def test_the_last_disc_lets_the_round_be_played_out_too() -> None:
    match = table(
        posts={"luebeck": "rrr", "v11": "r"}, others=GONE, money=[0] * 4, finish_round=True
    )
    match.play(RED, "extend luebeck")
    finish(match)
    assert told(match, "last-round") == [{"reason": 2}]


@pytest.mark.article("PF-25")
def test_each_region_counts_2_and_every_full_20_florins_1() -> None:
    match = table(
        posts={"v11": "r", "luebeck": "r", "v01": "r", "koeln": "b"}, step="open", others=LIES,
        idle=3, money=[59, 60, 19, 20], influence=[10, 10, 10, 10],
    )  # fmt: skip
    match.play(RED, "done")
    assert told(match, "regions") == [
        {"seat": 0, "regions": 2, "points": 4}, {"seat": 1, "regions": 1, "points": 2},
        {"seat": 2, "regions": 0, "points": 0}, {"seat": 3, "regions": 0, "points": 0},
    ]  # fmt: skip
    assert [one["points"] for one in told(match, "fortune")] == [2, 3, 0, 1]
    assert shown(match, "influence") == [16, 15, 10, 11]


@pytest.mark.article("PF-25")
def test_the_score_may_pass_100() -> None:
    match = table(posts={"v11": "r"}, step="open", others=LIES, idle=3, influence=[99, 1, 1, 1])
    match.play(RED, "done")
    assert shown(match, "influence")[RED] == 103


def _ended(won: list[list[str]], influence: list[int]) -> Match:
    """A game that ends without further points, with the cities that were won."""
    winners = {city: seat for seat, cities in enumerate(won) for city in cities}
    match = table(
        posts={"v11": "r"}, others=GONE, won=winners, step="open", money=[0] * 4, idle=3,
        influence=influence,
    )  # fmt: skip
    state = match.state
    assert isinstance(state, Pfeffersaecke)
    taken = [index(city) for city in winners]
    state.won[GREEN] = [city for city in state.won[GREEN] if city in taken]
    match.play(RED, "done")
    return match


@pytest.mark.article("PF-26")
def test_the_most_influence_wins() -> None:
    match = _ended([["muenster"], ["koeln", "gent"], [], []], [30, 31, 5, 5])
    assert shown(match, "influence") == [32, 31, 5, 5]
    assert winners(match) == [RED]


@pytest.mark.article("PF-26", "PF-R17")
def test_equal_influence_goes_by_the_cities_won_whatever_their_numbers() -> None:
    match = _ended([["muenster", "linz"], ["koeln"], [], []], [30, 32, 5, 5])
    assert winners(match) == [RED]


@pytest.mark.article("PF-26", "PF-R17")
def test_as_many_cities_go_by_the_sum_of_their_full_numbers() -> None:
    match = _ended([["muenster", "linz"], ["bremen", "regensburg"], [], []], [30, 32, 5, 5])
    assert winners(match) == [BLUE]


@pytest.mark.article("PF-R12")
def test_those_who_are_equal_in_everything_share_the_win() -> None:
    match = _ended([["muenster"], ["linz"], [], []], [30, 32, 5, 5])
    assert winners(match) == [RED, BLUE]
