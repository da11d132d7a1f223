"""Events: each is told with exactly the numbers that it names."""

from __future__ import annotations

import json
from typing import Any

import pytest

import ludotheque
from ludotheque import BadLog, Luck
from ludotheque.core.article import Article
from ludotheque.core.event import SILENT, Happening, Report
from ludotheque.core.log import chain

WALKED = Happening("walked", Article("QU-1"), "seat", "from:place", "to:place")
RUNG = Happening("rung", Article("QU-1"))


def test_what_is_told_is_kept_under_its_names() -> None:
    report = Report()
    report.everyone(WALKED, 1, 0, -1)
    report.only(2, WALKED, 0, 0, 0)
    report.render(2, WALKED, [7], 1, 2, 3)
    report.everyone(RUNG)
    assert [event.numbers for event in report.events] == [[1, 0, -1], [0, 0, 0], [1, 2, 3], []]
    assert report.events[0].as_json() == {
        "event": "walked", "article": "QU-1", "seat": 1, "from": 0, "to": -1,
    }  # fmt: skip


@pytest.mark.parametrize("numbers", [[], [1, 2], [1, 2, 3, 4], [1, 2, 3, 4, 5]])
def test_one_number_too_few_or_too_many_is_noticed_at_once(numbers: list[int]) -> None:
    report = Report()
    with pytest.raises(AssertionError, match="the event 'walked' tells 3 numbers"):
        report.everyone(WALKED, *numbers)
    with pytest.raises(AssertionError, match="the event 'walked' tells 3 numbers"):
        report.only(0, WALKED, *numbers)
    with pytest.raises(AssertionError, match="the event 'walked' tells 3 numbers"):
        report.render(0, WALKED, [7], *numbers[:4])
    assert not report.events


def test_a_number_told_where_none_is_named_is_noticed() -> None:
    with pytest.raises(AssertionError, match="the event 'rung' tells 0 numbers"):
        Report().everyone(RUNG, 0)


def test_search_plays_with_a_listener_that_does_not_listen() -> None:
    SILENT.everyone(WALKED)
    SILENT.only(0, WALKED, 1)


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["a", "b", "c", "d", "e", "f"], "more than 5 numbers"),
        (["seat", "place:place", "place"], "two numbers 'place'"),
        (["seat", "number"], "'number', as every event has"),
        (["event:seat"], "'event', as every event has"),
        (["article"], "'article', as every event has"),
        (["sees:seat"], "'sees', as every event has"),
        (["media"], "'media', as every event has"),
    ],
)
def test_a_happening_whose_numbers_cannot_be_told_is_refused(names: list[str], said: str) -> None:
    with pytest.raises(ValueError, match=f"the event 'odd' names .*{said}"):
        Happening("odd", Article("QU-1"), *names)


@pytest.mark.parametrize("more", [{"number": 1}, {"a": 1, "b": 1, "c": 1, "d": 1, "e": 1}])
def test_a_log_with_an_event_that_cannot_be_told_is_no_log(more: dict[str, Any]) -> None:
    lines = ludotheque.new_match("quarrel", seats=2, luck=Luck.seeded(1)).log().text().splitlines()
    check, forged = "", []
    for line in lines:
        part = json.loads(line)
        part.pop("check")
        if part.get("entry") == 2:
            part["events"][0].update(more)
        check = chain(check, part)
        forged.append(json.dumps({**part, "check": check}))
    with pytest.raises(BadLog, match="entry 2 is no entry of a log"):
        ludotheque.replay("\n".join(forged))
