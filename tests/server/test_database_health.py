"""A database that is full, or that turns read-only, while people play: `/health` says so in a
sentence, nothing is changed, and everybody plays on when it is well again."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.server.store.postgres_schema import prepare
from tests.server.postgres import Postgres
from tests.server.process import PATIENCE, Person, Server

FULL = """
CREATE FUNCTION fill() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
RAISE EXCEPTION 'could not extend file "base/1/2": No space left on device'
USING ERRCODE = 'disk_full'; END $$;
CREATE TRIGGER filled BEFORE INSERT OR UPDATE ON tables EXECUTE FUNCTION fill();
CREATE TRIGGER filled BEFORE UPDATE ON ludotheque EXECUTE FUNCTION fill();
"""
"""From now on the database says what it says when its disk is full."""
EMPTIED = "DROP FUNCTION fill() CASCADE"
FULL_FROM_THE_START = """
CREATE FUNCTION fill() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$;
CREATE EVENT TRIGGER filled ON ddl_command_start WHEN TAG IN ('CREATE TABLE')
EXECUTE FUNCTION fill();
"""


def health_of(server: Server, is_so: Callable[[Any], bool]) -> Any:
    """What `/health` says as soon as it says such a thing."""
    until = time.monotonic() + PATIENCE
    while True:
        answer = httpx.get(f"{server.watch}health", timeout=PATIENCE)
        said = {"status": answer.status_code, **answer.json()}
        if is_so(said):
            return said
        assert time.monotonic() < until, said
        time.sleep(0.05)


def playing(anna: Person, ben: Person) -> str:
    table = anna.make("quarrel", 2)
    for person in (anna, ben):
        person.send(table, "sit")
    anna.send(table, "start")
    return table


def move(person: Person, table: str, status: int = 200, id: str = "") -> Any:
    now = person.news(table)["seats"][0]["now"]
    question = now["question"]
    return person.send(
        table, "move", status, seat=0, move=now["moves"][0]["move"],
        question=question["number"], wave=question["wave"], id=id,
    )  # fmt: skip


def test_a_database_that_is_full(tmp_path: Path, postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]
    with (
        Server(tmp_path, tmp_path / "log", database=database) as server,
        Person(server, "Anna") as anna,
        Person(server, "Ben") as ben,
    ):
        table = playing(anna, ben)
        before = postgres.run("SELECT version FROM tables", name)
        postgres.run(FULL, name)
        said = health_of(server, lambda said: not said["ready"])
        assert said["status"] == 503
        assert said["why"] == ["The store cannot write: the disk of the database is full."]
        assert move(anna, table, 503, id="again")["code"] == "store-failed"
        assert postgres.run("SELECT version FROM tables", name) == before
        postgres.run(EMPTIED, name)
        assert move(anna, table, id="again")["type"] == "done"
        health_of(server, lambda said: said["ready"])
    log = (tmp_path / "log").read_text()
    assert "the disk of the database is full" in log and "Traceback" not in log


def test_a_database_that_turns_read_only(tmp_path: Path, postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]
    with (
        Server(tmp_path, tmp_path / "log", database=database) as server,
        Person(server, "Anna") as anna,
        Person(server, "Ben") as ben,
    ):
        table = playing(anna, ben)
        turn(postgres, name, "SET default_transaction_read_only = on")
        said = health_of(server, lambda said: "can only be read" in str(said["why"]))
        assert said["status"] == 503 and not said["ready"]
        assert all(why.endswith(".") and "\n" not in why for why in said["why"])
        assert move(anna, table, 503, id="again")["code"] == "store-failed"
        turn(postgres, name, "RESET default_transaction_read_only")
        health_of(server, lambda said: said["ready"])
        assert move(anna, table, id="again")["type"] == "done"
    assert "Traceback" not in (tmp_path / "log").read_text()


def test_a_database_that_could_lose_what_it_keeps_from_now_on(
    tmp_path: Path, postgres: Postgres, database: str
) -> None:
    name = database.rpartition("/")[2]
    with Server(tmp_path, tmp_path / "log", database=database) as server:
        assert health_of(server, lambda said: True)["ready"]
        turn(postgres, name, "SET synchronous_commit = off")
        said = health_of(server, lambda said: "would lose moves" in str(said["why"]))
        assert said["status"] == 503
        assert said["why"][0].startswith("The store cannot write: the database ")
        turn(postgres, name, "RESET synchronous_commit")
        health_of(server, lambda said: said["ready"])


def turn(postgres: Postgres, name: str, how: str) -> None:
    """Set something for a database, and for all who are connected to it."""
    postgres.run(f"ALTER DATABASE {name} {how}")
    postgres.run(
        "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity "
        f"WHERE datname = '{name}' AND pid <> pg_backend_pid()"
    )


def test_a_text_that_no_database_keeps_is_the_fault_of_who_sent_it(
    tmp_path: Path, database: str
) -> None:
    log = tmp_path / "log"
    with Server(tmp_path, log, database=database) as server, Person(server, "Anna") as anna:
        assert anna.get("/api/calls/off/%00", status=422)["code"] == "bad-message"
        assert anna.get("/api/tables", status=422, game="\0")["code"] == "bad-message"
        ended = {"endpoint": "https://push.example.org/\0"}
        assert anna.post("/api/me/browsers/end", ended, status=422)["code"] == "bad-message"
        assert health_of(server, lambda said: True)["ready"]
    assert "ERROR" not in log.read_text()


def test_an_empty_database_whose_disk_is_full(postgres: Postgres, database: str) -> None:
    name = database.rpartition("/")[2]
    postgres.run(FULL_FROM_THE_START, name)
    with pytest.raises(BadSetup, match=r"cannot be used: the disk of the database is full\.$"):
        asyncio.run(prepare(database))
    assert postgres.run("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", name) == ["0"]
