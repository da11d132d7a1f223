"""Calls: letters go to confirmed addresses, when they hold, once, and not at night."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from email.message import EmailMessage
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from ludotheque.server.post import Post
from ludotheque.server.service.away import Away
from ludotheque.server.service.calling import Calling
from ludotheque.server.service.calls import Calls
from ludotheque.server.service.letters import Told
from ludotheque.server.service.playing import look_at_the_time
from ludotheque.server.service.record import Guest
from ludotheque.server.service.sending import Sending
from ludotheque.server.service.table import Table
from ludotheque.server.service.wishes import quiet_until
from ludotheque.server.settings import Settings
from ludotheque.server.store.finding import Block, Invitation
from ludotheque.server.wire import commands, sheets, values
from tests.server.inn import Inn, refused
from tests.server.mailbox import SITE, Mailbox, link_in, text_of

BY_TURNS = values.Pace(kind="turns", answer=86_400)
NOON = datetime(2026, 3, 2, 12, tzinfo=ZoneInfo("Europe/Paris")).timestamp()


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


# Addresses


def test_nothing_else_is_sent_to_an_address_before_it_is_confirmed(house: House) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    house.inn.run(house.calls.ask_address(anna.id, " Anna@Example.ORG ", "de"))
    [letter] = house.round()
    assert (letter["To"], letter["Subject"]) == ("Anna@example.org", "Ist das deine Adresse?")
    house.inn.started(anna, ben, game="zock", pace=BY_TURNS)
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


@pytest.mark.parametrize(
    "address", ["vic.tim@example.org", "victim+spam@example.org", "V.I.C.T.I.M+a+b@Example.org"]
)
def test_another_way_to_write_an_address_is_no_way_to_send_it_more(
    house: House, address: str
) -> None:
    for number in range(3):
        house.inn.run(house.calls.ask_address(f"{number}", "victim@example.org", "en"))
    with refused("enough-letters"):
        house.inn.run(house.calls.ask_address("other", address, "en"))


def test_only_so_many_links_a_day_are_mailed_to_one_address(house: House) -> None:
    anna = house.reader("Anna")

    def ask() -> bool:
        return house.inn.run(house.calls.mail_link(anna.id, "sign-in", "/sign-in/TOKEN", "fr"))

    assert [ask() for _ in range(13)] == [True] * 12 + [False]
    assert len(house.round()) == 12
    house.inn.time += 86_401
    assert ask()


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
    assert letter["Subject"] == "Votre lien de connexion"
    assert "List-Unsubscribe" not in letter
    assert not house.inn.run(house.calls.mail_link("ben", "sign-in", "/sign-in/TOKEN", "fr"))


# Tables


def test_whoever_is_asked_is_called_once_a_little_later(house: House) -> None:
    anna, ben = house.reader("Anna"), house.reader("Ben")
    table = house.inn.started(anna, ben, game="zock", pace=BY_TURNS)
    asked = house.inn.match(table).asks()[0]
    house.inn.time += 59
    assert house.round() == []
    house.inn.time += 1
    assert house.round() == []  # It waits for others that go with it.
    house.inn.time += 30
    [letter] = house.round()
    assert letter["To"] == ("anna@example.org", "ben@example.org")[asked]
    assert letter["Subject"] == "Zock: it is your turn"
    assert f"{SITE}/t/{table}\n" in text_of(letter)
    assert ("Ben", "Anna")[asked] in text_of(letter)
    assert house.after(10 * 3_600) == []
    house.answer(table, anna, ben)
    assert len(house.after(3_600)) == 1


def test_nobody_is_called_to_what_was_answered_meanwhile(house: House) -> None:
    anna, ben = house.reader("Anna", mail=["turn"]), house.inn.guest("Ben")
    table = house.inn.started(anna, ben, game="zock", pace=BY_TURNS)
    while house.inn.match(table).asks() != [0]:
        house.answer(table, anna, ben)
    house.inn.time += 60
    assert house.round() == []
    while house.inn.match(table).asks() == [0]:
        house.answer(table, anna, ben)
    assert house.after(3_600) == []


def test_several_tables_make_one_letter(house: House) -> None:
    anna, ben = house.reader("Anna"), house.inn.guest("Ben")
    tables = [house.inn.started(anna, ben, game="zock", pace=BY_TURNS) for _ in range(6)]
    waiting = [one for one in tables if 0 in house.inn.match(one).asks()]
    house.wish(anna, mail=["turn"])
    [letter] = house.after(3_600)
    assert all(f"/t/{one}\n" in text_of(letter) for one in waiting)
    assert letter["Subject"] == f"{len(waiting)} tables call you"


def test_time_that_runs_short_is_told_with_when_it_is_out(house: House) -> None:
    anna, ben = house.reader("Anna", mail=["short"], zone="Asia/Tokyo"), house.inn.guest("Ben")
    table = house.inn.started(anna, ben, game="zock", pace=BY_TURNS)
    while house.inn.match(table).asks() != [0]:
        house.answer(table, anna, ben)
    assert house.after(17 * 3_600) == []
    [letter] = house.after(2 * 3_600)
    assert letter["Subject"] == "Zock: your time is running short"
    assert "3 Mar 2026, 20:00" in text_of(letter)  # Noon in Paris is eight in the evening there.
    assert house.after(4 * 3_600) == []


@pytest.mark.parametrize(
    ("language", "turn", "short"),
    [
        ("de", "Zock: Du bist dran.", "Zock: Deine Zeit läuft am 03.03.2026, 12:00 ab."),
        ("en", "Zock: it is your turn.", "Zock: your time runs out on 3 Mar 2026, 12:00."),
        (
            "fr",
            "Zock\u00a0: à vous de jouer.",
            "Zock\u00a0: votre temps sera écoulé le 3 mars 2026, 12:00.",
        ),
    ],
)
def test_whoever_plays_alone_for_a_time_is_called_with_nobody(
    house: House, language: str, turn: str, short: str
) -> None:
    anna = house.reader("Anna", zone="Europe/Paris", language=language)
    table = house.inn.make(anna, "zock", 2, pace=BY_TURNS, bots={"1": "random"})
    house.inn.send(table, anna, commands.Sit(id=house.inn.message()))
    house.inn.send(table, anna, commands.Start(id=house.inn.message()))
    house.inn.settle()  # The bot may begin.
    texts = [text_of(letter).partition("\n")[0] for letter in house.after(82_800)]
    assert texts == [turn, short]


def test_the_start_and_the_end_are_told_to_whoever_wishes(house: House) -> None:
    anna, ben = house.reader("Anna", mail=["start", "end"]), house.inn.guest("Ben")
    table = house.inn.started(anna, ben, pace=BY_TURNS)
    [letter] = house.after(600)
    assert letter["Subject"] == "Quarrel: the game begins"
    house.inn.play_out(table, {0: anna, 1: ben})
    house.inn.send(table, ben, commands.Say(id="thanks", text="Thanks!"))
    [letter] = house.after(3_600)
    assert letter["Subject"] == "Quarrel: the game is over"
    house.inn.send(table, ben, commands.Say(id="again", text="Again?"))
    assert house.after(86_400) == []


def test_who_looks_at_the_table_is_not_called_and_who_only_has_it_open_is(house: House) -> None:
    anna, ben = house.reader("Anna"), house.inn.guest("Ben")
    table = house.inn.started(anna, ben, game="zock", pace=BY_TURNS)
    while house.inn.match(table).asks() != [0]:
        house.answer(table, anna, ben)
    ear = house.inn.listen(table, anna)
    assert house.after(3_600) == []
    while house.inn.match(table).asks() == [0]:
        house.answer(table, anna, ben)
    ear.is_looking = False
    while house.inn.match(table).asks() != [0]:
        house.answer(table, anna, ben)
    assert len(house.after(3_600)) == 1


def test_nobody_is_called_at_night_or_on_holiday(house: House) -> None:
    quiet = sheets.QuietHours("11:00", "15:30")
    holidays = [sheets.Holiday("2026-03-03", "2026-03-05")]
    anna = house.reader("Anna", mail=["turn"], quiet=quiet, zone="Europe/Paris")
    ben = house.inn.guest("Ben")
    table = house.inn.started(
        anna, ben, game="zock", pace=values.Pace(kind="turns", answer=14 * 86_400)
    )
    while house.inn.match(table).asks() != [0]:
        house.answer(table, anna, ben)
    assert house.after(3 * 3_600 + 1_500) == []
    assert len(house.after(600)) == 1
    while house.inn.match(table).asks() == [0]:
        house.answer(table, anna, ben)
    house.inn.time += 9 * 3_600
    house.wish(anna, mail=["turn"], quiet=quiet, zone="Europe/Paris", holidays=holidays)
    while house.inn.match(table).asks() != [0]:
        house.answer(table, anna, ben)
    assert house.after(2 * 86_400 + 18 * 3_600) == []
    assert len(house.after(6 * 3_600)) == 1


def test_a_link_signs_off_and_an_address_stays(house: House) -> None:
    anna, ben = house.reader("Anna", mail=["start"]), house.inn.guest("Ben")
    house.inn.started(anna, ben, game="zock", pace=BY_TURNS)
    house.inn.started(ben, anna, game="zock", pace=BY_TURNS)
    letter = house.after(3_600)[0]
    key = link_in(letter, "/calls/off/")
    assert letter["List-Unsubscribe"] == f"<{SITE}/api/calls/off/{key}>"
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    shown = sheets.SignedOff("an…@example.org", is_called=True)
    assert house.inn.run(house.calls.signing_off(key)) == shown
    for _ in range(2):
        assert not house.inn.run(house.calls.sign_off(key)).is_called
    house.inn.started(anna, ben, game="zock", pace=BY_TURNS)
    house.inn.started(ben, anna, game="zock", pace=BY_TURNS)
    assert house.after(86_400) == []
    assert house.inn.run(house.calls.sheet(anna.id)).address == "anna@example.org"
    with refused("no-such-letter"):
        house.inn.run(house.calls.sign_off("nobody"))


@pytest.mark.parametrize(
    ("own", "asked", "wished", "subject"),
    [
        ("fr", "en", None, "Quarrel\u00a0: à vous de jouer"),
        ("", "de", None, "Quarrel: Du bist dran"),
        ("", "en", None, "Quarrel: it is your turn"),
        ("fr", "fr", {"language": "de"}, "Quarrel: Du bist dran"),
        ("fr", "en", {"zone": "Europe/Paris"}, "Quarrel\u00a0: à vous de jouer"),
    ],
)
def test_somebody_is_called_in_the_language_they_wish_or_read_or_asked_in(
    house: House, own: str, asked: Any, wished: dict[str, Any] | None, subject: str
) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    profile = sheets.Profile(name="Anna", language=own)
    house.inn.run(house.inn.tables.guests.introduce(anna.id, profile))
    house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", "fr"))
    house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", asked))
    [letter] = house.round()
    house.inn.run(house.calls.confirm(link_in(letter, "/calls/confirm/")))
    assert not house.inn.run(house.calls.sheet(anna.id)).has_wished
    if wished is not None:
        house.wish(anna, **wished)
        house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", "en"))
        house.round()
    house.inn.started(anna, ben, pace=BY_TURNS)
    assert house.after(3_600)[0]["Subject"] == subject


def test_a_time_is_told_by_the_clocks_where_the_address_was_given(house: House) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", "en", "Asia/Tokyo"))
    [letter] = house.round()
    house.inn.run(house.calls.confirm(link_in(letter, "/calls/confirm/")))
    sheet = house.inn.run(house.calls.sheet(anna.id))
    assert (sheet.wishes.zone, sheet.has_wished) == ("Asia/Tokyo", False)
    house.inn.started(anna, ben, pace=BY_TURNS)
    assert "3 Mar 2026, 20:00" in text_of(house.after(82_800)[-1])
    with refused("no-such-zone"):
        house.inn.run(house.calls.ask_address(ben.id, "ben@example.org", "en", "Atlantis"))
    assert house.inn.run(house.calls.sheet(ben.id)).asked == ""


def test_an_invitation_is_told_while_it_holds(house: House) -> None:
    anna, ben = house.reader("Anna", language="fr"), house.inn.guest("Ben")
    table, other = house.inn.make(ben), house.inn.make(ben)
    for one in (table, other):
        invitation = Invitation(
            id=one, table=one, inviter=ben.id, guest=anna.id, inviter_name="Ben",
            guest_name="Anna", at=NOON, expires_at=NOON + DAY,
        )  # fmt: skip
        house.inn.run(house.calls.call(anna.id, "invited", one))
        house.inn.run(house.inn.store.invite(invitation))
        house.inn.run(house.calls.call(ben.id, "invited", one))
    house.inn.send(other, anna, commands.Sit(id="sit"))
    [letter] = house.after(600)
    assert letter["Subject"] == "Quarrel\u00a0: Ben vous invite"
    assert table in text_of(letter) and other not in text_of(letter)


def test_a_letter_names_whose_invitation_still_holds(house: House) -> None:
    """Two may invite to one table; a name is kept with its invitation alone, and goes with it."""
    anna, ben, cleo = house.reader("Anna"), house.inn.guest("Ben"), house.inn.guest("Cleo")
    table = house.inn.make(ben)
    for host in (ben, cleo):
        invited(house, host, anna, table, id=host.id)
    house.inn.run(house.inn.store.settle_invitation(cleo.id, "withdrawn"))
    [letter] = house.after(600)
    assert letter["Subject"] == "Quarrel: Ben invites you"


def invited(house: House, host: Guest, guest: Guest, table: str, id: str = "") -> None:
    """Somebody is invited who is to be called later."""
    invitation = Invitation(
        id=id or table, table=table, inviter=host.id, guest=guest.id, inviter_name=host.name,
        guest_name=guest.name, at=house.inn.time, expires_at=house.inn.time + 3 * DAY,
    )  # fmt: skip
    house.inn.run(house.calls.call(guest.id, "invited", table))
    house.inn.run(house.inn.store.invite(invitation))


def test_nobody_is_told_that_somebody_invites_them_whom_they_have_blocked_since(
    house: House,
) -> None:
    anna, ben = house.reader("Anna"), house.inn.guest("Ben")
    invited(house, ben, anna, house.inn.make(ben))
    house.inn.run(house.inn.store.block(anna.id, [Block(ben.id, "Ben", house.inn.time)]))
    assert house.after(3_600) == []


def test_nobody_is_told_of_an_invitation_to_a_table_that_is_full(house: House) -> None:
    anna, ben, cleo = house.reader("Anna"), house.inn.guest("Ben"), house.inn.guest("Cleo")
    table = house.inn.make(ben)
    invited(house, ben, anna, table)
    for guest in (ben, cleo):
        house.inn.send(table, guest, commands.Sit(id=house.inn.message()))
    assert house.after(3_600) == []


def test_a_table_at_rest_and_a_game_against_bots_call_nobody(house: House) -> None:
    anna, ben = house.reader("Anna"), house.inn.guest("Ben")
    table = house.inn.started(anna, ben, game="zock", pace=BY_TURNS)
    house.inn.send(table, anna, commands.Propose(id="p", what="pause"))
    house.inn.send(table, ben, commands.AnswerProposal(id="a", agree=True))
    house.inn.make(anna, bots={"1": "random"}, sit=sheets.Sitter(), start=True)
    house.inn.settle()
    assert house.after(5 * 3_600) == []


def test_tables_at_which_everybody_was_called_are_not_looked_at_again(house: House) -> None:
    anna, ben = house.reader("Anna"), house.inn.guest("Ben")
    for _ in range(3):
        house.inn.started(anna, ben)
    house.inn.time += 60
    assert house.inn.run(house.calling.look()) == 3
    house.inn.time += 86_400
    assert house.inn.run(house.calling.look()) == 0


# Holidays


def due(house: House, table: str, guest: Guest) -> float:
    """When somebody's time is out, as the table tells it."""
    [seat] = [one for one in house.inn.info(table, guest).seats if one.is_mine]
    assert seat.due_at is not None
    return seat.due_at


