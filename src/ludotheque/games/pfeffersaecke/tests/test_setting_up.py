"""Setting up: money, discs, the first posts, and the two-player map."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque import Luck, new_match
from ludotheque.games.pfeffersaecke.board import PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.state import COVERED, LIES, NOT_YET
from ludotheque.games.pfeffersaecke.tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    disc,
    index,
    new_table,
    standing,
    step_of,
)

COVERS = {"erfurt", "leipzig", "wittenberg", "regensburg", "muenchen", "linz", "wien"}
SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])


@pytest.mark.article("PF-1", "PF-R11")
@pytest.mark.parametrize(("seats", "money"), [(2, 15), (3, 20), (4, 25), (5, 30), (6, 35)])
def test_everyone_gets_money_posts_and_two_safe_conducts(seats: int, money: int) -> None:
    match = new_table(seats=seats)
    assert shown(match, "money") == [money] * seats
    assert shown(match, "conducts") == [2] * seats
    assert shown(match, "stock") == [44] * seats


@pytest.mark.article("PF-1", "PF-R1")
def test_the_score_starts_on_1_and_founding_scores_nothing_more() -> None:
    match = new_table()
    assert shown(match, "influence") == [1, 1, 1, 1]
    match.play(RED, "found v07")
    assert shown(match, "influence") == [1, 1, 1, 1]


@pytest.mark.article("PF-1", "PF-4")
def test_the_village_counter_stands_at_20_and_goes_down_with_each_founded_post() -> None:
    match = new_table()
    assert shown(match, "village_counter") == 20
    for left, village in enumerate(["v07", "v11", "v05", "v13"]):
        match.play(match.asks()[0], f"found {village}")
        assert shown(match, "village_counter") == 19 - left


@pytest.mark.article("PF-2")
@pytest.mark.parametrize(("seats", "lies"), [(3, True), (4, True), (5, False), (6, True)])
def test_a_disc_lies_on_wittenberg_unless_five_play(seats: int, lies: bool) -> None:
    match = new_table(seats=seats)
    assert disc(match, "wittenberg") == (LIES if lies else NOT_YET)
    assert shown(match, "discs").count(LIES) == int(lies)


@pytest.mark.article("PF-3")
@pytest.mark.parametrize(("seats", "each"), [(2, 9), (3, 8), (4, 6), (5, 5), (6, 4)])
def test_all_discs_are_dealt_and_everyone_has_as_many(seats: int, each: int) -> None:
    match = new_table(seats=seats)
    assert shown(match, "hands") == [each] * seats
    assert shown(match, "large_pile") == shown(match, "mixed_pile") == 0


@pytest.mark.article("PF-3")
@pytest.mark.parametrize(("seats", "least", "left_over"), [(2, 5, 1), (3, 4, 0), (4, 3, 0),
                                                           (5, 2, 2), (6, 2, 0)])  # fmt: skip
def test_large_discs_are_dealt_evenly_first(seats: int, least: int, left_over: int) -> None:
    more = 0
    for seed in range(30):
        match = new_match("pfeffersaecke", seats=seats, luck=Luck.seeded(seed))
        large = [
            sum(number >= 5 for number in match.view(seat)["hands"][seat]) for seat in range(seats)
        ]
        assert min(large) >= least
        assert sum(large) == least * seats + left_over
        more = max(more, max(large) - least)
    assert more == left_over


@pytest.mark.article("PF-3", "PF-R19")
def test_each_sees_the_own_discs_and_how_many_the_others_hold() -> None:
    match = new_table(discs="8 7 7 7 6 5 5 5 5 5 5 5 2 2 2 2 3 3 3 4 4 4 4 4")
    hands = match.view(BLUE)["hands"]
    assert hands == [6, [2, 3, 4, 5, 5, 7], 6, 6]
    assert match.view(None)["hands"] == [6, 6, 6, 6]


@pytest.mark.article("PF-3")
def test_only_who_gets_a_disc_reads_its_number() -> None:
    match = new_table(seats=3, discs="8 7")
    assert told(match, "dealt")[:2] == [{"seat": RED}, {"seat": BLUE}]
    assert [match.story(seat)[1]["text"] for seat in (None, RED, BLUE)] == [
        "disc ?", "disc 8", "disc ?",
    ]  # fmt: skip
    assert [match.story(seat)[2]["text"] for seat in (None, RED, BLUE)] == [
        "disc ?", "disc ?", "disc 7",
    ]  # fmt: skip


@pytest.mark.article("PF-R10")
@SEATS
def test_the_discs_in_play_match_the_cities_that_wait_for_one(seats: int) -> None:
    match = new_table(seats=seats)
    terms = match.terms
    assert isinstance(terms, PfeffersaeckeTerms)
    held = Counter(number for seat in range(seats) for number in match.view(seat)["hands"][seat])
    waiting = [city for city, status in enumerate(shown(match, "discs")) if status == NOT_YET]
    assert held == Counter(terms.numbers[city] for city in waiting)


@pytest.mark.article("PF-4")
def test_each_founds_in_a_free_village_from_the_starting_player_on() -> None:
    match = new_table(starter=YELLOW)
    asked = []
    for village in ["v07", "v11", "v05", "v13"]:
        asked += match.asks()
        match.play(match.asks()[0], f"found {village}")
    assert asked == [YELLOW, GREEN, RED, BLUE]
    assert [standing(match, v) for v in ("v07", "v11", "v05", "v13")] == ["y", "g", "r", "b"]
    assert told(match, "founded")[0] == {"seat": YELLOW, "place": index("v07"), "villages": 19}


@pytest.mark.article("PF-R22", "PF-4")
def test_where_it_is_agreed_whoever_plays_last_founds_first() -> None:
    match = new_table(starter=YELLOW, founding="reverse")
    asked = []
    for village in ["v07", "v11", "v05", "v13"]:
        asked += match.asks()
        match.play(match.asks()[0], f"found {village}")
    assert asked == [BLUE, RED, GREEN, YELLOW]
    assert (match.asks(), step_of(match)) == ([YELLOW], "place")


@pytest.mark.article("PF-R22")
@SEATS
def test_where_it_is_agreed_lots_are_drawn_for_the_villages(seats: int) -> None:
    drawn = set()
    for seed in range(12):
        options = {"founding": "lots"}
        match = new_match("pfeffersaecke", seats=seats, options=options, luck=Luck.seeded(seed))
        starter = match.view(None)["starter"]
        founded = told(match, "founded")
        assert [one["seat"] for one in founded] == [
            (starter + step) % seats for step in range(seats)
        ]
        assert (match.asks(), step_of(match)) == ([starter], "place")
        drawn |= {one["place"] for one in founded}
    assert len(drawn) > 10
    assert seats > 2 or not drawn & {index("v14"), index("v19")}


@pytest.mark.article("PF-R23")
@pytest.mark.parametrize("hidden", [False, True])
def test_where_it_is_agreed_whoever_plays_later_gets_more_florins(hidden: bool) -> None:
    match = new_table(starter=GREEN, found="v07 v11 v05 v13", consolation=3, hidden_money=hidden)
    florins = [match.view(seat)["purses" if hidden else "money"][seat] for seat in range(4)]
    assert florins == [28, 31, 34, 25]
    assert told(match, "consoled") == [
        {"seat": RED, "sum": 3}, {"seat": BLUE, "sum": 6}, {"seat": YELLOW, "sum": 9},
    ]  # fmt: skip


@pytest.mark.article("PF-4")
def test_a_village_that_is_taken_cannot_be_founded_in() -> None:
    match = new_table(found="v07")
    assert len(may(match, BLUE)) == 19
    assert_refused(match, BLUE, "found v07", "PF-4", "village-taken")


@pytest.mark.article("PF-4", "PF-5")
def test_the_starting_player_plays_first_and_the_left_neighbour_follows() -> None:
    match = new_table(starter=GREEN, found="v07 v11 v05 v13")
    assert told(match, "round") == [{"round": 1}]
    assert (match.asks(), step_of(match)) == ([GREEN], "place")
    match.expire(GREEN)
    while match.asks() == [GREEN]:
        match.expire(GREEN)
    assert match.asks() == [RED]


@pytest.mark.article("PF-R19")
@SEATS
def test_the_starting_player_is_drawn(seats: int) -> None:
    starters = {
        new_match("pfeffersaecke", seats=seats, luck=Luck.seeded(seed)).view(None)["starter"]
        for seed in range(40)
    }
    assert starters == set(range(seats))


@pytest.mark.article("PF-R19")
def test_money_safe_conducts_and_the_number_of_discs_are_public() -> None:
    view = new_table().view(None)
    assert view["money"] == [25, 25, 25, 25]
    assert view["conducts"] == [2, 2, 2, 2]
    assert view["hands"] == [6, 6, 6, 6]


@pytest.mark.article("PF-R19")
def test_with_hidden_money_each_sees_the_own_purse_only() -> None:
    match = new_table(hidden_money=True)
    assert match.view(BLUE)["purses"] == [None, 25, None, None]
    assert match.view(None)["purses"] == [None] * 4
    assert match.view(BLUE)["money"] == []
    assert match.view(BLUE)["bank"] is None


@pytest.mark.article("PF-27")
def test_with_two_players_seven_cities_and_two_villages_are_out() -> None:
    match = new_table(seats=2)
    terms = match.terms
    assert isinstance(terms, PfeffersaeckeTerms)
    covered = {
        terms.map.places[city].id
        for city, status in enumerate(shown(match, "discs"))
        if status == COVERED
    }
    assert covered == COVERS
    assert shown(match, "village_counter") == 18
    for roads in terms.roads:
        assert not any(terms.is_out[road.to] or terms.is_out[road.start] for road in roads)
    road = terms.road(terms.index["braunschweig"], terms.index["nuernberg"])
    assert road is not None
    assert road.price == 56


@pytest.mark.article("PF-R13", "PF-1")
def test_with_two_players_the_counter_starts_at_the_villages_in_play() -> None:
    match = new_table(seats=2)
    assert shown(match, "village_counter") == 18
    match.play(match.asks()[0], "found v07")
    assert shown(match, "village_counter") == 17
    assert shown(new_table(seats=3), "village_counter") == 20


@pytest.mark.article("PF-28")
def test_with_two_players_the_counter_is_at_16_after_the_first_posts() -> None:
    match = new_table(seats=2, found="v07 v11")
    assert shown(match, "village_counter") == 16


@pytest.mark.article("PF-R20", "PF-27")
@pytest.mark.parametrize("village", ["v14", "v19"])
def test_with_two_players_nobody_founds_in_a_village_that_is_out(village: str) -> None:
    match = new_table(seats=2)
    assert len(may(match, RED)) == 18
    assert_refused(match, RED, f"found {village}", "PF-R20", "village-is-out")
    assert f"found {village}" in may(new_table(seats=3), RED)
