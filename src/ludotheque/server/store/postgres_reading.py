"""Reading tables from a PostgreSQL database, and removing them."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.server.store.postgres_link import Connection
from ludotheque.server.store.store import KEPT_CHAT, Kept, KeptWhole

KEPT_ANSWERS: Final = 256
"""So many of the latest answers come with a table."""

_COLUMNS: Final = "id, version, game, phase, is_open, wake_at, changed_at, record, state, lines"
_WHOLE: Final = f"""
SELECT {_COLUMNS}, driver,
    log.numbers, log.texts, log.sents, said.texts, said.sents, back.texts, told.sents, told.texts,
    apart.texts, apart.sents
FROM tables,
    LATERAL (
        SELECT array_agg(number) AS numbers, array_agg(text) AS texts, array_agg(sent) AS sents
        FROM (SELECT number, text, sent FROM entries WHERE table_id = tables.id ORDER BY number) one
    ) AS log,
    LATERAL (
        SELECT array_agg(text) AS texts, array_agg(sent) AS sents FROM (
            SELECT text, sent FROM chat WHERE table_id = tables.id AND number >= 0
            ORDER BY number DESC LIMIT $2
        ) one
    ) AS said,
    LATERAL (
        SELECT array_agg(text) AS texts, array_agg(sent) AS sents FROM (
            SELECT text, sent FROM chat WHERE table_id = tables.id AND number < 0
            ORDER BY number LIMIT $2
        ) one
    ) AS apart,
    LATERAL (
        SELECT array_agg(text) AS texts
        FROM (SELECT text FROM pasts WHERE table_id = tables.id ORDER BY entry) one
    ) AS back,
    LATERAL (
        SELECT array_agg(sent) AS sents, array_agg(text) AS texts FROM (
            SELECT sent, text FROM answers WHERE table_id = tables.id AND text <> ''
            ORDER BY at DESC LIMIT $3
        ) one
    ) AS told
WHERE id = $1"""

BELONGS: Final = (
    "entries", "pasts", "chat", "holders", "analyses", "invitations", "answers", "told",
)  # fmt: skip
"""What goes with a table."""
_GONE: Final = ", ".join(
    f"gone_{name} AS (DELETE FROM {name} WHERE table_id IN (SELECT id FROM gone))"
    for name in BELONGS
)
REMOVE: Final = (
    f"WITH gone AS (DELETE FROM tables WHERE id = $1 RETURNING id), {_GONE} SELECT id FROM gone"
)
"""Removes a table with all that belongs to it; its row is the first that is locked."""
REMOVE_OUTDATED: Final = REMOVE.replace(
    "WHERE id = $1", "WHERE id = $1 AND phase = $2 AND changed_at < $3", 1
)


async def load(one: Connection, table: str, server: str) -> KeptWhole | None:
    """A table with all that belongs to it, by one statement and so of one moment."""
    if "\0" in table:  # There is no such text here, nor a table of such a name.
        return None
    row = await one.fetchrow(_WHOLE, table, KEPT_CHAT, KEPT_ANSWERS)
    if row is None:
        return None
    numbers, texts, sents, said, speakers, pasts, asked, told, apart, whisperers = (
        part or [] for part in row[11:]
    )
    kept = kept_of(row)
    kept.is_ours = row[10] in ("", server)  # What nobody sees to, whoever finds it does.
    return KeptWhole(
        row=kept,
        entries=texts,
        chat=said[::-1],
        sent={sent: number for number, sent in zip(numbers, sents) if sent},
        said=[sent for sent in (*speakers[::-1], *whisperers[::-1]) if sent],
        pasts=pasts,
        answers=dict(zip(asked[::-1], told[::-1])),
        gallery=apart[::-1],
    )


_NONE_RAN = (
    "(abs($1 - outages.seen_at) > $3 OR ($2 AND NOT EXISTS "
    "(SELECT FROM servers WHERE id <> $4 AND servers.seen_at >= $5)))"
)
NOTE_RUNNING: Final = (
    "INSERT INTO outages (one, seen_at, seconds) "
    "VALUES (1, $1::double precision, 0::double precision) ON CONFLICT (one) DO UPDATE SET "
    f"seconds = outages.seconds + CASE WHEN {_NONE_RAN} THEN $1 - outages.seen_at ELSE 0 END, "
    f"seen_at = CASE WHEN {_NONE_RAN} THEN $1 ELSE greatest($1, outages.seen_at) END "
    "RETURNING seconds"
)
"""Notes that a server runs: now, whether it is the first time, patience, who, and when others who
said nothing since are gone."""


async def rows(one: Connection, which: str, *values: Any) -> list[Kept]:
    """The tables that are chosen so."""
    return [
        kept_of(row) for row in await one.fetch(f"SELECT {_COLUMNS} FROM tables {which}", *values)
    ]


def kept_of(row: Any) -> Kept:
    """A row that begins with a table's columns."""
    return Kept(
        table=row[0], version=row[1], game=row[2], phase=row[3], is_open=row[4], wake_at=row[5],
        changed_at=row[6], record=row[7], state=row[8], lines=row[9],
    )  # fmt: skip
