"""Holidays, quiet hours and zones: when nobody is called, and whose time waits."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import msgspec
import pytest

from ludotheque.server.service.playing import look_at_the_time
from ludotheque.server.service.record import Guest
from ludotheque.server.service.table import Table
from ludotheque.server.service.wishes import quiet_until
from ludotheque.server.wire import commands, sheets, values
from tests.server.calling_house import BY_TURNS, DAY, MARCH, MIDNIGHT, NOON, House, asked_at
from tests.server.calling_house import house as house  # a fixture
from tests.server.calling_house import mailbox as mailbox  # a fixture
from tests.server.inn import refused


def due(house: House, table: str, guest: Guest) -> float:
    """When somebody's time is out, as the table tells it."""
    [seat] = [one for one in house.inn.info(table, guest).seats if one.is_mine]
    assert seat.due_at is not None
    return seat.due_at


def test_time_by_turns_waits_on_holiday_as_far_as_the_table_allows(house: House) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    table = asked_at(house, BY_TURNS, anna, ben)
    strict = asked_at(house, values.Pace(kind="turns", answer=86_400, holiday=1), anna, ben)
    live = asked_at(house, values.Pace(answer=86_400), anna, ben)
    house.wish(anna, zone="Europe/Paris", holidays=MARCH)
    assert house.inn.run(house.away.tell_all()) == 1
    assert due(house, table, anna) == NOON + 4 * DAY
    assert due(house, strict, anna) == NOON + 2 * DAY
    assert due(house, live, anna) == NOON + DAY
    house.inn.time = MIDNIGHT + DAY
    house.wish(anna, zone="Europe/Paris")  # Back early: the day that has passed stays counted.
    house.inn.run(house.away.tell_all())
    assert due(house, table, anna) == NOON + 2 * DAY
    more = [sheets.Holiday("2026-03-10", "2026-03-20")]
    house.wish(anna, zone="Europe/Paris", holidays=more)
    house.inn.run(house.away.tell_all())
    assert house.inn.table(strict).record.chairs[0].away == [(MIDNIGHT, MIDNIGHT + DAY)]
    house.inn.time = NOON + DAY + 3_600
    house.inn.run(house.inn.tables.wake_due_tables())
    assert house.inn.match(table).asks() == [0]


def test_holidays_that_were_wished_before_hold_at_a_new_table(house: House) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    house.wish(anna, zone="Europe/Paris", holidays=MARCH)
    house.inn.run(house.away.tell_all())
    table = asked_at(house, BY_TURNS, anna, ben)
    assert due(house, table, anna) == NOON + DAY
    house.inn.time += 61
    house.round()
    assert house.inn.run(house.away.tell_all()) == 1
    assert due(house, table, anna) == NOON + 4 * DAY
    house.inn.time += 61
    house.round()
    assert house.inn.run(house.away.tell_all()) == 0


def test_holidays_hold_where_a_table_goes_on_by_turns_later(house: House) -> None:
    anna, ben = house.reader("Anna", zone="Europe/Paris", holidays=MARCH), house.inn.guest("Ben")
    table = asked_at(house, values.Pace(answer=86_400), anna, ben)
    house.after(600)
    house.inn.run(house.away.tell_all())
    assert due(house, table, anna) == NOON + DAY
    for pace, end in ((BY_TURNS, NOON + 4 * DAY), (values.Pace(answer=86_400), NOON + DAY)):
        house.inn.send(
            table, anna, commands.Propose(id=house.inn.message(), what="pace", pace=pace)
        )
        house.inn.send(table, ben, commands.AnswerProposal(id=house.inn.message(), agree=True))
        began = house.inn.time
        for _ in range(3):
            house.inn.time += 61
            house.round()
            house.inn.run(house.away.tell_all())
        assert due(house, table, anna) == end + began - NOON
        version = house.inn.table(table).version
        house.after(600)
        assert house.inn.run(house.away.tell_all()) == 0
        assert house.inn.table(table).version == version


def test_holidays_hold_for_whoever_was_late_and_is_back(house: House) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    pace = values.Pace(kind="turns", answer=3_600, late="bot")
    table = asked_at(house, pace, anna, ben)
    house.wish(anna, zone="Europe/Paris", holidays=MARCH)
    house.inn.run(house.away.tell_all())
    house.inn.time += 3_601
    house.inn.run(house.inn.tables.act(house.inn.table(table), late_now(house)))
    assert house.inn.table(table).record.chairs[0].is_late
    house.inn.send(table, anna, commands.ComeBack(id="back", seat=0))
    assert house.inn.table(table).record.chairs[0].away == [(MIDNIGHT, MIDNIGHT + 3 * DAY)]


