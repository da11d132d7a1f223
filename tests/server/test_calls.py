"""Calls from tables: to whoever is asked, when they hold, once, and not at night."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.server.service.record import Guest
from ludotheque.server.store.finding import Block, Invitation
from ludotheque.server.wire import commands, sheets, values
from tests.server.calling_house import BY_TURNS, DAY, NOON, House
from tests.server.calling_house import house as house  # a fixture
from tests.server.calling_house import mailbox as mailbox  # a fixture
from tests.server.inn import refused
from tests.server.mailbox import SITE, link_in, text_of


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
