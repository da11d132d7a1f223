"""Everything that Pfeffersäcke refuses: by which article, for which reason, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.looking import assert_refused

from ludotheque import NotAMove
from ludotheque.games.pfeffersaecke.state import LIES
from ludotheque.games.pfeffersaecke.tests.table import RED, new_table, table

shows = pytest.mark.article

NORTH: dict[str, Any] = {"posts": {"luebeck": "r", "hamburg": "r", "v11": "r"}}
FULL_OF_RED = {"luebeck": "rrrrrr", "koeln": "rrrrrrr", "nijmegen": "rrrrrr", "augsburg": "rrrrrr",
               "nuernberg": "rrrrr", "gent": "rrrr", "antwerpen": "rrrr", "trier": "rrrr",
               "erfurt": "r", "v11": "r"}  # fmt: skip
NONE_LEFT: dict[str, Any] = {
    "posts": FULL_OF_RED,
    "won": dict.fromkeys([city for city in FULL_OF_RED if city not in ("erfurt", "v11")], RED),
    "stock": {RED: 0},
}

REFUSED: list[tuple[str, str, str, dict[str, Any]]] = [
    ("founding-is-over", "PF-4", "found v07", {**NORTH, "step": "place"}),
    ("founding-is-over", "PF-4", "found v07", {**NORTH, "step": "open"}),
    ("disc-first", "PF-6", "open v11 v12", {**NORTH, "step": "place"}),
    ("disc-first", "PF-6", "done", {**NORTH, "step": "place"}),
    ("disc-is-placed", "PF-6", "place gent", NORTH),
    ("disc-is-placed", "PF-6", "place gent", {**NORTH, "step": "income"}),
    ("disc-is-placed", "PF-6", "place gent", {**NORTH, "step": "open"}),
    ("had-its-disc", "PF-6", "place luebeck", {**NORTH, "step": "place"}),
    ("had-its-disc", "PF-6", "place wittenberg", {**NORTH, "step": "place"}),
    ("finish-extending", "PF-5", "open v11 v12", NORTH),
    ("finish-extending", "PF-5", "income", NORTH),
    ("finish-extending", "PF-5", "double-income", NORTH),
    ("extending-is-over", "PF-5", "extend luebeck", {**NORTH, "step": "income"}),
    ("extending-is-over", "PF-5", "extend luebeck", {**NORTH, "step": "open"}),
    ("extending-is-over", "PF-5", "extend-twice luebeck", {**NORTH, "step": "open"}),
    ("take-the-income", "PF-5", "done", {**NORTH, "step": "income"}),
    ("take-the-income", "PF-5", "open v11 v12", {**NORTH, "step": "income"}),
    ("income-is-taken", "PF-5", "income", {**NORTH, "step": "open"}),
    ("income-is-taken", "PF-5", "double-income", {**NORTH, "step": "open"}),
    ("nothing-to-extend", "PF-7", "extend gent", NORTH),
    ("one-post-a-city", "PF-7", "extend luebeck", {**NORTH, "centre": {"luebeck": 1}}),
    ("no-free-space", "PF-7", "extend bremen",
     {"posts": {"bremen": "rrr", "gent": "r"}, "won": {"bremen": RED}}),
    ("no-extending-yet", "PF-8", "extend luebeck",
     {"posts": {"v11": "r"}, "lies": "luebeck", "round": 1, "step": "open"}),
    ("no-extending-yet", "PF-8", "extend luebeck",
     {"posts": {"v11": "r"}, "lies": "luebeck", "round": 1, "step": "place"}),
    ("no-conduct-yet", "PF-17", "double-income",
     {"posts": {"v11": "r"}, "lies": "luebeck", "round": 1, "step": "open"}),
    ("no-conduct-yet", "PF-17", "extend-twice luebeck",
     {"posts": {"v11": "r"}, "lies": "luebeck", "round": 1, "step": "place"}),
    ("one-conduct-a-turn", "PF-17", "extend-twice luebeck",
     {**NORTH, "centre": {"hamburg": 2}, "used": 1, "conducts": [1, 2, 2, 2]}),
    ("no-conduct-left", "PF-17", "extend-twice luebeck", {**NORTH, "conducts": [0, 2, 2, 2]}),
    ("has-extended", "PF-19", "double-income", {**NORTH, "centre": {"hamburg": 1}}),
    ("has-extended", "PF-19", "double-income",
     {**NORTH, "centre": {"hamburg": 1}, "step": "open"}),
    ("has-extended", "PF-19", "double-income",
     {"posts": {"v11": "r", "hamburg": "r"}, "lies": "hamburg luebeck",
      "centre": {"hamburg": 1, "luebeck": 1}, "opened": "luebeck", "step": "open"}),
    ("income-is-taken", "PF-5", "double-income",
     {"posts": {"v11": "r"}, "lies": "hamburg luebeck", "centre": {"hamburg": 1},
      "opened": "hamburg", "step": "open"}),
    ("two-free-spaces", "PF-R8", "extend-twice bremen", {"posts": {"bremen": "rb", "gent": "r"}}),
    ("no-posts-left", "PF-R11", "extend erfurt", NONE_LEFT),
    ("no-posts-left", "PF-R11", "open v11 hamburg",
     {**NONE_LEFT, "step": "open", "lies": "hamburg"}),
    ("no-money-for-the-fee", "PF-R14", "extend luebeck",
     {"posts": {"luebeck": "rrrr", "gent": "r"}, "won": {"luebeck": RED}, "money": [2, 0, 0, 0],
      "late_fee": True}),
    ("no-road", "PF-11", "open v11 wien", {**NORTH, "step": "open", "lies": "wien"}),
    ("no-road", "PF-11", "open v11 v01", {**NORTH, "step": "open"}),
    ("not-from-there", "PF-11", "open v05 koeln", {**NORTH, "step": "open", "lies": "koeln"}),
    ("too-dear", "PF-11", "open v11 v12", {**NORTH, "step": "open", "money": [5, 0, 0, 0]}),
    ("village-taken", "PF-12", "open v11 v12",
     {"posts": {"v11": "r", "v12": "b"}, "step": "open"}),
    ("village-taken", "PF-12", "open bruessel v01",
     {"posts": {"bruessel": "r", "v01": "b"}, "step": "open"}),
    ("no-disc-yet", "PF-13", "open v11 braunschweig", {**NORTH, "step": "open"}),
    ("no-free-space", "PF-13", "open v11 hamburg",
     {"posts": {"v11": "r", "hamburg": "bbbg"}, "won": {"hamburg": 1}, "step": "open"}),
    ("already-there", "PF-R2", "open v11 hamburg", {**NORTH, "step": "open"}),
    ("other-place", "PF-R3", "open v11 hamburg",
     {"posts": {"v11": "r"}, "lies": "hamburg luebeck", "centre": {"hamburg": 1},
      "opened": "hamburg", "step": "open"}),
    ("covered", "PF-27", "open v13 erfurt",
     {"seats": 2, "posts": {"v13": "r"}, "step": "open", "others": LIES}),
    ("covered", "PF-27", "extend erfurt", {"seats": 2, "posts": {"luebeck": "r"}}),
    ("covered", "PF-27", "place wien", {"seats": 2, "posts": {"luebeck": "r"}, "step": "place"}),
]  # fmt: skip
"""The reason, its article, the move that is refused, and Red's position."""

