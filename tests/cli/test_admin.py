"""`admin` looks after a folder, with a server on it or without."""

from __future__ import annotations

import json
import os
import re
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from tests.server.inn import Inn
from tests.server.process import ROOT, Person, Server

from ludotheque.cli.app import app
from ludotheque.core.log import Log
from ludotheque.core.registry import find_game
from ludotheque.core.replay import verify
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.service.record import guest_id
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.wire import commands, sheets


def admin(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    """Say something to `ludotheque admin`: how it ended and what it said."""
    with pytest.raises(SystemExit) as end:
        app(["admin", *words])
    said = capsys.readouterr()
    return int(end.value.code or 0), said.out, said.err


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


def test_a_copy_that_cannot_be_read_is_no_misspelt_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise PermissionError(13, "Permission denied")

    copy = tmp_path / "copy.sqlite3"
    copy.touch()
    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    monkeypatch.setattr(Path, "open", refuse)
    for words in (
        ("restore", str(copy), "--data", str(tmp_path)),
        ("move", "--from", str(copy), "--to", "postgresql://localhost/nowhere"),
    ):
        code, _, complaint = admin(capsys, *words)
        assert code == 2
        assert complaint == f"The file {copy} cannot be read: Permission denied.\n"


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


# Tables


def told(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> Any:
    """What `admin` answers as JSON."""
    code, said, complaint = admin(capsys, *words, "--data", str(folder), "--json")
    assert code == 0, complaint
    return json.loads(said)


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


# Guests


def test_a_guest_is_renamed_wherever_the_name_stands(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Rude Name"), inn.guest("Ben")
    table = inn.started(anna, ben)
    inn.send(table, anna, commands.Say(id="hello", text="Good evening"))
    inn.close()
    assert [one["tables"] for one in told(capsys, tmp_path, "guests", "find", "rude")] == [1]
    told(capsys, tmp_path, "guests", "rename", anna.id, "Anna")
    assert told(capsys, tmp_path, "guests", "find", "rude n") == [
        {"id": anna.id, "name": "Anna", "tables": 1, "is_banned": False}
    ]  # By its id, which here is the name.
    again = Inn(tmp_path)
    assert [seat.name for seat in again.info(table, ben).seats] == ["Anna", "Ben"]
    assert again.news(table, ben).chat[0].name == "Anna"
    again.close()
    code, _, complaint = admin(
        capsys, "guests", "rename", anna.id, "\u3164", "--data", str(tmp_path)
    )
    assert code == 2 and "cannot be anybody's name" in complaint


def test_of_an_erased_guest_nothing_is_left(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Rosalinde"), inn.guest("Ben")
    gathers, plays, over = inn.make(anna), inn.started(anna, ben), inn.started(ben, anna)
    inn.send(gathers, anna, commands.Sit(id="sit"))
    inn.send(plays, anna, commands.Say(id="hello", text="I am Rosalinde"))
    inn.play_out(over, {0: ben, 1: anna})
    inn.close()
    assert told(capsys, tmp_path, "guests", "erase", anna.id, "--yes")["tables"] == 3
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        assert "rosalinde" not in "\n".join(file.iterdump()).casefold()
    again = Inn(tmp_path)
    kinds = {table: [seat.kind for seat in again.info(table, ben).seats] for table in
             (gathers, plays, over)}  # fmt: skip
    assert kinds == {
        gathers: ["free", "free"], plays: ["bot", "person"], over: ["person", "person"],
    }  # fmt: skip
    log = again.run(again.tables.finished(over)).log()
    assert verify(find_game("quarrel"), log) > 0
    again.close()
    code, said, _ = admin(capsys, "check", "--data", str(tmp_path))
    assert code == 0, said


# With a server


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


def test_a_copy_of_a_running_server_is_whole_and_can_be_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.sqlite3"
    with Server(data) as server, Person(server, "Anna") as anna:
        first = anna.make("quarrel", 2)
        told(capsys, data, "backup", str(copy))
        second = anna.make("quarrel", 2)
        code, _, complaint = admin(capsys, "restore", str(copy), "--yes", "--data", str(data))
        assert code == 2 and "already: stop it first." in complaint
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    server.stop()
    before = told(capsys, data, "restore", str(copy), "--yes")["before"]
    assert Path(before).is_file()
    listed = [one["id"] for one in told(capsys, data, "tables", "list")]
    assert listed == [first]
    with Server(data) as server, Person(server, "Ben") as ben:
        ben.get(f"/api/tables/{first}")
        ben.get(f"/api/tables/{second}", status=404)


@pytest.mark.parametrize("name", [FILE_NAME, f"{FILE_NAME}-wal", "in-use", "link"])
def test_a_copy_never_takes_the_place_of_what_a_server_works_on(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The server would go on with a file that has no name any more, and all would be lost that it
    keeps from then on."""
    data = tmp_path / "data"
    inn = Inn(data)
    (data / "in-use").touch()
    (data / "link").symlink_to(data / FILE_NAME)
    before = (data / FILE_NAME).stat().st_ino
    table = inn.make(inn.guest("Anna"))
    where = ["backup", str(data / name), "--yes", "--data"]
    code, _, complaint = admin(capsys, *where, str(data))
    assert code == 2 and "give the copy another name" in complaint
    assert (data / FILE_NAME).stat().st_ino == before
    assert [one["id"] for one in told(capsys, data, "tables", "list")] == [table]
    inn.close()


def test_a_copy_never_takes_the_place_of_what_another_server_works_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Inn(tmp_path / "mine").close()
    other = Inn(tmp_path / "other")
    where = ["backup", str(tmp_path / "other" / FILE_NAME), "--yes", "--data"]
    code, _, complaint = admin(capsys, *where, str(tmp_path / "mine"))
    assert code == 2 and "is in use" in complaint
    other.close()
    assert admin(capsys, *where, str(tmp_path / "mine"))[0] == 0


def test_what_is_put_back_has_all_that_a_killed_server_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that was set aside after a crash has its last changes beside it."""
    inn = Inn(tmp_path / "data")
    table = inn.make(inn.guest("Anna"))
    aside = tmp_path / "aside.sqlite3"
    for part in ("", "-wal"):
        copyfile(tmp_path / "data" / f"{FILE_NAME}{part}", aside.with_name(f"{aside.name}{part}"))
    inn.close()
    told(capsys, tmp_path / "new", "restore", str(aside), "--yes")
    assert [one["id"] for one in told(capsys, tmp_path / "new", "tables", "list")] == [table]


def test_what_is_no_copy_is_not_put_back(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "file"
    data = tmp_path / "data"
    for what, why in ((b"no database" * 500, "is no copy"), (b"", "is no copy of tables")):
        file.write_bytes(what)
        code, _, complaint = admin(capsys, "restore", str(file), "--yes", "--data", str(data))
        assert code == 2 and why in complaint
    assert not data.exists()


def test_finished_games_are_exported_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    over = inn.started(anna, ben)
    inn.play_out(over, {0: anna, 1: ben})
    inn.started(anna, ben)
    inn.close()
    logs = tmp_path / "logs"
    (written,) = told(capsys, tmp_path, "export", str(logs))["written"]
    assert over in written
    log = Log.read(Path(written).read_text(encoding="utf-8"))
    assert verify(find_game("quarrel"), log) > 0
    again = told(capsys, tmp_path, "export", str(logs))
    assert (again["written"], again["there"]) == ([], 1)


@pytest.mark.parametrize("most", ["-1", "9" * 20])
def test_a_number_of_tables_that_cannot_be_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], most: str
) -> None:
    Inn(tmp_path).close()
    code, said, why = admin(capsys, "tables", "list", "--most", most, "--data", str(tmp_path))
    assert (code, said) == (2, "") and "--most" in why and "Traceback" not in why


def test_a_folder_that_cannot_be_made_for_logs_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Inn(tmp_path).close()
    (tmp_path / "file").touch()
    folder = str(tmp_path / "file" / "logs")
    code, _, complaint = admin(capsys, "export", folder, "--data", str(tmp_path))
    assert code == 2 and len(complaint.strip().splitlines()) == 1
    assert str(tmp_path / "file") in complaint


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


def test_ratings_are_listed_and_worked_out_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    anna = inn.guest("Anna")
    table = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True, is_rated=True)
    inn.play_out(table, {0: anna})
    inn.run(Ratings(inn.tables).settle())
    inn.close()
    found = told(capsys, tmp_path, "ratings", "quarrel")["quarrel"]
    assert {one["player"] for one in found} == {"anna", "bot:random"}
    code, said, _ = admin(capsys, "ratings", "quarrel", "--data", str(tmp_path))
    assert code == 0 and " ± " in said
    anew = told(capsys, tmp_path, "ratings", "quarrel", "--recompute")
    assert anew == {"quarrel": {"tables": 1, "players": 2, "changed": 0}}
    code, said, _ = admin(capsys, "ratings", "quarrel", "--recompute", "--data", str(tmp_path))
    assert said == "quarrel: 1 rated table, 2 players; 0 were not so before.\n"
    assert told(capsys, tmp_path, "ratings", "quarrel")["quarrel"] == found
    code, _, why = admin(capsys, "ratings", "chess", "--recompute", "--data", str(tmp_path))
    assert code != 0 and "chess" in why


def test_reports_wait_until_they_are_settled(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    inn = Inn(tmp_path)
    inn.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        file.execute(
            "INSERT INTO reports (at, table_id, game, reporter, about, text, chat) "
            "VALUES (1000, 't', 'quarrel', 'anna', 'ben', 'He shouts', ?)",
            (json.dumps([{"guest": "ben", "name": "Ben", "text": "BOO"}]),),
        )
    assert [one["text"] for one in told(capsys, tmp_path, "reports", "list")] == ["He shouts"]
    assert told(capsys, tmp_path, "stats")["open_reports"] == 1
    code, said, _ = admin(capsys, "reports", "look", "1", "--data", str(tmp_path))
    assert code == 0 and "BOO" in said
    told(capsys, tmp_path, "reports", "settle", "1")
    assert told(capsys, tmp_path, "reports", "list") == []
    assert len(told(capsys, tmp_path, "reports", "list", "--settled")) == 1
