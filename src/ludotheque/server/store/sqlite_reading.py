"""Reading tables from a SQLite file."""

from __future__ import annotations

import codecs
import sqlite3
from typing import Any, Final

from ludotheque.server.store.store import KEPT_CHAT, Kept, KeptWhole

_COLUMNS: Final = "id, version, game, phase, is_open, wake_at, changed_at, record, state, lines"


def load(reading: sqlite3.Connection, table: str) -> KeptWhole | None:
    """Row, log, chat and pasts in one transaction, so that they are of one moment."""
    reading.execute("BEGIN")
    try:
        found = rows(reading, "WHERE id = ?", (table,))
        if not found:
            return None
        entries: list[str] = []
        sent: dict[str, int] = {}
        for number, text, message in reading.execute(
            "SELECT number, text, sent FROM entries WHERE table_id = ? ORDER BY number", (table,)
        ):
            entries.append(text)
            if message:
                sent[message] = number
        chat, said = _last_lines(reading, table, "number >= 0 ORDER BY number DESC")
        gallery, whispered = _last_lines(reading, table, "number < 0 ORDER BY number")
        pasts = reading.execute(
            "SELECT text FROM pasts WHERE table_id = ? ORDER BY entry", (table,)
        )
        back = [text for (text,) in pasts]
        return KeptWhole(found[0], entries, chat, sent, [*said, *whispered], back, gallery=gallery)
    finally:
        reading.execute("COMMIT")


def _last_lines(reading: sqlite3.Connection, table: str, which: str) -> tuple[list[str], list[str]]:
    """The last lines that were said in one place, and the messages they came from."""
    found = reading.execute(
        f"SELECT text, sent FROM chat WHERE table_id = ? AND {which} LIMIT ?", (table, KEPT_CHAT)
    ).fetchall()[::-1]
    return [text for text, _ in found], [sent for _, sent in found if sent]


def rows(
    reading: sqlite3.Connection, which: str, values: tuple[Any, ...] | dict[str, Any]
) -> list[Kept]:
    """The tables that are chosen so."""
    return [
        Kept(
            table=row[0], version=row[1], game=row[2], phase=row[3], is_open=bool(row[4]),
            wake_at=row[5], changed_at=row[6], record=row[7], state=row[8],
            lines=row[9],
        )
        for row in reading.execute(f"SELECT {_COLUMNS} FROM tables {which}", values)
    ]  # fmt: skip


def read_text(text: bytes) -> str:
    """A text as it is kept. One that is damaged is read all the same, as what no JSON can be and
    everybody can be sent, so that its row alone is unreadable and not the list in which it stands.
    """
    return text.decode(errors=_DAMAGED)


def _substitute(error: UnicodeError) -> tuple[str, int]:
    if not isinstance(error, UnicodeDecodeError):
        raise error
    return "\x1a", error.end


_DAMAGED: Final = "ludotheque-damaged"
codecs.register_error(_DAMAGED, _substitute)
