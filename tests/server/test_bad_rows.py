"""One bad row, one bad file: what cannot be read is set aside, said, and stops nobody else."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.server.main import serve
from ludotheque.server.service import company, invitations, mine
from ludotheque.server.service.exporting import everything_about
from ludotheque.server.service.record import Guest
from ludotheque.server.store import checking
from ludotheque.server.store.checking import faults_of_file, why_not_usable
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.store.store import Change, KeptWhole, StoreFailed
from ludotheque.server.wire import sheets
from tests.server.inn import FirstMove, Inn, Ponders, refused
from tests.server.process import Person, Server

BAD_ROWS = {
    "record is no JSON": ("record", "{"),
    "record is of another shape": ("record", "[]"),
    "record is no text": ("record", b"\xff\xfe"),
    "record is a number": ("record", 7),
    "state is no JSON": ("state", "{"),
    "state lacks the match": ("state", '{"match": {}, "times": {}, "entries": 3}'),
    "game is nothing": ("game", ""),
    "game is no text": ("game", b"\xff\xfe"),
}


def spoil(folder: Path, table: str, column: str, value: object) -> None:
    with closing(sqlite3.connect(folder / FILE_NAME)) as file, file:
        marks = "CAST(? AS TEXT)" if isinstance(value, bytes) else "?"
        file.execute(f"UPDATE tables SET {column} = {marks} WHERE id = ?", (value, table))


def with_a_bot(inn: Inn, anna: Guest) -> str:
    return inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True, is_open=True)


@pytest.mark.parametrize(("column", "value"), BAD_ROWS.values(), ids=BAD_ROWS)
def test_one_unreadable_row_stops_nobody_else(
    column: str, value: object, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    before = Inn(tmp_path, Ponders())
    anna = before.guest("Anna")
    bad, good = with_a_bot(before, anna), with_a_bot(before, anna)
    spoil(tmp_path, bad, column, value)
    before.close()
    inn = Inn(tmp_path)
    inn.time += 9.0
    assert inn.run(inn.tables.wake_due_tables()) == 1
    inn.settle()
    assert inn.match(good).asks() == [0]
    for listed in (inn.tables.open_tables, inn.tables.tables_of):
        shown = {info.id for info in inn.run(listed(anna.id))}
        assert good in shown
        assert bad not in shown or column in ("state", "game")
    assert good in {one.id for one in inn.run(mine.tables_of(inn.tables, anna.id)).tables}
    with pytest.raises(Exception, match=r"^(unreadable-table|no-such-game)$"):
        inn.info(bad, anna)
    assert inn.run(inn.store.due(inn.time, 9)) == []
    told = [line for line in caplog.messages if bad in line]
    assert told
    assert len(told) <= 2, "each bad table is told once when it is read and once when it sleeps"
    inn.close()


def test_an_unreadable_entry_or_line_of_chat_sets_one_table_aside(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    bad, good = inn.started(anna, ben), inn.started(anna, ben)
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        file.execute("UPDATE entries SET text = '{' WHERE table_id = ? AND number = 0", (bad,))
    inn.tables._live.clear()
    for _ in range(3):
        with refused("unreadable-table"):
            inn.info(bad, anna)
    assert inn.info(good, anna).phase == "running"
    assert len(caplog.messages) == 1
    assert caplog.messages[0].startswith(f"table {bad} cannot be read and is set aside: ")
    inn.close()


def test_a_table_that_cannot_be_read_keeps_nobody_from_invitations_or_from_being_found(
    inn: Inn, tmp_path: Path
) -> None:
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    inn.started(anna, ben)
    (known,) = inn.run(company.people_of(inn.tables, anna.id)).people
    bad, good = (inn.make(anna, sit=sheets.Sitter()) for _ in range(2))
    for table in (bad, good):
        inn.run(invitations.invite(inn.tables, anna, table, known.who))
    finding, wish = inn.tables.finding, sheets.Seek(game="quarrel", seats=2)
    inn.run(finding.seek(anna, wish))
    met = inn.run(finding.seek(ben, wish)).seeking
    assert met is not None and met.table
    for table in (bad, met.table):
        spoil(tmp_path, table, "record", "{")
    assert [one.table for one in inn.run(finding.look(ben.id)).invitations] == [good]
    again = inn.run(finding.seek(ben, wish)).seeking
    assert again is not None and again.table == ""


def test_a_table_that_cannot_be_read_is_missed_aloud_in_what_a_guest_takes_along(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    inn = Inn(tmp_path)
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    bad, good = inn.started(anna, ben), inn.started(anna, ben)
    spoil(tmp_path, bad, "record", "{")
    told = inn.run(everything_about(inn.tables, anna.id))["tables"]
    assert [one["id"] for one in told] == [good]
    assert caplog.messages[0].startswith(f"table {bad} cannot be read and is set aside: ")
    inn.close()


def test_damaged_text_reaches_nobody_and_keeps_nobody_from_their_own(tmp_path: Path) -> None:
    """Not even where it is no JSON, but stands in an answer as it is kept."""
    with Server(tmp_path) as server, Person(server, "Anna") as anna:
        bad, good = (anna.make("zock", 2, sit={}) for _ in range(2))
        anna.send(good, "say", text="Hello")
        spoil(tmp_path, bad, "game", b"zo\xff\xfe")
        with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
            file.execute("UPDATE chat SET text = CAST(? AS TEXT)", (b'{"text": "\xff"}',))
        server.stop()
        server.start()
        assert good in [one["id"] for one in anna.get("/api/my-tables")]
        assert anna.get(f"/api/tables/{bad}", 404)["code"] == "no-such-game"
        assert len(anna.get("/api/account/export")["chat"]) == 1


def test_a_guest_whose_row_is_damaged_comes_in_without_a_name(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    inn = Inn(tmp_path)
    anna = inn.guest("Anna")
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file, file:
        file.execute("UPDATE guests SET profile = '{' WHERE id = ?", (anna.id,))
    inn.tables.guests._known.clear()
    assert inn.run(inn.tables.guests.find(anna.id)) == Guest(anna.id)
    assert "cannot be read" in caplog.messages[0]
    inn.close()


def test_a_store_that_fails_for_a_moment_puts_no_table_to_sleep(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = Inn(tmp_path, Ponders())
    table = with_a_bot(before, before.guest("Anna"))
    before.close()
    inn = Inn(tmp_path)

    async def fail(_: str) -> KeptWhole | None:
        raise StoreFailed("disk I/O error")

    with monkeypatch.context() as broken:
        broken.setattr(inn.store, "load", fail)
        assert inn.run(inn.tables.wake_due_tables()) == 0
    assert inn.run(inn.tables.wake_due_tables()) == 1
    inn.settle()
    assert inn.match(table).asks() == [0]
    inn.close()


def test_a_bot_whose_move_could_not_be_kept_plays_when_the_disk_can_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody has to touch the table for that: the sweep mends it."""
    inn = Inn(tmp_path, FirstMove())
    anna = inn.guest("Anna")
    keep = inn.store.commit

    async def fail(*changes: Change) -> None:
        if changes[0].version:
            raise StoreFailed("database or disk is full")
        await keep(*changes)

    with monkeypatch.context() as broken:
        broken.setattr(inn.store, "commit", fail)
        table = with_a_bot(inn, anna)
        inn.settle()
    live = inn.tables._live[table]
    assert live.is_spoilt
    inn.run(inn.tables.wake_due_tables())
    inn.settle()
    assert live.asked() == [0]
    inn.close()


