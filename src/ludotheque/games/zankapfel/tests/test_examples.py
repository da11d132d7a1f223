"""The rule sheet's own worked examples, in its own words' order."""

from __future__ import annotations

import pytest
from tests.every_game.looking import shown, told

from ludotheque import Match
from ludotheque.games.zankapfel.tests.table import FOUR, ONE, THREE, card, play, step, table


@pytest.mark.article("ZK-7", "ZK-21")
@pytest.mark.parametrize(
    ("colour", "worth", "price"),
    [("red", 5, 2), ("blue", 2, 1), ("yellow", 3, 1), ("green", 7, 3)],
)
def test_with_the_mayor_in_the_second_column_of_the_bottom_row(
    colour: str, worth: int, price: int
) -> None:
    buying = table(mayor="b5", face_up=colour)
    play(buying, "1: buy")
    assert shown(buying, "score")[ONE] == -price
    harvest = table(step="name-square", mayor="a4", played=[colour, "", "", ""], bribery=False)
    play(harvest, "1: go b5")
    assert shown(harvest, "score")[ONE] == worth


def quarrel_over_green(luck: str = "", discord: list[str] | None = None) -> Match:
    """Players 1 and 3 have played green, player 2 has bought, player 4 has played a joker."""
    match = table(
        step="name-square", mayor="a4", played=["green", "", "green", "joker"], discord=discord,
        luck=luck, bribery=False,
    )  # fmt: skip
    play(match, "1: go b5")
    return match


@pytest.mark.article("ZK-20", "ZK-22")
def test_player_four_takes_red_in_peace_while_one_and_three_quarrel_over_green() -> None:
    match = quarrel_over_green()
    assert match.asks() == [FOUR]
    play(match, "4: name red")
    assert shown(match, "score") == [0, 0, 0, 5]
    assert told(match, "discord") == [{"colour": card("green"), "contenders": 2}]
    assert match.asks() == [ONE, THREE]


FIGHT = ["4: name red", "1: lay 8", "3: lay 6", "1: stand", "3: dice 1", "1: dice 1"]
ONLY_A_SIX = ["1 8", "1", "6", "1"]


@pytest.mark.article("ZK-27")
def test_an_eight_and_a_three_beat_a_six_and_a_four() -> None:
    match = quarrel_over_green(luck="die 3, die 4", discord=ONLY_A_SIX)
    play(match, *FIGHT)
    assert told(match, "discord-won") == [
        {"seat": ONE, "colour": card("green"), "total": 11, "points": 7}
    ]
    assert shown(match, "score") == [5, 0, -2, 5]


@pytest.mark.article("ZK-28", "ZK-29")
def test_had_it_been_a_five_they_would_fight_again_and_player_three_with_dice_alone() -> None:
    match = quarrel_over_green(luck="die 3, die 5, die 2", discord=ONLY_A_SIX)
    play(match, *FIGHT)
    assert told(match, "tied") == [{"colour": card("green"), "total": 11}]
    assert shown(match, "discord") == [[1], [1], [], [1]]
    assert shown(match, "score") == [-2, 0, -2, 5]
    assert step(match) == "lay"
    assert match.asks() == [ONE]
    play(match, "1: lay 1")
    assert match.asks() == [ONE, THREE]
    play(match, "3: dice 1", "1: stand")
    assert shown(match, "score") == [-2, 0, -2 - 2 + 7, 5]
