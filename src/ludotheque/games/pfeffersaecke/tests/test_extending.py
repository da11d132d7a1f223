"""Phase 2: extending."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque.games.pfeffersaecke.state import GONE
from ludotheque.games.pfeffersaecke.tests.table import RED, disc, index, standing, step_of, table


@pytest.mark.article("PF-7")
def test_one_post_may_be_added_in_each_city_where_one_has_one_and_a_space_is_free() -> None:
    match = table(
        posts={"luebeck": "rrb", "hamburg": "r", "bremen": "b", "muenster": "rb"},
        won={"muenster": RED}, conducts=[0, 2, 2, 2],
    )  # fmt: skip
    assert may(match, RED) == {"done", "extend luebeck", "extend hamburg"}
    match.play(RED, "extend luebeck")
    assert may(match, RED) == {"done", "extend hamburg"}
    assert shown(match, "centre")[index("luebeck")] == 1
    assert standing(match, "luebeck") == "rrb"
    assert told(match, "extended") == [{"seat": RED, "place": index("luebeck"), "posts": 1}]


@pytest.mark.article("PF-7")
def test_extending_is_free_of_charge() -> None:
    match = table(posts={"luebeck": "r", "hamburg": "r"}, money=[0, 0, 0, 0])
    match.play(RED, "extend luebeck")
    assert shown(match, "money") == [0, 0, 0, 0]
    assert shown(match, "stock")[RED] == 41


@pytest.mark.article("PF-7")
def test_one_may_extend_in_any_number_of_cities_or_in_none() -> None:
    cities = {"luebeck": "r", "hamburg": "r", "gent": "r"}
    match = table(posts=cities, conducts=[0] * 4)
    for city in cities:
        match.play(RED, f"extend {city}")
    assert told(match, "extended")[-1]["place"] == index("gent")
    idle = table(posts=cities, conducts=[0] * 4)
    idle.play(RED, "done")
    assert told(idle, "extended") == []


@pytest.mark.article("PF-7")
def test_where_the_disc_is_gone_one_may_extend_all_the_same() -> None:
    match = table(posts={"luebeck": "rrrr"}, won={"luebeck": RED}, conducts=[0] * 4)
    assert disc(match, "luebeck") == GONE
    match.play(RED, "extend luebeck")
    match.play(RED, "done") if step_of(match) == "open" else None
    assert standing(match, "luebeck") == "rrrrr"


@pytest.mark.article("PF-7")
def test_without_a_post_there_nothing_can_be_extended() -> None:
    match = table(posts={"luebeck": "b", "hamburg": "r"})
    assert_refused(match, RED, "extend luebeck", "PF-7", "nothing-to-extend")
    assert_refused(match, RED, "extend gent", "PF-7", "nothing-to-extend")


@pytest.mark.article("PF-7")
def test_a_full_city_cannot_be_extended() -> None:
    match = table(posts={"muenster": "rb", "hamburg": "r"}, won={"muenster": RED})
    assert_refused(match, RED, "extend muenster", "PF-7", "no-free-space")


@pytest.mark.article("PF-7")
def test_a_city_is_extended_once_a_turn() -> None:
    match = table(posts={"luebeck": "r", "hamburg": "r"})
    match.play(RED, "extend luebeck")
    assert_refused(match, RED, "extend luebeck", "PF-7", "one-post-a-city")


@pytest.mark.article("PF-8")
def test_nobody_extends_in_the_first_round() -> None:
    match = table(posts={"v11": "r"}, lies="luebeck", round=1, step="open")
    assert_refused(match, RED, "extend luebeck", "PF-8", "no-extending-yet")


@pytest.mark.article("PF-R11")
def test_who_has_no_posts_left_can_neither_extend_nor_open() -> None:
    full = {"luebeck": "rrrrrr", "koeln": "rrrrrrr", "nijmegen": "rrrrrr", "augsburg": "rrrrrr",
            "nuernberg": "rrrrr", "gent": "rrrr", "antwerpen": "rrrr", "trier": "rrrr",
            "v11": "r"}  # fmt: skip
    won = dict.fromkeys([city for city in full if city != "v11"], RED)
    match = table(posts=full, won=won, stock={RED: 1}, conducts=[0] * 4, lies="hamburg")
    match.play(RED, "extend luebeck")
    assert {"seat": RED, "phase": 5} in told(match, "phase-passed")
    last = table(posts={**full, "erfurt": "r"}, won=won, stock={RED: 0}, step="open")
    assert may(last, RED) == {"done"}
    assert_refused(last, RED, "open v11 hamburg", "PF-13", "no-disc-yet")


@pytest.mark.article("PF-R14")
def test_with_a_late_fee_a_post_costs_the_rate_where_the_disc_is_gone() -> None:
    posts = {"luebeck": "rrrr", "hamburg": "r"}
    match = table(posts=posts, won={"luebeck": RED}, money=[10, 0, 0, 0], late_fee=True)
    match.play(RED, "extend luebeck")
    assert shown(match, "money")[RED] == 7
    assert told(match, "fee-paid") == [{"seat": RED, "place": index("luebeck"), "sum": 3}]
    match.play(RED, "extend hamburg")
    assert len(told(match, "fee-paid")) == 1


@pytest.mark.article("PF-R14")
def test_with_a_late_fee_two_posts_cost_twice_the_rate() -> None:
    match = table(
        posts={"luebeck": "rrrr", "gent": "r"}, won={"luebeck": RED}, money=[6, 0, 0, 0],
        late_fee=True,
    )  # fmt: skip
    match.play(RED, "extend-twice luebeck")
    assert shown(match, "money")[RED] == 0


@pytest.mark.article("PF-R14")
def test_without_the_fee_in_the_purse_it_is_refused() -> None:
    posts = {"luebeck": "rrrr", "gent": "r"}
    match = table(posts=posts, won={"luebeck": RED}, money=[2, 0, 0, 0], late_fee=True)
    assert_refused(match, RED, "extend luebeck", "PF-R14", "no-money-for-the-fee")
    free = table(posts=posts, won={"luebeck": RED}, money=[2, 0, 0, 0])
    assert "extend luebeck" in may(free, RED)


@pytest.mark.article("PF-R14", "PF-R19")
def test_with_hidden_money_a_phase_does_not_pass_for_want_of_the_fee() -> None:
    setting = {"posts": {"luebeck": "rrrr"}, "won": {"luebeck": RED}, "money": [2, 0, 0, 0],
               "late_fee": True, "step": "place"}  # fmt: skip
    closed = table(hidden_money=True, **setting)
    closed.play(RED, min(may(closed, RED)))
    assert (step_of(closed), may(closed, RED)) == ("extend", {"done"})
    plain = table(**setting)
    plain.play(RED, min(may(plain, RED)))
    assert step_of(plain) != "extend"
