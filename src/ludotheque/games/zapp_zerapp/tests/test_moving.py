"""ZZ-12 to ZZ-16: the way of an apprentice."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque import Match
from ludotheque.games.zapp_zerapp.tests.table import BLUE, GREEN, RED, YELLOW, apprentices, table

OTHERS = {BLUE: 13, YELLOW: 12, GREEN: 11}
"""Nobody but red has a spell."""


def red_moves(steps: int, **position: Any) -> Match:
    """Red has a spell of so many steps, and nobody else has one."""
    return table(magic=10, spells={RED: steps, **OTHERS}, **position)


@pytest.mark.article("ZZ-12")
def test_spells_are_used_from_the_highest_down() -> None:
    match = table(spells={RED: 3, BLUE: 8, YELLOW: 1, GREEN: 5})
    order = []
    for _ in range(4):
        order += match.asks()
        match.play(match.asks()[0], "move start")
    assert order == [BLUE, GREEN, RED, YELLOW]


@pytest.mark.article("ZZ-12")
def test_an_apprentice_may_leave_the_start_or_walk_on_by_exactly_its_number() -> None:
    match = red_moves(4, red="10 5 S")
    assert may(match, RED) == {"move 10", "move 5", "move start"}
    match.play(RED, "move 10")
    assert apprentices(match, RED) == "14 5 S"


@pytest.mark.article("ZZ-12")
@pytest.mark.parametrize(
    ("seat", "steps", "end"),
    [(RED, 1, "3"), (RED, 6, "8"), (GREEN, 1, "9"), (BLUE, 1, "15"), (YELLOW, 1, "21"),
     (YELLOW, 6, "2")],
)  # fmt: skip
def test_from_the_start_the_first_space_is_just_after_ones_village(
    seat: int, steps: int, end: str
) -> None:
    spells = dict.fromkeys(range(4), 0)
    for other, stones in zip([one for one in range(4) if one != seat], (11, 12, 13)):
        spells[other] = stones
    match = table(magic=10, spells={**spells, seat: steps})
    match.play(seat, "move start")
    assert apprentices(match, seat) == f"{end} S S"


@pytest.mark.article("ZZ-12", "ZZ-R12")
def test_apprentices_on_one_space_are_named_once() -> None:
    match = red_moves(4, red="10 10 S")
    assert may(match, RED) == {"move 10", "move start"}
    match.play(RED, "move 10")
    assert apprentices(match, RED) == "14 10 S"


@pytest.mark.article("ZZ-13")
def test_apprentices_walk_clockwise_and_go_on_from_23_to_0() -> None:
    match = red_moves(4, red="21 S S")
    match.play(RED, "move 21")
    assert apprentices(match, RED) == "1 S S"


@pytest.mark.article("ZZ-14")
@pytest.mark.parametrize("steps", [3, 4, 9])
def test_an_apprentice_enters_its_village_with_points_to_spare(steps: int) -> None:
    match = red_moves(steps, red="0 S S")
    match.play(RED, "move 0")
    assert apprentices(match, RED) == "H S S"
    assert told(match, "home") == [{"seat": RED, "home": 1}]


@pytest.mark.article("ZZ-14")
def test_with_every_point_used_before_the_village_it_stays_outside() -> None:
    match = red_moves(2, red="0 S S")
    match.play(RED, "move 0")
    assert apprentices(match, RED) == "2 S S"
    assert told(match, "home") == []


@pytest.mark.article("ZZ-14", "ZZ-R5")
def test_whoever_is_home_is_home_for_good() -> None:
    match = red_moves(2, red="0 H S")
    assert may(match, RED) == {"move 0", "move start"}
    assert_refused(match, RED, "move 2", "ZZ-12", "no-apprentice-there")


@pytest.mark.article("ZZ-15")
def test_one_apprentice_moves_and_then_the_next_spell_is_used() -> None:
    match = table(red="10 5 S", spells={RED: 4, BLUE: 3, YELLOW: 12, GREEN: 13})
    match.play(RED, "move 10")
    assert match.asks() == [BLUE]
    assert_refused(match, RED, "move 5", "ZZ-12", "not-your-spell")


@pytest.mark.article("ZZ-15")
def test_an_apprentice_walks_past_the_villages_and_starts_of_others() -> None:
    """Green's village and start lie at 8 and 9."""
    match = red_moves(4, red="6 S S")
    match.play(RED, "move 6")
    assert apprentices(match, RED) == "10 S S"


@pytest.mark.article("ZZ-16")
def test_apprentices_of_different_colours_share_a_space() -> None:
    """Blue is safe on 3, in its zone."""
    match = red_moves(1, blue="3 S S")
    match.play(RED, "move start")
    assert apprentices(match, RED) == "3 S S"
    assert apprentices(match, BLUE) == "3 S S"


@pytest.mark.article("ZZ-R12")
@pytest.mark.parametrize("space", [6, 10])
def test_apprentices_of_one_colour_share_a_space_too(space: int) -> None:
    """From 6 red lands in another's zone, from 10 in its own."""
    match = red_moves(4, red=f"{space} {space + 4} S")
    match.play(RED, f"move {space}")
    assert apprentices(match, RED) == f"{space + 4} {space + 4} S"


@pytest.mark.article("ZZ-R4")
def test_whose_spell_works_has_to_move() -> None:
    match = red_moves(4, red="15 H H")
    assert may(match, RED) == {"move 15"}
    match.play(RED, "move 15")
    assert apprentices(match, RED) == "19 H H"


@pytest.mark.article("ZZ-R5")
@pytest.mark.parametrize("place", ["S", "0", "2", "3", "23"])
def test_whoever_has_a_spell_has_a_move(place: str) -> None:
    assert len(may(red_moves(10, red=f"{place} H H"), RED)) == 1


@pytest.mark.article("ZZ-R8")
@pytest.mark.parametrize(("space", "to_go"), [(2, 1), (1, 2), (3, 24), (14, 13), (23, 4)])
def test_what_is_left_to_go_depends_on_the_space_alone(space: int, to_go: int) -> None:
    """Red's village lies at 2; a score counts the 75 steps that need not be walked any more."""
    match = red_moves(1, red=f"{space} S S")
    assert match.game.result(match.state).scores[RED] == 25 - to_go


def test_a_move_can_be_taken_back_until_the_dice_fall() -> None:
    match = table(red="10 S S", spells={RED: 4, BLUE: 3, YELLOW: 12, GREEN: 13})
    before = match.position()
    match.play(RED, "move 10")
    match.undo(RED)
    assert match.position() == before
    match.play(RED, "move 10")
    match.play(BLUE, "move start")
    assert shown(match, "turn") == 2
    assert match.why_no_undo(BLUE)


def test_whoever_is_absent_too_long_moves_the_foremost() -> None:
    match = red_moves(4, red="10 23 S")
    match.expire(RED)
    assert apprentices(match, RED) == "10 H S"
