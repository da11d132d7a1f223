"""ZZ-18 to ZZ-21: who is sent back to the start, and who is not."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_refused, may, told

from ludotheque import Match
from ludotheque.games.zapp_zerapp.tests.table import BLUE, GREEN, RED, YELLOW, apprentices, table

EXAMPLE = {
    "green": "10 16 S", "blue": "15 S S", "yellow": "12 14 S", "red": "13 18 S", "magic": 12,
    "spells": {RED: 1, BLUE: 2, YELLOW: 13, GREEN: 8},
}  # fmt: skip


def green_moves(steps: int, **position: Any) -> Match:
    """Green has a spell of so many steps, and nobody else has one."""
    return table(magic=10, spells={RED: 11, BLUE: 12, YELLOW: 13, GREEN: steps}, **position)


@pytest.mark.article("ZZ-18", "ZZ-19")
def test_example_2_green_passes_five_and_lands_on_a_sixth() -> None:
    match = table(**EXAMPLE)
    match.play(GREEN, "move 10")
    assert apprentices(match, GREEN) == "18 16 S"
    assert apprentices(match, YELLOW) == "S S S"
    assert apprentices(match, BLUE) == "S S S"
    assert apprentices(match, RED) == "13 S S"
    assert told(match, "banished") == [
        {"seat": GREEN, "victim": YELLOW, "place": 12},
        {"seat": GREEN, "victim": YELLOW, "place": 14},
        {"seat": GREEN, "victim": BLUE, "place": 15},
        {"seat": GREEN, "victim": RED, "place": 18},
    ]


@pytest.mark.article("ZZ-18", "ZZ-R6")
@pytest.mark.parametrize(
    ("red", "is_banished"), [("11", True), ("17", True), ("18", True), ("19", False), ("10", False)]
)
def test_passing_and_landing_banish_but_not_leaving(red: str, is_banished: bool) -> None:
    match = green_moves(8, green="10 S S", red=f"{red} S S")
    match.play(GREEN, "move 10")
    assert apprentices(match, RED) == ("S S S" if is_banished else f"{red} S S")


@pytest.mark.article("ZZ-18")
def test_a_banished_apprentice_is_at_its_start_before_its_owner_moves() -> None:
    match = table(green="10 S S", red="11 H H", magic=10,
                  spells={RED: 4, BLUE: 12, YELLOW: 13, GREEN: 8})  # fmt: skip
    match.play(GREEN, "move 10")
    assert may(match, RED) == {"move start"}


@pytest.mark.article("ZZ-19")
@pytest.mark.parametrize("space", [12, 13, 14, 15, 16])
def test_nobody_is_banished_in_the_zone_of_their_colour(space: int) -> None:
    match = green_moves(8, green="10 S S", red=f"{space} S S", blue=f"{space} S S")
    match.play(GREEN, "move 10")
    assert apprentices(match, RED) == f"{space} S S"
    assert apprentices(match, BLUE) == "S S S"


@pytest.mark.article("ZZ-19")
def test_nobody_banishes_their_own() -> None:
    match = green_moves(8, green="10 12 18")
    match.play(GREEN, "move 10")
    assert apprentices(match, GREEN) == "18 12 18"


@pytest.mark.article("ZZ-19")
def test_in_the_basic_game_white_spaces_protect_nobody() -> None:
    """At 11 stand the castles of green and blue."""
    match = green_moves(8, green="10 S S", blue="11 S S", yellow="17 S S")
    match.play(GREEN, "move 10")
    assert apprentices(match, BLUE) == "S S S"
    assert apprentices(match, YELLOW) == "S S S"


@pytest.mark.article("ZZ-20")
def test_whoever_leaves_the_start_banishes_nobody() -> None:
    match = green_moves(8, red="9 11 16")
    match.play(GREEN, "move start")
    assert apprentices(match, GREEN) == "16 S S"
    assert apprentices(match, RED) == "9 11 16"


@pytest.mark.article("ZZ-R6")
def test_entering_the_village_passes_everyone_up_to_its_gate() -> None:
    """Green's village lies at 8: the space beyond it is not reached."""
    match = green_moves(8, green="4 S S", red="5 8 9")
    match.play(GREEN, "move 4")
    assert apprentices(match, GREEN) == "H S S"
    assert apprentices(match, RED) == "S S 9"


@pytest.mark.article("ZZ-R6", "ZZ-16")
def test_the_space_that_the_mover_leaves_does_not_count() -> None:
    match = green_moves(2, green="10 S S", red="10 S S")
    match.play(GREEN, "move 10")
    assert apprentices(match, RED) == "10 S S"
    assert apprentices(match, GREEN) == "12 S S"


@pytest.mark.article("ZZ-21")
def test_by_default_nobody_is_forgotten() -> None:
    match = table(**EXAMPLE)
    assert may(match, GREEN) == {"move 10", "move 16", "move start"}
    assert_refused(match, GREEN, "move 10 banishing blue 15", "ZZ-21", "no-claims")


@pytest.mark.article("ZZ-21", "ZZ-R13")
def test_with_claim_only_those_named_are_banished() -> None:
    match = table(**EXAMPLE, claim=True)
    match.play(GREEN, "move 10 banishing yellow 14 red 18")
    assert apprentices(match, YELLOW) == "12 S S"
    assert apprentices(match, BLUE) == "15 S S"
    assert apprentices(match, RED) == "13 S S"


@pytest.mark.article("ZZ-R13")
def test_with_claim_every_choice_of_victims_is_offered_once() -> None:
    match = table(**EXAMPLE, claim=True)
    from_ten = [move for move in may(match, GREEN) if move.split()[1] == "10"]
    assert len(from_ten) == 2**4
    assert "move 10 banishing yellow 12 yellow 14 blue 15 red 18" in from_ten


@pytest.mark.article("ZZ-R13")
def test_of_several_alike_as_many_are_banished_as_are_named() -> None:
    match = green_moves(8, green="10 S S", red="11 11 S", claim=True)
    from_ten = {move for move in may(match, GREEN) if move.split()[1] == "10"}
    assert from_ten == {
        "move 10",
        "move 10 banishing red 11",
        "move 10 banishing red 11 red 11",
    }
    match.play(GREEN, "move 10 banishing red 11")
    assert sorted(apprentices(match, RED).split()) == ["11", "S", "S"]


@pytest.mark.article("ZZ-R13")
def test_the_order_in_which_victims_are_named_does_not_matter() -> None:
    match = table(**EXAMPLE, claim=True)
    entry = match.play(GREEN, "move 10 banishing red 18 yellow 12")
    assert entry.text == "move 10 banishing yellow 12 red 18"


def test_with_claim_whoever_is_absent_too_long_claims_all() -> None:
    match = table(**EXAMPLE, claim=True)
    match.expire(GREEN)
    assert apprentices(match, GREEN) == "10 0 S"
    assert apprentices(match, RED) == "13 S S"
