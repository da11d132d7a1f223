"""What is kept only so long: removed in small steps, nobody is disturbed, the file gets shorter."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.server.service import keeping
from ludotheque.server.service.keeping import DAY, Keeping, Removed
from ludotheque.server.service.quotas import Quotas
from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.wire import commands
from tests.server.inn import Inn, refused
from tests.server.process import Person, Server

NEVER = Settings(keep_gathering=0, keep_abandoned=0, keep_chat=0, keep_reports=0)


def step(inn: Inn, settings: Settings) -> Removed:
    return inn.run(Keeping(inn.tables, settings).step())


def is_there(inn: Inn, table: str) -> bool:
    return inn.run(inn.store.load(table)) is not None


def test_by_default_finished_games_stay_and_unused_tables_go(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    gathering, running, over = inn.make(anna), inn.started(anna, ben), inn.started(anna, ben)
    inn.play_out(over, {0: anna, 1: ben})
    begun = inn.time
    inn.time = begun + 6.9 * DAY
    assert step(inn, Settings()) == Removed()
    inn.time = begun + 7.1 * DAY
    assert step(inn, Settings()) == Removed(tables=1)
    with refused("no-such-table"):
        inn.info(gathering, anna)
    inn.time = begun + 89.9 * DAY
    assert step(inn, Settings()) == Removed()
    inn.time = begun + 90.1 * DAY
    assert step(inn, Settings()) == Removed(tables=1)
    assert not is_there(inn, running)
    inn.time = begun + 9_999 * DAY
    assert step(inn, Settings()) == Removed()
    assert inn.info(over, anna).phase == "over"
    assert step(inn, Settings(keep_finished=10_000)) == Removed()
    assert step(inn, Settings(keep_finished=100)) == Removed(tables=1)


def test_where_letters_went_is_forgotten_after_a_day(inn: Inn) -> None:
    def is_known() -> bool:
        calls = inn.store.calls
        return not inn.run(calls.count_letter("hash", inn.time, 0.0, 1))

    assert not is_known()
    inn.time += 0.9 * DAY
    step(inn, NEVER)
    assert is_known()
    inn.time += 0.2 * DAY
    step(inn, NEVER)
    assert not is_known()


def test_whoever_does_something_begins_the_time_anew(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.time += 80 * DAY
    inn.play(table, anna, 0, inn.match(table).legal(0)[0].text)
    inn.time += 80 * DAY
    assert step(inn, Settings()) == Removed()
    assert is_there(inn, table)


def test_with_zero_everything_stays(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    gathering, running = inn.make(anna), inn.started(anna, ben)
    inn.send(running, anna, commands.Say(id="m", text="Hello"))
    inn.time += 9_999 * DAY
    assert step(inn, NEVER) == Removed()
    assert is_there(inn, gathering)
    assert len(inn.news(running, anna).chat) == 1


def test_a_table_that_somebody_looks_at_stays_until_they_go(inn: Inn) -> None:
    anna = inn.guest("Anna")
    table, other = inn.make(anna), inn.make(anna)
    ear = inn.listen(table, anna)
    inn.time += 30 * DAY
    assert step(inn, Settings()) == Removed(tables=1)
    assert is_there(inn, table) and not is_there(inn, other)
    inn.run(inn.tables.go(inn.table(table), ear))
    assert step(inn, Settings()) == Removed(tables=1)
    assert not is_there(inn, table)


def test_only_a_few_tables_go_at_once(inn: Inn, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keeping, "TABLES_AT_ONCE", 3)
    anna = inn.guest("Anna")
    for _ in range(7):
        inn.make(anna)
    inn.time += 30 * DAY
    assert [step(inn, Settings()).tables for _ in range(4)] == [3, 3, 1, 0]


def test_old_lines_of_a_chat_go_from_the_file_and_from_memory(inn: Inn) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.send(table, anna, commands.Say(id="old", text="Long ago"))
    inn.time += 300 * DAY
    inn.send(table, anna, commands.Say(id="new", text="Today"))
    inn.time += 66 * DAY
    settings = Settings(keep_abandoned=0)
    assert step(inn, settings) == Removed(lines=1)
    assert [line.text for line in inn.news(table, ben).chat] == ["Today"]
    inn.tables._live.clear()
    assert [(line.number, line.text) for line in inn.news(table, ben).chat] == [(1, "Today")]
    inn.time += 300 * DAY
    assert step(inn, settings) == Removed(lines=1)
    inn.tables._live.clear()
    assert inn.send(table, ben, commands.Say(id="newer", text="Still here")).number == 2
    assert [line.number for line in inn.news(table, anna, chat=2).chat] == [2]


def test_settled_reports_go_and_those_that_wait_stay(inn: Inn, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        for is_settled in (0, 1):
            file.execute(
                "INSERT INTO reports (at, table_id, game, reporter, about, text, chat, is_settled) "
                "VALUES (1000.0, 't', 'quarrel', 'anna', '', 'Noise', '[]', ?)",
                (is_settled,),
            )
    inn.time += 181 * DAY
    assert step(inn, Settings()) == Removed(reports=1)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        assert file.execute("SELECT is_settled FROM reports").fetchall() == [(0,)]


def test_a_clock_in_another_year_removes_nothing_for_a_day(
    inn: Inn, caplog: pytest.LogCaptureFixture
) -> None:
    table = inn.make(inn.guest("Anna"))
    inn.time += 3_650 * DAY
    kept = Keeping(inn.tables, Settings())
    inn.run(kept.begin())
    assert caplog.messages[0].startswith("nothing has happened here for 3650 days")
    assert inn.run(kept.step()) == Removed()
    inn.time += 0.9 * DAY
    assert inn.run(kept.step()) == Removed()
    assert is_there(inn, table)
    inn.time += 0.2 * DAY
    assert inn.run(kept.step()) == Removed(tables=1)


# Quotas


@pytest.fixture
def frugal(inn: Inn) -> Inn:
    inn.tables.quotas = Quotas(hosted=2, a_day=5, lines=3)
    return inn


def test_a_guest_hosts_only_so_many_tables_that_are_not_over(frugal: Inn) -> None:
    anna, ben = frugal.guest("Anna"), frugal.guest("Ben")
    gathering = frugal.make(anna)
    running = frugal.started(anna, ben)
    with refused("too-many-tables"):
        frugal.make(anna)
    frugal.make(ben)
    frugal.send(gathering, anna, commands.Leave(id="leave"))
    third = frugal.make(anna)
    with refused("too-many-tables"):
        frugal.make(anna)
    frugal.play_out(running, {0: anna, 1: ben})
    frugal.make(anna)
    assert frugal.info(third, anna).is_host


def test_a_rematch_counts_like_any_new_table_and_the_same_one_again_does_not(
    frugal: Inn,
) -> None:
    anna, ben = frugal.guest("Anna"), frugal.guest("Ben")
    table = frugal.started(anna, ben)
    frugal.play_out(table, {0: anna, 1: ben})
    frugal.make(anna)
    frugal.make(anna)
    with refused("too-many-tables"):
        frugal.send(table, anna, commands.Rematch(id="anna"))
    assert frugal.info(table, anna).rematch == ""
    made = frugal.send(table, ben, commands.Rematch(id="ben")).table
    assert frugal.send(table, anna, commands.Rematch(id="anna again")).table == made


def test_a_guest_makes_only_so_many_tables_a_day(frugal: Inn) -> None:
    anna = frugal.guest("Anna")
    for _ in range(5):
        frugal.send(frugal.make(anna), anna, commands.Leave(id="leave"))
    with refused("enough-for-today"):
        frugal.make(anna)
    frugal.time += DAY - 1
    with refused("enough-for-today"):
        frugal.make(anna)
    frugal.time += 2
    frugal.make(anna)


def test_of_a_chat_so_many_lines_are_kept(frugal: Inn) -> None:
    anna, ben = frugal.guest("Anna"), frugal.guest("Ben")
    table = frugal.started(anna, ben)
    for number in range(8):
        frugal.send(table, anna, commands.Say(id=f"say-{number}", text=str(number)))
    frugal.tables._live.clear()
    assert [line.number for line in frugal.news(table, ben).chat] == [5, 6, 7]


# A real server


def until(is_so: Callable[[], bool], person: Person) -> None:
    """Ask the server until something is so; each answer takes it a moment."""
    for _ in range(5_000):
        if is_so():
            return
        person.get("/api/hello")
    raise AssertionError("it never came to be")


def test_a_running_server_removes_old_tables_and_its_file_gets_shorter(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with Server(folder, sweep=0.01) as server, Person(server, "Anna") as anna:
        first = anna.make("quarrel", 2)
        with closing(sqlite3.connect(folder / FILE_NAME, timeout=60.0)) as file, file:
            row = file.execute("SELECT * FROM tables WHERE id = ?", (first,)).fetchone()
            names = [column[1] for column in file.execute("PRAGMA table_info(tables)")]
            old = dict(zip(names, row))
            old["changed_at"] -= 8 * DAY
            marks = ", ".join("?" * len(names))
            file.executemany(
                f"INSERT INTO tables VALUES ({marks})",
                [(f"old-{number}", *list(old.values())[1:]) for number in range(200)],
            )
            file.executemany(
                "INSERT INTO entries VALUES (?, 0, ?, '')",
                [(f"old-{number}", "x" * 20_000) for number in range(200)],
            )

        def tables() -> int:
            with closing(sqlite3.connect(folder / FILE_NAME, timeout=60.0)) as file:
                return int(file.execute("SELECT count(*) FROM tables").fetchone()[0])

        until(lambda: tables() == 1, anna)
        until(lambda: (folder / FILE_NAME).stat().st_size < 2_000_000, anna)
        assert anna.get(f"/api/tables/{first}")["phase"] == "gathering"
        anna.get("/api/tables/old-7", status=404)
        with closing(sqlite3.connect(folder / FILE_NAME, timeout=60.0)) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)


def test_a_running_server_refuses_what_is_too_much_in_one_sentence(tmp_path: Path) -> None:
    with Server(tmp_path, hosted_tables=1) as server, Person(server, "Anna") as anna:
        anna.make("quarrel", 2)
        problem = anna.post("/api/tables", {"game": "quarrel", "seats": 2}, status=409)
        assert (problem["code"], problem["variables"]) == ("too-many-tables", {"most": 1})
