"""Les Apaches de Paris in the browser: ties, moves of two, notes and the settlement."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

import ludotheque
from ludotheque.games.apaches.hideouts import content_of
from ludotheque.games.apaches.redeal import unknown_hideouts
from tests.browser.conftest import Windows
from tests.browser.hands import (
    drag,
    is_asked,
    play_by_keys,
    tab_to,
    tap_stop,
    until,
    wait_for_board,
    wait_for_question,
)
from tests.browser.stage import PHONE, ROOT

ACT = "Place Apaches, move one or two"
LAY = "Which of your hideouts"
FENCE = 9

_OUT_OF_PLATES = """[...document.querySelectorAll(".plaque .name")].filter((name) => {
  const rim = name.parentElement.querySelector(".rim").getBBox();
  const pen = document.createElement("canvas").getContext("2d");
  const { fontWeight, fontSize, fontFamily } = getComputedStyle(name);
  pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  const ink = pen.measureText(name.textContent);
  const line = name.y.baseVal[0].value;
  const end = name.x.baseVal[0].value + name.getComputedTextLength();
  const isOver = line - ink.actualBoundingBoxAscent < rim.y;
  const isUnder = line + ink.actualBoundingBoxDescent > rim.y + rim.height;
  return end > rim.x + rim.width || isOver || isUnder;
}).map((name) => name.textContent)"""
"""The names on street signs that grow out of their plates."""

_AT_THE_WALLS = """[...document.querySelectorAll(".house")].flatMap((house) => {
  const wall = house.querySelector(".front")?.getBoundingClientRect();
  return [...house.querySelectorAll(".sign text")]
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => wall && Math.min(box.left - wall.left, wall.right - box.right)
      < 0.08 * wall.width);
}).map(([text]) => text)"""
"""The sums of places that touch the walls of their houses, and with them the next one's."""


def stop(page: Page, name: str) -> Locator:
    return page.locator(f"[data-stop={name}]")


def tap(page: Page, quarter: int) -> None:
    """Tap a quarter; the fence's crescent at its lower end, where it is broad."""
    place = stop(page, f"quarter-{quarter}")
    place.scroll_into_view_if_needed()  # That waits until it stands still.
    box = place.bounding_box()
    assert box
    if quarter == FENCE:
        place.click(position={"x": box["width"] * 0.2, "y": box["height"] * 0.93})
    else:
        place.click()


def commit(page: Page) -> None:
    page.get_by_role("button", name="Play this").click()


def two_gangs(windows: Windows, new_table: Callable[..., str]) -> tuple[Page, Page]:
    """Two people who have taken their hideouts; first comes the one who acts first."""
    anna = windows.open()
    new_table(anna, game="apaches", seats=2, bots={})
    ben = windows.open(anna.url)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").click()
    anna.get_by_role("button", name="Start", exact=True).click()
    wait_for_board(anna)
    for _ in range(12):
        asked = asked_one(anna, ben)
        play_by_keys(asked)
        expect(asked.locator(".prompt.asked")).to_have_count(0)
    first = asked_one(anna, ben)
    return first, ben if first is anna else anna


def asked_one(*pages: Page) -> Page:
    """The one who is asked."""
    until(pages[0], lambda: any(is_asked(page) for page in pages), "nobody is asked")
    return next(page for page in pages if is_asked(page))


def lay_any(page: Page) -> None:
    """Lay a hideout, whichever."""
    expect(page.locator("#prompt")).to_contain_text(LAY)
    page.locator("[data-stop^=tile]").first.click()
    commit(page)


@pytest.mark.parametrize("size", [(1440, 900), (1920, 1080), (1280, 720)])
def test_sums_keep_clear_of_the_walls_of_their_houses(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size)
    new_table(page, game="apaches", seats=2, start=True)
    wait_for_question(page)
    assert page.locator(".house .sign text").count() > 5
    assert page.evaluate(_AT_THE_WALLS) == []


