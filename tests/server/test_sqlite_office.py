"""The office of an SQLite file keeps the contract, and erases what it erases."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

from ludotheque.server.store.office import Office
from ludotheque.server.store.sqlite import FILE_NAME, SqliteStore
from ludotheque.server.store.sqlite_office import SqliteOffice
from ludotheque.server.store.store import Store
from tests.server.office_contract import OfficeContract


class TestSqliteOffice(OfficeContract):
    def make_store(self, folder: Path) -> Store:
        return SqliteStore(folder)

    def make(self, folder: Path) -> Office:
        return SqliteOffice(folder)

    def test_what_is_erased_is_overwritten_on_the_disk(
        self, office: Office, tmp_path: Path
    ) -> None:
        with closing(office):
            office.remove_table("old")
            office.erase_guest("anna")
        assert b"anna" not in (tmp_path / FILE_NAME).read_bytes().lower()
