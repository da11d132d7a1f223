"""Constraints on a board: complained about by name, and printed as a table."""

from __future__ import annotations

import pytest

from ludotheque.core.board import BoardFile
from ludotheque.core.constraint import KNOWN, RULES, Constraint, as_table, require_each
from ludotheque.core.errors import BadBoard
from ludotheque.core.registry import find_game
from ludotheque.core.words import words_of

BOARD = BoardFile('[roads]\nvalue = 3\nprovenance = "stated"\nwhy = "The sheet."\n', "map.toml")
BROKEN = Constraint("connected", RULES, "every place can be reached", False, "2/3")
ALSO_BROKEN = Constraint("one 8", KNOWN, "there is one 8", False, "2")
KEPT = Constraint("size", KNOWN, "there are 3 roads", True, "3")


def test_a_constraint_that_holds_is_not_complained_about() -> None:
    require_each([KEPT], BOARD, "roads")


def test_all_broken_constraints_are_named_with_what_was_found() -> None:
    with pytest.raises(BadBoard) as refused:
        require_each([BROKEN, KEPT, ALSO_BROKEN], BOARD, "roads")
    refused.value.game = find_game("pfeffersaecke")
    assert [fault.code for fault in refused.value.faults] == [
        "constraint-connected",
        "constraint-one-8",
    ]
    assert str(refused.value) == (
        "map.toml, line 2: `roads` must be: a map on which every place can be reached from every "
        "other (found: 2/3)."
    )
    german = words_of(refused.value.game, "de").fault(refused.value.faults[1])
    assert german == (
        "map.toml, Zeile 2: Für „roads“ braucht es eine Karte, auf der Köln die einzige 8 ist "
        "(gefunden: 2)."
    )


def test_constraints_are_printed_as_a_table() -> None:
    assert as_table([KEPT, BROKEN]).splitlines()[2:] == [
        "| size | known | there are 3 roads | 3 | yes |",
        "| connected | the rules | every place can be reached | 2/3 | **no** |",
    ]
