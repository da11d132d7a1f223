"""One voice, one truth: prompt, people and board agree on whose turn it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import pytest
from playwright.sync_api import Page

from ludotheque.core.registry import find_game
from tests.browser.conftest import Windows
from tests.browser.hands import is_over, play_by_keys, until
from tests.browser.screenshots import BOARDS
from tests.browser.test_every_board import start_with_ben

TABLES: Final[list[tuple[str, dict[str, Any]]]] = [
    *[(game, {}) for game in BOARDS],
    ("zapp-zerapp", {"tempo": "turns"}),
]
MOVES: Final = 6

_SAID: Final = """() => ({
  isCalm: document.querySelector('.prompt')?.dataset.calm === 'true',
  isAsked: document.querySelector('.prompt.asked') !== null,
  prompt: document.querySelector('#prompt')?.textContent ?? '',
  waited: [...document.querySelectorAll('.people li.asked')].map((one) => one.textContent),
  page: document.querySelector('main.play')?.innerText ?? '',
})"""


def untrue(name: str, page: Page, other: str) -> str:
    """What is said on somebody's page that is not so; empty where all of it is."""
    said = page.evaluate(_SAID)
    is_waited = any(name in one for one in said["waited"])
    if not said["isCalm"]:
        return "something is still shown"
    if said["isAsked"] != is_waited:
        return f"{name} is asked: {said['isAsked']}, and among those waited for: {said['waited']}"
    if said["isAsked"]:
        return f"“{said['prompt']}” to one who is asked" if other in said["prompt"] else ""
    if not any(other in one for one in said["waited"]):
        return f"nobody is waited for: {said['waited']}"
    if other not in said["prompt"]:
        return f"{name} waits for {other} and is told “{said['prompt']}”"
    return "“Your turn” to one who waits" if "your turn" in said["page"].lower() else ""


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_whose_turn_it_is_is_said_with_one_voice(
    windows: Windows, new_table: Callable[..., str], game: str, options: dict[str, Any]
) -> None:
    anna = windows.open()
    if game == "zapp-zerapp" and not options:
        options = {"shake_seconds": 600}
    seats = min(find_game(game).seats)
    bots = {str(seat): "novice" for seat in range(2, seats)}
    new_table(anna, game=game, seats=seats, bots=bots, options=options)
    ben = start_with_ben(windows, anna, anna.url)
    people = {"Anna": anna, "Ben": ben}

    wrong, asked = "", list[Page]()

    def is_settled() -> bool:
        """Both pages tell the same moment, and tell it truly."""
        nonlocal wrong, asked
        others = {"Anna": "Ben", "Ben": "Anna"}
        found = [untrue(name, page, others[name]) for name, page in people.items()]
        asked = [page for page in people.values() if page.locator(".prompt.asked").count()]
        # News reaches one page before the other: for a moment each waits for the other.
        wrong = next(filter(None, found), "" if asked else "each waits for the other")
        return not wrong

    for _ in range(MOVES):
        until(
            anna, lambda: is_settled() or is_over(anna), lambda: f"{game}: it is never so: {wrong}"
        )
        if is_over(anna):
            return
        play_by_keys(asked[0])
