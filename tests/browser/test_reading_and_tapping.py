"""Rules at the article of the moment, a lost line, and choices without confirming."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.hands import tap_stop, wait_for_question

_FIRST_ARTICLE: Final = """() => {
  const panel = document.querySelector('#panel, dialog[open] .body');
  const top = panel.getBoundingClientRect().top;
  return [...panel.querySelectorAll('article')]
    .find((one) => one.getBoundingClientRect().bottom > top + 20)?.dataset.code;
}"""


def _wait_for_article(page: Page, code: str) -> None:
    page.wait_for_function(f"(code) => ({_FIRST_ARTICLE})() === code", arg=code)


def _moment(page: Page) -> str:
    """The article that the prompt names."""
    return page.locator(".prompt .sentence .code").inner_text()


@pytest.mark.parametrize("size", [(1440, 900), (390, 664)])
def test_the_rules_open_at_the_article_of_the_moment(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size, panel="log")
    new_table(page, start=True, seats=2)
    wait_for_question(page)
    moment = _moment(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    _wait_for_article(page, moment)
    if size[0] > 900:
        page.get_by_role("tab", name="Log").click()
        page.get_by_role("tab", name="Rules").click()
        _wait_for_article(page, moment)


def test_after_a_refusal_the_rules_are_where_they_were(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(panel="rules")
    new_table(page, start=True, seats=2)
    wait_for_question(page)
    _wait_for_article(page, _moment(page))
    page.locator("#panel").evaluate("(panel) => panel.scrollTo(0, 2600)")
    before = page.evaluate(_FIRST_ARTICLE)
    page.locator("[data-stop=house-pawn]").click()
    refused = page.locator(".refusal .code")
    refused.wait_for()
    code = refused.inner_text().split()[0]
    assert code != before
    _wait_for_article(page, code)
    page.get_by_role("button", name="Understood").click()
    _wait_for_article(page, before)
    assert page.locator("#panel").evaluate("(panel) => panel.scrollTop") == 2600

    page.get_by_role("tab", name="Log").click()
    page.locator("[data-stop=house-pawn]").click()
    page.locator(".refusal .code").click()
    _wait_for_article(page, code)
    page.get_by_role("button", name="Understood").click()
    expect(page.get_by_role("tab", name="Log", selected=True)).to_be_visible()


_COVERED: Final = """() => {
  const sign = document.querySelector('[data-line=lost]').getBoundingClientRect();
  const apart = (one) => one.right <= sign.left + 0.5 || one.left >= sign.right - 0.5
    || one.bottom <= sign.top + 0.5 || one.top >= sign.bottom - 0.5;
  return [...document.querySelectorAll('button, a, .board, .prompt, .people li')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().width > 1)
    .filter((one) => !apart(one.getBoundingClientRect()))
    .map((one) => one.ariaLabel || one.className || one.textContent);
}"""


_PLACES: Final = """() => ['.board', '.prompt'].map((name) =>
  JSON.stringify(document.querySelector(name).getBoundingClientRect()))"""


@pytest.mark.parametrize("language", ["fr-FR", "en-GB", "de-DE"])
@pytest.mark.parametrize("size", [(1440, 900), (360, 640), (844, 390)])
def test_that_the_line_is_lost_covers_nothing(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int], language: str
) -> None:
    page = windows.open(size=size, language=language, panel="")
    new_table(page, game="pfeffersaecke", seats=6, start=True)
    wait_for_question(page)
    before = page.evaluate(_PLACES)
    page.evaluate("() => { window.line = 'cut'; for (const one of window.sockets) one.close(); }")
    page.locator("[data-line=lost]").wait_for()
    covered, moved, wrong = page.evaluate(_COVERED), page.evaluate(_PLACES), faults(page)
    assert (covered, moved) == ([], before)
    assert wrong == []


def test_simple_choices_are_played_at_the_first_tap_where_that_is_wanted(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(390, 844))
    new_table(page, start=True, seats=2)
    wait_for_question(page)
    page.get_by_role("button", name="The table").tap()
    switch = page.get_by_role("checkbox", name="play simple choices at once")
    expect(switch).not_to_be_checked()
    switch.tap()
    page.keyboard.press("Escape")
    moves = page.locator("ol[data-moves] button").count()
    tap_stop(page, "house-king")
    page.wait_for_function("() => window.transcript.some((line) => line.includes('king out'))")
    expect(page.locator(".prompt .would")).to_have_count(0)
    assert moves > 0

    page.reload()
    page.locator(".play").wait_for()
    page.get_by_role("button", name="The table").tap()
    expect(switch).to_be_checked()
    page.keyboard.press("Escape")
    new_table(page, game="pfeffersaecke", seats=2, start=True)
    wait_for_question(page)
    page.get_by_role("button", name="The table").tap()
    expect(switch).not_to_be_checked()
