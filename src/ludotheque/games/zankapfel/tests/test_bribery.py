"""ZK-16 to ZK-18: bribing the first player."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque import Match, Stale
from ludotheque.games.zankapfel.moves import FARMERS
from ludotheque.games.zankapfel.tests.table import (
    FOUR,
    NO_SQUARE,
    ONE,
    THREE,
    TWO,
    mayor,
    name_of,
    play,
    step,
    table,
    tokens,
)


def named(goal: str = "c4", around: str = "c4 b4 d4", **changes: Any) -> Match:
    """The first player has named a square among those around C3 that have a token."""
    match = table(step="name-square", mayor="c3", tokens=f"{around} a1", **changes)
    play(match, f"1: go {goal}")
    return match


@pytest.mark.article("ZK-16")
def test_once_a_square_is_named_all_others_are_asked_at_once() -> None:
    match = named()
    assert step(match) == "offer"
    assert match.asks() == [TWO, THREE, FOUR]
    offers = {"offer 1 b4", "offer 2 b4", "offer 1 d4", "offer 2 d4"}
    for seat in match.asks():
        assert may(match, seat) == {"done", *offers}


@pytest.mark.article("ZK-16")
def test_offers_come_in_no_set_order() -> None:
    match = named()
    play(match, "4: offer 1 b4", "2: offer 2 d4", "3: done", "2: done", "4: done")
    assert match.asks() == [ONE]
    assert may(match, ONE) == {"keep", "accept blue", "accept green"}


@pytest.mark.article("ZK-16")
def test_without_the_option_the_mayor_goes_at_once() -> None:
    match = named(bribery=False)
    assert mayor(match) == "c4"
    assert shown(match, "round") == 4


@pytest.mark.article("ZK-17")
def test_an_offer_may_only_name_a_square_to_which_the_mayor_could_go() -> None:
    match = named()
    assert_refused(match, TWO, "offer 1 a1", "ZK-17", "offer-out-of-reach")
    assert_refused(match, TWO, "offer 1 b3", "ZK-17", "offer-out-of-reach")
    assert_refused(match, TWO, "offer 2 c4", "ZK-16", "another-square")


@pytest.mark.article("ZK-17", "ZK-14")
def test_where_he_may_go_anywhere_any_square_with_a_token_may_be_asked_for() -> None:
    match = table(step="name-square", mayor="a1", tokens="c1 c5 e3")
    play(match, "1: go c1")
    asked = {"offer 1 c5", "offer 2 c5", "offer 1 e3", "offer 2 e3"}
    assert may(match, TWO) == {"done", *asked}


@pytest.mark.article("ZK-18")
def test_on_acceptance_the_mayor_goes_there_the_briber_pays_and_the_first_player_receives() -> None:
    match = named(score=[3, 0, 1, 0])
    play(
        match, "3: offer 2 d4", "2: offer 1 b4", "2: done", "3: done", "4: done", "1: accept yellow"
    )
    assert mayor(match) == "d4"
    assert tokens(match) == {"c4", "b4", "a1"}
    assert shown(match, "score") == [5, 0, -1, 0]


@pytest.mark.article("ZK-18")
def test_the_first_player_may_take_none() -> None:
    match = named()
    play(match, "3: offer 2 d4", "2: done", "3: done", "4: done", "1: keep")
    assert mayor(match) == "c4"
    assert shown(match, "score") == [0, 0, 0, 0]
    assert told(match, "kept") == [{"seat": ONE}]
    assert shown(match, "bribes") == [0] * 4
    assert shown(match, "bribe_squares") == [NO_SQUARE] * 4


@pytest.mark.article("ZK-18")
def test_the_first_player_can_only_take_what_was_offered() -> None:
    match = named()
    play(match, "3: offer 2 d4", "2: done", "3: done", "4: done")
    for seat in (ONE, TWO, FOUR, 5):
        assert_refused(match, ONE, f"accept {FARMERS[seat]}", "ZK-18", "no-such-offer")


@pytest.mark.article("ZK-R3")
def test_a_provisional_choice_removes_no_token() -> None:
    match = named()
    assert mayor(match) == "c3"
    assert name_of(shown(match, "goal")) == "c4"
    assert tokens(match) == {"c4", "b4", "d4", "a1"}


@pytest.mark.article("ZK-R3")
def test_with_only_one_legal_square_there_is_no_window() -> None:
    match = named(around="c4")
    assert mayor(match) == "c4"
    assert step(match) == "buy-or-play"


@pytest.mark.article("ZK-R3")
def test_if_nobody_offers_the_mayor_goes_where_he_was_sent() -> None:
    match = named()
    play(match, "2: done", "4: done", "3: done")
    assert mayor(match) == "c4"
    assert told(match, "kept") == []


@pytest.mark.article("ZK-R3")
def test_an_offer_can_be_revised_once_with_more_points_or_another_square() -> None:
    match = named()
    play(match, "2: offer 1 d4")
    assert may(match, TWO) == {"done", "offer 2 d4", "offer 1 b4", "offer 2 b4"}
    assert_refused(match, TWO, "offer 1 d4", "ZK-R3", "better-offer")
    play(match, "2: offer 1 b4")
    assert may(match, TWO) == set()
    assert_refused(match, TWO, "offer 2 d4", "ZK-R3", "offered-twice")
    assert_refused(match, TWO, "offer 2 b4", "ZK-R3", "offered-twice")
    play(match, "3: done", "4: done", "1: accept blue")
    assert mayor(match) == "b4"
    assert shown(match, "score") == [1, -1, 0, 0]


@pytest.mark.article("ZK-R3")
def test_two_points_for_a_square_cannot_be_revised_for_the_same_square() -> None:
    match = named()
    play(match, "2: offer 2 d4")
    assert may(match, TWO) == {"done", "offer 1 b4", "offer 2 b4"}
    assert_refused(match, TWO, "offer 1 d4", "ZK-R3", "better-offer")


@pytest.mark.article("ZK-R3")
def test_an_offer_reopens_the_window_for_those_who_were_done_and_still_may_act() -> None:
    match = named()
    play(match, "2: done", "3: offer 1 b4", "3: offer 2 b4")
    assert match.asks() == [TWO, FOUR]
    play(match, "2: done", "4: offer 1 d4")
    assert match.asks() == [TWO, FOUR]
    play(match, "2: offer 2 d4", "4: done", "2: done")
    assert match.asks() == [ONE]


@pytest.mark.article("ZK-R3")
def test_who_has_offered_may_still_revise_until_done() -> None:
    match = named()
    play(match, "2: offer 1 d4", "3: done", "4: done")
    assert match.asks() == [TWO]
    play(match, "2: done")
    assert match.asks() == [ONE]


@pytest.mark.article("ZK-R3")
def test_a_done_that_crosses_an_offer_is_void_and_asked_again() -> None:
    match = named()
    question = match.question(TWO)
    assert question is not None
    play(match, "3: offer 1 b4")
    with pytest.raises(Stale):
        match.play(TWO, "done", question.number, question.wave)
    match.play(TWO, "offer 1 d4", question.number, question.wave)
    assert shown(match, "bribes") == [0, 1, 1, 0]


@pytest.mark.article("ZK-R3")
def test_an_offer_stands_until_the_first_player_decides() -> None:
    match = named()
    play(match, "2: offer 1 d4", "2: done", "3: done", "4: done")
    assert_refused(match, THREE, "offer 1 b4", "ZK-R3", "offers-are-in")
    assert_refused(match, TWO, "offer 2 d4", "ZK-R3", "offers-are-in")
    assert shown(match, "bribes") == [0, 1, 0, 0]


@pytest.mark.article("ZK-R3")
def test_there_is_one_bribe_at_most_in_a_round() -> None:
    match = named(played=["red", "", "", ""])
    play(match, "2: offer 1 d4", "3: offer 2 d4", "2: done", "3: done", "4: done", "1: accept blue")
    assert told(match, "bribed") == [{"seat": ONE, "briber": TWO, "points": 1}]
    assert shown(match, "score")[TWO:] == [-1, 0, 0]
    assert shown(match, "bribes") == [0, 0, 0, 0]
    assert step(match) == "buy-or-play"
