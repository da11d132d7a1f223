"""Taking back: a whole turn, move by move, as far as nothing was revealed."""

from __future__ import annotations

import pytest
from tests.every_game.looking import may, shown

from ludotheque import NoUndo
from ludotheque.games.pfeffersaecke.tests.table import BLUE, RED, finish, table

OPTIONS = pytest.mark.parametrize("hidden_money", [False, True])


@OPTIONS
def test_a_whole_turn_can_be_taken_back_up_to_the_disc(hidden_money: bool) -> None:
    match = table(
        step="place", posts={"luebeck": "r", "gent": "r", "v11": "r"}, lies="hamburg braunschweig",
        hidden_money=hidden_money,
    )  # fmt: skip
    match.play(RED, min(may(match, RED)))
    after_the_disc = match.position()
    moves = ["extend luebeck", "extend gent", "open v11 hamburg", "open hamburg v10"]
    for move in moves:
        match.play(RED, move)
    assert match.asks() == [BLUE]
    for _ in moves:
        match.undo(RED)
    assert match.position() == after_the_disc
    with pytest.raises(NoUndo):
        match.undo(RED)


@OPTIONS
def test_doubled_income_can_be_taken_back(hidden_money: bool) -> None:
    match = table(step="income", posts={"luebeck": "r"}, hidden_money=hidden_money)
    before = match.position()
    match.play(RED, "double-income")
    match.undo(RED)
    assert match.position() == before


def test_the_disc_placed_is_revealed_and_stays() -> None:
    match = table(step="place", posts={"luebeck": "r"})
    match.play(RED, min(may(match, RED)))
    with pytest.raises(NoUndo, match="learnt"):
        match.undo(RED)


def test_when_the_next_player_has_moved_nothing_of_it_can_be_taken_back() -> None:
    match = table(posts={"luebeck": "r", "gent": "b"}, step="extend")
    match.play(RED, "extend luebeck")
    finish(match)
    match.play(BLUE, min(may(match, BLUE)))
    with pytest.raises(NoUndo):
        match.undo(RED)
    assert shown(match, "turn") == BLUE
