"""The computer players' tempers: of one strength, and not of one mind."""

from __future__ import annotations

import pytest

from ludotheque import Luck, Match, Perspective
from ludotheque.bots.levels import make_bot
from ludotheque.core.hints import TEMPERS
from ludotheque.games.zock.hints import ALL_HINTS, HINTS
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.tests.table import RED, table


def choices(match: Match) -> set[str]:
    """What `regular` bots of all tempers answer."""
    bot = make_bot("regular", GAME)
    return {
        bot.choose(Perspective(GAME, match.state, RED, Luck.seeded(1), temper)).text
        for temper in range(TEMPERS)
    }


def test_every_temper_is_one_of_those_that_are_measured() -> None:
    assert {HINTS.of_temper(temper) for temper in range(TEMPERS)} == set(ALL_HINTS)
    assert HINTS.of_temper(0) is HINTS


def test_tempers_differ_in_the_risks_they_take() -> None:
    met = [
        choices(table(red=f"king {king}, pawn {pawn}", blue="king 24, pawn 29", round=12))
        for king in (14, 17, 19, 22)
        for pawn in (5, 12, 20, 27)
    ]
    assert any(len(answers) > 1 for answers in met), "some cash in where others throw"


def test_tempers_differ_in_how_they_open() -> None:
    met = [
        choices(table(red=f"king {king}, pawn {pawn}", blue="king 25", die=die, round=3))
        for king, pawn in ((4, 2), (6, 3), (9, 4))
        for die in (2, 4, 6)
    ]
    assert any(len(answers) > 1 for answers in met), "some bring the third pawn out, others do not"


@pytest.mark.parametrize("temper", range(len(ALL_HINTS)))
def test_every_temper_takes_a_king_that_is_worth_a_fortune(temper: int) -> None:
    match = table(red="king 39, pawn 5", blue="king 18, pawn 17", round=29)
    bot = make_bot("regular", GAME)
    choice = bot.choose(Perspective(GAME, match.state, RED, Luck.seeded(1), temper))
    assert choice.text == "cash 39"
