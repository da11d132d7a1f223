"""Every way of every guided first game is walked to its end, by touch on a small phone and by keys:
what is said is what is shown."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core.registry import find_game
from ludotheque.core.words import words_of
from tests.browser.conftest import Windows
from tests.browser.fitness import faults, serious
from tests.browser.hands import reveal, tab_to, wait_for_board
from tests.every_game.guides import all_guides

GUIDES: Final[dict[str, dict[str, Any]]] = {
    guide.game.name: guide.record() for guide in all_guides()
}
SMALL: Final = (360, 640)

_SHOWN: Final = """async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const board = document.querySelector('section.board');
  const inside = (inner, outer) => inner.left >= outer.left - 3 && inner.right <= outer.right + 3
    && inner.top >= outer.top - 3 && inner.bottom <= outer.bottom + 3;
  const wide = () => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  await frame();
  await frame();
  const words = document.querySelector('.guide .words');
  const said = document.querySelector('.guide .said');
  const range = document.createRange();
  range.selectNodeContents(words);
  const lines = [...range.getClientRects()];
  const room = said.getBoundingClientRect();
  const isUp = inside(lines[0], room);
  const isWhole = isUp && inside(lines.at(-1), room);
  words.scrollIntoView({ block: 'end' });
  const isDown = inside([...range.getClientRects()].at(-1), said.getBoundingClientRect());
  said.scrollTo(0, 0);
  const rings = [...document.querySelectorAll('[data-points]')];
  const middle = (box) => {
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    return { left: x, right: x, top: y, bottom: y };
  };
  const drawn = board.getBoundingClientRect();
  const isLook = ({ dataset }) => dataset.stop.startsWith('zoom-');
  return {
    words: words.textContent,
    isReadable: isUp && isDown && inside(room, wide()),
    isWhole,
    isUnfolded: document.querySelector('.guide .moves')?.clientHeight > 1,
    moving: document.getAnimations().map((one) => one.animationName),
    cut: lines.filter((line) => line.left < room.left - 1 || line.right > room.right + 1).length,
    acts: [...document.querySelectorAll('.guide .acts .button')]
      .filter((one) => one.checkVisibility())
      .map((one) => [one.textContent, inside(one.getBoundingClientRect(), wide())]),
    rows: new Set([...document.querySelectorAll('.guide .acts .button')]
      .map((one) => Math.round(one.getBoundingClientRect().top))).size,
    moves: [...document.querySelectorAll('ol[data-moves] button')].map((one) => one.dataset.move),
    stops: Object.fromEntries([...board.querySelectorAll('[data-stop]')]
      .filter((one) => !isLook(one))
      .map((one) => [one.dataset.stop, one.getAttribute('aria-label') ?? one.textContent])),
    unseen: rings.filter((one) => !inside(middle(one.getBoundingClientRect()), drawn))
      .map((one) => one.dataset.points),
    told: [...board.querySelectorAll('[aria-describedby]')].map((one) => one.dataset.stop),
  };
}"""
"""What the page shows of a scene: the words and whether they can be read, the buttons and whether
they are there, the list of moves, the board in words, and what is pointed at."""

Walk = list[tuple[int, str, int]]
"""A scene, the move that is made there (none where one only reads on), and the scene after it."""


def ways(scenes: list[dict[str, Any]], place: int = 0) -> Iterator[Walk]:
    """Every way from a scene to the farewell."""
    if place == len(scenes) - 1:
        yield []
        return
    scene = scenes[place]
    leads = scene.get("answers") or {"": scene.get("next", place + 1)}
    for move, following in leads.items():
        for rest in ways(scenes, following):
            yield [(place, move, following), *rest]


def at_scene(page: Page, place: int) -> None:
    expect(page.locator(f".guided[data-scene='{place}'] .words:not(.told)")).to_have_count(1)


_AS_LEFT: Final = """async (count) => {
  const found = [];
  for (let place = 0; place < count; place++) {
    location.hash = place;
    const isThere = () => document.querySelector(`.guided[data-scene='${place}'] [data-stop]`);
    do await new Promise((done) => setTimeout(done)); while (!isThere());
    found.push(Object.fromEntries([...document.querySelectorAll('section.board [data-stop]')]
      .filter((one) => !one.dataset.stop.startsWith('zoom-'))
      .map((one) => [one.dataset.stop, one.getAttribute('aria-label') ?? one.textContent])));
  }
  location.hash = 0;
  return found;
}"""
"""The board in words at every scene, where the page is opened there and nothing led to it."""

LIE: Final = {"zock": {"die"}}
"""Dice lie as they fell; a board that is opened later does not know how."""


def plain(text: str) -> str:
    """A sentence whatever its spaces are made of."""
    return re.sub(r"\s+", " ", text).strip()


def by_touch(page: Page, place: int, move: str, following: int) -> None:
    main = page.locator(".guide .acts .button.main")
    if move:
        page.locator(".guide .unfold").tap()
        reveal(page, move).tap()
        page.locator(f".guided[data-scene='{following}'], .guide .chosen").first.wait_for()
        if page.locator(f".guided[data-scene='{following}']").count():
            return
    main.tap()


def by_keys(page: Page, place: int, move: str, following: int) -> None:
    main = page.locator(".guide .acts .button.main")
    if not move:
        if place == 0:
            tab_to(page, main)
        expect(main).to_be_focused()
        page.keyboard.press("Enter")
        return
    page.keyboard.press("m")
    moves = page.locator("ol[data-moves] button")
    expect(moves.first).to_be_focused()
    lines = moves.evaluate_all("(all) => all.map((one) => one.dataset.move)")
    for _ in range(lines.index(move)):
        page.keyboard.press("ArrowDown")
    meant = page.locator(f'[data-move="{move}"]')
    expect(meant).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(f".guided[data-scene='{following}'], .guide .chosen").first.wait_for()
    if not page.locator(f".guided[data-scene='{following}']").count():
        page.keyboard.press("Enter")


def walk(page: Page, game: str, language: str, act: Callable[[Page, int, str, int], None]) -> None:
    """Walk every way; each scene is looked at when one first comes there."""
    scenes = GUIDES[game]["scenes"]
    words = words_of(find_game(game), language)
    wait_for_board(page)
    boards = page.evaluate(_AS_LEFT, len(scenes))
    seen: set[int] = set()
    last = len(scenes) - 1

    def look(place: int) -> None:
        at_scene(page, place)
        if place in seen:
            return
        seen.add(place)
        scene = scenes[place]
        page.wait_for_function(
            "(points) => points.join() === [...document.querySelectorAll('[data-points]')]"
            ".map((one) => one.dataset.points).join()",
            arg=scene["points"],
        )
        shown = page.evaluate(_SHOWN)
        where = f"{game}, scene {place} ({scene['words']})"
        assert plain(shown["words"]) == plain(words.say(scene["words"])), where
        assert shown["isReadable"], f"{where}: the words cannot be read to their end"
        assert shown["cut"] == 0, f"{where}: words are cut off"
        assert shown["isWhole"] or place == last, f"{where}: not all of it is in sight"
        assert not shown["moving"], f"{where}: moves where nothing should"
        assert all(is_there for _, is_there in shown["acts"]), f"{where}: {shown['acts']}"
        is_small = page.viewport_size == {"width": SMALL[0], "height": SMALL[1]}
        assert not (shown["isUnfolded"] and is_small), f"{where}: the list is still open"
        assert shown["rows"] <= 2 or not is_small, f"{where}: the buttons take the words' room"
        assert shown["moves"] == [one["move"] for one in scene["now"]["moves"]], where
        for stop in LIE.get(game, set()):
            boards[place][stop] = shown["stops"][stop]
        assert shown["stops"] == boards[place], f"{where}: the board is not that of the scene"
        assert not shown["unseen"], f"{where} points at what is out of sight: {shown['unseen']}"
        assert set(shown["told"]) == set(scene["points"]), where
        # Drawn the same on all sizes: it is enough to look for what keeps somebody out on one.
        assert is_small or serious(page, "section.board") == [], where

    for way in ways(scenes):
        for place, move, following in way:
            look(place)
            act(page, place, move, following)
        look(last)
        page.locator("[data-again]").dispatch_event("click")
    assert seen == set(range(len(scenes)))


@pytest.mark.parametrize("game", GUIDES)
def test_every_way_is_walked_by_touch_on_a_small_phone(windows: Windows, game: str) -> None:
    page = windows.open(f"/g/{game}/guide", size=SMALL, language="de-DE")
    walk(page, game, "de", by_touch)
    assert faults(page) == []


@pytest.mark.parametrize("game", GUIDES)
def test_every_way_is_walked_by_keys(windows: Windows, game: str) -> None:
    page = windows.open(f"/g/{game}/guide", language="fr-FR")
    walk(page, game, "fr", by_keys)
    assert page.evaluate("window.pointers") == 0
