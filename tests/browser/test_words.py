"""No raw word reaches a reader: what the code calls things stays in the code."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Page

from ludotheque.core.registry import find_game
from tests.browser.conftest import Windows
from tests.browser.hands import play_by_keys, play_to_the_end, wait_for_board, wait_for_question
from tests.browser.screenshots import BOARDS
from tests.browser.test_pages import PAPERS

_WORD: Final = re.compile(r"[^\W\d]+(?:[_-][^\W\d]+)*")
_READABLE: Final = """() => [
  document.title,
  ...(() => {
    const typed = [...document.querySelectorAll('code')];
    typed.forEach((one) => (one.style.display = 'none'));
    const text = document.body.innerText;
    typed.forEach((one) => (one.style.display = ''));
    return [text];
  })(),
  ...[...document.querySelectorAll('[aria-label], [title], [placeholder], [aria-valuetext]')]
    .flatMap((one) => ['aria-label', 'title', 'placeholder', 'aria-valuetext']
      .map((name) => one.getAttribute(name))),
  ...[...document.querySelectorAll('svg text')].map((one) => one.textContent),
].filter(Boolean)"""
"""All that can be read or heard on a page, but for what a book says is typed."""


def _raw(game: str) -> set[str]:
    """What the code calls things in a game: no reader needs to know."""
    found = find_game(game)
    names = {name for option in found.options for name in (option.name, *option.choices)}
    names |= {one.name for one in (*found.steps, *found.happenings, *found.fields)}
    return {name for name in names | set(found.catalogue) if isinstance(name, str)}


def _spoken(text: str) -> str:
    """The sentences of a file of words, without their names, variables and selectors."""
    values = re.sub(r"^[\w-]+ *=|^ +\.[\w-]+ *=", " ", text, flags=re.MULTILINE)
    return re.sub(r"\{[^{}]*(?:->)?|\*?\[[\w-]+\]|\$[\w-]+", " ", values)


def _vocabulary(language: str) -> set[str]:
    """Every word that the shelf's sentences and books use in a language."""
    shelf = Path(str(files("ludotheque")))
    texts = [shelf / "locale" / f"{language}.ftl"]
    texts += [find_game(game).folder / "locale" / f"{language}.ftl" for game in BOARDS]
    words = " ".join(_spoken(text.read_text(encoding="utf-8")) for text in texts)
    for game in BOARDS:
        book = find_game(game).folder / "rulebook" / f"{language}.md"
        words += re.sub(r"`[^`]*`", " ", book.read_text(encoding="utf-8")) + find_game(game).title
    return {word.lower() for word in _WORD.findall(words)}


def _raw_lines(page: Page, raw: set[str]) -> list[str]:
    """What can be read on a page and has a raw word in it."""
    lines = [line for text in page.evaluate(_READABLE) for line in text.splitlines()]
    found = []
    for line in dict.fromkeys(lines):
        words = {word.lower() for word in _WORD.findall(line)}
        if wrong := {word for word in words if "_" in word} | (words & raw):
            found.append(f"{', '.join(sorted(wrong))}: {line}")
    return found


def _pages(page: Page, new_table: Callable[..., str], game: str) -> Iterator[str]:
    """Go to each page of a game in turn."""
    page.goto(f"/g/{game}")
    page.locator("article").first.wait_for()
    values = page.locator("section", has=page.locator("#values"))
    values.locator("summary").first.click()
    values.locator("li").first.wait_for()
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    yield "the box"
    page.goto(f"/g/{game}/guide")
    page.locator(".guide .words").wait_for()
    wait_for_board(page)
    yield "the guide"
    seats = max(find_game(game).seats)
    new_table(page, game=game, seats=seats, bots={"1": "novice"})
    page.locator(".lobby").wait_for()
    page.evaluate("() => document.querySelectorAll('details').forEach((one) => (one.open = true))")
    yield "the lobby"
    new_table(page, game=game, seats=seats, start=True)
    for turn in range(3):
        if not wait_for_question(page):
            break
        page.keyboard.press("m")
        yield f"the table at question {turn}"
        play_by_keys(page)


@pytest.mark.parametrize("language", ["fr", "de"])
@pytest.mark.parametrize("game", BOARDS)
def test_no_raw_word_is_on_a_page_of_a_game(
    windows: Windows, new_table: Callable[..., str], game: str, language: str
) -> None:
    """A name from the code is English: in another language it is none of its words."""
    page = windows.open(language=language)
    raw = {name.lower() for name in _raw(game)} - _vocabulary(language)
    found = {where: _raw_lines(page, raw) for where in _pages(page, new_table, game)}
    assert not {where: lines for where, lines in found.items() if lines}


@pytest.mark.parametrize("language", ["fr", "de"])
def test_no_raw_word_is_on_the_pages_of_the_shelf(
    windows: Windows, new_table: Callable[..., str], language: str
) -> None:
    page = windows.open(language=language)
    raw = {name.lower() for name in _raw("zock")} - _vocabulary(language)
    page.locator(".box").first.wait_for()
    found = _raw_lines(page, raw)
    page.goto("/settings")
    page.locator("dialog[open]").wait_for()
    found += _raw_lines(page, raw)
    name = new_table(page, start=True, seats=2, options={"rounds": 1})
    play_to_the_end((page, play_by_keys))
    found += _raw_lines(page, raw)
    papers = dict.fromkeys([*PAPERS, "/x"], "h1")
    for address, there in {f"/replay/{name}": ".player", "/replay": "textarea", **papers}.items():
        page.goto(address)
        page.locator(there).wait_for()
        page.wait_for_load_state("networkidle")
        found += _raw_lines(page, raw)
    assert not found
