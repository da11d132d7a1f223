"""Everything that is refused: by which article, for which reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_refused

from ludotheque.games.apaches.tests.table import ONE, new_table, table

shows = pytest.mark.article

REFUSED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("closed-quarter", "AP-2", "place leader 1 in 5", {}),
    ("closed-quarter", "AP-2", "move leader 3>7", {"gangs": ["3:1", ""]}),
    ("taking-is-over", "AP-5", "take 1", {}),
    ("taking-is-over", "AP-5", "take 1", {"step": "lay"}),
    ("one-action", "AP-6", "place leader 1 in 1", {"step": "lay"}),
    ("one-action", "AP-6", "move leader 1>6", {"step": "lay", "gangs": ["1:1", ""]}),
    ("not-in-reserve", "AP-7", "place leader 7 in 1", {"gangs": ["2:1", ""]}),
    ("not-in-reserve", "AP-7", "place leader 8 in 1", {}),
    ("not-in-reserve", "AP-7", "place leader 1, novice 4, recruit 6 in 1", {}),
    ("not-in-reserve", "AP-7", "place leader 1, novice 1 in 1", {"retired": [3, 0]}),
    ("not-in-reserve", "AP-7", "place leader 1, recruit 1 in 1", {}),
    ("too-many", "AP-8", "move leader 1>6, leader 1>6, leader 1>6", {"gangs": ["1:5", ""]}),
    ("too-many", "AP-8", "move leader 1>6, leader 1>8, leader 2>3, leader 2>6",
     {"gangs": ["1:2 2:2", ""]}),
    ("not-adjacent", "AP-8", "move leader 1>2", {"gangs": ["1:1", ""]}),
    ("not-adjacent", "AP-8", "move leader 8>9", {"gangs": ["8:1", ""]}),
    ("none-there", "AP-8", "move leader 1>6", {}),
    ("none-there", "AP-8", "move leader 1>6", {"gangs": ["", "1:1"]}),
    ("none-there", "AP-8", "move leader 1>6, leader 1>8", {"gangs": ["1:1", ""]}),
    ("none-there", "AP-8", "move recruit 1>6", {"gangs": ["1:1+1 6:1", ""]}),
    ("moved-twice", "AP-R2", "move leader 1>6, leader 6>2", {"gangs": ["1:1", ""]}),
    ("tie-entered", "AP-9", "place leader 1 in 1", {"gangs": ["", "1:1"]}),
    ("tie-left", "AP-9", "move leader 1>6", {"gangs": ["1:2", "1:1"]}),
    ("must-lay", "AP-10", "done", {}),
    ("must-lay", "AP-10", "done", {"step": "lay"}),
    ("not-held", "AP-10", "lay 1 jailed", {"held": ["", "1 jailed"]}),
    ("not-held", "AP-10", "lay 5 robbery", {"step": "lay"}),
    ("novice-alone", "AP-13", "place novice 1 in 1", {}),
    ("novice-left", "AP-13", "move leader 1>6", {"gangs": ["1:1+1", ""]}),
    ("no-prisoner", "AP-25", "free", {}),
    ("no-money-for-bail", "AP-25", "free", {"prison": [1, 0], "money": [149, 0]}),
    ("bail-after-laying", "AP-25", "free", {"prison": [1, 0], "step": "lay"}),
    ("bail-or-done", "AP-25", "place leader 1 in 1", {"prison": [1, 0], "step": "bail"}),
    ("bail-or-done", "AP-25", "lay 1 jailed", {"prison": [1, 0], "step": "bail"}),
    ("no-bail-in-last-turn", "AP-R8", "free", {"prison": [1, 0], "turn": 6}),
]  # fmt: skip
"""The reason, its article, the move that is refused, and the position."""
WHILE_TAKING = [
    ("take-first", "AP-5", "place leader 1 in 1"),
    ("take-first", "AP-5", "done"),
    ("closed-quarter", "AP-2", "take 7"),
]


@pytest.mark.parametrize(
    ("reason", "article", "move", "position"),
    [pytest.param(*case, marks=shows(case[1]), id=f"{case[0]}: {case[2]}") for case in REFUSED],
)
def test_a_move_is_refused_by_its_article_and_nothing_changes(
    reason: str, article: str, move: str, position: dict[str, Any]
) -> None:
    assert_refused(table(**position), ONE, move, article, reason)


@pytest.mark.parametrize(
    ("reason", "article", "move"),
    [
        pytest.param(*case, marks=shows(case[1]), id=f"{case[0]}: {case[2]}")
        for case in WHILE_TAKING
    ],
)
def test_while_hideouts_are_taken_nothing_else_is_done(
    reason: str, article: str, move: str
) -> None:
    assert_refused(new_table(), ONE, move, article, reason)
