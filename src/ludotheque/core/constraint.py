"""Constraints: what a board has to satisfy, each by its name, with what was found on it."""

from __future__ import annotations

import re
from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BoardFault

RULES: Final = "the rules"
"""Asked by the rules of any board."""
KNOWN: Final = "known"
"""Known of the board in the box."""
OURS: Final = "ours"
"""What we ask besides of a board that we have reconstructed."""

MOST_FOUND: Final = 120
"""So much of what was found goes into a complaint."""


class Constraint:
    """A named demand on a board, who asks for it, whether it holds, and what was found."""

    def __init__(self, name: str, asked_by: str, demand: str, holds: bool, found: str) -> None:
        self.name = name
        self.asked_by = asked_by
        self.demand = demand
        self.holds = holds
        self.found = found

    def fault(self, board: BoardFile, value: str) -> BoardFault:
        """That a value of the board breaks it."""
        line = board.lines.line_of(value)
        found = self.found if len(self.found) <= MOST_FOUND else f"{self.found[: MOST_FOUND - 1]}…"
        given: dict[str, int | str] = {"found": found}
        return BoardFault("value", board.source, line, value, code_of(self.name), given)


def code_of(name: str) -> str:
    """The name of the complaint about a constraint: `box-constraint-one-8` are its words."""
    return "constraint-" + re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")


def require_each(constraints: list[Constraint], board: BoardFile, value: str) -> None:
    """Complain about a value of the board that breaks some constraints, by all of them."""
    board.refuse([one.fault(board, value) for one in constraints if not one.holds])


def as_table(constraints: list[Constraint]) -> str:
    """The constraints as a table in Markdown."""
    lines = ["| constraint | asked by | demand | found | holds |", "|---|---|---|---|---|"]
    for one in constraints:
        holds = "yes" if one.holds else "**no**"
        lines.append(f"| {one.name} | {one.asked_by} | {one.demand} | {one.found} | {holds} |")
    return "\n".join(lines)
