"""ZK-5 to ZK-12: points, the round, and phase 1."""

from __future__ import annotations

import pytest
from tests.every_game.looking import assert_refused, may, shown, told

from ludotheque import NoUndo
from ludotheque.games.zankapfel.tests.table import (
    FOUR,
    ONE,
    REST,
    THREE,
    TWO,
    card,
    hand,
    play,
    step,
    table,
)


@pytest.mark.article("ZK-5")
def test_spending_moves_the_pawn_back_even_beyond_the_start() -> None:
    match = table(mayor="b5", face_up="green")
    play(match, "1: buy")
    assert shown(match, "score") == [-3, 0, 0, 0]


@pytest.mark.article("ZK-5")
def test_earning_moves_the_pawn_forward() -> None:
    match = table(step="name-square", mayor="a4", played=["green", "", "", ""], bribery=False)
    play(match, "1: go b5")
    assert shown(match, "score") == [7, 0, 0, 0]


@pytest.mark.article("ZK-R12")
def test_whoever_is_far_below_the_start_can_still_buy() -> None:
    match = table(score=[-100, 0, 0, 0], face_up="joker")
    play(match, "1: buy")
    assert shown(match, "score")[ONE] == -103


@pytest.mark.article("ZK-6")
def test_in_phase_one_each_acts_once_from_the_first_player_clockwise() -> None:
    match = table(first=THREE, hands=["red", "red", "red", "red"])
    for seat in (THREE, FOUR, ONE, TWO):
        assert match.asks() == [seat]
        match.play(seat, "play red")
    assert step(match) == "name-square"
    assert match.asks() == [THREE]


@pytest.mark.article("ZK-6")
def test_after_a_round_the_big_apple_goes_to_the_left() -> None:
    match = table(first=FOUR, step="name-square", mayor="c3", bribery=False)
    play(match, "4: go c4")
    assert shown(match, "first") == ONE
    assert shown(match, "round") == 4
    assert match.asks() == [ONE]


@pytest.mark.article("ZK-7")
@pytest.mark.parametrize(
    ("square", "colour", "price"),
    [
        ("a1", "red", 3), ("a1", "yellow", 1), ("a1", "green", 1), ("a1", "blue", 3),
        ("c3", "red", 2), ("c3", "yellow", 2), ("c3", "green", 2), ("c3", "blue", 2),
        ("e2", "red", 1), ("e2", "yellow", 3), ("e2", "green", 1), ("e2", "blue", 2),
    ],
)  # fmt: skip
def test_a_card_costs_half_its_colours_number_rounded_down(
    square: str, colour: str, price: int
) -> None:
    match = table(mayor=square, face_up=colour)
    play(match, "1: buy")
    assert shown(match, "score")[ONE] == -price
    assert hand(match, ONE) == colour


@pytest.mark.article("ZK-7")
def test_the_next_card_is_turned_up_at_once() -> None:
    match = table(face_up="red", luck="turn yellow")
    play(match, "1: buy")
    assert shown(match, "face_up") == card("yellow")
    assert match.asks() == [TWO]


@pytest.mark.article("ZK-8")
@pytest.mark.parametrize("square", ["a1", "c3", "e5"])
def test_a_joker_costs_three_wherever_the_mayor_is(square: str) -> None:
    match = table(mayor=square, face_up="joker")
    play(match, "1: buy")
    assert shown(match, "score")[ONE] == -3


@pytest.mark.article("ZK-9")
def test_a_card_is_played_face_down_and_only_its_owner_sees_it() -> None:
    match = table(hands=["red joker", "", "", ""])
    play(match, "1: play joker")
    assert hand(match, ONE) == "red"
    assert match.view(ONE)["played"] == [card("joker"), 0, 0, 0]
    assert match.view(TWO)["played"] == [-1, 0, 0, 0]
    assert match.story(TWO)[-1]["text"] == "play ?"
    assert match.story(ONE)[-1]["text"] == "play joker"


@pytest.mark.article("ZK-9")
def test_whoever_bought_harvests_nothing_this_round() -> None:
    match = table(first=TWO, turn=ONE, hands=["red", "", "", ""], face_up="red",
                  played=["", "blue", "blue", "blue"], mayor="b2", bribery=False)  # fmt: skip
    play(match, "1: buy", "2: go a1")
    assert shown(match, "claims")[ONE] == 0
    assert shown(match, "score")[ONE] == -2


