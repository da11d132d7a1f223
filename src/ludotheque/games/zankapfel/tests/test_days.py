"""By turns is made for waiting: with orders, windows where all must answer cost no day each."""

from __future__ import annotations

import statistics

from ludotheque.games.zankapfel.tests.days import People


def test_of_six_who_look_in_twice_a_day_half_the_rounds_take_two_days_at_most() -> None:
    days = People(seed=1).play(200)
    assert len(days) == 200
    assert statistics.median(days) <= 2.0


def test_without_orders_they_would_take_twice_as_long() -> None:
    assert statistics.median(People(seed=1, do_order=False).play(60)) > 4.0
