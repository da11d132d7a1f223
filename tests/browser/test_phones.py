"""On a phone nothing lies over what is to be chosen, and nothing that can be done is cut off."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.hands import MOST_TURNS, moves_of, play_by_keys, wait_for_question
from tests.browser.stage import ASIDE

SMALL = (360, 640)

OVERLAPPING = """([one, other]) => {
  const [a, b] = [one, other].map((name) => document.querySelector(name).getBoundingClientRect());
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}"""

CUT = """() => {
  const sheet = document.querySelector('[data-sheet]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-sheet] .row button')]
    .filter((one) => one.getBoundingClientRect().bottom > sheet.bottom - 2)
    .map((one) => one.textContent.trim());
}"""

LINES = """(one) => {
  const words = document.createRange();
  words.selectNodeContents(one);
  return new Set([...words.getClientRects()].map((line) => line.top)).size;
}"""


def _play_until(page: Page, is_there: Callable[[], bool]) -> None:
    for _ in range(MOST_TURNS):
        assert wait_for_question(page)
        if is_there():
            return
        play_by_keys(page)
        page.locator(".prompt[data-calm=true]").wait_for()
    raise AssertionError("it never comes")


@pytest.mark.parametrize("size", [SMALL, ASIDE])
def test_what_is_said_of_twice_the_income_does_not_lie_over_its_button(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size, language="de-DE")
    new_table(page, game="pfeffersaecke", seats=3, start=True)
    _play_until(page, lambda: "double-income" in moves_of(page))
    button = page.locator(".board button.double")
    if button.count():
        button.tap()
        page.locator(".board .about").wait_for()
        assert not page.evaluate(OVERLAPPING, [".board .about", ".board button.double"])


@pytest.mark.parametrize("size", [SMALL, ASIDE])
def test_all_that_can_be_done_in_a_quarter_is_in_sight(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size, language="de-DE")
    new_table(page, game="apaches", seats=4, start=True)
    _play_until(page, lambda: any(move.startswith("place") for move in moves_of(page)))
    for quarter in range(1, 8):
        page.locator(f"[data-stop=quarter-{quarter}]").dispatch_event("click")
        page.locator(f"[data-sheet='{quarter}']").wait_for()
        assert page.evaluate(CUT) == [], quarter
        page.locator("[data-sheet] .close").tap()


def test_the_newspaper_gives_way_to_the_board_when_one_goes_on(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=SMALL)
    new_table(page, game="apaches", seats=4, start=True)
    news = page.locator("[data-news]")
    _play_until(page, lambda: news.count() > 0)
    news.evaluate("(one) => one.scrollTo(0, one.scrollHeight)")
    close = news.get_by_role("button", name="Close")
    assert close.evaluate(
        """(one) => {
          const { left, top } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(left + 20, top + 20));
        }"""
    ), "what closes it scrolls away"
    play_by_keys(page)
    expect(news).to_have_count(0)


def test_with_the_largest_letters_what_is_in_hand_and_how_to_put_it_back_are_read(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=SMALL, language="de-DE")
    new_table(page, game="apaches", seats=4, start=True)
    _play_until(page, lambda: any(move.startswith("place") for move in moves_of(page)))
    page.evaluate("document.documentElement.dataset.size = 'largest'")
    page.locator("[data-stop=reserve-leader]").dispatch_event("click")
    hint = page.locator(".board .hint")
    expect(hint).to_contain_text("In welches Viertel?")
    assert hint.evaluate("(one) => one.scrollHeight - one.clientHeight") <= 1
    page.locator("[data-stop=quarter-1]").dispatch_event("click")
    back = page.locator(".prompt .acts .button", has_text="Zurücklegen")
    back.wait_for()
    assert back.evaluate(LINES) == 1


def test_at_twice_its_size_what_makes_the_board_larger_lies_over_nothing_of_ones_own(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(720, 450), is_touched=False)
    new_table(page, game="zankapfel", seats=4, start=True)
    wait_for_question(page)
    page.locator(".board .larger").wait_for()
    assert not page.evaluate(OVERLAPPING, [".board .larger", "[data-stop=person-0]"])


def test_before_barrels_are_first_shaken_a_phone_says_that_one_listens(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=SMALL, language="fr-FR")
    new_table(page, game="zapp-zerapp", seats=2, start=True)
    heard = page.locator("[data-stop=ready] .heard")
    expect(heard).to_have_count(2)
    for line in heard.all():
        expect(line).to_be_visible()
    expect(page.locator("[data-stop=ready]")).to_have_accessible_name(re.compile("Le son"))
