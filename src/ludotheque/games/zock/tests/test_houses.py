"""ZO-R15: who gets which house, in the order of the seats or by lot."""

from __future__ import annotations

import json

import pytest
from tests.every_game.looking import shown

import ludotheque
from ludotheque import BadPosition, Luck, Match
from ludotheque.games.zock.board import seatings
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.tests.table import CALM, new_table, told

SEATS = pytest.mark.parametrize("seats", [2, 3, 4])


def drawn(seats: int, houses: str) -> Match:
    """A new match in which these houses are drawn, and then the first seat as banker."""
    luck = Luck.scripted(f"houses {houses}", "banker 0", *CALM)
    return ludotheque.new_match("zock", seats=seats, options={"houses": "drawn"}, luck=luck)


@pytest.mark.article("ZO-R15")
@pytest.mark.parametrize(("seats", "exits"), [(2, [0, 20]), (3, [0, 10, 20]), (4, [0, 10, 20, 30])])
def test_unless_lots_are_drawn_houses_go_by_the_order_of_the_seats(
    seats: int, exits: list[int]
) -> None:
    match = new_table(seats=seats)
    assert shown(match, "exits") == exits
    assert told(match, "house-drawn") == []


@pytest.mark.article("ZO-R15")
def test_lots_are_told_and_a_pawn_comes_out_of_the_house_that_was_drawn() -> None:
    match = drawn(3, "2 4 1")
    assert shown(match, "exits") == [10, 30, 0]
    assert [(one["seat"], one["exit"]) for one in told(match, "house-drawn")] == [
        (0, 11),
        (1, 31),
        (2, 1),
    ]
    for seat, square in enumerate([12, 32, 2]):
        match.play(seat, "out king")
        assert told(match, "came-out")[-1]["to"] == square


@pytest.mark.article("ZO-R15", "ZO-R13")
@SEATS
def test_every_way_can_be_drawn_and_none_changes_the_playing_order(seats: int) -> None:
    ways = seatings(seats)
    assert len(ways) == len({tuple(houses) for houses in ways}) == (12 if seats == 3 else 4)
    for houses in ways:
        assert len(set(houses)) == seats
        assert sum((houses[(seat + 1) % seats] - houses[seat]) % 4 for seat in range(seats)) == 4
        if seats == 2:
            assert abs(houses[0] - houses[1]) == 2, "two sit opposite"
    met = {
        tuple(match.view(None)["exits"])
        for match in (
            ludotheque.new_match(
                "zock", seats=seats, options={"houses": "drawn"}, luck=Luck.seeded(seed)
            )
            for seed in range(150)
        )
    }
    assert met == {tuple(10 * house for house in houses) for houses in ways}


@pytest.mark.article("ZO-R15")
def test_with_three_each_seat_is_opposite_the_empty_house_equally_often() -> None:
    opposite = [0, 0, 0]
    for houses in seatings(3):
        empty = 6 - sum(houses)
        opposite[houses.index((empty + 2) % 4)] += 1
    assert opposite == [4, 4, 4]


@pytest.mark.article("ZO-R15")
def test_even_chances_draw_the_houses_where_one_stands_empty() -> None:
    assert GAME.even_chances(3) == {"houses": "drawn"}
    assert GAME.even_chances(2) == GAME.even_chances(4) == {}


@pytest.mark.article("ZO-R15")
@pytest.mark.parametrize("exits", [[0, 10], [20, 0], [5, 25], [0, 0], [0, 40]])
def test_houses_that_nobody_can_have_are_refused_in_a_position(exits: list[int]) -> None:
    position = {**json.loads(new_table().position()), "exits": exits}
    with pytest.raises(BadPosition):
        ludotheque.load_position("zock", json.dumps(position))
