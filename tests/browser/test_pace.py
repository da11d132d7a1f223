"""Two people agree on a pace, see each other's time, rest and go on."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.stage import PHONE


def test_two_people_choose_a_pace_rest_and_go_on(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = windows.open(size=PHONE), windows.open()
    table = new_table(anna, seats=2, bots={})
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Sit down").click()
    pace = anna.locator("[data-pace]")
    pace.select_option(label="20 minutes for the whole game, and 15 seconds more for each answer")
    expect(anna.locator("[data-late]")).to_have_value("default")
    anna.locator("[data-late]").select_option("bot")
    expect(ben.locator("dl")).to_contain_text("20 minutes for the whole game")
    expect(ben.locator("dl")).to_contain_text("until they are back")
    assert faults(anna) == []
    anna.get_by_role("button", name="Start", exact=True).tap()

    for page in (anna, ben):
        page.locator(".play").wait_for()
        expect(page.locator("[data-left]")).to_have_count(2)
        box = page.locator("[data-left].runs").bounding_box()
        assert box is not None
        assert box["height"] > 10, "on a phone, too, time is seen"
        expect(page.locator("[data-left].runs")).to_have_text(re.compile(r"^(19:\d\d|20:00)$"))
        assert faults(page) == []

    anna.get_by_role("button", name="The table", exact=True).tap()
    anna.get_by_role("button", name="Propose a pause").tap()
    proposed = ben.locator("[data-proposal=pause]")
    expect(proposed).to_contain_text("Anna proposes a pause.")
    proposed.get_by_role("button", name="Agreed").click()
    for page in (anna, ben):
        expect(page.locator("[data-paused]")).to_contain_text("The table rests")
    assert faults(anna) == []
    ben.locator("[data-paused]").get_by_role("button", name="Go on?").click()
    asked = anna.locator("[data-proposal=go-on]")
    asked.get_by_role("button", name="Agreed").tap()
    for page in (anna, ben):
        expect(page.locator("[data-paused]")).to_have_count(0)
