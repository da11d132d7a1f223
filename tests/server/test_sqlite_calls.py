"""The SQLite store keeps the contract about calls. What a server leaves behind that is killed the
next one sends at once: nobody else uses the file."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.store import Store
from tests.server.calls_contract import CallsContract, call


class TestSqliteCalls(CallsContract):
    def make(self, folder: Path) -> Store:
        return SqliteStore(folder)

    def test_what_was_claimed_before_a_crash_is_due_after_it(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            book = store.calls
            await book.keep_wishes("anna", "", "key")
            await book.add([call("a")])
            await book.claim("mail", 20.0, "killed", 80.0, "letter-1")
            assert not await book.is_due("mail", 21.0, "killed")
            assert await book.is_due("mail", 21.0, "next")
            claimed = await book.claim("mail", 21.0, "next", 81.0, "letter-2")
            assert [(one.id, one.letter) for one in claimed] == [("a", "letter-1")]

        self.run(tmp_path, work)