# Files


def overwrite(path: Path, make: Callable[[bytes], bytes]) -> None:
    path.write_bytes(make(path.read_bytes()))


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"This is no database, and it never was one." * 100,
        lambda data: data[:4096] + b"\x5a" * (len(data) - 4096),
        lambda data: data[: len(data) // 2],
    ],
    ids=["another file", "overwritten", "cut off"],
)
def test_a_damaged_file_is_told_in_one_sentence_and_left_alone(
    damage: Callable[[bytes], bytes], tmp_path: Path
) -> None:
    inn = Inn(tmp_path)
    for _ in range(30):
        inn.started(inn.guest("Anna"), inn.guest("Ben"))
    inn.close()
    path = tmp_path / FILE_NAME
    assert why_not_usable(tmp_path) == ""
    assert faults_of_file(tmp_path) == []
    overwrite(path, damage)
    spoilt = path.read_bytes()
    assert faults_of_file(tmp_path)
    with pytest.raises(BadSetup) as caught:
        serve("127.0.0.1", 0, tmp_path)
    said = str(caught.value)
    assert str(path) in said
    assert "\n" not in said and "put a copy of it in its place" in said
    assert path.read_bytes() == spoilt


def test_a_large_file_is_only_opened_at_the_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inn = Inn(tmp_path)
    for _ in range(30):
        inn.started(inn.guest("Anna"), inn.guest("Ben"))
    inn.close()
    with closing(sqlite3.connect(tmp_path / FILE_NAME)) as file:
        where = "SELECT rootpage FROM sqlite_master WHERE name = 'entries'"
        page = file.execute(where).fetchone()[0]
        size = file.execute("PRAGMA page_size").fetchone()[0]
    log = (page - 1) * size
    overwrite(tmp_path / FILE_NAME, lambda data: data[:log] + b"\x5a" * size + data[log + size :])
    monkeypatch.setattr(checking, "LOOKED_THROUGH", 0)
    assert why_not_usable(tmp_path) == ""
    assert faults_of_file(tmp_path)
