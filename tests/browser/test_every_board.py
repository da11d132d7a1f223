"""What holds for every drawn board: played to the end by touch and by keys, watched, reloaded, read
aloud, and fit for everyone."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from ludotheque.core.registry import find_game, games
from tests.browser.conftest import Windows
from tests.browser.fitness import faults_by_day_and_night
from tests.browser.hands import (
    expect_same_result,
    is_asked,
    is_over,
    play_any_by_keys,
    play_by_touch,
    play_to_the_end,
    transcript,
    wait_for_question,
    wait_until_told,
)
from tests.browser.stage import HASTY, PHONE, WIDE

BOARDS = [name for name in games() if (find_game(name).folder / "web" / "Board.svelte").exists()]
CALM: dict[str, dict[str, Any]] = {"zapp-zerapp": {"tempo": "turns"}}
"""Options by which a game waits for nobody's clock."""
SHORT: dict[str, dict[str, Any]] = {**CALM, "zock": {"rounds": 2}}
"""Options by which it is over sooner, too."""
MOST_TURNS = 3000


def table_for(game: str, options: dict[str, dict[str, Any]] = CALM) -> dict[str, Any]:
    """A table of three."""
    seats = sorted(find_game(game).seats)
    return {"game": game, "seats": max(3, seats[0]), "options": options.get(game, {})}


def start_with_ben(windows: Windows, anna: Page, path: str) -> Page:
    """Ben sits down on a phone, and Anna starts."""
    ben = windows.open(path, size=PHONE)
    ben.get_by_label("Your name").fill("Ben")
    ben.get_by_role("button", name="Sit down").tap()
    start = anna.get_by_role("button", name="Start", exact=True)
    expect(start).to_be_enabled()
    start.focus()
    anna.keyboard.press("Enter")
    ben.locator(".play").wait_for()
    return ben


@pytest.mark.parametrize("game", BOARDS)
def test_people_and_a_bot_play_to_the_end(
    windows: Windows, new_table: Callable[..., str], game: str
) -> None:
    anna = windows.open()
    new_table(anna, **table_for(game, SHORT), bots={"2": "novice"})
    ben = start_with_ben(windows, anna, anna.url)
    watching = windows.open(anna.url, motion="no-preference", before=HASTY)
    watching.locator(".play").wait_for()
    expect(watching.locator("ol[data-moves]")).to_have_count(0)

    by_keys = play_any_by_keys(random.Random(7))
    for _ in range(4):
        for page, play in ((anna, by_keys), (ben, play_by_touch)):
            if is_asked(page):
                play(page)
    ben.reload()
    ben.locator(".play").wait_for()
    play_to_the_end((anna, by_keys), (ben, play_by_touch), most=MOST_TURNS)

    expect_same_result(anna, ben, watching)
    assert anna.evaluate("window.pointers") == 0
    wait_until_told(watching, watching.locator("#result").inner_text().strip()[-8:])


@pytest.mark.parametrize("game", BOARDS)
def test_the_board_is_fit_for_everyone(
    windows: Windows, new_table: Callable[..., str], game: str
) -> None:
    wrong: list[str] = []
    for size in (WIDE, PHONE):
        page = windows.open(size=size)
        new_table(page, **{**table_for(game), "seats": max(find_game(game).seats)}, start=True)
        plays = play_any_by_keys(random.Random(3))
        for turn in range(8):
            if not wait_for_question(page):
                break
            if turn % 4 == 0:
                wrong += faults_by_day_and_night(page)
            plays(page)
    assert wrong == []


@pytest.mark.parametrize("game", BOARDS)
def test_the_board_is_read_aloud_in_sentences(
    windows: Windows, new_table: Callable[..., str], game: str
) -> None:
    page = windows.open()
    new_table(page, **table_for(game), start=True)
    assert wait_for_question(page)
    fields = [field.name for field in find_game(game).fields]
    for key in ("b", "o"):
        before = len(transcript(page))
        page.keyboard.press(key)
        page.wait_for_function("(count) => window.transcript.length > count", arg=before)
        told = transcript(page)[-1]
        assert len(told) > 10
        raw = [name for name in fields if f"{name.replace('_', ' ')}: " in told]
        assert not raw, told
    assert not is_over(page)


@pytest.mark.parametrize("game", BOARDS)
def test_the_arrow_keys_walk_the_board(
    windows: Windows, new_table: Callable[..., str], game: str
) -> None:
    page = windows.open()
    new_table(page, **table_for(game), start=True)
    assert wait_for_question(page)
    here = "document.activeElement?.closest('[data-stop]')?.dataset.stop ?? ''"
    longest: set[str] = set()
    for entrance in page.locator(".board [data-stop][tabindex='0']").all():
        entrance.focus()
        walked = {page.evaluate(here)}
        for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowLeft", "ArrowUp"):
            page.keyboard.press(key)
            walked.add(page.evaluate(here))
        assert "" not in walked
        longest = max(longest, walked, key=len)
    assert len(longest) > 2
