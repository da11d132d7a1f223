"""The SQLite store keeps the contract, and what is its own: one file, forced to disk."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from ludotheque.server.store import sqlite
from ludotheque.server.store.sqlite import FILE_NAME, SqliteStore
from ludotheque.server.store.store import NewEntry, Store, StoreFailed
from tests.server.finding_contract import FindingContract
from tests.server.store_contract import change


class TestSqliteStore(FindingContract):
    def make(self, folder: Path) -> Store:
        return SqliteStore(folder)

    def test_every_commit_is_forced_to_disk_before_anybody_is_told(self, tmp_path: Path) -> None:
        store = SqliteStore(tmp_path)
        connection = store._connect()
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
        connection.close()

    def test_what_was_committed_is_carried_over_beside_the_writer(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        """The write-ahead file does not grow without end, however many changes come."""
        monkeypatch.setattr(sqlite, "CARRY_OVER_EVERY", 0.001)
        monkeypatch.setattr(sqlite, "MOST_PAGES", 20)

        async def work(store: Store) -> None:
            for number in range(300):
                await store.commit(change(f"t{number}", record="r" * 4000))
            assert (tmp_path / f"{FILE_NAME}-wal").stat().st_size < 300 * 2 * 4096
            assert await store.load("t299") is not None

        self.run(tmp_path, work)

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

    def test_a_store_that_cannot_write_says_so_and_goes_on_when_it_can(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("a"))
            other = sqlite3.connect(tmp_path / FILE_NAME)
            other.execute("ALTER TABLE tables RENAME TO elsewhere")
            with pytest.raises(StoreFailed):
                await store.commit(change("b"))
            with pytest.raises(StoreFailed):
                await store.load("a")
            other.execute("ALTER TABLE elsewhere RENAME TO tables")
            other.close()
            await store.commit(change("b"))
            assert await store.load("b") is not None

        self.run(tmp_path, work)
