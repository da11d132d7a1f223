"""Phases 3 and 4: income from cities, and base income."""

from __future__ import annotations

import pytest
from tests.every_game.looking import shown, told

from ludotheque.games.pfeffersaecke.tests.table import BLUE, RED, index, step_of, table

RATES = pytest.mark.parametrize(("seats", "rate"), [(2, 1), (3, 2), (4, 3), (5, 4), (6, 5)])


@pytest.mark.article("PF-9")
def test_example_gent_with_three_free_spaces_pays_9_to_each_of_two_who_did_not_extend() -> None:
    match = table(posts={"gent": "rb", "v01": "r", "v03": "b"}, money=[0] * 4, conducts=[0] * 4)
    match.play(RED, "done")
    assert told(match, "city-income") == [
        {"seat": RED, "place": index("gent"), "free": 3, "sum": 9}
    ]
    while match.asks() == [RED]:
        match.expire(RED)
    match.play(BLUE, min(move.text for move in match.legal(BLUE)))
    match.play(BLUE, "done")
    assert told(match, "city-income")[-1] == {
        "seat": BLUE, "place": index("gent"), "free": 3, "sum": 9,
    }  # fmt: skip


@pytest.mark.article("PF-9")
@RATES
def test_each_free_space_pays_the_rate(seats: int, rate: int) -> None:
    match = table(
        seats=seats, posts={"luebeck": "rb", "hamburg": "r"}, money=[0] * seats,
        conducts=[0] * seats,
    )  # fmt: skip
    match.play(RED, "done")
    assert [paid["sum"] for paid in told(match, "city-income")] == [3 * rate, 5 * rate]


@pytest.mark.article("PF-9")
def test_several_posts_in_a_city_pay_no_more_than_one() -> None:
    match = table(posts={"luebeck": "rrrb"}, money=[0] * 4, conducts=[0] * 4)
    match.play(RED, "done")
    assert [paid["sum"] for paid in told(match, "city-income")] == [9]


@pytest.mark.article("PF-9")
def test_a_city_that_was_extended_this_turn_pays_nothing() -> None:
    match = table(posts={"luebeck": "r", "hamburg": "r"}, money=[0] * 4, conducts=[0] * 4)
    match.play(RED, "extend luebeck")
    match.play(RED, "done")
    assert [paid["place"] for paid in told(match, "city-income")] == [index("hamburg")]


@pytest.mark.article("PF-9")
def test_a_city_whose_disc_is_gone_pays_nothing() -> None:
    match = table(posts={"luebeck": "rrrr", "hamburg": "r"}, won={"luebeck": RED}, conducts=[0] * 4)
    match.play(RED, "done")
    assert [paid["place"] for paid in told(match, "city-income")] == [index("hamburg")]


@pytest.mark.article("PF-9")
def test_a_city_without_a_post_of_ones_own_pays_nothing() -> None:
    match = table(posts={"luebeck": "b", "hamburg": "r"}, lies="gent", conducts=[0] * 4)
    match.play(RED, "done")
    assert [paid["place"] for paid in told(match, "city-income")] == [index("hamburg")]


@pytest.mark.article("PF-10")
@pytest.mark.parametrize(("seats", "sum"), [(2, 2), (3, 4), (4, 6), (5, 8), (6, 10)])
def test_the_base_income_comes_every_turn_whatever_else_there_is(seats: int, sum: int) -> None:
    match = table(seats=seats, posts={"luebeck": "r"}, money=[0] * seats, conducts=[0] * seats)
    match.play(RED, "extend luebeck")
    assert told(match, "city-income") == []
    assert told(match, "base-income")[0] == {"seat": RED, "sum": sum}
    assert shown(match, "money")[RED] == sum


@pytest.mark.article("PF-9", "PF-10")
def test_income_comes_from_the_bank() -> None:
    match = table(posts={"luebeck": "r"}, conducts=[0] * 4)
    box = match.game.box(match.state)
    match.play(RED, "done")
    assert shown(match, "money")[RED] == 40 + 18 + 6
    assert match.game.box(match.state) == box


@pytest.mark.article("PF-5", "PF-9")
def test_without_a_safe_conduct_to_spend_income_is_taken_unasked() -> None:
    match = table(posts={"luebeck": "r"}, conducts=[0, 2, 2, 2])
    match.play(RED, "done")
    assert step_of(match) != "income"
    assert told(match, "base-income")
