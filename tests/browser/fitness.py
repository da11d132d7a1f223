"""Whether a page is fit for everyone: axe's findings, sideways scrolling, words cut off, small
targets."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from tests.browser.stage import ROOT

AXE: Final = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")


def serious(page: Page, within: str = "html", rule: str = "") -> list[str]:
    """What axe finds, in a part of the page, that keeps somebody out; by one of its rules alone
    if that is named."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    options: dict[str, Any] = {"resultTypes": ["violations"]}
    if rule:
        options["runOnly"] = {"type": "rule", "values": [rule]}
    found: dict[str, Any] = page.evaluate(
        "([within, options]) => axe.run(within, options)", [within, options]
    )
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]} ({len(one['nodes'])})"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
    ]


def _cut_off(page: Page) -> list[str]:
    """Words that end in dots because there is no room for them."""
    cut: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('body *')]
          .filter((one) => getComputedStyle(one).textOverflow === 'ellipsis')
          .filter((one) => one.checkVisibility() && one.scrollWidth > one.clientWidth + 1)
          .map((one) => `“${one.textContent.trim()}” is cut off`)"""
    )
    return cut


def faults(page: Page) -> list[str]:
    """What is wrong with the page as it stands: axe's findings, scrolling sideways, words cut."""
    page.evaluate("() => document.fonts.ready.then(() => null)")
    wrong = serious(page) + _cut_off(page)
    return wrong + too_wide(page)


def faults_by_day_and_night(page: Page) -> list[str]:
    """The same, and what the dark theme makes hard to read: it changes nothing but colours."""
    wrong = faults(page)
    page.emulate_media(color_scheme="dark")
    wrong += [f"dark: {one}" for one in serious(page, rule="color-contrast")]
    page.emulate_media(color_scheme="light")
    return wrong


def too_wide(page: Page) -> list[str]:
    """Whether the page is wider than its window, by the window's own width: on a phone a page that
    is too wide makes what the browser calls its width larger, too."""
    assert page.viewport_size is not None
    over = page.evaluate("document.documentElement.scrollWidth") - page.viewport_size["width"]
    return [f"{page.url} is too wide by {over} pixels"] if over > 0 else []


def small_targets(page: Page) -> list[str]:
    """Buttons that stand alone and are smaller than a finger; those inside a sentence may be,
    and what is drawn on a board grows before it is hit."""
    small: list[str] = page.evaluate(
        """() => [...document.querySelectorAll(
            '.button, select, input:not([type=radio]):not([type=checkbox]), [role=tab], summary, ' +
            'label:has(> input[type=radio])')]
          .filter((one) => one.checkVisibility() && !one.closest('.unseen, svg'))
          .map((one) => [one.textContent || one.ariaLabel, one.getBoundingClientRect()])
          .filter(([, box]) => box.width > 1 && box.height > 1)
          .filter(([, box]) => box.height < 43.5 || box.width < 43.5)
          .map(([name, box]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""
    )
    return small


def hard_to_hit(page: Page) -> list[str]:
    """What is drawn on a board and tapped where every moment counts: smaller than a finger, or
    partly under the next one."""
    wrong: list[str] = page.evaluate(
        """() => {
          const found = [...document.querySelectorAll('.board svg [data-stop]:not(.quiet)')]
            .filter((one) => one.checkVisibility())
            .map((one) => [one.dataset.stop, one.querySelector('.touch').getBoundingClientRect()]);
          const over = (one, other) => Math.min(
            Math.min(one.right, other.right) - Math.max(one.left, other.left),
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top));
          return [
            ...found.filter(([, box]) => Math.min(box.width, box.height) < 43.5)
              .map(([name, box]) => `${name}: ${box.width.toFixed()} × ${box.height.toFixed()}`),
            ...found.flatMap(([name, box], place) => found.slice(place + 1)
              .filter(([, other]) => over(box, other) > 1)
              .map(([other]) => `${name} lies over ${other}`)),
          ];
        }"""
    )
    return wrong
