"""Answers in advance, for tables where people answer hours apart."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from ludotheque.server.service.record import Guest
from ludotheque.server.wire import commands, messages
from tests.server.guests import anna as anna
from tests.server.guests import ben as ben
from tests.server.inn import Inn, refused
from tests.server.process import PATIENCE


def order(inn: Inn, table: str, guest: Guest, seat: int, **more: Any) -> None:
    """Stand unless somebody does something, or whatever else is said."""
    said = {"step": "raise", "move": "stand", "condition": "undisturbed", **more}
    inn.send(table, guest, commands.GiveOrder(id=inn.message(), seat=seat, **said))


def infos_of(inn: Inn, table: str, guest: Guest) -> list[messages.OrderInfo]:
    now = inn.news(table, guest).seats[0].now
    assert now is not None
    return now.orders


def orders_of(inn: Inn, table: str, guest: Guest) -> list[tuple[str, str, str]]:
    return [(one.step, one.move, one.condition) for one in infos_of(inn, table, guest)]


def lay(inn: Inn, table: str, guest: Guest, seat: int) -> None:
    inn.play(table, guest, seat, inn.match(table).legal(seat)[0].text)


def lines(inn: Inn, table: str) -> list[tuple[int, str]]:
    return [(entry.seat, entry.text) for entry in inn.match(table).entries if entry.seat >= 0]


def test_an_answer_in_advance_is_played_when_the_question_comes(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    order(inn, table, ben, 1)
    lay(inn, table, ben, 1)
    lay(inn, table, anna, 0)
    assert lines(inn, table)[-1] == (1, "stand")
    assert inn.match(table).asks() == [0]


def test_only_the_seat_itself_sees_what_it_has_ordered(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    before = inn.news(table, anna).seats
    listening, own = inn.listen(table, anna), inn.listen(table, ben)
    heard, told = len(listening.heard), len(own.heard)
    order(inn, table, ben, 1, condition="always")
    assert len(listening.heard) == heard
    assert len(own.heard) == told + 1
    assert orders_of(inn, table, ben) == [("raise", "stand", "always")]
    assert inn.news(table, anna).seats == before


def test_nobody_else_notices_when_somebody_orders(inn: Inn, anna: Guest, ben: Guest) -> None:
    """Neither a number, nor a time, nor a request that waits gives away that Ben has decided."""
    table = inn.started(anna, ben)
    inn.listen(table, anna)
    known = inn.news(table, anna)

    async def scene() -> None:
        waits = {
            guest.id: asyncio.create_task(
                inn.tables.wait_for_news(table, guest.id, inn_number(guest), PATIENCE)
            )
            for guest in (anna, ben)
        }
        while len(live.waiters) < 2:
            await asyncio.sleep(0)
        inn.time += 60.0
        command = commands.GiveOrder(id="secret", seat=1, step="raise", move="stand")
        await inn.tables.carry_out(table, ben, command, lambda _: None)
        await waits["ben"]
        assert not waits["anna"].done()
        assert [waiter.called.is_set() for waiter in live.waiters] == [False]
        waits["anna"].cancel()

    live = inn.table(table)

    def inn_number(guest: Guest) -> int:
        return live.number_for(guest.id)

    inn.run(scene())
    assert inn.news(table, anna) == known
    (row,) = inn.run(inn.store.tables_of(anna.id, 9))
    assert known.table is not None
    assert row.changed_at == known.table.changed_at
    assert inn.news(table, ben).version == known.version + 1


def test_a_reader_keeps_its_number_when_the_table_is_loaded_again(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    order(inn, table, ben, 1)
    numbers = [inn.news(table, guest).version for guest in (anna, ben)]
    inn.tables._live.clear()
    assert [inn.news(table, guest).version for guest in (anna, ben)] == numbers


def test_an_order_that_lapses_is_not_given_away_by_what_is_told_with_it(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    """Two tables, one with an order that the raise ends: the news of the raise are the same."""
    told = []
    for has_order in (True, False):
        table = inn.started(anna, ben)
        ear = inn.listen(table, anna)
        if has_order:
            order(inn, table, ben, 1)
        lay(inn, table, ben, 1)
        lay(inn, table, anna, 0)
        if not has_order:
            inn.play(table, ben, 1, "stand")
        inn.play(table, anna, 0, "raise")
        told.append(msgspec.json.decode(ear.heard[-1])["table"])
    assert told == [None, None]


def test_both_devices_of_a_seat_see_what_it_has_ordered(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    phone = inn.guest("Phone")
    inn.send(table, phone, commands.Claim(id="c", key=inn.table(table).record.chairs[1].key))
    ear = inn.listen(table, phone)
    heard = len(ear.heard)
    order(inn, table, ben, 1)
    assert len(ear.heard) == heard + 1


def test_who_stands_unless_somebody_raises_is_asked_after_a_raise(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    order(inn, table, ben, 1)
    lay(inn, table, ben, 1)
    lay(inn, table, anna, 0)
    inn.play(table, anna, 0, "raise")
    assert inn.match(table).asks() == [1]
    (info,) = infos_of(inn, table, ben)
    assert info.is_unmet
    inn.play(table, ben, 1, "stand")
    assert orders_of(inn, table, ben) == []


def test_a_firm_answer_holds_whatever_happens(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    order(inn, table, ben, 1, condition="always")
    lay(inn, table, ben, 1)
    lay(inn, table, anna, 0)
    inn.play(table, anna, 0, "raise")
    assert lines(inn, table)[-2:] == [(0, "raise"), (1, "stand")]


def test_a_question_that_is_open_already_is_answered_at_once(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    lay(inn, table, ben, 1)
    lay(inn, table, anna, 0)
    order(inn, table, ben, 1)
    assert lines(inn, table)[-1] == (1, "stand")


def test_orders_are_kept_with_the_table(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    order(inn, table, ben, 1)
    inn.tables._live.clear()
    assert orders_of(inn, table, ben) == [("raise", "stand", "undisturbed")]
    lay(inn, table, ben, 1)
    lay(inn, table, anna, 0)
    assert lines(inn, table)[-1] == (1, "stand")


def test_an_order_can_be_withdrawn(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    order(inn, table, ben, 1)
    inn.send(table, ben, commands.WithdrawOrder(id=inn.message(), seat=1, order=1))
    assert orders_of(inn, table, ben) == []
    lay(inn, table, ben, 1)
    lay(inn, table, anna, 0)
    assert inn.match(table).asks() == [0, 1]


def test_who_takes_a_move_back_is_asked_again_themselves(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    order(inn, table, ben, 1)
    lay(inn, table, ben, 1)
    inn.send(table, ben, commands.Undo(id=inn.message(), seat=1))
    assert orders_of(inn, table, ben) == []


def test_who_resigns_leaves_no_orders(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    order(inn, table, ben, 1)
    inn.send(table, ben, commands.Resign(id=inn.message(), seat=1))
    assert inn.table(table).record.orders == []


def test_orders_for_others_or_where_none_can_be_given_are_refused(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    with refused("not-your-seat"):
        order(inn, table, anna, 1)
    with refused("no-order"):
        order(inn, table, anna, 0, step="turn")
    with refused("not-a-move"):
        order(inn, table, anna, 0, move="dance")
    with refused("no-condition"):
        order(inn, table, anna, 0, condition="raised-by")
    with refused("no-condition"):
        order(inn, table, anna, 0, condition="raised-by", numbers=[3])
    with refused("order-too-far"):
        order(inn, table, anna, 0, first=2, last=1)
    for first in range(1, 9):
        for last in range(first, first + 2):
            order(inn, table, anna, 0, first=first, last=last)
    for first in range(1, 9):
        order(inn, table, anna, 0, first=first, last=9, move="raise")
    with refused("too-many-orders"):
        order(inn, table, anna, 0, move="raise", first=9, last=9)
    assert len(inn.table(table).record.orders) == 24


def test_what_is_not_legal_any_more_lapses_and_only_its_person_is_told_why(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    """Two tables, one with an order that cannot be played: to Anna they look the same."""
    known = []
    for has_order in (True, False):
        table = inn.started(anna, ben)
        ear = inn.listen(table, anna)
        held = {move.text for move in inn.match(table).legal(1)}
        cards = next(f"lay {card}" for card in range(1, 6) if f"lay {card}" not in held)
        if has_order:
            order(inn, table, ben, 1, step="lay", move=cards, condition="always")
            (info,) = infos_of(inn, table, ben)
            assert (info.article, info.reason) == ("QU-2", "not-held")
        lay(inn, table, ben, 1)
        assert orders_of(inn, table, ben) == []
        lay(inn, table, anna, 0)
        told = [msgspec.json.decode(one) for one in ear.heard]
        known.append([(one["version"], len(one["seats"][0]["entries"])) for one in told])
        assert all(not one["seats"][0]["now"]["orders"] for one in told)
    assert known[0] == known[1]


def test_a_move_that_tells_something_can_be_ordered_and_is_like_any_other(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    lay(inn, table, ben, 1)
    order(inn, table, ben, 1, move="raise", condition="raised-by", numbers=[1])
    order(inn, table, ben, 1, move="stand", condition="always")
    lay(inn, table, anna, 0)
    assert lines(inn, table)[-1] == (1, "stand")
    inn.play(table, anna, 0, "raise")
    assert lines(inn, table)[-2:] == [(0, "raise"), (1, "raise")]
    entry = inn.match(table).entries[-1]
    assert entry.kind == "move"
    assert orders_of(inn, table, ben) == []


def test_seats_answer_in_their_order_and_not_in_that_of_their_orders(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    """Who has decided first can be read from nothing."""
    table = inn.started(anna, ben)
    order(inn, table, ben, 1, condition="always")
    order(inn, table, anna, 0, condition="always")
    lay(inn, table, ben, 1)
    lay(inn, table, anna, 0)
    stood = [seat for seat, text in lines(inn, table) if text == "stand"]
    assert stood == [0, 1]


def test_orders_look_several_decisions_ahead(inn: Inn, anna: Guest, ben: Guest) -> None:
    table = inn.started(anna, ben)
    order(inn, table, ben, 1, condition="always", last=2)
    order(inn, table, anna, 0, move="raise", condition="always", first=2, last=2)
    for _ in range(2):
        lay(inn, table, ben, 1)
        lay(inn, table, anna, 0)
        if inn.match(table).asks() == [0]:
            inn.play(table, anna, 0, "stand")
    assert inn.match(table).is_over
    said = [text for _, text in lines(inn, table) if not text.startswith("lay")]
    assert said == ["stand", "stand", "raise", "stand"]
    assert inn.table(table).record.orders == []


def test_what_can_be_ordered_is_told_to_the_seat_itself_by_what_it_knows(
    inn: Inn, anna: Guest, ben: Guest
) -> None:
    table = inn.started(anna, ben)
    before = inn.news(table, ben)
    sheet = inn.run(inn.tables.foresight(table, anna.id, 0))
    assert [step.step for step in sheet.steps] == ["lay", "raise"]
    raising = sheet.steps[1]
    assert [move.move for move in raising.moves] == ["stand", "raise"]
    assert raising.passive == "stand"
    assert [one.name for one in raising.conditions] == ["undisturbed", "raised-by", "always"]
    assert [(one.name, one.low, one.high) for one in raising.conditions[1].parameters] == [
        ("count", 0, 2)
    ]
    assert inn.news(table, ben) == before
    with refused("not-your-seat"):
        inn.run(inn.tables.foresight(table, anna.id, 1))
    another = inn.make(anna)
    inn.send(another, anna, commands.Sit(id=inn.message()))
    with refused("not-started"):
        inn.run(inn.tables.foresight(another, anna.id, 0))
