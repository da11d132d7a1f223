"""Setting up: gangs, open quarters, hideouts and who takes them."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

import ludotheque
from ludotheque import BadSetup, Luck
from ludotheque.games.apaches.constraints import CONFIGURATIONS, SETS
from ludotheque.games.apaches.tests.table import (
    ONE,
    THREE,
    TWO,
    content,
    lay_last,
    money,
    new_table,
    settled,
    table,
)

EVERY_SEAT_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.article("AP-1")
@EVERY_SEAT_COUNT
def test_everyone_starts_with_ten_apaches_and_500_francs(seats: int) -> None:
    match = new_table(seats=seats)
    assert money(match) == [500] * seats
    assert shown(match, "leaders_in_reserve") == [7] * seats
    assert shown(match, "novices_in_reserve") == [3] * seats
    assert shown(match, "recruits_aside") == 5
    assert shown(match, "bourgeois") == 4
    assert match.game.box(match.state)["francs"] == 500 * seats


@pytest.mark.article("AP-1", "AP-2", "AP-3")
@pytest.mark.parametrize(
    ("seats", "stacks"),
    [(4, [3, 4, 4, 5, 6, 5, 4]), (3, [3, 0, 0, 5, 6, 5, 4]), (2, [3, 4, 4, 0, 0, 5, 0])],
)
def test_open_quarters_have_their_stacks(seats: int, stacks: list[int]) -> None:
    assert shown(new_table(seats=seats), "stacks") == stacks


@pytest.mark.article("AP-2", "AP-5")
@pytest.mark.parametrize(
    ("seats", "quarters"),
    [(seats, name) for seats, names in SETS.items() for name in names],
)
def test_every_configuration_gives_six_hideouts_each_and_can_be_played(
    seats: int, quarters: str
) -> None:
    luck = Luck.seeded(int(quarters))
    match = ludotheque.new_match(
        "apaches", seats=seats, options={"quarters": quarters}, luck=Luck.seeded(3)
    )
    assert [size > 0 for size in shown(match, "stacks")] == [
        str(quarter) in quarters for quarter in range(1, 8)
    ]
    for _ in range(1_000):
        if match.is_over:
            break
        seat = match.asks()[0]
        moves = match.legal(seat)
        match.play(seat, moves[luck.draw(len(moves))])
        assert shown(match, "turn") == 0 or len(shown(match, "hands")[0]) <= 6
    assert match.is_over
    assert len(told(match, "chosen")) == 3 * 6 * seats


@pytest.mark.article("AP-2")
def test_the_first_sets_are_those_of_first_games_and_all_make_six_a_player() -> None:
    sizes = [3, 4, 4, 5, 6, 5, 4]
    assert [len(CONFIGURATIONS[seats]) for seats in (2, 3, 4)] == [12, 5, 1]
    assert [CONFIGURATIONS[seats][0] for seats in (2, 3, 4)] == [
        [1, 2, 3, 6], [1, 4, 5, 6, 7], [1, 2, 3, 4, 5, 6, 7],
    ]  # fmt: skip
    for seats, sets in CONFIGURATIONS.items():
        assert len({tuple(open_quarters) for open_quarters in sets}) == len(sets)
        for open_quarters in sets:
            assert sum(sizes[quarter - 1] - 1 for quarter in open_quarters) == 6 * seats


@pytest.mark.article("AP-2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_exactly_the_sets_for_so_many_players_are_offered(seats: int) -> None:
    game = ludotheque.find_game("apaches")
    option = next(one for one in game.options if one.name == "quarters")
    assert option.offered(seats) == SETS[seats]
    assert option.default_at(seats) == SETS[seats][0]
    assert [len(name) for name in SETS[seats]] == [len(one) for one in CONFIGURATIONS[seats]]


@pytest.mark.article("AP-2")
@pytest.mark.parametrize(
    ("seats", "quarters"),
    [(2, "14567"), (3, "1236"), (3, 6), (3, 12), (4, "567"), (4, 2), (4, 12), (2, "9"), (2, "")],
)
def test_a_set_that_is_not_for_so_many_players_is_refused(seats: int, quarters: int | str) -> None:
    with pytest.raises(BadSetup, match="the option quarters is"):
        new_table(seats=seats, quarters=quarters)


@pytest.mark.article("AP-2")
@pytest.mark.parametrize("move", ["place leader 1 in 4", "move leader 1>4"])
def test_nobody_enters_a_closed_quarter(move: str) -> None:
    assert_refused(table(gangs=["1:2", ""]), ONE, move, "AP-2", "closed-quarter")


@pytest.mark.article("AP-3", "AP-11")
def test_the_hideout_left_on_each_stack_is_the_removed_one_and_nobody_sees_it() -> None:
    match = table(removed=["1 jailed"])
    assert shown(match, "stacks") == [1, 1, 1, 0, 0, 1, 0]
    for seat in (None, ONE, TWO):
        assert match.view(seat)["stacks"] == [1, 1, 1, 0, 0, 1, 0]
    assert_refused(new_table(), ONE, "take 4", "AP-2", "closed-quarter")


@pytest.mark.article("AP-4")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_is_drawn(first: int) -> None:
    match = new_table(seats=3, first=first)
    assert match.asks() == [first]
    assert told(match, "first-player") == [{"seat": first}]


@pytest.mark.article("AP-4", "AP-28")
def test_the_first_player_changes_clockwise_each_round() -> None:
    assert shown(settled(seats=3, first=THREE, order=[2, 0, 1]), "first") == ONE


@pytest.mark.article("AP-4")
@pytest.mark.parametrize(
    ("money", "first"),
    [([500, 700, 600], TWO), ([500, 600, 700], THREE), ([700, 700, 600], ONE), ([1, 7, 7], TWO)],
)
def test_a_table_may_agree_that_the_richest_begins_the_last_round(
    money: list[int], first: int
) -> None:
    match = settled(
        seats=3, round=2, first=THREE, order=[2, 0, 1], money=money, richest_begins=True
    )
    assert shown(match, "first") == first
    assert shown(match, "order") == [(first + place) % 3 for place in range(3)]
    clockwise = settled(seats=3, round=2, first=THREE, order=[2, 0, 1], money=money)
    assert shown(clockwise, "first") == ONE


@pytest.mark.article("AP-4")
def test_before_other_rounds_the_marker_goes_clockwise_all_the_same() -> None:
    assert shown(settled(round=1, money=[900, 500], richest_begins=True), "first") == TWO
    assert shown(settled(round=2, rounds=4, money=[900, 500], richest_begins=True), "first") == TWO


@pytest.mark.article("AP-5", "AP-R15")
def test_hideouts_are_taken_in_the_same_clockwise_order_until_all_are_gone() -> None:
    match = new_table(seats=3, first=TWO)
    asked = []
    while shown(match, "turn") == 0:
        seat = match.asks()[0]
        asked.append(seat)
        match.play(seat, match.legal(seat)[0])
    assert asked == [TWO, THREE, ONE] * 6
    assert [len(hand) for hand in shown(match, "hands")] == [6, 6, 6]
    assert shown(match, "stacks") == [1, 0, 0, 1, 1, 1, 1]
    assert match.asks() == [TWO]


@pytest.mark.article("AP-5", "AP-R12", "AP-R15")
def test_only_the_taker_sees_the_top_hideout_and_all_see_its_colour() -> None:
    luck = Luck.scripted("first 0", "hideout 6 robbery", then=Luck.seeded(1))
    match = ludotheque.new_match("apaches", seats=2, luck=luck)
    match.play(ONE, "take 6")
    assert content(match.view(ONE)["hands"][ONE]) == ["6 robbery"]
    assert match.view(TWO)["hands"] == match.view(None)["hands"] == [[6], []]
    assert told(match, "taken", ONE) == [{"quarter": 6, "content": 8}]
    assert told(match, "taken", TWO) == []
    assert match.story(TWO)[-1]["text"] == "hideout 6"
    assert match.story(ONE)[-1]["text"] == "hideout 6 robbery"


@pytest.mark.article("AP-R12")
def test_any_hideout_of_a_stack_can_be_on_top() -> None:
    drawn = set()
    for seed in range(40):
        match = ludotheque.new_match("apaches", seats=2, luck=Luck.seeded(seed))
        seat = match.asks()[0]
        match.play(seat, "take 1")
        drawn.update(content(match.view(seat)["hands"][seat]))
    assert drawn == {"1 money 300", "1 reinforcements", "1 jailed"}


@pytest.mark.article("AP-5")
def test_the_last_hideout_of_a_stack_stays() -> None:
    match = new_table()
    for seat in (ONE, TWO):
        assert "take 1" in may(match, seat)
        match.play(seat, "take 1")
    assert_refused(match, ONE, "take 1", "AP-5", "no-hideout-there")


@pytest.mark.article("AP-28", "AP-3")
def test_a_new_round_gathers_all_hideouts() -> None:
    match = settled()
    assert (shown(match, "round"), shown(match, "turn")) == (2, 0)
    assert shown(match, "stacks") == [3, 4, 4, 0, 0, 5, 0]
    assert shown(match, "covered") == []
    assert shown(match, "step") == "take"


@pytest.mark.article("AP-16")
def test_a_round_is_six_turns_each() -> None:
    match = table(seats=3)
    asked: list[Any] = []
    while shown(match, "round") == 1:
        asked += match.asks()
        lay_last(match)
    assert asked == [ONE, TWO, THREE] * 6
