"""A finished game is shown again, from any seat, and every throw of it is checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults, faults_by_day_and_night, small_targets
from tests.browser.hands import (
    PATIENCE,
    play_by_keys,
    play_to_the_end,
    resize,
    wait_for_board,
)
from tests.browser.room import letters, share_of_the_window
from tests.browser.screenshots import BOARDS
from tests.browser.stage import HASTY, PHONE
from tests.browser.test_room import SMALLEST


def _finished(page: Page, new_table: Callable[..., str], **wanted: object) -> str:
    name = new_table(page, start=True, options={"rounds": 1}, **wanted)
    play_to_the_end((page, play_by_keys))
    return name


def test_on_a_small_phone_moments_are_hit_and_eyes_are_read(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(360, 640), language="de-DE")
    name = _finished(page, new_table, seats=2, sit={"name": "Wilhelmine"})
    page.goto(f"/replay/{name}")
    eyes = page.locator(".eyes select")
    room = eyes.evaluate(
        """(one) => {
          const pen = document.createElement('canvas').getContext('2d');
          pen.font = getComputedStyle(one).font;
          return one.clientWidth - pen.measureText(one.selectedOptions[0].text).width;
        }"""
    )
    assert room > 20, "what is chosen is cut off by the sign that it opens"
    page.get_by_role("button", name="Protokoll").tap()
    sizes = page.locator(".moment").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect())"
        ".map(({ width, height }) => Math.min(width, height))"
    )
    assert sizes
    assert min(sizes) > 43.5


def test_a_finished_game_is_replayed_and_its_seal_holds(
    windows: Windows, new_table: Callable[..., str], tmp_path: Path
) -> None:
    page = windows.open()
    _finished(page, new_table)
    winners = page.locator(".result li.winner").count()
    page.get_by_role("link", name="Watch it again").click()
    page.locator("main.player").wait_for()

    slider = page.get_by_label("Moment of the game")
    expect(slider).to_have_attribute("aria-valuetext", re.compile("."))
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
    expect(page.locator("[data-seal] ol li")).to_have_count(throws)
    assert throws > 2

    with page.expect_download() as download:
        page.get_by_role("link", name="Save the log").click()
    saved = tmp_path / "game.log"
    download.value.save_as(saved)

    other = windows.open("/replay", size=PHONE)
    other.get_by_label("Choose a file").set_input_files(saved)
    other.locator("main.player").wait_for()
    expect(other.locator(".count")).to_have_text(f"0 / {last}")
    other.get_by_role("button", name="Seal").tap()
    other.get_by_role("button", name="Check every throw").tap()
    expect(other.locator("[data-seal=good]")).to_be_visible()

    # What was brought has no table that would keep an analysis: it is said how to have one.
    wide = windows.open("/replay")
    wide.get_by_label("Choose a file").set_input_files(saved)
    wide.get_by_role("tab", name="Analysis").click()
    expect(wide.locator("#panel")).to_contain_text("ludotheque analyse LOG")


LEAST: Final = {(1440, 900): 0.60, (1920, 1080): 0.55, (1280, 720): 0.52}
"""So much of the window is the drawing, as at the table."""


@pytest.mark.parametrize("game", BOARDS)
def test_the_board_has_the_window_in_a_replay_too(
    windows: Windows, finished: Callable[[str], str], game: str
) -> None:
    page = windows.open(f"/replay/{finished(game)}#20", panel="")
    wait_for_board(page)
    found: dict[tuple[int, int], float] = {}
    for (width, height), least in LEAST.items():
        resize(page, (width, height))
        share = share_of_the_window(page)
        if share < least:
            found[width, height] = round(share, 3)
    assert not found
    wrong = faults_by_day_and_night(page) + small_targets(page)
    page.get_by_role("button", name="Rules", exact=True).click()
    page.locator("article").first.wait_for()
    page.get_by_role("tab", name="Log").click()
    assert wrong + faults_by_day_and_night(page) == []


@pytest.mark.parametrize("size", [(360, 640), (390, 664), (844, 390)])
@pytest.mark.parametrize("game", BOARDS)
def test_a_replay_can_be_read_and_walked_on_a_phone(
    windows: Windows, finished: Callable[[str], str], game: str, size: tuple[int, int]
) -> None:
    page = windows.open(f"/replay/{finished(game)}#20", size=size)
    wait_for_board(page)
    page.evaluate("() => new Promise((done) => requestAnimationFrame(() => done()))")
    assert not {text: pixels for text, pixels in letters(page).items() if pixels < SMALLEST}
    assert faults(page) + small_targets(page) == []
    dock = page.locator(".dock").bounding_box()
    board = page.locator("section.board").bounding_box()
    assert dock is not None and board is not None
    assert dock["y"] + dock["height"] <= size[1] + 1, "the buttons lie below the fold"
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")
    for _ in range(4):  # Whatever is told, nothing moves under the finger.
        page.get_by_role("button", name="One forward").tap()
        assert page.locator(".dock").bounding_box() == dock
        assert page.locator("section.board").bounding_box() == board
    for name in ("To the start", "To the end"):
        page.get_by_role("button", name=name).tap()
    page.get_by_role("button", name="Seal").tap()
    page.get_by_role("dialog", name="Seal").wait_for()
    assert faults(page) == []


def test_a_link_leads_to_a_moment(windows: Windows, new_table: Callable[..., str]) -> None:
    page = windows.open()
    name = _finished(page, new_table, seats=2)
    page.goto(f"/replay/{name}#2")
    expect(page.locator(".count")).to_contain_text("3 / ")
    page.get_by_role("button", name="One back").click()
    expect(page).to_have_url(re.compile(r"#1$"))


def test_at_the_beginning_nothing_lies_as_it_came_to_lie_later(
    windows: Windows, finished: Callable[[str], str]
) -> None:
    """Zock's die stays as it fell, until one is before that again."""
    table = finished("zock")
    page = windows.open(f"/replay/{table}", motion="no-preference", before=HASTY)
    wait_for_board(page)
    pips = page.locator(".board .pip")
    expect(pips).to_have_count(6)
    told = page.request.get(f"/api/tables/{table}/replay").json()["entries"]
    thrown = next(
        place for place, entry in enumerate(told)
        for event in entry["events"] if event["event"] == "thrown" and event["pips"] != 6
    )  # fmt: skip
    for _ in range(thrown + 1):
        page.get_by_role("button", name="One forward").click()
    expect(pips).not_to_have_count(6)
    page.get_by_role("button", name="To the start").click()
    expect(pips).to_have_count(6)


