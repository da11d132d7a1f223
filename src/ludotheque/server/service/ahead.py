"""Ahead: answers that people give in advance, for tables where they answer hours apart.

What a seat has ordered is its own secret, and so is when: nobody else's number moves by it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ludotheque.core.condition import ALWAYS, UNDISTURBED
from ludotheque.core.errors import BadOrder, NotAMove
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.orders import MOST_DECISIONS, Order, Orders
from ludotheque.core.step import Step
from ludotheque.server.service.table import Table
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import commands, messages, sheets


def carry_out(table: Table, match: Match) -> int:
    """Answer what was ordered; how many questions that were."""
    orders = orders_at(table)
    answered = orders.carry_out(match)
    table.record.orders = orders.as_json()
    return answered


def orders_at(table: Table) -> Orders:
    """The orders of all seats."""
    return Orders.from_json(table.game, table.record.orders)


def give(table: Table, match: Match, command: commands.GiveOrder) -> int:
    """Order a move for a decision that comes, or answer one that is open already, at once; how many
    questions are answered now."""
    before = table.record.orders
    orders = orders_at(table)
    try:
        orders.give(
            match,
            command.seat,
            command.step,
            command.move,
            command.condition,
            command.numbers,
            command.first,
            command.last,
        )
    except NotAMove:
        raise Trouble("not-a-move", move=command.move) from None
    except BadOrder as error:
        raise Trouble(error.name, **error.given) from None
    table.record.orders = orders.as_json()
    answered = carry_out(table, match)
    if not answered:
        _note_unseen(table, command.seat, before)
    return answered


def withdraw(table: Table, seat: int, number: int) -> None:
    """Take an order back, or all that the seat has given."""
    before = table.record.orders
    drop(table, [seat], number)
    _note_unseen(table, seat, before)


def drop(table: Table, seats: Iterable[int], number: int = 0) -> None:
    """Let orders be gone, together with something that everybody notices."""
    orders = orders_at(table)
    for seat in seats:
        orders.withdraw(seat, number)
    table.record.orders = orders.as_json()


def _note_unseen(table: Table, seat: int, before: list[dict[str, Any]]) -> None:
    """Note that the orders were others before, which only those who hold the seat may notice."""
    record = table.record
    if record.orders != before:
        record.unseen = {**record.unseen, seat: record.unseen.get(seat, 0) + 1}


def order_infos(table: Table, match: Match, seat: int | None) -> list[messages.OrderInfo]:
    """What a seat has ordered, as it reads it."""
    if seat is None or not table.record.orders:
        return []
    question = match.question(seat)
    step = "" if question is None else question.step
    return [_info(match, order, step) for order in orders_at(table).of(seat)]


def _info(match: Match, order: Order, asked: str) -> messages.OrderInfo:
    """An order, where its seat is asked at that step now, or at none."""
    move = match.game.parse(order.move, match.terms)
    return messages.OrderInfo(
        number=order.number,
        step=order.step,
        move=order.move,
        verb=order.move.split(" ", 1)[0] if move is None else move.verb,
        data={} if move is None else dict(move.data),
        condition=order.condition,
        numbers=order.numbers,
        first=order.first,
        last=order.last,
        is_unmet=order.step == asked and order.is_due,
        article=order.lapsed[0] if order.lapsed else "",
        reason=order.lapsed[1] if order.lapsed else "",
    )


def foresight(table: Table, guest: str, seat: int) -> sheets.Foresight:
    """What one of a guest's seats can order, by what the seat knows."""
    table.record.own_chair(seat, guest)
    match = table.running_match()
    known = match.redeal(seat, Luck.seeded(len(match.entries)))
    return sheets.Foresight(
        seat=seat,
        most=MOST_DECISIONS,
        steps=[
            _foreseen(step, step.foresees(known, seat))
            for step in table.game.steps
            if step.ahead_if is not None
        ],
    )


def _foreseen(step: Step[Any], moves: list[Any]) -> sheets.ForeseenStep:
    conditions = [*(step.ahead_if or []), ALWAYS]
    if UNDISTURBED in conditions:
        conditions.remove(UNDISTURBED)
        conditions.insert(0, UNDISTURBED)
    return sheets.ForeseenStep(
        step=step.name,
        passive="" if step.ahead is None else step.ahead.text,
        moves=[sheets.SaidMove(one.text, one.verb, dict(one.data)) for one in moves],
        conditions=[
            sheets.ConditionInfo(
                one.name,
                [
                    sheets.ParameterInfo(part.name, part.kind, part.low, part.high)
                    for part in one.parameters
                ],
            )
            for one in conditions
        ],
    )
