"""Letters while the mail server is away or refuses: kept, sent once, given up in the end."""

from __future__ import annotations

import pytest

from ludotheque.server.wire import sheets, values
from tests.server.calling_house import BY_TURNS, DAY, MARCH, MIDNIGHT, House, asked_at
from tests.server.calling_house import house as house  # a fixture
from tests.server.calling_house import mailbox as mailbox  # a fixture


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
