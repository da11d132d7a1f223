"""Every page: nothing that axe finds serious, nothing that scrolls sideways, little to load."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Request, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults, faults_by_day_and_night, small_targets
from tests.browser.hands import (
    play_by_keys,
    play_to_the_end,
    wait_for_board,
    wait_for_question,
)
from tests.browser.stage import PHONE, WIDE

LARGEST_FIRST_LOAD = 120_000
PAPERS = ("/account", "/calls", "/mine", "/history", "/ratings/zock", "/puzzle")
"""Pages that are read rather than played on."""


_OLDER = """
new MutationObserver(() => {
  const build = document.querySelector("meta[name=build]");
  if (build && !sessionStorage.getItem("is-new")) build.content = "an older one";
}).observe(document, { childList: true, subtree: true });
"""
"""Makes the page carry another build than the server's."""


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_every_page_is_fit_for_everyone(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size)
    wrong: list[str] = []
    page.locator(".box").first.wait_for()
    wrong += faults_by_day_and_night(page) + small_targets(page)
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog", name="Settings").wait_for()
    wrong += faults_by_day_and_night(page) + small_targets(page)

    page.goto("/g/zock")
    page.locator("article").first.wait_for()
    wrong += faults_by_day_and_night(page) + small_targets(page)
    page.goto("/g/zock/guide")
    page.locator(".guide .words").wait_for()
    wait_for_board(page)
    wrong += faults_by_day_and_night(page)
    page.goto("/nowhere")
    page.locator("h1").wait_for()
    wrong += faults_by_day_and_night(page)
    for path in PAPERS:
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        wrong += faults_by_day_and_night(page) + small_targets(page)

    new_table(page, start=False, bots={"1": "random"})
    page.locator(".lobby").wait_for()
    wrong += faults_by_day_and_night(page) + small_targets(page)

    name = new_table(page, start=True, seats=2, options={"rounds": 1})
    if wait_for_question(page):
        wrong += faults_by_day_and_night(page) + small_targets(page)
        page.keyboard.press("m")
        expect(page.locator("ol[data-moves] button").first).to_be_focused()
        wrong += faults_by_day_and_night(page)
        page.keyboard.press("Enter")
        wrong += faults_by_day_and_night(page)
        page.keyboard.press("r")
        page.locator("article").first.wait_for()
        wrong += faults_by_day_and_night(page)
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
    play_to_the_end((page, play_by_keys))
    wrong += faults_by_day_and_night(page)

    page.goto("/replay")
    page.locator("textarea").wait_for()
    wrong += faults_by_day_and_night(page) + small_targets(page)
    page.goto(f"/replay/{name}")
    page.locator("main.player").wait_for()
    wait_for_board(page)
    wrong += faults_by_day_and_night(page)
    page.goto("/history")
    page.get_by_role("link", name="Watch it again").wait_for()
    wrong += faults_by_day_and_night(page) + small_targets(page)
    assert wrong == []


@pytest.mark.parametrize("language", ["fr-FR", "de-DE"])
def test_other_languages_fit_on_a_phone_with_the_largest_text(
    windows: Windows, new_table: Callable[..., str], language: str
) -> None:
    page = windows.open(language=language, size=PHONE)
    page.locator(".box").first.wait_for()
    expect(page.locator("html")).to_have_attribute("lang", language[:2])
    settings = f'{{"size":"largest","language":"{language[:2]}"}}'
    page.evaluate("(kept) => localStorage.setItem('ludotheque.settings', kept)", settings)
    wrong: list[str] = []
    for path in ("/", "/g/zock", "/replay", *PAPERS):
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        wrong += faults(page)
    new_table(page, start=False)
    page.locator(".lobby").wait_for()
    wrong += faults(page)
    new_table(page, start=True)
    page.locator(".play").wait_for()
    wait_for_board(page)
    wrong += faults(page)
    assert wrong == []


def test_the_first_load_of_the_shelf_is_small(windows: Windows) -> None:
    page = windows.open("about:blank")
    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))
    page.goto("/")
    page.locator(".shelf li svg").last.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {
        one.url: one.sizes()["responseBodySize"]
        for one in finished
        if not one.url.endswith(".woff2")
    }
    assert len(sizes) > 5
    assert sum(sizes.values()) < LARGEST_FIRST_LOAD, sizes


def test_settings_are_kept_and_shown(windows: Windows) -> None:
    page = windows.open("/settings")
    dialog = page.get_by_role("dialog", name="Settings")
    dialog.get_by_text("Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Was spielen wir heute Abend?")
    page.get_by_role("dialog").get_by_text("Nacht").click()
    page.keyboard.press("Escape")
    expect(page).to_have_url(windows.server + "/")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_have_text("Was spielen wir heute Abend?")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_page_older_than_the_server_says_so_and_keeps_what_was_being_written(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(before=_OLDER)
    new_table(page, start=True)
    notice = page.get_by_text("A newer version of this page has arrived.")
    expect(notice).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_label("Say something").fill("half a sent")
    page.evaluate("sessionStorage.setItem('is-new', 'yes')")
    page.get_by_role("button", name="Reload the page").click()
    page.locator(".play").wait_for()
    expect(notice).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    expect(page.get_by_label("Say something")).to_have_value("half a sent")
    page.get_by_role("button", name="Send", exact=True).click()
    expect(page.locator(".chat li")).to_contain_text("Anna half a sent")


def test_a_name_full_of_markup_is_only_a_name_and_a_bad_one_is_refused(windows: Windows) -> None:
    host = windows.open()
    host.locator(".box", has_text="Zock").get_by_role("button", name="Play with friends").click()
    host.locator(".lobby").wait_for()
    guest = windows.open(host.url)
    field = guest.get_by_label("Your name")
    field.fill("a\u0300\u0301\u0302\u0303")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_role("alert")).to_have_text("A name is 1 to 24 readable characters.")
    expect(field).to_have_value("a\u0300\u0301\u0302\u0303")
    field.fill("<img src=x onerror=1>")
    guest.get_by_role("button", name="Sit down").click()
    expect(host.locator(".seats")).to_contain_text("<img src=x onerror=1>")
    expect(host.locator(".seats img")).to_have_count(0)


def test_a_games_skill_can_be_practised_from_its_box(windows: Windows) -> None:
    page = windows.open("/g/zapp-zerapp")
    page.get_by_role("button", name="Practice room").click()
    room = page.get_by_role("dialog")
    expect(room).to_contain_text("Practice room")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(room).to_have_count(0)
    expect(page.get_by_role("button", name="Practice room")).to_be_visible()
