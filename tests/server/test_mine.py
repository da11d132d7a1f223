"""My tables: those that wait for me first, since when and until when; nothing is loaded for it."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.service.mine import MOST_TURNS, tables_of, turns_of
from ludotheque.server.service.playing import look_at_the_time
from ludotheque.server.service.record import Guest
from ludotheque.server.wire import commands, sheets
from ludotheque.server.wire.values import Pace
from tests.server.inn import Inn, Ponders

DAY = 86_400
BY_TURNS = Pace(kind="turns", answer=2 * DAY, late="bot")
SOONER = Pace(kind="turns", answer=DAY, late="bot")


def mine(inn: Inn, guest: Guest) -> list[sheets.MyTable]:
    return inn.run(tables_of(inn.tables, guest.id)).tables


def turns(inn: Inn, guest: Guest) -> sheets.MyTurns:
    return inn.run(turns_of(inn.tables, guest.id))


def answer(inn: Inn, table: str, guest: Guest, seat: int) -> None:
    inn.play(table, guest, seat, inn.match(table).legal(seat)[0].text)


def test_tables_that_wait_come_first_and_among_them_whose_time_is_out_soonest(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    later = inn.started(anna, ben, pace=BY_TURNS)
    inn.time += 10
    sooner = inn.started(anna, ben, pace=SOONER)
    inn.time += 10
    free = inn.started(ben, anna)
    inn.time += 10
    gathering = inn.make(anna, seats=2)
    inn.send(gathering, anna, commands.Sit(id=inn.message()))
    listed = mine(inn, anna)
    assert [table.id for table in listed] == [sooner, later, free, gathering]
    assert [table.due_at for table in listed] == [1010.0 + DAY, 1000.0 + 2 * DAY, None, None]
    assert [table.asked_since for table in listed] == [1010.0, 1000.0, 1020.0, None]
    assert [table.is_waiting for table in listed] == [True, True, True, False]
    inn.time += 10
    answer(inn, sooner, anna, 0)
    assert inn.match(sooner).asks() == [1]
    assert [table.id for table in mine(inn, anna)] == [later, free, sooner, gathering]
    assert [seat.is_asked for seat in mine(inn, anna)[2].seats] == [False, True]


def test_turns_count_the_tables_where_people_or_a_clock_wait(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    assert turns(inn, anna) == sheets.MyTurns(count=0, tables=[], sits_at=0)
    table = inn.started(anna, ben)
    told = turns(inn, anna)
    assert (told.count, [one.table for one in told.tables], told.sits_at) == (1, [table], 1)
    answer(inn, table, anna, 0)
    assert (turns(inn, anna).count, turns(inn, ben).count) == (0, 1)
    for _ in range(MOST_TURNS + 2):
        inn.started(anna, ben)
    assert (turns(inn, anna).count, len(turns(inn, anna).tables)) == (MOST_TURNS + 2, MOST_TURNS)


def test_against_bots_alone_nobody_waits_unless_a_clock_runs(tmp_path: Path) -> None:
    inn = Inn(tmp_path, Ponders())
    anna = inn.guest("Anna")
    alone = {"bots": {"1": "random"}, "sit": sheets.Sitter(), "start": True}
    inn.make(anna, **alone)
    timed = inn.make(anna, pace=BY_TURNS, **alone)
    listed = mine(inn, anna)
    assert [table.asked_since for table in listed] == [1000.0, 1000.0]
    assert [one.table for one in turns(inn, anna).tables] == [timed]
    inn.close()


def test_a_table_that_rests_or_is_over_waits_for_nobody(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=BY_TURNS)
    inn.send(table, anna, commands.Propose(id=inn.message(), what="pause"))
    inn.send(table, ben, commands.AnswerProposal(id=inn.message(), agree=True))
    (resting,) = mine(inn, anna)
    assert (resting.is_paused, resting.is_waiting, resting.asked_since) == (True, False, None)
    over = inn.started(anna, ben)
    inn.play_out(over, {0: anna, 1: ben})
    assert [one.id for one in mine(inn, anna)] == [table]


def test_a_table_at_which_a_bot_sits_in_stays_mine_until_i_am_back_or_replaced(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=BY_TURNS)
    other = inn.started(anna, ben)
    answer(inn, other, anna, 0)
    inn.time += DAY
    answer(inn, table, ben, 1)
    inn.time += DAY
    inn.run(inn.tables.act(inn.table(table), lambda one: look_at_the_time(one, inn.time)))
    first, second = mine(inn, anna)
    assert (first.id, first.is_late, first.is_waiting) == (table, True, False)
    assert (second.id, second.is_late) == (other, False)
    assert turns(inn, anna).sits_at == 2
    assert table in [one.id for one in inn.run(inn.tables.tables_of(anna.id))]
    inn.send(table, anna, commands.ComeBack(id=inn.message(), seat=0))
    assert not any(one.is_late for one in mine(inn, anna))
    inn.send(table, anna, commands.Resign(id=inn.message(), seat=0))
    assert [one.id for one in mine(inn, anna)] == [other]
    assert table not in [one.id for one in inn.run(inn.tables.tables_of(anna.id))]


def test_time_in_which_no_server_ran_is_given_back_in_the_list_too(tmp_path: Path) -> None:
    first = Inn(tmp_path)
    first.run(first.tables.outages.begin())
    anna, ben = first.guest("Anna"), first.guest("Ben")
    first.started(anna, ben, pace=SOONER)
    first.time += 40.0
    first.run(first.tables.outages.end())
    first.close()
    again = Inn(tmp_path)
    again.time = first.time + 3 * DAY
    again.run(again.tables.outages.begin())
    (listed,) = mine(again, anna)
    assert listed.asked_since == again.time - 40.0
    assert listed.due_at == again.time - 40.0 + DAY
    again.close()


def test_my_tables_are_told_without_loading_any(inn: Inn, tmp_path: Path) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    for _ in range(3):
        inn.started(anna, ben)
    later = Inn(tmp_path)
    assert turns(later, anna).count == 3
    assert later.tables.live_tables() == []
    later.close()


def test_a_list_tells_nothing_of_answers_that_others_gave_in_advance(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    before = mine(inn, anna)
    inn.time += 10
    command = commands.GiveOrder(id=inn.message(), seat=1, step="raise", move="stand")
    inn.send(table, ben, command)
    assert mine(inn, anna) == before
