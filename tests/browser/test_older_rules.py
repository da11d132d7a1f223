"""A game that later rules cannot go on with says so, and offers its log."""

from __future__ import annotations

import json

from playwright.sync_api import Route, expect

from tests.browser.conftest import Windows


def test_who_opens_a_game_of_older_rules_can_save_its_log(windows: Windows) -> None:
    page = windows.open()
    box = page.locator(".box", has_text="Zock")
    box.get_by_role("button", name="Play with friends").click()
    page.locator(".lobby").wait_for()
    table = page.url.rpartition("/")[2]

    def cannot_go_on(route: Route) -> None:
        problem = {
            "type": "problem", "id": "", "code": "rules-changed", "status": 410, "article": "",
            "variables": {"rules": 1, "here": 2}, "reason": "",
        }  # fmt: skip
        route.fulfill(status=410, content_type="application/json", body=json.dumps(problem))

    windows.expected = ("410",)
    page.route(f"**/api/tables/{table}", cannot_go_on)
    page.reload()
    expect(page.get_by_text("This table follows version 1 of the rules")).to_be_visible()
    link = page.get_by_role("link", name="Save the log")
    expect(link).to_have_attribute("href", f"/api/tables/{table}/log")
