"""The office of a database keeps the contract, and carries a file's tables over."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.server.store import carrying
from ludotheque.server.store.finding import Block
from ludotheque.server.store.office import Office, Wanted
from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.postgres_office import PostgresOffice
from ludotheque.server.store.postgres_schema import prepare
from ludotheque.server.store.sqlite import FILE_NAME, SqliteStore
from ludotheque.server.store.sqlite_office import SqliteOffice
from ludotheque.server.store.store import NewEntry, NewLine, NewPast, NewReport, Store
from tests.server.office_contract import OfficeContract
from tests.server.postgres import Postgres
from tests.server.store_contract import change


class TestPostgresOffice(OfficeContract):
    @pytest.fixture(autouse=True)
    def _database(self, database: str) -> None:
        self.database = database

    def make_store(self, folder: Path) -> Store:
        return PostgresStore(self.database)

    def make(self, folder: Path) -> Office:
        return PostgresOffice(self.database)

    def test_a_copy_is_a_file_that_a_server_without_a_database_keeps_on(
        self, office: Office, tmp_path: Path
    ) -> None:
        (tmp_path / "data").mkdir()
        with closing(office):
            office.backup(tmp_path / "data" / FILE_NAME)
            stats = office.stats()
        with closing(SqliteOffice(tmp_path / "data")) as copy:
            assert copy.stats().tables == stats.tables
            kept = copy.load("old")
            assert kept is not None and kept.sent == {"anna:1": 0}


async def fill(store: Store) -> None:
    """Something of everything."""
    await store.open()
    await store.commit(
        change(
            "a", holders=["anna", "ben"], host="anna", wake_at=5.0, is_open=False,
            entries=[NewEntry(number, f"entry {number}", f"a:{number}") for number in range(700)],
            chat=[NewLine(0, "Grüße", "anna:x", 3.5)], pasts=[NewPast(3, "before 3")],
        ),
        change("B", phase="over"),
    )  # fmt: skip
    await store.keep_analysis("B", "found")
    await store.keep_guest("anna", "Änne")
    await store.hide("anna", "ben", True)
    await store.keep_report(NewReport(1.0, "a", "zock", "anna", "ben", "Noise", "[]"))
    await store.close()


def test_everything_is_carried_over_as_often_as_one_likes_until_it_is_played_on(
    database: str, tmp_path: Path
) -> None:
    asyncio.run(fill(SqliteStore(tmp_path)))
    file = tmp_path / FILE_NAME
    with closing(PostgresOffice(database)) as office, closing(SqliteOffice(tmp_path)) as old:
        counts = office.carry_in(file)
        assert (counts["tables"], counts["entries"], counts["reports"]) == (2, 700, 1)
        for table in ("a", "B"):
            assert office.load(table) == old.load(table) is not None
        assert office.carry_in(file) == counts
        assert office.load("a") == old.load("a")
        assert [row.table for row in office.tables(Wanted(guest="ben"))] == ["a"]
        office.backup(tmp_path / "back")
        with (
            closing(sqlite3.connect(file)) as before,
            closing(sqlite3.connect(tmp_path / "back")) as back,
        ):
            assert sorted(before.iterdump()) == sorted(back.iterdump())

        async def play_on_in_the_file() -> None:
            store = SqliteStore(tmp_path)
            await store.open()
            await store.commit(change("a", version=1, entries=[NewEntry(700, "on")]))
            await store.keep_guest("ben", "Ben")
            await store.close()

        asyncio.run(play_on_in_the_file())
        again = office.carry_in(file)
        assert (again["entries"], again["guests"]) == (701, 2)

        async def play_on() -> None:
            store = PostgresStore(database)
            await store.open()
            await store.keep_report(NewReport(2.0, "a", "zock", "ben", "", "More", "[]"))
            await store.commit(change("a", version=2, entries=[NewEntry(701, "further")]))
            with pytest.raises(BadSetup, match="servers run on that database"):
                await asyncio.to_thread(office.carry_in, file)
            await store.close()

        asyncio.run(play_on())
        assert [report.id for report in office.reports(False)] == [1, 2]
        with pytest.raises(BadSetup, match="has been played on, at table a"):
            office.carry_in(file)
        kept = office.load("a")
        assert kept is not None and len(kept.entries) == 702


def test_a_server_that_was_killed_long_ago_is_in_nobodys_way(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    asyncio.run(fill(SqliteStore(tmp_path)))
    with closing(PostgresOffice(database)) as office:
        name = database.rpartition("/")[2]
        said = "INSERT INTO servers SELECT 'killed', '', extract(epoch FROM now()) - {}"
        postgres.run(said.format(5), name)
        with pytest.raises(BadSetup, match="servers run on that database, or did 10 seconds ago"):
            office.carry_in(tmp_path / FILE_NAME)
        postgres.run("DELETE FROM servers", name)
        postgres.run(said.format(20), name)
        assert office.carry_in(tmp_path / FILE_NAME)["tables"] == 2


def test_the_only_one_who_was_ever_there_is_not_replaced(database: str, tmp_path: Path) -> None:
    async def open_both() -> None:
        for store in (SqliteStore(tmp_path), PostgresStore(database)):
            await store.open()
            await store.calls.house_key("push", "its own")  # As every server does.
            await store.close()

    async def come() -> None:
        store = PostgresStore(database)
        await store.open()
        await store.keep_guest("carl", "Carl")
        await store.close()

    asyncio.run(open_both())
    file = tmp_path / FILE_NAME
    with closing(PostgresOffice(database)) as office:
        for _ in range(2):
            assert office.carry_in(file)["house_keys"] == 1
            asyncio.run(open_both())
        asyncio.run(come())
        with pytest.raises(BadSetup, match="has been used"):
            office.carry_in(file)
        assert office.guest("carl") == "Carl"


WAITING = (
    "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted AND database = "
    "(SELECT oid FROM pg_database WHERE datname = current_database())"
)


def test_a_server_that_is_started_while_a_folder_moves_waits(
    database: str, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asyncio.run(fill(SqliteStore(tmp_path)))
    starting: list[asyncio.Task[None]] = []
    carry = carrying._carry

    async def carry_while_a_server_starts(*given: Any) -> int:
        if not starting:
            starting.append(asyncio.create_task(prepare(database, "")))
            while postgres.run(WAITING, database.rpartition("/")[2]) == ["0"]:
                await asyncio.sleep(0)
                assert not starting[0].done()
        return await carry(*given)

    monkeypatch.setattr(carrying, "_carry", carry_while_a_server_starts)
    with closing(PostgresOffice(database)) as office:
        assert office.carry_in(tmp_path / FILE_NAME)["tables"] == 2

        async def end() -> None:
            await starting[0]

        office._wait(end())


def test_nothing_that_people_keep_beside_tables_is_replaced(database: str, tmp_path: Path) -> None:
    asyncio.run(fill(SqliteStore(tmp_path)))
    file = tmp_path / FILE_NAME
    with closing(PostgresOffice(database)) as office:
        office.carry_in(file)

        async def block() -> None:
            store = PostgresStore(database)
            await store.open()
            await store.note_running(1.0, True, 1.0)  # As every server does: it takes nothing away.
            await store.close()
            office.carry_in(file)
            await store.open()
            await store.block("anna", [Block("ben", "Ben", 1.0)])
            await store.close()

        asyncio.run(block())
        with pytest.raises(BadSetup, match="has been used"):
            office.carry_in(file)
