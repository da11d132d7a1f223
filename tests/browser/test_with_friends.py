"""Two people and two bots play Zock to its end: by touch on a phone, and by keyboard alone."""

from __future__ import annotations

import re
from itertools import zip_longest

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.hands import (
    expect_same_result,
    play_by_keys,
    play_by_touch,
    play_to_the_end,
    story,
    tab_to,
    until,
)
from tests.browser.stage import PHONE


def _gather(windows: Windows) -> tuple[Page, Page]:
    """A table made on a phone by touch, with two bots; a friend joins by keyboard."""
    phone = windows.open(size=PHONE)
    box = phone.locator(".box", has_text="Zock")
    box.get_by_role("button", name="Play with friends").tap()
    phone.get_by_label("Length of the game").fill("2")
    phone.get_by_label("Length of the game").blur()
    bot = phone.get_by_role("button", name="Bot", exact=True)
    for left in (2, 1):
        expect(bot).to_have_count(left + 1)
        bot.last.tap()
        expect(bot).to_have_count(left)
    link = phone.get_by_label("Link", exact=True).input_value()
    assert link == phone.url

    keys = windows.open(link)
    tab_to(keys, keys.get_by_label("Your name"))
    keys.keyboard.press("ControlOrMeta+A")
    keys.keyboard.type("Ben <b>")
    tab_to(keys, keys.get_by_role("button", name="Sit down"))
    keys.keyboard.press("Enter")
    expect(phone.get_by_text("Ben <b>").first).to_be_visible()
    phone.get_by_role("button", name="Start", exact=True).tap()
    return phone, keys


def _is_told_alike(own: Page, spectator: Page) -> bool:
    """Whether both logs tell the same, each in its way: what Ben does, he is told as his own."""
    pairs = list(zip_longest(story(own), story(spectator), fillvalue=""))
    return any("You " in one for one, _ in pairs) and all(
        one == other or (re.search(r"\b[Yy]ou\b", one) and "Ben <b>" in other)
        for one, other in pairs
    )


def test_two_people_and_two_bots_play_to_the_end_and_a_spectator_watches(windows: Windows) -> None:
    phone, keys = _gather(windows)
    spectator = windows.open(phone.url)
    for page in (phone, keys, spectator):
        page.locator(".play").wait_for()
    expect(keys.locator(".watchers")).to_contain_text("one person is watching")
    expect(spectator.locator("ol[data-moves]")).to_have_count(0)

    phone.reload()
    keys.evaluate("window.line = 'cut'; window.sockets.forEach((one) => one.close())")
    expect(keys.locator("[data-line=lost]")).to_be_visible()
    keys.evaluate("window.line = 'whole'")
    expect(keys.locator("[data-line=live]")).to_be_attached()
    phone.locator(".play").wait_for()

    play_to_the_end((phone, play_by_touch), (keys, play_by_keys))

    expect_same_result(phone, keys, spectator)
    assert keys.evaluate("window.pointers") == 0
    until(keys, lambda: _is_told_alike(keys, spectator), "they were not told the same")
    assert any("Round 2 of 2" in line for line in story(keys))

    phone.get_by_role("button", name="Play again together").tap()
    phone.locator(".lobby").wait_for()
    expect(phone.get_by_text("Ben <b>").first).to_be_visible()
    tab_to(keys, keys.get_by_role("button", name="Join the next game"))
    keys.keyboard.press("Enter")
    keys.locator(".lobby").wait_for()
    expect(keys).to_have_url(phone.url)


def test_a_private_link_brings_somebody_back_to_their_seat(windows: Windows) -> None:
    _, keys = _gather(windows)
    keys.locator(".play").wait_for()
    keys.get_by_role("button", name="The table").click()
    keys.get_by_role("button", name="Your seat on another device").click()
    field = keys.get_by_label("Link", exact=True)
    expect(field).to_have_value(re.compile("/seat/"))

    other = windows.open(field.input_value())
    expect(other.get_by_role("heading", name="Ben <b>’s seat")).to_be_visible()
    other.get_by_role("button", name="I am Ben <b>").click()
    other.locator(".play").wait_for()
    expect(other.locator(".people li.me")).to_contain_text("Ben <b>")
    expect(other).not_to_have_url(re.compile("/seat/"))


def test_a_seat_link_that_leads_nowhere_and_a_table_that_is_not_there_say_so(
    windows: Windows,
) -> None:
    windows.expected = ("404",)
    phone = windows.open("/t/nosuchtable")
    expect(phone.get_by_text("This table does not exist, or no longer does.")).to_be_visible()
    made, _ = _gather(windows)
    lost = windows.open(made.url.replace(windows.server, "") + "/seat/nosuchkey")
    expect(lost.get_by_text("This private link leads to no seat.")).to_be_visible()
    lost.get_by_role("link", name="To the table").click()
    lost.locator(".play").wait_for()
