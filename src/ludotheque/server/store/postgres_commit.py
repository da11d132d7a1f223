"""Many changes of tables as one statement, and so as one transaction and one way there and back.

Each job is kept whole or not at all: one whose tables are not at the versions that it changes is
left out, and the others are kept. Rows are locked in the order of their ids, so that two servers
never wait for each other.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from ludotheque.server.store.results import NewResult
from ludotheque.server.store.store import Change

Job = Sequence[Change]
"""Changes that are kept together or not at all."""

_GIVEN: Final = {
    "job": "int", "id": "text", "version": "bigint", "game": "text", "phase": "text",
    "is_open": "boolean", "wake_at": "double precision", "changed_at": "double precision",
    "record": "text", "state": "text", "host": "text", "lines": "bigint", "driver": "text",
    "driven_until": "double precision", "call_at": "double precision", "keeps_call": "boolean",
}  # fmt: skip

_HEAD: Final = """
WITH given AS MATERIALIZED (SELECT * FROM {given}),
locked AS MATERIALIZED (
    SELECT id, version FROM tables WHERE id = ANY ({ids}) ORDER BY id FOR UPDATE
),
late AS MATERIALIZED (
    SELECT DISTINCT given.job FROM given LEFT JOIN locked ON locked.id = given.id
    WHERE given.version <> coalesce(locked.version, 0)
),
fine AS MATERIALIZED (
    SELECT * FROM given WHERE job NOT IN (SELECT job FROM late)
),
changed AS (
    UPDATE tables SET version = tables.version + 1, game = fine.game, phase = fine.phase,
        is_open = fine.is_open, wake_at = fine.wake_at, changed_at = fine.changed_at,
        host = fine.host, record = coalesce(fine.record, tables.record),
        state = coalesce(fine.state, tables.state), lines = coalesce(fine.lines, tables.lines),
        driver = fine.driver, driven_until = fine.driven_until,
        call_at = CASE WHEN fine.keeps_call THEN tables.call_at ELSE fine.call_at END
    FROM fine WHERE tables.id = fine.id AND fine.version > 0
),
made AS (
    INSERT INTO tables (id, version, game, phase, is_open, wake_at, changed_at, record, state,
        host, maker, made_at, lines, driver, driven_until, call_at)
    SELECT id, 1, game, phase, is_open, wake_at, changed_at, coalesce(record, ''),
        coalesce(state, ''), host, host, changed_at, coalesce(lines, 0), driver, driven_until,
        call_at
    FROM fine WHERE version = 0
)"""
_FINE: Final = "WHERE one.id IN (SELECT id FROM fine)"
_TAIL: Final = "\nSELECT job FROM late"


class _Values:
    """The values of a statement, column by column."""

    def __init__(self) -> None:
        self.all: list[Any] = []

    def rows(self, columns: dict[str, str], rows: Iterable[tuple[Any, ...]]) -> str:
        """Rows as a table named `one`."""
        places = []
        for kind, column in zip(columns.values(), zip(*rows)):
            self.all.append(column)
            places.append(f"${len(self.all)}::{kind}[]")
        return f"unnest({', '.join(places)}) AS one ({', '.join(columns)})"


def statement(jobs: Sequence[Job], driver: str, lease: float) -> tuple[str, list[Any]]:
    """The statement that carries out all jobs, and its values; it answers with the places of those
    that came too late. No two jobs change the same table."""
    values = _Values()
    changes = [one for job in jobs for one in job]
    given = [
        (
            place, one.table, one.version, one.game, one.phase, one.is_open, one.kept_wake_at(),
            one.changed_at, one.record, one.state, one.host, _lines(one),
            "" if one.wake_at is None else driver,
            0.0 if one.wake_at is None else max(one.wake_at, one.now) + lease,
            one.kept_call_at(), one.keeps_call,
        )
        for place, job in enumerate(jobs)
        for one in job
    ]  # fmt: skip
    parts = [_HEAD.format(given=values.rows(_GIVEN, given), ids="$2::text[]")]
    for name, part in enumerate(_parts(changes, values)):
        parts.append(f",\npart{name} AS ({part})")
    return "".join(parts) + _TAIL, values.all


def _lines(change: Change) -> int | None:
    """So many lines the chat has had, if it has another number of them now."""
    return change.chat[-1].number + 1 if change.chat else None


def _parts(changes: list[Change], values: _Values) -> Iterable[str]:
    """What is written beside the tables' own rows, as far as there is anything."""
    entries = [
        (one.table, new.number, new.text, new.sent) for one in changes for new in one.entries
    ]
    if entries:
        kinds = {"id": "text", "number": "bigint", "text": "text", "sent": "text"}
        yield (
            "INSERT INTO entries (table_id, number, text, sent) "
            f"SELECT id, number, text, sent FROM {values.rows(kinds, entries)} {_FINE}"
        )
    ends = [(one.table, one.pasts_end) for one in changes if one.pasts_end is not None]
    if ends:
        rows = values.rows({"id": "text", "entry": "bigint"}, ends)
        yield (
            f"DELETE FROM pasts USING {rows} "
            f"{_FINE} AND pasts.table_id = one.id AND pasts.entry >= one.entry"
        )
    pasts = [(one.table, past.entry, past.text) for one in changes for past in one.pasts]
    if pasts:
        rows = values.rows({"id": "text", "entry": "bigint", "text": "text"}, pasts)
        yield (
            f"INSERT INTO pasts (table_id, entry, text) SELECT id, entry, text FROM {rows} {_FINE}"
        )
    yield from _parts_of_chat(changes, values)
    holders = [one for one in changes if one.holders is not None]
    if holders:
        yield from _parts_of_holders(holders, values)
    answers = [(one.table, new.sent, new.text, one.now) for one in changes for new in one.answers]
    if answers:
        kinds = {"id": "text", "sent": "text", "text": "text", "at": "double precision"}
        yield (
            "INSERT INTO answers (table_id, sent, text, at) "
            f"SELECT id, sent, text, at FROM {values.rows(kinds, answers)} {_FINE} "
            "ON CONFLICT DO NOTHING"
        )
    yield from _parts_of_results([one.result for one in changes if one.result], values)


