"""Several servers of one database: whoever is asked, everybody is told the same, and once."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from ludotheque.server.service.record import Guest
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.store import Change, StoreFailed, Unsure
from ludotheque.server.wire import commands, messages, sheets
from tests.server.inn import Ear, FirstMove, Ponders, _messages

ANNA, BEN, CARL = (Guest(name.lower(), name) for name in ("Anna", "Ben", "Carl"))


class Forgetful(PostgresStore):
    """A store whose lines are cut after the commit and before its answer, when told so."""

    is_cut = False

    async def commit(self, *changes: Change) -> None:
        await super().commit(*changes)
        if self.is_cut:
            self.is_cut = False
            raise Unsure("the line was cut")


class House:
    """One of several servers, without the web."""

    def __init__(self, database: str, thinker: Any = None) -> None:
        self.store = Forgetful(database, lease=0.5)
        self.thinker = thinker or Ponders()
        self.tables: Tables

    async def open(self) -> House:
        await self.store.open()
        self.tables = Tables(self.store, Shelf(), self.thinker, self.store.time)
        self.tables.sharing.begin()
        return self

    async def close(self) -> None:
        await self.tables.stop()
        await self.store.close()

    async def send(self, table: str, guest: Guest, command: commands.AnyCommand) -> Any:
        answers: list[Any] = []
        await self.tables.carry_out(table, guest, command, answers.append)
        return answers[0]

    async def started(
        self, *guests: Guest, seats: int = 2, game: str = "quarrel", **more: Any
    ) -> str:
        """A table, of Quarrel, at which guests sit, playing; the other seats are bots'."""
        bots = {str(seat): "random" for seat in range(len(guests), seats)}
        wanted = sheets.NewTable(game=game, seats=seats, bots=bots, **more)
        table = (await self.tables.create(guests[0], wanted)).id
        for guest in guests:
            await self.send(table, guest, commands.Sit(id=message()))
        await self.send(table, guests[0], commands.Start(id=message()))
        return table

    async def play(self, table: str, guest: Guest, seat: int, id: str = "") -> Any:
        """Answer what a seat is asked with its first move."""
        match = (await self.tables.table(table)).match
        assert match is not None
        question = match.question(seat)
        assert question is not None
        command = commands.Play(
            id=id or message(), seat=seat, move=match.legal(seat)[0].text,
            question=question.number, wave=question.wave,
        )  # fmt: skip
        return await self.send(table, guest, command)

    async def listen(self, table: str, guest: Guest) -> Ear:
        ear = Ear(guest)
        await self.tables.listen(table, ear, 0, 0)
        return ear


def message() -> str:
    return f"s{next(_messages)}"


async def until(is_so: Callable[[], bool]) -> None:
    while not is_so():
        await asyncio.sleep(0.005)


def versions(ear: Ear) -> list[int]:
    return [json.loads(one)["version"] for one in ear.heard]


@pytest.fixture
def together(database: str) -> Callable[..., None]:
    """Runs something with two servers of one database."""

    def run(work: Callable[[House, House], Awaitable[None]], thinker: Any = None) -> None:
        async def both() -> None:
            one = await House(database, thinker).open()
            other = await House(database, thinker).open()
            try:
                async with asyncio.timeout(60.0):
                    await work(one, other)
            finally:
                await one.close()
                await other.close()

        asyncio.run(both())

    return run


def entries(house: House, table: str) -> int:
    return len(house.tables._live[table].entries)


def test_a_move_at_one_server_is_told_at_the_other(together: Any) -> None:
    async def work(one: House, other: House) -> None:
        table = await one.started(ANNA, BEN)
        ear = await other.listen(table, BEN)
        before = len(ear.heard)
        seat = (await one.tables.table(table)).asked()[0]
        await one.play(table, (ANNA, BEN)[seat], seat)
        await until(lambda: len(ear.heard) > before)
        told = json.loads(ear.heard[-1])
        assert told["version"] == (await one.tables.news(table, BEN.id, 0, 0)).version

    together(work)


def test_what_was_not_heard_is_found_by_the_sweep(together: Any) -> None:
    async def work(one: House, other: House) -> None:
        table = await one.started(ANNA, BEN)
        other.store.hear(lambda _: None)
        ear = await other.listen(table, BEN)
        before = len(ear.heard)
        seat = (await one.tables.table(table)).asked()[0]
        await one.play(table, (ANNA, BEN)[seat], seat)
        await other.tables.sharing.compare()
        assert len(ear.heard) == before + 1
        assert entries(one, table) == entries(other, table)

    together(work)


def test_people_at_different_servers_play_a_game_to_its_end(together: Any) -> None:
    async def work(one: House, other: House) -> None:
        other.store.hear(lambda _: None)  # So that it always has to find out by a conflict.
        table = await one.started(ANNA, BEN)
        await other.tables.table(table)
        houses, moves = (one, other), 0
        while True:
            await asyncio.gather(*(house.tables.sharing.compare() for house in houses))
            match = (await one.tables.table(table)).match
            assert match is not None
            if match.is_over:
                break
            seat = match.asks()[0]
            await houses[moves % 2].play(table, (ANNA, BEN)[seat], seat)
            moves += 1
        assert moves > 3

    together(work)


