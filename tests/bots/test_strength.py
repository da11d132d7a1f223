"""Strength: a better level wins more than its fair share, on fixed seeds."""

from __future__ import annotations

import math

import pytest

from ludotheque import Luck, find_game
from ludotheque.bots.levels import make_bot
from ludotheque.bots.playout import play_out
from ludotheque.core.game import Setting

GAMES = 360
"""Divisible by every number of seats, so that each seat is held equally often."""


def low_end(
    game_name: str, level: str, others: str, seats: int, options: dict[str, Setting]
) -> float:
    """The low end of the 95 % interval of how often one bot wins against others of a level."""
    game = find_game(game_name)
    terms = game.new_terms(seats, options)
    bot, other = make_bot(level, game), make_bot(others, game)
    won = 0.0
    for number in range(GAMES):
        seat = number % seats
        s = game.new_state(terms)
        play_out(
            game,
            s,
            Luck.seeded(number),
            [bot if place == seat else other for place in range(seats)],
        )
        winners = game.result(s).winners
        won += (seat in winners) / len(winners)
    share = won / GAMES
    return share - 1.96 * math.sqrt(share * (1 - share) / GAMES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_regular_beats_novices(seats: int) -> None:
    assert low_end("zock", "regular", "novice", seats, {}) > 1 / seats + 0.05


@pytest.mark.parametrize("options", [{"cash": "after"}, {"stacks": False}], ids=str)
def test_regular_beats_novices_whatever_the_options(options: dict[str, Setting]) -> None:
    assert low_end("zock", "regular", "novice", 4, options) > 1 / 4 + 0.05


def test_novice_beats_random_players() -> None:
    assert low_end("zock", "novice", "random", 4, {}) > 1 / 4
