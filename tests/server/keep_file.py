"""Keeps what today's server writes for tomorrow's: `python -m tests.server.keep_file NAME`.

It plays the same little evening with the toy game and writes down the whole file, as SQL, into
`tests/server/kept/NAME.sql`. A test opens every one of them and plays on.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from contextlib import closing
from pathlib import Path

from ludotheque.core.registry import register
from ludotheque.server.service.record import Guest, guest_id
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.wire import commands, sheets
from tests.server.inn import Inn, Ponders
from tests.toy.quarrel.rules import GAME as QUARREL

KEPT = Path(__file__).parent / "kept"
ANNA, BEN = "anna" * 8, "ben0" * 8
"""The secrets in their cookies."""
MOVES = 3
"""So many moves were made at the table that goes on."""


def evening(folder: Path) -> None:
    """A table that gathers, one that plays, one that waits for a bot, one that is over; chat at
    the one that plays."""
    inn = Inn(folder, Ponders())
    anna, ben = _guest(inn, ANNA, "Anna"), _guest(inn, BEN, "Ben")
    gathering = inn.make(anna, is_open=True)
    inn.send(gathering, anna, commands.Sit(id=inn.message()))
    inn.time += 10
    playing = inn.started(anna, ben)
    for number in range(3):
        inn.send(playing, ben, commands.Say(id=f"chat-{number}", text=f"Line {number}", seat=1))
    for _ in range(MOVES):
        _move(inn, playing, {0: anna, 1: ben})
    inn.time += 10
    inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    inn.time += 10
    over = inn.started(anna, ben)
    while not inn.match(over).is_over:
        _move(inn, over, {0: anna, 1: ben})
    inn.close()


def _guest(inn: Inn, token: str, name: str) -> Guest:
    return inn.run(inn.tables.guests.introduce(guest_id(token), sheets.Profile(name=name)))


def _move(inn: Inn, table: str, people: dict[int, Guest]) -> None:
    match = inn.match(table)
    seat = match.asks()[0]
    inn.play(table, people[seat], seat, match.legal(seat)[0].text)


def written_down(path: Path) -> str:
    """A whole file as SQL, with the number of its schema."""
    with closing(sqlite3.connect(path)) as file:
        schema = file.execute("PRAGMA user_version").fetchone()[0]
        return "\n".join([*file.iterdump(), f"PRAGMA user_version = {schema};"]) + "\n"


def opened(text: str, folder: Path) -> Path:
    """A file in a folder as it was written down."""
    with closing(sqlite3.connect(folder / FILE_NAME)) as file:
        file.executescript(text)
        file.execute("PRAGMA journal_mode = WAL")
    return folder / FILE_NAME


def main(name: str) -> None:
    register(QUARREL)
    with tempfile.TemporaryDirectory() as folder:
        evening(Path(folder))
        text = written_down(Path(folder) / FILE_NAME)
    KEPT.mkdir(exist_ok=True)
    (KEPT / f"{name}.sql").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
