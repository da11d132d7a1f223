"""Every guided first game is finished, and answers wrong taps."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.hands import reveal, wait_for_board
from tests.browser.stage import HASTY, PHONE
from tests.every_game.guides import all_guides

GUIDES: dict[str, dict[str, Any]] = {guide.game.name: guide.record() for guide in all_guides()}


def at_scene(page: Page, scene: int) -> None:
    """Wait until the guide has come to a scene."""
    expect(page.locator(".guided")).to_have_attribute("data-scene", str(scene))


def go_to_the_first_question(page: Page) -> None:
    """Read on until the guide of Zock asks something."""
    scene = next(place for place, one in enumerate(GUIDES["zock"]["scenes"]) if one.get("answers"))
    for before in range(scene):
        at_scene(page, before)
        page.get_by_role("button", name="Go on").click()
    at_scene(page, scene)
    wait_for_board(page)


@pytest.mark.parametrize("game", GUIDES)
def test_the_guided_game_is_finished_and_wrong_taps_are_answered(
    windows: Windows, game: str
) -> None:
    guide = GUIDES[game]
    page = windows.open(f"/g/{game}", motion="no-preference", before=HASTY)
    page.get_by_role("link", name="Guided first game").click()
    answered = 0
    scene = 0
    last = len(guide["scenes"]) - 1
    for _ in range(4 * len(guide["scenes"])):
        at_scene(page, scene)
        here = guide["scenes"][scene]
        answers = here.get("answers") or {}
        if not answers:
            if scene == last:
                break
            page.get_by_role("button", name="Go on").click()
            scene = here.get("next", scene + 1)
            continue
        wrong = [move["move"] for move in here["now"]["moves"] if move["move"] not in answers]
        if wrong:
            page.get_by_role("button", name="All moves").click()
            reveal(page, wrong[0]).click()
            expect(page.locator(".guide .notice")).to_be_visible()
            answered += 1
        move, scene = next(iter(answers.items()))
        page.get_by_role("button", name="All moves").click()
        reveal(page, move).click()
        again = page.get_by_role("button", name="Play this")
        again.or_(page.locator(f".guided[data-scene='{scene}']")).first.wait_for()
        if again.count():
            again.click()
    assert scene == last
    assert answered > 0
    page.get_by_role("button", name="Play against bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.locator(".play").wait_for()


def test_on_a_phone_the_words_stand_under_the_board_and_the_list_unfolds(windows: Windows) -> None:
    page = windows.open("/g/zock/guide", size=PHONE)
    go_to_the_first_question(page)
    words = page.locator(".guide .words")
    expect(words).to_be_in_viewport(ratio=1)
    expect(page.locator(".board svg").first).to_be_in_viewport(ratio=0.9)
    move = page.locator("ol[data-moves] [data-move]").first
    expect(move).not_to_be_in_viewport()
    page.get_by_role("button", name="All moves").tap()
    expect(move).to_be_in_viewport()
    assert faults(page) == []


def test_a_forbidden_tap_is_answered_by_the_guide(windows: Windows) -> None:
    page = windows.open("/g/zock/guide")
    go_to_the_first_question(page)
    page.locator("[data-stop=house-pawn]").click()
    expect(page.locator(".guide .notice")).to_be_visible()