def asked_at(house: House, pace: values.Pace, anna: Guest, ben: Guest) -> str:
    table = house.inn.started(anna, ben, game="zock", pace=pace)
    while house.inn.match(table).asks() != [0]:
        house.answer(table, anna, ben)
    return table


MARCH = [sheets.Holiday("2026-03-03", "2026-03-05")]
MIDNIGHT = NOON + 12 * 3_600.0
DAY = 86_400.0


def test_time_by_turns_waits_on_holiday_as_far_as_the_table_allows(house: House) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    table = asked_at(house, BY_TURNS, anna, ben)
    strict = asked_at(house, values.Pace(kind="turns", answer=86_400, holiday=1), anna, ben)
    live = asked_at(house, values.Pace(answer=86_400), anna, ben)
    house.wish(anna, zone="Europe/Paris", holidays=MARCH)
    assert house.inn.run(house.away.tell_all()) == 1
    assert due(house, table, anna) == NOON + 4 * DAY
    assert due(house, strict, anna) == NOON + 2 * DAY
    assert due(house, live, anna) == NOON + DAY
    house.inn.time = MIDNIGHT + DAY
    house.wish(anna, zone="Europe/Paris")  # Back early: the day that has passed stays counted.
    house.inn.run(house.away.tell_all())
    assert due(house, table, anna) == NOON + 2 * DAY
    more = [sheets.Holiday("2026-03-10", "2026-03-20")]
    house.wish(anna, zone="Europe/Paris", holidays=more)
    house.inn.run(house.away.tell_all())
    assert house.inn.table(strict).record.chairs[0].away == [(MIDNIGHT, MIDNIGHT + DAY)]
    house.inn.time = NOON + DAY + 3_600
    house.inn.run(house.inn.tables.wake_due_tables())
    assert house.inn.match(table).asks() == [0]


