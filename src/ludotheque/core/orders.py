"""Orders: answers given in advance, for tables where people answer hours apart.

Only a step's passive answer (`Step.ahead`: done, stand) can be ordered: it says that a seat needs
nothing, costs it nothing and tells nothing. "Nothing from me this time" is a firm order; "nothing,
unless somebody does something" is one that is not: it answers once, and when the decision is
reopened the seat is asked itself. An order is no part of the game: what it answers is an ordinary
move.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.errors import NotAMove
from ludotheque.core.match import Match
from ludotheque.core.move import Move, Seat

_NOT_YET: Final = -1


class Order:
    """A passive answer to the next decision at a step, and whether it holds whatever happens."""

    def __init__(self, seat: Seat, step: str, is_firm: bool, entered: int = _NOT_YET) -> None:
        self.seat = seat
        self.step = step
        self.is_firm = is_firm
        self.entered = entered
        """Where the step was entered for which it was first used."""

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "step": self.step,
            "firm": self.is_firm,
            "entered": self.entered,
        }


class Orders:
    """The orders at a table. Call `carry_out` whenever something has happened in the match."""

    def __init__(self) -> None:
        self.given: list[Order] = []

    def give(self, match: Match, seat: Seat, step: str, is_firm: bool) -> None:
        """Order the passive answer to the next decision at a step; it replaces an earlier one."""
        if _answer(match, step) is None:
            raise NotAMove(f"Nothing can be answered in advance at {step[:40]!r}.")
        self.withdraw(seat, step)
        self.given.append(Order(seat, step, is_firm))

    def withdraw(self, seat: Seat, step: str = "") -> None:
        """Take back a seat's order for a step, or all of its orders."""
        self.given = [
            order for order in self.given if order.seat != seat or step not in ("", order.step)
        ]

    def carry_out(self, match: Match) -> int:
        """Answer every question for which there is an order; how many were answered."""
        count = 0
        while True:
            self._drop_used(match)
            due = self._next_due(match)
            if due is None:
                return count
            due.entered = match.state.entered
            answer = _answer(match, due.step)
            if answer is not None and match.why_not(due.seat, answer) is None:
                match.play(due.seat, answer)
                count += 1
            else:
                self.given.remove(due)

    def _drop_used(self, match: Match) -> None:
        """An order is for one decision: it goes when the step is left, or reopened unless firm."""
        kept = []
        for order in self.given:
            if order.entered != _NOT_YET:
                is_asked_again = match.question(order.seat) is not None and not order.is_firm
                if is_asked_again or match.state.entered != order.entered:
                    continue
            kept.append(order)
        self.given = kept

    def _next_due(self, match: Match) -> Order | None:
        for order in self.given:
            question = match.question(order.seat)
            if question is not None and question.step == order.step:
                return order
        return None

    def as_json(self) -> list[dict[str, Any]]:
        """The orders as plain data; each is the secret of its seat."""
        return [order.as_json() for order in self.given]

    @staticmethod
    def from_json(data: list[dict[str, Any]]) -> Orders:
        """The orders that `as_json` wrote down."""
        orders = Orders()
        orders.given = [
            Order(int(one["seat"]), str(one["step"]), bool(one["firm"]), int(one["entered"]))
            for one in data
        ]
        return orders


def _answer(match: Match, step: str) -> Move | None:
    """The answer that can be given in advance at a step, if there is one."""
    for one in match.game.steps:
        if one.name == step:
            return one.ahead
    return None