@pytest.mark.article("ZK-10")
def test_with_no_apple_card_in_hand_one_must_buy() -> None:
    match = table(hands=["", "red", "red", "red"])
    assert may(match, ONE) == {"buy"}
    assert_refused(match, ONE, "play red", "ZK-10", "must-buy")


@pytest.mark.article("ZK-11")
def test_a_bought_card_can_be_played_in_the_next_round_not_in_this_one() -> None:
    match = table(hands=["green", "", "", ""], face_up="red", bribery=False)
    play(match, "1: buy")
    assert may(match, ONE) == set()
    play(match, "2: buy", "3: buy", "4: buy", "1: go c4", "2: buy", "3: buy", "4: buy")
    assert may(match, ONE) == {"play red", "play green", "buy"}


@pytest.mark.article("ZK-12")
def test_when_the_pile_runs_out_the_discards_are_shuffled_into_a_new_one() -> None:
    match = table(face_up="red", pile="", discards=REST, luck="turn joker")
    play(match, "1: buy")
    assert told(match, "reshuffled") == [{"cards": 49}]
    assert shown(match, "face_up") == card("joker")
    assert shown(match, "discards") == []
    assert len(shown(match, "reshuffled")) == 48


@pytest.mark.article("ZK-12")
def test_the_last_card_of_the_pile_is_turned_up_before_discards_are_shuffled() -> None:
    match = table(face_up="red", pile="green", discards=REST)
    play(match, "1: buy")
    assert shown(match, "face_up") == card("green")
    assert told(match, "reshuffled") == []


EVERYTHING = [
    " ".join(["red"] * 10 + ["joker"] * 3),
    " ".join(["yellow"] * 10 + ["joker"] * 3),
    " ".join(["green"] * 10 + ["joker"] * 3),
    " ".join(["blue"] * 9),
]
"""All cards but a blue one and a joker."""


@pytest.mark.article("ZK-R10")
def test_if_neither_pile_nor_discards_hold_a_card_one_must_play() -> None:
    hands = [*EVERYTHING[:3], f"{EVERYTHING[3]} joker"]
    match = table(hands=hands, face_up="blue", pile="")
    play(match, "1: buy")
    assert shown(match, "face_up") == 0
    assert may(match, TWO) == {"play yellow", "play joker"}
    assert_refused(match, TWO, "buy", "ZK-R10", "nothing-to-buy")


@pytest.mark.article("ZK-R10")
def test_with_nothing_to_buy_and_an_empty_hand_one_sits_out() -> None:
    three = [f"{EVERYTHING[0]} joker", f"{EVERYTHING[1]} {EVERYTHING[3]}", "", EVERYTHING[2]]
    match = table(hands=three, face_up="blue", pile="")
    play(match, "1: buy", "2: play yellow")
    assert told(match, "sat-out") == [{"seat": THREE}]
    assert match.asks() == [FOUR]


@pytest.mark.article("ZK-R15")
def test_cards_face_down_are_no_discards_and_the_end_of_the_round_refills_the_pile() -> None:
    hands = [*EVERYTHING[:3], f"{EVERYTHING[3]} joker"]
    match = table(hands=hands, face_up="blue", pile="", bribery=False, luck="turn green")
    play(match, "1: buy", "2: play yellow", "3: play green")
    assert shown(match, "face_up") == 0
    assert shown(match, "discards") == []
    play(match, "4: play blue", "1: go c4")
    assert told(match, "reshuffled") == [{"cards": 3}]
    assert shown(match, "face_up") == card("green")
    assert match.asks() == [TWO]


@pytest.mark.article("ZK-R16")
def test_an_apple_card_that_is_laid_is_not_taken_back() -> None:
    match = table(hands=["red joker", "green", "blue", "blue"])
    play(match, "1: play red")
    assert match.why_no_undo(ONE) == "this move is final and cannot be taken back."
    assert match.taken_back(ONE) == []
    with pytest.raises(NoUndo):
        match.undo(ONE, is_agreed=True)
    assert match.view(ONE)["played"][ONE] == 1


@pytest.mark.article("ZK-R16")
def test_an_apple_card_that_is_laid_is_not_exchanged_either() -> None:
    match = table(hands=["red joker", "green", "blue", "blue"])
    play(match, "1: play red")
    assert_refused(match, ONE, "play joker", "ZK-R16", "apple-is-laid")
    play(match, "2: play green", "3: play blue", "4: play blue")
    assert match.asks() == [ONE]
    assert_refused(match, ONE, "play joker", "ZK-R16", "apple-is-laid")