def test_holidays_that_were_wished_before_hold_at_a_new_table(house: House) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    house.wish(anna, zone="Europe/Paris", holidays=MARCH)
    house.inn.run(house.away.tell_all())
    table = asked_at(house, BY_TURNS, anna, ben)
    assert due(house, table, anna) == NOON + DAY
    house.inn.time += 61
    house.round()
    assert house.inn.run(house.away.tell_all()) == 1
    assert due(house, table, anna) == NOON + 4 * DAY
    house.inn.time += 61
    house.round()
    assert house.inn.run(house.away.tell_all()) == 0


def test_holidays_hold_where_a_table_goes_on_by_turns_later(house: House) -> None:
    anna, ben = house.reader("Anna", zone="Europe/Paris", holidays=MARCH), house.inn.guest("Ben")
    table = asked_at(house, values.Pace(answer=86_400), anna, ben)
    house.after(600)
    house.inn.run(house.away.tell_all())
    assert due(house, table, anna) == NOON + DAY
    for pace, end in ((BY_TURNS, NOON + 4 * DAY), (values.Pace(answer=86_400), NOON + DAY)):
        house.inn.send(
            table, anna, commands.Propose(id=house.inn.message(), what="pace", pace=pace)
        )
        house.inn.send(table, ben, commands.AnswerProposal(id=house.inn.message(), agree=True))
        began = house.inn.time
        for _ in range(3):
            house.inn.time += 61
            house.round()
            house.inn.run(house.away.tell_all())
        assert due(house, table, anna) == end + began - NOON
        version = house.inn.table(table).version
        house.after(600)
        assert house.inn.run(house.away.tell_all()) == 0
        assert house.inn.table(table).version == version


