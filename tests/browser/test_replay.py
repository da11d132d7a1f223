"""A finished game is shown again, from any seat, and every throw of it is checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.hands import play_by_keys, play_to_the_end
from tests.browser.stage import PHONE


def _finished(page: Page, new_table: Callable[..., str], **wanted: object) -> str:
    name = new_table(page, start=True, options={"rounds": 1}, **wanted)
    play_to_the_end((page, play_by_keys))
    return name


def test_a_finished_game_is_replayed_and_its_seal_holds(
    windows: Windows, new_table: Callable[..., str], tmp_path: Path
) -> None:
    page = windows.open()
    _finished(page, new_table)
    winners = page.locator(".result li.winner").count()
    page.get_by_role("link", name="Watch it again").click()
    page.locator(".player").wait_for()

    slider = page.get_by_label("Moment of the game")
    assert slider.get_attribute("aria-valuetext", timeout=5000) is not None
    last = int(slider.get_attribute("max") or 0)
    assert last > 4
    page.get_by_role("button", name="One forward").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".count")).to_have_text(f"1 / {last}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".count")).to_have_text(f"0 / {last}")
    page.get_by_role("button", name="To the end").click()
    expect(page.locator(".people li", has_text="winner")).to_have_count(winners)
    page.get_by_label("With whose eyes").select_option("1")
    expect(page.locator(".people li.me")).to_have_count(1)

    page.get_by_role("tab", name="Seal").click()
    page.get_by_role("button", name="Check every throw").click()
    expect(page.locator("[data-seal=good]")).to_be_visible()
    text = page.locator("[data-seal=good] .notice").inner_text()
    throws = int((re.search(r"\d+", text) or [0])[0])
    assert throws == page.locator("[data-seal] ol li").count()
    assert throws > 2

    with page.expect_download() as download:
        page.get_by_role("link", name="Save the log").click()
    saved = tmp_path / "game.log"
    download.value.save_as(saved)

    other = windows.open("/replay", size=PHONE)
    other.get_by_label("Choose a file").set_input_files(saved)
    other.locator(".player").wait_for()
    expect(other.locator(".count")).to_have_text(f"0 / {last}")
    other.get_by_role("button", name="Seal").tap()
    other.get_by_role("button", name="Check every throw").tap()
    expect(other.locator("[data-seal=good]")).to_be_visible()


def test_a_link_leads_to_a_moment(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open()
    name = _finished(page, new_table, seats=2)
    page.goto(f"/replay/{name}#2")
    expect(page.locator(".count")).to_contain_text("3 / ")
    page.get_by_role("button", name="One back").click()
    expect(page).to_have_url(re.compile(r"#1$"))


@pytest.mark.parametrize(
    "text", ["not a log at all", '{"ludotheque":"log","format":1}', "🎲" * 400]
)
def test_a_pasted_text_that_is_no_log_is_answered_and_kept(windows: Windows, text: str) -> None:
    windows.expected = ("422",)
    page = windows.open("/replay")
    page.get_by_label("Or paste the log here").fill(text)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("alert")).to_contain_text("This is no log of a game")
    expect(page.get_by_label("Or paste the log here")).to_have_value(text)


def test_a_running_game_cannot_be_watched_again_yet(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    windows.expected = ("409",)
    page = windows.open()
    name = new_table(page, start=True)
    page.goto(f"/replay/{name}")
    expect(page.get_by_role("alert")).to_contain_text("The game is not over")
