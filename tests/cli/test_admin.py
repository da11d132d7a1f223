"""`admin check` finds what is damaged, with a server on the folder or without."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.server.inn import Inn

from ludotheque.cli.app import app
from ludotheque.server.store.sqlite import FILE_NAME


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
    assert (code, said.splitlines()[0]) == (1, "file: file is not a database")
    code, _, complaint = admin(capsys, "check", "--data", str(tmp_path / "none"))
    assert code == 2
    assert "no tables in the folder" in complaint
