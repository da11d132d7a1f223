"""A whole game played from the accessibility tree and the live regions alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Windows
from tests.browser.hands import MOST_TURNS, transcript


def _moves(page: Page) -> list[str]:
    """The legal moves, as the accessibility tree names them."""
    heard = page.get_by_role("list", name="Possible moves").all()
    if not heard:
        return []
    return re.findall(r'- button "([^"]+)"', heard[0].aria_snapshot())


def test_a_game_is_finished_by_ear(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open()
    new_table(page, start=True, seats=3, options={"rounds": 3})
    page.get_by_role("main").wait_for()
    said = 0
    for _ in range(MOST_TURNS):
        told = transcript(page)
        if any(re.search(r" wins!$| share the win\.$", line) for line in told):
            break
        moves = _moves(page)
        if moves:
            said += 1
            button = page.get_by_role("button", name=moves[-1], exact=True).last
            button.focus()
            page.keyboard.press("Enter")
            if _moves(page) == moves:
                page.keyboard.press("Enter")
        page.wait_for_timeout(30)
    told = transcript(page)
    assert re.search(r" wins!$| share the win\.$", told[-1]), told[-3:]
    assert any("Which pawn moves?" in line for line in told)
    assert any(" throws a " in line for line in told)
    assert said > 0
    assert page.evaluate("window.pointers") == 0


def test_keys_read_the_board_ones_own_things_and_what_changed(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, start=True)
    page.locator(".prompt.asked[data-calm=true]").wait_for()

    aloud = page.locator("[data-live=assertive]")
    page.keyboard.press("b")
    expect(aloud).to_contain_text("The bank")
    page.keyboard.press("o")
    expect(aloud).to_contain_text(re.compile("Anna[^.]* has"))
    page.keyboard.press("c")
    assert " throws a " in transcript(page)[-1]
    page.keyboard.press("p")
    expect(page.locator("#prompt")).to_be_focused()
    assert "Which pawn moves?" in transcript(page)[-1]
    page.keyboard.press("r")
    expect(page.locator("article.now")).to_contain_text("ZO-3")
    page.keyboard.press("l")
    expect(page.locator("#panel .log")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("1")
    expect(page.locator(".prompt .would")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .would")).to_have_count(0)


def test_a_key_waits_for_what_it_reads(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open()
    held: list[Route] = []
    page.route("**/reading-*.js", lambda route: held.append(route))
    with page.expect_request("**/reading-*.js"):
        new_table(page, start=True)
    page.locator(".prompt.asked[data-calm=true]").wait_for()

    page.keyboard.press("b")
    page.wait_for_timeout(50)
    for one in held:
        one.continue_()
    expect(page.locator("[data-live=assertive]")).to_contain_text("The bank")
    assert held
    assert not any("banker: " in line for line in transcript(page))


def test_single_keys_can_be_turned_off(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open()
    new_table(page, start=True)
    page.locator(".prompt.asked[data-calm=true]").wait_for()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    before = transcript(page)
    page.keyboard.press("b")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert transcript(page) == before
