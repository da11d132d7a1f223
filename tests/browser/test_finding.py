"""Finding each other: two who want to play now, an invitation, a block, and the gallery's chat."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults, small_targets
from tests.browser.hands import resize
from tests.browser.room import hardly_said, overlapping_tools
from tests.browser.stage import PHONE, WIDE


def look_for_somebody(page: Page, game: str) -> None:
    page.goto("/")
    page.get_by_role("button", name="Play with somebody now").click()
    dialog = page.get_by_role("dialog", name="Play with somebody now")
    dialog.locator("[data-seek]").select_option(label=game)
    dialog.locator("label", has_text="2").first.click()
    assert faults(page) + small_targets(page) == []
    dialog.get_by_role("button", name="Look for somebody").click()


def say(page: Page, text: str) -> None:
    page.get_by_placeholder("Say something…").fill(text)
    page.get_by_role("button", name="Send", exact=True).click()


def open_chat(page: Page) -> None:
    page.get_by_role("button", name="Chat").click()
    page.get_by_placeholder("Say something…").wait_for()


def test_two_find_each_other_and_meet_again_until_one_is_blocked(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben, carl = windows.open(), windows.open(size=PHONE), windows.open()
    look_for_somebody(anna, "Zock")
    expect(anna.get_by_text("Looking for somebody to play Zock with…")).to_be_visible()
    assert faults(anna) == []
    anna.get_by_role("button", name="Play bots meanwhile").click()
    anna.locator(".play").wait_for()
    bell = anna.get_by_role("button", name="Looking for somebody to play Zock with…")
    for size in [(360, 640), (844, 390), WIDE]:
        resize(anna, size)
        expect(bell).to_be_visible()
        expect(anna.locator(".floating")).to_have_count(0)  # Nothing lies over the board meanwhile.
        assert overlapping_tools(anna) == []
    bell.click()
    expect(anna.get_by_role("dialog").get_by_role("button", name="Stop looking")).to_be_visible()
    assert faults(anna) + small_targets(anna) == []
    anna.keyboard.press("Escape")

    look_for_somebody(ben, "Zock")
    ben.wait_for_url("**/t/*")
    expect(anna.locator(".bell").get_by_text("Somebody is there to play with you!")).to_be_visible()
    anna.get_by_role("link", name="To the table").click()
    expect(anna).to_have_url(ben.url)
    for page in (anna, ben):
        page.locator(".play").wait_for()
        expect(page.locator(".bell")).to_have_count(0)

    carl.goto(ben.url)
    carl.locator(".play").wait_for()
    for page in (anna, carl):
        open_chat(page)
    expect(carl.get_by_text("only spectators read what you say")).to_be_visible()
    say(carl, "She should take the left one")
    expect(carl.locator(".chat li", has_text="left one")).to_contain_text(" · from the gallery")
    say(anna, "Good luck")
    expect(carl.locator(".chat li", has_text="Good luck")).to_be_visible()
    expect(anna.locator(".chat li")).to_have_count(1)

    new_table(anna, seats=2, bots={}, is_open=True, language="fr")
    name = anna.locator(".seats strong").first.inner_text()
    sent: list[str] = []
    anna.on("request", lambda one: sent.append(one.url) if one.method == "POST" else None)
    invite = anna.get_by_role("button", name=re.compile("^Invite ."))
    invite.evaluate("(button) => { button.click(); button.click(); }")
    expect(anna.locator(".people").get_by_text("invited")).to_be_visible()
    assert len([url for url in sent if url.endswith("/invitations")]) == 1, "pressed twice"
    assert faults(anna) + small_targets(anna) == []
    ben.goto("/mine")
    expect(ben.locator(".bell").get_by_text(f"{name} invites you to Zock")).to_be_visible()
    assert faults(ben) + small_targets(ben) == []
    ben.get_by_role("button", name="What happened at Zock?").click()
    expect(ben.get_by_role("dialog", name="Since your last turn")).to_be_visible()
    ben.keyboard.press("Escape")
    ben.get_by_role("button", name="Sit down").click()
    expect(ben).to_have_url(anna.url)
    expect(anna.locator(".seats li.free")).to_have_count(0)

    anna.get_by_role("button", name="People in the chat").click()
    dialog = anna.get_by_role("dialog", name="People in the chat")
    dialog.get_by_role("button", name=re.compile("^Block ")).click()
    expect(dialog.get_by_text("blocked", exact=True)).to_be_visible()
    new_table(anna, seats=2, bots={}, is_open=True)
    ben.goto(anna.url)
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("alert")).to_have_text("You cannot sit down at this table.")
    anna.goto("/account")
    settings = anna.get_by_role("region", name="Other people")
    settings.get_by_role("button", name=re.compile("^Unblock ")).click()
    expect(settings.get_by_text("You have blocked nobody.")).to_be_visible()
    assert faults(anna) == []
    ben.get_by_role("button", name="Sit down").click()
    expect(ben.get_by_role("button", name="Sit down")).to_have_count(0)


def is_asked(page: Page, table: str) -> bool:
    info = page.request.get(f"/api/tables/{table}").json()
    return any(info["seats"][seat]["is_mine"] for seat in info["asked"])


def move(page: Page, table: str, id: str) -> None:
    """Make the first move that can be made."""
    seat = page.request.get(f"/api/tables/{table}/news").json()["seats"][0]
    asked = seat["now"]["question"]
    made = {
        "type": "move", "id": id, "seat": seat["seat"], "question": asked["number"],
        "wave": asked["wave"], "move": seat["now"]["moves"][0]["move"],
    }  # fmt: skip
    assert page.request.post(f"/api/tables/{table}/send", data=made).ok


def test_who_looks_for_somebody_is_led_to_where_it_is_told(windows: Windows) -> None:
    for size in (PHONE, WIDE):
        anna = windows.open(size=size)
        look_for_somebody(anna, "Zock")
        told = anna.locator("#looking")
        expect(told.get_by_text("Looking for somebody to play Zock with…")).to_be_in_viewport()
        expect(told.get_by_role("button", name="Play bots meanwhile")).to_be_in_viewport()
        expect(told).to_be_focused()
        assert faults(anna) == []
        told.get_by_role("button", name="Stop looking").click()
        expect(told).to_have_count(0)


def test_after_a_move_the_next_table_that_waits_is_one_tap_away(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = windows.open(), windows.open()
    tables = []
    for _ in range(3):  # Of three, one of both is asked at two, whoever begins.
        tables.append(new_table(anna, seats=2, bots={}))
        ben.goto(anna.url)
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.get_by_role("button", name="Sit down")).to_have_count(0)
        anna.get_by_role("button", name="Start", exact=True).click()
        anna.locator(".play").wait_for()
    one = max((anna, ben), key=lambda page: sum(is_asked(page, table) for table in tables))
    here, *others = [table for table in tables if is_asked(one, table)]
    one.goto(f"/t/{here}")
    one.locator(".play").wait_for()
    number = 0
    while is_asked(one, here):
        expect(one.get_by_role("link", name="Next table: Zock")).to_have_count(0)
        move(one, here, f"move-{number}")
        number += 1
    for size in [(360, 640), (844, 390), WIDE]:
        resize(one, size)
        expect(one.get_by_role("link", name="Next table: Zock")).to_be_visible()
        assert hardly_said(one) == [], "whom one waits for can be read"
    one.get_by_role("link", name="Next table: Zock").click()
    one.wait_for_url(re.compile("|".join(others)))
    one.locator(".play").wait_for()
    assert faults(one) == []