def test_holidays_hold_for_whoever_was_late_and_is_back(house: House) -> None:
    anna, ben = house.inn.guest("Anna"), house.inn.guest("Ben")
    pace = values.Pace(kind="turns", answer=3_600, late="bot")
    table = asked_at(house, pace, anna, ben)
    house.wish(anna, zone="Europe/Paris", holidays=MARCH)
    house.inn.run(house.away.tell_all())
    house.inn.time += 3_601
    house.inn.run(house.inn.tables.act(house.inn.table(table), late_now(house)))
    assert house.inn.table(table).record.chairs[0].is_late
    house.inn.send(table, anna, commands.ComeBack(id="back", seat=0))
    assert house.inn.table(table).record.chairs[0].away == [(MIDNIGHT, MIDNIGHT + 3 * DAY)]


def test_whoever_is_late_is_told_of_the_end(house: House) -> None:
    anna, ben = house.reader("Anna", mail=["end"]), house.inn.guest("Ben")
    pace = values.Pace(kind="turns", answer=3_600, late="bot")
    table = asked_at(house, pace, anna, ben)
    house.inn.time += 3_601
    house.inn.run(house.inn.tables.act(house.inn.table(table), late_now(house)))
    house.inn.play_out(table, {1: ben})
    [letter] = house.after(600)
    assert letter["Subject"] == "Zock: the game is over"


