"""The computer players: they play whole games, with sense, and never stall a window."""

from __future__ import annotations

from collections import Counter

import pytest

import ludotheque
from ludotheque import Luck, Match, Perspective
from ludotheque.bots import arena
from ludotheque.bots.levels import make_bot
from ludotheque.core.hints import TEMPERS
from ludotheque.games.zankapfel.hints.judgement import ALL_HINTS, HINTS
from ludotheque.games.zankapfel.hints.odds import chance_to_beat, chance_to_hold
from ludotheque.games.zankapfel.rules import GAME
from ludotheque.games.zankapfel.tests.table import ONE, THREE, TWO, play, table

LEVELS = ["novice", "regular"]


def choice(match: Match, seat: int, level: str = "regular", seed: int = 3) -> str:
    """What a bot would answer."""
    perspective = Perspective(GAME, match.state, seat, Luck.seeded(seed))
    return make_bot(level, GAME).choose(perspective).text


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
@pytest.mark.parametrize("deck", ["reshuffle", "once"])
def test_bots_play_whole_games(level: str, seats: int, deck: str) -> None:
    match = ludotheque.new_match(
        "zankapfel", seats=seats, options={"deck": deck}, luck=Luck.seeded(seats)
    )
    luck = Luck.seeded(9)
    bot = make_bot(level, GAME)
    while not match.is_over:
        for seat in match.asks():
            if match.question(seat) is not None:
                match.play(seat, bot.choose(Perspective(GAME, match.state, seat, luck)))
    assert match.result() is not None


@pytest.mark.article("ZK-R3", "ZK-R4")
@pytest.mark.parametrize("level", LEVELS)
def test_no_window_is_stalled_and_all_that_can_be_done_is_done(level: str) -> None:
    """Over some games bots buy, bribe, take bribes, refuse them, lay, buy dice and stand."""
    verbs: Counter[str] = Counter()
    bot = make_bot(level, GAME)
    for seed in range(6):
        match = ludotheque.new_match("zankapfel", seats=4, luck=Luck.seeded(seed))
        luck = Luck.seeded(seed)
        longest = answers = 0
        while not match.is_over:
            was = match.state.entered
            seat = match.asks()[luck.draw(len(match.asks()))]
            move = bot.choose(Perspective(GAME, match.state, seat, luck))
            verbs[move.verb] += 1
            match.play(seat, move)
            answers = answers + 1 if match.state.entered == was else 0
            longest = max(longest, answers)
        assert longest < 3 * 3 * 2
    expected = {"buy", "play", "go", "offer", "done", "accept", "keep", "name", "lay", "stand"}
    assert expected <= set(verbs)


def test_regular_wins_more_than_its_fair_share_against_three_novices() -> None:
    fixture = arena.Fixture("zankapfel", 4, arena.line_ups_of("regular", ["novice"], 4), 12)
    standing = arena.Standing("regular", arena.play_all(fixture, 24, 1, lambda games: None))
    assert standing.low > 0.25


def test_novice_wins_more_than_its_fair_share_against_three_who_play_at_random() -> None:
    fixture = arena.Fixture("zankapfel", 4, arena.line_ups_of("novice", ["random"], 4), 12)
    standing = arena.Standing("novice", arena.play_all(fixture, 40, 1, lambda games: None))
    assert standing.low > 0.25


@pytest.mark.parametrize("level", LEVELS)
def test_the_mayor_is_sent_where_ones_own_card_is_dear(level: str) -> None:
    match = table(step="name-square", mayor="b2", tokens="a1 b1 c1 a3", played=["red", "", "", ""])
    assert choice(match, ONE, level) in {"go a1", "go a3"}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bribe_is_offered_for_a_much_better_square(level: str) -> None:
    match = table(step="name-square", mayor="d4", tokens="e5 e3 d3 c5",
                  played=["", "yellow", "", ""])  # fmt: skip
    play(match, "1: go c5")
    assert choice(match, TWO, level).startswith("offer 1 e")
    assert choice(match, THREE, level) == "done"


@pytest.mark.parametrize("level", LEVELS)
def test_who_has_no_card_in_play_takes_the_bribe(level: str) -> None:
    match = table(step="name-square", mayor="d4", tokens="e5 c5", played=["", "", "", ""])
    play(match, "1: go c5", "2: offer 1 e5", "2: done", "3: done", "4: done")
    assert choice(match, ONE, level) == "accept blue"


@pytest.mark.parametrize("level", LEVELS)
def test_a_joker_takes_the_dearest_colour_that_is_free(level: str) -> None:
    match = table(step="name-square", mayor="a4", played=["joker", "green", "green", "yellow"],
                  bribery=False)  # fmt: skip
    play(match, "1: go b5")
    assert choice(match, ONE, level) == "name red"


def test_regular_buys_no_dice_where_they_cannot_pay() -> None:
    match = table(step="name-square", mayor="d2", tokens="e1 a1", discord=["1", "10", "1", "1"],
                  played=["red", "red", "", ""], bribery=False)  # fmt: skip
    play(match, "1: go e1", "1: lay 1", "2: lay 10")
    assert choice(match, ONE) == "stand"
    assert choice(match, TWO) == "stand"


def test_regular_buys_dice_where_the_finish_is_at_stake() -> None:
    match = table(step="name-square", mayor="b2", tokens="a1 e5", discord=["5", "6", "1", "1"],
                  score=[32, 0, 0, 0], played=["red", "red", "", ""], bribery=False)  # fmt: skip
    play(match, "1: go a1", "1: lay 5", "2: lay 6")
    assert choice(match, ONE).startswith("dice")


def test_odds_are_those_of_dice() -> None:
    assert chance_to_hold(0, 0) == pytest.approx(0.4)
    assert chance_to_hold(1, 0) == 1
    assert chance_to_hold(-1, 3) == 0
    assert chance_to_hold(7, 1) == pytest.approx(1)
    assert chance_to_hold(3, 1) == pytest.approx(2 / 6 + 0.4 / 6)
    assert chance_to_beat(0, 1, 1) == pytest.approx(15 / 36 + 0.4 * 6 / 36)
    assert chance_to_beat(-6, 1, 0) == pytest.approx(0.4 / 6)


def test_bots_of_one_level_open_in_different_ways() -> None:
    match = ludotheque.new_match("zankapfel", seats=4, luck=Luck.seeded(1))
    bot = make_bot("regular", GAME)
    squares = {
        bot.choose(Perspective(GAME, match.state, ONE, Luck.seeded(1), temper)).text
        for temper in range(TEMPERS)
    }
    assert len(squares) == len(ALL_HINTS), "each temper has a square of its own to begin with"
    assert {HINTS.of_temper(temper) for temper in range(TEMPERS)} == set(ALL_HINTS)
