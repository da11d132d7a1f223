"""What the guided first game of Zock teaches."""

from __future__ import annotations

import re

import pytest
from tests.every_game.guides import Guide

import ludotheque
from ludotheque.core.words import words_of


@pytest.fixture(scope="module", name="guide")
def _guide() -> Guide:
    return Guide(ludotheque.find_game("zock"))


def test_the_guide_shows_what_it_promises(guide: Guide) -> None:
    assert guide.events() >= {
        "came-out", "walked", "struck", "hit", "challenged", "challenge-won", "cashed",
    }  # fmt: skip
    kings = [
        event["kings"]
        for scene in guide.scenes
        for entry in scene.match.story(guide.me)
        for event in entry["events"]
        if event["event"] == "cashed" and event["seat"] == guide.me
    ]
    assert kings
    assert all(kings)


def test_it_ends_in_a_real_decision_and_both_ways_are_played(guide: Guide) -> None:
    by_name = {scene.step["say"]: scene for scene in guide.scenes}
    assert set(by_name["guide-decision"].leads) == {"cash 17", "throw"}
    assert set(by_name["guide-once-more"].leads) == {"cash 22", "throw"}
    money = {name: scene.match.view(guide.me)["money"] for name, scene in by_name.items()}
    assert money["guide-decision"] == [5_000, 10_000]
    assert money["guide-cashed"] == [11_000, 10_000]
    assert money["guide-once-more"] == [5_000, 10_000]
    assert money["guide-cashed-late"] == [14_000, 10_000]
    assert money["guide-struck"] == [5_000, 10_000]


def test_a_throw_that_it_speaks_of_is_the_one_that_lies_there(guide: Guide) -> None:
    words = words_of(guide.game, "en")
    said = {
        scene.step["say"]: (int(thrown[1]), scene.match.view(guide.me)["die"])
        for scene in guide.scenes
        if (thrown := re.search(r"[Yy]ou have thrown a (\d)", words.say(scene.step["say"])))
    }
    assert set(said) == {
        "guide-king-first", "guide-cashed", "guide-cashed-late", "guide-struck",
    }  # fmt: skip
    assert all(spoken == lying for spoken, lying in said.values()), said
