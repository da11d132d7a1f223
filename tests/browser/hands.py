"""Hands: how somebody plays by touch, by keyboard or by ear."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

MOST_TURNS: Final = 200
TWICE: Final = "button => { button.click(); button.click(); }"
"""Of whoever taps again before anything is heard of the first tap."""
PATIENCE: Final = 60
"""So many seconds something may take on a machine that has much else to do."""


def until(page: Page, is_so: Callable[[], Any], otherwise: str | Callable[[], str]) -> None:
    """Wait for what no single window can be asked for; the page's events are heard meanwhile."""
    last = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < last, otherwise if isinstance(otherwise, str) else otherwise()
        page.wait_for_timeout(20)


def wait_until_known(page: Page) -> None:
    """Wait until the server knows the window's guest: before that, a request makes another one."""
    page.wait_for_function("() => localStorage.getItem('ludotheque.known') === 'yes'")


def wait_until_told(page: Page, words: str) -> None:
    """Wait until a screen reader was told something."""
    page.wait_for_function(
        "(words) => window.transcript.some((line) => line.includes(words))", arg=words
    )


def choose(where: Page | Locator, what: str, value: str) -> None:
    """Choose one of a few that lie open, by the name of the choice and of the one."""
    group = where.get_by_role("group", name=what, exact=True)
    group.get_by_text(value, exact=True).click()
    expect(group.get_by_role("radio", name=value, exact=True)).to_be_checked()


def wait_for_board(page: Page) -> None:
    """Wait until the board is drawn: it is fetched when the table is already there, and the letters
    that stand around it are, too."""
    page.locator(".board [data-stop], .board .plain").first.wait_for(state="attached")
    page.evaluate("() => document.fonts.ready.then(() => null)")


def resize(page: Page, size: tuple[int, int]) -> None:
    """Another window; what is measured anew is drawn after a frame or two."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(
        "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
    )


def is_asked(page: Page) -> bool:
    return page.locator(".prompt.asked[data-calm='true']").count() > 0


def is_over(page: Page) -> bool:
    return page.locator(".result").count() > 0


def wait_for_question(page: Page) -> bool:
    """Wait until something is asked here (true) or the game is over (false), and is drawn."""
    page.locator(".prompt.asked[data-calm='true'], .result").first.wait_for()
    wait_for_board(page)
    return not is_over(page)


def moves_of(page: Page) -> list[str]:
    """The lines that are legal now, as they are listed."""
    lines: list[str] = page.locator("ol[data-moves] button").evaluate_all(
        "(moves) => moves.map((move) => move.dataset.move)"
    )
    return lines


def chosen_of(page: Page) -> str:
    """The move that is shown before it is played, if there is one."""
    chosen: str = page.evaluate(
        "document.querySelector('ol[data-moves] [aria-pressed=true]')?.dataset.move ?? ''"
    )
    return chosen


def tap(target: Locator) -> None:
    """Tap, and wait until it counts: a click follows a touch only when the browser comes to it."""
    page = target.page
    before = page.evaluate("window.clicks")
    target.tap()
    page.wait_for_function("(before) => window.clicks > before", arg=before)


def tap_stop(page: Page, name: str) -> None:
    """Tap something on the board; what is too small for a finger becomes large first."""
    stop = page.locator(f"[data-stop={name}]")
    near = page.locator(".board svg.near")
    was_near = near.count() > 0
    tap(stop)
    if not was_near and near.count():
        tap(stop)


def open_groups(page: Page) -> Locator:
    """The first line of a list that is in sight, where those that are said alike lie under one
    entry: entries are opened until there is one."""
    lines = page.locator("ol[data-moves] li:not([hidden]) > button")
    while not lines.count():
        page.locator("[data-group]").first.click()
    return lines.first


def reveal(page: Page, move: str) -> Locator:
    """The line of a move, brought into sight: every entry is opened in which it may lie."""
    line = page.locator(f'ol[data-moves] [data-move="{move}"]')

    def find() -> bool:
        if line.is_visible():
            return True
        for group in range(page.locator("[data-group]").count()):
            page.locator("[data-group]").nth(group).click()
            if find():
                return True
            page.locator(".survey .back").click()
        return False

    assert find(), f"{move} is in no group"
    return line


def play_by_touch(page: Page) -> None:
    """Tap the first choice, in the list where there are many; if it is shown first, play it."""
    table = page.url
    first = page.locator(".prompt .acts .button").first
    is_list = "All moves" in first.inner_text()
    told = len(transcript(page))
    first.tap()
    if is_list:
        open_groups(page).tap()
    again = page.locator(".prompt .acts .button", has_text="Play this")
    page.wait_for_function(
        "(told) => window.transcript.length > told"
        " || document.querySelector('.prompt[data-calm=false], .result')"
        " || !document.querySelector('.prompt.asked')"
        " || [...document.querySelectorAll('.prompt .acts .button')]"
        ".some((one) => one.textContent.includes('Play this'))",
        arg=told,
    )
    if again.count():
        again.tap()
    assert page.url == table


def play_by_keys(page: Page) -> None:
    """Go to the list of moves, show the one that has the focus, play it."""
    page.keyboard.press("m")
    meant = page.wait_for_function(
        "() => document.activeElement?.dataset.move"
        " || (document.querySelector('.prompt.asked, ol[data-moves]') ? '' : 'none')"
    ).json_value()
    if meant == "none":  # Where all act at once, the question can be gone by now.
        return
    page.keyboard.press("Enter")
    if chosen_of(page) == meant:
        page.keyboard.press("Enter")


def play_any_by_keys(luck: random.Random) -> Callable[[Page], None]:
    """A hand that plays some legal move or other, by its number."""

    def play(page: Page) -> None:
        moves = moves_of(page)[:9]
        if not moves:
            return
        number = luck.randint(1, len(moves))
        page.keyboard.press(str(number))
        if chosen_of(page) == moves[number - 1]:
            page.keyboard.press(str(number))

    return play


def play_to_the_end(*players: tuple[Page, Callable[[Page], None]], most: int = MOST_TURNS) -> None:
    """Everyone plays whenever they are asked, until all see the result."""
    pages = [page for page, _ in players]

    def is_next() -> bool:
        return any(is_asked(page) for page in pages) or all(is_over(page) for page in pages)

    for _ in range(most):
        until(pages[0], is_next, "nobody is asked, and the game is not over")
        if all(is_over(page) for page in pages):
            return
        for page, play in players:
            if is_asked(page):
                play(page)
    raise AssertionError("the game does not end")


def drag(page: Page, start: Locator, goal: Locator, aside: float = 0.5) -> None:
    """Drag from the middle of one thing to another: to its middle, or so far from its left side."""
    start.hover()  # That waits until it stands still, and with it the board.
    box = goal.bounding_box()
    assert box
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] * aside, box["y"] + box["height"] / 2, steps=6)
    page.mouse.up()


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


def expect_same_result(page: Page, *others: Page) -> None:
    """All pages say who has won and how much; each winner's own says it to them."""
    for which in (".result .body > ol > li", ".result .body > ol > li.winner"):
        told = page.locator(which).all_text_contents()
        assert told
        for other in others:
            expect(other.locator(which)).to_have_text(told)
