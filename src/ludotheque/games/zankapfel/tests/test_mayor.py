"""ZK-13 to ZK-15: phase 2, the mayor's walk."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque.games.zankapfel.tests.table import ONE, TWO, mayor, play, step, table, tokens


@pytest.mark.article("ZK-13")
def test_the_mayor_goes_to_a_neighbouring_square_also_diagonally() -> None:
    match = table(step="name-square", mayor="c3")
    around = {"b2", "c2", "d2", "b3", "d3", "b4", "c4", "d4"}
    assert may(match, ONE) == {f"go {name}" for name in around}


@pytest.mark.article("ZK-13")
def test_the_orchard_has_edges() -> None:
    match = table(step="name-square", mayor="e1")
    assert may(match, ONE) == {"go d1", "go d2", "go e2"}
    match = table(step="name-square", mayor="a3")
    assert may(match, ONE) == {"go a2", "go b2", "go b3", "go a4", "go b4"}


@pytest.mark.article("ZK-13")
def test_the_square_must_still_have_its_token() -> None:
    match = table(step="name-square", mayor="a1", tokens="b1 e5")
    assert may(match, ONE) == {"go b1"}
    assert_refused(match, ONE, "go a2", "ZK-R2", "no-token")
    assert_refused(match, ONE, "go e5", "ZK-13", "out-of-reach")


@pytest.mark.article("ZK-14", "ZK-R2")
def test_with_no_token_next_to_him_he_goes_to_any_square_that_has_one() -> None:
    match = table(step="name-square", mayor="a1", tokens="c1 c5 e3")
    assert may(match, ONE) == {"go c1", "go c5", "go e3"}
    assert_refused(match, ONE, "go e5", "ZK-R2", "no-token")
    assert_refused(match, ONE, "go b2", "ZK-R2", "no-token")


@pytest.mark.article("ZK-R2")
def test_in_the_first_round_his_own_square_may_be_one_of_them() -> None:
    match = table(step="name-square", round=1, mayor="a1", tokens="a1 c1", bribery=False)
    assert may(match, ONE) == {"go a1", "go c1"}
    play(match, "1: go a1")
    assert tokens(match) == {"c1"}


@pytest.mark.article("ZK-13")
def test_as_long_as_a_neighbour_has_a_token_he_may_not_stay() -> None:
    match = table(step="name-square", round=1, mayor="a1", tokens="a1 b1")
    assert_refused(match, ONE, "go a1", "ZK-13", "out-of-reach")


@pytest.mark.article("ZK-15")
def test_the_token_of_the_square_where_he_ends_is_removed() -> None:
    match = table(step="name-square", mayor="c3", bribery=False)
    play(match, "1: go d4")
    assert mayor(match) == "d4"
    assert "d4" not in tokens(match)
    assert len(tokens(match)) == 23


@pytest.mark.article("ZK-R14")
def test_a_round_in_which_nobody_played_still_takes_a_token() -> None:
    match = table(step="name-square", mayor="c3", bribery=False)
    play(match, "1: go c2")
    assert mayor(match) == "c2"
    assert len(tokens(match)) == 23
    assert shown(match, "round") == 4
    assert told(match, "revealed") == []


@pytest.mark.article("ZK-R14", "ZK-R10")
def test_a_first_player_who_sat_out_moves_the_mayor_all_the_same() -> None:
    rest = " ".join(["red"] * 10 + ["yellow"] * 10 + ["green"] * 10 + ["blue"] * 10)
    jokers = " ".join(["joker"] * 10)
    match = table(hands=["", "", "", rest], turn=TWO, step="name-square", pile="",
                  face_up="", discards=jokers, deck="once", bribery=False)  # fmt: skip
    assert match.asks() == [ONE]
    play(match, "1: go b3")
    assert told(match, "sat-out") == [{"seat": TWO}, {"seat": 2}]
    play(match, "4: play red")
    assert told(match, "sat-out")[2:] == [{"seat": ONE}]
    assert step(match) == "name-square"
    assert match.asks() == [TWO]
    play(match, "2: go b4")
    assert mayor(match) == "b4"
