"""An inn that calls people, by a real mail server; and who stays there."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from email.message import EmailMessage
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from ludotheque.server.post import Post
from ludotheque.server.service.away import Away
from ludotheque.server.service.calling import Calling
from ludotheque.server.service.calls import Calls
from ludotheque.server.service.letters import Told
from ludotheque.server.service.record import Guest
from ludotheque.server.service.sending import Sending
from ludotheque.server.settings import Settings
from ludotheque.server.wire import sheets, values
from tests.server.inn import Inn
from tests.server.mailbox import SITE, Mailbox, link_in

BY_TURNS = values.Pace(kind="turns", answer=86_400)
NOON = datetime(2026, 3, 2, 12, tzinfo=ZoneInfo("Europe/Paris")).timestamp()
MARCH = [sheets.Holiday("2026-03-03", "2026-03-05")]
MIDNIGHT = NOON + 12 * 3_600.0
DAY = 86_400.0


class NoBrowsers:
    async def tell(self, guest: str, told: Told) -> bool:
        return False


class House:
    """An inn that calls people, by a real mail server."""

    def __init__(self, inn: Inn, mailbox: Mailbox) -> None:
        self.inn = inn
        self.mailbox = mailbox
        inn.time = NOON
        settings = Settings(**mailbox.settings())
        self.calls = Calls(inn.tables, has_mail=True)
        self.calling = Calling(self.calls)
        self.away = Away(inn.tables)
        self.sending = Sending(inn.tables, Post(settings), SITE, NoBrowsers())

    def round(self) -> list[EmailMessage]:
        """Look at the tables, and send what is due; the letters that came by it."""
        before = len(self.mailbox.letters)
        self.inn.run(self.calling.look())
        sent = self.inn.run(self.sending.send_all("mail"))
        assert len(self.mailbox.letters) == before + sent
        return self.mailbox.letters[before:]

    def after(self, seconds: float) -> list[EmailMessage]:
        """The letters that come while so much time passes, as a server looks every now and then."""
        found: list[EmailMessage] = []
        end = self.inn.time + seconds
        while self.inn.time < end:
            self.inn.time = min(end, self.inn.time + 300.0)
            found += self.round()
        return found

    def reader(self, name: str, **wishes: Any) -> Guest:
        """Somebody who has confirmed an address."""
        guest = self.inn.guest(name)
        address = f"{name.lower()}@example.org"
        self.inn.run(self.calls.ask_address(guest.id, address, "en"))
        [letter] = self.round()
        self.inn.run(self.calls.confirm(link_in(letter, "/calls/confirm/")))
        self.wish(guest, **wishes)
        return guest

    def wish(self, guest: Guest, **wishes: Any) -> None:
        self.inn.run(self.calls.wish(guest.id, sheets.CallWishes(**wishes)))

    def answer(self, table: str, *people: Guest) -> None:
        """Let whoever is asked first make a move."""
        match = self.inn.match(table)
        seat = match.asks()[0]
        self.inn.play(table, people[seat], seat, match.legal(seat)[0].text)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as mailbox:
        yield mailbox


@pytest.fixture
def house(inn: Inn, mailbox: Mailbox) -> House:
    return House(inn, mailbox)


def asked_at(house: House, pace: values.Pace, anna: Guest, ben: Guest) -> str:
    table = house.inn.started(anna, ben, game="zock", pace=pace)
    while house.inn.match(table).asks() != [0]:
        house.answer(table, anna, ben)
    return table
