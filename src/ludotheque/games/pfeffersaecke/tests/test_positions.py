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
        (_set("hands", [[]]), "by seat there are 4"),
        (_set("placed", [[]]), "by seat there are 4"),
        (_set("money", []), "by seat there are 4"),
        (_set("purses", [1, 0, 0, 0]), "hidden_money"),
        (_set("stock", [44]), "by seat there are 4"),
        (_set("discs", [0]), "by place there are 25"),
        (_set("posts", [[]]), "by place there are 45"),
        (_set("turn", 4), "no seat from 0 to 3"),
        (_set("starter", -1), "no seat from 0 to 3"),
        (_set("round", 0), "no number from 1 on"),
        (_put("stock", 0, 45), "no count from 0 to 44"),
        (_put("conducts", 0, 3), "no count from 0 to 2"),
        (_put("money", 0, -1), "no sum from 0 on"),
        (_set("has_used_conduct", 1), "that cannot have been"),
        (_put("posts", LUEBECK, [0, 0, 7]), "no seat from 0 to 3"),
        (_put("posts", V11, [0, 1]), "more posts in v11"),
        (_put("posts", index("trier"), [0]), "never had a disc"),
        (_put("posts", GENT, [1, 0, 1, 0, 2]), "is full"),
        (_put("discs", GENT, 9), "no fate from 0 to 3"),
        (_put("discs", GENT, 3), "is covered, or not"),
        (_set("village_counter", 20), "the village counter"),
        (_put("hands", 0, [2]), "do not match the cities"),
        (_put("placed", 0, [2]), "do not match those on the cities"),
        (_set("opened_at", 45), "no place from 0 to 44"),
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
