"""Calls and crashes: a server that is killed with -9 at any moment loses no letter, and sends at
most one twice for a kill, under the same name.

The server is a real one, by a clock that the test drives; so is the mail server. It is killed while
it hands a letter over, before and after that was taken, and at any other moment.
"""

from __future__ import annotations

import os
import random
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.mailbox import Mailbox, link_in
from tests.server.postgres import Postgres
from tests.server.process import PATIENCE, Person, Server

IS_LONG = os.environ.get("LUDOTHEQUE_LONG") == "1"
PEOPLE = 20 if IS_LONG else 4
KILLS = 40 if IS_LONG else 4
STEP = 0.05
"""Seconds of ours in which twenty of the server's pass."""


class Clock:
    """The server's clock, which runs while somebody waits."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.time = 1_772_400_000.0
        self.run(0.0)

    def run(self, seconds: float) -> None:
        self.time += seconds
        half = self.file.with_suffix(".half")
        half.write_text(str(self.time))
        half.replace(self.file)

    def run_until(self, wait: Callable[[float], bool]) -> None:
        for _ in range(int(PATIENCE / STEP)):
            if wait(STEP):
                return
            self.run(20.0)
        raise AssertionError("it does not come")


class DeadlyMailbox(Mailbox):
    """Holds a letter back until the server that brings it is dead, now and then: before it is
    taken, or when it is and nobody was told."""

    def __init__(self) -> None:
        super().__init__()
        self.luck = random.Random(KILLS)
        self.is_deadly = False
        self.has_come = threading.Event()
        """A letter is being handed over; whoever waits for this kills."""
        self.is_dead = threading.Event()

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        if not self.is_deadly:
            return await super().handle_DATA(server, session, envelope)
        self.is_deadly = False
        is_taken = self.luck.random() < 0.6
        if is_taken:
            await super().handle_DATA(server, session, envelope)
        self.has_come.set()
        assert server.loop is not None
        await server.loop.run_in_executor(None, self.is_dead.wait, PATIENCE)
        return "250 OK" if is_taken else "451 never mind"

    def kill_while_a_letter_is_handed_over(self, server: Server, clock: Clock) -> None:
        self.has_come.clear()
        self.is_dead.clear()
        self.is_deadly = True
        clock.run_until(self.has_come.wait)
        server.kill()
        self.is_dead.set()

    def wait_until_told(self, due: int, clock: Clock) -> None:
        """Wait until everybody was told of so much in all."""

        def is_told(seconds: float) -> bool:
            with self._came:
                return self._came.wait_for(
                    lambda: sum(map(len, _told(self).values())) >= due, seconds
                )

        clock.run_until(is_told)


@pytest.fixture
def mailbox() -> Iterator[DeadlyMailbox]:
    with DeadlyMailbox() as mailbox:
        yield mailbox


@pytest.fixture(params=["sqlite", "postgres"])
def stored(request: pytest.FixtureRequest) -> Iterator[dict[str, str]]:
    """Where the server keeps what it has to send: what its settings say of that."""
    if request.param == "sqlite":
        yield {}
        return
    with Postgres() as postgres:
        yield {"database": postgres.url(postgres.new_database())}


def test_no_letter_is_lost_and_one_at_most_comes_twice_for_a_kill(
    tmp_path: Path, mailbox: DeadlyMailbox, stored: dict[str, str]
) -> None:
    clock = Clock(tmp_path / "clock")
    settings = {**mailbox.settings(), **stored}
    server = Server(tmp_path, clock=str(clock.file), sweep=0.01, **settings)
    tables: dict[str, set[str]] = {}
    with ExitStack() as stack:
        stack.enter_context(server)
        people = [
            stack.enter_context(Person(server, f"Guest {number}")) for number in range(PEOPLE)
        ]
        for number, person in enumerate(people):
            address = f"guest-{number}@example.org"
            person.http.put("/api/me/address", json={"address": address, "language": "en"})
            letter = mailbox.wait_for(number + 1)[-1]
            token = {"token": link_in(letter, "/calls/confirm/")}
            person.post("/api/calls/confirm", token)
            wishes = {**person.get("/api/me/calls")["wishes"], "mail": ["start"]}
            assert person.http.put("/api/me/calls", json=wishes).is_success
            tables[address] = set()
        mailbox.letters.clear()
        kills = 0
        while kills < KILLS:
            for number, person in enumerate(people):  # Each pair begins one more game.
                if number % 2:
                    other = people[number - 1]
                    table = person.make("quarrel", 2, pace={"kind": "turns", "answer": 1_209_600})
                    for one in (person, other):
                        one.send(table, "sit", name=one.name)
                    person.send(table, "start")
                    for one in (number, number - 1):
                        tables[f"guest-{one}@example.org"].add(table)
            clock.run(61.0)
            if kills % 4 == 3:  # Whatever it does just then.
                server.kill()
                server.start()
                kills += 1
            for _ in range(2):
                mailbox.kill_while_a_letter_is_handed_over(server, clock)
                server.start()
                kills += 1
            mailbox.wait_until_told(sum(map(len, tables.values())), clock)
        told = _told(mailbox)
        assert {address: set(found) for address, found in told.items()} == tables
        names = Counter(letter["Message-ID"] for letter in mailbox.letters)
        twice = [name for name, count in names.items() if count > 1]
        assert sum(names.values()) - len(names) <= kills
        for name in twice:  # The same letter, to the same person.
            same = {letter["To"] for letter in mailbox.letters if letter["Message-ID"] == name}
            assert len(same) == 1
        for found in told.values():  # Nothing is told by two letters that are not the same.
            assert all(len(ids) == 1 for ids in found.values())


def _told(mailbox: Mailbox) -> dict[str, dict[str, set[str]]]:
    """By address and table: the names of the letters that told of it."""
    found: dict[str, dict[str, set[str]]] = {}
    for letter in mailbox.letters:
        for line in str(letter.get_content()).splitlines():
            if "/t/" in line:
                table = line.rpartition("/t/")[2].strip()
                ids = found.setdefault(letter["To"], {}).setdefault(table, set())
                ids.add(letter["Message-ID"])
    return found