@pytest.mark.parametrize(
    "text", ["not a log at all", '{"ludotheque":"log","format":1}', "🎲" * 400]
)
def test_a_pasted_text_that_is_no_log_is_answered_and_kept(windows: Windows, text: str) -> None:
    windows.expected = ("422",)
    page = windows.open("/replay")
    page.get_by_label("Or paste the log here").fill(text)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("alert")).to_contain_text("This is not the log of a game")
    expect(page.get_by_label("Or paste the log here")).to_have_value(text)


def test_a_running_game_cannot_be_watched_again_yet(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    windows.expected = ("409",)
    page = windows.open()
    name = new_table(page, start=True)
    page.goto(f"/replay/{name}")
    expect(page.get_by_role("alert")).to_contain_text("The game is not over")


@pytest.mark.parametrize("language", ["fr-FR", "de-DE", "en-GB"])
def test_every_panel_of_a_replay_can_be_read_and_closed(
    windows: Windows, finished: Callable[[str], str], language: str
) -> None:
    page = windows.open(f"/replay/{finished('zock')}", language=language, panel="log")
    expect(page.get_by_role("tab")).to_have_count(4)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    covered = page.evaluate(
        """() => {
          const close = document.querySelector('aside .close').getBoundingClientRect();
          return [...document.querySelectorAll('aside [role=tab]')]
            .filter((tab) => tab.scrollWidth > tab.clientWidth
              || tab.getBoundingClientRect().right > close.left + 1)
            .map((tab) => tab.textContent.trim());
        }"""
    )
    assert covered == []
    for tab in page.get_by_role("tab").all():
        tab.click()
        # A chapter of the panel is no chapter of the page: there is a heading between.
        expect(page.locator("#panel > h2")).to_have_text(tab.inner_text().strip())
    page.locator("#tab-seal").click()
    page.locator("#panel .button.main").click()
    numbers = page.locator("[data-seal] li button")
    numbers.first.wait_for()
    for number in numbers.all():
        label = number.get_attribute("aria-label") or ""
        assert number.inner_text() in label.split(), "it is called by another number"


@pytest.mark.parametrize("size", [(360, 640), (844, 390), (1280, 720)])
def test_it_is_told_at_the_speed_of_the_live_page_and_that_is_chosen_here_too(
    windows: Windows, finished: Callable[[str], str], size: tuple[int, int]
) -> None:
    page = windows.open(f"/replay/{finished('zock')}", size=size, panel="")
    page.locator("main.player").wait_for()
    speed = page.locator(".controls .speed")
    expect(speed).to_contain_text("quick")  # What is told at once elsewhere is seen here.
    for name in ("calm", "normal"):
        speed.click()
        expect(speed).to_contain_text(name)
    assert faults(page) + small_targets(page) == []
    page.reload()
    expect(speed).to_contain_text("normal")
    moments = page.get_by_role("slider")
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + PATIENCE)  # That must be to come.
    waits = {}
    for name in ("normal", "quick", "calm"):
        expect(speed).to_contain_text(name)
        page.get_by_role("button", name="To the start").click()
        page.get_by_role("button", name="Play", exact=True).click()
        waits[name] = 0
        while moments.input_value() in ("0", "1"):
            page.clock.run_for(50)
            waits[name] += 1
        page.get_by_role("button", name="Pause").click()
        speed.click()
    assert waits["quick"] < waits["normal"] < waits["calm"]
