"""ZZ-22 to ZZ-29: the advanced game."""

from __future__ import annotations

import gc
from typing import Any

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque import Match
from ludotheque.games.zapp_zerapp.board import SPACES
from ludotheque.games.zapp_zerapp.moves import MOST_WALKS, Walk
from ludotheque.games.zapp_zerapp.tests.table import BLUE, GREEN, RED, YELLOW, apprentices, table

EXAMPLE: dict[str, Any] = {
    "green": "2 5 S", "blue": "4 5 21", "yellow": "5 6 S", "red": "5 23 S", "magic": 8,
    "spells": {RED: 2, BLUE: 6, YELLOW: 3, GREEN: 8}, "advanced": True,
}  # fmt: skip


def green_moves(steps: int, **position: Any) -> Match:
    """The advanced game, in which only green has a spell. Its village lies at 8, and the squares
    of its castles are 5 (with red) and 11 (with blue)."""
    spells = {RED: 11, BLUE: 12, YELLOW: 13, GREEN: steps}
    return table(magic=10, spells=spells, advanced=True, **position)


@pytest.mark.article("ZZ-24", "ZZ-25", "ZZ-26", "ZZ-27")
def test_example_3_all_four_move() -> None:
    match = table(**EXAMPLE)
    match.play(GREEN, "move 2 with red 5 green 5")
    assert apprentices(match, GREEN) == "H H S"
    assert apprentices(match, BLUE) == "4 S 21"
    assert apprentices(match, YELLOW) == "S 6 S"
    assert apprentices(match, RED) == "8 23 S"

    match.play(BLUE, "move 21 with red 23")
    assert apprentices(match, BLUE) == "4 S 3"
    assert apprentices(match, RED) == "8 3 S"

    match.play(YELLOW, "move 6")
    assert apprentices(match, YELLOW) == "S 9 S"
    assert apprentices(match, RED) == "S 3 S"

    assert match.asks() == [RED]
    match.play(RED, "move start")
    assert sorted(apprentices(match, RED).split()) == ["3", "4", "S"]
    assert apprentices(match, GREEN) == "H H S"
    assert apprentices(match, BLUE) == "4 S 3"
    assert apprentices(match, YELLOW) == "S 9 S"
    assert shown(match, "turn") == 2


@pytest.mark.article("ZZ-14", "ZZ-18", "ZZ-26")
def test_example_3_is_told_step_by_step() -> None:
    match = table(**EXAMPLE)
    match.play(GREEN, "move 2 with red 5 green 5")
    assert told(match, "walked") == [{"seat": GREEN, "from": 2, "to": 25, "steps": 8}]
    assert told(match, "banished") == [
        {"seat": GREEN, "victim": BLUE, "place": 5},
        {"seat": GREEN, "victim": YELLOW, "place": 5},
    ]
    assert told(match, "carried") == [
        {"seat": GREEN, "owner": RED, "from": 5, "to": 8},
        {"seat": GREEN, "owner": GREEN, "from": 5, "to": 25},
    ]
    assert told(match, "home") == [{"seat": GREEN, "home": 2}]


@pytest.mark.article("ZZ-22")
def test_without_the_option_there_are_no_companions() -> None:
    match = table(**{**EXAMPLE, "advanced": False})
    assert may(match, GREEN) == {"move 2", "move 5", "move start"}
    assert_refused(match, GREEN, "move 2 with red 5", "ZZ-22", "no-companions")
    match.play(GREEN, "move 2")
    assert apprentices(match, RED) == "S 23 S"


@pytest.mark.article("ZZ-22", "ZZ-23")
@pytest.mark.parametrize(
    ("space", "safe"), [(5, {RED, GREEN}), (11, {GREEN, BLUE}), (17, {BLUE, YELLOW}),
                        (23, {YELLOW, RED})],
)  # fmt: skip
def test_a_companion_square_protects_the_colours_of_its_two_castles(
    space: int, safe: set[int]
) -> None:
    """Somebody of another colour passes it, in the advanced game and in the basic one."""
    for is_advanced in (True, False):
        for mover in range(4):
            said = [f"{space} S S"] * 4
            said[mover] = f"{(space - 1) % 24} S S"
            stones = iter((11, 12, 13))
            spells = {seat: 2 if seat == mover else next(stones) for seat in range(4)}
            match = table(red=said[0], blue=said[1], yellow=said[2], green=said[3], magic=10,
                          spells=spells, advanced=is_advanced)  # fmt: skip
            match.play(mover, f"move {(space - 1) % 24}")
            for seat in range(4):
                if seat != mover:
                    is_safe = is_advanced and seat in safe
                    assert apprentices(match, seat) == (f"{space} S S" if is_safe else "S S S")


