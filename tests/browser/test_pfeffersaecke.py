"""Pfeffersäcke's map: zoomed by keys and by touch, two and six houses, the strip of phases, and
taps that the rules refuse."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.hands import (
    MOST_TURNS,
    chosen_of,
    is_asked,
    moves_of,
    until,
    wait_for_board,
    wait_for_question,
)
from tests.browser.stage import PHONE

VILLAGE, NEIGHBOUR = "v17", "v06"
"""A village, and another that can be reached from it at once."""
BESIDE = ("frankfurt", "strassburg")
"""The cities beside the village."""
PRICE = next(
    price
    for *ends, price in tomllib.loads(
        (files("ludotheque.games.pfeffersaecke") / "board.toml").read_text(encoding="utf-8")
    )["roads"]["value"]
    if {*ends} == {VILLAGE, NEIGHBOUR}
)
"""What the road between them costs."""
DEAR = ("v08", "v04")
"""Two villages whose road costs more than one has at the start. To a third one can go."""
FINGER = 44
"""What a finger can hit, in pixels."""


LISTED = "[...document.querySelectorAll('[data-move]')].map((one) => one.dataset.move).join(' ')"


def stop(page: Page, name: str) -> Any:
    return page.locator(f"[data-stop='{name}']")


def play(page: Page, move: str) -> None:
    """Choose a move from the list and play it; one that brings nothing new is played at once."""
    assert wait_for_question(page)
    before = " ".join(moves_of(page))
    listed = page.locator(f"ol[data-moves] [data-move='{move}']")
    listed.dispatch_event("click")
    page.wait_for_function(
        f"(before) => {LISTED} !== before"
        " || document.querySelector('[data-move][aria-pressed=true]')",
        arg=before,
    )
    if chosen_of(page):
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
    play(anna, next(move for move in moves_of(anna) if move.split()[1] not in BESIDE))
    until_asked(anna, ben, "open")


def until_asked(anna: Page, ben: Page, step: str) -> None:
    """Ben plays the first move there is until Anna is asked for one of that kind."""

    def is_next() -> bool:
        return any(move.startswith(step) for move in moves_of(anna)) or is_asked(ben)

    for _ in range(MOST_TURNS):
        until(anna, is_next, f"neither is Ben asked, nor Anna for {step}")
        if any(move.startswith(step) for move in moves_of(anna)):
            wait_for_board(anna)
            return
        play(ben, moves_of(ben)[0])
    raise AssertionError(f"Anna is never asked for {step}")


def in_phase(page: Page, number: int) -> None:
    """The strip shows in which phase of the turn it is."""
    expect(page.locator("[data-stop^=phase-][aria-current=step]").first).to_have_attribute(
        "data-stop", f"phase-{number}"
    )


def test_the_strip_of_phases_follows_the_turn(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_people(windows, new_table)
    until_asked(anna, ben, "found")
    expect(anna.locator("[data-stop^=phase-][aria-current=step]")).to_have_count(0)
    found_and_place(anna, ben)
    in_phase(anna, 5)
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
    in_phase(anna, 1)
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
    why = "Nobody may open a post in that city before its disc has been placed."
    expect(anna.locator(".refusal")).to_contain_text(why)
    expect(anna.locator(".refusal button").first).to_contain_text("PF-13")
    anna.locator(".refusal button").first.click()
    expect(anna.locator("article.now")).to_be_in_viewport()
    stop(anna, "place-gent").click()
    expect(anna.locator(".refusal")).to_contain_text("No direct road joins those two places.")
    assert moves_of(anna)[0] == "done"


def test_what_is_said_of_a_place_stands_at_it_and_goes_with_the_pointer(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, game="pfeffersaecke", seats=3, start=True)
    wait_for_question(page)
    about = page.locator(".board .about")
    for name, said in (("koeln", "Cologne"), ("luebeck", "Lübeck"), ("wien", "Vienna")):
        city = stop(page, f"place-{name}")
        city.hover()
        expect(about).to_contain_text(said)
        place, words = city.bounding_box(), about.bounding_box()
        assert place and words
        over = place["y"] - (words["y"] + words["height"])
        under = words["y"] - (place["y"] + place["height"])
        assert 0 <= max(over, under) < FINGER
        assert place["x"] < words["x"] + words["width"] and words["x"] < place["x"] + place["width"]
    stop(page, "place-koeln").click()
    expect(about).to_contain_text("Cologne")
    page.get_by_role("button", name="Understood").click()
    expect(about).to_have_count(0)
    stop(page, "place-koeln").dispatch_event("click")
    expect(page.locator(".refusal")).to_be_visible()
    expect(about).to_have_count(0)


def test_a_road_beyond_ones_purse_is_refused(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = two_people(windows, new_table)
    start, goal = DEAR
    until_asked(anna, ben, "found")
    play(anna, f"found {start}")
    until_asked(anna, ben, "place")
    play(anna, moves_of(anna)[0])
    until_asked(anna, ben, "open")
    stop(anna, f"place-{goal}").click()
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


@pytest.mark.parametrize("size", [(1920, 1080), PHONE], ids=["large", "phone"])
def test_a_city_is_called_by_its_name_whoever_has_posts_there(
    windows: Windows, size: tuple[int, int]
) -> None:
    page = windows.open("/g/pfeffersaecke/guide#16", size=size)
    wait_for_board(page)
    hamburg = stop(page, "place-hamburg")
    expect(hamburg).to_have_attribute("aria-label", re.compile("Posts, "))
    expect(hamburg).to_have_text("4")
    assert faults(page) == []


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
    play(page, moves_of(page)[0])
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
    expect(here).not_to_have_attribute("data-stop", "place-koeln")
    expect(here).to_be_in_viewport()
    page.keyboard.press("-")
    expect(sheet).to_have_attribute("data-zoom", "2.25")
    page.keyboard.press("0")
    expect(sheet).to_have_attribute("data-zoom", "1.00")


def _crowded(villages: list[str], page: Page) -> str:
    """A village that has another so near that a finger cannot tell them apart; none if others have
    founded wherever that was so."""
    at = {}
    for one in villages:
        box = stop(page, f"place-{one}").bounding_box()
        assert box
        at[one] = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def next_to(one: str) -> float:
        (x, y) = at[one]
        return min(max(abs(x - u), abs(y - v)) for other, (u, v) in at.items() if other != one)

    nearest = min(at, key=next_to)
    return nearest if next_to(nearest) < FINGER / 2 - 1 else ""


def test_six_houses_on_a_phone_pinch_and_drag_the_map(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=PHONE)
    village = ""
    while not village:
        new_table(page, game="pfeffersaecke", seats=6, start=True)
        assert wait_for_question(page)
        expect(page.locator("[data-stop^=seat-]")).to_have_count(6)
        village = _crowded([move.split()[1] for move in moves_of(page)], page)
    sheet = page.locator("svg[data-zoom]")
    before = str(sheet.get_attribute("data-zoom"))
    place = stop(page, f"place-{village}")
    box = place.bounding_box()
    assert box
    assert min(box["width"], box["height"]) < FINGER
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.touchscreen.tap(x, y)  # It becomes large where it lies; the next tap chooses it.
    expect(sheet).not_to_have_attribute("data-zoom", before)
    expect(place).to_have_attribute("aria-pressed", "false")
    assert float(str(sheet.get_attribute("data-zoom"))) > float(before)
    box = place.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= FINGER
    page.touchscreen.tap(x, y)
    expect(place).to_have_attribute("aria-pressed", "true")
    page.touchscreen.tap(x, y)
    expect(page.locator(f"[data-move='found {village}']")).to_have_count(0)
    assert wait_for_question(page)
    box = place.bounding_box()  # The map is where the house was founded.
    assert box
    assert min(box["width"], box["height"]) >= FINGER
    expect(place).to_be_in_viewport()
    stop(page, "zoom-whole").click()
    sheet.scroll_into_view_if_needed()  # That waits until it stands still.
    box = sheet.bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = page.context.new_cdp_session(page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        at = [{"x": x + right, "y": y + down, "id": n} for n, (right, down) in enumerate(points)]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": at})

    touch("touchStart", (-20, 0), (20, 0))
    for spread in (30, 45, 60):
        touch("touchMove", (-spread, 0), (spread, 0))
    touch("touchEnd")
    expect(sheet).to_have_attribute("data-zoom", "3.00")
    zoomed = sheet.get_attribute("viewBox")
    touch("touchStart", (0, 0))
    touch("touchMove", (-30, 0))
    touch("touchMove", (-60, -20))
    touch("touchEnd")
    expect(sheet).not_to_have_attribute("viewBox", str(zoomed))
    expect(page.locator(".prompt .would")).to_have_count(0)  # A drag is no tap.
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    stop(page, "zoom-whole").click()
    expect(sheet).to_have_attribute("data-zoom", "1.00")


_IN_SIGHT = """() => {
  const map = document.querySelector('svg[data-zoom]').getBoundingClientRect();
  const targets = [...document.querySelectorAll('svg[data-zoom] .stop.target')];
  const isSeen = (one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return x > map.left && x < map.right && y > map.top && y < map.bottom;
  };
  return targets.length === 0 || targets.some(isSeen);
}"""


def test_on_a_phone_something_of_what_is_asked_is_in_sight(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    """Also where it is far from all of one's own houses, and one has only just come."""
    page = windows.open(size=(844, 390), is_touched=True)
    new_table(page, game="pfeffersaecke", seats=4, start=True)
    for _ in range(12):
        assert wait_for_question(page)
        page.wait_for_function(_IN_SIGHT)
        page.reload()
        wait_for_board(page)
        assert wait_for_question(page)
        page.wait_for_function(_IN_SIGHT)
        play(page, moves_of(page)[-1])


def test_no_ring_round_a_city_strikes_out_its_name(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, game="pfeffersaecke", seats=2, start=True)
    wait_for_board(page)
    struck = page.evaluate(
        """() => {
          const rings = [...document.querySelectorAll('.board .ringed')];
          return [...document.querySelectorAll('.board .town')]
            .filter((name) => rings.some((ring) =>
              name.compareDocumentPosition(ring) & Node.DOCUMENT_POSITION_FOLLOWING))
            .map((name) => name.textContent);
        }"""
    )
    assert page.locator(".board .town").count() > 20
    assert struck == []
