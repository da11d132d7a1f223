"""What computer players do: sensible choices, and each level better than the one below."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import may, shown

from ludotheque import Luck, Match
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.bots.playout import play_out
from ludotheque.core.hints import TEMPERS
from ludotheque.games.apaches.rules import GAME
from ludotheque.games.apaches.tests.table import ONE, TWO, new_table, table


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
        s = GAME.new_state(terms)
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


def test_a_regular_pays_bail_where_one_leader_more_wins_a_rich_quarter() -> None:
    rich = {
        "round": 2, "turn": 5, "step": "bail", "prison": [1, 0], "removed": ["3 money 500"],
        "retired": [3, 0], "held": ["1 jailed", ""],
    }  # fmt: skip
    assert choice(table(gangs=["1:1 6:2", "3:3"], **rich)) == "free"
    assert choice(table(gangs=["1:1 6:2", "3:7"], **rich)) == "done"


def test_a_regular_pays_bail_when_few_leaders_are_left_and_not_otherwise() -> None:
    few = table(round=2, turn=1, step="bail", prison=[1, 0], cemetery=[4, 0])
    assert choice(few) == "free"
    many = table(round=2, turn=1, step="bail", prison=[1, 0])
    assert choice(many) == "done"
    assert choice(many, "novice") == "done"


def ways(line: str) -> list[str]:
    """The ways that a move takes, `3>2`; none where Apaches are placed or stay."""
    return [leg.split()[1] for leg in line[5:].split(", ")] if line.startswith("move ") else []


@pytest.mark.parametrize(
    ("turn", "gangs"),
    [
        (2, ["2:4 3:2 8:1", "1:4 2:1 8:2"]),
        (2, ["1:3 2:2 6:2", "8:2 9:5"]),
        (3, ["1:3 6:2 8:1", "3:3"]),
        (3, ["1:2 2:3", "3:1 6:1 8:1"]),
        (4, ["1:4 2:2", "1:1 2:1 3:2"]),
    ],
)
def test_a_regular_sends_nobody_back_while_its_rival_stays(turn: int, gangs: list[str]) -> None:
    match = table(turn=turn, gangs=gangs)
    gone: set[str] = set()
    while shown(match, "round") == 1:
        if match.asks() == [TWO]:
            match.play(TWO, next(line for line in may(match, TWO) if line.startswith("lay")))
            continue
        line = choice(match)
        back = {"{2}{1}{0}".format(*way) for way in ways(line)}
        assert not back & gone, f"{line} takes back what was done before"
        gone |= set(ways(line))
        match.play(ONE, line)


@pytest.mark.parametrize(
    ("turn", "gangs"),
    [(2, ["1:2 2:2 3:1 6:1", "8:2 9:1"]), (4, ["3:4 8:1", "1:2 2:2 6:1"]),
     (4, ["1:1 3:2", "1:2 6:3"])],
)  # fmt: skip
def test_a_regular_keeps_its_novices_where_its_rival_can_still_bring_more(
    turn: int, gangs: list[str]
) -> None:
    assert "novice" not in choice(table(turn=turn, gangs=gangs, round=3))


def test_a_regular_sends_no_novice_where_its_gang_will_not_lead() -> None:
    for turn in (4, 5):
        match = table(turn=turn, gangs=["1:3 2:3", "1:2 2:2 3:3"], round=2)
        line = choice(match)
        if "novice" in line:
            assert not line.endswith(" in 3")


def test_tempers_take_other_hideouts_first() -> None:
    match = new_table()
    bot = make_bot("regular", match.game)
    taken = {
        bot.choose(Perspective(match.game, match.state, ONE, Luck.seeded(2), temper)).text
        for temper in range(TEMPERS)
    }
    assert len(taken) >= 3


@pytest.mark.parametrize("level", ["novice", "regular"])
@pytest.mark.parametrize("step", ["act", "lay"])
def test_a_bot_always_chooses_a_legal_move(level: str, step: str) -> None:
    match = table(seats=3, step=step, gangs=["1:2+1", "1:1", ""], turn=3)
    assert choice(match, level) in may(match, ONE)
