"""Starting with ten thousand stored tables loads none of them."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.wire import commands, sheets
from tests.server.inn import Inn, NeverDecides, Ponders

MANY = 10_000


def fill(inn: Inn, folder: Path) -> str:
    """Ten thousand tables in the store, alike but for their ids; the id of one of them."""
    anna, ben = inn.guest("Anna"), inn.guest("Ben")
    table = inn.started(anna, ben)
    with closing(sqlite3.connect(folder / FILE_NAME)) as file, file:
        kept = file.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone()
        record = msgspec.json.decode(kept[7])
        rows = []
        for number in range(MANY):
            record["id"] = f"table-{number}"
            text = msgspec.json.encode(record).decode()
            rows.append((record["id"], *kept[1:7], text, *kept[8:]))
        marks = ", ".join("?" * len(kept))
        file.executemany(f"INSERT INTO tables VALUES ({marks})", rows)
        file.execute(
            "INSERT INTO entries SELECT 'table-77', number, text, sent FROM entries "
            "WHERE table_id = ?",
            (table,),
        )
    return "table-77"


def test_a_start_with_many_tables_loads_none_but_those_that_wait_for_a_bot(
    tmp_path: Path,
) -> None:
    inn = Inn(tmp_path, Ponders())
    table = fill(inn, tmp_path)
    anna = inn.guest("Anna")
    waiting = inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter())
    later = Inn(tmp_path, NeverDecides())
    assert later.run(later.tables.wake_due_tables()) == 0
    assert later.tables.live_tables() == []
    assert later.news(table, anna).seats[0].now is not None
    assert len(later.tables.live_tables()) == 1
    inn.send(waiting, anna, commands.Start(id="s"))
    assert later.run(later.tables.wake_due_tables()) == 1
    assert {one.id for one in later.tables.live_tables()} == {table, waiting}
    later.settle()
    later.close()
    inn.close()
