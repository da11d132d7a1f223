"""The office of a PostgreSQL database."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final, TypeVar

import asyncpg

from ludotheque.core.errors import BadSetup
from ludotheque.server.store import postgres_reading as reading
from ludotheque.server.store import postgres_results as played
from ludotheque.server.store.carrying import carry_over, write_file
from ludotheque.server.store.office import Ban, NoticeKind, Office, Report, Stats, Wanted
from ludotheque.server.store.personal import erasing
from ludotheque.server.store.postgres_accounts import give_notice
from ludotheque.server.store.postgres_commit import statement
from ludotheque.server.store.postgres_link import (
    TROUBLE,
    Connection,
    connect_patiently,
    in_words,
    where,
)
from ludotheque.server.store.postgres_schema import prepare, schema_of
from ludotheque.server.store.results import KeptRating, KeptResult, Recomputed
from ludotheque.server.store.store import Change, Conflict, Kept, KeptWhole

T = TypeVar("T")

_SENT_BY: Final = "starts_with(sent, $1 || ':')"


class PostgresOffice(Office):
    """Looks after one database; `BadSetup` says why it cannot. Whoever uses it waits for it, and it
    waits for the database in a loop of its own."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self._open: Connection | None = None
        try:
            self._wait(prepare(address))
            self._open = self._wait(connect_patiently(address))
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if self._open is not None:
            self._wait(self._open.close())
            self._open = None
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    # Tables

    def tables(self, wanted: Wanted) -> list[Kept]:
        conditions = {
            "phase = ${}": wanted.phase,
            "game = ${}": wanted.game,
            "id IN (SELECT table_id FROM holders WHERE guest = ${})": wanted.guest,
            "changed_at < ${}": wanted.before,
        }
        chosen = {text: value for text, value in conditions.items() if value not in ("", None)}
        texts = [text.format(place) for place, text in enumerate(chosen, 1)]
        which = f"WHERE {' AND '.join(texts)} " if texts else ""
        which += f"ORDER BY changed_at DESC LIMIT ${len(texts) + 1}"
        values = [*chosen.values(), wanted.most]
        return self._do(lambda one: reading.rows(one, which, *values))

    def tables_naming(self, guest: str) -> list[str]:
        found = self._fetch("SELECT id FROM tables WHERE strpos(record, $1) > 0 ORDER BY id", guest)
        return [row[0] for row in found]

    def load(self, table: str) -> KeptWhole | None:
        return self._do(lambda one: reading.load(one, table, ""))

    def down(self) -> float:
        return float(self._fetch("SELECT coalesce(sum(seconds), 0) FROM outages")[0][0])

    def commit(self, change: Change) -> None:
        text, values = statement([[change]], "", 0.0)
        if self._fetch(text, *values):
            raise Conflict(change.table)

    def remove_table(self, table: str) -> bool:
        return bool(self._fetch(reading.REMOVE, table))

    # Guests

    def guests(self) -> list[tuple[str, str]]:
        return [
            (row[0], row[1]) for row in self._fetch("SELECT id, profile FROM guests ORDER BY id")
        ]

    def guest(self, guest: str) -> str | None:
        found = self._fetch("SELECT profile FROM guests WHERE id = $1", guest)
        return str(found[0][0]) if found else None

    def keep_guest(self, guest: str, profile: str) -> None:
        self._fetch(
            "INSERT INTO guests (id, profile) VALUES ($1, $2) "
            "ON CONFLICT (id) DO UPDATE SET profile = excluded.profile",
            guest, profile,
        )  # fmt: skip

    def name_account(self, guest: str, looks: str) -> bool:
        async def rename(one: Connection) -> bool:
            try:
                await one.execute("UPDATE accounts SET looks = $1 WHERE guest = $2", looks, guest)
            except asyncpg.UniqueViolationError:
                return False
            return True

        return self._do(rename)

    def name_in_chat(self, guest: str, name: str) -> None:
        async def rename(one: Connection) -> None:
            async with one.transaction():
                said = await one.fetch(
                    f"SELECT table_id, number, text FROM chat WHERE {_SENT_BY} FOR UPDATE", guest
                )
                for table, number, text in said:
                    await one.execute(
                        "UPDATE chat SET text = $3 WHERE table_id = $1 AND number = $2",
                        table, number, _named(text, name),
                    )  # fmt: skip

        self._do(rename)

    def erase_guest(self, guest: str) -> int:
        async def erase(one: Connection) -> int:
            async with one.transaction():
                said = await one.fetchval(f"SELECT count(*) FROM chat WHERE {_SENT_BY}", guest)
                for text in erasing("postgres"):
                    await one.execute(text, guest)
                reported = await one.fetch(
                    "SELECT id, chat FROM reports WHERE strpos(chat, $1) > 0", guest
                )
                await played.erase_played(one, guest)
                for id, chat in reported:
                    await one.execute(
                        "UPDATE reports SET chat = $2 WHERE id = $1", id, _without(chat, guest)
                    )
                return int(said)

        return self._do(erase)

    def ban(self, ban: Ban) -> None:
        self._fetch(
            "INSERT INTO bans (guest, at, why) VALUES ($1, $2, $3) "
            "ON CONFLICT (guest) DO UPDATE SET at = excluded.at, why = excluded.why",
            ban.guest, ban.at, ban.why,
        )  # fmt: skip

    def unban(self, guest: str) -> bool:
        return bool(self._fetch("DELETE FROM bans WHERE guest = $1 RETURNING 1", guest))

    def bans(self) -> list[Ban]:
        found = self._fetch("SELECT guest, at, why FROM bans ORDER BY at DESC, guest")
        return [Ban(*row) for row in found]

    # Reports

    def reports(self, is_settled: bool) -> list[Report]:
        found = self._fetch(
            "SELECT id, at, table_id, game, reporter, about, text, chat, is_settled FROM reports "
            "WHERE is_settled = $1 ORDER BY id",
            is_settled,
        )
        return [Report(*row) for row in found]

    def settle(self, report: int) -> bool:
        return bool(
            self._fetch(
                "UPDATE reports SET is_settled = true WHERE id = $1 AND NOT is_settled RETURNING 1",
                report,
            )
        )

    # Ratings

    def ratings(self, game: str) -> list[KeptRating]:
        return self._do(lambda one: played.ratings_at(one, game))

    def recompute(
        self, game: str, work_out: Callable[[list[KeptResult]], Recomputed]
    ) -> tuple[int, int, int]:
        async def do(one: Connection) -> tuple[int, int, int]:
            async with one.transaction():
                return await played.recompute(one, game, work_out)

        return self._do(do)

    # The whole

    def stats(self) -> Stats:
        tables: dict[str, dict[str, int]] = {}
        for game, phase, count in self._fetch(
            "SELECT game, phase, count(*) FROM tables GROUP BY game, phase ORDER BY game, phase"
        ):
            tables.setdefault(game, {})[phase] = count
        return Stats(
            schema=self._do(schema_of),
            tables=tables,
            entries=self._count("entries"),
            lines=self._count("chat"),
            guests=self._count("guests"),
            bans=self._count("bans"),
            open_reports=self._count("reports WHERE NOT is_settled"),
            bytes=int(self._fetch("SELECT pg_database_size(current_database())")[0][0]),
        )

    def notice(self, kind: NoticeKind, id: str) -> None:
        async def note(one: Connection) -> None:
            async with one.transaction():
                await give_notice(one, kind, id)

        self._do(note)

    def backup(self, to: Path) -> None:
        self._do(lambda one: write_file(one, to))

    def carry_in(self, file: Path) -> dict[str, int]:
        """Put all that a file keeps into the database; how many rows of each."""
        return self._do(lambda one: carry_over(file, one))

    # How it is done

    def _count(self, what: str) -> int:
        return int(self._fetch(f"SELECT count(*) FROM {what}")[0][0])

    def _fetch(self, text: str, *values: Any) -> list[Any]:
        return self._do(lambda one: one.fetch(text, *values))

    def _do(self, do: Callable[[Connection], Awaitable[T]]) -> T:
        async def run() -> T:
            assert self._open is not None
            return await do(self._open)

        done: T = self._wait(run())
        return done

    def _wait(self, work: Any) -> Any:
        try:
            return asyncio.run_coroutine_threadsafe(work, self._loop).result()
        except TROUBLE as error:
            raise BadSetup(f"{where(self.address)} failed: {in_words(error)}.") from None


def _named(text: str, name: str) -> str:
    """A line of the chat under another name; one that cannot be read as it is."""
    try:
        line = json.loads(text)
    except ValueError:
        return text
    return json.dumps({**line, "name": name}, ensure_ascii=False)


def _without(chat: str, guest: str) -> str:
    """The lines of a report's chat, but for what a guest said."""
    try:
        lines: list[Any] = json.loads(chat)
        return json.dumps([one for one in lines if one.get("guest") != guest], ensure_ascii=False)
    except (ValueError, AttributeError):
        return "[]"
