"""The board is the page: how much of the window it has, and whether all of it can be read."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from ludotheque.core.registry import find_game
from tests.browser.conftest import Windows
from tests.browser.fitness import faults, small_targets
from tests.browser.hands import (
    moves_of,
    play_by_keys,
    resize,
    wait_for_board,
    wait_for_question,
)
from tests.browser.room import (
    covered,
    crowded,
    hardly_said,
    hidden_buttons,
    hidden_words,
    letters,
    overlapping_tools,
    share_of_the_window,
    sit_down,
    small_letters,
)
from tests.browser.screenshots import BOARDS

LAPTOPS: Final = {(1440, 900): 0.60, (1920, 1080): 0.55, (1280, 720): 0.52}
"""So much of the window is the drawing, at least."""
GUIDED: Final = {(390, 664): 0.33, (360, 640): 0.33, (844, 390): 0.31}
"""The same beside a guide on a phone; a map has its books around it besides."""
TWICE: Final = {(720, 450): 0.42, (960, 540): 0.50, (640, 360): 0.28}
"""The same at the browser's own 200 %: windows of 1440 × 900, 1920 × 1080 and 1280 × 720 have half
as many pixels each way."""
PHONES: Final = [(360, 640), (390, 664), (390, 844), (844, 390), (667, 375)]
TABLETS: Final = [(768, 1024), (1024, 768)]
LARGER: Final = {
    "the page's largest": "document.documentElement.dataset.size = 'largest'",
    "twice the browser's": "document.documentElement.style.fontSize = '200%'",
}
"""How somebody has larger letters."""
SMALLEST: Final = 10.9
"""Letters in pixels."""


@pytest.mark.parametrize("game", BOARDS)
def test_the_drawing_has_most_of_a_laptops_window(
    windows: Windows, new_table: Callable[..., str], game: str
) -> None:
    page = windows.open(panel="")
    found: dict[Any, Any] = {}
    for seats in {min(find_game(game).seats), max(find_game(game).seats)}:
        sit_down(page, new_table, game, seats)
        for size, least in LAPTOPS.items():
            resize(page, size)
            share = share_of_the_window(page)
            if share < least:
                found[seats, size] = round(share, 3)
            if wrong := hidden_words(page) + small_letters(page) + crowded(page):
                found[seats, size] = wrong
    assert not found


@pytest.mark.parametrize("game", BOARDS)
def test_a_laptop_at_twice_its_size_keeps_most_of_it_for_the_board(
    windows: Windows, new_table: Callable[..., str], game: str
) -> None:
    page = windows.open(size=(720, 450), is_touched=False, panel="")
    sit_down(page, new_table, game, max(find_game(game).seats))
    for size, least in TWICE.items():
        resize(page, size)
        frame = page.locator("section.board").bounding_box()
        assert frame is not None
        assert frame["width"] * frame["height"] > 0.65 * size[0] * size[1]
        assert share_of_the_window(page) > least
        assert small_letters(page) == []
        assert hidden_buttons(page) == []
        assert overlapping_tools(page) == []
        assert hardly_said(page) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_what_is_too_small_for_a_mouse_is_read_by_its_wheel(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(640, 360), is_touched=False, panel="")
    sit_down(page, new_table, "zock", 4)
    hidden = page.locator(".board svg text[data-tiny]")
    expect(hidden).not_to_have_count(0)
    before = hidden.count()
    board = page.locator(".board svg").first
    board.hover()
    page.mouse.wheel(0, -100)
    expect(page.locator(".board svg.near")).to_have_count(1)
    page.get_by_role("button", name="The whole board").click()
    page.get_by_role("button", name="Larger", exact=True).click()
    page.wait_for_function(
        "(before) => document.querySelectorAll('.board svg text[data-tiny]').length < before",
        arg=before,
    )
    seen = board.get_attribute("viewBox")
    board.hover()
    page.mouse.down()
    page.mouse.move(40, 40, steps=4)
    page.mouse.up()
    expect(board).not_to_have_attribute("viewBox", seen or "")
    expect(page.locator(".refusal, .prompt .would")).to_have_count(0)  # Drawn, not clicked.


@pytest.mark.parametrize("game", BOARDS)
def test_a_guide_leaves_the_board_its_room(windows: Windows, game: str) -> None:
    page = windows.open(f"/g/{game}/guide")
    wait_for_board(page)
    found: dict[Any, float] = {}
    for size, least in (LAPTOPS | GUIDED).items():
        resize(page, size)
        share = share_of_the_window(page)
        if share < least:
            found[size] = round(share, 3)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not found


@pytest.mark.parametrize(("language", "most"), [("fr-FR", True), ("de-DE", False)])
@pytest.mark.parametrize("game", BOARDS)
def test_what_is_written_on_phones_and_tablets_can_be_read_and_hit(
    windows: Windows, new_table: Callable[..., str], game: str, language: str, most: bool
) -> None:
    page = windows.open(size=PHONES[0], language=language)
    sit_down(page, new_table, game, (max if most else min)(find_game(game).seats))
    for turn in range(3):
        for size in [*PHONES, *TABLETS]:
            resize(page, size)
            wrong = small_letters(page) + small_targets(page) + crowded(page)
            wrong += hidden_buttons(page) + overlapping_tools(page) + hardly_said(page)
            assert not wrong, (turn, size)
            small = {text: pixels for text, pixels in letters(page).items() if pixels < SMALLEST}
            assert not small, (turn, size)
            prompt = page.locator(".prompt").bounding_box()
            assert prompt is not None
            assert prompt["y"] + prompt["height"] <= size[1] + 1, "the prompt lies below the fold"
            assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        resize(page, PHONES[0])
        play_by_keys(page)
        if not wait_for_question(page):
            return


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (1024, 768)])
@pytest.mark.parametrize("game", BOARDS)
def test_with_a_panel_beside_it_all_of_a_board_is_within_reach(
    windows: Windows, new_table: Callable[..., str], game: str, size: tuple[int, int]
) -> None:
    page = windows.open(size=size, panel="log")
    sit_down(page, new_table, game, max(find_game(game).seats))
    page.locator("#panel").wait_for()
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    assert covered(page) == []


@pytest.mark.parametrize("language", ["fr-FR", "de-DE", "en-GB"])
def test_six_names_are_whole_on_a_small_laptop(
    windows: Windows, new_table: Callable[..., str], language: str
) -> None:
    page = windows.open(size=(1280, 720), language=language, panel="")
    sit_down(page, new_table, "pfeffersaecke", 6)
    for size in [(1280, 720), (1024, 768)]:
        resize(page, size)
        assert faults(page) == []


def test_what_is_asked_is_read_whole_however_long_it_is(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=PHONES[0], language="de-DE")
    sit_down(page, new_table, "apaches", 2)
    said = page.locator(".prompt .said")
    expect(said).to_have_attribute("data-fit", "0")
    asked = "Einer deiner Leute sitzt im Gefängnis. Zahlst du 150 F, um einen Anführer loszukaufen?"
    page.locator("#prompt").evaluate(
        "(one, words) => [...one.childNodes].find((node) => node.data?.trim()).data = words",
        asked,
    )
    expect(said).not_to_have_attribute("data-fit", "0")
    assert hardly_said(page) == []


def test_on_a_phone_on_its_side_buttons_leave_the_question_its_room(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(667, 375), language="de-DE")
    sit_down(page, new_table, "zankapfel", 4)
    while "done" not in moves_of(page):  # Somebody has bribed: more may be offered, or nothing.
        play_by_keys(page)
        assert wait_for_question(page)
    assert page.locator(".acts .button").count() > 2
    assert hardly_said(page) == []
    assert hidden_buttons(page) == []


_LETTERING: Final = """() => {
  const box = (one) => one.getBoundingClientRect();
  const dock = box(document.querySelector('.dock'));
  const sized = (name) => parseFloat(getComputedStyle(document.querySelector(name)).fontSize);
  return {
    board: JSON.stringify(box(document.querySelector('.board'))),
    sentence: sized('.prompt .sentence'),
    name: sized('.people .name'),
    over: document.documentElement.scrollWidth - innerWidth,
    cut: [...document.querySelectorAll('.people .name')]
      .filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
    ticker: (({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)(
      document.querySelector('.ticker')),
    outside: [...document.querySelectorAll('.acts .button')]
      .filter((one) => box(one).bottom > dock.bottom + 1 || box(one).height < 43.5)
      .map((one) => one.textContent),
  };
}"""


@pytest.mark.parametrize("size", [(1440, 900), (360, 640)])
@pytest.mark.parametrize("game", BOARDS)
def test_larger_letters_make_no_board_smaller(
    windows: Windows, new_table: Callable[..., str], game: str, size: tuple[int, int]
) -> None:
    page = windows.open(size=size, panel="")
    sit_down(page, new_table, game, max(find_game(game).seats))
    usual = page.evaluate(_LETTERING)
    share = share_of_the_window(page)
    for name, larger in LARGER.items():
        page.reload()
        wait_for_question(page)
        page.evaluate(larger)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
        found = page.evaluate(_LETTERING)
        assert found["board"] == usual["board"], name
        assert share_of_the_window(page) == pytest.approx(share, abs=0.02), name
        assert found["sentence"] > usual["sentence"], name
        assert found["name"] > usual["name"] or size[0] < 896, name
        assert (found["over"], found["cut"], found["outside"]) == (0, [], []), name
        assert not found["ticker"], name
        unread = [one for one in hardly_said(page) if "read" in one]
        assert size[0] < 896 or not unread, name  # A phone scrolls what is very long.


def test_with_twice_as_large_letters_what_happened_is_told_from_its_beginning(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(language="de-DE", panel="")
    sit_down(page, new_table, "zankapfel", 6)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for _ in range(4):
        for size in [*LAPTOPS, PHONES[0]]:
            resize(page, size)
            assert [one for one in hardly_said(page) if "ticker" in one] == []
        play_by_keys(page)
        assert wait_for_question(page)


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_forced_colours_show_whose_turn_it_is_and_what_is_chosen(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size)
    page.emulate_media(forced_colors="active")
    sit_down(page, new_table, "zock", 4)
    frames = page.evaluate(
        """() => [...document.querySelectorAll('.people li')]
          .map((one) => [one.classList.contains('asked'), getComputedStyle(one).borderTopWidth,
            getComputedStyle(one).borderTopColor])"""
    )
    asked = {tuple(frame) for is_asked, *frame in frames if is_asked}
    others = {tuple(frame) for is_asked, *frame in frames if not is_asked}
    assert asked
    assert others
    assert not asked & others
    prompt = page.locator(".prompt").evaluate("(one) => getComputedStyle(one).borderTopWidth")
    assert prompt == "3px"
    page.goto("/settings")
    page.locator("dialog[open]").wait_for()
    choices = page.evaluate(
        """() => [...document.querySelectorAll('dialog[open] label:has(> input[type=radio])')]
          .map((one) => [one.firstElementChild.checked, getComputedStyle(one).outlineStyle])"""
    )
    chosen = {outline for is_chosen, outline in choices if is_chosen}
    assert chosen == {"solid"}
    assert {outline for is_chosen, outline in choices if not is_chosen} == {"none"}
