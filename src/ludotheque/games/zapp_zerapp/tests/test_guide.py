"""What the guided first game of Zapp Zerapp teaches."""

from __future__ import annotations

import pytest
from tests.every_game.guides import Guide

import ludotheque


@pytest.fixture(scope="module", name="guide")
def _guide() -> Guide:
    return Guide(ludotheque.find_game("zapp-zerapp"))


def test_the_guide_shows_what_it_promises(guide: Guide) -> None:
    assert guide.events() >= {
        "magic", "shaken-in-turn", "heard", "put-down", "shown", "busted", "walked", "banished",
    }  # fmt: skip


def test_it_ends_in_a_real_decision_and_both_ways_are_played(guide: Guide) -> None:
    by_name = {scene.step["say"]: scene for scene in guide.scenes}
    assert set(by_name["guide-decision"].leads) == {"move 13", "move start"}
    places = {name: scene.match.view(guide.me)["places"] for name, scene in by_name.items()}
    assert places["guide-decision"] == [13, 24, 24, 16, 24, 24]
    assert places["guide-banished"] == [19, 24, 24, 19, 24, 24]
    assert places["guide-spared"] == [13, 8, 24, 21, 24, 24]


def test_the_ear_errs_as_the_guide_says(guide: Guide) -> None:
    by_name = {scene.step["say"]: scene for scene in guide.scenes}
    assert by_name["guide-choose"].match.view(guide.me)["heard"][guide.me] == [9, 3, 6, 7]
    shown = by_name["guide-spell"].match.view(guide.me)
    assert (shown["magic"], shown["shown"]) == (8, [7, 9])
