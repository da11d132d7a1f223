"""Time in which no server ran is nobody's: over stops, kills, sleep and clocks that are set."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from ludotheque.server.service.administering import Administration
from ludotheque.server.service.outages import EVERY, PATIENCE
from ludotheque.server.service.playing import look_at_the_time
from ludotheque.server.service.record import Guest
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.wire import commands
from ludotheque.server.wire.values import Pace
from tests.server.inn import Inn, new_office
from tests.server.process import Person, Server

HOUR = 3_600.0


def opened(folder: Path, time: float) -> Inn:
    """An inn that begins as a server does."""
    inn = Inn(folder)
    inn.time = time
    inn.run(inn.tables.outages.begin())
    return inn


def stopped(inn: Inn) -> None:
    """The inn stops as a server does that is told to."""
    inn.run(inn.tables.outages.end())
    inn.close()


def due(inn: Inn, table: str) -> list[float | None]:
    return [seat.due_at for seat in inn.run(inn.tables.info(table, "nobody")).seats]


def look(inn: Inn, table: str) -> None:
    inn.run(inn.tables.act(inn.table(table), lambda one: look_at_the_time(one, inn.time)))


def two(inn: Inn) -> tuple[Guest, Guest]:
    return inn.guest("Anna"), inn.guest("Ben")


@pytest.mark.parametrize("pace", [Pace(answer=100), Pace(bank=100)], ids=["answer", "bank"])
def test_everybody_gets_the_hour_back_in_which_the_server_was_stopped(
    tmp_path: Path, pace: Pace
) -> None:
    first = opened(tmp_path, 1000.0)
    anna, ben = two(first)
    table = first.started(anna, ben, pace=pace)
    first.time = 1040.0
    stopped(first)
    again = opened(tmp_path, 1040.0 + HOUR)
    (listed,) = again.run(again.tables.tables_of(anna.id))
    assert [seat.due_at for seat in listed.seats] == [1100.0 + HOUR] * 2
    assert again.run(again.tables.wake_due_tables()) == 0
    assert due(again, table) == [1100.0 + HOUR] * 2
    again.time = 1060.0 + HOUR
    again.play(table, anna, 0, again.match(table).legal(0)[0].text)
    stopped(again)
    once_more = opened(tmp_path, 1060.0 + 3 * HOUR)
    assert due(once_more, table)[1] == 1100.0 + 3 * HOUR
    once_more.time = 1100.0 + 3 * HOUR
    down = once_more.tables.outages.down
    assert once_more.run(once_more.store.due(once_more.time - 1.0, 9, down)) == []
    assert once_more.run(once_more.store.due(once_more.time, 9, down)) == [table]
    look(once_more, table)
    late = [entry.seat for entry in once_more.match(table).entries if entry.kind == "late"]
    assert late == [1]
    stopped(once_more)


def test_after_a_kill_the_time_since_the_last_note_is_given_too(tmp_path: Path) -> None:
    first = opened(tmp_path, 1000.0)
    table = first.started(*two(first), pace=Pace(answer=100))
    first.time = 1000.0 + EVERY
    first.run(first.tables.keep_count())
    first.time += 20.0
    first.close()
    again = opened(tmp_path, first.time + HOUR)
    assert due(again, table) == [1100.0 + 20.0 + HOUR] * 2
    stopped(again)


def test_a_rest_and_an_outage_in_it_are_given_back_once(tmp_path: Path) -> None:
    first = opened(tmp_path, 1000.0)
    anna, ben = two(first)
    table = first.started(anna, ben, pace=Pace(answer=100))
    first.time = 1040.0
    first.send(table, anna, commands.Propose(id="rest", what="pause"))
    first.send(table, ben, commands.AnswerProposal(id="yes", agree=True))
    stopped(first)
    again = opened(tmp_path, 1040.0 + HOUR)
    again.send(table, anna, commands.Say(id="line", text="Still here?"))
    again.time += 60.0
    again.send(table, anna, commands.Propose(id="on", what="go-on"))
    again.send(table, ben, commands.AnswerProposal(id="yes again", agree=True))
    assert due(again, table) == [again.time + 60.0] * 2
    stopped(again)


@pytest.mark.parametrize("set_to", [1040.0 - HOUR, 1040.0 + 400 * 24 * HOUR], ids=["back", "ahead"])
def test_a_clock_that_was_set_between_two_starts_takes_nobodys_time(
    tmp_path: Path, set_to: float
) -> None:
    first = opened(tmp_path, 1000.0 + HOUR)
    table = first.started(*two(first), pace=Pace(answer=100))
    first.time = 1040.0 + HOUR
    stopped(first)
    again = opened(tmp_path, set_to)
    look(again, table)
    assert due(again, table) == [set_to + 60.0] * 2
    stopped(again)


def test_who_listens_is_told_how_long_there_is_after_the_machine_has_slept(tmp_path: Path) -> None:
    inn = opened(tmp_path, 1000.0)
    anna, ben = two(inn)
    table = inn.started(anna, ben, pace=Pace(answer=100))
    ear = inn.listen(table, anna)
    inn.time = 1040.0 + HOUR
    look(inn, table)  # A timer goes off before anything else.
    assert all(entry.kind != "late" for entry in inn.match(table).entries)
    told = json.loads(ear.heard[-1])["table"]
    assert [seat["due_at"] for seat in told["seats"]] == [1100.0 + 40.0 + HOUR] * 2
    stopped(inn)


def test_a_server_that_is_only_slow_gives_no_time(tmp_path: Path) -> None:
    inn = opened(tmp_path, 1000.0)
    table = inn.started(*two(inn), pace=Pace(answer=500))
    inn.time += PATIENCE
    inn.run(inn.tables.keep_count())
    assert due(inn, table) == [1500.0] * 2
    stopped(inn)


def test_a_table_that_the_host_changed_beside_the_server_keeps_its_times(tmp_path: Path) -> None:
    first = opened(tmp_path, 1000.0)
    anna, ben = two(first)
    table = first.started(anna, ben, pace=Pace(answer=100))
    stopped(first)
    again = opened(tmp_path, 1000.0 + HOUR)
    again.time += 10.0
    with closing(new_office(tmp_path)) as office:
        Administration(office, Shelf(), lambda: again.time).ban(anna.id, "noise")
    again.run(again.tables.reread(table))
    assert due(again, table)[1] == 1100.0 + HOUR
    stopped(again)


def due_at(person: Person, table: str) -> float:
    return float(person.get(f"/api/tables/{table}")["seats"][0]["due_at"])


def started(anna: Person) -> str:
    table = anna.make("quarrel", 2, pace={"kind": "live", "answer": 1_000})
    anna.send(table, "sit")
    anna.send(table, "sit")
    anna.send(table, "start")
    return table


def test_a_real_server_that_was_killed_gives_the_hour_back(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server, "Anna") as anna:
        table = started(anna)
        before = due_at(anna, table)
        server.kill()
        server.settings["fast"] = HOUR
        server.start()
        assert HOUR <= due_at(anna, table) - before < HOUR + PATIENCE
        assert anna.news(table)["seats"][0]["now"]["question"]["step"] == "lay"


def test_where_servers_share_a_database_time_counts_as_long_as_one_runs(
    tmp_path: Path, database: str
) -> None:
    async def set_back() -> None:
        """As if all that had been an hour ago."""
        connection = await asyncpg.connect(database)
        await connection.execute("UPDATE outages SET seen_at = seen_at - 3600")
        await connection.execute(
            "UPDATE tables SET state = jsonb_set(state::jsonb, '{times,asked_since}', "
            "(SELECT jsonb_agg(since::float8 - 3600) FROM "
            "jsonb_array_elements_text(state::jsonb #> '{times,asked_since}') AS since))::text"
        )
        await connection.execute("DELETE FROM servers")
        await connection.close()

    one = Server(tmp_path / "one", database=database)
    other = Server(tmp_path / "other", database=database)
    with one, Person(one, "Anna") as anna:
        table = started(anna)
        before = due_at(anna, table)
        with other:
            one.kill()
            one.start()
            assert due_at(anna, table) == before
            other.kill()
            one.kill()
            asyncio.run(set_back())
            one.start()
            other.start()
            given = due_at(anna, table) - before
            assert 0 <= given < PATIENCE
            anna.http.base_url = other.address
            assert due_at(anna, table) == before + given
