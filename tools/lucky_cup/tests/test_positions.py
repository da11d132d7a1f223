"""Positions that somebody typed: what is wrong with them is said in a sentence."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque
from ludotheque.games.lucky_cup.tests.table import play, table


def position(**changes: Any) -> str:
    """Red has thrown a 5, and Blue is on turn; with these changes."""
    match = table(cups="4 2", dice="5")
    play(match, "throw")
    return json.dumps({**json.loads(match.position()), **changes})


def test_a_position_without_fault_is_played_on() -> None:
    match = ludotheque.load_position("lucky-cup", position())
    assert match.asks() == [1]


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        pytest.param({"in_hand": [3, 3]}, "seat 0 has 5 dice", id="a die too many"),
        pytest.param({"thrown": [[], []]}, "seat 0 has 3 dice", id="a die too few"),
        pytest.param({"step": "shake"}, "one under each cup", id="nothing to shake"),
        pytest.param(
            {"step": "shake", "cups": [0, 2], "in_hand": [3, 3]}, "before all", id="too early"
        ),
        pytest.param({"cups": [0, 2], "in_hand": [3, 3]}, "without a die", id="an empty cup"),
        pytest.param({"stands": [0, 1]}, "is on turn, and stands", id="on turn and standing"),
        pytest.param(
            {"thrown": [[5, 1, 1], []], "in_hand": [0, 3]}, "does not stand", id="no die left"
        ),
    ],
)
def test_what_is_wrong_with_a_position_is_said(changes: dict[str, Any], said: str) -> None:
    with pytest.raises(ludotheque.BadPosition, match=said):
        ludotheque.load_position("lucky-cup", position(**changes))
