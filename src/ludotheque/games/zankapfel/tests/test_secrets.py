"""What nobody may know, and what everyone may count."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest
from tests.every_game.looking import shown

from ludotheque import Luck, Match
from ludotheque.games.zankapfel.redeal import unknown_cards
from ludotheque.games.zankapfel.rules import GAME
from ludotheque.games.zankapfel.tests.table import (
    ONE,
    REST,
    THREE,
    TWO,
    card,
    cards,
    hand,
    play,
    table,
)


def redeals(match: Match, seat: int, count: int) -> list:
    """States that a seat holds possible."""
    luck = Luck.seeded(5)
    return [match.redeal(seat, luck) for _ in range(count)]


@pytest.mark.article("ZK-3", "ZK-9", "ZK-24")
def test_a_spectator_sees_backs_and_numbers_only() -> None:
    match = table(step="name-square", hands=["red", "joker blue", "", ""],
                  played=["green", "", "green", ""], bribery=False)  # fmt: skip
    view = match.view(None)
    assert view["hands"] == [1, 2, 0, 0]
    assert view["played"] == [-1, 0, -1, 0]
    assert view["pile"] == 50 - 6
    play(match, "1: go c4", "3: lay 7")
    assert match.view(None)["laid"] == [0, 0, -1, 0]
    assert "7" not in str(match.story(None)[-1])


@pytest.mark.article("ZK-7")
def test_a_card_seen_being_bought_is_known_until_it_is_shown() -> None:
    match = table(hands=["red red", "", "", ""], face_up="joker", bribery=False)
    play(match, "1: buy")
    assert shown(match, "seen") == [[card("joker")], [], [], []]
    for s in redeals(match, TWO, 50):
        assert card("joker") in s.hands[ONE]
        assert len(s.hands[ONE]) == 3


@pytest.mark.article("ZK-19")
def test_once_shown_it_is_known_no_longer() -> None:
    match = table(step="name-square", hands=["red", "", "", ""], seen=["joker", "", "", ""],
                  played=["joker", "", "", ""], bribery=False)  # fmt: skip
    played = {s.played[ONE] for s in redeals(match, TWO, 80)}
    assert card("joker") in played
    assert len(played) > 1
    for s in redeals(match, TWO, 80):
        assert card("joker") in [*s.hands[ONE], s.played[ONE]]
    play(match, "1: go c4", "1: name red")
    assert shown(match, "seen") == [[], [], [], []]


@pytest.mark.article("ZK-12")
def test_what_a_new_pile_is_made_of_can_be_counted_and_its_order_cannot() -> None:
    match = table(hands=["", "red red", "blue", ""], face_up="joker", pile="", discards=REST,
                  luck="turn green")  # fmt: skip
    play(match, "1: buy")
    assert Counter(shown(match, "reshuffled"))[card("red")] == 8
    assert unknown_cards(match.state, ONE) == cards("red red blue")
    hands = {(tuple(s.hands[TWO]), tuple(s.hands[THREE])) for s in redeals(match, ONE, 60)}
    red, blue = card("red"), card("blue")
    assert hands == {((red, red), (blue,)), ((red, blue), (red,))}


@pytest.mark.article("ZK-3")
def test_unknown_hands_are_dealt_as_often_as_they_come() -> None:
    match = table(hands=["red red", "green green", "", ""], face_up="blue")
    left = Counter(unknown_cards(match.state, ONE))
    assert left == Counter({card("red"): 8, card("yellow"): 10, card("green"): 10,
                            card("blue"): 9, card("joker"): 10})  # fmt: skip
    total = 6000
    dealt = Counter(tuple(s.hands[TWO]) for s in redeals(match, ONE, total))
    everything = sum(left.values())
    for one in range(1, 6):
        for two in range(one, 6):
            ways = comb(left[one], 2) if one == two else left[one] * left[two]
            expected = total * ways / comb(everything, 2)
            assert abs(dealt[one, two] - expected) < 4 * expected**0.5 + 1


@pytest.mark.article("ZK-29")
def test_a_laid_card_may_be_any_that_is_not_spent() -> None:
    left = ["2 5 9", "1", "1", "1"]
    match = table(step="name-square", played=["red", "red", "", ""], discord=left, bribery=False)
    play(match, "1: go c4", "1: lay 5")
    dealt = Counter(s.laid[ONE] for s in redeals(match, TWO, 900))
    assert set(dealt) == {2, 5, 9}
    assert all(240 < times < 360 for times in dealt.values())
    assert {s.laid[ONE] for s in redeals(match, ONE, 20)} == {5}


def test_a_seat_is_redealt_none_of_its_own_cards() -> None:
    match = table(step="name-square", hands=["red joker", "blue", "", ""],
                  played=["green", "", "yellow", ""])  # fmt: skip
    for s in redeals(match, ONE, 30):
        assert s.hands[ONE] == cards("red joker")
        assert s.played[ONE] == card("green")


def test_a_forced_move_is_asked_for_all_the_same_so_that_nothing_passes_by_itself() -> None:
    """One card in hand and nothing to buy, or one discord card left: still a question."""
    match = table(hands=["", "red", "red", "red"], face_up="blue")
    assert match.asks() == [ONE]
    match = table(step="name-square", played=["red", "red", "", ""], discord=["7", "3", "1", "1"],
                  bribery=False)  # fmt: skip
    play(match, "1: go c4")
    assert match.asks() == [ONE, TWO]


@pytest.mark.parametrize("bribery", [True, False])
def test_who_is_asked_never_depends_on_what_somebody_holds(bribery: bool) -> None:
    """The same moves with other hidden cards ask the same seats at the same places."""
    asked = []
    for hands in (["red red", "joker"], ["blue green", "yellow"]):
        match = table(seats=3, hands=[*hands, ""], bribery=bribery)
        seen = [match.asks()]
        for _ in range(2):
            seat = match.asks()[0]
            match.play(seat, f"play {hand(match, seat).split()[0]}")
            seen.append(match.asks())
        match.play(2, "buy")
        match.play(0, "go c4")
        seen.append(match.asks() if bribery else [])
        asked.append(seen)
    assert asked[0] == asked[1]


def test_every_field_is_declared_with_who_may_know_it() -> None:
    hidden = {field.name for field in GAME.fields if not field.audience.is_public}
    assert hidden == {"pile", "hands", "played", "laid"}
