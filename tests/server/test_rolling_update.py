"""A rolling update: one server after the other is of the next version, whose schema has one step
more, and nobody's game stops."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.server.store import postgres_schema
from ludotheque.server.store.migrations import Migration, latest, migrations
from ludotheque.server.store.postgres_schema import KIND, prepare
from tests.server.postgres import Postgres
from tests.server.process import Person, Server

NEXT = Migration(
    latest(KIND) + 1,
    "next",
    "ALTER TABLE tables ADD COLUMN mood text NOT NULL DEFAULT 'calm';"
    "CREATE TABLE moods (table_id text PRIMARY KEY);",
)
"""What a next version might need. It adds; what it would take away, the older ones still use."""


def play(anna: Person, ben: Person, table: str) -> None:
    """Each lays the first card that it may, each at its own server."""
    for seat, person in enumerate((anna, ben)):
        now = person.news(table)["seats"][0]["now"]
        question = now["question"]
        person.send(
            table, "move", seat=seat, move=now["moves"][0]["move"],
            question=question["number"], wave=question["wave"],
        )  # fmt: skip


def test_a_game_goes_on_while_its_servers_are_updated_one_after_the_other(
    tmp_path: Path, postgres: Postgres, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    name = database.rpartition("/")[2]
    older = Server(tmp_path, database=database)
    newer = Server(tmp_path, database=database, next_step=[NEXT.number, NEXT.name, NEXT.sql])
    with older, Person(older, "Anna") as anna, Person(older, "Ben") as ben:
        table = anna.make("quarrel", 2)
        for person in (anna, ben):
            person.send(table, "sit")
        anna.send(table, "start")
        play(anna, ben, table)
        with newer:
            assert postgres.run("SELECT mood FROM tables", name) == ["calm"]
            ben.http.base_url = newer.address
            play(anna, ben, table)
            made = ben.make("quarrel", 2)
            assert anna.get(f"/api/tables/{made}")["id"] == made
            older.stop()
            anna.http.base_url = newer.address
            assert len(anna.news(table)["seats"][0]["entries"]) > 4
    with pytest.raises(BadSetup, match=f"its schema is {NEXT.number}"):
        asyncio.run(prepare(database))
    monkeypatch.setattr(postgres_schema, "migrations", lambda kind: (*migrations(kind), NEXT))
    asyncio.run(prepare(database))
