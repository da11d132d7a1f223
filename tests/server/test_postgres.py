"""The PostgreSQL that tests start by themselves: it keeps what it must, and leaves nothing."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server import postgres as starting
from tests.server.postgres import PATIENCE, NoPostgres, Postgres
from tests.server.process import ROOT


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_every_commit_is_forced_to_disk(postgres: Postgres) -> None:
    for name in ("fsync", "synchronous_commit", "full_page_writes"):
        assert postgres.run(f"SHOW {name}") == ["on"]


def test_every_test_has_a_database_of_its_own(postgres: Postgres) -> None:
    one = postgres.new_database()
    postgres.run("CREATE TABLE here (id int); INSERT INTO here VALUES (7)", one)
    another, copy = postgres.new_database(), postgres.new_database(template=one)
    assert postgres.run("SELECT to_regclass('here') IS NULL", another) == ["t"]
    assert postgres.run("SELECT id FROM here", copy) == ["7"]
    for name in (one, another, copy):
        postgres.drop(name)
        with pytest.raises(NoPostgres, match="does not exist"):
            postgres.run("SELECT 1", name)


def test_what_was_committed_outlives_kills_and_stops() -> None:
    with Postgres() as postgres:
        postgres.run("CREATE TABLE kept (id int)")
        port = postgres.port
        for number, end in enumerate((postgres.kill, postgres.stop, postgres.kill)):
            postgres.run(f"INSERT INTO kept VALUES ({number})")
            end()
            postgres.start()
        assert postgres.run("SELECT id FROM kept ORDER BY id") == ["0", "1", "2"]
        assert postgres.port == port
        folder = postgres.data
    assert not folder.exists()


SESSION = """
import sys
from tests.server.postgres import Postgres
postgres = Postgres()
postgres.start()
print(postgres.pid, postgres.data.parent, flush=True)
sys.stdin.read()
"""


def test_a_killed_run_of_the_tests_leaves_neither_a_server_nor_files() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SESSION],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        pid, folder = process.stdout.readline().split()
        assert is_there(int(pid))
        process.send_signal(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while is_there(int(pid)) or Path(folder).exists():
        assert time.monotonic() < until
        time.sleep(0.01)


def test_where_there_is_none_that_is_said_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("LUDOTHEQUE_POSTGRES", str(tmp_path))
    with pytest.raises(NoPostgres, match=r"^there is no PostgreSQL in .*\.$"):
        Postgres()
    monkeypatch.delenv("LUDOTHEQUE_POSTGRES")
    monkeypatch.setattr(starting, "WHEEL", "no_such_package")
    monkeypatch.setattr(starting, "SYSTEM", tmp_path)
    with pytest.raises(NoPostgres, match=r"run `make install`, or install Debian's package\.$"):
        Postgres()
