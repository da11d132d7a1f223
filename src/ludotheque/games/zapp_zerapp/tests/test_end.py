"""ZZ-2, ZZ-R10: who wins, and who comes after."""

from __future__ import annotations

import pytest
from tests.every_game.looking import told

from ludotheque import Match
from ludotheque.games.zapp_zerapp.tests.table import (
    BLUE,
    GREEN,
    RED,
    YELLOW,
    apprentices,
    play,
    table,
)


def finished(**position: str) -> Match:
    """Red comes home with its third apprentice."""
    match = table(
        red="0 H H", magic=10, spells={RED: 9, BLUE: 8, YELLOW: 12, GREEN: 13}, **position
    )
    match.play(RED, "move 0")
    return match


@pytest.mark.article("ZZ-2", "ZZ-R10")
def test_the_third_apprentice_at_home_wins_at_once() -> None:
    match = finished(blue="12 H H")
    assert match.is_over
    assert told(match, "won") == [{"seat": RED}]
    assert apprentices(match, BLUE) == "12 H H"
    result = match.result()
    assert result is not None
    assert result.winners == [RED]


@pytest.mark.article("ZZ-2")
def test_two_apprentices_at_home_do_not_win() -> None:
    match = table(red="0 H S", magic=10, spells={RED: 9, BLUE: 8, YELLOW: 12, GREEN: 13})
    match.play(RED, "move 0")
    assert apprentices(match, RED) == "H H S"
    assert not match.is_over


@pytest.mark.article("ZZ-R10")
def test_the_others_are_ranked_by_who_is_home_and_then_by_the_steps_to_go() -> None:
    match = finished(blue="15 15 H", yellow="20 20 20", green="8 8 9")
    result = match.result()
    assert result is not None
    red, blue, yellow, green = result.scores
    assert red > blue > yellow > green
    assert (red, blue, yellow, green) == (375, 100 + 75 - 48, 75 - 3, 75 - 26)


@pytest.mark.article("ZZ-R10")
def test_equal_ones_share_their_place() -> None:
    result = finished(blue="14 S S", yellow="20 S S").result()
    assert result is not None
    assert result.scores[BLUE] == result.scores[YELLOW]


@pytest.mark.article("ZZ-R10")
def test_companions_do_not_win_in_somebody_elses_turn() -> None:
    """Red carries green's last apprentice to the space before the green village."""
    match = table(red="4 S S", green="5 H H", magic=10, advanced=True,
                  spells={RED: 4, BLUE: 11, YELLOW: 12, GREEN: 13})  # fmt: skip
    match.play(RED, "move 4 with green 5")
    assert apprentices(match, GREEN) == "8 H H"
    assert not match.is_over


@pytest.mark.article("ZZ-2", "ZZ-26")
def test_a_companion_of_the_movers_colour_can_be_the_one_that_wins() -> None:
    match = table(red="S S S", green="4 5 H", magic=10, advanced=True,
                  spells={RED: 11, BLUE: 12, YELLOW: 13, GREEN: 9})  # fmt: skip
    match.play(GREEN, "move 4 with green 5")
    result = match.result()
    assert result is not None
    assert result.winners == [GREEN]


def test_after_the_end_nobody_is_asked() -> None:
    match = finished()
    assert match.asks() == []
    with pytest.raises(Exception, match="over"):
        play(match, (BLUE, "move start"))