def late_now(house: House) -> Callable[[Table], None]:
    return lambda table: look_at_the_time(table, house.inn.time)


# Wishes


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"quiet": sheets.QuietHours("22:00", "22:00")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("25:00", "07:00")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("22", "07:00")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("22+01", "07:00")}, "bad-quiet-hours"),  # Of another zone.
        ({"quiet": sheets.QuietHours("07:00", "2200Z")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("T2200", "07:00")}, "bad-quiet-hours"),
        ({"quiet": sheets.QuietHours("22:0\u0660", "07:00")}, "bad-quiet-hours"),
        ({"holidays": [sheets.Holiday("2026-12-24", "2026-12-23")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("2026-02-30", "2026-03-01")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("2026-01-01", "2027-02-01")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("9999-01-01", "9999-12-31")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("20261224", "20261226")]}, "bad-holiday"),
        ({"holidays": [sheets.Holiday("2026-W52", "2026-W53")]}, "bad-holiday"),
        ({"zone": "Atlantis"}, "no-such-zone"),
        ({"zone": "../../etc/passwd"}, "no-such-zone"),
    ],
)
def test_wishes_that_cannot_be_followed_are_refused_and_change_nothing(
    house: House, wishes: dict[str, Any], code: str
) -> None:
    anna = house.inn.guest("Anna")
    with refused(code):
        house.wish(anna, **wishes)
    assert not house.inn.run(house.calls.sheet(anna.id)).has_wished


