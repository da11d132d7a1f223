"""How much room a board has: its share of the window, its smallest letters and targets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import wait_for_question

_SHARE = """() => {
  const size = (one) => one.clientWidth * one.clientHeight;
  const drawing = [...document.querySelectorAll('section.board svg[viewBox]')]
    .sort((one, other) => size(other) - size(one))[0];
  if (!drawing) return 0;
  const { width, height } = drawing.viewBox.baseVal;
  const room = drawing.getBoundingClientRect();
  const scale = Math.min(room.width / width, room.height / height);
  return (width * scale * height * scale) / (innerWidth * innerHeight);
}"""

_LETTERS = """() => [...document.querySelectorAll('section.board svg text')]
  .filter((one) => one.textContent.trim())
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .map((one) => {
    const matrix = one.getScreenCTM();
    const size = parseFloat(getComputedStyle(one).fontSize) * Math.hypot(matrix.a, matrix.b);
    return [one.textContent.trim(), Math.round(size * 10) / 10];
  })"""

_SMALL = """() => [...document.querySelectorAll('body *')]
  .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
  .filter((one) => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
  .filter((one) => !one.closest('.unseen, script, style') && one.getBoundingClientRect().width > 1)
  .map((one) => {
    const matrix = one.closest('svg text')?.getScreenCTM();
    const scale = matrix ? Math.hypot(matrix.a, matrix.b) : 1;
    return [one.textContent.trim(), parseFloat(getComputedStyle(one).fontSize) * scale];
  })
  .filter(([, size]) => size < 10.9)
  .map(([text, size]) => `${text}: ${size.toFixed(1)} px`)"""

_HIDDEN = """() => [...document.querySelectorAll('section.board svg text[data-tiny]')]
  .map((one) => one.textContent.trim()).filter((text) => text.length > 1)"""

_CROWDED = """() => [
  ...[...document.querySelectorAll('.people li, .people .name, section.board li, .board .hand')]
    .filter((one) => one.checkVisibility() && one.clientWidth > 1)
    .filter((one) => one.scrollWidth > one.clientWidth + 1)
    .filter((one) => [...one.querySelectorAll('*'), one].some((part) => !part.closest('.unseen')
      && part.clientWidth > 1
      && part.getBoundingClientRect().right > one.getBoundingClientRect().right + 1))
    .map((one) => `${one.textContent.trim()} does not fit`),
  ...[...document.querySelectorAll('section.board svg text.name')]
    .filter((one) => one.textContent.trim().length > 1 && one.checkVisibility())
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => [...one.ownerSVGElement.querySelectorAll('rect')]
      .map((other) => other.getBoundingClientRect())
      .some((other) => other.left > box.left + 9 && other.left < box.right - 2
        && other.top < box.top + 2 && other.bottom > box.bottom - 2))
    .map(([one]) => `${one.textContent.trim()} runs under what stands beside it`),
  ...[...document.querySelectorAll('.board .hand .disc')]
    .map((one) => [one, one.closest('li')?.querySelector('.whole')?.getBoundingClientRect()])
    .filter(([one, button]) => button && one.getBoundingClientRect().right > button.left + 12)
    .map(([one]) => `${one.textContent} lies under a button`),
]"""

_ASKED = """() => {
  const said = document.querySelector('.prompt .said');
  const [lines, shown] = ['.lines', '.line'].map((name) =>
    [...document.querySelectorAll(`.ticker ${name}`)].map((one) => one.getBoundingClientRect()));
  const top = lines[0].top;
  return [
    ...(said.scrollHeight > said.clientHeight + 2
      ? [`not all is read of “${said.textContent}”`] : []),
    ...(shown.some((one) => one.left < lines[0].right && one.top < top - 1 && one.bottom > top + 1)
      ? ['the ticker begins within a sentence'] : []),
  ];
}"""

_COVERED = """() => [...document.querySelectorAll('.board svg [data-stop]:not(.quiet)')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.stop, one.getBoundingClientRect()])
  .map(([name, box]) => [name, document.elementFromPoint(
    (box.left + box.right) / 2, (box.top + box.bottom) / 2)])
  .filter(([, top]) => top && !top.closest('svg'))
  .map(([name, top]) => `${name} lies under “${top.textContent.trim().slice(0, 30)}”`)"""

_ROW = """() => {
  const acts = document.querySelector('.prompt .acts');
  const room = acts.getBoundingClientRect();
  const seen = (one) => {
    const box = one.getBoundingClientRect();
    const ends = [box.left + 6, (box.left + box.right) / 2, box.right - 6];
    const y = (box.top + box.bottom) / 2;
    return box.left >= room.left - 1 && box.right <= room.right + 1
      && ends.every((x) => one.contains(document.elementFromPoint(x, y)));
  };
  return [...acts.querySelectorAll('.button')].filter((one) => !seen(one))
    .map((one) => one.textContent.trim());
}"""

_OVERLAPPING = """() => {
  const found = [...document.querySelectorAll(
      'header .brand, header .button, header .clock, .people li, .dock > *')]
    .filter((one) => one.checkVisibility())
    .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()]);
  const over = (one, other) => Math.min(
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
  return found.flatMap(([name, box], place) => found.slice(place + 1)
    .filter(([, other]) => over(box, other) > 1)
    .map(([other]) => `${name} lies over ${other}`));
}"""

_TARGETS = """() => [...document.querySelectorAll('.board [data-stop], .board button')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.stop || one.ariaLabel || one.textContent, one.getBoundingClientRect()])
  .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"""


def sit_down(page: Page, new_table: Callable[..., str], game: str, seats: int) -> None:
    """Somebody with a long name at a table of bots, asked for the first time."""
    bots = {str(seat): "regular" for seat in range(1, seats)}
    sit = {"name": "Wilhelmine"}
    new_table(page, game=game, seats=seats, bots=bots, sit=sit, start=True)
    wait_for_question(page)


def share_of_the_window(page: Page) -> float:
    """How much of the window the drawing fills, as it is fitted into its frame."""
    share: float = page.evaluate(_SHARE)
    return share


def letters(page: Page) -> dict[str, float]:
    """The texts on the board and how large they are, in pixels; the smallest of each."""
    found: dict[str, float] = {}
    for text, size in page.evaluate(_LETTERS):
        found[text] = min(size, found.get(text, size))
    return found


def small_letters(page: Page) -> list[str]:
    """What is too small to be read, anywhere on the page."""
    small: list[str] = page.evaluate(_SMALL)
    return small


def hidden_words(page: Page) -> list[str]:
    """Words and numbers of the drawing that are too small to be shown before one zooms."""
    hidden: list[str] = page.evaluate(_HIDDEN)
    return hidden


def crowded(page: Page) -> list[str]:
    """Names, books and hands that do not fit where they stand."""
    found: list[str] = page.evaluate(_CROWDED)
    return found


def hardly_said(page: Page) -> list[str]:
    """What of the prompt is out of sight, or of the last happenings begins in the middle."""
    found: list[str] = page.evaluate(_ASKED)
    return found


def covered(page: Page) -> list[str]:
    """What can be tapped in the drawing and lies under something that lies on it."""
    found: list[str] = page.evaluate(_COVERED)
    return found


def hidden_buttons(page: Page) -> list[str]:
    """Buttons under the prompt that cannot be seen whole."""
    hidden: list[str] = page.evaluate(_ROW)
    return hidden


def overlapping_tools(page: Page) -> list[str]:
    """What stands in the bar, among the people or below them and lies over something there."""
    found: list[str] = page.evaluate(_OVERLAPPING)
    return found


def targets(page: Page) -> list[tuple[str, int, int]]:
    """What can be tapped on the board: name, width and height in pixels."""
    sizes: list[Any] = page.evaluate(_TARGETS)
    return [(name, width, height) for name, width, height in sizes]
