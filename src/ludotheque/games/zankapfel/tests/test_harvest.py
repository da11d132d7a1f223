"""ZK-19 to ZK-23: phase 3, cards revealed and colours harvested."""

from __future__ import annotations

import pytest
from tests.every_game.looking import may, shown, told

from ludotheque.games.zankapfel.tests.table import (
    FOUR,
    ONE,
    THREE,
    TWO,
    card,
    cards,
    play,
    step,
    table,
)


@pytest.mark.article("ZK-19")
def test_cards_are_revealed_together_once_the_mayor_has_moved() -> None:
    match = table(step="name-square", mayor="a4", played=["red", "joker", "", "joker"],
                  bribery=False)  # fmt: skip
    assert shown(match, "played") == [-1, -1, 0, -1]
    play(match, "1: go b5")
    assert shown(match, "played") == [0, 0, 0, 0]
    assert shown(match, "shown") == [card("red"), card("joker"), 0, card("joker")]


@pytest.mark.article("ZK-20")
def test_jokers_are_named_from_the_first_player_clockwise() -> None:
    match = table(step="name-square", first=THREE, mayor="a4", bribery=False,
                  played=["joker", "joker", "", "joker"])  # fmt: skip
    play(match, "3: go b5")
    for seat, colour in ((FOUR, "red"), (ONE, "blue"), (TWO, "yellow")):
        assert step(match) == "name-colour"
        assert match.asks() == [seat]
        assert may(match, seat) == {"name red", "name yellow", "name green", "name blue"}
        match.play(seat, f"name {colour}")
    assert shown(match, "score") == [2, 3, 0, 5]


@pytest.mark.article("ZK-20", "ZK-22")
def test_a_joker_can_be_led_into_a_conflict() -> None:
    match = table(step="name-square", mayor="a4", played=["green", "joker", "", ""],
                  bribery=False)  # fmt: skip
    play(match, "1: go b5", "2: name green")
    assert step(match) == "lay"
    assert match.asks() == [ONE, TWO]


@pytest.mark.article("ZK-20")
def test_for_somebody_absent_the_dearest_colour_is_named_that_nobody_has() -> None:
    match = table(step="name-square", mayor="a4", played=["joker", "green", "", "yellow"],
                  bribery=False)  # fmt: skip
    play(match, "1: go b5")
    match.expire(ONE)
    assert shown(match, "score") == [5, 7, 0, 3]


@pytest.mark.article("ZK-16", "ZK-24", "ZK-25")
def test_for_somebody_absent_nothing_is_offered_bought_or_changed() -> None:
    match = table(step="name-square", mayor="a4", played=["red", "red", "", ""])
    play(match, "1: go b5")
    for seat in (TWO, THREE, FOUR):
        match.expire(seat)
    assert told(match, "offered") == []
    match.expire(ONE)
    match.expire(TWO)
    assert match.view(ONE)["laid"][ONE] == 1
    play(match, "2: dice 1")
    match.expire(ONE)
    assert shown(match, "score") == [0, 5 - 2, 0, 0]


@pytest.mark.article("ZK-21")
@pytest.mark.parametrize(
    ("square", "worth"),
    [("a1", (7, 2, 2, 7)), ("c2", (4, 4, 3, 5)), ("d5", (3, 5, 7, 2)), ("e5", (2, 7, 7, 2))],
)
def test_a_colour_is_worth_the_number_on_its_edge(square: str, worth: tuple[int, ...]) -> None:
    match = table(step="name-square", mayor="b3", tokens=f"{square} c3", bribery=False,
                  played=["red", "yellow", "green", "blue"],
                  changes={"mayor": 0 if square == "e5" else 24})  # fmt: skip
    play(match, f"1: go {square}")
    assert shown(match, "score") == list(worth)
    assert told(match, "harvested") == [
        {"seat": seat, "colour": seat + 1, "points": points} for seat, points in enumerate(worth)
    ]


@pytest.mark.article("ZK-22")
def test_two_on_a_colour_are_in_discord_and_the_loser_gets_nothing() -> None:
    match = table(step="name-square", mayor="a4", played=["green", "red", "green", ""],
                  bribery=False)  # fmt: skip
    play(match, "1: go b5")
    assert told(match, "discord") == [{"colour": card("green"), "contenders": 2}]
    assert shown(match, "score") == [0, 5, 0, 0]
    play(match, "1: lay 2", "3: lay 9", "1: stand", "3: stand")
    assert shown(match, "score") == [0, 5, 7, 0]


@pytest.mark.article("ZK-23")
def test_all_cards_played_go_to_the_discards() -> None:
    match = table(step="name-square", mayor="a4", played=["green", "joker", "green", ""],
                  bribery=False)  # fmt: skip
    play(match, "1: go b5", "2: name red")
    assert shown(match, "discards") == []
    play(match, "1: lay 2", "3: lay 9", "1: stand", "3: stand")
    assert sorted(shown(match, "discards")) == cards("green green joker")
    assert shown(match, "shown") == [0, 0, 0, 0]
