"""What holds for every game: answers in advance are legal, tell nothing, and come to an end."""

from __future__ import annotations

from typing import Any

import pytest

import ludotheque
from ludotheque.core.condition import ALWAYS, UNDISTURBED
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.orders import MOST_DECISIONS, MOST_ORDERS, Orders
from ludotheque.core.state import OVER
from tests.every_game.walk import Table, first_tables, walk, with_secrets

PLIES = 150
ENTRIES = 500
SLOW_TABLES = [
    Table(one.game, one.seats, {**one.options, **one.game.by_turns()}) for one in first_tables()
]
"""As people play who look in when they can."""


def some_numbers(condition: Any, luck: Luck) -> list[int]:
    return [one.low + luck.draw(one.high - one.low + 1) for one in condition.parameters]


def order_something(match: Match, orders: Orders, seat: int, luck: Luck) -> None:
    """Some order that the seat can give by what it knows, sensible or not."""
    steps = [step for step in match.game.steps if step.ahead_if is not None]
    if not steps or len(orders.of(seat)) == MOST_ORDERS:
        return
    step = steps[luck.draw(len(steps))]
    moves = step.foresees(match.redeal(seat, luck), seat)
    if not moves:
        return
    conditions = [ALWAYS, *(step.ahead_if or [])]
    condition = conditions[luck.draw(len(conditions))]
    first = 1 + luck.draw(2)
    last = first + luck.draw(MOST_DECISIONS - first + 1)
    move = moves[luck.draw(len(moves))].text
    numbers = some_numbers(condition, luck)
    orders.give(match, seat, step.name, move, condition.name, numbers, first, last)


@pytest.mark.parametrize("table", SLOW_TABLES, ids=repr)
def test_whatever_is_ordered_only_legal_moves_are_made_and_orders_end(table: Table) -> None:
    """A log of a game that orders have played in is a log like any other: it can be replayed."""
    match, luck, orders = table.match(3), Luck.seeded(4), Orders()
    while not match.is_over and len(match.entries) < ENTRIES:
        for seat in range(table.seats):
            order_something(match, orders, seat, luck)
        orders.carry_out(match)
        again = Orders.from_json(match.game, orders.as_json())
        assert again.as_json() == orders.as_json()
        if match.is_over:
            break
        asked = match.asks()
        seat = asked[luck.draw(len(asked))]
        legal = match.legal(seat)
        match.play(seat, legal[luck.draw(len(legal))])
        orders.carry_out(match)
    assert not match.is_over or orders.given == []
    assert ludotheque.replay(match.log().text()).position() == match.position()


@pytest.mark.parametrize("table", with_secrets(SLOW_TABLES), ids=repr)
def test_conditions_and_what_is_offered_know_no_more_than_their_seat(table: Table) -> None:
    """They are the same on every state that the seat holds possible."""
    luck = Luck.seeded(5)
    for place, ply in enumerate(walk(table, 8)):
        if place >= PLIES:
            break
        seat = place % table.seats
        if ply.seat < 0 or ply.s.step == OVER:
            continue
        redealt = table.game.redeal(ply.s, seat, luck)
        for step in table.game.steps:
            if step.ahead_if is not None:
                offered = [move.text for move in step.foresees(ply.s, seat)]
                assert offered == [move.text for move in step.foresees(redealt, seat)], step.name
        if seat not in ply.step.asks(ply.s):
            continue
        for condition in ply.step.ahead_if or []:
            if condition is UNDISTURBED:
                continue
            for move in ply.step.options(ply.s, seat)[:20]:
                numbers = some_numbers(condition, luck)
                holds = condition.holds(ply.s, seat, move, numbers)
                assert holds == condition.holds(redealt, seat, move, numbers), condition.name


@pytest.mark.parametrize("table", SLOW_TABLES, ids=repr)
def test_a_condition_can_be_asked_of_any_move(table: Table) -> None:
    """Whoever orders something odd is refused by the law, not by a mistake."""
    luck = Luck.seeded(6)
    for place, ply in enumerate(walk(table, 9)):
        if place >= PLIES or ply.seat < 0:
            continue
        for condition in ply.step.ahead_if or []:
            for move in table.some_sayable(place)[:10]:
                condition.holds(ply.s, ply.seat, move, some_numbers(condition, luck))
