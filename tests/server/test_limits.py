"""Buckets: they fill with time, hold so much and no more, and are forgotten when full."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest

from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.web import limits
from ludotheque.server.web.app import make_app
from ludotheque.server.web.limits import Buckets, Limits
from tests.server.process import Person, Server


def test_a_bucket_fills_again_with_time() -> None:
    time = 0.0
    buckets = Buckets(rate=2.0, burst=3.0, now=lambda: time)
    assert [buckets.take("anna") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    time = 0.5
    assert buckets.take("anna") == 0.0
    assert buckets.take("anna") == 0.5
    time = 100.0
    assert [buckets.take("anna") for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


def test_everybody_has_a_bucket() -> None:
    buckets = Buckets(rate=1.0, burst=1.0, now=lambda: 0.0)
    assert buckets.take("anna") == 0.0
    assert buckets.take("ben") == 0.0
    assert buckets.take("anna") > 0.0


def test_who_has_not_come_for_a_while_is_forgotten() -> None:
    time = 0.0
    buckets = Buckets(rate=1.0, burst=2.0, now=lambda: time)
    for guest in range(limits._FEW_BUCKETS):
        buckets.take(f"guest {guest}")
    time = 10.0
    buckets.take("anna")
    assert list(buckets._levels) == ["anna"]


def test_a_crowd_whose_buckets_are_not_full_is_not_looked_through_for_each_who_comes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    buckets = Buckets(rate=1.0, burst=2.0, now=lambda: 0.0)
    looked = []
    forget = buckets._forget_the_full
    monkeypatch.setattr(buckets, "_forget_the_full", lambda now: looked.append(1) or forget(now))
    for guest in range(16 * limits._FEW_BUCKETS):
        buckets.take(f"guest {guest}")
    assert len(buckets._levels) == 16 * limits._FEW_BUCKETS
    assert len(looked) == 4


def test_who_is_refused_takes_nothing_from_those_at_the_same_address() -> None:
    settings = Settings(guest_rate=0.001, guest_burst=2.0, address_rate=0.001, address_burst=4.0)
    guarded = limits.Limits(settings)
    asked = [bool(guarded.ask("anna", "home")) for _ in range(50)]
    assert asked == [False, False] + [True] * 48
    assert [bool(guarded.ask("ben", "home")) for _ in range(3)] == [False, False, True]
    assert guarded.ask("carl", "home") > 0.0
    assert guarded.ask("carl", "elsewhere") == 0.0


@pytest.mark.parametrize(
    ("address", "who"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002"),
        ("2001:db8:1:2::9%eth0", "2001:0db8:0001:0002"),
        ("who:knows", "who:knows"),
        ("", ""),
    ],
)
def test_a_household_is_an_address_or_a_network_of_the_newer_kind(address: str, who: str) -> None:
    """One of the older kind that a proxy says in the newer one's words is still one of its own."""
    assert limits.household(address) == who


def test_only_so_many_lines_of_chat_come_from_one_guest_by_whatever_way(tmp_path: Path) -> None:
    with (
        Server(tmp_path, chat_rate=0.001, chat_burst=4.0) as server,
        Person(server, "Anna") as anna,
        Person(server, "Ben") as ben,
    ):
        table = anna.make("quarrel", 2, sit={})
        with anna.socket(table) as line:
            assert [line.ask("say", text="Well?")["type"] for _ in range(3)] == ["done"] * 3
            anna.send(table, "say", text="Well?")
            assert anna.send(table, "say", 429, text="Well?")["code"] == "too-fast"
            assert line.ask("say", text="Well?")["code"] == "too-fast"
            assert line.ask("word", seat=0, word="luck")["type"] == "done"
        ben.send(table, "say", text="Well!")
        assert len(ben.news(table)["chat"]) == 5


def test_another_way_to_write_an_address_is_no_way_round_the_limits(tmp_path: Path) -> None:
    """The framework takes more slashes than there are for the same address."""
    wanted = {"game": "quarrel", "seats": 2}
    fault = {"where": "board", "game": "zock", "build": "0123456789ab", "error": "no die"}
    log = tmp_path / "log"
    with (
        Server(tmp_path / "data", log, making_rate=0.001, making_burst=4.0) as server,
        Person(server, "Anna") as anna,  # Who has made herself known, which is the first of four.
    ):
        ways = ("/api/tables", "/api/tables/", "/api//tables", "/api/tables//")
        made = [anna.http.post(way, json=wanted).status_code for way in ways * 2]
        assert made == [201] * 3 + [429] * 5
        ways = ("/api/faults", "/api/faults/", "/api//faults", "/api/faults//")
        told = [anna.http.post(way, json=fault) for way in ways * 2]
        assert [answer.status_code for answer in told] == [204] * 4 + [429] * 4
        with httpx.Client(base_url=server.address) as stranger:
            assert "set-cookie" not in stranger.post("/api/faults/", json=fault).headers
    assert len(log.read_text().splitlines()) <= 4


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PUT", "/api/me/calls"), ("PUT", "/api/me/door"), ("PUT", "/api/me/shown"),
        ("PUT", "/api/me/address"), ("POST", "/api/me/browsers"), ("POST", "/api/me/seeking"),
        ("POST", "/api/tables/some/invitations"), ("POST", "/api/me/invitations/some"),
        ("POST", "/api/account/offer"), ("POST", "/api/replay"),
    ],
)  # fmt: skip
def test_whatever_leaves_something_behind_counts_as_making_it(
    tmp_path: Path, method: str, path: str
) -> None:
    async def ask() -> list[int]:
        app: Any = make_app(SqliteStore(tmp_path), Settings(making_burst=2.0, making_rate=0.001))
        line = httpx.ASGITransport(app=app)
        async with (
            app.api.lifespan(),
            httpx.AsyncClient(transport=line, base_url="http://club") as browser,
        ):
            await browser.get("/api/hello")
            return [(await browser.request(method, path)).status_code for _ in range(3)]

    first, second, third = asyncio.run(ask())
    assert 429 not in (first, second)
    assert third == 429


def test_letters_to_strangers_are_few_of_one_guest_and_of_one_address() -> None:
    limits = Limits(Settings(letter_burst=2.0, letter_address_burst=5.0))
    asked = [limits.ask_to_write(f"guest {number}", "here") for number in range(3) for _ in "abc"]
    assert [bool(wait) for wait in asked] == [0, 0, 1, 0, 0, 1, 0, 1, 1]
    assert not limits.ask_to_write("guest 9", "there")


def test_a_club_behind_one_address_is_welcome(tmp_path: Path) -> None:
    """Three hundred new guests at once, with the usual settings: nobody is refused anything."""

    async def come() -> Counter[int]:
        app: Any = make_app(SqliteStore(tmp_path), Settings())
        codes: Counter[int] = Counter()
        line = httpx.ASGITransport(app=app)
        async with (
            app.api.lifespan(),
            httpx.AsyncClient(transport=line, base_url="http://club") as browser,
        ):
            for number in range(300):
                browser.cookies.clear()
                name = {"name": f"Guest {number}"}
                codes[(await browser.get("/api/hello")).status_code] += 1
                codes[(await browser.put("/api/me", json=name)).status_code] += 1
                codes[(await browser.get("/api/tables")).status_code] += 1
                wanted = {"game": "zock", "seats": 4, "sit": {}}
                codes[(await browser.post("/api/tables", json=wanted)).status_code] += 1
        return codes

    assert asyncio.run(come()) == {200: 900, 201: 300}
