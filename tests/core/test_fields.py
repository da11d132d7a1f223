"""Fields say what they are; typed positions are checked by that, and in sentences."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

import pytest

import ludotheque
from ludotheque import BadPosition
from ludotheque.core.audience import BACKS, EVERYONE, NOTHING, nobody, owner
from ludotheque.core.field import COUNT, SEAT, SEATS, Kind, agreed, fields_of, number, numbers
from ludotheque.core.luck import Luck
from ludotheque.core.state import State, Terms
from ludotheque.core.words import words_of
from tests.toy.quarrel.rules import GAME

CARD = Kind("card", 52, first=100, parts=("suit", "rank"), span=13)


@dataclass(init=False)
class Sampler(State):
    terms: Terms = agreed()
    turn: int = number(EVERYONE, SEAT)
    hands: list[int] = numbers(owner(NOTHING), CARD)
    tricks: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    laid: list[int] = numbers(owner(BACKS, [0] * 100 + [1, 2] * 26), CARD, none=0)
    trump: int = number(nobody(BACKS), CARD, none=0)


def test_a_field_is_what_its_declaration_says() -> None:
    turn, hands, tricks, laid, trump = fields_of(Sampler)
    assert [field.name for field in (turn, hands, tricks)] == ["turn", "hands", "tricks"]
    assert turn.by is None
    assert hands.by is tricks.by is SEAT, "what has owners is by seat"
    assert (hands.kind, tricks.kind) == (CARD, COUNT)
    assert [field.backs() for field in (hands, laid, trump)] == [[], [1, 2], [-1]]


def test_how_many_of_a_kind_there_are_the_terms_know() -> None:
    terms: Any = GAME.new_terms(3)
    assert SEAT.size(terms) == 3
    assert SEATS.size(terms) == 8
    assert COUNT.size(terms) is None
    assert Kind("card", "cards", first=1).size(terms) == terms.cards
    assert (CARD.first, CARD.size(terms)) == (100, 52)


@dataclass(init=False)
class Silent(State):
    terms: Terms = agreed()
    gold: int = 0


@dataclass(init=False)
class Owned(State):
    terms: Terms = agreed()
    gold: int = number(owner(NOTHING))


@pytest.mark.parametrize(
    ("state", "said"), [(Silent, "Silent.gold has no audience"), (Owned, "only a list by seat")]
)
def test_a_field_that_says_nothing_or_cannot_have_owners_is_an_error(
    state: type[State], said: str
) -> None:
    with pytest.raises(AssertionError, match=said):
        fields_of(state)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"hands": [[1]]}, "'hands' is a list of 1, and by seat there are 2."),
        ({"points": [0, 0, 0]}, "'points' is a list of 3, and by seat there are 2."),
        ({"choice": {"at": [1], "wave": 0}}, "'choice' is a list of 1, and by seat there are 2."),
        ({"peeker": 2}, "'peeker' holds 2, which is no seat from 0 to 1."),
        ({"peeker": -2}, "'peeker' holds -2, which is no seat from 0 to 1."),
        ({"raised": [0, 2]}, "'raised' holds 2, which is no flag from 0 to 1."),
        ({"points": [-1, 0]}, "'points' holds -1, which is no count from 0 on."),
        ({"hands": [[1, 2], [3, 10]]}, "'hands' holds 10, which is no card from 1 to 8."),
        ({"shown": [0]}, "'shown' holds 0, which is no card from 1 to 8."),
        ({"options": {"peek": False}, "has_peeked": [1, 0]},
         "'has_peeked' is used, and the option 'peek' leaves it out."),
    ],
)  # fmt: skip
def test_a_position_is_checked_by_what_its_fields_are(changes: dict[str, Any], said: str) -> None:
    match = ludotheque.new_match("quarrel", seats=2, luck=Luck.seeded(1))
    text = json.dumps({**json.loads(match.position()), **changes})
    with pytest.raises(BadPosition) as refusal:
        ludotheque.load_position("quarrel", text)
    assert str(refusal.value) == f"in this position {said}"


def test_what_is_there_and_what_is_not_is_said_by_its_kind() -> None:
    words = words_of(GAME, "en")
    assert words.field("has_peeked") == "Has peeked"
    assert words.value("seat", 1, ["Anna", "Ben"].__getitem__) == "Ben"
    assert words.alone("card", 7, words.colour) == "7"
    assert words.nothing("seat") == "nobody"
    assert words.nothing("card") == ""
    assert words.back("card", -1) == "a card, hidden"
    assert words.back("stone", -1) == "hidden"
    assert [words.hidden("card", count) for count in (1, 3)] == [
        "one card, hidden",
        "3 cards, hidden",
    ]
    assert words.hidden("stone", 3) == "3 hidden"
