"""`admin` looks after a database as it does after a folder, and carries a folder over into one."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotheque.cli.app import app
from ludotheque.server.store.sqlite import FILE_NAME
from tests.server.inn import Inn, Ponders
from tests.server.postgres import PASSWORD
from tests.server.process import Person, Server


def admin(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Say something to `ludotheque admin`: how it ended and what it said."""
    with pytest.raises(SystemExit) as end:
        app(["admin", *words])
    said = capsys.readouterr()
    return int(end.value.code or 0), said.out, said.err


def test_a_folder_moves_into_a_database_is_looked_after_there_and_played_on(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path, Ponders())
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.close()
    for _ in range(2):
        code, said, why = admin(capsys, "move", "--from", str(tmp_path), "--to", database)
        assert (code, why) == (0, "")
        assert "1 tables" in said and PASSWORD not in said
    on = ("--database", database)
    code, said, _ = admin(capsys, *on, "check")
    assert (code, said) == (0, "Everything in the database can be read.\n")
    code, said, _ = admin(capsys, *on, "tables", "list", "--json")
    assert [one["id"] for one in json.loads(said)] == [table]
    code, said, _ = admin(capsys, *on, "stats", "--json")
    assert json.loads(said)["guests"] == 2
    code, said, _ = admin(capsys, *on, "guests", "rename", anna.id, "Änne", "--json")
    assert code == 0
    (tmp_path / "copy").mkdir()
    copy = tmp_path / "copy" / FILE_NAME
    assert admin(capsys, *on, "backup", str(copy))[0] == 0
    code, said, _ = admin(capsys, "tables", "look", table, "--data", str(copy.parent), "--json")
    assert [seat["name"] for seat in json.loads(said)["table"]["seats"]] == ["Änne", "Ben"]
    code, _, why = admin(capsys, *on, "restore", str(copy), "--yes")
    assert code != 0 and "admin move" in why


def test_a_server_on_a_database_notices_what_its_host_does(
    tmp_path: Path, database: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path, database=database) as server, Person(server, "Anna") as anna:
        table = anna.make("quarrel", 2)
        with anna.socket(table) as line:
            line.hear_until("news")
            on = ("--database", database)
            assert admin(capsys, *on, "tables", "delete", table, "--yes")[0] == 0
            assert line.hear_until("bye")["code"] == "no-such-table"
        code, _, why = admin(capsys, "move", "--from", str(tmp_path), "--to", database)
        assert code != 0 and "no file" in why


def test_a_database_that_cannot_be_used_is_said_in_a_sentence(
    capsys: pytest.CaptureFixture[str],
) -> None:
    code, _, why = admin(capsys, "--database", "mysql://here", "stats")
    assert code != 0 and "postgresql://" in why
    away = "postgresql://anna:geheim@127.0.0.1:1/tables"
    code, _, why = admin(capsys, "--database", away, "stats")
    assert code != 0 and "cannot be reached" in why and "geheim" not in why