def test_whoever_is_late_is_told_of_the_end(house: House) -> None:
    anna, ben = house.reader("Anna", mail=["end"]), house.inn.guest("Ben")
    pace = values.Pace(kind="turns", answer=3_600, late="bot")
    table = asked_at(house, pace, anna, ben)
    house.inn.time += 3_601
    house.inn.run(house.inn.tables.act(house.inn.table(table), late_now(house)))
    house.inn.play_out(table, {1: ben})
    [letter] = house.after(600)
    assert letter["Subject"] == "Zock: the game is over"


def late_now(house: House) -> Callable[[Table], None]:
    return lambda table: look_at_the_time(table, house.inn.time)


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"quiet": sheets.QuietHours("22:00", "22:00")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("25:00", "07:00")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("22", "07:00")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("22+01", "07:00")}, "bad-quiet-hours"),  # Of another zone.
        ({"quiet": sheets.QuietHours("07:00", "2200Z")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("T2200", "07:00")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("22:0\u0660", "07:00")}, "bad-quiet-hours"),
        ({"holidays": [sheets.Holiday("2026-12-24", "2026-12-23")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("2026-02-30", "2026-03-01")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("2026-01-01", "2027-02-01")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("9999-01-01", "9999-12-31")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("20261224", "20261226")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("2026-W52", "2026-W53")]}, "bad-holiday"),
        ({"zone": "Atlantis"}, "no-such-zone"),
        ({"zone": "../../etc/passwd"}, "no-such-zone"),
    ],
)
def test_wishes_that_cannot_be_followed_are_refused_and_change_nothing(
    house: House, wishes: dict[str, Any], code: str
) -> None:
    anna = house.inn.guest("Anna")
    with refused(code):
        house.wish(anna, **wishes)
    assert not house.inn.run(house.calls.sheet(anna.id)).has_wished


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-10-24 23:00 +0200", "2026-10-25 02:30 +0200"),
        ("2026-10-25 02:10 +0200", "2026-10-25 02:30 +0200"),
        ("2026-10-25 02:40 +0200", None),
        ("2026-10-25 02:10 +0100", "2026-10-25 02:30 +0100"),  # That hour comes twice.
        ("2026-10-25 02:40 +0100", None),
        ("2026-03-28 23:00 +0100", "2026-03-29 03:30 +0200"),  # And this never.
        ("2026-03-29 03:40 +0200", None),
    ],
)
def test_quiet_hours_end_in_nights_in_which_clocks_are_set(now: str, end: str | None) -> None:
    wishes = sheets.CallWishes(quiet=sheets.QuietHours("22:00", "02:30"), zone="Europe/Paris")
    later = quiet_until(wishes, _at(now))
    assert later == (None if end is None else _at(end))


def _at(text: str) -> float:
    return datetime.strptime(text, "%Y-%m-%d %H:%M %z").timestamp()


def test_wishes_that_cannot_be_followed_any_more_keep_nobody_waiting(house: House) -> None:
    """What was kept by another version, or on a machine that knows other time zones."""
    anna, ben, cleo = (
        house.reader(name, mail=["turn", "short"]) for name in ("Anna", "Ben", "Cleo")
    )
    cases: list[tuple[Guest, dict[str, Any]]] = [
        (anna, {"zone": "Atlantis/Poseidonis", "mail": ["short"]}),
        (ben, {"quiet": {"start": "22+01", "end": "07:00"}, "mail": ["turn", "short"]}),
    ]
    for guest, kept in cases:
        text = msgspec.json.encode(kept).decode()
        house.inn.run(house.calls.book.keep_wishes(guest.id, text, "key"))
        table = house.inn.started(guest, cleo, game="zock", pace=BY_TURNS)
        while house.inn.match(table).asks() != [0]:
            house.answer(table, guest, cleo)
    table = house.inn.started(cleo, anna, game="zock", pace=BY_TURNS)
    while house.inn.match(table).asks() != [0]:
        house.answer(table, cleo, anna)
    came = [letter["To"] for letter in house.after(20 * 3_600)]
    assert came.count("cleo@example.org") == 2
    assert came.count("anna@example.org") == 1
