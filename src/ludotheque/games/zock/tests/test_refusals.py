"""Everything that Zock refuses: by which article, for which reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_no_time_is_up, assert_refused

from ludotheque.games.zock.tests.table import RED, table

shows = pytest.mark.article

REFUSED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("throw-first", "ZO-3", "move king", {"red": "king 5, pawn 26"}),
    ("throw-first", "ZO-3", "move pawn 26", {"red": "king 5, pawn 26"}),
    ("throw-first", "ZO-3", "out pawn", {"red": "king 5, pawn 26"}),
    ("throw-first", "ZO-3", "out king", {"red": "pawn 5, pawn 26", "debt": [500, 0]}),
    ("already-thrown", "ZO-3", "throw", {"red": "king 5, pawn 26", "die": 4}),
    ("king-is-out", "ZO-3", "out king", {"red": "king 5, pawn 26", "die": 4}),
    ("king-is-out", "ZO-3", "out king", {"red": "king 5", "die": 4}),
    ("house-empty", "ZO-3", "out pawn", {"red": "king 5, pawn 9, pawn 26", "die": 4}),
    ("empty-the-house", "ZO-4", "move king", {"red": "king 5", "die": 4}),
    ("empty-the-house", "ZO-4", "move pawn 5", {"red": "king 5", "die": 4}),
    ("king-first", "ZO-5", "out pawn", {"die": 4}),
    ("king-first", "ZO-5", "out pawn", {"red": "pawn 9", "die": 4}),
    ("king-first", "ZO-5", "move pawn 9", {"red": "pawn 9, pawn 26", "die": 4}),
    ("king-first", "ZO-5", "move king", {"red": "pawn 9, pawn 26", "die": 4}),
    ("no-pawn-there", "ZO-6", "move pawn 8", {"red": "king 5, pawn 9", "die": 4}),
    ("no-pawn-there", "ZO-6", "move pawn 5", {"red": "king 5, pawn 9", "die": 4}),
    ("no-pawn-there", "ZO-6", "move pawn 7", {"red": "king 5, pawn 9", "blue": "pawn 7", "die": 4}),
    ("no-pawn-there", "ZO-6", "move pawn 41", {"red": "king 5, pawn 1", "die": 4}),
    ("no-pawn-there", "ZO-6", "move pawn 49", {"red": "king 5, pawn 9", "die": 4}),
    ("nothing-there", "ZO-7", "cash 25", {"red": "king 5, pawn 26"}),
    ("nothing-there", "ZO-7", "cash 30", {"red": "king 5, pawn 26", "blue": "pawn 30"}),
    ("nothing-there", "ZO-7", "cash 41", {"red": "king 1, pawn 26"}),
    ("nothing-there", "ZO-7", "cash 66", {"red": "king 5, pawn 26"}),
    ("nothing-there", "ZO-7", "cash 25", {"red": "king 5, pawn 26", "die": 4, "cash": "after"}),
    ("too-early", "ZO-7", "cash 5", {"red": "king 5, pawn 26"}),
    ("too-early", "ZO-7", "cash 10", {"red": "king 26, pawn 10"}),
    ("too-early", "ZO-7", "cash 10", {"red": "king 26, pawn 10", "die": 4, "cash": "after"}),
    ("only-on-a-one", "ZO-9", "back pawn", {"red": "king 26, pawn 26"}),
    ("only-on-a-one", "ZO-9", "back king", {"red": "king 26, pawn 26", "die": 4}),
    ("most-advanced", "ZO-9", "move king", {"red": "king 9, pawn 9", "step": "throw", "dice": "1"}),
    ("most-advanced", "ZO-9", "cash 26", {"red": "king 26, pawn 26", "step": "throw", "dice": "1"}),
    ("cash-before", "ZO-R1", "cash 26", {"red": "king 5, pawn 26", "die": 4}),
    ("cash-after", "ZO-R1", "cash 26",
     {"red": "king 5, pawn 26", "debt": [500, 0], "cash": "after"}),
    ("two-and-king", "ZO-R4", "cash 26", {"red": "pawn 9, pawn 26", "debt": [500, 0]}),
    ("two-and-king", "ZO-R4", "cash 26", {"red": "king 26", "debt": [500, 0]}),
    ("two-and-king", "ZO-R4", "cash 26", {"red": "pawn 9, pawn 26", "die": 4, "cash": "after"}),
    ("own-colour", "ZO-R7", "out pawn", {"red": "king 4, pawn 9", "die": 4, "stacks": False}),
    ("own-colour", "ZO-R7", "move king", {"red": "king 5, pawn 9", "die": 4, "stacks": False}),
    ("own-colour", "ZO-R7", "move pawn 5", {"red": "king 9, pawn 5", "die": 4, "stacks": False}),
    ("repay-before", "ZO-R9", "repay 500", {"red": "king 5, pawn 9", "debt": [500, 0], "die": 4}),
    ("by-the-note", "ZO-R9", "repay 250", {"red": "king 5, pawn 9", "debt": [500, 0]}),
    ("by-the-note", "ZO-R9", "repay 750", {"debt": [500, 0]}),
    ("by-the-note", "ZO-R9", "repay 0", {"debt": [500, 0]}),
    ("no-such-debt", "ZO-R9", "repay 1000", {"red": "king 5, pawn 9", "debt": [500, 0]}),
    ("not-so-much", "ZO-R9", "repay 1000", {"money": [500, 30_000], "debt": [2_000, 0]}),
]  # fmt: skip
"""The reason, its article, the move that is refused, and Red's position."""


@pytest.mark.parametrize(
    ("reason", "article", "move", "position"),
    [pytest.param(*case, marks=shows(case[1]), id=f"{case[0]}: {case[2]}") for case in REFUSED],
)
def test_a_move_is_refused_by_its_article_and_nothing_changes(
    reason: str, article: str, move: str, position: dict[str, Any]
) -> None:
    assert_refused(table(**position), RED, move, article, reason)


@pytest.mark.article("ZO-R10")
def test_time_is_not_up_where_there_is_no_clock_and_nothing_changes() -> None:
    assert_no_time_is_up(table(red="king 5, pawn 9", die=4), "", "ZO-R10", "no-clock")