@pytest.mark.parametrize(
    ("now", "end"),
    [
        ("2026-10-24 23:00 +0200", "2026-10-25 02:30 +0200"),
        ("2026-10-25 02:10 +0200", "2026-10-25 02:30 +0200"),
        ("2026-10-25 02:40 +0200", None),
        ("2026-10-25 02:10 +0100", "2026-10-25 02:30 +0100"),  # That hour comes twice.
        ("2026-10-25 02:40 +0100", None),
        ("2026-03-28 23:00 +0100", "2026-03-29 03:30 +0200"),  # And this never.
        ("2026-03-29 03:40 +0200", None),
    ],
)
def test_quiet_hours_end_in_nights_in_which_clocks_are_set(now: str, end: str | None) -> None:
    wishes = sheets.CallWishes(quiet=sheets.QuietHours("22:00", "02:30"), zone="Europe/Paris")
    later = quiet_until(wishes, _at(now))
    assert later == (None if end is None else _at(end))


def _at(text: str) -> float:
    return datetime.strptime(text, "%Y-%m-%d %H:%M %z").timestamp()


def test_wishes_that_cannot_be_followed_any_more_keep_nobody_waiting(house: House) -> None:
    """What was kept by another version, or on a machine that knows other time zones."""
    anna, ben, cleo = (
        house.reader(name, mail=["turn", "short"]) for name in ("Anna", "Ben", "Cleo")
    )
    cases: list[tuple[Guest, dict[str, Any]]] = [
        (anna, {"zone": "Atlantis/Poseidonis", "mail": ["short"]}),
        (ben, {"quiet": {"start": "22+01", "end": "07:00"}, "mail": ["turn", "short"]}),
    ]
    for guest, kept in cases:
        text = msgspec.json.encode(kept).decode()
        house.inn.run(house.calls.book.keep_wishes(guest.id, text, "key"))
        table = house.inn.started(guest, cleo, game="zock", pace=BY_TURNS)
        while house.inn.match(table).asks() != [0]:
            house.answer(table, guest, cleo)
    table = house.inn.started(cleo, anna, game="zock", pace=BY_TURNS)
    while house.inn.match(table).asks() != [0]:
        house.answer(table, cleo, anna)
    came = [letter["To"] for letter in house.after(20 * 3_600)]
    assert came.count("cleo@example.org") == 2
    assert came.count("anna@example.org") == 1


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


