"""What is kept outlives the version that wrote it: every older file is opened and played on."""

from __future__ import annotations

import json
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any, cast

import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.core.log import Log
from ludotheque.server.main import serve
from ludotheque.server.service.checking import check
from ludotheque.server.service.record import guest_id
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.store import migrations, sqlite_schema
from ludotheque.server.store.checking import faults_of_file, why_not_usable
from ludotheque.server.store.migrations import Migration, latest
from ludotheque.server.store.sqlite_schema import KIND, copy_name, migrate, schema_of
from tests.server.inn import Inn, Ponders, refused
from tests.server.keep_file import ANNA, BEN, KEPT, MOVES, opened
from tests.server.process import Person, Server

FILES = sorted(KEPT.glob("*.sql"))


def kept(name: str, folder: Path) -> Path:
    return opened((KEPT / name).read_text(encoding="utf-8"), folder)


def schema_in(path: Path) -> int:
    with closing(sqlite3.connect(path)) as file:
        return schema_of(file)


def phases_in(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        return [str(row[0]) for row in file.execute("SELECT phase FROM tables ORDER BY rowid")]


def parts(path: Path) -> list[tuple[str, str]]:
    """What a file is made of: tables, columns and indices."""
    with closing(sqlite3.connect(path)) as file:
        named = file.execute(
            "SELECT type, name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name"
        ).fetchall()
        columns = [
            (name, column[1])
            for kind, name in named
            if kind == "table"
            for column in file.execute(f"PRAGMA table_info({name})")
        ]
        return named + columns


def test_there_is_a_file_of_every_schema() -> None:
    """Whoever adds a migration keeps a file of it: `python -m tests.server.keep_file schema-N`."""
    numbers = [step.number for step in migrations.migrations(KIND)]
    assert numbers == sorted(set(numbers)) and numbers[0] == 1
    of_schemas = {f"schema-{number}" for number in numbers if number > 1}
    assert {path.stem for path in FILES} == {"before-schemas-1", "before-schemas-2", *of_schemas}


class Again(Person):
    """Somebody who comes back with the cookie of that evening."""

    def __init__(self, server: Server, token: str, name: str) -> None:
        super().__init__(server, "Somebody")
        self.http.cookies.clear()
        self.http.cookies.set("guest", token)
        self.name = name


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_older_file_is_played_on(path: Path, tmp_path: Path) -> None:
    file = opened(path.read_text(encoding="utf-8"), tmp_path)
    before, phases = schema_in(file), phases_in(file)
    with Server(tmp_path, bot_pause=0.0) as server:
        anna, ben = Again(server, ANNA, "Anna"), Again(server, BEN, "Ben")
        assert anna.get("/api/hello")["guest"]["name"] == "Anna"
        mine = {info["made_at"]: info["id"] for info in anna.get("/api/my-tables")}
        gathering, playing, waiting, over = (mine[made_at] for made_at in sorted(mine))

        ben.send(gathering, "sit")
        anna.send(gathering, "start")
        assert anna.get(f"/api/tables/{gathering}")["phase"] == "running"

        said = anna.news(playing)
        assert [line["text"] for line in said["chat"]] == ["Line 0", "Line 1", "Line 2"]
        ben.send(playing, "say", id="chat-2", text="Line 2", seat=1)
        ben.send(playing, "say", text="Good morning", seat=1)
        assert [line["number"] for line in anna.news(playing)["chat"]] == [0, 1, 2, 3]
        entries = len(said["seats"][0]["entries"])
        assert sum(one["kind"] == "move" for one in said["seats"][0]["entries"]) == MOVES
        seat = said["seats"][0]["now"]["asked"][0]
        player = (anna, ben)[seat]
        now = player.news(playing)["seats"][0]["now"]
        done = player.send(
            playing, "move", seat=seat, move=now["moves"][0]["move"],
            question=now["question"]["number"], wave=now["question"]["wave"],
        )  # fmt: skip
        assert done["number"] == entries

        with anna.socket(waiting) as line:
            while 0 not in anna.get(f"/api/tables/{waiting}")["asked"]:
                line.hear()

        log = Log.read(anna.http.get(f"/api/tables/{over}/log").text)
        assert log.end["result"]
    for person in (anna, ben):
        person.http.close()
    assert schema_in(file) == latest(KIND)
    assert list(check(tmp_path, Shelf())) == []
    if before < latest(KIND):
        copy = copy_name(file, before)
        assert (schema_in(copy), phases_in(copy)) == (before, phases)
        shutil.copy(copy, tmp_path / "again.sqlite3")
        migrate(tmp_path / "again.sqlite3")
        assert parts(tmp_path / "again.sqlite3") == parts(file)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_an_older_file_ends_as_a_new_one_begins(path: Path, tmp_path: Path) -> None:
    file = opened(path.read_text(encoding="utf-8"), tmp_path)
    migrate(file)
    migrate(tmp_path / "new.sqlite3")
    assert parts(file) == parts(tmp_path / "new.sqlite3")
    for one in (file, tmp_path / "new.sqlite3"):
        with closing(sqlite3.connect(one)) as opened_file:
            assert opened_file.execute("PRAGMA auto_vacuum").fetchone() == (2,)
    assert not copy_name(tmp_path / "new.sqlite3", 0).exists()


def test_what_older_tables_did_not_say_is_found(tmp_path: Path) -> None:
    file = kept("before-schemas-1.sql", tmp_path)
    with closing(sqlite3.connect(file)) as spoilt, spoilt:
        spoilt.execute("UPDATE tables SET record = '{' WHERE phase = 'gathering'")
        spoilt.execute("UPDATE chat SET text = '{' WHERE number = 1")
    migrate(file)
    with closing(sqlite3.connect(file)) as found:
        times = [at for (at,) in found.execute("SELECT at FROM chat ORDER BY number")]
        rows = found.execute(
            "SELECT phase, maker, host, made_at, lines FROM tables ORDER BY made_at"
        ).fetchall()
    assert times[0] == times[2] == 1010.0
    assert times[1] > 1e9, "a line that cannot be read counts from today"
    anna = guest_id(ANNA)
    assert rows == [
        ("gathering", "", "", 1000.0, 0), ("running", anna, anna, 1010.0, 3),
        ("running", anna, anna, 1020.0, 0), ("over", anna, anna, 1030.0, 0),
    ]  # fmt: skip


def test_earlier_states_come_out_of_the_rows_of_games_that_go_on(tmp_path: Path) -> None:
    file = kept("schema-3.sql", tmp_path)
    with closing(sqlite3.connect(file)) as spoilt, spoilt:
        states = dict(spoilt.execute("SELECT id, state FROM tables WHERE phase = 'running'"))
        spoilt.execute("UPDATE tables SET state = '{' WHERE phase = 'over'")
    before = {table: json.loads(state)["match"].pop("past") for table, state in states.items()}
    migrate(file)
    with closing(sqlite3.connect(file)) as found:
        after: dict[str, list[Any]] = {table: [] for table in before}
        rows = found.execute("SELECT table_id, entry, text FROM pasts ORDER BY table_id, entry")
        for table, entry, text in rows:
            after[table].append(json.loads(text))
            assert after[table][-1][0] == entry
        kept_states = dict(found.execute("SELECT id, state FROM tables WHERE phase = 'running'"))
        over = found.execute("SELECT state FROM tables WHERE phase = 'over'").fetchall()
    assert after == before
    assert any(before.values())
    assert over == [("{",)]
    for table, state in states.items():
        whole = json.loads(state)
        del whole["match"]["past"]
        assert json.loads(kept_states[table]) == whole


def test_checking_an_older_file_changes_nothing(tmp_path: Path) -> None:
    file = kept("before-schemas-1.sql", tmp_path)
    before = file.read_bytes()
    assert list(check(tmp_path, Shelf())) == []
    with closing(sqlite3.connect(file)) as spoilt, spoilt:
        spoilt.execute("UPDATE tables SET record = '{' WHERE phase = 'gathering'")
    assert [found.kind for found in check(tmp_path, Shelf())] == ["table"]
    assert schema_in(file) == 0
    assert len(file.read_bytes()) == len(before)


def test_a_file_of_a_later_version_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = kept("before-schemas-2.sql", tmp_path)
    with closing(sqlite3.connect(file)) as later:
        later.execute("PRAGMA user_version = 99")
    before = file.read_bytes()
    with pytest.raises(BadSetup) as caught:
        serve("127.0.0.1", 0, tmp_path)
    said = str(caught.value)
    assert str(file) in said and "its schema is 99, this version knows" in said
    assert "\n" not in said
    assert (
        [found.what for found in check(tmp_path, Shelf())] == [why_not_usable(tmp_path)] == [said]
    )
    with pytest.raises(BadSetup, match="its schema is 99"):
        migrate(file)
    assert file.read_bytes() == before
    assert not list(tmp_path.glob("*.schema-*"))


def test_a_migration_that_fails_changes_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept("before-schemas-2.sql", tmp_path)
    before = parts(file)
    broken = (
        *migrations.migrations(KIND),
        Migration(99, "broken", "CREATE TABLE more (id TEXT);\nINSERT INTO nowhere VALUES (1);"),
    )
    with monkeypatch.context() as patched:
        patched.setattr(sqlite_schema, "migrations", lambda _: broken)
        with pytest.raises(BadSetup, match=r"could not be brought .*nowhere.* it is as it was\.$"):
            migrate(file)
    assert (schema_in(file), parts(file)) == (0, before)
    assert schema_in(copy_name(file, 0)) == 0
    migrate(file)
    assert schema_in(file) == latest(KIND)
    assert faults_of_file(tmp_path) == []


AMID = r"""
import sqlite3, sys
from pathlib import Path
from ludotheque.server.store import sqlite_schema
from ludotheque.server.store.migrations import Migration

def halt():
    print("amid it", flush=True)
    sys.stdin.read()

def connect(*given, **named):
    file = real(*given, **named)
    file.create_function("halt", 0, halt)
    return file

real, sqlite3.connect = sqlite3.connect, connect
steps = sqlite_schema.migrations("sqlite")
last = Migration(99, "halts", "CREATE TABLE more (id TEXT);\nSELECT halt();")
sqlite_schema.migrations = lambda _: (*steps, last)
sqlite_schema.migrate(Path(sys.argv[1]))
"""


def test_a_process_that_is_killed_amid_a_migration_leaves_the_file_as_it_was(
    tmp_path: Path,
) -> None:
    file = kept("before-schemas-2.sql", tmp_path)
    before = parts(file)
    with subprocess.Popen(
        [sys.executable, "-c", AMID, str(file)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "amid it\n"
        process.kill()
    assert (schema_in(file), parts(file), faults_of_file(tmp_path)) == (0, before, [])
    migrate(file)
    assert schema_in(file) == latest(KIND)
    assert list(check(tmp_path, Shelf())) == []


def test_no_file_is_changed_of_which_no_copy_can_be_made(tmp_path: Path) -> None:
    file = kept("before-schemas-2.sql", tmp_path)
    (tmp_path / f"{copy_name(file, 0).name}.half").mkdir()
    with pytest.raises(BadSetup, match="could not be brought to schema"):
        migrate(file)
    assert schema_in(file) == 0


# Older rules


def test_the_log_of_a_table_under_older_rules_can_be_had_as_far_as_one_may_read_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = Inn(tmp_path, Ponders())
    anna, ben, carl = inn.guest("Anna"), inn.guest("Ben"), inn.guest("Carl")
    table = inn.started(anna, ben)
    inn.play(table, anna, 0, inn.match(table).legal(0)[0].text)
    told = {
        guest.id: [
            (one["text"], [event["event"] for event in one["events"] if "event" in event])
            for one in cast("list[dict[str, Any]]", inn.news(table, guest).seats[0].entries)
        ]
        for guest in (anna, ben, carl)
    }
    assert told[anna.id] != told[ben.id] != told[carl.id]
    whole = inn.table(table).log().text()
    monkeypatch.setattr(inn.table(table).game, "version", 2)
    later = Inn(tmp_path)
    for guest in (anna, ben, carl):
        with refused("rules-changed"):
            later.info(table, guest)
        game, log = later.run(later.tables.log(table, guest.id))
        text = log.text()
        read = Log.read(text)
        assert (game, read.head["rules"], read.end) == ("quarrel", 1, {})
        assert told[guest.id] == [
            (one.text, [event.happening.name for event in one.events]) for one in read.entries
        ]
        assert '"sees"' in whole and '"sees"' not in text
    later.close()
    inn.close()
