"""Answers in advance: "no bribes this round", "stand unless somebody buys", "buy it if it
costs at most 2"."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.every_game.looking import shown, told

from ludotheque import BadOrder, Match, NotAMove
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
    orders.give(match, THREE, "offer", "done")
    orders.give(match, FOUR, "offer", "done")
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
        orders.give(match, seat, "offer", "done", "undisturbed")
    play(match, "1: go b1")
    assert orders.carry_out(match) == 3
    assert mayor(match) == "b1"


def test_nobody_can_tell_from_the_log_who_has_ordered_first() -> None:
    match, orders = before_the_mayor(), Orders()
    for seat in (FOUR, TWO, THREE):
        orders.give(match, seat, "offer", "done")
    play(match, "1: go b1")
    orders.carry_out(match)
    assert [event["seat"] for event in told(match, "no-more-offers")] == [TWO, THREE, FOUR]


@pytest.mark.article("ZK-R4")
def test_stand_unless_somebody_buys_asks_oneself_after_a_purchase() -> None:
    match, orders = before_the_dice(), Orders()
    orders.give(match, ONE, "buy-dice", "stand", "undisturbed")
    orders.give(match, TWO, "buy-dice", "stand")
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
def test_what_was_said_after_a_purchase_holds_until_the_next() -> None:
    match, orders = before_the_dice(), Orders()
    play(match, "3: lay 6", "3: dice 1")
    orders.give(match, ONE, "buy-dice", "stand", "undisturbed")
    assert orders.carry_out(match) == 1
    play(match, "2: dice 1")
    assert orders.carry_out(match) == 0
    assert match.asks() == [ONE]


@pytest.mark.article("ZK-R4")
def test_stand_unless_somebody_buys_knows_what_others_have_ordered_to_buy() -> None:
    match, orders = before_the_dice(), Orders()
    orders.give(match, THREE, "buy-dice", "stand", "undisturbed")
    orders.give(match, ONE, "buy-dice", "dice 1")
    play(match, "3: lay 6")
    assert orders.carry_out(match) == 1
    assert match.asks() == [TWO, THREE]


@pytest.mark.article("ZK-R4")
def test_an_order_is_for_one_decision_only() -> None:
    match, orders = before_the_dice(), Orders()
    orders.give(match, ONE, "buy-dice", "stand")
    play(match, "3: lay 5")
    orders.carry_out(match)
    play(match, "2: stand", "3: stand")
    orders.carry_out(match)
    assert told(match, "tied") == [{"colour": 1, "total": 5}]
    play(match, "2: lay 6", "3: lay 7")
    assert orders.carry_out(match) == 0
    assert match.asks() == [TWO, THREE]


@pytest.mark.article("ZK-28")
def test_orders_may_be_for_decisions_that_come_later() -> None:
    match, orders = before_the_dice(), Orders()
    orders.give(match, TWO, "buy-dice", "stand", first=1, last=2)
    orders.give(match, THREE, "buy-dice", "dice 1", first=2, last=2)
    play(match, "3: lay 5")
    assert orders.carry_out(match) == 1
    play(match, "1: stand", "3: stand")
    orders.carry_out(match)
    play(match, "2: lay 6", "3: lay 7")
    assert orders.carry_out(match) == 3  # A die, and twice to stand.
    assert shown(match, "quarrel") == 0


@pytest.mark.article("ZK-10")
@pytest.mark.parametrize(("most", "does_buy"), [(1, False), (2, True)])
def test_buy_it_if_it_costs_at_most_so_much_and_else_play(most: int, does_buy: bool) -> None:
    match, orders = table(turn=ONE, hands=["red", "green", "", ""], mayor="c3"), Orders()
    price = match.terms.price[4][12]  # type: ignore[attr-defined]
    orders.give(match, TWO, "buy-or-play", "play green")
    orders.give(match, TWO, "buy-or-play", "buy", "costs-at-most", [price + most - 2])
    play(match, "1: play red")
    assert orders.carry_out(match) == 1
    assert bool(shown(match, "purchases")[TWO]) == does_buy


@pytest.mark.article("ZK-9")
def test_an_order_that_is_not_legal_any_more_lapses_and_says_why() -> None:
    match, orders = table(turn=ONE, hands=["red", "green", "", ""]), Orders()
    orders.give(match, TWO, "buy-or-play", "play red")
    play(match, "1: play red")
    assert orders.carry_out(match) == 0
    assert match.asks() == [TWO]
    (order,) = orders.of(TWO)
    assert order.lapsed == ["ZK-9", "not-held"]
    play(match, "2: play green")
    orders.carry_out(match)
    assert orders.given == []


@pytest.mark.article("ZK-16")
def test_an_offer_where_the_mayor_is_to_go_there_and_nothing_more() -> None:
    match, orders = before_the_mayor(), Orders()
    orders.give(match, TWO, "offer", "offer 1 b2", "will-go", [1])
    orders.give(match, THREE, "offer", "offer 2 b2", "will-go", [6])
    for seat in (TWO, THREE, FOUR):
        orders.give(match, seat, "offer", "done")
    play(match, "1: go b1")
    orders.carry_out(match)
    assert step(match) == "answer"
    assert shown(match, "bribes") == [0, 1, 0, 0]


@pytest.mark.article("ZK-18")
def test_a_bribe_is_taken_if_it_is_large_enough() -> None:
    match, orders = before_the_mayor(), Orders()
    orders.give(match, ONE, "answer", "accept yellow", "offers", [2])
    orders.give(match, ONE, "answer", "accept blue", "offers", [1])
    play(match, "1: go b1", "2: offer 1 b2", "3: offer 1 b2", "4: done", "2: done", "3: done")
    assert orders.carry_out(match) == 1
    assert [event["briber"] for event in told(match, "bribed")] == [TWO]


@pytest.mark.article("ZK-20")
def test_a_joker_is_named_as_long_as_nobody_has_the_colour() -> None:
    match, orders = table(step="name-square", mayor="a1", tokens="b1 b2", bribery=False,
                          played=["red", "joker", "", ""]), Orders()  # fmt: skip
    orders.give(match, TWO, "name-colour", "name red", "unclaimed")
    orders.give(match, TWO, "name-colour", "name blue", "unclaimed")
    play(match, "1: go b1")
    assert orders.carry_out(match) == 1
    assert [event["colour"] for event in told(match, "colour-named")] == [4]


@pytest.mark.article("ZK-24")
def test_a_card_for_what_is_fought_for() -> None:
    match, orders = table(step="name-square", mayor="a4", played=["red", "red", "", ""],
                          bribery=False), Orders()  # fmt: skip
    orders.give(match, ONE, "lay", "lay 9", "is-worth", [12])
    orders.give(match, ONE, "lay", "lay 4", "is-worth", [1])
    play(match, "1: go b5")
    assert orders.carry_out(match) == 1
    assert match.state.laid[ONE] == 4  # type: ignore[attr-defined]


def test_an_order_can_be_withdrawn_and_replaced() -> None:
    match, orders = before_the_mayor(), Orders()
    orders.give(match, TWO, "offer", "done")
    orders.give(match, TWO, "offer", "done", "undisturbed")
    (order,) = orders.of(TWO)
    orders.withdraw(TWO, order.number + 1)
    assert orders.of(TWO) == [order]
    orders.withdraw(TWO, order.number)
    play(match, "1: go b1")
    assert orders.carry_out(match) == 0


def test_a_question_that_is_open_already_is_answered_at_once() -> None:
    match, orders = before_the_mayor(), Orders()
    play(match, "1: go b1")
    orders.give(match, THREE, "offer", "done")
    assert orders.carry_out(match) == 1
    assert match.asks() == [TWO, FOUR]


@pytest.mark.parametrize(
    ("step", "more", "error"),
    [
        ("place-mayor", {}, BadOrder),
        ("lunch", {}, BadOrder),
        ("offer", {"condition": "is-worth", "numbers": [1]}, BadOrder),
        ("offer", {"condition": "will-go"}, BadOrder),
        ("offer", {"condition": "will-go", "numbers": [25]}, BadOrder),
        ("offer", {"first": 0}, BadOrder),
        ("offer", {"first": 2, "last": 1}, BadOrder),
        ("offer", {"last": 10}, BadOrder),
        ("offer", {"move": "dance"}, NotAMove),
    ],
)
def test_what_nobody_can_order(step: str, more: dict[str, Any], error: type[Exception]) -> None:
    orders = Orders()
    with pytest.raises(error):
        orders.give(before_the_mayor(), TWO, step, more.pop("move", "done"), **more)
    assert orders.given == []


def test_nobody_orders_without_end() -> None:
    match, orders = before_the_mayor(), Orders()
    for square in range(24):
        orders.give(match, TWO, "offer", "done", "will-go", [square])
    with pytest.raises(BadOrder):
        orders.give(match, TWO, "offer", "done", "will-go", [24])
    orders.give(match, TWO, "offer", "done", "will-go", [3])
    assert len(orders.of(TWO)) == 24


def test_orders_can_be_kept() -> None:
    match, orders = before_the_mayor(), Orders()
    orders.give(match, TWO, "offer", "done", "will-go", [1], last=3)
    again = Orders.from_json(match.game, json.loads(json.dumps(orders.as_json())))
    assert again.as_json() == orders.as_json()
    play(match, "1: go b1")
    assert again.carry_out(match) == 1
    assert match.asks() == [THREE, FOUR]


def test_what_was_kept_when_only_passive_answers_could_be_ordered_still_holds() -> None:
    match = before_the_mayor()
    old = [{"seat": seat, "step": "offer", "firm": seat == TWO, "entered": -1}
           for seat in (TWO, THREE)]  # fmt: skip
    old.append({"seat": FOUR, "step": "lunch", "firm": True, "entered": -1})
    orders = Orders.from_json(match.game, old)
    assert [(one.move, one.condition) for one in orders.given] == [
        ("done", "always"), ("done", "undisturbed"),
    ]  # fmt: skip
    play(match, "1: go b1")
    assert orders.carry_out(match) == 2
