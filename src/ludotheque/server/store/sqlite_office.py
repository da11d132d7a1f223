"""The office of an SQLite file."""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from ludotheque.core.errors import BadSetup
from ludotheque.server.store import sqlite_keeping as keeping
from ludotheque.server.store import sqlite_results as played
from ludotheque.server.store.checking import why_not_there, why_not_usable
from ludotheque.server.store.office import Ban, NoticeKind, Office, Report, Stats, Wanted
from ludotheque.server.store.personal import erasing
from ludotheque.server.store.results import KeptRating, KeptResult, Recomputed
from ludotheque.server.store.sqlite import FILE_NAME
from ludotheque.server.store.sqlite_accounts import give_notice
from ludotheque.server.store.sqlite_commit import keep_all
from ludotheque.server.store.sqlite_keeping import remove_table
from ludotheque.server.store.sqlite_reading import load, read_text, rows
from ludotheque.server.store.sqlite_schema import migrate, schema_of
from ludotheque.server.store.store import Change, Kept, KeptWhole

_SENT_BY: Final = "substr(sent, 1, length(:guest) + 1) = :guest || ':'"
_PATIENCE: Final = 10_000


class SqliteOffice(Office):
    """Looks after one SQLite file; `BadSetup` says why it cannot."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / FILE_NAME
        trouble = why_not_there(folder) or why_not_usable(folder)
        if trouble:
            raise BadSetup(trouble)
        migrate(self.path)
        self._file = sqlite3.connect(self.path, isolation_level=None)
        self._file.text_factory = read_text
        self._file.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
        self._file.execute("PRAGMA synchronous = FULL")
        self._file.execute("PRAGMA secure_delete = ON")  # What is erased is overwritten.

    def close(self) -> None:
        self._file.close()

    # Tables

    def tables(self, wanted: Wanted) -> list[Kept]:
        conditions = {
            "phase = :phase": wanted.phase,
            "game = :game": wanted.game,
            "id IN (SELECT table_id FROM holders WHERE guest = :guest)": wanted.guest,
            "changed_at < :before": wanted.before is not None,
        }
        chosen = [text for text, is_wanted in conditions.items() if is_wanted]
        where = f"WHERE {' AND '.join(chosen)}" if chosen else ""
        return rows(
            self._file,
            f"{where} ORDER BY changed_at DESC LIMIT :most",
            {
                "phase": wanted.phase, "game": wanted.game, "guest": wanted.guest,
                "before": wanted.before, "most": wanted.most,
            },
        )  # fmt: skip

    def tables_naming(self, guest: str) -> list[str]:
        found = self._file.execute(
            "SELECT id FROM tables WHERE instr(record, ?) > 0 ORDER BY id", (guest,)
        )
        return [str(id) for (id,) in found]

    def load(self, table: str) -> KeptWhole | None:
        return load(self._file, table)

    def down(self) -> float:
        return keeping.down(self._file)

    def commit(self, change: Change) -> None:
        with self._together() as file:
            keep_all(file, [change])

    def remove_table(self, table: str) -> bool:
        with self._together() as file:
            return remove_table(file, table)

    # Guests

    def guests(self) -> list[tuple[str, str]]:
        return list(self._file.execute("SELECT id, profile FROM guests ORDER BY id"))

    def guest(self, guest: str) -> str | None:
        row = self._file.execute("SELECT profile FROM guests WHERE id = ?", (guest,)).fetchone()
        return None if row is None else str(row[0])

    def keep_guest(self, guest: str, profile: str) -> None:
        self._file.execute(
            "INSERT INTO guests (id, profile) VALUES (?, ?) "
            "ON CONFLICT (id) DO UPDATE SET profile = excluded.profile",
            (guest, profile),
        )

    def name_account(self, guest: str, looks: str) -> bool:
        try:
            self._file.execute("UPDATE accounts SET looks = ? WHERE guest = ?", (looks, guest))
        except sqlite3.IntegrityError:
            return False
        return True

    def name_in_chat(self, guest: str, name: str) -> None:
        self._file.execute(
            f"UPDATE chat SET text = json_set(text, '$.name', :name) WHERE {_SENT_BY} "
            "AND json_valid(text)",
            {"guest": guest, "name": name},
        )

    def erase_guest(self, guest: str) -> int:
        with self._together() as file:
            said = int(
                file.execute(
                    f"SELECT count(*) FROM chat WHERE {_SENT_BY}", {"guest": guest}
                ).fetchone()[0]
            )
            for text in erasing("sqlite"):
                file.execute(text, (guest,))
            reported = file.execute(
                "SELECT id, chat FROM reports WHERE instr(chat, ?) > 0", (guest,)
            ).fetchall()
            played.erase_played(file, guest)
            for id, chat in reported:
                file.execute(
                    "UPDATE reports SET chat = ? WHERE id = ?", (_without(chat, guest), id)
                )
        # Also in the write-ahead file, which is overwritten only when it happens to be.
        with contextlib.suppress(sqlite3.Error):  # What was committed does not depend on it.
            self._file.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
        return said

    def ban(self, ban: Ban) -> None:
        self._file.execute(
            "INSERT INTO bans (guest, at, why) VALUES (?, ?, ?) "
            "ON CONFLICT (guest) DO UPDATE SET at = excluded.at, why = excluded.why",
            (ban.guest, ban.at, ban.why),
        )

    def unban(self, guest: str) -> bool:
        return self._file.execute("DELETE FROM bans WHERE guest = ?", (guest,)).rowcount == 1

    def bans(self) -> list[Ban]:
        found = self._file.execute("SELECT guest, at, why FROM bans ORDER BY at DESC, guest")
        return [Ban(*row) for row in found]

    # Reports

    def reports(self, is_settled: bool) -> list[Report]:
        found = self._file.execute(
            "SELECT id, at, table_id, game, reporter, about, text, chat, is_settled FROM reports "
            "WHERE is_settled = ? ORDER BY id",
            (is_settled,),
        )
        return [Report(*(*row[:8], bool(row[8]))) for row in found]

    def settle(self, report: int) -> bool:
        done = self._file.execute(
            "UPDATE reports SET is_settled = 1 WHERE id = ? AND is_settled = 0", (report,)
        )
        return done.rowcount == 1

    # Ratings

    def ratings(self, game: str) -> list[KeptRating]:
        return played.ratings_at(self._file, game)

    def recompute(
        self, game: str, work_out: Callable[[list[KeptResult]], Recomputed]
    ) -> tuple[int, int, int]:
        with self._together() as file:
            return played.recompute(file, game, work_out)

    # The whole

    def stats(self) -> Stats:
        tables: dict[str, dict[str, int]] = {}
        for game, phase, count in self._file.execute(
            "SELECT game, phase, count(*) FROM tables GROUP BY game, phase ORDER BY game, phase"
        ):
            tables.setdefault(game, {})[phase] = count
        return Stats(
            schema=schema_of(self._file),
            tables=tables,
            entries=self._count("entries"),
            lines=self._count("chat"),
            guests=self._count("guests"),
            bans=self._count("bans"),
            open_reports=self._count("reports WHERE is_settled = 0"),
            bytes=sum(
                path.stat().st_size
                for path in (self.path, self.path.with_name(f"{FILE_NAME}-wal"))
                if path.exists()
            ),
        )

    def notice(self, kind: NoticeKind, id: str) -> None:
        with self._together() as file:
            give_notice(file, kind, id)

    def backup(self, to: Path) -> None:
        copy_file(self.path, to)

    def _count(self, what: str) -> int:
        return int(self._file.execute(f"SELECT count(*) FROM {what}").fetchone()[0])

    @contextlib.contextmanager
    def _together(self) -> Iterator[sqlite3.Connection]:
        """All of it or nothing."""
        self._file.execute("BEGIN IMMEDIATE")
        try:
            yield self._file
        except BaseException:
            self._file.execute("ROLLBACK")
            raise
        self._file.execute("COMMIT")


def copy_file(path: Path, to: Path) -> None:
    """Copy a file as it is at one moment, whoever writes to it meanwhile: whole or not at all."""
    half = to.with_name(f".{to.name}.half")
    try:
        half.unlink(missing_ok=True)
        half.touch(mode=0o600)
        with (
            closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(half)) as copy,
        ):
            source.execute(f"PRAGMA busy_timeout = {_PATIENCE}")
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
        with half.open("rb") as written:
            os.fsync(written.fileno())
        half.replace(to)
    except (sqlite3.Error, OSError) as error:
        half.unlink(missing_ok=True)
        why = error.strerror if isinstance(error, OSError) else error
        raise BadSetup(f"the file {path} could not be copied to {to}: {why}.") from None


def _without(chat: str, guest: str) -> str:
    """The lines of a report's chat, but for what a guest said."""
    try:
        lines: list[Any] = json.loads(chat)
        return json.dumps([one for one in lines if one.get("guest") != guest], ensure_ascii=False)
    except (ValueError, AttributeError):
        return "[]"
