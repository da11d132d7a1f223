"""The contract of an office: what a host does beside a server, and that the server gets to know.

A test module for an office subclasses `OfficeContract` and says how to make one, and its store.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from pathlib import Path

import pytest

from ludotheque.server.store.office import Ban, Office, Wanted
from ludotheque.server.store.store import Conflict, NewEntry, NewLine, Notice, Store
from tests.server.store_contract import change


class OfficeContract:
    def make_store(self, folder: Path) -> Store:
        raise NotImplementedError

    def make(self, folder: Path) -> Office:
        raise NotImplementedError

    @pytest.fixture
    def office(self, tmp_path: Path) -> Office:
        """An office of a store in which two tables are kept."""

        async def keep() -> None:
            store = self.make_store(tmp_path)
            await store.open()
            line = json.dumps({"name": "Anna", "text": "hello"})
            await store.commit(
                change(
                    "old", holders=["anna"], changed_at=5.0, record="anna sits here",
                    entries=[NewEntry(0, "first", "anna:1")], chat=[NewLine(0, line, "anna:2")],
                ),
                change("new", holders=["ben"], phase="running", game="other", record="ben"),
            )  # fmt: skip
            await store.keep_guest("anna", "Anna")
            await store.close()

        asyncio.run(keep())
        return self.make(tmp_path)

    def test_tables_are_found_by_what_is_wanted_of_them(self, office: Office) -> None:
        with closing(office):
            for wanted, found in (
                (Wanted(), ["new", "old"]), (Wanted(most=1), ["new"]),
                (Wanted(phase="running"), ["new"]), (Wanted(game="zock"), ["old"]),
                (Wanted(guest="anna"), ["old"]), (Wanted(before=6.0), ["old"]),
                (Wanted(guest="anna", phase="over"), []),
            ):  # fmt: skip
                assert [row.table for row in office.tables(wanted)] == found
            assert office.tables_naming("anna") == ["old"]

    def test_it_knows_for_how_long_no_server_ran(self, office: Office, tmp_path: Path) -> None:
        async def run(store: Store, now: float) -> None:
            await store.open()
            await store.note_running(now, True, 90.0)
            await store.close()

        with closing(office):
            assert office.down() == 0.0
            for now in (1000.0, 1500.0):
                asyncio.run(run(self.make_store(tmp_path), now))
            assert office.down() == 500.0

    def test_a_change_of_an_older_version_conflicts(self, office: Office) -> None:
        with closing(office):
            office.commit(change("old", version=1, record="changed"))
            with pytest.raises(Conflict):
                office.commit(change("old", version=1, record="too late"))
            kept = office.load("old")
            assert kept is not None and kept.row.record == "changed"

    def test_a_table_is_removed_with_all_that_belongs_to_it(self, office: Office) -> None:
        with closing(office):
            assert office.remove_table("old") is True
            assert office.remove_table("old") is False
            assert office.load("old") is None
            assert (office.stats().entries, office.stats().lines) == (0, 0)
            assert [row.table for row in office.tables(Wanted())] == ["new"]

    def test_what_a_guest_said_goes_by_its_name_and_goes_with_it(self, office: Office) -> None:
        with closing(office):
            office.name_in_chat("anna", "Änne")
            office.name_in_chat("ann", "Nobody")
            kept = office.load("old")
            assert kept is not None and json.loads(kept.chat[0])["name"] == "Änne"
            assert office.erase_guest("anna") == 1
            kept = office.load("old")
            assert kept is not None
            assert (kept.chat, kept.sent, kept.entries) == ([], {}, ["first"])
            assert office.guest("anna") is None
            assert office.tables(Wanted(guest="anna")) == []

    def test_a_ban_holds_until_it_is_lifted(self, office: Office) -> None:
        with closing(office):
            office.ban(Ban("anna", 1.0, "noise"))
            office.ban(Ban("anna", 2.0, "more noise"))
            assert office.bans() == [Ban("anna", 2.0, "more noise")]
            assert office.unban("anna") is True
            assert office.unban("anna") is False
            assert office.bans() == []

    def test_the_server_gets_to_know_of_bans_and_notices(
        self, office: Office, tmp_path: Path
    ) -> None:
        async def work() -> None:
            store = self.make_store(tmp_path)
            await store.open()
            office.notice("table", "old")
            first = await store.last_notice()
            office.ban(Ban("anna", 1.0, ""))
            office.notice("guest", "anna")
            assert await store.notices(first) == [Notice(first + 1, "guest", "anna")]
            assert await store.banned() == {"anna"}
            await store.close()

        with closing(office):
            asyncio.run(work())

    def test_a_copy_is_an_office_like_the_first(self, office: Office, tmp_path: Path) -> None:
        with closing(office):
            office.backup(tmp_path / "copy")
            assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
            assert office.stats().tables == {"other": {"running": 1}, "zock": {"gathering": 1}}