class Killed(BaseException):
    """The server is killed."""


def test_a_letter_that_a_killed_server_may_have_sent_keeps_its_name_also_over_the_night(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is under way when the server is killed; the next is started in quiet hours."""
    quiet = sheets.QuietHours("13:00", "20:00")
    anna = house.reader("Anna", mail=["start"], quiet=quiet, zone="Europe/Paris")
    house.inn.started(anna, house.inn.guest("Ben"), pace=BY_TURNS)
    house.inn.time += 61
    assert house.round() == []
    house.inn.time += 30

    async def finish(letter: str, sent_at: float | None) -> None:
        raise Killed

    before = len(house.mailbox.letters)
    with monkeypatch.context() as patch:
        patch.setattr(house.calls.book, "finish", finish)
        with pytest.raises(Killed):
            house.inn.run(house.sending.send_all("mail"))
    [first] = house.mailbox.letters[before:]
    house.sending.server = "the next"
    house.inn.time += 1_800  # The game has still just begun.
    house.wish(anna, mail=["start"], quiet=sheets.QuietHours("12:00", "12:50"), zone="Europe/Paris")
    [again] = house.after(1_800)
    assert again["Message-ID"] == first["Message-ID"]


def test_a_letter_that_is_refused_for_good_is_not_tried_again(house: House) -> None:
    anna = house.inn.guest("Anna")
    house.mailbox.strangers.add("anna@example.org")
    house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", "en"))
    assert house.round() == []
    house.mailbox.strangers.clear()
    assert house.after(86_400) == []


def test_a_letter_that_waited_for_the_end_of_a_holiday_is_tried_as_long_as_any(
    house: House,
) -> None:
    anna, ben = house.reader("Anna", mail=["turn"]), house.inn.guest("Ben")
    house.wish(anna, mail=["turn"], zone="Europe/Paris", holidays=MARCH)
    house.inn.time = MIDNIGHT
    asked_at(house, values.Pace(kind="turns", answer=14 * 86_400), anna, ben)
    assert house.after(3 * DAY - 3_600) == []
    house.mailbox.refusal = "451 4.3.0 try again later"
    assert house.after(DAY) == []
    house.mailbox.refusal = ""
    assert len(house.after(2 * 3_600)) == 1


def test_a_letter_is_given_up_after_two_days(house: House) -> None:
    anna = house.inn.guest("Anna")
    house.mailbox.refusal = "451 4.3.0 try again later"
    house.inn.run(house.calls.ask_address(anna.id, "anna@example.org", "en"))
    house.after(50 * 3_600)
    house.mailbox.refusal = ""
    assert house.after(86_400) == []
