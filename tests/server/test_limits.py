"""Buckets: they fill with time, hold so much and no more, and are forgotten when full."""

from __future__ import annotations

from ludotheque.server.web import limits
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
