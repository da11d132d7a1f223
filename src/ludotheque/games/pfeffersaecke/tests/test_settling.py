"""Phase 6: settling the centres, majorities and last spaces."""

from __future__ import annotations

import pytest
from tests.every_game.looking import shown, told

from ludotheque.games.pfeffersaecke.settling import leader
from ludotheque.games.pfeffersaecke.state import GONE, LIES
from ludotheque.games.pfeffersaecke.tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    disc,
    finish,
    index,
    standing,
    table,
)

BROKE = {"money": [0] * 4, "conducts": [0] * 4}
"""Nothing is doubled, and nothing dear is opened."""


@pytest.mark.article("PF-14")
def test_posts_in_the_centre_move_to_the_next_free_space() -> None:
    match = table(posts={"luebeck": "rb"}, **BROKE)
    match.play(RED, "extend luebeck")
    finish(match, RED)
    assert standing(match, "luebeck") == "rbr"
    assert shown(match, "centre") == [0] * 25


@pytest.mark.article("PF-14")
def test_the_first_post_goes_on_the_space_with_the_arrow() -> None:
    match = table(posts={"v11": "r"}, lies="luebeck", step="open", conducts=[0] * 4)
    match.play(RED, "open v11 luebeck")
    assert standing(match, "luebeck") == "r"


@pytest.mark.article("PF-14", "PF-R4")
@pytest.mark.parametrize("cities", [["luebeck", "hamburg"], ["hamburg", "luebeck"]])
def test_each_city_is_settled_by_itself_in_whatever_order(cities: list[str]) -> None:
    match = table(posts={"luebeck": "rrrb", "hamburg": "rrb"}, **BROKE)
    for city in cities:
        match.play(RED, f"extend {city}")
    finish(match)
    assert shown(match, "influence") == [1 + 7 + 4, 1, 1, 1]
    assert (standing(match, "luebeck"), standing(match, "hamburg")) == ("rrrbr", "rrbr")


@pytest.mark.article("PF-14")
def test_a_city_in_which_nothing_was_put_is_not_looked_at() -> None:
    match = table(posts={"luebeck": "rrrrb", "hamburg": "r"}, **BROKE)
    assert disc(match, "luebeck") == LIES
    match.play(RED, "extend hamburg")
    match.play(RED, "done")
    finish(match, RED)
    assert shown(match, "influence") == [1, 1, 1, 1]
    assert disc(match, "luebeck") == LIES


@pytest.mark.article("PF-15")
def test_example_four_posts_of_seven_in_luebeck_score_7_and_the_disc_goes() -> None:
    match = table(posts={"luebeck": "rbrbr"}, **BROKE)
    match.play(RED, "extend luebeck")
    finish(match, RED)
    assert shown(match, "influence") == [8, 1, 1, 1]
    assert disc(match, "luebeck") == GONE
    assert standing(match, "luebeck") == "rbrbrr"
    assert shown(match, "won") == [[index("luebeck")], [], [], []]
    assert told(match, "majority") == [{"seat": RED, "place": index("luebeck"), "points": 7}]


@pytest.mark.article("PF-15")
@pytest.mark.parametrize(
    ("city", "before", "points"),
    [
        ("muenster", "r", 2), ("bremen", "r", 3), ("hamburg", "rr", 4), ("gent", "rr", 5),
        ("nuernberg", "rrr", 6), ("luebeck", "rrr", 7), ("koeln", "rrrr", 8),
    ],
)  # fmt: skip
def test_more_than_half_of_what_a_city_holds_is_a_majority(
    city: str, before: str, points: int
) -> None:
    match = table(posts={city: before}, **BROKE)
    match.play(RED, f"extend {city}")
    finish(match, RED)
    assert shown(match, "influence")[RED] == 1 + points
    assert disc(match, city) == GONE


@pytest.mark.article("PF-15")
@pytest.mark.parametrize(("city", "half"), [("hamburg", "rb"), ("nuernberg", "rrbb")])
def test_half_of_the_posts_is_no_majority(city: str, half: str) -> None:
    match = table(posts={city: half}, **BROKE)
    match.play(RED, f"extend {city}")
    finish(match, RED)
    assert disc(match, city) == LIES
    assert shown(match, "influence") == [1, 1, 1, 1]


