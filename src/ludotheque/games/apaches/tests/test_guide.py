"""What the guided first game of Les Apaches de Paris teaches."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.guides import Guide, Scene

import ludotheque
from ludotheque.games.apaches.hideouts import CONTENTS, content_of
from ludotheque.games.apaches.redeal import unknown_hideouts


@pytest.fixture(scope="module", name="guide")
def _guide() -> Guide:
    return Guide(ludotheque.find_game("apaches"))


@pytest.fixture(scope="module", name="by_name")
def _by_name(guide: Guide) -> dict[str, Scene]:
    return {scene.step["say"]: scene for scene in guide.scenes}


def possible(scene: Scene, quarter: int) -> list[str]:
    """What the reader holds possible in a quarter."""
    state: Any = scene.match.state
    return [CONTENTS[content_of(one)] for one in unknown_hideouts(state, 0, quarter - 1)]


def test_the_guide_shows_what_it_promises(guide: Guide) -> None:
    assert guide.events() >= {
        "placed", "moved", "laid", "last-turn", "uncovered", "money-won", "robbed", "jailed",
        "nobody-there", "attacked",
    }  # fmt: skip


def test_what_it_says_about_the_quarters_is_what_the_reader_can_know(
    by_name: dict[str, Scene],
) -> None:
    assert possible(by_name["guide-notes"], 2) == ["money 400"]
    assert possible(by_name["guide-notes"], 3) == ["jailed"]
    assert possible(by_name["guide-novice"], 1) == ["money 300", "reinforcements"]


def test_a_way_that_would_tie_is_answered_with_its_article(guide: Guide) -> None:
    told = {scene["words"]: scene for scene in guide.record()["scenes"]}
    assert told["guide-leave"]["forbidden"]["move leader 3>2"]["article"] == "AP-9"
    assert told["guide-novice"]["forbidden"]["place novice 1 in 1"]["article"] == "AP-13"
    assert told["guide-last-told"]["forbidden"]["place leader 1 in 2"]["article"] == "AP-9"


def test_it_ends_in_a_real_decision_and_both_ways_are_settled(by_name: dict[str, Scene]) -> None:
    assert set(by_name["guide-decision"].leads) == {"lay 2 burglary 300", "lay 3 money 500"}
    told, kept = (by_name[f"guide-settled-{way}"].match.view(0) for way in ("told", "kept"))
    assert told["wallets"][0] == kept["wallets"][0] == 500 + 300 + 400 + 300
    assert told["prison"] == [0, 1]
    assert kept["prison"] == [0, 0]
