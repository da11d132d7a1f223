"""A rated game of two people, from agreeing to what it changed, and what each sees of the other."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.stage import PHONE


def rated(page: Page) -> None:
    page.get_by_role("checkbox", name="I agree that this game is rated").check()


def test_a_rated_game_from_agreeing_to_the_pages_of_both(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = windows.open(), windows.open(size=PHONE)
    table = new_table(anna, game="zock", seats=2, bots={})
    ben.goto(f"/t/{table}")
    rated(anna)
    for page in (anna, ben):  # Who has not sat down yet has not agreed, either.
        waits = page.get_by_role("status").filter(has_text="To be rated, if they agree")
        expect(waits).to_contain_text("whoever still sits down")
    ben.get_by_role("button", name="Sit down").click()
    expect(anna.locator("[data-to-agree]")).to_have_count(0)
    ben.locator("[data-to-agree]").get_by_role("button", name="Read and answer").tap()
    expect(ben.get_by_role("checkbox", name="I agree that this game is rated")).to_be_focused()
    assert faults(ben) == []
    ben.get_by_role("button", name="Not rated").tap()
    expect(anna.get_by_role("checkbox", name="I agree that this game is rated")).not_to_be_checked()
    rated(ben)
    expect(anna.locator("[data-to-agree]")).to_be_visible()
    expect(ben.locator("[data-to-agree]")).to_have_count(0)
    expect(anna.get_by_role("status").filter(has_text="To be rated, if they agree")).to_be_visible()
    # What could not be rated any more is refused with its reason, above and beside the field.
    length = anna.locator(".fields").get_by_label("Length of the game, in rounds")
    agreed = length.input_value()
    length.fill("2")
    length.press("Tab")
    expect(anna.get_by_role("alert")).to_contain_text("played by the rulings")
    expect(anna.locator("[data-refused]")).to_contain_text("played by the rulings")
    expect(length).to_have_value(agreed)
    anna.get_by_role("button", name="Start", exact=True).click()
    expect(anna.get_by_role("alert")).to_contain_text("One person has not agreed yet")
    rated(anna)
    for page in (anna, ben):
        expect(page.get_by_text("All agree: this game is rated.")).to_be_visible()
        assert faults(page) == []
    # Whoever changes what is agreed asks the other anew.
    anna.request.post(
        f"/api/tables/{table}/send",
        data={"type": "change", "id": "slower", "pace": {"answer": 600}},
    )
    expect(ben.get_by_role("checkbox", name="I agree that this game is rated")).not_to_be_checked()
    rated(ben)
    expect(anna.get_by_text("All agree: this game is rated.")).to_be_visible()
    anna.get_by_role("button", name="Start", exact=True).click()
    for page in (anna, ben):
        page.locator(".play").wait_for()

    ben.get_by_role("button", name="The table", exact=True).tap()
    ben.get_by_role("button", name="Resign").tap()
    costs = ben.locator("[data-rated]")
    expect(costs).to_contain_text("if it ends here, you have lost it")
    expect(costs).to_contain_text("If a bot plays on for you, you have lost it, too")
    assert faults(ben) == []
    ben.get_by_role("button", name="Play on", exact=True).tap()

    info = ben.request.get(f"/api/tables/{table}").json()
    (seat,) = [one["seat"] for one in info["seats"] if one["is_mine"]]
    resign = {"type": "resign", "id": "enough", "seat": seat, "ends": True}
    assert ben.request.post(f"/api/tables/{table}/send", data=resign).ok
    changes = anna.locator(".result li .change")
    expect(changes).to_have_count(2)
    expect(changes.first).to_have_text(re.compile(r"^[+−]\d+$"))
    assert {one[0] for one in changes.all_inner_texts()} == {"+", "−"}
    assert faults(anna) == []

    ben.goto("/history")
    expect(ben.get_by_role("heading", name="My games")).to_be_visible()
    expect(ben.locator(".games > li")).to_contain_text("Left")
    expect(ben.locator(".games > li").get_by_role("link", name="Watch it again")).to_have_attribute(
        "href", f"/replay/{table}"
    )
    ben.get_by_text("People who have played with me", exact=True).click()
    mine = ben.get_by_role("link", name="My page, as others see it")
    expect(mine).to_be_visible()
    address = mine.get_attribute("href") or ""
    assert faults(ben) == []

    anna.goto("/history")
    expect(anna.locator(".games > li")).to_contain_text("Won")
    anna.locator(".whom").get_by_role("link").click()
    expect(anna).to_have_url(re.compile(re.escape(address)))
    expect(anna.get_by_text("1 game played, 0 won")).to_be_visible()
    assert faults(anna) == []
    anna.get_by_role("link", name="Ratings").click()
    rows = anna.locator("main ol li")
    expect(rows.filter(has_text="This is you")).to_have_count(1)
    expect(rows.filter(has=anna.locator(f'a[href="{address}"]'))).to_have_count(1)
    expect(rows.filter(has_text="bot")).not_to_have_count(0)
    assert faults(anna) == []

    stranger = windows.open(size=PHONE)
    windows.expected = ("status of 404",)
    stranger.goto(address)
    expect(stranger.get_by_text("There is nobody to be seen here")).to_be_visible()
    stranger.goto("/ratings/zock")
    expect(stranger.locator("main ol li").first).to_be_visible()
    expect(stranger.locator(f'a[href="{address}"]')).to_have_count(0)
    assert faults(stranger) == []
