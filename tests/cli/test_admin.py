"""`admin` looks after a folder, with a server on it or without."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from tests.cli.looking_after import admin, told
from tests.server.inn import Inn
from tests.server.process import ROOT, Person, Server

from ludotheque.server.service.record import guest_id
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.wire import commands


def test_a_sound_folder_is_said_to_be_sound(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    inn.started(inn.guest("Anna"), inn.guest("Ben"))
    code, said, _ = admin(capsys, "check", "--data", str(tmp_path))
    assert (code, said) == (0, f"Everything in {tmp_path} can be read.\n")
    inn.close()


@pytest.mark.parametrize("words", [("check",), ("stats",), ("backup", "copy.sqlite3")])
def test_what_is_somebody_elses_is_not_said_to_be_damaged(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    words: tuple[str, ...],
) -> None:
    """Whoever forgets to look after it as the server's user is told so: neither that an option does
    not fit nor to put a copy in the place of the file."""
    folder = tmp_path / "data"
    folder.mkdir()
    Inn(folder).close()

    def refuse(*_: Any, **__: Any) -> Any:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "access", lambda *_, **__: False)  # A disk that can only be read.
    code, _, complaint = admin(capsys, *words, "--data", str(folder))
    assert code == 2
    assert "it or its folder cannot be written to; it has to belong to the server's" in complaint
    monkeypatch.setattr(Path, "open", refuse)
    code, _, complaint = admin(capsys, *words, "--data", str(folder))
    assert code == 2
    assert f"{FILE_NAME} cannot be used: Permission denied; it has to belong to" in complaint


def test_games_are_named_to_it_as_to_the_server(tmp_path: Path) -> None:
    """A process of its own knows no other game, and says so of what is kept of it."""
    inn = Inn(tmp_path)
    table = inn.started(inn.guest("Anna"), inn.guest("Ben"))
    inn.close()
    place = "tests.toy.quarrel.rules:GAME"

    def checked(*words: str, **variables: str) -> tuple[int, str]:
        command = [sys.executable, "-m", "ludotheque", "admin", *words, "check"]
        ended = subprocess.run(
            [*command, "--data", str(tmp_path)], capture_output=True, text=True, check=False,
            env={**os.environ, "PYTHONPATH": str(ROOT), **variables},
        )  # fmt: skip
        return ended.returncode, ended.stdout

    sound = (0, f"Everything in {tmp_path} can be read.\n")
    assert checked() == (1, f"table {table}: no-such-game\n")
    assert checked("--games", place) == sound
    assert checked(LUDOTHEQUE_SERVE_GAMES=f"{place},tests.toy.quarrel.rules:GAME") == sound


def test_damaged_tables_and_guests_are_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table, good = inn.started(anna, ben), inn.started(anna, ben)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        file.execute("UPDATE tables SET record = '{' WHERE id = ?", (table,))
        file.execute("UPDATE guests SET profile = '[]' WHERE id = 'ben'")
    code, said, _ = admin(capsys, "check", "--data", str(tmp_path), "--json")
    assert code == 1
    assert [(one["kind"], one["id"]) for one in json.loads(said)] == [
        ("table", table), ("guest", "ben"),
    ]  # fmt: skip
    code, said, _ = admin(capsys, "check", "--data", str(tmp_path))
    assert code == 1
    assert table in said and good not in said
    inn.close()


def test_a_damaged_file_is_found_and_a_folder_without_one_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / FILE_NAME).write_bytes(b"This is no database. " * 300)
    code, said, _ = admin(capsys, "check", "--data", str(tmp_path))
    assert (code, said) == (1, "file: file is not a database\n")
    code, _, complaint = admin(capsys, "check", "--data", str(tmp_path / "none"))
    assert code == 2
    assert "no tables in the folder" in complaint


def test_tables_are_listed_and_looked_at_without_their_secrets(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    gathers, plays = inn.make(anna), inn.started(anna, ben)
    inn.send(plays, ben, commands.Say(id="hello", text="Good evening"))
    listed = told(capsys, tmp_path, "tables", "list")
    assert {one["id"]: one["phase"] for one in listed} == {gathers: "gathering", plays: "running"}
    assert [one["id"] for one in told(capsys, tmp_path, "tables", "list", "--guest", "ben")] == [
        plays
    ]
    assert told(capsys, tmp_path, "tables", "list", "--phase", "over") == []
    _, said, _ = admin(capsys, "tables", "look", plays, "--data", str(tmp_path))
    record = inn.table(plays).record
    for shown in ("Anna", "Ben", "running", "Good evening"):
        assert shown in said
    _, whole, _ = admin(capsys, "tables", "look", plays, "--data", str(tmp_path), "--json")
    for secret in (record.secret, record.chairs[0].key):
        assert secret not in said + whole
    inn.close()


def test_what_is_asked_for_must_exist_and_what_is_said_is_for_people(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.close()
    here = ("--data", str(tmp_path))
    code, _, complaint = admin(capsys, "tables", "list", "--phase", "foo", *here)
    assert code == 2 and "there is no phase foo" in complaint.lower()
    code, _, complaint = admin(capsys, "tables", "list", "--game", "chess", *here)
    assert code == 2 and "no game 'chess'" in complaint
    assert admin(capsys, "tables", "list", "--game", "zock", *here)[0] == 0
    _, said, _ = admin(capsys, "tables", "look", table, *here)
    assert re.match(r" ?id +", said), "no empty heading"
    assert re.search(r"seat 1 +Anna", said) and "seat 0" not in said
    assert "True" not in said and "False" not in said
    first = admin(capsys, "tables", "close", table, *here)[1]
    again = admin(capsys, "tables", "close", table, *here)[1]
    assert {first, again} <= {
        f"Table {table} is in no list any more.\n",
        f"Table {table} was in no list; nothing was changed.\n",
    }
    assert "was in no list" in again
    code, said, _ = admin(capsys, "guests", "erase", "anna", "--yes", *here)
    assert code == 0 and "from 1 table." in said


def test_a_table_that_cannot_be_read_is_listed_and_can_be_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    table = inn.make(inn.guest("Anna"))
    inn.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        file.execute("UPDATE tables SET record = '{'")
    assert told(capsys, tmp_path, "tables", "list")[0]["trouble"]
    admin(capsys, "tables", "delete", table, "--yes", "--data", str(tmp_path))
    assert told(capsys, tmp_path, "tables", "list") == []


def test_what_destroys_asks_or_wants_yes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    table = inn.started(inn.guest("Anna"), inn.guest("Ben"))
    inn.close()
    copy = tmp_path / "copy"
    told(capsys, tmp_path, "backup", str(copy))
    for words in (
        ("tables", "delete", table), ("guests", "erase", "anna"), ("guests", "ban", "anna"),
        ("backup", str(copy)), ("restore", str(copy)),
    ):  # fmt: skip
        code, _, complaint = admin(capsys, *words, "--data", str(tmp_path))
        assert code == 2
        assert "--yes" in complaint and "nothing was changed" in complaint
    assert [one["id"] for one in told(capsys, tmp_path, "tables", "list")] == [table]
    assert [one["is_banned"] for one in told(capsys, tmp_path, "guests", "find")] == [False, False]


def test_a_server_notices_what_is_done_beside_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with (
        Server(tmp_path) as server,
        Person(server, "Anna") as anna,
        Person(server, "Ben") as ben,
    ):
        table, other = (anna.make("quarrel", 2) for _ in range(2))
        for person in (anna, ben):
            person.send(table, "sit")
        anna.send(table, "start")
        with anna.socket(table) as line, anna.socket(other) as idle, ben.socket(table) as bens:
            line.wait_for_question(0)
            idle.hear_until("news")
            bens.wait_for_question(1)
            told(capsys, tmp_path, "tables", "close", table)
            while line.hear_until("news")["table"]["is_open"]:
                pass
            told(capsys, tmp_path, "tables", "delete", other, "--yes")
            assert idle.hear_until("bye")["code"] == "no-such-table"
            anna.get(f"/api/tables/{other}", status=404)
            cookie = ben.http.cookies["guest"]
            told(capsys, tmp_path, "guests", "ban", guest_id(cookie), "--yes", "--why", "Noise")
            assert bens.hear_until("bye")["code"] == "banned"
            assert ben.get("/api/my-tables", status=403)["code"] == "banned"
            seats = line.hear_until("news")["table"]["seats"]
            while seats[1]["kind"] != "bot":
                seats = line.hear_until("news")["table"]["seats"]
            anna.get("/api/my-tables")
        assert [one["why"] for one in told(capsys, tmp_path, "guests", "bans")] == ["Noise"]
        told(capsys, tmp_path, "guests", "unban", guest_id(cookie))
        while ben.http.get("/api/my-tables").status_code == 403:
            pass
        told(capsys, tmp_path, "guests", "rename", guest_id(anna.http.cookies["guest"]), "Änne")
        while anna.get("/api/hello")["guest"]["name"] != "Änne":
            pass


@pytest.mark.parametrize("most", ["-1", "9" * 20])
def test_a_number_of_tables_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], most: str
) -> None:
    Inn(tmp_path).close()
    code, said, why = admin(capsys, "tables", "list", "--most", most, "--data", str(tmp_path))
    assert (code, said) == (2, "") and "--most" in why and "Traceback" not in why


def test_stats_count_what_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    inn.make(anna)
    table = inn.started(anna, ben)
    inn.send(table, anna, commands.Say(id="hello", text="Good evening"))
    inn.close()
    stats = told(capsys, tmp_path, "stats")
    assert stats["tables"] == {"quarrel": {"gathering": 1, "running": 1}}
    assert (stats["guests"], stats["lines"]) == (2, 1)
    code, said, _ = admin(capsys, "stats", "--data", str(tmp_path))
    assert code == 0 and "guests with a profile" in said