@pytest.mark.article("PF-15")
def test_where_the_disc_is_gone_nothing_is_scored_again() -> None:
    match = table(posts={"luebeck": "bbbbrr"}, won={"luebeck": BLUE}, **BROKE)
    match.play(RED, "extend luebeck")
    finish(match, RED)
    assert standing(match, "luebeck") == "bbbbrrr"
    assert shown(match, "influence") == [1, 1, 1, 1]


@pytest.mark.article("PF-16", "PF-R15")
def test_example_strasbourg_is_full_and_whoever_of_the_equals_came_first_scores_2() -> None:
    match = table(posts={"strassburg": "bryr"}, turn=BLUE, **BROKE)
    match.play(BLUE, "extend strassburg")
    finish(match, BLUE)
    assert standing(match, "strassburg") == "bryrb"
    assert shown(match, "influence") == [1, 3, 1, 1]
    assert disc(match, "strassburg") == GONE
    assert told(match, "filled") == [
        {"seat": BLUE, "place": index("strassburg"), "winner": BLUE, "points": 2}
    ]


@pytest.mark.article("PF-16", "PF-R5")
def test_who_has_the_most_scores_even_if_another_filled_the_city() -> None:
    match = table(posts={"luebeck": "brbybg"}, **BROKE)
    match.play(RED, "extend luebeck")
    finish(match, RED)
    assert shown(match, "influence") == [1, 4, 1, 1]
    assert shown(match, "won") == [[], [index("luebeck")], [], []]


@pytest.mark.article("PF-16")
@pytest.mark.parametrize(
    ("city", "before", "points"),
    [("muenster", "b", 1), ("bremen", "by", 1), ("hamburg", "bby", 2), ("gent", "bbyg", 2),
     ("nuernberg", "bbbyr", 3), ("luebeck", "bbbyrg", 3), ("koeln", "bbbyrgy", 4)],
)  # fmt: skip
def test_the_last_space_scores_half_the_number_rounded_down(
    city: str, before: str, points: int
) -> None:
    match = table(posts={city: before, "v05": "r"}, step="open", conducts=[0] * 4)
    state = match.state
    state.centre[index(city)] = 1  # type: ignore[attr-defined]
    state.stock[RED] -= 1  # type: ignore[attr-defined]
    state.opened_at = index(city)  # type: ignore[attr-defined]
    match.play(RED, "done")
    finish(match, RED)
    assert shown(match, "influence") == [1, 1 + points, 1, 1]


@pytest.mark.article("PF-16")
def test_an_absolute_majority_on_the_last_space_scores_in_full() -> None:
    match = table(posts={"gent": "rbrb"}, **BROKE)
    match.play(RED, "extend gent")
    finish(match, RED)
    assert shown(match, "influence")[RED] == 6
    assert told(match, "filled") == []


@pytest.mark.article("PF-16", "PF-R15")
@pytest.mark.parametrize(
    ("posts", "first"),
    [([RED, BLUE], RED), ([BLUE, RED], BLUE), ([RED, BLUE, BLUE], BLUE),
     ([GREEN, RED, BLUE, BLUE, RED, YELLOW], RED), ([YELLOW, RED, BLUE, BLUE, YELLOW], YELLOW)],
)  # fmt: skip
def test_among_equals_the_post_nearest_the_arrow_decides(posts: list[int], first: int) -> None:
    assert leader(posts) == first


@pytest.mark.article("PF-R17")
def test_a_city_is_won_by_majority_and_by_the_last_space_alike() -> None:
    match = table(posts={"luebeck": "rrr", "strassburg": "rbyb"}, **BROKE)
    match.play(RED, "extend luebeck")
    match.play(RED, "extend strassburg")
    finish(match, RED)
    assert shown(match, "won") == [sorted([index("luebeck"), index("strassburg")]), [], [], []]
    match = table(posts={"strassburg": "bbyr"}, **BROKE)
    match.play(RED, "extend strassburg")
    finish(match, RED)
    assert shown(match, "won") == [[], [index("strassburg")], [], []]
