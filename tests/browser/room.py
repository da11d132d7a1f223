"""How much room a board has: its share of the window, its smallest letters and targets."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

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

_TARGETS = """() => [...document.querySelectorAll('.board [data-stop], .board button')]
  .filter((one) => one.checkVisibility())
  .map((one) => [one.dataset.stop || one.ariaLabel || one.textContent, one.getBoundingClientRect()])
  .map(([name, box]) => [name, Math.round(box.width), Math.round(box.height)])"""


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


def targets(page: Page) -> list[tuple[str, int, int]]:
    """What can be tapped on the board: name, width and height in pixels."""
    sizes: list[Any] = page.evaluate(_TARGETS)
    return [(name, width, height) for name, width, height in sizes]
