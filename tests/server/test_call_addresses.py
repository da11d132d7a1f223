"""Addresses for calls: nothing goes to one that was not confirmed, and never much."""

from __future__ import annotations

import pytest

from ludotheque.server.service.calls import Calls
from ludotheque.server.wire import sheets
from tests.server.calling_house import BY_TURNS, House
from tests.server.calling_house import house as house  # a fixture
from tests.server.calling_house import mailbox as mailbox  # a fixture
from tests.server.inn import Inn, refused
from tests.server.mailbox import link_in


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
