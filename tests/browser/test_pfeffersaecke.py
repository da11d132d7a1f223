"""Pfeffersäcke's map: zoomed by keys and by touch, two and six houses, the strip of phases, and
taps that the rules refuse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.hands import is_asked, wait_for_question
from tests.browser.stage import PHONE

VILLAGE, NEIGHBOUR, PRICE = "v17", "v06", 10
"""A village, another that can be reached from it at once, and the price of the road."""
BESIDE = ("frankfurt", "strassburg")
"""The cities beside the village."""


LISTED = "[...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move).join(' ')"


def stop(page: Page, name: str) -> Any:
    return page.locator(f"[data-stop='{name}']")


def moves(page: Page) -> list[str]:
    """The lines that are legal now."""
    listed = page.locator("ol[data-moves] button").all()
    return [str(button.get_attribute("data-move")) for button in listed]


def play(page: Page, move: str) -> None:
    """Choose a move from the list and play it; one that brings nothing new is played at once."""
    assert wait_for_question(page)
    before = " ".join(moves(page))
    listed = page.locator(f"ol[data-moves] [data-move='{move}']")
    listed.dispatch_event("click")
    page.wait_for_function(
        f"(before) => {LISTED} !== before"
        " || document.querySelector('[data-move][aria-pressed=true]')",
        arg=before,
    )
    if page.locator("[data-move][aria-pressed=true]").count():
        listed.dispatch_event("click")
    page.wait_for_function(f"(before) => {LISTED} !== before", arg=before)


def two_people(windows: Windows, new_table: Callable[..., str]) -> tuple[Page, Page]:
    """Anna and Ben at a table of two: nobody is where nobody was sent."""
    anna = windows.open()
    new_table(anna, game="pfeffersaecke", seats=2, bots={})
    ben = windows.open(anna.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start", exact=True).click()
    return anna, ben


def found_and_place(anna: Page, ben: Page) -> None:
    """Anna founds her house, then places a disc that is not beside it, and may open a post."""
    until_asked(anna, ben, "found")
    play(anna, f"found {VILLAGE}")
    until_asked(anna, ben, "place")
    play(anna, next(move for move in moves(anna) if move.split()[1] not in BESIDE))
    until_asked(anna, ben, "open")


def until_asked(anna: Page, ben: Page, step: str) -> None:
    """Ben plays the first move there is until Anna is asked for one of that kind."""
    for _ in range(400):
        anna.locator(".prompt.asked[data-calm='true']").or_(
            anna.locator(".prompt[data-calm='true'] .dots")
        ).first.wait_for()
        if any(move.startswith(step) for move in moves(anna)):
            return
        if is_asked(ben):
            play(ben, moves(ben)[0])
        anna.wait_for_timeout(20)
    raise AssertionError(f"Anna is never asked for {step}")


def phase(page: Page) -> str:
    """The phase that the strip shows."""
    shown = page.locator("[data-stop^=phase-][aria-current=step]").first
    return str(shown.get_attribute("data-stop"))


def test_the_strip_of_phases_follows_the_turn(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_people(windows, new_table)
    until_asked(anna, ben, "found")
    expect(anna.locator("[data-stop^=phase-][aria-current=step]")).to_have_count(0)
    found_and_place(anna, ben)
    assert phase(anna) == "phase-5"
    stop(anna, "phase-2").click()
    expect(anna.locator(".refusal")).to_contain_text("Nobody extends in the first round.")
    expect(anna.locator(".refusal button").first).to_contain_text("PF-8")
    stop(anna, "phase-6").click()
    shown = anna.get_by_role("button", name="Play this")
    shown.or_(anna.locator(".prompt .dots")).or_(
        anna.locator(".strip", has_text="Round 2")
    ).first.wait_for()
    if shown.count():  # What the end of the turn brings is shown first, where it brings something.
        stop(anna, "phase-6").click()
    until_asked(anna, ben, "place")
    expect(anna.locator(".strip")).to_contain_text("Round 2")
    assert phase(anna) == "phase-1"
    expect(stop(anna, "seat-0")).to_contain_text("influence 1, florins 17")
    expect(anna.locator(".soon")).to_have_text("Income to come: +2")


def test_taps_that_the_rules_refuse_name_their_article(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_people(windows, new_table)
    until_asked(anna, ben, "found")
    stop(anna, "place-koeln").click()
    expect(anna.locator(".refusal")).to_contain_text("PF-4")
    found_and_place(anna, ben)
    asleep = [
        city for city in BESIDE
        if "still to come" in str(stop(anna, f"place-{city}").get_attribute("aria-label"))
    ]  # fmt: skip
    stop(anna, f"place-{asleep[0]}").click()
    why = "Nobody may open a post in that city before its disc was placed."
    expect(anna.locator(".refusal")).to_contain_text(why)
    expect(anna.locator(".refusal button").first).to_contain_text("PF-13")
    expect(anna.locator("article.now")).to_be_in_viewport()
    stop(anna, "place-gent").click()
    expect(anna.locator(".refusal")).to_contain_text("No direct road joins those two places.")
    assert moves(anna)[0] == "done"


def test_a_road_beyond_ones_purse_is_refused(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_people(windows, new_table)
    found_and_place(anna, ben)
    play(anna, f"open {VILLAGE} {NEIGHBOUR}")  # 17 florins less 10
    until_asked(anna, ben, "place")
    play(anna, moves(anna)[0])
    until_asked(anna, ben, "income")
    play(anna, "income")
    until_asked(anna, ben, "open")
    expect(stop(anna, "seat-0")).to_contain_text("florins 9,")
    stop(anna, "place-v18").click()
    expect(anna.locator(".refusal")).to_contain_text("You cannot pay for that road.")
    expect(anna.locator(".refusal button").first).to_contain_text("PF-11")


def test_a_post_is_shown_where_it_would_stand_and_opened_by_the_second_tap(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_people(windows, new_table)
    found_and_place(anna, ben)
    road = stop(anna, f"road-{VILLAGE}-{NEIGHBOUR}")
    place = stop(anna, f"place-{NEIGHBOUR}")
    assert int(road.locator("text").text_content()) == PRICE
    road.focus()
    anna.keyboard.press("Enter")
    expect(road).to_have_attribute("aria-pressed", "true")
    expect(place).to_have_attribute("aria-pressed", "true")
    place.click()
    expect(place).not_to_have_attribute("aria-pressed", "true")
    expect(stop(anna, "seat-0")).to_contain_text(f"florins {17 - PRICE},")


def test_two_houses_play_without_the_covered_south_east(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, game="pfeffersaecke", seats=2, start=True)
    assert wait_for_question(page)
    for city in ("erfurt", "leipzig", "wittenberg", "regensburg", "muenchen", "linz", "wien"):
        label = stop(page, f"place-{city}").get_attribute("aria-label")
        assert "Covered: out of the game when two play." in str(label)
    stop(page, "place-v14").click()
    expect(page.locator(".refusal")).to_contain_text("nobody founds there")
    expect(page.locator(".refusal button").first).to_contain_text("PF-R20")
    play(page, moves(page)[0])
    assert wait_for_question(page)
    stop(page, "place-wien").click()
    expect(page.locator(".refusal button").first).to_contain_text("PF-27")


def test_the_map_is_zoomed_and_walked_by_keys(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, game="pfeffersaecke", seats=2, start=True)
    assert wait_for_question(page)
    sheet = page.locator("svg[data-zoom]")
    koeln = stop(page, "place-koeln")
    koeln.focus()
    for _ in range(3):
        page.keyboard.press("+")
    expect(sheet).to_have_attribute("data-zoom", "3.38")
    expect(koeln).to_be_in_viewport()
    for _ in range(4):
        page.keyboard.press("ArrowLeft")
    here = page.locator("svg [data-stop]:focus")
    assert here.get_attribute("data-stop") != "place-koeln"
    expect(here).to_be_in_viewport()
    page.keyboard.press("-")
    expect(sheet).to_have_attribute("data-zoom", "2.25")
    page.keyboard.press("0")
    expect(sheet).to_have_attribute("data-zoom", "1.00")


def test_six_houses_on_a_phone_pinch_and_drag_the_map(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=PHONE)
    new_table(page, game="pfeffersaecke", seats=6, start=True)
    assert wait_for_question(page)
    expect(page.locator("[data-stop^=seat-]")).to_have_count(6)
    village = moves(page)[0].split()[1]
    stop(page, f"place-{village}").tap()
    expect(stop(page, f"place-{village}")).to_have_attribute("aria-pressed", "true")
    stop(page, f"place-{village}").tap()
    expect(page.locator(f"[data-move='found {village}']")).to_have_count(0)
    assert wait_for_question(page)
    sheet = page.locator("svg[data-zoom]")
    box = sheet.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x + right, "y": y + down, "id": n} for n, (right, down) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (-20, 0), (20, 0))
    for spread in (30, 45, 60):
        touch("touchMove", (-spread, 0), (spread, 0))
    touch("touchEnd")
    assert float(str(sheet.get_attribute("data-zoom"))) > 2
    zoomed = sheet.get_attribute("viewBox")
    touch("touchStart", (0, 0))
    touch("touchMove", (-30, 0))
    touch("touchMove", (-60, -20))
    touch("touchEnd")
    assert sheet.get_attribute("viewBox") != zoomed
    expect(page.locator(".prompt .would")).to_have_count(0)  # A drag is no tap.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    stop(page, "zoom-whole").click()
    expect(sheet).to_have_attribute("data-zoom", "1.00")
