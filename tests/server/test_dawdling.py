"""Bots leave people the time to act, and do not dawdle in a race that only bots still run."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from ludotheque.server.service.playing import look_at_the_time
from ludotheque.server.wire import sheets
from tests.server.inn import Inn, Ponders

USUAL = 0.8


@pytest.fixture(name="inn")
def _inn(tmp_path: Path) -> Iterator[Inn]:
    """An inn whose bots are still thinking."""
    inn = Inn(tmp_path, Ponders())
    inn.tables.driver.pause = USUAL
    yield inn
    inn.close()


def test_in_a_race_bots_hurry_when_all_people_have_chosen(inn: Inn) -> None:
    anna = inn.guest("Anna")
    bots = {"1": "novice"}
    table = inn.make(anna, "zapp-zerapp", bots=bots, sit=sheets.Sitter(), start=True)

    def pause() -> float:
        return inn.tables.driver._pause_at(inn.table(table))

    assert pause() == USUAL
    inn.play(table, anna, 0, "ready")
    assert pause() < USUAL
    inn.match(table).play(1, "ready")
    assert pause() == USUAL
    inn.play(table, anna, 0, "take a")
    inn.play(table, anna, 0, "shake a")
    assert inn.match(table).asks() == [1]
    assert pause() == USUAL, "whoever shakes is still to decide"
    now = inn.news(table, anna).seats[0].now
    assert now is not None
    assert (now.asked, now.question) == ([0, 1], None)
    inn.time += 1
    inn.run(inn.tables.act(inn.table(table), lambda one: look_at_the_time(one, inn.time)))
    inn.play(table, anna, 0, "put a")
    assert pause() < USUAL


def test_where_one_acts_after_the_other_people_are_left_the_time_to_see_it(inn: Inn) -> None:
    anna = inn.guest("Anna")
    bots = {"1": "random"}
    options = {"tempo": "turns"}
    table = inn.make(
        anna, "zapp-zerapp", bots=bots, options=options, sit=sheets.Sitter(), start=True
    )
    match = inn.match(table)
    while match.asks() != [1]:
        match.play(0, "put m")
    assert inn.tables.driver._pause_at(inn.table(table)) == USUAL
