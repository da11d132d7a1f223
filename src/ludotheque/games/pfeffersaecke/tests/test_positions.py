"""Positions: any position of the game in one line, and none that cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import ludotheque
from ludotheque import BadPosition, Luck
from ludotheque.games.pfeffersaecke.tests.table import RED, index, standing, table

Position = dict[str, Any]


def position() -> Position:
    """A position of four players in which Red is to extend."""
    match = table(posts={"luebeck": "rrb", "gent": "b", "v11": "r", "v01": "b"}, gone="koeln")
    found: Position = json.loads(match.position())
    return found


def complaint(changed: Position) -> str:
    """What is said about a position that is refused: one sentence."""
    with pytest.raises(BadPosition) as refusal:
        ludotheque.load_position("pfeffersaecke", json.dumps(changed), luck=Luck.seeded(1))
    said = str(refusal.value)
    assert said.endswith(".")
    assert len(said.splitlines()) == 1
    return said


def test_a_position_is_one_line_and_comes_back_as_it_was() -> None:
    text = json.dumps(position(), separators=(",", ":"))
    again = ludotheque.load_position("pfeffersaecke", text)
    assert again.position() == text
    assert standing(again, "luebeck") == "rrb"
    assert again.asks() == [RED]


def _set(name: str, value: Any) -> Callable[[Position], None]:
    def change(found: Position) -> None:
        found[name] = value

    return change


def _put(name: str, place: int, value: Any) -> Callable[[Position], None]:
    def change(found: Position) -> None:
        found[name][place] = value

    return change


LUEBECK, GENT, KOELN, V11 = index("luebeck"), index("gent"), index("koeln"), index("v11")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (_set("hands", [[]]), "has not one member a seat"),
        (_set("placed", [[]]), "not given for 4 players"),
        (_set("money", []), "hidden_money"),
        (_set("purses", [1, 0, 0, 0]), "hidden_money"),
        (_set("stock", [44]), "not given for 4 players"),
        (_set("discs", [0]), "25 cities"),
        (_set("posts", [[]]), "45 places"),
        (_set("turn", 4), "not at the table"),
        (_set("starter", -1), "not at the table"),
        (_set("round", 0), "the round"),
        (_put("stock", 0, 45), "posts in stock"),
        (_put("conducts", 0, 3), "3 safe-conducts"),
        (_put("money", 0, -1), "-1 florins"),
        (_set("has_used_conduct", 1), "that cannot have been"),
        (_put("posts", LUEBECK, [0, 0, 7]), "owner is not at the table"),
        (_put("posts", V11, [0, 1]), "more posts in v11"),
        (_put("posts", index("trier"), [0]), "never had a disc"),
        (_put("posts", GENT, [1, 0, 1, 0, 2]), "is full"),
        (_put("discs", GENT, 9), "neither there nor gone"),
        (_put("discs", GENT, 3), "is covered, or not"),
        (_set("village_counter", 20), "the village counter"),
        (_put("hands", 0, [2]), "do not match the cities"),
        (_put("placed", 0, [2]), "do not match those on the cities"),
        (_set("opened_at", 45), "that the map has not"),
        (_set("opened_at", V11 + 1), "is not there"),
        (_put("centre", LUEBECK, 3), "3 posts wait"),
        (_put("centre", LUEBECK, 2), "2 posts wait"),
        (_put("centre", index("bruessel"), 1), "nothing to extend"),
        (_put("won", 0, [LUEBECK]), "were won do not match"),
        (_put("influence", 0, 0), "less influence"),
        (_set("idle_turns", 5), "5 turns in a row"),
        (_set("bank", 0), "florins where the box holds"),
        (_put("stock", 1, 40), "posts of seat 1"),
    ],
)  # fmt: skip
def test_a_position_that_cannot_be_is_refused_in_a_sentence(
    change: Callable[[Position], None], said: str
) -> None:
    found = position()
    change(found)
    assert said in complaint(found)


def test_hands_that_were_not_dealt_evenly_are_refused() -> None:
    found = position()
    found["hands"][0], found["hands"][1] = sorted(found["hands"][0] + found["hands"][1]), []
    assert "same number of discs" in complaint(found)


def test_hands_without_their_share_of_large_discs_are_refused() -> None:
    found = position()
    large = found["hands"][0][-1]
    small = found["hands"][1][0]
    assert large >= 5 > small
    found["hands"][0] = sorted([*found["hands"][0][:-1], small])
    found["hands"][1] = sorted([*found["hands"][1][1:], large])
    assert "fewer than 3 of the large discs" in complaint(found)


def test_discs_in_hand_are_written_in_order() -> None:
    found = position()
    found["hands"][0].reverse()
    assert "not in order" in complaint(found)
