"""What the guided first game of Zankapfel teaches."""

from __future__ import annotations

import pytest
from tests.every_game.guides import Guide

import ludotheque


@pytest.fixture(scope="module", name="guide")
def _guide() -> Guide:
    return Guide(ludotheque.find_game("zankapfel"))


def test_the_guide_shows_what_it_promises(guide: Guide) -> None:
    assert guide.events() >= {
        "bought", "played", "offered", "bribed", "mayor-moved", "revealed", "colour-named",
        "harvested", "discord", "laid", "stood", "dice-bought", "turned", "thrown", "discord-won",
    }  # fmt: skip


def test_its_sentences_name_the_scores_that_the_rules_reach(guide: Guide) -> None:
    by_name = {scene.step["say"]: scene for scene in guide.scenes}
    scores = {name: scene.match.view(guide.me)["score"] for name, scene in by_name.items()}
    assert scores["guide-play"] == [18, 22, 16]
    assert scores["guide-joker"] == [24, 20, 20]
    assert scores["guide-decision"] == [23, 28, 18]


def test_it_ends_in_a_real_decision_and_every_way_is_played(guide: Guide) -> None:
    by_name = {scene.step["say"]: scene for scene in guide.scenes}
    assert set(by_name["guide-decision"].leads) == {"stand", "dice 1", "dice 2"}
    ends = {name: by_name[name].match for name in ("guide-lost", "guide-won", "guide-won-dearly")}
    assert {name: match.view(guide.me)["score"] for name, match in ends.items()} == {
        "guide-lost": [23, 28, 25],
        "guide-won": [28, 28, 18],
        "guide-won-dearly": [26, 28, 18],
    }
    assert ends["guide-lost"].view(guide.me)["discord"][2] == [3, 4]
