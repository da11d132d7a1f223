"""Orders: answers given in advance, for tables where people answer hours apart.

An order says at which step, on which condition, and what: any move, which must be legal when the
question comes. If it is not, the order has lapsed, and its person is asked and told why. It is for
the next decision at that step, or for some that come later. What it answers is an ordinary move:
orders are no part of the game, and each is the secret of its seat.

A decision is all that a seat is asked at a step until the game goes on elsewhere: a window with all
its waves, or what one seat does there move by move. So several orders for one decision are a list,
of which each is made once, when its turn has come and its condition holds.

Nothing in the log tells who ordered first: where several are due, seats answer in their order. An
order answers a decision once, a passive one (done, stand) once each time that it is reopened; so
orders that answer each other come to an end.
"""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.condition import ALWAYS, UNDISTURBED, Condition
from ludotheque.core.errors import BadOrder, NotAMove, Refused
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import Step

MOST_DECISIONS: Final = 9
"""So many decisions ahead one can look."""
MOST_ORDERS: Final = 24
"""So many orders a seat can have at once."""
_NOT_YET: Final = -1


class Order:
    """A move for a step, the condition on which it is made, and for which of the decisions to come:
    from the `first` to the `last`, where 1 is the next."""

    def __init__(
        self,
        number: int,
        seat: Seat,
        step: str,
        move: str,
        condition: str,
        numbers: list[int],
        first: int,
        last: int,
    ) -> None:
        self.number = number
        """By what its seat knows it."""
        self.seat = seat
        self.step = step
        self.move = move
        self.condition = condition
        self.numbers = numbers
        self.first = first
        self.last = last
        self.lapsed: list[str] = []
        """Where it was not legal when it was used: the article that forbade it, and its reason."""
        self.entered = _NOT_YET
        """Where the step was entered for the decision that it counts now."""
        self.used_at = _NOT_YET
        """At which wave it answered that decision last."""
        self.given_in = _NOT_YET
        """Where the step was entered at which it was given, if it was given there."""
        self.given_at = 0
        """And at which wave."""

    @property
    def is_due(self) -> bool:
        """Whether it is for the decision that comes next, or is there."""
        return self.first <= 1 and not self.lapsed

    def was_used(self, wave: int, is_passive: bool) -> bool:
        """Whether it has answered this decision: once, or if passive once at each wave."""
        return self.used_at != _NOT_YET and (self.used_at == wave or not is_passive)

    def is_like(self, other: Order) -> bool:
        """Whether it says anew what another one says: the same move for the same decisions, on the
        same condition or on one that takes no number either."""
        return (
            self.step == other.step
            and self.move == other.move
            and self.first == other.first
            and self.last == other.last
            and self.numbers == other.numbers
            and (not self.numbers or self.condition == other.condition)
        )

    def as_json(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "seat": self.seat,
            "step": self.step,
            "move": self.move,
            "condition": self.condition,
            "numbers": list(self.numbers),
            "first": self.first,
            "last": self.last,
            "lapsed": list(self.lapsed),
            "entered": self.entered,
            "used_at": self.used_at,
            "given_in": self.given_in,
            "given_at": self.given_at,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Order:
        """The order that `as_json` wrote down."""
        order = Order(
            data["number"],
            data["seat"],
            data["step"],
            data["move"],
            data["condition"],
            data["numbers"],
            data["first"],
            data["last"],
        )
        order.lapsed = data["lapsed"]
        order.entered = data["entered"]
        order.used_at = data["used_at"]
        order.given_in = data["given_in"]
        order.given_at = data["given_at"]
        return order


class Orders:
    """The orders at a table. Call `carry_out` whenever something has happened in the match."""

    def __init__(self) -> None:
        self.given: list[Order] = []

    def of(self, seat: Seat) -> list[Order]:
        """A seat's orders, in the order in which they were given."""
        return [order for order in self.given if order.seat == seat]

    def give(
        self,
        match: Match,
        seat: Seat,
        step: str,
        move: str,
        condition: str = ALWAYS.name,
        numbers: list[int] | None = None,
        first: int = 1,
        last: int = 1,
    ) -> Order:
        """Order a move; what the seat has said before of the same move is replaced.

        Of several that fit, the one with the most particular condition is made, and of those the
        one that was given first.
        """
        numbers = numbers or []
        found = _step(match.game, step)
        if found is None or found.ahead_if is None:
            raise BadOrder.of("no-order", step=step[:40])
        text = " ".join(move.lower().split())
        if match.game.parse(text, match.terms) is None:
            raise NotAMove(f"{text[:40]!r} is no move of {match.game.title}.")
        known = _condition(found, condition)
        if known is None or not known.is_said(numbers):
            raise BadOrder.of("no-condition", condition=condition[:40])
        if not 1 <= first <= last <= MOST_DECISIONS:
            raise BadOrder.of("order-too-far", most=MOST_DECISIONS)
        own = self.of(seat)
        order = Order(
            1 + max([old.number for old in own], default=0),
            seat, step, text, condition, list(numbers), first, last,
        )  # fmt: skip
        replaced = [old for old in own if old.is_like(order)]
        if len(own) - len(replaced) >= MOST_ORDERS:
            raise BadOrder.of("too-many-orders", most=MOST_ORDERS)
        if match.game.step_name(match.state) == step:
            order.given_in = match.state.entered
            order.given_at = found.wave(match.state)
        self.given = [*[old for old in self.given if old not in replaced], order]
        return order

    def withdraw(self, seat: Seat, number: int = 0) -> None:
        """Take back a seat's order of that number, or all of its orders."""
        self.given = [
            order for order in self.given if order.seat != seat or number not in (0, order.number)
        ]

    def carry_out(self, match: Match) -> int:
        """Answer every question for which there is an order; how many were answered."""
        count = 0
        while True:
            self._let_pass(match)
            due = self._next_due(match)
            if due is None:
                return count
            problem = match.why_not(due.seat, due.move)
            if problem is None:
                due.used_at = _wave(match)
                match.play(due.seat, due.move)
                count += 1
            elif isinstance(problem, Refused):
                due.lapsed = [problem.article.code, problem.article.reason]
            else:
                due.lapsed = ["", "not-a-move"]

    def _let_pass(self, match: Match) -> None:
        """Count decisions that are there, and those that are past; orders for these go."""
        if match.is_over:
            self.given = []
            return
        entered = match.state.entered
        step = match.game.step_name(match.state)
        asked = match.asks()
        kept = []
        for order in self.given:
            is_there = order.step == step and order.seat in asked
            if is_there and len(asked) == 1 and order.entered != _NOT_YET:
                order.entered = entered  # The same seat goes on.
            if order.entered not in (_NOT_YET, entered):
                order.entered = order.used_at = _NOT_YET
                order.lapsed = []
                order.first = max(1, order.first - 1)
                order.last -= 1
            if is_there and order.entered == _NOT_YET:
                order.entered = entered
            has_told = bool(order.lapsed) and order.last == 1 and not is_there
            if order.last and not has_told:
                kept.append(order)
        self.given = kept

    def _next_due(self, match: Match) -> Order | None:
        """The first seat's order that answers its question, or lapses by it."""
        if match.is_over:
            return None
        step = match.game.steps[match.state.step]
        wave = _wave(match)
        for seat in match.asks():
            fitting = [
                order
                for order in self.given
                if order.seat == seat and order.step == step.name and order.is_due
            ]
            fitting.sort(key=_generality)
            known: Any = None
            for order in fitting:
                move = match.game.parse(order.move, match.terms)
                if order.was_used(wave, move is not None and move.is_passive):
                    continue
                if order.condition == UNDISTURBED.name:
                    if wave != (order.given_at if order.given_in == match.state.entered else 0):
                        continue
                elif order.condition != ALWAYS.name:
                    if known is None:  # Seeded by what everybody knows.
                        known = match.redeal(seat, Luck.seeded(len(match.entries)))
                    if not _holds(step, order, known, move):
                        continue
                return order
        return None

    def as_json(self) -> list[dict[str, Any]]:
        """The orders as plain data; each is the secret of its seat."""
        return [order.as_json() for order in self.given]

    @staticmethod
    def from_json(game: Game[Any], data: list[dict[str, Any]]) -> Orders:
        """The orders that `as_json` wrote down."""
        orders = Orders()
        for one in data:
            if "move" in one:
                orders.given.append(Order.from_json(one))
            else:
                orders.given.extend(_of_old(game, one))
        return orders


def _of_old(game: Game[Any], data: dict[str, Any]) -> list[Order]:
    """What tables have kept when only a step's passive answer could be ordered."""
    step = _step(game, data["step"])
    if step is None or step.ahead is None:
        return []
    condition = ALWAYS if data["firm"] else UNDISTURBED
    return [Order(1, data["seat"], step.name, step.ahead.text, condition.name, [], 1, 1)]


def _step(game: Game[Any], name: str) -> Step[Any] | None:
    for one in game.steps:
        if one.name == name:
            return one
    return None


def _wave(match: Match) -> int:
    wave: int = match.game.steps[match.state.step].wave(match.state)
    return wave


def _condition(step: Step[Any], name: str) -> Condition[Any] | None:
    for one in [ALWAYS, *(step.ahead_if or [])]:
        if one.name == name:
            return one
    return None


def _holds(step: Step[Any], order: Order, known: Any, move: Move | None) -> bool:
    """Whether an order's condition holds on a state that its seat holds possible. One that says
    nothing any more is let through, to lapse."""
    condition = _condition(step, order.condition)
    if condition is None or move is None:
        return True
    return condition.holds(known, order.seat, move, order.numbers)


def _generality(order: Order) -> int:
    """The more particular conditions are tried first."""
    if order.condition == ALWAYS.name:
        return 2
    return 1 if order.condition == UNDISTURBED.name else 0
