"""The end: in front of everything, why it came, and what can be shown to others."""

from __future__ import annotations

import struct
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page, Route, expect

from ludotheque.core.registry import find_game
from ludotheque.core.words import words_of
from tests.browser.conftest import Windows
from tests.browser.fitness import faults, small_targets
from tests.browser.hands import tap, until
from tests.browser.screenshots import BOARDS
from tests.browser.stage import WIDE

LOOKS: Final = [("fr-FR", "light"), ("en-GB", "dark"), ("de-DE", "dark")]
ENDINGS: Final = {
    "apaches": ["rounds"],
    "pfeffersaecke": ["villages", "discs", "idle"],
    "zankapfel": ["finish", "bare", "cards"],
    "zapp-zerapp": ["home"],
    "zock": ["rounds", "time", "alone"],
}

_ON_TOP: Final = """() => {
  const card = document.querySelector('.result');
  const { left, right, top, bottom } = card.getBoundingClientRect();
  const inset = 14;
  const spots = [[left + inset, top + inset], [right - inset, bottom - inset],
    [left + inset, bottom - inset], [(left + right) / 2, (top + bottom) / 2]];
  return spots.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
}"""

_AXES: Final = """() => [...document.querySelectorAll('.result .curve')].flatMap((curve) => {
  const texts = [...curve.querySelectorAll('text')]
    .map((one) => [one, one.getBoundingClientRect()]);
  const room = curve.getBoundingClientRect();
  return [
    ...(texts.length < 3 ? ['a curve has no axes'] : []),
    ...texts.filter(([one, box]) => box.left < room.left - 1 || box.right > room.right + 1
      || parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a < 10.9)
      .map(([one]) => `${one.textContent} of an axis cannot be read`),
    ...texts.flatMap(([one, box], place) => texts.slice(place + 1)
      .filter(([, other]) => box.left < other.right && other.left < box.right
        && box.top + 3 < other.bottom - 3 && other.top + 3 < box.bottom - 3)
      .map(([other]) => `${one.textContent} lies over ${other.textContent}`)),
  ];
})"""

_SMALL_LETTERS: Final = """() => [...document.querySelectorAll('.result *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => one.checkVisibility() && !one.closest('svg, .unseen'))
  .filter((one) => parseFloat(getComputedStyle(one).fontSize) < 11)
  .map((one) => one.textContent)"""


def _wrong_with_the_end(page: Page, game: str, language: str) -> list[str]:
    """What keeps somebody from reading how it ended."""
    wrong = faults(page)
    card = page.locator(".result").bounding_box()
    window = page.viewport_size
    assert card is not None and window is not None
    if card["x"] < 0 or card["x"] + card["width"] > window["width"] + 1:
        wrong.append("it leaves the window sideways")
    if card["y"] < 0 or card["y"] + card["height"] > window["height"] + 1:
        wrong.append("it leaves the window")
    if not page.evaluate(_ON_TOP):
        wrong.append("something lies over it")
    page.locator(".result table").wait_for()
    wrong += page.evaluate(_AXES)
    wrong += [f"{text} is too small" for text in page.evaluate(_SMALL_LETTERS)]
    words = words_of(find_game(game), language[:2])
    why = page.locator(".result .why").inner_text()
    if why not in [words.say(f"ended-{name}") for name in ENDINGS[game]]:
        wrong.append(f"{why!r} is no reason")
    return wrong


@pytest.mark.parametrize("size", [WIDE, (360, 640), (844, 390)])
@pytest.mark.parametrize("game", BOARDS)
def test_the_end_lies_in_front_and_can_be_read(
    windows: Windows, finished: Callable[[str], str], game: str, size: tuple[int, int]
) -> None:
    table = finished(game)
    wrong: dict[str, list[str]] = {}
    for language, theme in LOOKS:
        page = windows.open(f"/t/{table}", size=size, language=language, theme=theme, panel="")
        page.locator(".result").wait_for()
        expect(page.locator("#result")).to_be_focused()
        found = _wrong_with_the_end(page, game, language) + small_targets(page)
        if found:
            wrong[f"{language} {theme}"] = found
        page.context.close()
    assert not wrong


@pytest.mark.parametrize("size", [WIDE, (360, 640)])
def test_what_is_reckoned_moves_no_button_and_is_read_whole(
    windows: Windows, finished: Callable[[str], str], size: tuple[int, int]
) -> None:
    held: list[Route] = []
    page = windows.open(size=size)
    page.route("**/reckoning", lambda route: held.append(route))
    page.goto(f"/t/{finished('zankapfel')}")
    acts = page.locator(".result .acts")
    acts.wait_for()
    expect(page.locator(".result .sources")).to_have_attribute("aria-busy", "true")
    page.evaluate("() => document.fonts.ready.then(() => null)")
    before = acts.bounding_box()
    until(page, lambda: held, "nothing is reckoned")
    watchers = page.locator(".watchers").inner_text()
    windows.open(page.url)
    expect(page.locator(".watchers")).not_to_have_text(watchers)
    assert len(held) == 1, "it is reckoned again whenever somebody comes"
    held[0].continue_()
    page.locator(".result table").wait_for()
    expect(page.locator(".result .body > .curve")).to_have_count(1)
    assert acts.bounding_box() == before
    squeezed = "(one) => one.scrollHeight - one.clientHeight"
    assert page.locator(".result .sources").evaluate(squeezed) <= 0


def test_the_board_can_be_looked_at_and_the_end_opened_again(
    windows: Windows, finished: Callable[[str], str]
) -> None:
    page = windows.open(f"/t/{finished('zock')}", size=(390, 664))
    page.locator(".result").get_by_role("button", name="Close").tap()
    expect(page.locator(".result")).to_have_count(0)
    page.locator(".prompt").get_by_role("button", name="The result").tap()
    expect(page.locator(".result")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".result")).to_have_count(0)


_SHARES = """
window.shared = [];
navigator.share = (what) => { window.shared.push(what); return Promise.resolve(); };
navigator.canShare = () => true;
"""


@pytest.mark.parametrize("game", BOARDS)
def test_the_link_and_a_picture_are_there_to_share(
    windows: Windows, finished: Callable[[str], str], game: str, tmp_path: Path
) -> None:
    table = finished(game)
    page = windows.open(f"/t/{table}", size=(390, 844), before=_SHARES)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".result").get_by_role("button", name="Share").tap()
    dialog = page.get_by_role("dialog", name="Share this game")
    address = f"{windows.server}/replay/{table}"
    expect(dialog.get_by_label("Link to watch it again")).to_have_value(address)
    expect(dialog.get_by_role("img")).to_be_visible()
    assert faults(page) + small_targets(page) == []
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Save the picture").tap()
    picture = tmp_path / "picture.png"
    download.value.save_as(picture)
    bytes_ = picture.read_bytes()
    assert bytes_.startswith(b"\x89PNG") and len(bytes_) > 50_000, "the board is not on it"
    width, height = struct.unpack(">II", bytes_[16:24])
    assert width == 1200 and 600 < height < 2400
    tap(dialog.get_by_role("button", name="Share"))
    shared = page.evaluate("window.shared.map(({ url, files }) => [url, files[0].type])")
    assert shared == [[address, "image/png"]]
    strange = [url for url in asked if not url.startswith((windows.server, "data:", "blob:"))]
    assert not strange
