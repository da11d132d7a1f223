"""Setting up: the bank, the first player, money, pawns and seats."""

from __future__ import annotations

import pytest
from tests.every_game.looking import shown

import ludotheque
from ludotheque import BadSetup, Luck, NotAMove, Stale
from ludotheque.games.zock.tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    new_table,
    pawns,
    table,
    told,
)

EVERY_SEAT_COUNT = pytest.mark.parametrize("seats", [2, 3, 4])


@pytest.mark.article("ZO-1", "ZO-R13")
@pytest.mark.parametrize(
    ("seats", "banker"), [(seats, seat) for seats in (2, 3, 4) for seat in range(seats)]
)
def test_the_seat_drawn_as_banker_begins(seats: int, banker: int) -> None:
    match = new_table(seats=seats, banker=banker)
    assert shown(match, "banker") == shown(match, "turn") == banker
    assert match.asks() == [banker]
    assert told(match, "banker") == [{"article": "ZO-1", "seat": banker}]


@pytest.mark.article("ZO-1", "ZO-R13")
@EVERY_SEAT_COUNT
def test_any_seat_can_be_drawn_as_banker(seats: int) -> None:
    drawn = {
        ludotheque.new_match("zock", seats=seats, luck=Luck.seeded(seed)).view(None)["banker"]
        for seed in range(40)
    }
    assert drawn == set(range(seats))


@pytest.mark.article("ZO-1")
def test_play_goes_clockwise_from_the_banker() -> None:
    match = new_table(seats=4, banker=YELLOW, dice="2 3 4 5 6")
    asked = []
    for _ in range(5):
        asked += match.asks()
        match.play(asked[-1], match.legal(asked[-1])[0])
    assert asked == [YELLOW, GREEN, RED, BLUE, YELLOW]


@pytest.mark.article("ZO-1")
def test_nobody_plays_out_of_turn() -> None:
    match = table(red="king 5, pawn 9", blue="king 25, pawn 29", turn=BLUE, die=3)
    before = match.save()
    with pytest.raises(Stale):
        match.play(RED, "move king")
    assert match.save() == before


@pytest.mark.article("ZO-2")
@EVERY_SEAT_COUNT
def test_everyone_starts_with_30_000_and_three_pawns_at_home(seats: int) -> None:
    match = new_table(seats=seats)
    assert shown(match, "money") == [5 * 5_000 + 4 * 1_000 + 2 * 500] * seats == [30_000] * seats
    assert shown(match, "places") == [0, 0, 0] * seats
    assert [pawns(match, seat) for seat in range(seats)] == ["all home"] * seats
    assert shown(match, "debt") == [0] * seats
    assert shown(match, "bank") == 100_000
    assert match.game.box(match.state) == {
        "money": 100_000 + 30_000 * seats,
        "kings": seats,
        "pawns": 2 * seats,
    }


@pytest.mark.article("ZO-2")
@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_two_to_four_can_play_and_no_others(seats: int) -> None:
    with pytest.raises(BadSetup, match="played by 2 to 4"):
        ludotheque.new_match("zock", seats=seats)


@pytest.mark.article("ZO-R13")
@pytest.mark.parametrize(("seats", "exits"), [(2, [1, 21]), (3, [1, 11, 21]), (4, [1, 11, 21, 31])])
def test_two_sit_opposite_and_more_sit_side_by_side(seats: int, exits: list[int]) -> None:
    match = new_table(seats=seats)
    for seat in range(seats):
        match.play(seat, "out king")
    assert [pawns(match, seat) for seat in range(seats)] == [f"king {door + 1}" for door in exits]


@pytest.mark.article("ZO-R13")
def test_a_throw_of_2_to_6_must_be_used() -> None:
    match = table(red="king 5, pawn 9", die=3)
    before = match.save()
    assert all(move.verb in ("move", "out") for move in match.legal(RED))
    for way_out in ("pass", "done", ""):
        with pytest.raises(NotAMove):
            match.play(RED, way_out)
    assert match.save() == before


@pytest.mark.article("ZO-7", "ZO-14", "ZO-13", "ZO-R1", "ZO-R10")
def test_the_options_have_the_rule_books_defaults() -> None:
    assert new_table().terms.options == {
        "cash": "before",
        "stacks": True,
        "rounds": 30,
        "minutes": 0,
        "houses": "fixed",
    }


@pytest.mark.parametrize(
    ("option", "value", "allowed"),
    [
        ("cash", "never", "before or after"),
        ("stacks", "some", "on or off"),
        ("rounds", 0, "1 to 200"),
        ("rounds", 201, "1 to 200"),
        ("minutes", -1, "0 to 600"),
        ("minutes", 601, "0 to 600"),
        ("houses", "mine", "fixed or drawn"),
    ],
)
def test_an_option_that_there_is_not_is_refused(
    option: str, value: int | str, allowed: str
) -> None:
    with pytest.raises(BadSetup, match=f"the option {option} is {allowed}"):
        new_table(**{option: value})  # type: ignore[arg-type]
