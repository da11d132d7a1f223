"""A whole game played from the accessibility tree and the live regions alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import Windows
from tests.browser.hands import MOST_TURNS, transcript, until, wait_for_question, wait_until_told

_WON = r" wins?!$| share the win( with .+)?\.$"

_RING_OVER_WORDS = """(() => {
  const words = document.getElementById("prompt");
  const around = words.parentElement.getBoundingClientRect();
  const own = words.getBoundingClientRect();
  const { outlineWidth, outlineOffset } = getComputedStyle(words);
  const [width, offset] = [parseFloat(outlineWidth), parseFloat(outlineOffset)];
  const room = Math.min(own.left - around.left, own.top - around.top);
  return Math.max(0, -offset) + Math.max(0, width + offset - room);
})()"""
"""How many pixels of the focus's ring lie over the prompt's words, or are cut off beside them."""


def _is_won(page: Page) -> bool:
    return any(re.search(_WON, line) for line in transcript(page))


def _moves(page: Page) -> list[str]:
    """The legal moves, as the accessibility tree names them."""
    heard = page.get_by_role("list", name="Possible moves").all()
    if not heard:
        return []
    # A name with a colon stands in quotation marks of its own.
    found = re.findall(r"""- ('?)button "([^"]+)\"""", heard[0].aria_snapshot())
    return [name.replace("''", "'") if mark else name for mark, name in found]


def test_a_game_is_finished_by_ear(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open()
    new_table(page, start=True, seats=3, options={"rounds": 3})
    page.get_by_role("main").wait_for()
    said = 0
    for _ in range(MOST_TURNS):
        until(page, lambda: _moves(page) or _is_won(page), "nothing more is told")
        moves = _moves(page)
        if not moves:
            break
        said += 1
        button = page.get_by_role("button", name=moves[-1], exact=True).last
        button.focus()
        page.keyboard.press("Enter")
        if _moves(page) == moves:
            page.keyboard.press("Enter")
    told = transcript(page)
    assert re.search(_WON, told[-1]), told[-3:]
    assert any("Which pawn moves?" in line for line in told)
    assert any(line.startswith("You throw a ") for line in told)
    assert any(" throws a " in line for line in told)
    assert said > 0
    assert page.evaluate("window.pointers") == 0


def test_keys_read_the_board_ones_own_things_and_what_changed(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, start=True)
    wait_for_question(page)

    aloud = page.locator("[data-live=assertive]")
    page.keyboard.press("b")
    expect(aloud).to_contain_text("The bank")
    page.keyboard.press("o")
    expect(aloud).to_contain_text(re.compile("Anna[^.]* has"))
    page.keyboard.press("c")
    expect(aloud.locator("p").last).to_contain_text(re.compile(" throws? a "))
    page.keyboard.press("p")
    expect(page.locator("#prompt")).to_be_focused()
    assert page.evaluate(_RING_OVER_WORDS) == 0
    expect(aloud.locator("p").last).to_contain_text("Which pawn moves?")
    page.keyboard.press("r")
    expect(page.locator("article.now")).to_contain_text("ZO-3")
    page.keyboard.press("l")
    expect(page.locator("#panel .log")).to_be_visible()
    page.keyboard.press("?")
    help_ = page.get_by_role("dialog", name="Help")
    expect(help_).to_contain_text("Which pawn moves?")
    expect(help_.get_by_role("link", name="Guided first game")).to_be_visible()
    expect(help_).to_contain_text("go to the list of moves")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".prompt .would")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".prompt .would")).to_have_count(0)


def test_a_key_waits_for_what_it_reads(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open()
    held: list[Route] = []
    page.route("**/reading-*.js", lambda route: held.append(route))
    new_table(page, start=True)
    until(page, lambda: held, "what is read is not asked for")
    wait_for_question(page)

    page.keyboard.press("b")
    for one in held:
        one.continue_()
    wait_until_told(page, "The bank")
    assert not any("banker: " in line for line in transcript(page))


def test_single_keys_can_be_turned_off(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open()
    new_table(page, start=True)
    wait_for_question(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    before = transcript(page)
    page.keyboard.press("b")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert transcript(page) == before
