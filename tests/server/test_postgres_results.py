"""The PostgreSQL store keeps the contract of results."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.store import Store
from tests.server.results_contract import ResultsContract


class TestPostgresResults(ResultsContract):
    @pytest.fixture(autouse=True)
    def _database(self, database: str) -> None:
        self.database = database

    def make(self, folder: Path) -> Store:
        return PostgresStore(self.database)