BEFORE_THE_FIRST_TURN: list[tuple[str, str, str, dict[str, Any]]] = [
    ("found-first", "PF-4", "done", {}),
    ("found-first", "PF-4", "place koeln", {}),
    ("found-first", "PF-4", "open v11 hamburg", {}),
    ("village-is-out", "PF-R20", "found v19", {"seats": 2}),
]


def _cases(cases: list[tuple[str, str, str, dict[str, Any]]]) -> list[Any]:
    return [pytest.param(*case, marks=shows(case[1]), id=f"{case[0]}: {case[2]}") for case in cases]


@pytest.mark.parametrize(("reason", "article", "move", "position"), _cases(REFUSED))
def test_a_move_is_refused_by_its_article_and_nothing_changes(
    reason: str, article: str, move: str, position: dict[str, Any]
) -> None:
    assert_refused(table(**position), RED, move, article, reason)


@pytest.mark.parametrize(("reason", "article", "move", "setting"), _cases(BEFORE_THE_FIRST_TURN))
def test_before_the_first_turn_posts_are_founded(
    reason: str, article: str, move: str, setting: dict[str, Any]
) -> None:
    assert_refused(new_table(**setting), RED, move, article, reason)


@pytest.mark.article("PF-4")
def test_a_village_where_somebody_has_founded_is_refused() -> None:
    match = new_table(found="v07")
    assert_refused(match, 1, "found v07", "PF-4", "village-taken")


@pytest.mark.article("PF-6")
def test_a_disc_that_one_does_not_hold_is_refused() -> None:
    match = new_table(discs="7 8", found="v07 v11 v05 v13")
    assert_refused(match, RED, "place koeln", "PF-6", "no-such-disc")


@pytest.mark.parametrize("line", ["", "open", "open v11", "extend", "place atlantis", "found koeln",
                                  "double", "disc 5", "starter 0", "x" * 5000])  # fmt: skip
def test_what_is_no_move_at_all_is_said_to_be_none(line: str) -> None:
    match = table(**NORTH)
    assert isinstance(match.why_not(RED, line), NotAMove)