def test_a_tie_is_shown_before_and_refused_with_its_article_and_two_apaches_move_by_taps(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    first, second = two_gangs(windows, new_table)
    assert first.evaluate(_OUT_OF_PLATES) == []
    for _ in range(4):
        stop(first, "reserve-leader").click()
    tap(first, 6)
    expect(first.locator("[data-prospect='6']")).to_have_attribute("data-after", "4")
    commit(first)
    lay_any(first)

    wait_for_question(second)
    for _ in range(3):
        stop(second, "reserve-leader").click()
    expect(second.locator("[data-prospect='6']")).to_have_attribute("data-ties", "")
    stop(second, "reserve-leader").click()
    expect(second.locator("[data-prospect='6']")).not_to_have_attribute("data-ties", "")
    tap(second, 6)
    expect(second.locator(".refusal")).to_contain_text("two gangs equal in the quarter entered")
    expect(second.locator(".refusal button").first).to_contain_text("AP-9")
    tap(second, 4)
    expect(second.locator(".refusal button").first).to_contain_text("AP-2")
    second.get_by_role("button", name="Put down").click()
    tap(second, 6)
    second.locator("[data-count='leader 4']").click()
    expect(second.locator(".refusal button").first).to_contain_text("AP-9")
    second.locator("[data-count='leader 5']").click()
    expect(second.locator("#prompt")).to_contain_text("You place 5 leaders in quarter 6.")
    commit(second)
    lay_any(second)

    wait_for_question(first)
    stop(first, "pawns-6").click()
    tap(first, 8)
    expect(first.locator("#prompt")).to_contain_text("from quarter 6 to the bourgeois’ quarter")
    stop(first, "pawns-6").click()
    tap(first, 9)
    expect(first.locator("#prompt")).to_contain_text("from quarter 6 to the fence’s quarter (9).")
    expect(first.locator("[data-prospect='6']")).to_have_attribute("data-after", "2")
    tap(first, 9)
    expect(first.locator("#prompt")).to_contain_text(LAY)
    stop(first, "pawns-6").click()
    expect(first.locator(".refusal button").first).to_contain_text("AP-6")


def test_two_apaches_move_as_one_move_by_keys_alone_and_by_dragging(windows: Windows) -> None:
    page = windows.open("/g/apaches/guide")
    go_to_the_first_move(page)
    for _ in range(2):
        drag(page, stop(page, "pawns-3"), stop(page, "quarter-2"))
    expect(page.locator(".guide")).to_contain_text("Move a leader from 3 to 2, a leader from 3")

    page.goto("/g/apaches/guide")
    go_to_the_first_move(page)
    page.evaluate("window.pointers = 0")
    tab_to(page, page.locator("[data-stop^=quarter][tabindex='0']"))
    for _ in range(2):
        walk_to(page, "quarter-3")
        page.keyboard.press("Enter")
        tab_to(page, page.locator("[data-leave=leader]"))
        page.keyboard.press("Enter")
        expect(stop(page, "quarter-3")).to_be_focused()
        walk_to(page, "quarter-2")
        page.keyboard.press("Enter")
    expect(page.locator(".guide")).to_contain_text("Move a leader from 3 to 2, a leader from 3")
    page.keyboard.press("Enter")
    expect(page.locator(".guided")).to_have_attribute("data-scene", "4")
    assert page.evaluate("window.pointers") == 0


def go_to_the_first_move(page: Page) -> None:
    """Read on in the guide until both leaders are to leave quarter 3."""
    for scene in range(3):
        expect(page.locator(".guided")).to_have_attribute("data-scene", str(scene))
        page.get_by_role("button", name="Go on").focus()
        page.keyboard.press("Enter")
    expect(page.locator(".guided")).to_have_attribute("data-scene", "3")


def walk_to(page: Page, name: str) -> None:
    """Walk with the arrow keys until a quarter has the focus."""
    for _ in range(30):
        if stop(page, name).evaluate("(one) => one === document.activeElement"):
            return
        page.keyboard.press("ArrowRight")
    raise AssertionError(f"the arrows never reach {name}")


def hideouts(page: Page) -> list[int]:
    """The hideouts in one's own hand."""
    names: list[str] = page.locator("[data-stop^=tile]").evaluate_all(
        "(tiles) => tiles.map((tile) => tile.dataset.stop)"
    )
    return [int(name.removeprefix("tile-")) for name in names]


def test_the_notes_mark_what_one_seat_can_know_of_a_position_and_can_be_put_away(
    windows: Windows,
) -> None:
    script = ROOT / "src/ludotheque/games/apaches/web/guide-script.json"
    position = json.loads(script.read_text(encoding="utf-8"))["position"]
    state: Any = ludotheque.load_position("apaches", position).state
    page = windows.open("/g/apaches/guide", size=PHONE)
    wait_for_board(page)
    for quarter in state.terms.open:
        unknown = {content_of(hideout) for hideout in unknown_hideouts(state, 0, quarter)}
        houses = page.locator(f"[data-houses='{quarter + 1}'] [data-mark]").evaluate_all(
            """(houses) => houses.map((house) => [
              Number(house.dataset.content), house.dataset.mark,
              house.querySelectorAll('.pencil').length])"""
        )
        assert {content for content, mark, _ in houses if mark == "possible"} == unknown
        for _, mark, strokes in houses:
            is_sure = mark == "possible" and len(unknown) == 1
            assert strokes == (0 if mark == "covered" else 2 if is_sure else 1)
        label = stop(page, f"quarter-{quarter + 1}").get_attribute("aria-label") or ""
        assert ("only one thing is left" in label) == (len(unknown) == 1)

    expect(stop(page, "notes")).to_have_attribute("aria-pressed", "true")
    tap_stop(page, "notes")
    expect(page.locator(".pencil.cross")).to_have_count(0)
    expect(page.locator("[data-mark=possible]")).not_to_have_count(0)
    page.reload()
    expect(stop(page, "notes")).to_have_attribute("aria-pressed", "false")


def test_the_settlement_is_told_quarter_by_quarter(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open()
    new_table(page, game="apaches", seats=2, start=True)
    wait_for_board(page)
    has_placed = False
    for _ in range(30):
        wait_for_question(page)
        prompt = page.locator("#prompt").inner_text()
        if ACT in prompt and not has_placed:
            tap(page, 8)
            page.locator("[data-count='leader 7']").click()
            commit(page)
            has_placed = True
        elif len(hideouts(page)) == 1 and "take" not in prompt:
            break
        else:
            play_by_keys(page)
        expect(page.locator(".prompt[data-calm=true]")).to_have_count(1)
    expect(page.locator("[data-order]")).to_contain_text("Last turn: new order")

    page.locator("[data-stop^=tile]").click()
    commit(page)
    news = page.locator(".news")
    news.wait_for()
    rows = ["1", "2", "3", "6", "9", "8"]
    for place, row in enumerate(rows):
        expect(news.locator("[data-row]").nth(place)).to_have_attribute("data-row", row)
    expect(news.locator("[data-row]")).to_have_count(len(rows))
    for row in rows[:4]:
        expect(news.locator(f"[data-row='{row}']")).to_contain_text("Still uncovered")
    expect(news.locator("[data-row='8']")).to_contain_text("attacks a bourgeois")
    expect(news.locator("[data-balance='0']")).to_contain_text("bourgeois: 1")
    news.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)
    page.reload()
    stop(page, "news").click()
    expect(news.locator("[data-row]")).to_have_count(len(rows))
