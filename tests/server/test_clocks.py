"""Time: the game's own clock rings, and the absent are played for, also after a restart."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.core.game import Clock
from ludotheque.core.registry import find_game
from ludotheque.server.service.playing import look_at_the_time
from ludotheque.server.wire.values import Pace
from tests.server.inn import Inn


def look(inn: Inn, table: str) -> None:
    """What the timer does when it goes off."""
    inn.run(inn.tables.act(inn.table(table), lambda one: look_at_the_time(one, inn.time)))


def to_raising(inn: Inn, absence: int = 0) -> str:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(answer=absence))
    for seat, guest in enumerate((anna, ben)):
        inn.play(table, guest, seat, inn.match(table).legal(seat)[0].text)
    return table


def test_the_games_clock_is_shown_and_rings_when_it_is_due(inn: Inn) -> None:
    table = to_raising(inn)
    news = inn.news(table, inn.guest("Anna"))
    assert news.seats[0].now is not None
    assert [one.due_at for one in news.seats[0].now.clocks] == [1020.0]
    assert inn.table(table).wake_at == 1020.0
    inn.time = 1019.0
    look(inn, table)
    assert inn.match(table).entries[-1].kind == "move"
    inn.time = 1020.0
    look(inn, table)
    assert inn.match(table).entries[-1].kind == "time"
    assert inn.match(table).question(0).step == "lay"  # type: ignore[union-attr]


def test_a_clock_that_nobody_was_there_to_ring_rings_as_soon_as_somebody_is(
    inn: Inn, tmp_path: Path
) -> None:
    table = to_raising(inn)
    later = Inn(tmp_path)
    later.time = 1010.0
    assert later.run(later.tables.wake_due_tables()) == 0
    later.time = 1500.0
    assert later.run(later.tables.wake_due_tables()) == 1
    look(later, table)
    assert later.match(table).entries[-1].kind == "time"
    later.close()


def test_for_who_is_absent_too_long_the_default_is_played(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben, pace=Pace(answer=60))
    assert inn.table(table).wake_at == 1060.0
    inn.time = 1030.0
    inn.play(table, anna, 0, inn.match(table).legal(0)[0].text)
    inn.time = 1059.0
    look(inn, table)
    assert inn.match(table).asks() == [1]
    inn.time = 1060.0
    look(inn, table)
    late = [entry for entry in inn.match(table).entries if entry.kind == "late"]
    assert [entry.seat for entry in late] == [1]
    assert inn.match(table).asks() == [0, 1]


def test_absence_counts_from_when_a_seat_was_asked_anew(inn: Inn) -> None:
    table = to_raising(inn, absence=15)
    inn.time = 1010.0
    inn.play(table, inn.guest("Ben"), 1, "raise")
    inn.time = 1015.0
    look(inn, table)
    assert [entry.kind for entry in inn.match(table).entries].count("late") == 1
    question = inn.match(table).question(0)
    assert question is not None
    assert question.step == "lay"
    inn.time = 1029.0
    look(inn, table)
    assert [entry.kind for entry in inn.match(table).entries].count("late") == 1
    inn.time = 1030.0
    look(inn, table)
    assert [entry.kind for entry in inn.match(table).entries].count("late") == 3


def test_a_table_without_clock_and_limit_is_never_woken(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    assert inn.table(table).wake_at is None
    inn.time = 1e9
    assert inn.run(inn.store.due(inn.time, 9)) == []


def test_of_several_clocks_each_rings_by_its_name(
    inn: Inn, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A clock with a name counts from when it was first there, and anew after it has rung."""
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    game = find_game("quarrel")
    kept = [Clock(30, False, "sand"), Clock(50, False, "bell")]
    monkeypatch.setattr(game, "clocks", lambda s: kept)
    monkeypatch.setattr(game, "ring", lambda s, tell, name: None)
    table = inn.started(anna, ben)
    inn.time = 1020.0
    inn.play(table, anna, 0, inn.match(table).legal(0)[0].text)
    now = inn.news(table, anna).seats[0].now
    assert now is not None
    assert [(one.name, one.due_at) for one in now.clocks] == [("sand", 1030.0), ("bell", 1050.0)]
    inn.time = 1031.0
    look(inn, table)
    assert inn.match(table).entries[-1].text == "time sand"
    assert inn.table(table).wake_at == 1050.0
    inn.time = 1061.0
    look(inn, table)
    assert [entry.text for entry in inn.match(table).entries[-2:]] == ["time bell", "time sand"]
