"""`admin` looks after people: their names, what is left of them, ratings and reports."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from tests.cli.looking_after import admin, told
from tests.server.inn import Inn

from ludotheque.core.registry import find_game
from ludotheque.core.replay import verify
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.wire import commands, sheets


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
