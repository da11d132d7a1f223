"""Phase 5: opening posts."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque.games.pfeffersaecke.state import GONE, LIES
from ludotheque.games.pfeffersaecke.tests.table import (
    BLUE,
    RED,
    disc,
    index,
    standing,
    step_of,
    table,
)

HOME = {"v11": "r"}
"""From here roads lead to Hamburg (6), Lübeck (8), Braunschweig (10) and the village v12 (6)."""


@pytest.mark.article("PF-11")
def test_a_post_is_opened_over_a_road_from_where_one_has_one_for_its_price() -> None:
    match = table(posts=HOME, lies="hamburg luebeck gent", step="open", conducts=[0] * 4)
    box = match.game.box(match.state)
    assert may(match, RED) == {
        "done", "open v11 hamburg", "open v11 luebeck", "open v11 v12",
    }  # fmt: skip
    match.play(RED, "open v11 hamburg")
    assert shown(match, "money")[RED] == 34
    assert standing(match, "hamburg") == "r"
    assert told(match, "city-opened") == [
        {"seat": RED, "from": index("v11"), "place": index("hamburg"), "price": 6}
    ]
    assert match.game.box(match.state) == box
    assert match.asks() == [BLUE]


@pytest.mark.article("PF-11")
def test_opening_is_no_duty() -> None:
    match = table(posts=HOME, lies="hamburg", step="open")
    match.play(RED, "done")
    assert standing(match, "hamburg") == ""
    assert match.asks() == [BLUE]


@pytest.mark.article("PF-11")
def test_every_road_from_every_own_place_counts() -> None:
    match = table(posts={"v11": "r", "hamburg": "r"}, lies="luebeck", step="open")
    assert may(match, RED) == {
        "done", "open v11 luebeck", "open hamburg luebeck", "open v11 v12", "open hamburg v10",
    }  # fmt: skip
    match.play(RED, "open hamburg luebeck")
    assert shown(match, "money")[RED] == 40 - 11


@pytest.mark.article("PF-11")
def test_a_road_beyond_ones_purse_is_refused() -> None:
    match = table(posts=HOME, lies="hamburg luebeck", step="open", money=[6, 0, 0, 0])
    assert may(match, RED) == {"done", "open v11 hamburg", "open v11 v12"}
    assert_refused(match, RED, "open v11 luebeck", "PF-11", "too-dear")


@pytest.mark.article("PF-11")
def test_without_a_direct_road_it_is_refused() -> None:
    match = table(posts=HOME, lies="koeln", step="open")
    assert_refused(match, RED, "open v11 koeln", "PF-11", "no-road")


@pytest.mark.article("PF-11")
def test_from_a_place_where_one_has_no_post_it_is_refused() -> None:
    match = table(posts={**HOME, "hamburg": "b"}, lies="luebeck", step="open")
    assert_refused(match, RED, "open hamburg luebeck", "PF-11", "not-from-there")


@pytest.mark.article("PF-12")
def test_whoever_opens_a_village_scores_1_and_the_counter_goes_down() -> None:
    match = table(posts=HOME, lies="hamburg", step="open", conducts=[0] * 4)
    match.play(RED, "open v11 v12")
    assert standing(match, "v12") == "r"
    assert shown(match, "influence") == [2, 1, 1, 1]
    assert shown(match, "village_counter") == 18
    assert told(match, "village-opened") == [
        {"seat": RED, "from": index("v11"), "place": index("v12"), "price": 6, "villages": 18}
    ]


@pytest.mark.article("PF-12")
def test_a_village_holds_one_post() -> None:
    match = table(posts={**HOME, "v12": "b"}, lies="hamburg", step="open")
    assert_refused(match, RED, "open v11 v12", "PF-12", "village-taken")


@pytest.mark.article("PF-13")
def test_a_city_cannot_be_opened_before_its_disc_was_placed() -> None:
    match = table(posts=HOME, lies="hamburg", step="open")
    assert_refused(match, RED, "open v11 luebeck", "PF-13", "no-disc-yet")


@pytest.mark.article("PF-13")
def test_a_full_city_cannot_be_opened() -> None:
    match = table(
        posts={**HOME, "hamburg": "bbbb"}, won={"hamburg": BLUE}, lies="luebeck", step="open"
    )
    assert_refused(match, RED, "open v11 hamburg", "PF-13", "no-free-space")


@pytest.mark.article("PF-13")
def test_a_city_whose_disc_is_gone_can_be_opened_while_a_space_is_free() -> None:
    match = table(posts={**HOME, "hamburg": "bbb"}, won={"hamburg": BLUE}, step="open",
                  conducts=[0] * 4)  # fmt: skip
    assert disc(match, "hamburg") == GONE
    match.play(RED, "open v11 hamburg")
    assert standing(match, "hamburg") == "bbbr"


@pytest.mark.article("PF-13", "PF-14")
def test_a_new_post_waits_in_the_centre_until_the_turn_is_settled() -> None:
    match = table(posts=HOME, lies="hamburg", step="open")
    match.play(RED, "open v11 hamburg")
    assert step_of(match) == "open"
    assert (standing(match, "hamburg"), shown(match, "centre")[index("hamburg")]) == ("", 1)
    match.play(RED, "done")
    assert (standing(match, "hamburg"), shown(match, "centre")[index("hamburg")]) == ("r", 0)
    assert disc(match, "hamburg") == LIES


@pytest.mark.article("PF-R2")
def test_a_post_is_opened_only_where_one_has_none_yet() -> None:
    match = table(posts={**HOME, "hamburg": "r"}, lies="luebeck", step="open")
    assert_refused(match, RED, "open v11 hamburg", "PF-R2", "already-there")


@pytest.mark.article("PF-R2")
def test_with_reopen_a_post_may_be_opened_where_one_is_already() -> None:
    match = table(posts={**HOME, "hamburg": "rb"}, step="open", conducts=[0] * 4, reopen=True)
    match.play(RED, "open v11 hamburg")
    assert standing(match, "hamburg") == "rbr"


@pytest.mark.article("PF-R2")
def test_with_reopen_posts_in_the_centre_fill_spaces() -> None:
    match = table(
        posts={**HOME, "hamburg": "rbb", "luebeck": "r"}, centre={"hamburg": 1}, step="open",
        reopen=True,
    )  # fmt: skip
    assert_refused(match, RED, "open v11 hamburg", "PF-13", "no-free-space")
    assert "open v11 luebeck" in may(match, RED)


@pytest.mark.article("PF-R3", "PF-20")
def test_the_second_post_goes_to_another_place_even_with_reopen() -> None:
    match = table(posts=HOME, lies="hamburg", step="open", reopen=True)
    match.play(RED, "open v11 hamburg")
    assert_refused(match, RED, "open v11 hamburg", "PF-R3", "other-place")


@pytest.mark.article("PF-27")
def test_with_two_players_covered_places_and_their_roads_are_out_of_the_game() -> None:
    match = table(seats=2, posts={"nuernberg": "r", "v20": "r"}, lies="augsburg", step="open")
    assert_refused(match, RED, "open nuernberg erfurt", "PF-27", "covered")
    assert_refused(match, RED, "open v20 linz", "PF-27", "covered")
    assert_refused(match, RED, "open nuernberg v19", "PF-27", "covered")
    assert "open v20 augsburg" in may(match, RED)


@pytest.mark.article("PF-27")
def test_with_two_players_the_road_for_56_can_be_used() -> None:
    match = table(
        seats=2, posts={"braunschweig": "r"}, lies="nuernberg", step="open", money=[60, 0]
    )
    match.play(RED, "open braunschweig nuernberg")
    assert shown(match, "money")[RED] == 4


@pytest.mark.article("PF-R19")
def test_with_hidden_money_one_is_asked_even_with_an_empty_purse() -> None:
    setting = {"posts": HOME, "lies": "hamburg", "money": [0] * 4, "conducts": [0] * 4,
               "step": "place", "round": 1}  # fmt: skip
    closed = table(hidden_money=True, **setting)
    closed.play(RED, "place gent") if "place gent" in may(closed, RED) else closed.expire(RED)
    assert step_of(closed) == "open"
    assert closed.asks() == [RED]
