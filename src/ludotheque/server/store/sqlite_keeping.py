"""Keeping in an SQLite file: what guests hide and report, how much each has made, and what goes."""

from __future__ import annotations

import sqlite3

from ludotheque.server.store.store import Count, NewReport


def newest(reading: sqlite3.Connection) -> float:
    row = reading.execute(
        "SELECT max(latest) FROM (SELECT max(changed_at) AS latest FROM tables WHERE phase = ? "
        "UNION ALL SELECT max(changed_at) FROM tables WHERE phase = ? "
        "UNION ALL SELECT max(changed_at) FROM tables WHERE phase = ?)",
        ("gathering", "running", "over"),  # Each is one look at the end of the index.
    ).fetchone()
    return float(row[0] or 0.0)


def count_of(reading: sqlite3.Connection, guest: str, since: float) -> Count:
    hosted, made = reading.execute(
        "SELECT (SELECT count(*) FROM tables WHERE host = ? AND host <> '' AND phase <> 'over'), "
        "(SELECT count(*) FROM tables WHERE maker = ? AND maker <> '' AND made_at >= ?)",
        (guest, guest, since),
    ).fetchone()
    return Count(hosted, made)


def outdated(reading: sqlite3.Connection, phase: str, before: float, most: int) -> list[str]:
    rows = reading.execute(
        "SELECT id FROM tables WHERE phase = ? AND changed_at < ? ORDER BY changed_at LIMIT ?",
        (phase, before, most),
    )
    return [str(row[0]) for row in rows]


def remove_outdated(writing: sqlite3.Connection, table: str, phase: str, before: float) -> bool:
    is_old = writing.execute(
        "SELECT count(*) FROM tables WHERE id = ? AND phase = ? AND changed_at < ?",
        (table, phase, before),
    ).fetchone()[0]
    return bool(is_old) and remove_table(writing, table)


def remove_table(writing: sqlite3.Connection, table: str) -> bool:
    """Remove a table and all that belongs to it inside the open transaction; whether there was
    one. Reports of it stay until they are settled."""
    for name in ("entries", "pasts", "chat", "holders", "analyses", "invitations", "told"):
        writing.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
    return writing.execute("DELETE FROM tables WHERE id = ?", (table,)).rowcount == 1


def forget_chat(writing: sqlite3.Connection, before: float, most: int) -> int:
    return writing.execute(
        "DELETE FROM chat WHERE (table_id, number) IN "
        "(SELECT table_id, number FROM chat WHERE at < ? ORDER BY at LIMIT ?)",
        (before, most),
    ).rowcount


def forget_reports(writing: sqlite3.Connection, before: float, most: int) -> int:
    return writing.execute(
        "DELETE FROM reports WHERE id IN "
        "(SELECT id FROM reports WHERE is_settled = 1 AND at < ? ORDER BY id LIMIT ?)",
        (before, most),
    ).rowcount


def free_pages(reading: sqlite3.Connection) -> int:
    """How many pages of the file hold nothing."""
    return int(reading.execute("PRAGMA freelist_count").fetchone()[0])


def give_room_back(writing: sqlite3.Connection, most: int) -> int:
    """Let the file end so many empty pages earlier."""
    given = min(most, free_pages(writing))
    for _ in range(given):  # Python's module takes one step of it only, and so one page.
        writing.execute("PRAGMA incremental_vacuum(1)")
    return given


# Peace


def hide(writing: sqlite3.Connection, guest: str, other: str, is_hidden: bool) -> None:
    if is_hidden:
        text = "INSERT INTO hidden (guest, other) VALUES (?, ?) ON CONFLICT DO NOTHING"
    else:
        text = "DELETE FROM hidden WHERE guest = ? AND other = ?"
    writing.execute(text, (guest, other))


def hidden_by(reading: sqlite3.Connection, guest: str) -> list[str]:
    rows = reading.execute("SELECT other FROM hidden WHERE guest = ? ORDER BY other", (guest,))
    return [str(row[0]) for row in rows]


def keep_report(writing: sqlite3.Connection, report: NewReport) -> None:
    writing.execute(
        "INSERT INTO reports (at, table_id, game, reporter, about, text, chat) "
        "VALUES (?, ?, ?, ?, ?, ?, ?)",
        (
            report.at, report.table, report.game, report.reporter, report.about, report.text,
            report.chat,
        ),
    )  # fmt: skip


def reports_by(reading: sqlite3.Connection, guest: str, since: float) -> int:
    row = reading.execute(
        "SELECT count(*) FROM reports WHERE reporter = ? AND at >= ?", (guest, since)
    ).fetchone()
    return int(row[0])


def note_running(writing: sqlite3.Connection, now: float, is_first: bool, patience: float) -> float:
    """Note that a server runs; for how many seconds in all none has."""
    row = writing.execute("SELECT seen_at, seconds FROM outages").fetchone()
    seen_at, seconds = (now, 0.0) if row is None else row
    if is_first or abs(now - seen_at) > patience:
        seconds += now - seen_at
        seen_at = now
    writing.execute(
        "INSERT OR REPLACE INTO outages (one, seen_at, seconds) VALUES (1, ?, ?)",
        (max(seen_at, now), seconds),
    )
    return float(seconds)


def down(reading: sqlite3.Connection) -> float:
    """For how many seconds in all no server has run."""
    row = reading.execute("SELECT seconds FROM outages").fetchone()
    return 0.0 if row is None else float(row[0])
