"""What computer players do: sensible choices, and each level better than the one below."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import may

from ludotheque import Luck, Match
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.bots.playout import play_out
from ludotheque.games.apaches.rules import GAME
from ludotheque.games.apaches.tests.table import ONE, table


def choice(match: Match, level: str = "regular") -> str:
    """What a bot of that level chooses for the player on turn."""
    seat = match.asks()[0]
    perspective = Perspective(match.game, match.state, seat, Luck.seeded(2))
    return make_bot(level, match.game).choose(perspective).text


def wins(one: str, others: str, seats: int, games: int) -> float:
    """How many of the games a bot wins against bots of another level."""
    luck = Luck.seeded(4)
    terms = GAME.new_terms(seats)
    won = 0.0
    for game in range(games):
        bots: list[Any] = [make_bot(others, GAME)] * seats
        bots[game % seats] = make_bot(one, GAME)
        s = GAME.set_up(terms)
        play_out(GAME, s, luck, bots)
        winners = GAME.result(s).winners
        won += (game % seats in winners) / len(winners)
    return won / games


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_regular_beats_novices_far_more_often_than_its_share(seats: int) -> None:
    assert wins("regular", "novice", seats, 10) > 1 / seats + 0.2


@pytest.mark.parametrize("seats", [2, 4])
def test_a_novice_beats_random_players_more_often_than_its_share(seats: int) -> None:
    assert wins("novice", "random", seats, 60) > 1 / seats + 0.05


def test_a_regular_goes_in_the_last_turn_where_it_knows_that_it_pays() -> None:
    match = table(turn=6, at=1, held=["", "1 jailed"], removed=["3 money 500"],
                  gangs=["3:1", "2:1"])  # fmt: skip
    assert choice(match).endswith(" in 3")


def test_a_regular_does_not_lead_where_only_a_loss_is_left() -> None:
    match = table(turn=6, at=1, held=["", "1 money 300"], removed=["1 jailed"], gangs=["", "1:1"])
    chosen = choice(match)
    assert not chosen.endswith(" in 1")
    assert "move leader 1>" in chosen or chosen.startswith("place")


def test_a_regular_pays_bail_when_few_leaders_are_left_and_not_otherwise() -> None:
    few = table(round=2, turn=1, step="bail", prison=[1, 0], cemetery=[4, 0])
    assert choice(few) == "free"
    many = table(round=2, turn=1, step="bail", prison=[1, 0])
    assert choice(many) == "done"
    assert choice(many, "novice") == "done"


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize("step", ["act", "lay"])
def test_a_bot_always_chooses_a_legal_move(level: str, step: str) -> None:
    match = table(seats=3, step=step, gangs=["1:2+1", "1:1", ""], turn=3)
    assert choice(match, level) in may(match, ONE)
