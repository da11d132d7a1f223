"""What falls in the page is told, and does not stay fallen."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Windows
from tests.browser.hands import play_by_keys, wait_for_question

BOARDS = re.compile(r"/assets/Board-[^/]+\.js")

_WRAPPED = """
import * as real from "{address}?whole";
export default (anchor, props) => real.default(anchor, new Proxy(props, {{
  get(given, name) {{
    if (name === "view" && window.isBroken) throw new Error("a test broke the board");
    return given[name];
  }},
}}));
"""
"""A board's module as the page built it, that can look at no view until it is mended."""


def wrap(route: Route) -> None:
    address = route.request.url
    if address.endswith("?whole"):
        route.continue_()
    else:
        script = _WRAPPED.format(address=address)
        route.fulfill(content_type="text/javascript", body=script)


def logged(log: Path) -> list[str]:
    """What pages told, without when."""
    lines = [line.partition("the page failed: ") for line in log.read_text().splitlines()]
    return [said + what for _, said, what in lines if said]


def sit_and_wait(page: Page, new_table: Callable[..., str]) -> None:
    """Sit at a table where something is asked, and see the board."""
    new_table(page, seats=2, start=True)
    assert wait_for_question(page)
    expect(page.locator(".board .zock")).to_be_visible()


def test_a_board_that_throws_is_told_of_and_drawn_again_with_the_next_view(
    windows: Windows, new_table: Callable[..., str], server_log: Path
) -> None:
    """In the middle of a game: what is played meanwhile counts, and the drawing comes back."""
    page = windows.open()
    page.route(BOARDS, wrap)
    sit_and_wait(page, new_table)
    play_by_keys(page)
    assert wait_for_question(page)
    before = len(logged(server_log))
    page.evaluate("window.isBroken = true")
    with page.expect_response("**/api/faults") as told:
        play_by_keys(page)
    assert told.value.status == 204

    expect(page.locator(".board .plain")).to_be_visible()
    expect(page.locator(".board .zock")).to_have_count(0)
    assert wait_for_question(page)
    play_by_keys(page)
    assert wait_for_question(page)
    expect(page.locator(".board .plain")).to_be_visible()
    build = page.locator("meta[name=build]").get_attribute("content")
    assert logged(server_log)[before:] == [
        f"the page failed: board of zock, build {build}: Error: a test broke the board"
    ]

    page.evaluate("window.isBroken = false")
    play_by_keys(page)
    expect(page.locator(".board .zock")).to_be_visible()
    expect(page.locator(".board .plain")).to_have_count(0)
    assert_that_it_would_fail(windows, "a test broke the board")


def test_a_tap_that_throws_is_heard_of(
    windows: Windows, new_table: Callable[..., str], server_log: Path
) -> None:
    """What a boundary does not catch, because it happens in a finger's tap."""
    page = windows.open()
    sit_and_wait(page, new_table)
    page.locator(".board svg").first.evaluate(
        "(one) => one.addEventListener('click', () => { throw new Error('a test broke a tap'); })"
    )
    with page.expect_response("**/api/faults"):
        page.locator("[data-stop=house-pawn]").click()
    assert "board of zock" in logged(server_log)[-1]
    expect(page.locator(".board .zock")).to_be_visible()
    assert_that_it_would_fail(windows, "a test broke a tap")


def test_a_board_that_cannot_be_fetched_is_told_of_and_the_table_is_played_on(
    windows: Windows, new_table: Callable[..., str], server_log: Path
) -> None:
    page = windows.open()
    sit_and_wait(page, new_table)
    page.route(BOARDS, lambda route: route.abort())
    with page.expect_response("**/api/faults"):
        page.reload()
    expect(page.locator(".board .plain")).to_be_visible()
    assert "Failed to fetch dynamically imported module" in logged(server_log)[-1]

    page.unroute(BOARDS)
    assert wait_for_question(page)
    play_by_keys(page)
    expect(page.locator(".board .zock")).to_be_visible()
    assert_that_it_would_fail(windows, "Failed to fetch dynamically imported module", "ERR_FAILED")


def test_a_board_that_throws_in_a_guided_game_is_heard_of(windows: Windows) -> None:
    page = windows.open(before="window.isBroken = true")
    page.route(BOARDS, wrap)
    with page.expect_response("**/api/faults"):
        page.goto("/g/zock/guide")
    expect(page.locator(".board .plain")).to_be_visible()
    assert_that_it_would_fail(windows, "a test broke the board")


def assert_that_it_would_fail(windows: Windows, *reasons: str) -> None:
    """Every test fails by what was heard; this one expects it, in the server's log too."""
    assert any(reasons[0] in complaint for complaint in windows.complaints)
    windows.expected = reasons
    windows.complaints = [one for one in windows.complaints if not windows.is_expected(one)]
