"""The PostgreSQL store keeps the contract about calls, and of several servers one sends."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.store import Store
from tests.server.calls_contract import CallsContract, call


class TestPostgresCalls(CallsContract):
    @pytest.fixture(autouse=True)
    def _database(self, database: str) -> None:
        self.database = database

    def make(self, folder: Path) -> Store:
        return PostgresStore(self.database)

    def test_several_servers_send_each_letter_once(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            people = [f"guest-{number}" for number in range(20)]
            for guest in people:
                await store.calls.keep_wishes(guest, "", f"key-{guest}")
                await store.calls.add([call(f"{guest}-{one}", guest) for one in range(3)])
            claims = [
                store.calls.claim("mail", 20.0, f"server-{number}", 80.0, f"letter-{number}")
                for number in range(40)
            ]
            letters = [calls for calls in await asyncio.gather(*claims) if calls]
            assert {len(calls) for calls in letters} == {3}
            claimed = [calls[0].guest for calls in letters]
            assert len(claimed) == len(set(claimed))

        self.run(tmp_path, work)

    def test_who_looks_at_a_table_elsewhere_is_known(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            other = PostgresStore(self.database)
            await other.open()
            try:
                await store.note_present("t", ["anna", "ben"], ["ben"])
                assert await other.looking(["t", "u"]) == {"t": frozenset({"ben"})}
                assert await store.looking(["t"]) == {}
                assert await other.present(["t"]) == {"t": frozenset({"anna", "ben"})}
                await store.note_present("t", ["anna"], [])
                assert await other.looking(["t"]) == {}
            finally:
                await other.close()

        self.run(tmp_path, work)
