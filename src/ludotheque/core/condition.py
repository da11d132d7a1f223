"""Conditions: what must be so for an answer in advance to be given.

A step says which there are (`Step.ahead_if`). Each has its sentence in the locale files,
`ahead-if-<name>`, with its numbers as variables.
"""

from __future__ import annotations

from typing import Any, Final, Generic, TypeAlias, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.core.move import Move, Seat
from ludotheque.core.state import State

S = TypeVar("S", bound=State)


class Parameter:
    """A number that whoever makes a condition says: its name, what it stands for, its bounds."""

    def __init__(self, name: str, low: int, high: int, kind: str = "number") -> None:
        self.name = name
        """The variable's name in the sentence."""
        self.low = low
        self.high = high
        self.kind = kind
        """`number`, or a kind whose words are `<kind>-<number>`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Generic[S]):
    """Something that a seat can look up when it is asked: so it asks nothing of what is hidden
    from it. It is judged on a state that the seat holds possible, and must be the same on all."""

    def __init__(self, name: str, parameters: list[Parameter]) -> None:
        self.name = name
        self.parameters = parameters

    def holds(self, s: S, seat: Seat, move: Move, numbers: list[int]) -> bool:
        """Whether it is so, now that the seat is asked, for the move that was ordered."""
        return True

    def is_said(self, numbers: list[int]) -> bool:
        """Whether these are numbers that it can be said with."""
        if len(numbers) != len(self.parameters):
            return False
        return all(one.low <= number <= one.high for one, number in zip(self.parameters, numbers))


Conditions: TypeAlias = list[Condition[Any]] | None
"""On what a step's moves can be ordered; `None` where they cannot."""

ONLY_ALWAYS: Final[list[Condition[Any]]] = []
"""Where a step has no condition of its own."""
ALWAYS: Final[Condition[Any]] = Condition("always", [])
"""Whatever the others do: at every step at which answers can be given in advance."""
UNDISTURBED: Final[Condition[Any]] = Condition("undisturbed", [])
"""As long as the decision was not reopened (`Step.wave`) since the order was given, or since the
decision began: "unless somebody does something". It is judged by whoever keeps the orders."""
