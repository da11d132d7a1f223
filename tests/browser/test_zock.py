"""Zock's board: what one needs to play can be read on every phone."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Windows
from tests.browser.hands import wait_for_question
from tests.browser.room import letters
from tests.browser.test_room import PHONES, SMALLEST


@pytest.mark.parametrize("name", ["Anna", "Wilhelmine von Hohenfels"])
@pytest.mark.parametrize("size", PHONES)
def test_squares_and_purses_can_be_read_on_a_phone_whatever_people_are_called(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int], name: str
) -> None:
    page = windows.open(size=size)
    bots = {str(seat): "regular" for seat in range(1, 4)}
    new_table(page, game="zock", seats=4, bots=bots, sit={"name": name}, start=True)
    wait_for_question(page)
    read = {text for text, pixels in letters(page).items() if pixels >= SMALLEST}
    assert read >= {str(square) for square in range(1, 41)}
    assert "Bank" in read
    purses = page.locator("[data-stop^=purse-]").evaluate_all(
        "(purses) => purses.map((purse) => purse.ariaLabel.match(/[\\d,]{3,}/)[0])"
    )
    assert len(purses) == 4
    assert read >= set(purses)
