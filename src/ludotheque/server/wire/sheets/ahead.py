"""Sheets about what can be answered in advance."""

from __future__ import annotations

from ludotheque.server.wire.sheets.thoughts import SaidMove
from ludotheque.server.wire.values import Out


class ParameterInfo(Out):
    """A number of a condition, and a variable of its sentence."""

    name: str
    kind: str
    """`number`, or a kind whose words are `<kind>-<number>`."""
    low: int
    high: int


class ConditionInfo(Out):
    """On what a move can be ordered: its sentence is `ahead-if-<name>`."""

    name: str
    parameters: list[ParameterInfo]


class ForeseenStep(Out):
    """A step at which moves can be ordered: its words are `ahead-<step>`."""

    step: str
    passive: str
    """The move that says that one needs nothing; empty where there is none."""
    moves: list[SaidMove]
    """What might be legal there, by what the seat knows now; others can be ordered, too."""
    conditions: list[ConditionInfo]


class Foresight(Out):
    """What a seat can order, in the order of the rule book."""

    seat: int
    most: int
    """So many decisions ahead one can look."""
    steps: list[ForeseenStep]