@pytest.mark.article("ZZ-24")
def test_any_or_none_of_those_on_the_square_may_be_taken_along() -> None:
    match = green_moves(4, green="3 5 S", red="5 5 S", yellow="5 S S")
    assert {move for move in may(match, GREEN) if move.startswith("move 3")} == {
        "move 3",
        "move 3 with green 5",
        "move 3 with red 5",
        "move 3 with red 5 green 5",
        "move 3 with red 5 red 5",
        "move 3 with red 5 red 5 green 5",
    }
    match.play(GREEN, "move 3 with red 5 red 5")
    assert apprentices(match, RED) == "7 7 S"
    assert apprentices(match, GREEN) == "7 5 S"
    assert apprentices(match, YELLOW) == "S S S"


@pytest.mark.article("ZZ-24")
def test_who_is_not_taken_along_stays() -> None:
    match = green_moves(4, green="3 5 S", red="5 5 S")
    match.play(GREEN, "move 3")
    assert apprentices(match, RED) == "5 5 S"


@pytest.mark.article("ZZ-25", "ZZ-R7")
def test_companions_of_several_squares_all_go_to_the_end_of_the_way() -> None:
    """Green's way from 10 to 18 leads over 11 and 17."""
    match = green_moves(8, green="10 11 S", blue="11 17 S", yellow="17 S S")
    match.play(GREEN, "move 10 with green 11 blue 17 yellow 17")
    assert apprentices(match, GREEN) == "18 18 S"
    assert apprentices(match, BLUE) == "11 18 S"
    assert apprentices(match, YELLOW) == "18 S S"


@pytest.mark.article("ZZ-26")
def test_companions_of_other_colours_stop_before_the_village() -> None:
    match = green_moves(9, green="4 S S", red="5 S S")
    match.play(GREEN, "move 4 with red 5")
    assert apprentices(match, GREEN) == "H S S"
    assert apprentices(match, RED) == "8 S S"


@pytest.mark.article("ZZ-26")
def test_a_companion_of_the_movers_colour_may_go_in_or_wait_before_the_village() -> None:
    match = green_moves(9, green="4 5 S")
    assert {move for move in may(match, GREEN) if move.startswith("move 4")} == {
        "move 4",
        "move 4 with green 5",
        "move 4 with green 5 outside green 5",
    }
    match.play(GREEN, "move 4 with green 5 outside green 5")
    assert apprentices(match, GREEN) == "H 8 S"


@pytest.mark.article("ZZ-26")
def test_of_two_companions_of_the_movers_colour_one_may_wait() -> None:
    match = green_moves(9, green="4 5 5")
    match.play(GREEN, "move 4 with green 5 green 5 outside green 5")
    assert sorted(apprentices(match, GREEN).split()) == ["8", "H", "H"]


@pytest.mark.article("ZZ-27", "ZZ-R8")
def test_who_is_carried_past_the_own_village_has_nearly_a_lap_before_it() -> None:
    """Red's village lies at 2."""
    match = table(blue="21 S S", red="23 H H", magic=10, advanced=True,
                  spells={RED: 4, BLUE: 6, YELLOW: 12, GREEN: 13})  # fmt: skip
    match.play(BLUE, "move 21 with red 23")
    assert apprentices(match, RED) == "3 H H"
    match.play(RED, "move 3")
    assert apprentices(match, RED) == "7 H H"


