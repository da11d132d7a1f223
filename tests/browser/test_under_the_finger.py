"""What lies under a finger or a pointer: it grows before a tap counts, stays where it is, and what
comes there takes no tap at once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core.registry import find_game
from tests.browser.conftest import Windows
from tests.browser.fitness import small_targets
from tests.browser.hands import (
    PATIENCE,
    choose,
    chosen_of,
    is_asked,
    moves_of,
    play_by_keys,
    wait_for_board,
    wait_for_question,
)
from tests.browser.room import (
    hidden_buttons,
    sit_down,
)
from tests.browser.screenshots import BOARDS

SURVEYED: Final = 12
"""So many choices are seen at once where there are many."""
PLACES: Final = """() => Object.fromEntries(['.board', '.prompt', '.play .people, header .people']
  .map((name) => [name, document.querySelector(name)])
  .filter(([, found]) => found)
  .map(([name, found]) => [name, JSON.stringify(found.getBoundingClientRect())]))"""


def test_what_is_taken_up_grows_before_the_tap_counts(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(360, 640))
    sit_down(page, new_table, "apaches", 4)
    said = page.locator("#prompt").inner_text()
    reserve = page.locator("[data-stop=reserve-leader]")
    box = reserve.bounding_box()
    assert box is not None and min(box["width"], box["height"]) < 43.5
    reserve.tap()
    expect(page.locator(".board svg.near")).to_have_count(1)
    expect(page.locator("#prompt")).to_have_text(said)
    note = page.get_by_text("choose once more what you mean")
    expect(note).to_be_visible()
    box = reserve.bounding_box()
    assert box is not None and min(box["width"], box["height"]) > 43.5
    reserve.tap()
    expect(page.locator(".refusal")).to_be_visible()  # First the hideouts are taken.
    expect(note).to_have_count(0)


def test_what_alone_can_be_meant_counts_at_the_first_tap(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(360, 640))
    sit_down(page, new_table, "zock", 2)
    assert moves_of(page) == ["out king"]
    king = page.locator("[data-stop=house-king]")
    box = king.bounding_box()
    assert box is not None and min(box["width"], box["height"]) < 43.5
    king.tap()
    expect(page.locator(".prompt .would")).to_contain_text("You bring the king out")
    expect(page.locator(".board svg.near")).to_have_count(0)
    king.tap()
    expect(page.locator(".prompt .would")).to_have_count(0)


_IN_SIGHT: Final = """() => [...document.querySelectorAll('.moves.open li > button')]
  .filter((one) => one.checkVisibility() && !one.matches('.back')).length"""


def test_however_many_choices_there_are_a_list_is_surveyed(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(360, 640), language="de-DE")
    sit_down(page, new_table, "apaches", 4)
    while len(moves_of(page)) < 100:
        play_by_keys(page)
        assert wait_for_question(page)
    page.locator(".prompt .acts .button").first.tap()
    assert page.evaluate(_IN_SIGHT) <= SURVEYED
    for _ in range(3):
        if not page.locator("[data-group]").count():
            break
        page.locator("[data-group]").last.tap()
        assert 1 < page.evaluate(_IN_SIGHT) <= SURVEYED
    assert small_targets(page) == []
    move = page.locator(".moves.open li:not([hidden]) > [data-move]").first
    meant = move.get_attribute("data-move")
    move.tap()
    assert chosen_of(page) == meant
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    expect(page.locator("ol[data-moves] button:focus")).to_have_count(1)
    assert page.evaluate(_IN_SIGHT) == len(moves_of(page))


@pytest.mark.parametrize(
    ("path", "signs"),
    [
        ("/g/apaches/guide", "[data-sign] text, .shut text"),
        ("/g/zapp-zerapp/guide#4", ".notes text, [data-stop^=space-] text"),
        ("/puzzle/zock/1", "[data-stop^=square-] text, .price text"),
    ],
)
def test_no_sign_of_a_small_board_is_empty(windows: Windows, path: str, signs: str) -> None:
    """What a frame holds is read at its usual size: beside a guide and a puzzle, too."""
    page = windows.open(path, size=(360, 640), language="de-DE")
    wait_for_board(page)
    expect(page.locator(f":is({signs})")).not_to_have_count(0)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    expect(page.locator(f":is({signs})[data-tiny]")).to_have_count(0)


def test_nothing_said_of_a_place_stays_after_a_tap(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(390, 664))
    sit_down(page, new_table, "pfeffersaecke", 3)
    town = page.locator("[data-stop=place-koeln]")
    town.tap()
    expect(town).to_be_focused()
    expect(page.locator(".board .about")).to_have_count(0)


@pytest.mark.parametrize("size", [(1280, 720), (360, 640), (844, 390)])
@pytest.mark.parametrize("game", BOARDS)
def test_buttons_under_the_prompt_are_seen_whole(
    windows: Windows, new_table: Callable[..., str], game: str, size: tuple[int, int]
) -> None:
    page = windows.open(size=size, language="de-DE", panel="")
    sit_down(page, new_table, game, min(find_game(game).seats))
    for _ in range(10):
        if is_asked(page):
            assert hidden_buttons(page) == []
        play_by_keys(page)
        if not wait_for_question(page):
            return


@pytest.mark.parametrize("size", [(1440, 900), (390, 664)])
@pytest.mark.parametrize("game", BOARDS)
def test_nothing_moves_between_a_tap_and_the_next(
    windows: Windows, new_table: Callable[..., str], game: str, size: tuple[int, int]
) -> None:
    page = windows.open(size=size)
    sit_down(page, new_table, game, min(find_game(game).seats))
    before = page.evaluate(PLACES)
    assert set(before) == {".board", ".prompt", ".play .people, header .people"}
    for _ in range(6):
        play_by_keys(page)
        assert page.evaluate(PLACES) == before
        if not wait_for_question(page):
            return
        assert page.evaluate(PLACES) == before


def test_what_comes_to_lie_under_a_pointer_at_rest_takes_no_click_at_once(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    """Of two clicks on a spot, the second is not meant for the button that came by the first."""
    page = windows.open(panel="")
    sit_down(page, new_table, "pfeffersaecke", 2)
    assert page.locator(".acts .button").all_inner_texts()[0].startswith("All moves"), (
        "one village of many looks like advice"
    )
    first = page.locator(".acts .button").first
    while "All moves" in first.inner_text():
        play_by_keys(page)
        wait_for_question(page)
    meant = first.inner_text()
    box = first.bounding_box()
    assert box is not None
    spot = (box["x"] + 30, box["y"] + box["height"] / 2)
    _stop_the_clock(page)
    page.mouse.click(*spot)
    shown = page.locator(".acts .button", has_text="Play this")
    shown.wait_for()
    page.mouse.click(*spot)
    assert shown.is_visible()
    assert chosen_of(page)
    page.clock.run_for(300)
    page.clock.resume()
    page.mouse.click(*spot)
    shown.wait_for(state="detached")
    expect(page.locator(".prompt")).not_to_contain_text(meant)


def _stop_the_clock(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + PATIENCE)  # That must be to come.


def test_a_curtain_that_falls_under_a_pointer_at_rest_is_not_drawn_by_it(windows: Windows) -> None:
    """It falls where the board was: a click that comes too late must not show another's cards."""
    page = windows.open()
    page.locator(".box", has_text="Quarrel").get_by_role("button", name="Play with friends").click()
    choose(page, "Players", "2")
    page.get_by_role("button", name="Somebody here").first.click()
    page.get_by_role("dialog").get_by_label("Your name").fill("Zoé")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    page.get_by_role("button", name="Start", exact=True).click()
    drawn = page.locator("dialog[open] .button.main")
    for turn in range(2):
        if turn:
            _stop_the_clock(page)
        while not drawn.count():
            if is_asked(page):
                play_by_keys(page)
        box = drawn.bounding_box()
        assert box is not None
        spot = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.click(*spot)
        if turn:
            assert drawn.is_visible()
            page.clock.run_for(300)
            page.mouse.click(*spot)
        expect(drawn).to_have_count(0)


def test_what_a_guide_brings_under_a_pointer_at_rest_takes_no_click_at_once(
    windows: Windows,
) -> None:
    page = windows.open("/g/pfeffersaecke/guide", size=(390, 844), is_touched=False)
    wait_for_board(page)
    main = page.locator(".guide .acts .button.main")
    box = main.bounding_box()
    assert box is not None
    spot = (box["x"] + 20, box["y"] + box["height"] / 2)
    _stop_the_clock(page)
    page.mouse.click(*spot)
    unfold = page.locator(".guide .unfold")
    expect(unfold).to_be_visible()
    page.mouse.click(*spot)
    expect(unfold).to_have_attribute("aria-expanded", "false")
    page.clock.run_for(300)
    page.mouse.click(*spot)
    expect(unfold).to_have_attribute("aria-expanded", "true")
