"""Puzzles in the page: from the shelf to an answer, by tap and by keys, in every game."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from ludotheque.bots.puzzles import Puzzle, puzzles_of
from ludotheque.core.registry import games
from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.hands import open_groups, resize, reveal, wait_for_board
from tests.browser.stage import PHONE, WIDE

GAMES = [name for name in games() if puzzles_of(name)]
SMALL = (360, 640)


def pose(windows: Windows, puzzle: Puzzle, size: tuple[int, int], language: str = "en-GB") -> Page:
    """A window in which a puzzle is posed."""
    page = windows.open(f"/puzzle/{puzzle.game.name}/{puzzle.number}", size, language)
    wait_for_board(page)
    return page


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_the_puzzle_of_the_day_is_on_the_shelf_and_leads_to_another(
    windows: Windows, size: tuple[int, int]
) -> None:
    page = windows.open("/", size)
    page.get_by_role("link", name="Puzzle of the day").click()
    posed = page.locator("[data-puzzle]")
    first = posed.get_attribute("data-puzzle")
    wait_for_board(page)
    open_groups(page).click()
    page.get_by_role("button", name="That is my answer").click()
    expect(page.locator("[data-best]")).to_be_visible()
    page.get_by_role("link", name="Another puzzle").click()
    expect(posed).not_to_have_attribute("data-puzzle", str(first))
    expect(page.locator("[data-best]")).to_have_count(0)


@pytest.mark.parametrize("game", GAMES)
def test_the_best_move_is_right_and_the_figures_are_told(windows: Windows, game: str) -> None:
    puzzle = puzzles_of(game)[0]
    page = pose(windows, puzzle, WIDE)
    assert faults(page) == []
    answer = page.get_by_role("button", name="That is my answer")
    expect(answer).to_be_disabled()
    guide = page.locator(".new").get_by_role("link", name="Guided first game")
    expect(guide).to_have_attribute("href", f"/g/{game}/guide")
    best = reveal(page, puzzle.best)
    best.click()
    expect(best).to_have_attribute("aria-pressed", "true")
    answer.click()
    expect(page.locator("[data-best=true]")).to_be_visible()
    figures = page.locator(".figures li")
    expect(figures).to_have_count(len(puzzle.figures))
    ahead = puzzle.figures[0]["ahead"]
    expect(figures.first).to_contain_text(f"Ahead of everybody in {ahead} of")
    expect(figures.filter(has_text="Without thinking ahead")).to_have_count(1)
    # One's own was the best: it is set against the obvious one.
    (obvious,) = [one for one in puzzle.figures if one["move"] == puzzle.obvious]
    why = page.locator(f"[data-why={json.dumps(puzzle.obvious)}]")
    expect(why.locator("li")).to_have_count(len(obvious["why"]))
    expect(page.locator(".new")).to_have_count(0)
    assert faults(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_small_phone_the_obvious_move_is_answered(windows: Windows, game: str) -> None:
    puzzle = puzzles_of(game)[0]
    page = pose(windows, puzzle, SMALL, "fr-FR")
    article = page.locator(".acts .button.small")
    for width, height in [(844, 390), SMALL]:
        resize(page, (width, height))
        box = article.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= width
    reveal(page, puzzle.obvious).tap()
    page.get_by_role("button", name="C’est ma réponse").tap()
    best = page.locator(".figures li strong").first.inner_text()
    expect(page.locator("[data-best=false]")).to_contain_text(best)
    expect(page.get_by_role("link", name="Un autre problème")).to_be_in_viewport(ratio=1)
    assert faults(page) == []


@pytest.mark.parametrize("size", [WIDE, SMALL], ids=["wide", "small"])
def test_it_says_which_of_how_many_it_is_whose_turn_and_leads_to_the_others(
    windows: Windows, size: tuple[int, int]
) -> None:
    """In Zock the board does not show who began the round."""
    collection = puzzles_of("zock")
    page = pose(windows, collection[0], size)
    expect(page.locator(".facts")).to_contain_text("Keeps the bank and begins: ")
    expect(page.locator(".facts")).to_contain_text("Turn: ")
    place = page.get_by_role("navigation", name="Other puzzles: Zock")
    expect(place).to_contain_text(f"Puzzle 1 of {len(collection)}")
    place.get_by_role("link", name="Puzzle after this one").click()
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", "zock/2")
    for _ in range(2):
        place.get_by_role("link", name="Puzzle before this one").click()
    last = collection[-1].number
    expect(page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", f"zock/{last}")
    expect(place).to_contain_text(f"Puzzle {len(collection)} of {len(collection)}")


def test_it_is_answered_by_keys_alone(windows: Windows) -> None:
    page = pose(windows, puzzles_of(GAMES[0])[0], WIDE)
    moves = page.locator("ol[data-moves] [data-move]")
    page.keyboard.press("m")
    expect(moves.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    second = moves.nth(1)
    expect(second).to_be_focused()
    page.keyboard.press("Enter")
    expect(second).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(page.locator("[data-best]")).to_be_visible()
    expect(page.locator(".verdict")).to_be_focused()


def test_what_is_no_puzzle_says_so(windows: Windows) -> None:
    windows.expected = ("404",)
    page = windows.open(f"/puzzle/{GAMES[0]}/999")
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle here.")
    page.get_by_role("link", name="Back to the shelf").first.click()
    expect(page.get_by_role("link", name="Puzzle of the day")).to_be_visible()
