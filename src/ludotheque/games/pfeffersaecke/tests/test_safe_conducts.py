"""Safe-conducts, in all three uses."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque.games.pfeffersaecke.state import LIES
from ludotheque.games.pfeffersaecke.tests.table import (
    BLUE,
    RED,
    finish,
    index,
    standing,
    step_of,
    table,
)


@pytest.mark.article("PF-18", "PF-17")
def test_a_puts_two_posts_into_one_city_and_the_safe_conduct_is_gone() -> None:
    match = table(posts={"luebeck": "rr"}, money=[0] * 4)
    match.play(RED, "extend-twice luebeck")
    finish(match)
    assert standing(match, "luebeck") == "rrrr"
    assert shown(match, "influence")[RED] == 8
    assert shown(match, "conducts") == [1, 2, 2, 2]
    assert told(match, "conduct-spent") == [{"seat": RED, "left": 1}]
    assert told(match, "extended") == [{"seat": RED, "place": index("luebeck"), "posts": 2}]


@pytest.mark.article("PF-18", "PF-R16")
def test_a_doubles_one_city_while_the_others_extend_by_one() -> None:
    match = table(posts={"luebeck": "r", "hamburg": "r", "gent": "r"}, money=[0] * 4)
    match.play(RED, "extend hamburg")
    match.play(RED, "extend-twice luebeck")
    match.play(RED, "extend gent")
    finish(match)
    assert [standing(match, city) for city in ("luebeck", "hamburg", "gent")] == ["rrr", "rr", "rr"]


@pytest.mark.article("PF-R16")
def test_a_works_where_the_disc_is_gone() -> None:
    match = table(posts={"luebeck": "rrrr"}, won={"luebeck": RED}, money=[0] * 4)
    match.play(RED, "extend-twice luebeck")
    finish(match)
    assert standing(match, "luebeck") == "rrrrrr"


@pytest.mark.article("PF-R8")
def test_a_needs_two_free_spaces() -> None:
    match = table(posts={"luebeck": "rrrbbb", "hamburg": "r"})
    assert may(match, RED) == {
        "done", "extend luebeck", "extend hamburg", "extend-twice hamburg",
    }  # fmt: skip
    assert_refused(match, RED, "extend-twice luebeck", "PF-R8", "two-free-spaces")


@pytest.mark.article("PF-19", "PF-R9")
@pytest.mark.parametrize(
    ("posts", "sum"),
    [({"v11": "r"}, 48), ({"luebeck": "r"}, 48), ({"luebeck": "r", "gent": "r"}, 72),
     ({"luebeck": "r", "koeln": "r", "gent": "r"}, 114)],
)  # fmt: skip
def test_b_doubles_city_and_base_income_and_pays_48_at_least(
    posts: dict[str, str], sum: int
) -> None:
    match = table(posts=posts, money=[0] * 4, step="income")
    assert may(match, RED) == {"income", "double-income"}
    match.play(RED, "double-income")
    assert shown(match, "money")[RED] == sum
    assert told(match, "income-doubled") == [{"seat": RED, "sum": sum}]
    assert shown(match, "conducts")[RED] == 1


@pytest.mark.article("PF-19", "PF-R16")
def test_b_is_asked_before_the_income_and_only_if_nothing_was_extended() -> None:
    posts = {"luebeck": "r", "hamburg": "r"}
    match = table(posts=posts)
    match.play(RED, "done")
    assert step_of(match) == "income"
    extended = table(posts=posts)
    extended.play(RED, "extend hamburg")
    assert_refused(extended, RED, "double-income", "PF-19", "has-extended")
    extended.play(RED, "done")
    assert step_of(extended) == "open"
    assert_refused(extended, RED, "double-income", "PF-19", "has-extended")


@pytest.mark.article("PF-19")
def test_b_can_be_left_alone() -> None:
    match = table(posts={"luebeck": "r"}, money=[0] * 4, step="income")
    match.play(RED, "income")
    assert shown(match, "money")[RED] == 24
    assert shown(match, "conducts")[RED] == 2


@pytest.mark.article("PF-20", "PF-R16")
def test_c_is_spent_by_opening_the_second_post_when_the_first_is_paid() -> None:
    match = table(posts={"v11": "r"}, lies="hamburg luebeck", step="open")
    match.play(RED, "open v11 hamburg")
    assert shown(match, "money")[RED] == 34
    assert shown(match, "conducts")[RED] == 2
    match.play(RED, "open v11 luebeck")
    assert shown(match, "money")[RED] == 26
    assert shown(match, "conducts")[RED] == 1
    assert (standing(match, "hamburg"), standing(match, "luebeck")) == ("r", "r")
    assert match.asks() == [BLUE]


@pytest.mark.article("PF-20")
def test_c_the_second_post_may_start_from_the_first() -> None:
    match = table(posts={"v11": "r"}, lies="luebeck", step="open")
    match.play(RED, "open v11 luebeck")
    assert "open luebeck v12" in may(match, RED)
    match.play(RED, "open luebeck v12")
    assert (standing(match, "luebeck"), standing(match, "v12")) == ("r", "r")
    assert shown(match, "influence")[RED] == 2


@pytest.mark.article("PF-20")
def test_c_each_post_has_to_be_paid() -> None:
    match = table(posts={"v11": "r"}, lies="hamburg luebeck", step="open", money=[11, 0, 0, 0])
    match.play(RED, "open v11 hamburg")
    assert match.asks() == [BLUE]
    assert shown(match, "conducts")[RED] == 2


@pytest.mark.article("PF-20")
def test_c_can_be_left_alone() -> None:
    match = table(posts={"v11": "r"}, lies="hamburg luebeck", step="open")
    match.play(RED, "open v11 hamburg")
    match.play(RED, "done")
    assert shown(match, "conducts")[RED] == 2
    assert match.asks() == [BLUE]


@pytest.mark.article("PF-R3")
def test_c_opens_two_different_places() -> None:
    match = table(posts={"v11": "r"}, lies="hamburg luebeck", step="open")
    match.play(RED, "open v11 v12")
    assert_refused(match, RED, "open v11 v12", "PF-R3", "other-place")


@pytest.mark.article("PF-17")
def test_one_safe_conduct_a_turn() -> None:
    match = table(posts={"luebeck": "r", "hamburg": "r", "v11": "r"}, lies="braunschweig")
    match.play(RED, "extend-twice luebeck")
    assert_refused(match, RED, "extend-twice hamburg", "PF-17", "one-conduct-a-turn")
    assert_refused(match, RED, "double-income", "PF-17", "one-conduct-a-turn")
    match.play(RED, "done")
    match.play(RED, "open v11 braunschweig")
    assert match.asks() == [BLUE]
    assert shown(match, "conducts")[RED] == 1


@pytest.mark.article("PF-17")
def test_after_double_income_only_one_post_is_opened() -> None:
    match = table(posts={"v11": "r"}, lies="hamburg luebeck", step="income")
    match.play(RED, "double-income")
    match.play(RED, "open v11 hamburg")
    assert match.asks() == [BLUE]


@pytest.mark.article("PF-17")
def test_no_safe_conduct_in_the_first_round() -> None:
    match = table(posts={"v11": "r"}, lies="hamburg luebeck", step="open", round=1)
    assert_refused(match, RED, "double-income", "PF-17", "no-conduct-yet")
    assert_refused(match, RED, "extend-twice hamburg", "PF-17", "no-conduct-yet")
    match.play(RED, "open v11 hamburg")
    assert match.asks() == [BLUE]


@pytest.mark.article("PF-17")
def test_who_has_none_left_cannot_use_one() -> None:
    match = table(posts={"luebeck": "r", "hamburg": "r"}, conducts=[0, 2, 2, 2])
    assert may(match, RED) == {"done", "extend luebeck", "extend hamburg"}
    assert_refused(match, RED, "extend-twice luebeck", "PF-17", "no-conduct-left")


@pytest.mark.article("PF-17")
def test_the_next_turn_another_one_may_be_used() -> None:
    match = table(seats=2, posts={"luebeck": "r", "v01": "b"}, others=LIES)
    match.play(RED, "extend-twice luebeck")
    match.play(RED, "open luebeck v12")
    finish(match, BLUE)
    assert shown(match, "conducts")[RED] == 1
    assert "extend-twice luebeck" in may(match, RED)
