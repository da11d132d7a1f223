"""Fingers tap twice: the second tap decides nothing that came to lie there by the first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Locator, Page

from tests.browser.conftest import Windows
from tests.browser.hands import (
    PATIENCE,
    chosen_of,
    is_asked,
    play_by_keys,
    until,
    wait_for_question,
)
from tests.browser.stage import ASIDE, PACED, PHONE, SLOWLY

A_SLOW_SECOND_TAP: Final = 360
A_SECOND: Final = 1000
"""Milliseconds."""


def _stop_the_clock(page: Page) -> None:
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + PATIENCE)  # That must be to come.


def _spot(button: Locator) -> tuple[float, float]:
    box = button.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def _tap_twice(page: Page, spot: tuple[float, float], then: Callable[[], None]) -> None:
    """Tap, wait until it has done something, and tap a little beside, as fingers do."""
    page.touchscreen.tap(*spot)
    then()
    page.clock.run_for(A_SLOW_SECOND_TAP)
    page.touchscreen.tap(spot[0] + 11, spot[1] - 7)


def _nothing_is_decided(page: Page) -> None:
    assert chosen_of(page) == ""
    assert page.locator(".moves.open, .hints, dialog[open]").count() == 0


@pytest.mark.parametrize("size", [PHONE, ASIDE])
def test_a_second_tap_on_skip_takes_up_no_move(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size, motion="no-preference", before=PACED)
    new_table(page, game="zock", start=True)
    wait_for_question(page)
    page.evaluate(SLOWLY)
    skip = page.locator(".prompt .acts .button", has_text="Skip")
    play_by_keys(page)
    skip.wait_for()
    _stop_the_clock(page)
    while skip.count():
        page.clock.run_for(A_SECOND)
        spot = _spot(skip)
        _tap_twice(page, spot, lambda: until(page, lambda: is_asked(page) or skip.count(), ""))
        _nothing_is_decided(page)
    page.touchscreen.tap(*spot)
    _nothing_is_decided(page)
    page.clock.run_for(A_SECOND)
    page.touchscreen.tap(*_spot(page.locator(".prompt.asked .acts .button").first))
    assert chosen_of(page) or page.locator(".moves.open").count()


def test_a_second_tap_on_the_list_of_moves_takes_up_none(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    """On its side a phone has the list where its button was."""
    page = windows.open(size=ASIDE)
    new_table(page, game="zankapfel", start=True)
    wait_for_question(page)
    spot = _spot(page.locator(".prompt .acts .button", has_text="All moves"))
    _stop_the_clock(page)
    opened = page.locator(".moves.open")
    _tap_twice(page, spot, opened.wait_for)
    assert chosen_of(page) == ""
    page.clock.run_for(A_SECOND)
    group = page.locator(".moves [data-group]").first
    _tap_twice(page, _spot(group), page.locator(".moves .back").wait_for)
    assert chosen_of(page) == ""
    page.clock.run_for(A_SECOND)
    line = page.locator(".moves li:not([hidden]) > [data-move]").first
    page.touchscreen.tap(*_spot(line))
    assert chosen_of(page)
