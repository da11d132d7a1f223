"""Answers in advance: "no bribes this round", "stand unless somebody buys"."""

from __future__ import annotations

import json

import pytest
from tests.every_game.looking import shown, told

from ludotheque import Match, NotAMove
from ludotheque.core.orders import Orders
from ludotheque.games.zankapfel.tests.table import FOUR, ONE, THREE, TWO, mayor, play, step, table


def before_the_mayor() -> Match:
    return table(step="name-square", mayor="a1", tokens="b1 b2 e5", played=["red", "red", "", ""])


def before_the_dice() -> Match:
    match = table(step="name-square", mayor="a4", played=["red", "red", "red", ""], bribery=False,
                  luck="die 6, die 6, die 1")  # fmt: skip
    play(match, "1: go b5", "1: lay 4", "2: lay 5")
    return match


@pytest.mark.article("ZK-R3")
def test_no_bribes_this_round_answers_as_often_as_the_window_reopens() -> None:
    match, orders = before_the_mayor(), Orders()
    orders.give(match, THREE, "offer", is_firm=True)
    orders.give(match, FOUR, "offer", is_firm=True)
    play(match, "1: go b1")
    assert orders.carry_out(match) == 2
    assert match.asks() == [TWO]
    play(match, "2: offer 1 b2")
    assert orders.carry_out(match) == 2
    assert match.asks() == [TWO]
    play(match, "2: done")
    orders.carry_out(match)
    assert step(match) == "answer"
    assert orders.given == []


@pytest.mark.article("ZK-R3")
def test_where_all_have_said_so_the_mayor_goes_at_once() -> None:
    match, orders = before_the_mayor(), Orders()
    for seat in (TWO, THREE, FOUR):
        orders.give(match, seat, "offer", is_firm=False)
    play(match, "1: go b1")
    assert orders.carry_out(match) == 3
    assert mayor(match) == "b1"


@pytest.mark.article("ZK-R4")
def test_stand_unless_somebody_buys_asks_oneself_after_a_purchase() -> None:
    match, orders = before_the_dice(), Orders()
    orders.give(match, ONE, "buy-dice", is_firm=False)
    orders.give(match, TWO, "buy-dice", is_firm=True)
    play(match, "3: lay 6")
    assert orders.carry_out(match) == 2
    assert match.asks() == [THREE]
    play(match, "3: dice 1")
    assert orders.carry_out(match) == 1
    assert match.asks() == [ONE]
    assert [event["seat"] for event in told(match, "stood")] == [ONE, TWO, TWO]
    play(match, "1: dice 2")
    assert orders.carry_out(match) == 1
    assert shown(match, "quarrel") == 0


@pytest.mark.article("ZK-R4")
def test_an_order_is_for_one_decision_only() -> None:
    match, orders = before_the_dice(), Orders()
    orders.give(match, ONE, "buy-dice", is_firm=True)
    play(match, "3: lay 5")
    orders.carry_out(match)
    play(match, "2: stand", "3: stand")
    orders.carry_out(match)
    assert told(match, "tied") == [{"colour": 1, "total": 5}]
    play(match, "2: lay 6", "3: lay 7")
    assert orders.carry_out(match) == 0
    assert match.asks() == [TWO, THREE]


def test_an_order_can_be_withdrawn_and_replaced() -> None:
    match, orders = before_the_mayor(), Orders()
    orders.give(match, TWO, "offer", is_firm=True)
    orders.give(match, TWO, "offer", is_firm=False)
    assert len(orders.given) == 1
    orders.withdraw(TWO)
    play(match, "1: go b1")
    assert orders.carry_out(match) == 0


def test_a_question_that_is_open_already_is_answered_at_once() -> None:
    match, orders = before_the_mayor(), Orders()
    play(match, "1: go b1")
    orders.give(match, THREE, "offer", is_firm=False)
    assert orders.carry_out(match) == 1
    assert match.asks() == [TWO, FOUR]


@pytest.mark.parametrize("step", ["lay", "buy-or-play", "lunch"])
def test_only_passive_answers_can_be_given_in_advance(step: str) -> None:
    orders = Orders()
    with pytest.raises(NotAMove):
        orders.give(before_the_dice(), ONE, step, is_firm=True)
    assert orders.given == []


def test_orders_can_be_kept() -> None:
    match, orders = before_the_mayor(), Orders()
    orders.give(match, TWO, "offer", is_firm=True)
    again = Orders.from_json(json.loads(json.dumps(orders.as_json())))
    play(match, "1: go b1")
    assert again.carry_out(match) == 1
    assert match.asks() == [THREE, FOUR]