@pytest.mark.article("ZZ-28")
def test_a_mover_takes_nobody_along_from_the_square_where_it_starts() -> None:
    match = green_moves(2, green="5 5 S", red="5 S S")
    assert may(match, GREEN) == {"move 5", "move start"}
    assert_refused(match, GREEN, "move 5 with red 5", "ZZ-28", "from-its-own-square")
    match.play(GREEN, "move 5")
    assert apprentices(match, GREEN) == "7 5 S"
    assert apprentices(match, RED) == "5 S S"


@pytest.mark.article("ZZ-29", "ZZ-20")
def test_a_mover_from_the_start_takes_companions_and_banishes_nobody() -> None:
    match = green_moves(5, blue="11 S S", red="11 12 S", yellow="11 S S")
    match.play(GREEN, "move start with blue 11")
    assert apprentices(match, GREEN) == "13 S S"
    assert apprentices(match, BLUE) == "13 S S"
    assert apprentices(match, YELLOW) == "11 S S"
    assert apprentices(match, RED) == "11 12 S"


@pytest.mark.article("ZZ-R7")
def test_companions_neither_banish_nor_are_banished_on_arrival() -> None:
    """Yellow on 18 is met by green, and by blue that green carries; red, carried too, is not."""
    match = green_moves(8, green="10 S S", blue="11 S S", yellow="18 S S")
    match.play(GREEN, "move 10 with blue 11")
    assert apprentices(match, YELLOW) == "S S S"
    assert apprentices(match, BLUE) == "18 S S"


@pytest.mark.article("ZZ-R7")
def test_a_companion_that_joins_a_mover_from_the_start_banishes_nobody_for_it() -> None:
    match = green_moves(5, blue="11 S S", yellow="13 S S")
    match.play(GREEN, "move start with blue 11")
    assert apprentices(match, YELLOW) == "13 S S"


@pytest.mark.article("ZZ-R7")
def test_landing_on_a_companion_square_takes_nobody() -> None:
    match = green_moves(2, green="3 S S", red="5 S S")
    assert may(match, GREEN) == {"move 3", "move start"}
    assert_refused(match, GREEN, "move 3 with red 5", "ZZ-R7", "landing-takes-nobody")


@pytest.mark.article("ZZ-R7")
def test_a_carried_apprentice_does_not_enter_its_own_village_on_the_way() -> None:
    """Red's way home from 23 ends at 2: blue carries it to exactly that space."""
    match = table(blue="20 S S", red="23 H H", magic=10, advanced=True,
                  spells={RED: 11, BLUE: 6, YELLOW: 12, GREEN: 13})  # fmt: skip
    match.play(BLUE, "move 20 with red 23")
    assert apprentices(match, RED) == "2 H H"
    assert not match.is_over


@pytest.mark.article("ZZ-R7")
def test_a_carried_apprentice_may_be_moved_by_its_owner_later_in_the_turn() -> None:
    match = table(green="3 S S", red="5 S S", magic=10, advanced=True,
                  spells={RED: 2, BLUE: 12, YELLOW: 13, GREEN: 4})  # fmt: skip
    match.play(GREEN, "move 3 with red 5")
    match.play(RED, "move 7")
    assert apprentices(match, RED) == "9 S S"


@pytest.mark.article("ZZ-R7", "ZZ-R13")
def test_companions_and_claims_can_be_named_in_one_move() -> None:
    match = table(**EXAMPLE, claim=True)
    match.play(GREEN, "move 2 with red 5 green 5 banishing yellow 5")
    assert apprentices(match, BLUE) == "4 5 21"
    assert apprentices(match, YELLOW) == "S 6 S"
    assert apprentices(match, RED) == "8 23 S"


def test_lines_that_somebody_types_are_not_kept_without_end() -> None:
    match = table()
    before = _walks_alive()
    for number in range(2 * MOST_WALKS):
        origin, first, second = number % SPACES, number // SPACES % SPACES, number // SPACES**2
        line = f"move {origin} with red {first} blue {second}"
        move = match.game.parse(line, match.terms)
        assert move is not None and move is match.game.parse(line, match.terms)
    assert _walks_alive() <= before + MOST_WALKS


def _walks_alive() -> int:
    gc.collect()
    return sum(type(one) is Walk for one in gc.get_objects())
