"""`admin` makes copies, puts them back and writes logs out."""

from __future__ import annotations

import os
import stat
from pathlib import Path
from shutil import copyfile
from typing import Any

import pytest
from tests.cli.looking_after import admin, told
from tests.server.inn import Inn
from tests.server.process import Person, Server

from ludotheque.core.log import Log
from ludotheque.core.registry import find_game
from ludotheque.core.replay import verify
from ludotheque.server.store.sqlite import FILE_NAME


def test_a_copy_that_cannot_be_read_is_no_misspelt_option(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "copy.sqlite3"
    copy.touch()
    usual = Path.open

    def refuse(path: Path, *how: Any, **more: Any) -> Any:
        if path == copy:
            raise PermissionError(13, "Permission denied")
        return usual(path, *how, **more)

    monkeypatch.setattr(os, "access", lambda *_, **__: False)
    monkeypatch.setattr(Path, "open", refuse)
    for words in (
        ("restore", str(copy), "--data", str(tmp_path)),
        ("move", "--from", str(copy), "--to", "postgresql://localhost/nowhere"),
    ):
        code, _, complaint = admin(capsys, *words)
        assert code == 2
        assert complaint == f"The file {copy} cannot be read: Permission denied.\n"


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


def test_a_folder_that_cannot_be_made_for_logs_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    Inn(tmp_path).close()
    (tmp_path / "file").touch()
    folder = str(tmp_path / "file" / "logs")
    code, _, complaint = admin(capsys, "export", folder, "--data", str(tmp_path))
    assert code == 2 and len(complaint.strip().splitlines()) == 1
    assert str(tmp_path / "file") in complaint
