"""Coming out and moving."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown

from ludotheque.games.zock.tests.table import BLUE, RED, new_table, pawns, table, told

EVERY_USABLE_THROW = pytest.mark.parametrize("die", [2, 3, 4, 5, 6])


@pytest.mark.article("ZO-3")
@EVERY_USABLE_THROW
def test_one_pawn_moves_clockwise_by_the_throw_and_the_turn_is_over(die: int) -> None:
    match = table(red="king 5, pawn 9", blue="king 22", die=die)
    match.play(RED, "move pawn 9")
    assert pawns(match, RED) == f"king 5, pawn {9 + die}"
    assert pawns(match, BLUE) == "king 22"
    assert match.asks() == [BLUE]
    walk = {"article": "ZO-3", "seat": RED, "piece": 1, "from": 9, "to": 9 + die}
    assert told(match, "walked") == [walk]


@pytest.mark.article("ZO-3")
@EVERY_USABLE_THROW
def test_the_king_moves_by_the_throw_as_well(die: int) -> None:
    match = table(red="king 5, pawn 9", die=die)
    match.play(RED, "move king")
    assert pawns(match, RED) == f"king {5 + die}, pawn 9"


@pytest.mark.article("ZO-3")
def test_the_die_is_thrown_first() -> None:
    match = table(red="king 5, pawn 12", dice="4")
    assert shown(match, "die") == 0
    match.play(RED, "throw")
    assert shown(match, "die") == 4
    assert told(match, "thrown") == [{"article": "ZO-3", "seat": RED, "pips": 4}]
    match.play(RED, "move pawn 12")
    assert pawns(match, RED) == "king 5, pawn 16"


@pytest.mark.article("ZO-3", "ZO-R2")
@EVERY_USABLE_THROW
def test_a_pawn_comes_out_by_the_throw_and_the_exit_is_its_first_step(die: int) -> None:
    match = new_table(dice=str(die))
    match.play(RED, "out king")
    assert pawns(match, RED) == f"king {die}"
    came_out = {"article": "ZO-3", "seat": RED, "piece": 0, "to": die}
    assert told(match, "came-out") == [came_out]


@pytest.mark.article("ZO-R2")
@EVERY_USABLE_THROW
def test_any_throw_from_2_to_6_brings_a_pawn_out(die: int) -> None:
    match = table(blue="king 30", turn=BLUE, die=die)
    match.play(BLUE, "out pawn")
    assert pawns(match, BLUE) == f"king 30, pawn {20 + die}"


@pytest.mark.article("ZO-R2")
def test_a_1_with_no_pawn_on_the_ring_does_nothing() -> None:
    match = table(step="throw", dice="1")
    assert pawns(match, RED) == "all home"
    assert shown(match, "money") == [30_000, 30_000]
    assert match.asks() == [BLUE]
    assert told(match, "nothing-struck") == [{"article": "ZO-9", "seat": RED}]


@pytest.mark.article("ZO-R2", "ZO-10")
def test_a_pawn_that_comes_out_hits_like_any_other() -> None:
    match = table(red="king 9", blue="king 25, pawn 4", die=4)
    match.play(RED, "out pawn")
    assert pawns(match, RED) == "king 9, pawn 4"
    assert pawns(match, BLUE) == "king 25"
    assert shown(match, "money") == [31_000, 29_000]


@pytest.mark.article("ZO-4")
def test_until_two_are_on_the_ring_the_throw_brings_a_pawn_out() -> None:
    match = new_table(dice="5 2 3 2 4")
    assert may(match, RED) == {"out king"}
    match.play(RED, "out king")
    match.play(BLUE, "out king")
    assert may(match, RED) == {"out pawn"}
    match.play(RED, "out pawn")
    match.play(BLUE, "out pawn")
    assert pawns(match, RED) == "king 5, pawn 3"
    assert may(match, RED) == {"out pawn", "move king", "move pawn 3"}


@pytest.mark.article("ZO-4")
def test_with_the_king_alone_on_the_ring_he_may_not_walk() -> None:
    match = table(red="king 15", die=4)
    assert may(match, RED) == {"out pawn"}
    assert_refused(match, RED, "move king", "ZO-4", "empty-the-house")


@pytest.mark.article("ZO-4")
def test_after_a_hit_leaves_fewer_than_two_the_next_throw_brings_one_out() -> None:
    match = table(red="king 5, pawn 9", blue="king 30, pawn 12", die=3)
    match.play(RED, "move pawn 9")
    assert pawns(match, BLUE) == "king 30"
    assert may(match, BLUE) == {"out pawn"}


@pytest.mark.article("ZO-4", "ZO-7")
def test_after_cashing_in_leaves_fewer_than_two_the_next_throw_brings_one_out() -> None:
    match = table(red="king 5, pawn 12", blue="king 30")
    match.play(RED, "cash 12")
    match.play(BLUE, "out pawn")
    assert pawns(match, RED) == "king 5"
    assert may(match, RED) == {"out pawn"}


@pytest.mark.article("ZO-5")
def test_the_king_comes_out_first() -> None:
    match = new_table()
    assert may(match, RED) == {"out king"}
    assert_refused(match, RED, "out pawn", "ZO-5", "king-first")


@pytest.mark.article("ZO-5", "ZO-R4")
def test_while_the_king_is_at_home_even_two_pawns_on_the_ring_have_to_wait() -> None:
    match = table(red="pawn 9, pawn 15", die=3)
    assert may(match, RED) == {"out king"}
    assert_refused(match, RED, "move pawn 9", "ZO-5", "king-first")
    match.play(RED, "out king")
    assert pawns(match, RED) == "king 3, pawn 9, pawn 15"


@pytest.mark.article("ZO-6")
def test_with_two_on_the_ring_and_the_king_among_them_any_pawn_may_move() -> None:
    match = table(red="king 8, pawn 3, pawn 14", die=5)
    assert may(match, RED) == {"move king", "move pawn 3", "move pawn 14"}


@pytest.mark.article("ZO-6")
@pytest.mark.parametrize(
    ("move", "after"),
    [
        ("move king", "king 13, pawn 3, pawn 14"),
        ("move pawn 3", "king 8, pawn 8, pawn 14"),
        ("move pawn 14", "king 8, pawn 3, pawn 19"),
    ],
)
def test_the_pawn_that_was_chosen_moves_and_no_other(move: str, after: str) -> None:
    match = table(red="king 8, pawn 3, pawn 14", die=5)
    match.play(RED, move)
    assert pawns(match, RED) == after


@pytest.mark.article("ZO-R3", "ZO-6")
def test_the_third_pawn_may_come_out_while_two_are_on_the_ring() -> None:
    match = table(red="king 8, pawn 3", die=6)
    assert "out pawn" in may(match, RED)
    match.play(RED, "out pawn")
    assert pawns(match, RED) == "king 8, pawn 3, pawn 6"


@pytest.mark.article("ZO-R3", "ZO-7")
@pytest.mark.parametrize(("cashed", "left"), [(26, 30), (30, 26)])
def test_whichever_pawn_was_cashed_in_is_the_one_that_comes_out_again(
    cashed: int, left: int
) -> None:
    match = table(red="king 8, pawn 26, pawn 30", blue="king 25", dice="2 5")
    match.play(RED, f"cash {cashed}")
    match.play(BLUE, "out pawn")
    match.play(RED, "throw")
    match.play(RED, "out pawn")
    assert pawns(match, RED) == f"king 8, pawn 5, pawn {left}"


@pytest.mark.article("ZO-R3", "ZO-6")
def test_the_third_pawn_may_also_stay_at_home() -> None:
    match = table(red="king 8, pawn 3", die=6)
    match.play(RED, "move king")
    assert pawns(match, RED) == "king 14, pawn 3"


@pytest.mark.article("ZO-R5")
@pytest.mark.parametrize(
    ("start", "die", "end"), [(36, 4, 40), (37, 4, 1), (38, 5, 3), (39, 2, 1), (40, 6, 6)]
)
def test_the_ring_has_no_end(start: int, die: int, end: int) -> None:
    match = table(red=f"king 9, pawn {start}", die=die)
    match.play(RED, f"move pawn {start}")
    assert pawns(match, RED) == f"king 9, pawn {end}"
