"""The PostgreSQL store keeps the contract, and what is its own: several servers share it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.store import (
    Conflict,
    NewAnswer,
    NewEntry,
    Store,
    StoreFailed,
)
from tests.server.finding_contract import FindingContract
from tests.server.postgres import Postgres
from tests.server.store_contract import change


class TestPostgresStore(FindingContract):
    @pytest.fixture(autouse=True)
    def _database(self, database: str) -> None:
        self.database = database

    def make(self, folder: Path) -> Store:
        return PostgresStore(self.database)

    def two(self, work: Callable[[PostgresStore, PostgresStore], Awaitable[None]]) -> None:
        """Let two servers share the database."""

        async def both() -> None:
            stores = [PostgresStore(self.database) for _ in range(2)]
            for store in stores:
                await store.open()
            try:
                await work(stores[0], stores[1])
            finally:
                for store in stores:
                    await store.close()

        asyncio.run(both())

    def test_one_broken_change_does_not_take_others_with_it(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("broken", entries=[NewEntry(0, "first")]))
            ends = await asyncio.gather(
                store.commit(change("a")),
                store.commit(change("broken", version=1, entries=[NewEntry(0, "again")])),
                store.commit(change("b")),
                return_exceptions=True,
            )
            assert ends[0] is None and ends[2] is None
            assert isinstance(ends[1], StoreFailed)
            kept = await store.load("broken")
            assert kept is not None
            assert (kept.row.version, kept.entries) == (1, ["first"])

        self.run(tmp_path, work)

    def test_of_several_servers_that_change_one_version_one_succeeds(self) -> None:
        async def work(one: PostgresStore, other: PostgresStore) -> None:
            tables = [f"t{place}" for place in range(20)]
            for table in tables:
                await one.commit(change(table))
            for version in range(1, 11):
                ends = await asyncio.gather(
                    *(
                        store.commit(
                            change(table, version, entries=[NewEntry(version, store.server)])
                        )
                        for store, order in ((one, tables), (other, tables[::-1]))
                        for table in order
                    ),
                    return_exceptions=True,
                )
                assert sum(end is None for end in ends) == 20
                assert sum(isinstance(end, Conflict) for end in ends) == 20
            for table in tables:
                kept = await other.load(table)
                assert kept is not None
                assert (kept.row.version, len(kept.entries)) == (11, 10)

        self.two(work)

    def test_a_table_is_made_once_whoever_makes_it(self) -> None:
        async def work(one: PostgresStore, other: PostgresStore) -> None:
            for place in range(20):
                await one.commit(change(f"old{place}"))
                ends = await asyncio.gather(
                    *(
                        store.commit(change(f"old{place}", 1), change(f"new{place}"))
                        for store in (one, other)
                    ),
                    *(store.commit(change(f"other{place}")) for store in (one, other)),
                    return_exceptions=True,
                )
                assert [type(end) for end in ends if end is not None] == [Conflict] * 2

        self.two(work)

    def test_others_hear_what_was_changed_and_who_has_come(self) -> None:
        async def work(one: PostgresStore, other: PostgresStore) -> None:
            heard: asyncio.Queue[Any] = asyncio.Queue()
            other.hear(heard.put_nowait)
            one.hear(lambda _: pytest.fail("a server hears itself"))
            await one.commit(change("a"), change("b"))
            assert await heard.get() == {"a": 1, "b": 1}
            await one.note_present("a", ["anna"])
            assert await heard.get() == {"a": 0}
            assert await other.present(["a", "b"]) == {"a": frozenset(["anna"])}
            assert await one.present(["a"]) == {}
            await one.note_present("a", [])
            assert await heard.get() == {"a": 0}
            assert await other.present(["a"]) == {}
            assert await other.versions(["a", "b", "c"]) == {"a": 1, "b": 1}

        self.two(work)

    def test_a_table_is_not_removed_while_somebody_looks_at_it_anywhere(self) -> None:
        async def work(one: PostgresStore, other: PostgresStore) -> None:
            await one.commit(change("a"))
            await one.note_present("a", ["anna"])
            assert await other.outdated("gathering", 1e9, 9) == []
            await one.note_present("a", [])
            assert await other.outdated("gathering", 1e9, 9) == ["a"]

        self.two(work)

    def test_who_committed_last_sees_to_a_table_until_its_time_is_over(self) -> None:
        async def is_ours(store: PostgresStore) -> bool:
            kept = await store.load("a")
            assert kept is not None
            return kept.row.is_ours

        async def work(one: PostgresStore, other: PostgresStore) -> None:
            await one.commit(change("a", wake_at=1000.0, now=1000.0))
            assert (await is_ours(one), await is_ours(other)) == (True, False)
            assert await other.due(1000.0 + one.lease / 2, 9) == []
            assert await one.due(1000.0 + one.lease / 2, 9) == ["a"]
            assert await other.due(1000.0 + one.lease, 9) == []
            assert await other.due(1000.0 + one.lease * 1.5, 9) == ["a"]
            assert await one.due(1000.0 + one.lease * 2, 9) == []
            assert (await is_ours(one), await is_ours(other)) == (False, True)
            later = other.time() + 1000.0
            await other.put_off("a", later)
            assert await other.due(later - 1.0, 9) == []
            assert await one.due(later - 1.0, 9) == ["a"]
            assert await other.due(later + one.lease, 9) == ["a"]
            await other.close()
            assert await one.due(later + one.lease, 9) == ["a"]
            await other.open()

        self.two(work)

    def test_an_answer_is_known_wherever_it_is_asked_for(self) -> None:
        async def work(one: PostgresStore, other: PostgresStore) -> None:
            await one.commit(change("a", answers=[NewAnswer("anna:1", "first")]))
            await other.keep_answer("a", NewAnswer("anna:2", "second"), now=1.0)
            await one.keep_answer("a", NewAnswer("anna:2", "third"), now=2.0)
            with pytest.raises(Conflict):
                await other.commit(change("a", answers=[NewAnswer("anna:3", "no")]))
            for store in (one, other):
                kept = await store.load("a")
                assert kept is not None
                assert kept.answers == {"anna:1": "first", "anna:2": "second"}
            assert await one.remove("a", "gathering", 1e9)
            await one.commit(change("a"))
            kept = await one.load("a")
            assert kept is not None and kept.answers == {}

        self.two(work)

    def test_all_go_by_the_database_s_clock(self, postgres: Postgres) -> None:
        async def work(one: PostgresStore, other: PostgresStore) -> None:
            told = float(postgres.run("SELECT extract(epoch FROM clock_timestamp())")[0])
            assert abs(one.time() - told) < 30.0
            assert abs(one.time() - other.time()) < 1.0

        self.two(work)

    def test_a_name_that_no_table_can_have_is_no_table(self, tmp_path: Path) -> None:
        assert self.run(tmp_path, lambda store: store.load("a\0b")) is None
