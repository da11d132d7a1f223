"""The expert's learned judgement: where it holds, what it sees, and what it makes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from ludotheque import Luck, Match, Perspective
from ludotheque.bots.levels import make_bot
from ludotheque.core.event import SILENT
from ludotheque.core.hints import TEMPERS
from ludotheque.core.move import CHANCE
from ludotheque.core.state import OVER
from ludotheque.games.zock.hints import EXPERT, HINTS
from ludotheque.games.zock.hints.judgement import outlook_of
from ludotheque.games.zock.hints.learned import NETS, learned_chance
from ludotheque.games.zock.hints.signs import MOST_SIGNS, how_many, read_signs
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.state import Zock
from ludotheque.games.zock.tests.table import BLUE, RED, table


def choice(level: str, match: Match, seed: int = 1, temper: int = 0) -> str:
    """What a bot of that level answers for Red."""
    bot = make_bot(level, GAME)
    return bot.choose(Perspective(GAME, match.state, RED, Luck.seeded(seed), temper)).text


def random_states(seats: int, seed: int) -> list[Zock]:
    """The states of a random game."""
    luck = Luck.seeded(seed)
    s = GAME.new_state(GAME.new_terms(seats, {"houses": "drawn"}))
    met = []
    while s.step != OVER:
        step = GAME.steps[s.step]
        seat = step.asks(s)[0]
        if seat == CHANCE:
            step.do(s, CHANCE, step.outcome(s, luck.draw(step.ways(s))), SILENT)
        else:
            step.do(s, seat, step.some(s, seat, luck), SILENT)
        met.append(s.copy())
    return met[:-1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_file_fits_the_signs(seats: int) -> None:
    assert EXPERT.holds_for(GAME.new_terms(seats))
    net = NETS.by_seats[seats]
    assert len(net.rows) == how_many(seats)
    assert {len(row) for row in net.rows} == {len(net.bias)} == {len(net.out) + 1}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_position_has_signs_that_are_not_learned(seats: int) -> None:
    for s in random_states(seats, seed=seats):
        signs = [-1] * MOST_SIGNS
        weights = [0.0] * MOST_SIGNS
        turns = [s.terms.rounds - s.round] * seats
        riches = [0.0] * seats
        outlook = outlook_of(s.terms)
        count = read_signs(
            s.places, s.money, s.debt, s.bank, s.exits, turns, RED, seats, riches, s.terms.sums,
            outlook, signs, weights,
        )  # fmt: skip
        assert 0 < count <= MOST_SIGNS
        assert all(0 <= sign < how_many(seats) for sign in signs[:count])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_does_not_matter_on_which_chair_one_sits(seats: int) -> None:
    for s in random_states(seats, seed=10 + seats)[::5]:
        if s.is_out(RED):
            continue
        turned = s.copy()
        turned.places = s.places[-3:] + s.places[:-3]
        turned.money = s.money[-1:] + s.money[:-1]
        turned.debt = s.debt[-1:] + s.debt[:-1]
        turned.exits = s.exits[-1:] + s.exits[:-1]
        turned.turn = s.left_of(s.turn)
        turned.banker = s.left_of(s.banker)
        net = NETS.by_seats[seats]
        assert learned_chance(turned, BLUE, net) == pytest.approx(learned_chance(s, RED, net))


def test_a_challenge_in_the_last_turn_is_six_to_five() -> None:
    match = table(red="king 21, pawn 5", blue="king 26, pawn 30", die=5, round=30, banker=BLUE)
    king = next(move for move in match.legal(RED) if move.text == "move king")
    assert EXPERT.judge(match.state, RED, king) == pytest.approx(6 / 11)


def test_it_knows_that_only_one_square_can_still_be_cashed_in() -> None:
    match = table(red="king 39, pawn 5", blue="king 18, pawn 17", round=29)
    cash = next(move for move in match.legal(RED) if move.text == "cash 39")
    assert EXPERT.judge(match.state, RED, cash) > 0.9, "60,000 against 54,000 at best"
    assert HINTS.judge(match.state, RED, cash) < 0.6, "regular counts Blue's pawn, too"


def test_debts_are_paid_back_first() -> None:
    match = table(red="king 21, pawn 5", blue="king 3", money=[9_000, 30_000], debt=[4_000, 0])
    assert choice("expert", match) == "repay 4000"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_takes_a_king_that_is_worth_a_fortune(seats: int) -> None:
    match = table(seats=seats, red="king 39, pawn 5", blue="king 18, pawn 17", round=29)
    assert choice("expert", match) == "cash 39"


def test_luck_and_temper_change_nothing() -> None:
    match = table(red="king 17, pawn 12, pawn 20", blue="king 24, pawn 29", round=12)
    choices = {
        choice("expert", match, seed, temper) for seed in (1, 2) for temper in range(TEMPERS)
    }
    assert len(choices) == 1


@pytest.mark.parametrize("options", [{"cash": "after"}, {"stacks": False}, {"rounds": 60}], ids=str)
def test_under_other_rules_it_plays_as_regular_does(options: dict[str, Any]) -> None:
    for king in range(12, 41, 2):
        match = table(red=f"king {king}, pawn 13", blue="king 21, pawn 29", die=3, **options)
        assert not EXPERT.holds_for(match.terms)
        assert choice("expert", match) == choice("regular", match)


def test_on_another_board_it_plays_as_regular_does(tmp_path: Path) -> None:
    board = tmp_path / "box.toml"
    own = (GAME.folder / "board.toml").read_text(encoding="utf-8")
    board.write_text(own.replace("10000, 8500", "10500, 8500"), encoding="utf-8")
    match = table(red="king 39, pawn 13", blue="king 24, pawn 29", die=3, board=board)
    assert not EXPERT.holds_for(match.terms)
    for move in match.legal(RED):
        assert EXPERT.judge(match.state, RED, move) == HINTS.judge(match.state, RED, move)
