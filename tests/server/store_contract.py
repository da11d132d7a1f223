"""The contract of a store: whoever passes these tests keeps tables as the service needs it.

A test module for a store subclasses `StoreContract` and says how to make one on a folder; made
again on the same folder, it has to find what was kept.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TypeVar

import pytest

from ludotheque.server.store.store import (
    KEPT_CHAT,
    Change,
    Conflict,
    Count,
    NewEntry,
    NewLine,
    NewPast,
    NewReport,
    Store,
)

T = TypeVar("T")


def change(table: str = "t", version: int = 0, **other: object) -> Change:
    """A change of a table, with something in every field."""
    whole: dict[str, object] = {
        "game": "zock", "phase": "gathering", "is_open": True, "wake_at": None,
        "changed_at": 10.0, "record": "record", "state": "state",
    }  # fmt: skip
    whole.update(other)
    return Change(table=table, version=version, **whole)  # type: ignore[arg-type]


class StoreContract:
    def make(self, folder: Path) -> Store:
        raise NotImplementedError

    def run(self, folder: Path, work: Callable[[Store], Awaitable[T]]) -> T:
        async def with_store() -> T:
            store = self.make(folder)
            await store.open()
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(with_store())

    def test_a_table_that_nobody_made_is_not_there(self, tmp_path: Path) -> None:
        assert self.run(tmp_path, lambda store: store.load("t")) is None

    def test_of_a_long_chat_the_last_lines_come_with_the_table(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            lines = [NewLine(number, f"line {number}", f"m{number}") for number in range(1_000)]
            await store.commit(change(chat=lines))
            kept = await store.load("t")
            assert kept is not None
            assert kept.chat == [f"line {number}" for number in range(1_000 - KEPT_CHAT, 1_000)]
            assert kept.said == [f"m{number}" for number in range(1_000 - KEPT_CHAT, 1_000)]

        self.run(tmp_path, work)

    def test_changes_that_belong_together_are_kept_together_or_not_at_all(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("old"))
            await store.commit(change("old", version=1, record="leads on"), change("new"))
            for id in ("old", "new"):
                assert await store.load(id) is not None
            with pytest.raises(Conflict):
                await store.commit(change("old", version=2, record="no"), change("new"))
            with pytest.raises(Conflict):
                await store.commit(change("old", version=1, record="no"), change("third"))
            kept = await store.load("old")
            assert kept is not None
            assert (kept.row.version, kept.row.record) == (2, "leads on")
            assert await store.load("third") is None

        self.run(tmp_path, work)

    def test_a_table_that_was_changed_later_than_now_is_due(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("past", wake_at=5000.0, changed_at=4000.0))
            await store.commit(change("later", wake_at=9000.0, changed_at=8000.0))
            await store.commit(change("sleeps", wake_at=None, changed_at=8000.0))
            assert await store.due(4000.0, 9) == ["later"]
            assert await store.due(8000.0, 9) == ["past"]

        self.run(tmp_path, work)

    def test_a_table_that_sleeps_is_due_no_more_and_otherwise_as_it_was(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("a", wake_at=5.0))
            await store.commit(change("b", wake_at=6.0))
            await store.let_sleep("a")
            assert await store.due(9.0, 9) == ["b"]
            kept = await store.load("a")
            assert kept is not None
            assert (kept.row.version, kept.row.record, kept.row.wake_at) == (1, "record", None)

        self.run(tmp_path, work)

    def test_what_was_committed_is_found_by_the_next_process(self, tmp_path: Path) -> None:
        made = change(
            entries=[NewEntry(0, "first", "anna:1"), NewEntry(1, "second")],
            chat=[NewLine(0, "hello", "anna:2")],
            wake_at=5.0,
            is_open=False,
        )
        self.run(tmp_path, lambda store: store.commit(made))
        kept = self.run(tmp_path, lambda store: store.load("t"))
        assert kept is not None
        assert (kept.row.version, kept.row.game, kept.row.phase) == (1, "zock", "gathering")
        assert (kept.row.record, kept.row.state) == ("record", "state")
        assert (kept.row.wake_at, kept.row.changed_at, kept.row.is_open) == (5.0, 10.0, False)
        assert kept.entries == ["first", "second"]
        assert kept.chat == ["hello"]
        assert kept.sent == {"anna:1": 0}
        assert kept.said == ["anna:2"]

    def test_a_change_adds_to_the_log_and_leaves_what_it_does_not_name(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change(entries=[NewEntry(0, "first")]))
            more = change(version=1, record=None, state="later", entries=[NewEntry(1, "second")])
            await store.commit(more)
            kept = await store.load("t")
            assert kept is not None
            assert (kept.row.version, kept.row.record, kept.row.state) == (2, "record", "later")
            assert kept.entries == ["first", "second"]

        self.run(tmp_path, work)

    def test_earlier_states_are_kept_until_the_game_can_go_back_there_no_more(
        self, tmp_path: Path
    ) -> None:
        async def pasts(store: Store) -> list[str]:
            kept = await store.load("t")
            assert kept is not None
            return kept.pasts

        async def work(store: Store) -> None:
            first = [NewPast(entry, f"before {entry}") for entry in (3, 4, 11)]
            await store.commit(change(pasts=first), change("beside", pasts=first))
            assert await pasts(store) == ["before 3", "before 4", "before 11"]
            await store.commit(change(version=1, pasts=[NewPast(12, "before 12")]))
            assert await pasts(store) == ["before 3", "before 4", "before 11", "before 12"]
            await store.commit(change(version=2, pasts_end=11))
            assert await pasts(store) == ["before 3", "before 4"]
            await store.commit(change(version=3, pasts_end=4, pasts=[NewPast(14, "before 14")]))
            assert await pasts(store) == ["before 3", "before 14"]
            with pytest.raises(Conflict):
                await store.commit(change(version=3, pasts_end=0, pasts=[NewPast(15, "no")]))
            assert await pasts(store) == ["before 3", "before 14"]
            await store.commit(change(version=4, pasts_end=3))
            assert await pasts(store) == []
            assert await store.remove("beside", "gathering", before=1e12)
            await store.commit(change("beside"))
            beside = await store.load("beside")
            assert beside is not None
            assert beside.pasts == []

        self.run(tmp_path, work)

    def test_of_two_changes_of_one_version_the_second_conflicts_and_leaves_no_trace(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change())
            await store.commit(change(version=1, entries=[NewEntry(0, "mine", "anna:1")]))
            with pytest.raises(Conflict):
                await store.commit(
                    change(
                        version=1,
                        record="theirs",
                        entries=[NewEntry(0, "theirs", "ben:1")],
                        chat=[NewLine(0, "theirs")],
                        holders=["ben"],
                    )
                )
            kept = await store.load("t")
            assert kept is not None
            assert (kept.row.version, kept.row.record) == (2, "record")
            assert (kept.entries, kept.chat) == (["mine"], [])
            assert await store.tables_of("ben", 9) == []

        self.run(tmp_path, work)

    def test_a_table_cannot_be_made_twice_or_changed_before_it_is_made(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change(record="first"))
            with pytest.raises(Conflict):
                await store.commit(change(record="second"))
            with pytest.raises(Conflict):
                await store.commit(change(table="other", version=1))
            kept = await store.load("t")
            assert kept is not None
            assert kept.row.record == "first"

        self.run(tmp_path, work)

    def test_of_many_who_change_one_version_at_once_one_succeeds(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change())
            await store.commit(change(table="beside"))
            tries = [
                store.commit(change(version=1, entries=[NewEntry(0, str(place))]))
                for place in range(20)
            ]
            others = [
                store.commit(change(table=f"t{place}", record=str(place))) for place in range(20)
            ]
            ends = await asyncio.gather(*tries, *others, return_exceptions=True)
            assert sum(end is None for end in ends[:20]) == 1
            assert sum(isinstance(end, Conflict) for end in ends[:20]) == 19
            assert ends[20:] == [None] * 20
            kept = await store.load("t")
            assert kept is not None
            assert (kept.row.version, len(kept.entries)) == (2, 1)

        self.run(tmp_path, work)

    def test_open_tables_are_listed_latest_first_until_they_are_over(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("old", changed_at=1.0))
            await store.commit(change("first", changed_at=10.0))
            await store.commit(change("second", changed_at=20.0, phase="running"))
            await store.commit(change("closed", is_open=False, changed_at=30.0))
            await store.commit(change("over", phase="over", changed_at=40.0))
            listed = await store.open_tables(since=5.0, most=9)
            assert [row.table for row in listed] == ["second", "first"]
            assert [row.table for row in await store.open_tables(5.0, 1)] == ["second"]

        self.run(tmp_path, work)

    def test_a_guest_finds_the_tables_where_it_holds_a_seat(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("a", holders=["anna", "ben"], changed_at=1.0))
            await store.commit(change("b", holders=["anna"], changed_at=2.0))
            await store.commit(change("a", version=1, changed_at=3.0))
            assert [row.table for row in await store.tables_of("anna", 9)] == ["a", "b"]
            await store.commit(change("a", version=2, holders=["ben"], changed_at=4.0))
            assert [row.table for row in await store.tables_of("anna", 9)] == ["b"]
            assert [row.table for row in await store.tables_of("ben", 9)] == ["a"]
            await store.commit(change("c", holders=["ben"], changed_at=5.0, phase="over"))
            assert [row.table for row in await store.tables_of("ben", 9)] == ["c", "a"]
            assert [row.table for row in await store.tables_of("ben", 9, is_over=True)] == ["c"]
            assert [row.table for row in await store.tables_of("ben", 1, is_over=False)] == ["a"]

        self.run(tmp_path, work)

    def test_tables_are_woken_when_they_are_due_the_longest_overdue_first(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("asleep"))
            await store.commit(change("later", wake_at=100.0))
            await store.commit(change("now", wake_at=50.0))
            await store.commit(change("overdue", wake_at=20.0))
            assert await store.due(now=50.0, most=9) == ["overdue", "now"]
            assert await store.due(now=50.0, most=1) == ["overdue"]
            await store.commit(change("overdue", version=1, wake_at=None))
            assert await store.due(now=50.0, most=9) == ["now"]

        self.run(tmp_path, work)

    def test_time_in_which_no_server_ran_adds_up_and_delays_what_is_due(
        self, tmp_path: Path
    ) -> None:
        async def first(store: Store) -> None:
            assert await store.note_running(1000.0, True, 90.0) == 0.0
            assert await store.note_running(1080.0, False, 90.0) == 0.0
            await store.commit(change("a", wake_at=1200.0, now=1080.0))

        async def again(store: Store) -> None:
            assert await store.note_running(2080.0, True, 90.0) == 1000.0
            assert await store.due(2199.0, 9, 1000.0) == []
            assert await store.due(2210.0, 9, 1000.0) == ["a"]
            await store.commit(change("a", version=1, wake_at=2300.0, now=2100.0, down=1000.0))
            assert await store.note_running(2079.0, False, 90.0) == 1000.0  # Slow by a little.
            assert await store.note_running(2170.0, False, 90.0) == 1000.0
            assert await store.note_running(3170.0, False, 90.0) == 2000.0  # It was asleep.

        async def set_back(store: Store) -> None:
            assert await store.note_running(170.0, True, 90.0) == -1000.0
            kept = await store.load("a")
            assert kept is not None
            assert kept.row.wake_at == 1300.0

        for work in (first, again, set_back):
            self.run(tmp_path, work)

    def test_a_guest_is_remembered_as_it_was_last_seen(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            assert await store.guest("anna") is None
            await store.keep_guest("anna", "Anna")
            await store.keep_guest("anna", "Änne")
            assert await store.guest("anna") == "Änne"

        self.run(tmp_path, work)
        assert self.run(tmp_path, lambda store: store.guest("anna")) == "Änne"

    # Keeping only so long

    def test_tables_are_counted_by_who_hosts_them_and_by_who_made_them(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            assert await store.newest() == 0.0
            await store.commit(change("a", host="anna", changed_at=10.0))
            await store.commit(change("b", host="anna", changed_at=20.0, phase="running"))
            await store.commit(change("c", host="anna", changed_at=30.0, phase="over"))
            await store.commit(change("d", host="ben", changed_at=40.0))
            assert await store.count_of("anna", since=20.0) == Count(hosted=2, made=2)
            await store.commit(change("b", version=1, host="ben", changed_at=50.0))
            await store.commit(change("d", version=1, host="", changed_at=60.0))
            assert await store.count_of("anna", since=0.0) == Count(hosted=1, made=3)
            assert await store.count_of("ben", since=0.0) == Count(hosted=1, made=1)
            assert await store.count_of("", since=0.0) == Count(hosted=0, made=0)
            assert await store.newest() == 60.0

        self.run(tmp_path, work)

    def test_a_table_is_removed_with_all_that_belongs_to_it_and_nothing_else(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            for table in ("old", "other"):
                await store.commit(
                    change(
                        table,
                        entries=[NewEntry(0, "entry")],
                        chat=[NewLine(0, "line", "m", 10.0)],
                        holders=["anna"],
                    )
                )
            await store.commit(change("later", changed_at=20.0))
            await store.commit(change("over", changed_at=1.0, phase="over"))
            assert await store.outdated("gathering", 15.0, 9) == ["old", "other"]
            assert await store.outdated("gathering", 15.0, 1) == ["old"]
            assert not await store.remove("later", "gathering", 15.0)
            assert not await store.remove("over", "gathering", 15.0)
            assert not await store.remove("nowhere", "gathering", 15.0)
            assert await store.remove("old", "gathering", 15.0)
            assert not await store.remove("old", "gathering", 15.0)
            assert await store.load("old") is None
            assert [row.table for row in await store.tables_of("anna", 9)] == ["other"]
            other = await store.load("other")
            assert other is not None
            assert (other.entries, other.chat) == (["entry"], ["line"])
            await store.commit(change("old"))
            anew = await store.load("old")
            assert anew is not None
            assert (anew.entries, anew.chat, anew.row.lines) == ([], [], 0)

        self.run(tmp_path, work)

    def test_old_lines_are_forgotten_a_few_at_a_time_and_numbers_go_on(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            lines = [NewLine(number, str(number), "", float(number)) for number in range(6)]
            await store.commit(change("a", chat=lines[:3]))
            await store.commit(change("a", version=1, chat=lines[3:]))
            assert await store.forget_chat(before=5.0, most=4) == 4
            assert await store.forget_chat(before=5.0, most=4) == 1
            assert await store.forget_chat(before=5.0, most=4) == 0
            kept = await store.load("a")
            assert kept is not None
            assert (kept.chat, kept.row.lines) == (["5"], 6)
            assert await store.forget_chat(before=9.0, most=4) == 1
            await store.commit(change("a", version=2, chat=[NewLine(6, "6", "", 7.0)]))
            kept = await store.load("a")
            assert kept is not None
            assert (kept.chat, kept.row.lines) == (["6"], 7)

        self.run(tmp_path, work)

    def test_of_a_long_chat_the_last_lines_are_kept(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            lines = [NewLine(number, str(number)) for number in range(9)]
            await store.commit(change(chat=lines[:8], most_lines=3))
            await store.commit(change("beside", chat=lines[:2]))
            await store.commit(change(version=1, chat=lines[8:], most_lines=3))
            kept, beside = await store.load("t"), await store.load("beside")
            assert kept is not None and beside is not None
            assert (kept.chat, kept.row.lines, beside.chat) == (["6", "7", "8"], 9, ["0", "1"])

        self.run(tmp_path, work)

    def test_what_was_found_of_a_game_is_kept_with_its_table_and_goes_with_it(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("a", phase="over"))
            assert await store.analysis("a") is None
            await store.keep_analysis("a", "first")
            await store.keep_analysis("a", "second")
            await store.keep_analysis("nowhere", "lost")
            assert await store.analysis("a") == "second"
            assert await store.analysis("nowhere") is None
            assert await store.remove("a", "over", before=1e12)
            assert await store.analysis("a") is None

        self.run(tmp_path, work)

    # Peace

    def test_what_somebody_said_can_be_removed_from_one_table(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            lines = [
                NewLine(0, "by anna", "anna:1"), NewLine(1, "by ann", "ann:1"),
                NewLine(2, "by ben", "ben:anna:2"),
            ]  # fmt: skip
            await store.commit(change("a", chat=lines))
            await store.commit(change("b", chat=lines))
            await store.commit(change("a", version=1, unsaid=["anna"]))
            for table, said in {
                "a": ["by ann", "by ben"],
                "b": [one.text for one in lines],
            }.items():
                kept = await store.load(table)
                assert kept is not None
                assert (kept.chat, kept.row.lines) == (said, 3)

        self.run(tmp_path, work)

    def test_whom_a_guest_hides_is_remembered_for_that_guest(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            for other in ("carl", "ben", "ben"):
                await store.hide("anna", other, True)
            await store.hide("ben", "anna", True)
            assert await store.hidden_by("anna") == ["ben", "carl"]
            await store.hide("anna", "ben", False)
            await store.hide("anna", "nobody", False)
            assert await store.hidden_by("anna") == ["carl"]
            assert await store.hidden_by("ben") == ["anna"]

        self.run(tmp_path, work)

    def test_reports_are_counted_by_who_sent_them(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            for at, reporter in ((1.0, "anna"), (2.0, "anna"), (3.0, "ben")):
                await store.keep_report(
                    NewReport(at, "t", "zock", reporter, about="", text="Noise", chat="[]")
                )
            assert await store.reports_by("anna", since=0.0) == 2
            assert await store.reports_by("anna", since=2.0) == 1
            assert await store.reports_by("carl", since=0.0) == 0

    def test_tables_are_counted_by_phase_whatever_waits(self, tmp_path: Path) -> None:
        async def work(store: Store) -> None:
            await store.commit(change("a"), change("b"), change("c", phase="over"))
            assert await store.phases() == {"gathering": 2, "over": 1}
            await store.probe()
            assert store.waiting() == 0
            assert await store.phases() == {"gathering": 2, "over": 1}

        self.run(tmp_path, work)

    def test_a_store_that_nobody_looked_after_has_no_notices_and_no_bans(
        self, tmp_path: Path
    ) -> None:
        async def work(store: Store) -> None:
            assert await store.last_notice() == 0
            assert await store.notices(0) == []
            assert await store.banned() == set()

        self.run(tmp_path, work)
