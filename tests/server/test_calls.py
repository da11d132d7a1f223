"""Calls: letters go to confirmed addresses, when they hold, once, and not at night."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from email.message import EmailMessage
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from ludotheque.server.post import Post
from ludotheque.server.service.calling import Calling
from ludotheque.server.service.calls import Calls
from ludotheque.server.service.record import Guest
from ludotheque.server.service.sending import NoBrowsers, Sending
from ludotheque.server.settings import Settings
from ludotheque.server.wire import sheets, values
from tests.server.inn import Inn, refused
from tests.server.mailbox import SITE, Mailbox, link_in

BY_TURNS = values.Pace(kind="turns", answer=86_400)
NOON = datetime(2026, 3, 2, 12, tzinfo=ZoneInfo("Europe/Paris")).timestamp()


class House:
    """An inn that calls people, by a real mail server."""

    def __init__(self, inn: Inn, mailbox: Mailbox) -> None:
        self.inn = inn
        self.mailbox = mailbox
        inn.time = NOON
        settings = Settings(**mailbox.settings())
        self.calls = Calls(inn.tables, has_mail=True)
        self.calling = Calling(self.calls)
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


# Addresses


def test_nothing_else_is_sent_to_an_address_before_it_is_confirmed(house: House) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    house.inn.run(house.calls.ask_address(anna.id, " Anna@Example.ORG ", "de"))
    [letter] = house.round()
    assert (letter["To"], letter["Subject"]) == ("Anna@example.org", "Ist das deine Adresse?")
    house.inn.started(anna, ben, pace=BY_TURNS)
    assert house.after(7_200) == []
    sheet = house.inn.run(house.calls.sheet(anna.id))
    assert (sheet.address, sheet.asked) == ("", "Anna@example.org")
    token = link_in(letter, "/calls/confirm/")
    with refused("no-such-letter"):
        house.inn.run(house.calls.confirm(token + "x"))
    assert house.inn.run(house.calls.confirm(token)).address == "Anna@example.org"
    with refused("no-such-letter"):
        house.inn.run(house.calls.confirm(token))
    assert house.inn.run(house.calls.guests_at("Anna@EXAMPLE.org")) == [anna.id]


def test_a_link_to_confirm_holds_for_a_day(house: House) -> None:
    anna = house.inn.guest("Anna")
    house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", "en"))
    [letter] = house.round()
    house.inn.time += 86_401
    with refused("no-such-letter"):
        house.inn.run(house.calls.confirm(link_in(letter, "/calls/confirm/")))
    assert house.inn.run(house.calls.sheet(anna.id)).asked == ""


@pytest.mark.parametrize(
    "address",
    [
        "", "anna", "anna@", "@example.org", "anna@example", "anna@-example.org", "a b@example.org",
        "anna@example.org\nBcc: ben@example.org", "Anna <anna@example.org>", "anna@example..org",
        "anna@example.org, ben@example.org", f"{'a' * 65}@example.org", "änna@example.org",
        "anna@[127.0.0.1]", f"a@{'b' * 250}.org", '"an na"@example.org', "a@b@example.org",
    ],
)  # fmt: skip
def test_an_address_that_is_none_is_refused_and_nothing_is_sent(house: House, address: str) -> None:
    anna = house.inn.guest("Anna")
    with refused("bad-address"):
        house.inn.run(house.calls.ask_address(anna.id, address, "en"))
    assert house.round() == []
    assert house.inn.run(house.calls.sheet(anna.id)).asked == ""


def test_nobody_is_sent_many_letters_by_strangers(house: House) -> None:
    for number in range(3):
        guest = house.inn.guest(f"Guest {number}")
        house.inn.run(house.calls.ask_address(guest.id, "victim@example.org", "en"))
    with refused("enough-letters"):
        house.inn.run(house.calls.ask_address("other", "Victim@example.org", "en"))
    assert len(house.round()) == 3


def test_a_server_without_mail_says_so(inn: Inn) -> None:
    calls = Calls(inn.tables, has_mail=False)
    assert not inn.run(calls.sheet("anna")).has_mail
    with refused("no-mail"):
        inn.run(calls.ask_address("anna", "anna@example.org", "en"))


def test_a_link_is_mailed_to_whoever_has_an_address(house: House) -> None:
    anna = house.reader("Anna", mail=[], quiet=sheets.QuietHours("00:00", "23:59"))
    assert house.inn.run(house.calls.mail_link(anna.id, "sign-in", "/sign-in/TOKEN", "fr"))
    [letter] = house.round()
    assert link_in(letter, "/sign-in/") == "TOKEN"
    assert letter["Subject"] == "Votre lien pour vous identifier"
    assert "List-Unsubscribe" not in letter
    assert not house.inn.run(house.calls.mail_link("ben", "sign-in", "/sign-in/TOKEN", "fr"))


# A mail server that is away or refuses


def test_a_letter_waits_for_a_mail_server_that_is_away_and_keeps_its_name(house: House) -> None:
    anna = house.inn.guest("Anna")
    house.mailbox.refusal = "451 4.3.0 try again later"
    house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", "en"))
    assert house.after(300) == []
    house.mailbox.refusal = ""
    [letter] = house.after(600)
    assert letter["Message-ID"].endswith("@example.org>")
    assert house.after(86_400) == []


def test_a_letter_that_is_refused_for_good_is_not_tried_again(house: House) -> None:
    anna = house.inn.guest("Anna")
    house.mailbox.strangers.add("anna@example.org")
    house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", "en"))
    assert house.round() == []
    house.mailbox.strangers.clear()
    assert house.after(86_400) == []


def test_a_letter_is_given_up_after_two_days(house: House) -> None:
    anna = house.inn.guest("Anna")
    house.mailbox.refusal = "451 4.3.0 try again later"
    house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", "en"))
    house.after(50 * 3_600)
    house.mailbox.refusal = ""
    assert house.after(86_400) == []
