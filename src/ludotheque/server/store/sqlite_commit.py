"""Carrying changes of tables out in a SQLite file, inside a transaction that is open."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from ludotheque.server.store.sqlite_results import keep_result
from ludotheque.server.store.store import Change, Conflict


def keep_all(writing: sqlite3.Connection, changes: Sequence[Change]) -> None:
    """Carry changes out inside the open transaction, all of them or none."""
    writing.execute("SAVEPOINT together")
    try:
        for change in changes:
            _keep(writing, change)
    except Conflict:
        writing.execute("ROLLBACK TO together")
        raise
    finally:
        writing.execute("RELEASE together")


def _keep(writing: sqlite3.Connection, change: Change) -> None:
    """Carry a change out inside the open transaction, if the version is the one it changes."""
    if change.version == 0:
        changed = writing.execute(
            "INSERT INTO tables (id, version, game, phase, is_open, wake_at, changed_at, record, "
            "state, host, maker, made_at, call_at) VALUES (?, 1, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
            "ON CONFLICT (id) DO NOTHING",
            (
                change.table, change.game, change.phase, change.is_open, change.kept_wake_at(),
                change.changed_at, change.record or "", change.state or "", change.host,
                change.host, change.changed_at, change.kept_call_at(),
            ),
        )  # fmt: skip
    else:
        changed = writing.execute(
            "UPDATE tables SET version = version + 1, game = ?, phase = ?, is_open = ?, "
            "wake_at = ?, changed_at = ?, host = ?, record = coalesce(?, record), "
            "state = coalesce(?, state), call_at = CASE WHEN ? THEN call_at ELSE ? END "
            "WHERE id = ? AND version = ?",
            (
                change.game, change.phase, change.is_open, change.kept_wake_at(),
                change.changed_at, change.host, change.record, change.state, change.keeps_call,
                change.kept_call_at(), change.table, change.version,
            ),
        )  # fmt: skip
    if changed.rowcount != 1:
        raise Conflict(change.table)
    for entry in change.entries:
        writing.execute(
            "INSERT INTO entries (table_id, number, text, sent) VALUES (?, ?, ?, ?)",
            (change.table, entry.number, entry.text, entry.sent),
        )
    if change.pasts_end is not None:
        writing.execute(
            "DELETE FROM pasts WHERE table_id = ? AND entry >= ?", (change.table, change.pasts_end)
        )
    for past in change.pasts:
        writing.execute(
            "INSERT INTO pasts (table_id, entry, text) VALUES (?, ?, ?)",
            (change.table, past.entry, past.text),
        )
    for guest in change.unsaid:
        writing.execute(
            "DELETE FROM chat WHERE table_id = ? AND substr(sent, 1, ?) = ?",
            (change.table, len(guest) + 1, f"{guest}:"),
        )
    for line in change.lines():
        writing.execute(
            "INSERT INTO chat (table_id, number, text, sent, at) VALUES (?, ?, ?, ?, ?)",
            (change.table, line.number, line.text, line.sent, line.at),
        )
    if change.chat:
        lines = change.chat[-1].number + 1
        writing.execute("UPDATE tables SET lines = ? WHERE id = ?", (lines, change.table))
        writing.execute(
            "DELETE FROM chat WHERE table_id = ? AND number >= 0 AND number < ?",
            (change.table, lines - change.most_lines),
        )
    if change.gallery:
        first = change.gallery[-1].number + 1 - change.most_lines
        writing.execute(
            "DELETE FROM chat WHERE table_id = ? AND number < 0 AND number > ?",
            (change.table, -1 - first),
        )
    if change.holders is not None:
        writing.execute("DELETE FROM holders WHERE table_id = ?", (change.table,))
        for guest in change.holders:
            writing.execute(
                "INSERT INTO holders (guest, table_id) VALUES (?, ?)", (guest, change.table)
            )
    if change.result is not None:
        keep_result(writing, change.result)