def test_a_message_counts_once_wherever_it_is_sent_again(together: Any) -> None:
    async def work(one: House, other: House) -> None:
        table = await one.started(ANNA, BEN)
        await other.tables.table(table)
        other.store.hear(lambda _: None)
        seat = (await one.tables.table(table)).asked()[0]
        guest = (ANNA, BEN)[seat]
        done = await one.play(table, guest, seat, id="once")
        again = commands.Play(id="once", seat=seat, move="x", question=0, wave=0)
        await other.tables.sharing.compare()
        assert await other.send(table, guest, again) == done
        for command in (
            commands.Say(id="said", text="Hello"),
            commands.Leave(id="left"),
            commands.Resign(id="gone", seat=1 - seat),
        ):
            who = (ANNA, BEN)[1 - seat]
            try:
                first = await one.send(table, who, command)
            except Trouble:
                continue
            log = entries(one, table)
            assert (await other.send(table, who, command)).id == first.id
            assert (entries(other, table), entries(one, table)) == (log, log)
        assert (await other.tables.table(table)).chat.count == 1

    together(work)


def test_a_secret_order_wakes_nobody_elses_request_elsewhere(together: Any) -> None:
    async def work(one: House, other: House) -> None:
        table = await one.started(ANNA, BEN)
        found = await one.tables.table(table)
        assert found.match is not None
        owner = 1 - found.asked()[0] if len(found.asked()) == 1 else 0
        holder, stranger = (ANNA, BEN)[owner], (ANNA, BEN)[1 - owner]
        ears = {guest.id: await other.listen(table, guest) for guest in (holder, stranger, CARL)}
        before = {guest: len(ear.heard) for guest, ear in ears.items()}
        order = commands.GiveOrder(id="secret", seat=owner, step="raise", move="stand")
        await one.send(table, holder, order)
        await until(lambda: len(ears[holder.id].heard) > before[holder.id])
        await other.tables.sharing.compare()
        for guest in (stranger, CARL):
            assert len(ears[guest.id].heard) == before[guest.id]

    together(work)


def test_after_a_commit_that_nobody_knows_of_the_answer_is_right_and_all_are_told(
    together: Any,
) -> None:
    async def work(one: House, other: House) -> None:
        table = await one.started(ANNA, BEN)
        ears = [await one.listen(table, CARL), await other.listen(table, CARL)]
        before = [len(ear.heard) for ear in ears]
        log = entries(one, table)
        seat = (await one.tables.table(table)).asked()[0]
        one.store.is_cut = True
        done = await one.play(table, (ANNA, BEN)[seat], seat)
        assert done.number == log
        assert entries(one, table) > log
        assert len(ears[0].heard) == before[0] + 1
        await until(lambda: len(ears[1].heard) > before[1])
        one.store.is_cut = True
        made = await one.tables.create(ANNA, sheets.NewTable(game="quarrel", seats=2))
        assert (await other.tables.info(made.id, ANNA.id)).id == made.id

    together(work)


def test_who_is_connected_elsewhere_is_there(together: Any) -> None:
    async def work(one: House, other: House) -> None:
        made = await one.tables.create(ANNA, sheets.NewTable(game="quarrel", seats=2))
        table = made.id
        await one.send(table, ANNA, commands.Sit(id=message()))
        anna = await one.listen(table, ANNA)
        await other.listen(table, BEN)
        here = other.tables._live[table]
        await until(lambda: here.elsewhere == {ANNA.id})
        assert here.presence() == (frozenset([0]), 1)
        assert not here.is_host_away()
        await until(lambda: one.tables._live[table].presence() == (frozenset([0]), 1))
        await one.tables.go(one.tables._live[table], anna)
        await until(here.is_host_away)

    together(work)


