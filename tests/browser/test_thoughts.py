"""Hints at a question, and where a game was won."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults, small_targets
from tests.browser.hands import chosen_of
from tests.browser.room import small_letters
from tests.browser.stage import WIDE

SIZES = [WIDE, (360, 640), (844, 390)]
PHONES = [(360, 640), (390, 664), (390, 844), (844, 390)]
LANGUAGES = {"en-GB": ("Hint", "Won in", "may be chance"),
             "fr-FR": ("Conseil", "parties d’essai sur", "peut être dû au hasard"),
             "de-DE": ("Rat", "Fortsetzungen", "kann auch Zufall sein")}  # fmt: skip


def with_a_choice(page: Page, new_table: Callable[..., str], **wanted: Any) -> None:
    """A table at which the reader has more than one move."""
    new_table(page, game="apaches", seats=2, start=True, **wanted)
    page.locator(".prompt.asked[data-calm=true]").wait_for()


def test_a_hint_is_asked_for_looked_at_on_the_board_and_played(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(panel="")
    with_a_choice(page, new_table)
    page.get_by_role("button", name="Hint", exact=True).click()
    hints = page.get_by_role("region", name="What the machine would do")
    first = hints.get_by_role("listitem").first.get_by_role("button")
    expect(first).to_contain_text("Won in")
    assert hints.get_by_role("listitem").count() <= 3
    assert faults(page) + small_targets(page) == []
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    page.locator(".prompt").get_by_role("button", name="Play this").click()
    expect(hints).to_have_count(0)


def test_a_hint_says_what_its_moves_do(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open(panel="")
    new_table(page, game="pfeffersaecke", seats=2, start=True)
    page.locator(".prompt.asked[data-calm=true]").wait_for()
    page.get_by_role("button", name="Hint", exact=True).click()
    page.locator(".hints li").first.wait_for()
    for told in page.locator(".hints li").all():
        expect(told).to_contain_text("Villages left: ")


@pytest.mark.parametrize("size", PHONES)
def test_on_a_phone_a_hint_and_the_board_on_which_it_is_drawn_are_both_seen(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size)
    with_a_choice(page, new_table)
    board = page.locator("section.board")
    place = board.bounding_box()
    page.get_by_role("button", name="Hint", exact=True).tap()
    hints = page.get_by_role("region", name="What the machine would do")
    expect(hints).to_contain_text("Won in")
    numbers = hints.locator("[aria-pressed]")
    drawn = set()
    for number in range(numbers.count()):
        numbers.nth(number).tap()
        expect(numbers.nth(number)).to_have_attribute("aria-pressed", "true")
        expect(hints).to_contain_text(numbers.nth(number).inner_text().partition(". ")[2])
        drawn.add(chosen_of(page))
        assert board.bounding_box() == place
        box = hints.bounding_box()
        assert box is not None
        assert place is not None
        assert box["y"] >= place["y"] + place["height"] or box["x"] >= place["x"] + place["width"]
        assert all(line.is_visible() for line in hints.locator(".about > *").all())
        assert faults(page) + small_targets(page) + small_letters(page) == []
    assert "" not in drawn
    assert len(drawn) == numbers.count()
    hints.get_by_role("button", name="Close").tap()
    expect(hints).to_have_count(0)
    assert chosen_of(page) == ""
    page.get_by_role("button", name="Hint", exact=True).tap()
    hints.get_by_role("button", name="Play this").tap()
    expect(hints).to_have_count(0)
    page.locator(".prompt[data-calm=true]").wait_for()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_asked_for_by_a_key_and_said_in_the_readers_language(
    windows: Windows, new_table: Callable[..., str], language: str
) -> None:
    page = windows.open(language=language, panel="")
    with_a_choice(page, new_table)
    name, said, unsure = LANGUAGES[language]
    expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator(".hints li").first).to_contain_text(said)
    expect(page.locator(".hints")).to_contain_text(unsure)
    page.keyboard.press("Escape")
    expect(page.locator(".hints")).to_have_count(0)


def test_among_people_there_is_no_lamp_unless_it_was_agreed(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna = windows.open(panel="")
    table = new_table(anna, seats=2, bots={})
    ben = windows.open(f"/t/{table}", panel="")
    ben.get_by_role("button", name="Sit down").click()
    switch = anna.get_by_role("checkbox", name=re.compile("^Hints"))
    expect(switch).not_to_be_checked()
    switch.check()
    expect(ben.get_by_text("People may ask the machine what it would do")).to_be_visible()
    switch.uncheck()
    anna.get_by_role("button", name="Start", exact=True).click()
    for page in (anna, ben):
        page.locator(".prompt[data-calm=true]").wait_for()
        expect(page.get_by_role("button", name="Hint", exact=True)).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_where_a_game_was_won_is_worked_out_at_its_end_and_shown_in_its_replay(
    windows: Windows, finished: Callable[[str], str], size: tuple[int, int], tmp_path: Path
) -> None:
    table = finished("zock")
    page = windows.open(f"/t/{table}", size=size, panel="")
    part = page.locator(".result").get_by_role("region", name="Where was it won?")
    part.wait_for()
    begin = part.get_by_role("button", name="Where was it won?")
    done = part.get_by_role("img", name="Everybody’s chances to win")
    begin.or_(done).first.wait_for()
    if begin.count():
        begin.click()
    done.wait_for()
    assert faults(page) + small_targets(page) == []
    with page.expect_download() as download:
        part.get_by_role("button", name="Picture of it").click()
    picture = tmp_path / "picture.png"
    download.value.save_as(picture)
    assert picture.read_bytes().startswith(b"\x89PNG")
    page.goto(f"/replay/{table}")
    page.get_by_role("button", name="Analysis").click()
    page.get_by_role("img", name="Everybody’s chances to win").wait_for()
    assert faults(page) == []


def test_what_is_worked_out_lies_below_what_was_reckoned(
    windows: Windows, finished: Callable[[str], str]
) -> None:
    for size in SIZES:
        page = windows.open(f"/t/{finished('zock')}", size=size, panel="")
        page.locator(".result .sources table").wait_for()
        page.locator(".result .won p, .result .won .curve").first.wait_for()
        parts = page.locator(".result .sources, .result .body > .curve, .result .won").all()
        boxes = [box for part in parts if (box := part.bounding_box()) is not None]
        won = max(boxes, key=lambda box: box["y"])
        assert all(box is won or box["y"] + box["height"] <= won["y"] + 1 for box in boxes), size
        page.context.close()
