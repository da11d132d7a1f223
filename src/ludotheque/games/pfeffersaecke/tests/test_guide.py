"""What the guided first game of Pfeffersäcke teaches."""

from __future__ import annotations

import pytest
from tests.every_game.guides import Guide

import ludotheque


@pytest.fixture(scope="module", name="guide")
def _guide() -> Guide:
    return Guide(ludotheque.find_game("pfeffersaecke"))


def test_the_guide_shows_what_it_promises(guide: Guide) -> None:
    assert guide.events() >= {
        "founded", "disc-placed", "city-opened", "extended", "majority", "city-income",
        "base-income", "conduct-spent", "income-doubled", "filled",
    }  # fmt: skip


def test_its_figures_are_those_that_are_told(guide: Guide) -> None:
    views = {scene.step["say"]: scene.match.view(guide.me) for scene in guide.scenes}
    money = {name: view["money"][guide.me] for name, view in views.items()}
    assert (money["guide-go-on"], money["guide-far"]) == (25, 63)
    influence = {name: view["influence"][guide.me] for name, view in views.items()}
    assert influence["guide-majority"] - influence["guide-conduct"] == 3
    assert influence["guide-last-space"] - influence["guide-no-post"] == 2


def test_it_ends_in_a_real_decision_and_every_way_is_played(guide: Guide) -> None:
    [choice] = [scene for scene in guide.scenes if scene.step["say"] == "guide-choice"]
    assert set(choice.leads) == {
        "extend hamburg", "extend luebeck", "extend-twice luebeck", "done",
    }  # fmt: skip
    assert len(set(choice.leads.values())) == 4
