"""Orders: answers given in advance, for tables where people answer hours apart.

Only passive answers (done, stand) can be ordered: they say that a seat needs nothing, cost it
nothing and tell nothing. "Nothing from me this time" is a firm order; "nothing, unless somebody
does something" is one that is not: it answers once, and when a decision is reopened the seat is
asked itself. An order is no part of the game: what it answers is an ordinary move.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.errors import NotAMove
from ludotheque.core.match import Match
from ludotheque.core.move import Seat

_NOT_YET: Final = -1


class Order:
    """A passive answer to the next decision at a step, and whether it holds whatever happens."""

    def __init__(self, seat: Seat, step: str, line: str, is_firm: bool) -> None:
        self.seat = seat
        self.step = step
        self.line = line
        self.is_firm = is_firm
        self.entered = _NOT_YET
        """Where the step was entered for which it was first used."""

    def as_json(self) -> dict[str, Any]:
        return {
            "seat": self.seat,
            "step": self.step,
            "move": self.line,
            "firm": self.is_firm,
            "entered": self.entered,
        }


class Orders:
    """The orders at a table. Call `carry_out` whenever something has happened in the match."""

    def __init__(self) -> None:
        self.given: list[Order] = []

    def give(self, match: Match, seat: Seat, step: str, line: str, is_firm: bool) -> None:
        """Order a passive answer for the next decision at a step; it replaces an earlier one."""
        known = match.game.parse(line)
        if known is None or not known.is_passive:
            raise NotAMove(f"{line[:40]!r} is no answer that can be given in advance.")
        if step not in [one.name for one in match.game.steps]:
            raise NotAMove(f"{match.game.title} never asks {step[:40]!r}.")
        self.withdraw(seat, step)
        self.given.append(Order(seat, step, line, is_firm))
        self.carry_out(match)

    def withdraw(self, seat: Seat, step: str = "") -> None:
        """Take back a seat's order for a step, or all of its orders."""
        self.given = [
            order for order in self.given if order.seat != seat or step not in ("", order.step)
        ]

    def answered(self, seat: Seat, step: str) -> None:
        """The seat has answered a question itself: what it ordered for other steps lapses, since
        it was there and could have said so again."""
        self.given = [order for order in self.given if order.seat != seat or order.step == step]

    def carry_out(self, match: Match) -> int:
        """Answer every question for which there is an order; how many were answered."""
        count = 0
        while True:
            self._drop_used(match)
            due = self._next_due(match)
            if due is None:
                return count
            due.entered = match.state.entered
            if match.why_not(due.seat, due.line) is None:
                match.play(due.seat, due.line)
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
        for one in data:
            order = Order(int(one["seat"]), str(one["step"]), str(one["move"]), bool(one["firm"]))
            order.entered = int(one["entered"])
            orders.given.append(order)
        return orders
