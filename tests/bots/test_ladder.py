"""The ladder: when its games show what is asked of a level, or that it is not so."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludotheque.bots.arena import SHARES

sys.path.append(str(Path(__file__).parents[2] / "benchmarks"))
from ladder import (  # type: ignore[import-not-found]
    NOT_SO,
    OPEN,
    SHOWN,
    Row,
    next_of,
)


def row(one: str, others: str, won: int, games: int) -> Row:
    """A row of a game for four in which a player has won so many of its games."""
    made = Row("zock", 4, one, others)
    made.parts, made.games = won * SHARES, games
    return made


def verdict(counted: Row, *others: Row) -> str:
    said: str = counted.verdict({one.name: one for one in [counted, *others]})
    return said


@pytest.mark.parametrize(
    ("won", "games", "said"),
    [
        (100, 100, SHOWN),
        (139, 140, SHOWN),  # One game lost is no sign of anything.
        (99, 100, OPEN),
        (12, 12, OPEN),  # Few games say little, even if all are won.
        (1, 1, OPEN),
        (90, 100, NOT_SO),
    ],
)
def test_whoever_wins_nearly_always_may_lose_as_luck_has_it(
    won: int, games: int, said: str
) -> None:
    expert = row("expert", "novice", won, games)
    assert verdict(expert, row("regular", "novice", 1997, 2001)) == said


@pytest.mark.parametrize(
    ("won", "games", "said"),
    [
        (4600, 10_000, SHOWN),
        (46, 100, OPEN),  # It may lack more than four of a hundred games yet.
        (890, 2000, OPEN),
        (4360, 10_000, NOT_SO),  # It lacks two of a hundred, and that is sure.
    ],
)
def test_many_games_tell_small_differences(won: int, games: int, said: str) -> None:
    expert = row("expert", "novice", won, games)
    assert verdict(expert, row("regular", "novice", 4560, 10_000)) == said


def test_an_expert_is_held_to_what_is_asked_among_regulars() -> None:
    assert verdict(row("expert", "regular", 2750, 10_000)) == SHOWN
    assert verdict(row("expert", "regular", 2600, 10_000)) == OPEN
    assert verdict(row("expert", "regular", 2400, 10_000)) == NOT_SO


def test_a_regular_among_experts_is_to_win_less_than_its_share() -> None:
    assert verdict(row("regular", "expert", 0, 12)) == SHOWN
    assert verdict(row("regular", "expert", 0, 4)) == OPEN
    assert verdict(row("regular", "expert", 20, 100)) == OPEN
    assert verdict(row("regular", "expert", 40, 100)) == NOT_SO


def test_a_number_fixed_before_is_played_to_whatever_the_games_show() -> None:
    shown, known = row("expert", "regular", 990, 1000), row("regular", "novice", 4560, 10_000)
    rows = [shown, known]
    assert next_of(rows, rows, is_open_only=True) is None
    assert next_of(rows, rows, is_open_only=False, to=1001) is shown
    assert next_of(rows, rows, is_open_only=False, to=1000) is None


def test_no_game_is_played_beyond_the_number_that_was_fixed() -> None:
    few = Row("zock", 4, "regular", "novice")
    few.play_on(None, 1, 1)
    assert few.games == 1
    few.play_on(None, 1, 3)
    assert few.games == 3