def _parts_of_results(results: list[NewResult], values: _Values) -> Iterable[str]:
    if results:
        kinds = {
            "id": "text", "game": "text", "finished_at": "double precision",
            "is_rated": "boolean", "text": "text",
        }  # fmt: skip
        ended = [(one.table, one.game, one.finished_at, one.is_rated, one.text) for one in results]
        rows = values.rows(kinds, ended)
        yield (
            "INSERT INTO results (table_id, game, finished_at, is_rated, text) "
            f"SELECT id, game, finished_at, is_rated, text FROM {rows} {_FINE} "
            "ON CONFLICT DO NOTHING"
        )
    played = [(one.table, guest) for one in results for guest in one.guests]
    if played:
        rows = values.rows({"id": "text", "guest": "text"}, played)
        yield (
            f"INSERT INTO played (guest, table_id) SELECT guest, id FROM {rows} {_FINE} "
            "ON CONFLICT DO NOTHING"
        )


def _parts_of_chat(changes: list[Change], values: _Values) -> Iterable[str]:
    unsaid = [(one.table, f"{guest}:") for one in changes for guest in one.unsaid]
    if unsaid:
        rows = values.rows({"id": "text", "sender": "text"}, unsaid)
        yield (
            f"DELETE FROM chat USING {rows} "
            f"{_FINE} AND chat.table_id = one.id AND starts_with(chat.sent, one.sender)"
        )
    firsts = {one.table: one.chat[-1].number + 1 - one.most_lines for one in changes if one.chat}
    lasts = {
        one.table: one.most_lines - one.gallery[-1].number - 2 for one in changes if one.gallery
    }
    said = [
        (one.table, line.number, line.text, line.sent, line.at)
        for one in changes
        for line in one.lines()
        if firsts.get(one.table, 0) <= line.number
        or (line.number < 0 and line.number <= lasts[one.table])
    ]
    if said:
        kinds = {
            "id": "text", "number": "bigint", "text": "text", "sent": "text",
            "at": "double precision",
        }  # fmt: skip
        yield (
            "INSERT INTO chat (table_id, number, text, sent, at) "
            f"SELECT id, number, text, sent, at FROM {values.rows(kinds, said)} {_FINE}"
        )
    gone = [(table, first) for table, first in firsts.items() if first > 0]
    if gone:
        rows = values.rows({"id": "text", "number": "bigint"}, gone)
        yield (
            f"DELETE FROM chat USING {rows} "
            f"{_FINE} AND chat.table_id = one.id "
            "AND chat.number >= 0 AND chat.number < one.number"
        )
    gone = [(table, last) for table, last in lasts.items() if last < -1]
    if gone:
        rows = values.rows({"id": "text", "number": "bigint"}, gone)
        yield (
            f"DELETE FROM chat USING {rows} "
            f"{_FINE} AND chat.table_id = one.id AND chat.number < 0 AND chat.number > one.number"
        )


def _parts_of_holders(changes: list[Change], values: _Values) -> Iterable[str]:
    """Only what differs: a row cannot go and come in the same statement."""
    pairs = [(one.table, guest) for one in changes for guest in one.holders or ()]
    tables = values.rows({"id": "text"}, [(one.table,) for one in changes])
    if not pairs:
        yield f"DELETE FROM holders USING {tables} {_FINE} AND holders.table_id = one.id"
        return
    rows = values.rows({"id": "text", "guest": "text"}, pairs)
    yield (
        f"DELETE FROM holders USING {tables} {_FINE} AND holders.table_id = one.id "
        f"AND (holders.table_id, holders.guest) NOT IN (SELECT id, guest FROM {rows})"
    )
    yield (
        f"INSERT INTO holders (guest, table_id) SELECT guest, id FROM {rows} {_FINE} "
        "ON CONFLICT DO NOTHING"
    )
