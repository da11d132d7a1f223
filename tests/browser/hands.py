"""Hands: how somebody plays by touch, by keyboard or by ear."""

from __future__ import annotations

import random
import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

MOST_TURNS = 200


def is_asked(page: Page) -> bool:
    return page.locator(".prompt.asked[data-calm='true']").count() > 0


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def wait_for_question(page: Page) -> bool:
    """Wait until something is asked here (true) or the game is over (false)."""
    page.locator(".prompt.asked[data-calm='true'], .result").first.wait_for()
    return not is_over(page)


def play_by_touch(page: Page) -> None:
    """Tap the first choice, in the list where there are many; if it is shown first, play it."""
    table = page.url
    first = page.locator(".prompt .acts .button").first
    is_list = "All moves" in first.inner_text()
    first.tap()
    if is_list:
        page.locator(".moves.open ol[data-moves] button").first.tap()
    again = page.locator(".prompt .acts .button", has_text="Play this")
    page.wait_for_function(
        "() => document.querySelector('.prompt[data-calm=false], .result')"
        " || !document.querySelector('.prompt.asked')"
        " || [...document.querySelectorAll('.prompt .acts .button')]"
        ".some((one) => one.textContent.includes('Play this'))"
    )
    if again.count():
        again.tap()
    assert page.url == table


def play_by_keys(page: Page) -> None:
    """Go to the list of moves, show the first, play it."""
    before = page.locator("ol[data-moves] button").first.get_attribute("data-move")
    page.keyboard.press("m")
    expect(page.locator("ol[data-moves] button").first).to_be_focused()
    page.keyboard.press("Enter")
    pressed = page.locator("ol[data-moves] button[aria-pressed=true]")
    if pressed.count() and pressed.get_attribute("data-move") == before:
        page.keyboard.press("Enter")


def play_any_by_keys(luck: random.Random) -> Callable[[Page], None]:
    """A hand that plays some legal move or other, by its number."""

    def play(page: Page) -> None:
        moves = page.locator("ol[data-moves] button")
        count = min(9, moves.count())
        if not count:
            return
        key = str(luck.randint(1, count))
        meant = moves.nth(int(key) - 1).get_attribute("data-move")
        page.keyboard.press(key)
        pressed = page.locator("ol[data-moves] button[aria-pressed=true]")
        if pressed.count() and pressed.first.get_attribute("data-move") == meant:
            page.keyboard.press(key)

    return play


def play_to_the_end(*players: tuple[Page, Callable[[Page], None]], most: int = MOST_TURNS) -> None:
    """Everyone plays whenever they are asked, until all see the result."""
    for _ in range(most):
        if all(is_over(page) for page, _ in players):
            return
        for page, play in players:
            if is_asked(page):
                play(page)
        players[0][0].wait_for_timeout(20)
    raise AssertionError("the game does not end")


def tab_to(page: Page, target: Locator) -> None:
    """Press Tab until the target has the focus."""
    target.wait_for()
    for _ in range(80):
        if target.evaluate("(one) => one === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reaches {target}")


def story(page: Page) -> list[str]:
    """The sentences of the log, without their articles."""
    lines = page.locator(".log li").all_inner_texts()
    return [re.sub(r"\s*ZO-R?\d+\s*", " ", line).strip() for line in lines]


def transcript(page: Page) -> list[str]:
    """What a screen reader was told."""
    told: list[str] = page.evaluate("window.transcript")
    return told
