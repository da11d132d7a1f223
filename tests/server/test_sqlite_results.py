"""The SQLite store keeps the contract of results."""

from __future__ import annotations

from pathlib import Path

from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.store import Store
from tests.server.results_contract import ResultsContract


class TestSqliteResults(ResultsContract):
    def make(self, folder: Path) -> Store:
        return SqliteStore(folder)
