"""Nothing written or drawn is cut off, hangs into a frame, or lies under what points at it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Windows
from tests.browser.hands import (
    moves_of,
    play_by_keys,
    wait_for_board,
    wait_for_question,
)
from tests.browser.room import crowded

LANGUAGES: Final = ["fr-FR", "de-DE", "en-GB"]

_HANGING: Final = """() => [...document.querySelectorAll('.people li')]
  .map((frame) => [frame, frame.querySelector('.name')])
  .map(([frame, name]) => {
    const pen = document.createElement('canvas').getContext('2d');
    const { font, overflowY } = getComputedStyle(name);
    pen.font = font;
    const { fontBoundingBoxDescent, actualBoundingBoxDescent } = pen.measureText('g');
    const words = document.createRange();
    words.selectNodeContents(name);
    const end = words.getBoundingClientRect().bottom
      - fontBoundingBoxDescent + actualBoundingBoxDescent;
    const edge = frame.getBoundingClientRect().bottom - 3;
    const cut = overflowY === 'visible' ? Infinity : name.getBoundingClientRect().bottom;
    return [name.textContent, Math.min(edge, cut) - end];
  })
  .filter(([, room]) => room < -1.1).map(([name, room]) => `${name}: ${room.toFixed(1)} px`)"""
"""Names below which a tail is cut off, or hangs into the frame of whoever's turn it is."""

_IN_FRAME: Final = """() => {
  const frame = document.querySelector('.board rect.front').getBoundingClientRect();
  return [...document.querySelectorAll('.board svg text.word')]
    .map((one) => [one.textContent, one.getBoundingClientRect()])
    .filter(([, box]) => (box.left + box.right) / 2 > frame.left
      && (box.left + box.right) / 2 < frame.right)
    .map(([text, box]) =>
      [text, box.left >= frame.left && box.right <= frame.right && box.bottom <= frame.bottom]);
}"""

_RINGED: Final = """() => {
  const inside = (inner, outer) => inner.left >= outer.left && inner.right <= outer.right
    && inner.top >= outer.top && inner.bottom <= outer.bottom;
  return [...document.querySelectorAll('[data-points]')].flatMap((ring) =>
    [...document.querySelectorAll(`[data-names="${ring.dataset.points}"]`)]
      .map((name) => [name.textContent,
        inside(name.getBoundingClientRect(), ring.getBoundingClientRect())]));
}"""

_BRACKETS: Final = """() => [...document.querySelectorAll('.rule-text .article')]
  .filter((one) => /\\($/.test(one.previousSibling?.data ?? ''))
  .map((one) => {
    const bracket = document.createRange();
    bracket.setStart(one.previousSibling, one.previousSibling.length - 1);
    bracket.setEnd(one.previousSibling, one.previousSibling.length);
    const [from, to] = [bracket.getBoundingClientRect(), one.getBoundingClientRect()];
    return [one.textContent, from.bottom > to.top];
  })"""
"""The articles that a bracket opens on, and whether the two stand in one line."""


@pytest.mark.parametrize("size", [(360, 640), (390, 844)])
def test_names_stand_above_the_frame_of_whose_turn_it_is(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size, language="de-DE")
    bots = {str(seat): "novice" for seat in range(1, 6)}
    new_table(page, game="pfeffersaecke", seats=6, bots=bots, sit={"name": "Jörg"}, start=True)
    wait_for_question(page)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    assert page.evaluate(_HANGING) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_one_has_chosen_is_called_so_within_its_frame(windows: Windows, language: str) -> None:
    page = windows.open("/g/zapp-zerapp/guide#2", size=(390, 844), language=language)
    wait_for_board(page)
    page.evaluate("() => document.fonts.ready.then(() => null)")
    found = page.evaluate(_IN_FRAME)
    assert found
    assert all(is_inside for _, is_inside in found), found


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (1440, 900)])
def test_the_big_apple_is_whole(
    windows: Windows, new_table: Callable[..., str], size: tuple[int, int]
) -> None:
    page = windows.open(size=size, panel="")
    bots = {"1": "novice", "2": "novice"}
    new_table(page, game="zankapfel", seats=3, bots=bots, start=True)
    wait_for_question(page)
    outside = page.evaluate(
        """() => {
          const apple = document.querySelector('[data-stop^=person-] .crack').closest('g')
            .getBoundingClientRect();
          const sheet = document.querySelector('section.board svg').getBoundingClientRect();
          return Math.max(sheet.left - apple.left, sheet.top - apple.top);
        }"""
    )
    assert outside < 1


@pytest.mark.parametrize("seats", [3, 4, 6])
def test_what_a_house_has_fits_its_line_on_a_small_phone(
    windows: Windows, new_table: Callable[..., str], seats: int
) -> None:
    page = windows.open(size=(360, 640))
    bots = {str(seat): "novice" for seat in range(1, seats)}
    new_table(page, game="pfeffersaecke", seats=seats, bots=bots, start=True)
    wait_for_question(page)
    page.evaluate(
        """() => {
          for (const one of document.querySelectorAll('.book .points, .book .goods > :first-child'))
            [...one.childNodes].find((node) => node.data?.trim()).data =
              one.matches('.points') ? '28' : '128';
        }"""
    )
    assert crowded(page) == []


def test_a_phase_is_named_whole_or_by_its_sign(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    page = windows.open(size=(720, 450), language="fr-FR", is_touched=False, panel="")
    bots = {str(seat): "novice" for seat in range(1, 6)}
    new_table(page, game="pfeffersaecke", seats=6, bots=bots, start=True)
    while wait_for_question(page) and "double-income" not in moves_of(page):
        play_by_keys(page)
    cut = page.locator("[data-stop^=phase-]").evaluate_all(
        """(all) => all.filter((one) => one.querySelector('.name').checkVisibility())
          .filter((one) => {
            const words = document.createRange();
            words.selectNodeContents(one.querySelector('.name'));
            const [inner, outer] = [words, one].map((part) => part.getBoundingClientRect());
            return inner.bottom > outer.bottom - 3 || inner.right > outer.right;
          })
          .map((one) => one.textContent)"""
    )
    assert cut == []


@pytest.mark.parametrize("size", [(1440, 900), (390, 844)])
def test_what_a_guide_points_at_keeps_its_name_in_sight(
    windows: Windows, size: tuple[int, int]
) -> None:
    page = windows.open("/g/pfeffersaecke/guide#1", size=size, language="de-DE")
    wait_for_board(page)
    expect(page.locator("[data-points]")).to_have_count(3)
    page.wait_for_function(f"() => ({_RINGED})().every(([, isInside]) => isInside)")
    assert {name for name, _ in page.evaluate(_RINGED)} == {"Bremen", "Hamburg"}


def test_a_bracket_stays_with_the_article_that_it_opens_on(windows: Windows) -> None:
    page = windows.open("/g/zock", size=(390, 844))
    page.locator(".rule-text .article").first.wait_for()
    together = 0
    for width in range(360, 420, 6):
        page.set_viewport_size({"width": width, "height": 844})
        found = page.evaluate(_BRACKETS)
        together += len(found)
        assert all(is_one_line for _, is_one_line in found), (width, found)
    assert together
