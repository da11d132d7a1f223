"""Buckets: they fill with time, hold so much and no more, and are forgotten when full."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.web import limits
from ludotheque.server.web.app import make_app
from ludotheque.server.web.limits import Buckets


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
    for guest in range(limits._MOST_BUCKETS):
        buckets.take(f"guest {guest}")
    time = 10.0
    buckets.take("anna")
    assert list(buckets._levels) == ["anna"]


def test_who_is_refused_takes_nothing_from_those_at_the_same_address() -> None:
    settings = Settings(guest_rate=0.001, guest_burst=2.0, address_rate=0.001, address_burst=4.0)
    guarded = limits.Limits(settings)
    asked = [bool(guarded.ask("anna", "home")) for _ in range(50)]
    assert asked == [False, False] + [True] * 48
    assert [bool(guarded.ask("ben", "home")) for _ in range(3)] == [False, False, True]
    assert guarded.ask("carl", "home") > 0.0
    assert guarded.ask("carl", "elsewhere") == 0.0


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
