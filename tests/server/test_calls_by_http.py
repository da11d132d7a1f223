"""Calls by HTTP, at a real server with a real mail server: no link needs anybody to be known."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.server.main import serve
from tests.server.mailbox import SENDER, SITE, Mailbox, link_in
from tests.server.process import Person, Server
from tests.server.test_calls_crash import Clock


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as mailbox:
        yield mailbox


def test_an_address_is_confirmed_and_signed_off_by_links_alone(
    tmp_path: Path, mailbox: Mailbox
) -> None:
    with Server(tmp_path, **mailbox.settings()) as server, Person(server, "Anna") as anna:
        sheet = anna.get("/api/me/calls")
        assert (sheet["has_mail"], sheet["address"], sheet["has_wished"]) == (True, "", False)
        bad = anna.http.put("/api/me/address", json={"address": "anna"})
        assert (bad.status_code, bad.json()["code"]) == (422, "bad-address")
        wish = {"address": "anna@example.org", "language": "en"}
        asked = anna.http.put("/api/me/address", json=wish).json()
        assert (asked["address"], asked["asked"]) == ("", "anna@example.org")
        [letter] = mailbox.wait_for(1)
        wishes = {**sheet["wishes"], "quiet": {"start": "22:00", "end": "22:00"}}
        refused = anna.http.put("/api/me/calls", json=wishes)
        assert refused.json()["code"] == "bad-quiet-hours"
        assert anna.http.put("/api/me/calls", json=sheet["wishes"]).json()["has_wished"]
        with httpx.Client(base_url=server.address) as stranger:
            token = {"token": link_in(letter, "/calls/confirm/")}
            confirmed = stranger.post("/api/calls/confirm", json=token)
            assert confirmed.json() == {"address": "anna@example.org"}
            assert stranger.post("/api/calls/confirm", json=token).status_code == 404
            assert anna.get("/api/me/calls")["address"] == "anna@example.org"
            assert stranger.get("/api/calls/off/nobody").json()["code"] == "no-such-letter"
        gone = anna.http.delete("/api/me/address").json()
        assert (gone["address"], gone["asked"]) == ("", "")


def test_the_link_that_mail_programs_take_signs_off_by_post_alone(
    tmp_path: Path, mailbox: Mailbox
) -> None:
    """Programs that look at links get them; those that know no other way open them in a browser."""
    clock = Clock(tmp_path / "clock")
    driven = {"clock": str(clock.file), "sweep": 0.01}
    with (
        Server(tmp_path, **driven, **mailbox.settings()) as server,
        Person(server, "Anna") as anna,
        Person(server, "Ben") as ben,
    ):
        anna.http.put("/api/me/address", json={"address": "anna@example.org", "language": "en"})
        [letter] = mailbox.wait_for(1)
        anna.post("/api/calls/confirm", {"token": link_in(letter, "/calls/confirm/")})
        wishes = {**anna.get("/api/me/calls")["wishes"], "mail": ["start"]}
        assert anna.http.put("/api/me/calls", json=wishes).is_success
        table = anna.make("quarrel", 2, pace={"kind": "turns", "answer": 86_400})
        for one in (anna, ben):
            one.send(table, "sit", name=one.name)
        anna.send(table, "start")
        clock.run_until(lambda seconds: mailbox.has_come(2, seconds))
        letter = mailbox.letters[1]
        link = letter["List-Unsubscribe"].strip("<>").removeprefix(SITE)
        with httpx.Client(base_url=server.address) as program:
            assert program.get(link).json() == {"address": "an…@example.org", "is_called": True}
            opened = program.get(link, headers={"accept": "text/html,*/*"})
            assert (opened.status_code, opened.headers["location"]) == (303, link[len("/api") :])
            assert anna.get("/api/me/calls")["wishes"]["mail"] == ["start"]
            one_click = {"List-Unsubscribe": "One-Click"}
            assert program.post(link, data=one_click).json()["is_called"] is False
            files = {"List-Unsubscribe": (None, "One-Click")}
            assert program.post(link, files=files).status_code == 200
        assert anna.get("/api/me/calls")["wishes"]["mail"] == []


def test_one_browser_has_few_letters_sent_to_addresses(tmp_path: Path, mailbox: Mailbox) -> None:
    few = {"letter_burst": 2.0, "letter_rate": 0.001}
    with Server(tmp_path, **mailbox.settings(), **few) as server, Person(server, "Mallory") as one:
        asked = [
            one.http.put("/api/me/address", json={"address": f"victim-{number}@example.org"})
            for number in range(3)
        ]
        assert [answer.status_code for answer in asked] == [200, 200, 429]
        assert asked[2].json()["code"] == "too-fast"


def test_wishes_name_each_kind_once_at_most(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server, "Anna") as anna:
        wishes = anna.get("/api/me/calls")["wishes"]
        refused = anna.http.put("/api/me/calls", json={**wishes, "mail": ["turn"] * 6})
        assert (refused.status_code, refused.json()["code"]) == (422, "bad-message")


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"mail_from": "nobody"}, "mail_from must be an email address, not 'nobody'."),
        ({"site": ""}, "letters need site, the address at which people reach the server."),
        ({"site": "games.example.org"}, "site must be an address such as https://"),
        ({"mail_tls": "perhaps"}, "mail_tls must be one of starttls, tls, none, not perhaps."),
        ({"mail_password_file": "nowhere"}, "the file nowhere with the mail password cannot be"),
    ],
)
def test_settings_of_mail_that_cannot_be_are_said_at_the_start(
    tmp_path: Path, settings: dict[str, str], why: str
) -> None:
    whole = {"mail_host": "127.0.0.1", "mail_from": SENDER, "site": "https://example.org"}
    with pytest.raises(BadSetup, match=why.replace("(", r"\(")):
        serve("127.0.0.1", 0, tmp_path, **{**whole, **settings})
