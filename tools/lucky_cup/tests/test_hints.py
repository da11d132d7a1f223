"""What computer players know: when to stand."""

from __future__ import annotations

import pytest

from ludotheque import Luck, Perspective
from ludotheque.bots.levels import make_bot
from ludotheque.games.lucky_cup.rules import GAME
from ludotheque.games.lucky_cup.tests.table import RED, play, table


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize(
    ("cups", "dice", "move"),
    [
        pytest.param("1 6", "1 6", "throw", id="with 2 one throws"),
        pytest.param("6 1", "6 1", "stand", id="with 12 one stands"),
    ],
)
def test_bots_know_when_to_stand(level: str, cups: str, dice: str, move: str) -> None:
    match = table(cups=cups, dice=dice)
    play(match, "throw throw")
    perspective = Perspective(GAME, match.state, RED, Luck.seeded(1))
    assert make_bot(level, GAME).choose(perspective).text == move
