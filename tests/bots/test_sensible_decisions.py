"""Single decisions that anybody would call sensible, by level and position."""

from __future__ import annotations

import pytest

from ludotheque import Luck, Match, Perspective
from ludotheque.bots.levels import make_bot
from ludotheque.games.zock.tests.table import BLUE, RED, table
from tests.every_game.looking import may

RICH = 60_000
POOR = 2_000


def choice(level: str, match: Match, seat: int = RED) -> str:
    """What a level does there, as its printed line; it is legal."""
    perspective = Perspective(match.game, match.state, seat, Luck.seeded(1))
    text = make_bot(level, match.game).choose(perspective).text
    assert text in may(match, seat)
    return text


# Cashing in


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_king_is_cashed_in_on_a_very_high_sum(level: str) -> None:
    match = table(seats=4, red="king 39, pawn 3", blue="king 15, pawn 18")
    assert choice(level, match) == "cash 39"


def test_the_king_goes_before_a_pawn_on_the_same_sum() -> None:
    match = table(seats=4, red="king 37, pawn 38", round=30, blue="king 15, pawn 18")
    assert choice("novice", match) == "cash 37"
    assert choice("regular", match) == "cash 37"


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_pawn_with_all_the_game_before_it_is_not_cashed_in_for_next_to_nothing(
    level: str,
) -> None:
    match = table(seats=4, red="king 4, pawn 11", round=2)
    assert choice(level, match) == "throw"


def test_regular_takes_what_there_is_with_its_last_turn() -> None:
    early = table(seats=4, red="king 4, pawn 11", round=2)
    late = table(seats=4, red="king 4, pawn 11", round=30)
    assert choice("regular", early) == "throw"
    assert choice("regular", late) == "cash 11"
    assert choice("novice", late) == "throw"


def test_cashing_in_after_the_throw_is_weighed_too() -> None:
    match = table(seats=4, red="king 39, pawn 3", die=5, cash="after")
    assert choice("regular", match) == "cash 39"
    assert choice("novice", match) == "cash 39"


# Hits and challenges


@pytest.mark.parametrize("level", ["novice", "regular"])
def test_a_king_is_hit_where_it_costs_nothing(level: str) -> None:
    match = table(seats=4, red="king 3, pawn 20", blue="king 24, pawn 12", die=4)
    assert choice(level, match) == "move pawn 20"


def test_regular_hits_the_pawn_that_is_worth_more() -> None:
    match = table(seats=2, red="king 2, pawn 32, pawn 15", blue="king 30, pawn 35, pawn 18", die=3)
    assert choice("regular", match) == "move pawn 15"  # Blue's exit is square 21.


def test_the_poor_challenge_the_rich() -> None:
    match = table(
        seats=2, red="king 20, pawn 8", blue="king 24, pawn 35", die=4, money=[POOR, RICH], round=26
    )
    assert choice("regular", match) == "move king"


def test_the_rich_do_not_challenge_the_poor() -> None:
    match = table(
        seats=2, red="king 20, pawn 8", blue="king 24, pawn 35", die=4, money=[RICH, POOR], round=26
    )
    assert choice("regular", match) == "move pawn 8"


def test_the_rich_do_not_walk_their_king_within_reach_of_another() -> None:
    match = table(
        seats=2, red="king 20, pawn 8", blue="king 21, pawn 35", die=4, money=[RICH, POOR], round=26
    )
    assert choice("regular", match) == "move pawn 8"


def test_the_rich_walk_their_king_out_of_reach_of_another() -> None:
    match = table(
        seats=2, red="king 24, pawn 8", blue="king 21, pawn 35", die=4, money=[RICH, POOR], round=26
    )
    assert choice("regular", match) == "move king"


# The 1


def test_a_one_strikes_the_pawn_rather_than_the_king() -> None:
    match = table(seats=2, red="king 25, pawn 25", step="go-back", die=1)
    assert may(match, RED) == {"back pawn", "back king"}
    assert choice("novice", match) == "back pawn"
    assert choice("regular", match) == "back pawn"


# Debts


def test_regular_pays_its_debts_first_and_whole() -> None:
    match = table(
        seats=2, red="king 39, pawn 3", money=[9_000, RICH], debt=[2_500, 0], blue="king 30, pawn 5"
    )
    assert choice("regular", match) == "repay 2500"
    match.play(RED, "repay 2500")
    assert choice("regular", match) == "cash 39"


def test_a_debtor_keeps_a_reserve_while_the_bank_is_empty() -> None:
    match = table(
        seats=2, red="king 5, pawn 3", blue="king 30, pawn 25",
        money=[6_000, 154_000], debt=[6_000, 0],
    )  # fmt: skip
    assert choice("regular", match) == "repay 2000"
    match.play(RED, "repay 2000")
    assert choice("regular", match) == "throw"


def test_every_seat_judges_for_itself() -> None:
    match = table(
        seats=2, red="king 24, pawn 35", blue="king 20, pawn 8", die=4, money=[RICH, POOR],
        turn=BLUE, round=26,
    )  # fmt: skip
    assert choice("regular", match, BLUE) == "move king"