def test_who_goes_while_the_database_is_away_is_gone_when_it_is_back(
    together: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(one: House, other: House) -> None:
        made = await one.tables.create(ANNA, sheets.NewTable(game="quarrel", seats=2))
        ears = {guest.id: await one.listen(made.id, guest) for guest in (ANNA, BEN)}
        table = one.tables._live[made.id]
        await other.listen(made.id, CARL)
        here = other.tables._live[made.id]
        await until(lambda: here.elsewhere == {ANNA.id, BEN.id})
        tried = asyncio.Event()

        async def fail(*_: object) -> None:
            tried.set()
            raise StoreFailed("the database is away")

        with monkeypatch.context() as patched:
            patched.setattr(one.store, "note_present", fail)
            await one.tables.go(table, ears[ANNA.id])
            await tried.wait()
        await one.tables.sharing.compare()  # As every sweep does.
        await until(lambda: here.elsewhere == {BEN.id})
        assert here.is_host_away()

    together(work)


def test_a_host_who_asks_for_news_instead_of_listening_stays_host(together: Any) -> None:
    async def work(one: House, other: House) -> None:
        made = await one.tables.create(ANNA, sheets.NewTable(game="quarrel", seats=3))
        await other.send(made.id, BEN, commands.Sit(id=message()))
        await other.listen(made.id, BEN)
        here = other.tables._live[made.id]
        carl = await one.listen(made.id, CARL)
        await until(lambda: here.elsewhere == {CARL.id})
        await one.tables.go(one.tables._live[made.id], carl)
        await until(lambda: not here.elsewhere)
        await one.listen(made.id, ANNA)
        await until(lambda: here.elsewhere == {ANNA.id})
        assert not other.tables.driver._hosts

    together(work)


def test_a_table_that_is_removed_at_one_server_is_gone_at_the_other(together: Any) -> None:
    async def work(one: House, other: House) -> None:
        table = (await one.tables.create(ANNA, sheets.NewTable(game="quarrel", seats=2))).id
        ear = await other.listen(table, BEN)
        assert await one.store.remove(table, "gathering", 1e12)
        await other.tables.sharing.compare()
        assert ear.heard[-1] == messages.write(messages.Bye(code="no-such-table"))

    together(work)


def test_bots_of_a_server_that_is_gone_play_on_at_another(database: str) -> None:
    async def work() -> None:
        gone = await House(database, Ponders()).open()
        table = await gone.started(ANNA, seats=3)
        found = await gone.tables.table(table)
        while found.asked() == [0]:
            await gone.play(table, ANNA, 0)
        await gone.tables.stop()  # It says nothing, as if it had been killed.
        other = await House(database, FirstMove()).open()
        try:
            async with asyncio.timeout(60.0):
                log = len((await other.tables.table(table)).entries)
                assert not other.tables._live[table].is_ours
                while entries(other, table) == log:
                    await other.tables.wake_due_tables()
                    await asyncio.sleep(0.01)
        finally:
            await other.close()
            await gone.store.close()

    asyncio.run(work())


def test_an_answer_to_what_another_server_asked_is_not_refused(together: Any) -> None:
    """Whoever plays both seats and is sent to another server with each move is asked there what
    that server has not heard of yet."""

    async def work(one: House, other: House) -> None:
        table = await one.started(ANNA, BEN, game="zock")
        await other.tables.table(table)
        for house in (one, other):
            house.store.hear(lambda _: None)
        for number in range(6):
            behind, ahead = (one, other) if number % 2 else (other, one)
            found = await ahead.tables.table(table)
            assert found.match is not None
            seat = found.match.asks()[0]
            await ahead.play(table, (ANNA, BEN)[seat], seat)
            seat = found.match.asks()[0]
            question = found.match.question(seat)
            assert question is not None
            known = entries(behind, table)
            command = commands.Play(
                id=message(), seat=seat, move=found.match.legal(seat)[0].text,
                question=question.number, wave=question.wave,
            )  # fmt: skip
            answer = await behind.send(table, (ANNA, BEN)[seat], command)
            assert answer.number == entries(ahead, table) > known
            await ahead.tables.follow(table, (await behind.tables.table(table)).version)

    together(work)


def test_who_says_to_have_heard_of_more_makes_nobody_read_what_is_known(
    together: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Anybody may say so again and again; a table is read anew where there is more indeed."""

    async def work(one: House, other: House) -> None:
        table = await one.started(ANNA, BEN)
        await other.tables.table(table)
        read: list[str] = []
        load = other.store.load

        async def note(id: str) -> Any:
            read.append(id)
            return await load(id)

        monkeypatch.setattr(other.store, "load", note)
        ear = await other.listen(table, BEN)
        for _ in range(3):
            await other.tables.news(table, ANNA.id, 1_000_000, 0)
            await other.tables.wait_for_news(table, ANNA.id, 1_000_000, 20.0)
            await other.tables.catch_up(await other.tables.table(table), ear, 1_000_000, 0)
        assert read == []
        monkeypatch.setattr(other.tables.sharing, "_hear", lambda _: None)
        other.store.hear(lambda _: None)
        known = entries(other, table)
        await one.play(table, ANNA, 0)
        news = await other.tables.news(table, ANNA.id, entries(one, table), 0)
        assert (read, len(news.seats[0].entries)) == ([table], 0)
        assert entries(other, table) == entries(one, table) > known

    together(work)


def test_a_server_that_cannot_go_on_with_a_table_leaves_it_to_others(
    together: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """So it is with one of an older version while others are updated already. It tries again every
    minute, and says so once: there may be thousands of such tables."""

    async def work(one: House, other: House) -> None:
        table = await one.started(ANNA, seats=3)
        found = await one.tables.table(table)
        while found.asked() == [0]:
            await one.play(table, ANNA, 0)
        await one.tables.driver.stop()

        async def cannot(_: str) -> None:
            raise Trouble("rules-changed", rules=2, here=1)

        monkeypatch.setattr(one.tables, "_wake", cannot)
        await one.tables.wake_due_tables()
        await one.store.put_off(table, 0.0)
        await one.tables.wake_due_tables()
        assert caplog.messages.count(f"table {table} cannot go on: rules-changed") == 1
        assert await other.store.due(other.store.time(), 9) == [table]
        assert await one.store.due(one.store.time(), 9) == []

    together(work)
