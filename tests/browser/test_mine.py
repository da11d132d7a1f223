"""My tables: what waits comes first, and the title and icon of the tab count it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.hands import wait_until_known
from tests.browser.stage import PHONE

BY_TURNS = {"kind": "turns", "answer": 86_400, "late": "bot"}


def for_two(anna: Page, ben: Page, new_table: Callable[..., str], **wanted: Any) -> str:
    """A table of both, which plays."""
    table = new_table(anna, seats=2, bots={}, **wanted)
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("button", name="Sit down")).to_have_count(0)
    anna.get_by_role("button", name="Start", exact=True).click()
    anna.locator(".play").wait_for()
    return table


def whose(anna: Page, ben: Page, table: str) -> Page:
    """The one who is asked at a table."""
    info = anna.request.get(f"/api/tables/{table}").json()
    return anna if info["seats"][info["asked"][0]]["is_mine"] else ben


def test_on_a_small_phone_names_lie_over_nothing(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna = windows.open(size=(360, 640), language="de-DE")
    sit = {"name": "Wilhelmine Sonnenschein"}
    new_table(anna, game="pfeffersaecke", sit=sit, seats=2, bots={"1": "novice"}, start=False)
    anna.goto("/mine")
    card = anna.locator(".card", has_text="Pfeffersäcke")
    expect(card).to_contain_text("die Runde sammelt sich")
    names, status = card.locator(".what").bounding_box(), card.locator(".status").bounding_box()
    assert names is not None and status is not None
    assert names["y"] + names["height"] <= status["y"] + 1
    assert card.locator(".what").evaluate("(one) => one.scrollWidth <= one.clientWidth + 1")


def test_what_waits_comes_first_and_is_counted(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = windows.open(), windows.open(size=PHONE)
    tables = [for_two(anna, ben, new_table, pace=BY_TURNS) for _ in range(3)]
    asked = [whose(anna, ben, table) for table in tables]
    one = max((anna, ben), key=asked.count)
    mine = [table for table, who in zip(tables, asked) if who is one]

    one.goto("/mine")
    cards = one.locator(".card.turn")
    expect(cards).to_have_count(len(mine))
    expect(cards.first).to_contain_text("Your turn")
    expect(cards.first).to_contain_text(re.compile(r"(23 h \d\d|1 d 0 h) left"))
    expect(one).to_have_title(re.compile(rf"^\({len(mine)}\) My tables"))
    icon = one.locator('link[rel="icon"]')
    expect(icon).to_have_attribute("href", re.compile(rf"^data:.*%3E{len(mine)}%3C"))
    assert faults(one) == []


def test_in_german_a_tables_buttons_are_called_what_is_written_on_them(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna = windows.open(size=PHONE, language="de-DE")
    new_table(anna, start=True, seats=2)
    anna.locator(".play").wait_for()
    anna.goto("/mine")
    anna.get_by_role("button", name="Was ist passiert? Zock").wait_for()
    assert faults(anna) == []


def test_a_table_that_begins_to_wait_is_heard_felt_and_counted_on_other_pages(
    windows: Windows,
) -> None:
    felt = "navigator.vibrate = (pattern) => { (window.felt ??= []).push(pattern); return true; };"
    anna, ben = windows.open("about:blank", size=PHONE, before=felt), windows.open()
    with anna.expect_response("**/api/me/turns"):  # It has looked, and nothing waited yet.
        anna.goto("/mine")
    wait_until_known(ben)
    anna.get_by_role("heading", level=1).tap()
    table = begun(anna, ben)
    while whose(anna, ben, table) is ben:
        table = begun(anna, ben)
    assert anna.evaluate("window.felt") is None
    anna.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(anna).to_have_title(re.compile(r"^\(1\) My tables"))
    assert len(anna.evaluate("window.felt")) == 1


def begun(anna: Page, ben: Page) -> str:
    """A table of both that has begun, with neither before their eyes."""
    wanted = {"game": "zock", "seats": 2, "sit": {"name": "Anna"}}
    table: str = anna.request.post("/api/tables", data=wanted).json()["id"]
    for page, command in ((ben, {"type": "sit", "name": "Ben"}), (anna, {"type": "start"})):
        data = {**command, "id": command["type"]}
        assert page.request.post(f"/api/tables/{table}/send", data=data).ok
    return table


def test_the_shelf_leads_to_my_tables_and_whoever_sits_nowhere_is_told_so(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = windows.open(), windows.open()
    ben.goto("/mine")
    expect(ben.get_by_text("You sit at no table just now.")).to_be_visible()
    assert faults(ben) == []
    new_table(anna, start=True)
    anna.locator(".play").wait_for()
    anna.goto("/")
    anna.get_by_role("link", name="My tables").click()
    expect(anna.get_by_role("heading", name="My tables")).to_be_visible()
    expect(anna.locator("main .card")).to_have_count(1)
    expect(anna).to_have_title(re.compile("^My tables"))
    assert faults(anna) == []
