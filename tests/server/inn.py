"""An inn: the service with a store on disk, a clock that is set by hand, and no web."""

from __future__ import annotations

import asyncio
import atexit
import functools
import itertools
import os
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from ludotheque.core.board import BoardFile
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.position import read_position
from ludotheque.core.registry import find_game
from ludotheque.server.service.record import Guest
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.table import Table
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.store.office import Office
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.sqlite_office import SqliteOffice
from ludotheque.server.store.store import Store
from ludotheque.server.wire import commands, messages, sheets
from tests.server.postgres import Postgres

T = TypeVar("T")

_messages = itertools.count()


def refused(code: str) -> Any:
    """What follows is refused with that code."""
    return pytest.raises(Trouble, match=f"^{code}$")


class FirstMove:
    """A bot that always makes the first legal move, and remembers what it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[int, str]] = []

    async def choose(
        self, game: str, position: str, seat: int, level: str, temper: int, board: str = ""
    ) -> str | None:
        self.shown.append((seat, position))
        found = find_game(game)
        own = BoardFile(board, "own.toml") if board else None
        _, state = read_position(found, position, own)
        return str(found.steps[state.step].options(state, seat)[0].text)


class NeverDecides:
    """A bot that is ended before it has decided."""

    async def choose(
        self, game: str, position: str, seat: int, level: str, temper: int, board: str = ""
    ) -> str | None:
        return None


class Ponders:
    """A bot that is still thinking."""

    async def choose(
        self, game: str, position: str, seat: int, level: str, temper: int, board: str = ""
    ) -> str | None:
        await asyncio.Event().wait()
        return None


class Ear:
    """A listener that keeps what it is told."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest.id
        self.session = guest.id
        self.known: dict[int | None, int] = {}
        self.chat = 0
        self.gallery = 0
        self.info = -1
        self.is_looking = True
        self.heard: list[bytes] = []

    def put(self, message: bytes, since: float | None = None) -> None:
        self.heard.append(message)

    def send_away(self, bye: messages.Bye) -> None:
        self.heard.append(messages.write(bye))


STORE = os.environ.get("LUDOTHEQUE_STORE", "sqlite")
"""Where inns keep their tables: `make test` runs the tests of what people do over both."""
_databases: dict[Path, str] = {}


def new_store(folder: Path) -> Store:
    """A store for what is kept in a folder; in a database, it has one for each folder."""
    if STORE == "sqlite":
        return SqliteStore(folder)
    from ludotheque.server.store.postgres import PostgresStore

    postgres = _postgres()
    if folder not in _databases:
        _databases[folder] = postgres.url(postgres.new_database())
    return PostgresStore(_databases[folder], lease=0.0)


def new_office(folder: Path) -> Office:
    """The office of what is kept for a folder."""
    if STORE == "sqlite":
        return SqliteOffice(folder)
    from ludotheque.server.store.postgres_office import PostgresOffice

    return PostgresOffice(_databases[folder])


@functools.cache
def _postgres() -> Postgres:
    """One for all inns of a run, which ends with it."""
    postgres = Postgres()
    postgres.start()
    atexit.register(postgres.remove)
    return postgres


class Inn:
    """Where people meet. Every method runs the service until it has answered."""

    def __init__(self, folder: Path, thinker: Any = None) -> None:
        self.time = 1000.0
        self.runner = asyncio.Runner()
        self.store = new_store(folder)
        self.thinker = thinker or FirstMove()
        self.run(self.store.open())
        self.tables = Tables(self.store, Shelf(), self.thinker, now=lambda: self.time)

    def close(self) -> None:
        self.run(self.tables.driver.stop())
        self.run(self.store.close())
        self.runner.close()

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.runner.run(work)

    def guest(self, name: str) -> Guest:
        return self.run(self.tables.guests.introduce(name.lower(), sheets.Profile(name=name)))

    def make(self, host: Guest, game: str = "quarrel", seats: int = 2, **more: Any) -> str:
        """A new table with nobody at it but those asked for; its id."""
        wanted = sheets.NewTable(game=game, seats=seats, **more)
        return self.run(self.tables.create(host, wanted)).id

    def started(self, *guests: Guest, game: str = "quarrel", **more: Any) -> str:
        """A table at which the guests sit in their order, playing."""
        table = self.make(guests[0], game, len(guests), **more)
        for guest in guests:
            self.send(table, guest, commands.Sit(id=self.message()))
        self.send(table, guests[0], commands.Start(id=self.message()))
        return table

    def message(self) -> str:
        """An id that no message has had."""
        return f"m{next(_messages)}"

    def send(self, table: str, guest: Guest, command: commands.AnyCommand) -> Any:
        """The answer to a command; trouble is raised."""
        answers: list[Any] = []
        self.run(self.tables.carry_out(table, guest, command, answers.append))
        return answers[0]

    def play(self, table: str, guest: Guest, seat: int, move: str, **more: Any) -> messages.Done:
        """Answer the question that is open to a seat."""
        question = self.match(table).question(seat)
        number = -1 if question is None else question.number
        wave = 0 if question is None else question.wave
        command = commands.Play(
            id=more.get("id") or self.message(),
            seat=seat,
            move=move,
            question=more.get("question", number),
            wave=more.get("wave", wave),
        )
        done: messages.Done = self.send(table, guest, command)
        return done

    def info(self, table: str, guest: Guest) -> messages.TableInfo:
        return self.run(self.tables.info(table, guest.id))

    def news(self, table: str, guest: Guest, since: int = 0, chat: int = 0) -> messages.News:
        return self.run(self.tables.news(table, guest.id, since, chat))

    def table(self, table: str) -> Table:
        return self.run(self.tables.table(table))

    def match(self, table: str) -> Match:
        match = self.table(table).match
        assert match is not None
        return match

    def listen(self, table: str, guest: Guest, since: int = 0) -> Ear:
        ear = Ear(guest)
        self.run(self.tables.listen(table, ear, since, 0))
        return ear

    def settle(self) -> None:
        """Let bots play until they are asked no more."""

        async def until_quiet() -> None:
            for _ in range(10_000):
                tasks = list(self.tables.driver._thinking.values())
                if not tasks:
                    return
                await asyncio.wait(tasks)

        self.run(until_quiet())

    def play_out(self, table: str, people: dict[int, Guest], seed: int = 1) -> None:
        """Let people and bots play at random until it is over."""
        luck = Luck.seeded(seed)
        for _ in range(10_000):
            self.settle()
            match = self.match(table)
            if match.is_over:
                return
            asked = match.asks()
            seat = asked[luck.draw(len(asked))]
            legal = match.legal(seat)
            self.play(table, people[seat], seat, legal[luck.draw(len(legal))].text)
        raise AssertionError("the game does not end")
