"""Pictures of every page, in four sizes and both themes: `python -m tests.browser.screenshots`.

What is read rather than played on is taken in three languages. They are written to
`build/screenshots/`. Words on the command line choose sizes and themes:
`python -m tests.browser.screenshots phone dark`.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page

from ludotheque.core.registry import find_game, games
from tests.browser.hands import (
    is_over,
    open_groups,
    play_any_by_keys,
    play_by_keys,
    play_to_the_end,
    wait_for_board,
    wait_for_question,
)
from tests.browser.stage import (
    ASIDE,
    MIDDLE,
    PHONE,
    ROOT,
    WIDE,
    at_speed,
    running_browser,
    running_server,
)

FOLDER: Final = ROOT / "build" / "screenshots"
SIZES: Final = {"wide": WIDE, "middle": MIDDLE, "phone": PHONE, "aside": ASIDE}
THEMES: Final = ["light", "dark"]
LANGUAGES: Final = ["fr", "de", "en"]
"""In which what is read is taken; English is last, in which all else is."""
BOARDS: Final = [
    name for name in games() if (find_game(name).folder / "web" / "Board.svelte").exists()
]


class Camera:
    """Walks through all pages in one size and theme, and takes a picture of each."""

    def __init__(self, browser: Browser, server: str, size: str, theme: Any) -> None:
        width, height = SIZES[size]
        self.size = size
        self.theme = theme
        self.server = server
        context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            color_scheme=theme,
            reduced_motion="reduce",
            has_touch=size in ("phone", "aside"),
            base_url=server,
        )
        context.add_init_script(at_speed("once"))
        self.page: Page = context.new_page()

    def take(self, name: str, is_whole: bool = False) -> None:
        self.page.wait_for_timeout(250)
        path = FOLDER / f"{name}-{self.size}-{self.theme}.png"
        self.page.screenshot(path=path, full_page=is_whole)

    def table(self, **wanted: Any) -> str:
        wanted = {"game": "zock", "seats": 4, "sit": {"name": "Anna"}, **wanted}
        self.page.wait_for_load_state("networkidle")
        answer = self.page.request.post(f"{self.server}/api/tables", data=wanted)
        name: str = answer.json()["id"]
        self.page.goto(f"/t/{name}")
        return name

    def shelf(self) -> None:
        page = self.page
        page.goto("/")
        page.locator(".shelf li svg").last.wait_for()
        self.take("shelf", is_whole=True)
        page.get_by_role("button", name="Play against bots").last.click()
        page.locator("dialog[open]").wait_for()
        self.take("start")
        page.goto("/settings")
        page.locator("dialog[open]").wait_for()
        self.take("settings")
        page.goto("/g/zock")
        page.locator("article").first.wait_for()
        self.take("box")
        page.goto("/nowhere")
        page.locator("h1").wait_for()
        self.take("nowhere")

    def lobby(self) -> None:
        name = self.table(bots={"3": "regular"}, is_open=True)
        self.page.locator(".lobby").wait_for()
        self.take("lobby", is_whole=True)
        self.page.context.clear_cookies()
        self.page.goto(f"/t/{name}")
        self.page.locator("#sit").wait_for()
        self.take("sit", is_whole=True)

    def play(self) -> None:
        page = self.page
        self.table(bots={"1": "regular", "2": "regular", "3": "regular"}, start=True)
        wait_for_question(page)
        page.locator("[data-stop=house-pawn]").click()
        page.locator(".refusal").wait_for()
        self.take("refusal")
        for _ in range(14):
            if wait_for_question(page) and page.locator("[data-moves] button").count() > 2:
                break
            play_by_keys(page)
        self.take("play")
        page.keyboard.press("m")
        self.take("moves")
        page.keyboard.press("Enter")
        if page.locator(".prompt .would").count():
            self.take("preview")
        page.keyboard.press("Escape")
        page.keyboard.press("r")
        self.take("rules")
        page.keyboard.press("Escape")
        page.get_by_role("button", name="The table").click()
        self.take("menu")

    def end(self) -> None:
        page = self.page
        bots = {"1": "random", "2": "random", "3": "random"}
        name = self.table(bots=bots, start=True, options={"rounds": 2})
        play_to_the_end((page, play_by_keys))
        assert is_over(page)
        self.take("result")
        page.goto("/replay")
        page.locator("textarea").wait_for()
        self.take("replay-of-a-log")
        page.goto(f"/replay/{name}#8")
        page.locator("main.player").wait_for()
        self.take("replay")
        page.get_by_role("button", name="Seal").click()
        page.get_by_role("button", name="Check every throw").click()
        page.locator("[data-seal=good]").wait_for()
        self.take("seal")

    def papers(self, language: str) -> None:
        """What is read rather than played on, after a table that goes on and one that is over."""
        page = self.page
        chosen = "{ ...JSON.parse(localStorage.getItem('ludotheque.settings')), language }"
        page.evaluate(
            f"(language) => localStorage.setItem('ludotheque.settings', JSON.stringify({chosen}))",
            language,
        )
        shown = page.request.put("/api/me/shown", data={"shown_to": "everybody"}).json()
        papers = {
            **{name: name for name in ("account", "calls", "mine", "history", "puzzle")},
            "ratings-zock": "ratings/zock",
            "person": f"people/{shown['person']}",
        }
        for name, path in papers.items():
            page.goto(f"/{path}")
            page.locator("h1").wait_for()
            page.wait_for_load_state("networkidle")
            self.take(f"{name}-{language}", is_whole=True)
        page.goto("/")
        page.locator("section[aria-labelledby=open] .head button").click()
        page.locator("dialog[open]").wait_for()
        self.take(f"play-now-{language}")

    def boards(self) -> None:
        """Every drawn board in the middle of a game, with as many people as can sit there."""
        for game in BOARDS:
            seats = max(find_game(game).seats)
            bots = {str(seat): "regular" for seat in range(1, seats)}
            self.table(game=game, seats=seats, bots=bots, start=True)
            play = play_any_by_keys(random.Random(5))
            for turn in range(12):
                if not wait_for_question(self.page):
                    break
                if turn in (0, 4, 11):
                    self.take(f"board-{game}-{turn}")
                play(self.page)
            self.page.goto(f"/g/{game}/guide")
            self.page.locator(".guide .words").wait_for()
            self.page.get_by_role("button", name="Go on").click()
            self.take(f"guide-{game}")

    def own_box(self) -> None:
        """A game's page with its options, a board file that has to be mended, and its values."""
        page = self.page
        page.goto("/g/pfeffersaecke")
        for summary in ("Options of the table", "The values of your own box"):
            page.get_by_text(summary, exact=True).click()
        form = page.get_by_role("form", name="New table")
        form.get_by_label("Text of the board file").fill("[scale]\nvalue = 1979-05-27\n")
        form.get_by_role("button", name="Look through it").click()
        page.get_by_role("alert").wait_for()
        self.take("board-file")
        form.get_by_role("button", name="Back to the game’s own values").click()
        page.get_by_text("Values that the sheet does not state").click()
        page.get_by_text("City: …").click()
        page.get_by_role("button", name="My box says otherwise").first.click()
        self.take("values")

    def thoughts(self) -> None:
        """What the machine would do, where a game was won, and a puzzle with its answer."""
        page = self.page
        self.table(game="apaches", seats=2, bots={"1": "regular"}, start=True)
        page.locator(".prompt.asked[data-calm=true]").wait_for()
        page.keyboard.press("h")
        page.locator(".hints .share").first.wait_for()
        self.take("hint")
        page.keyboard.press("Escape")
        self.table(seats=2, bots={"1": "random"}, start=True, options={"rounds": 6})
        play_to_the_end((page, play_by_keys))
        won = page.locator(".result").get_by_role("region", name="Where was it won?")
        begin = won.get_by_role("button", name="Where was it won?")
        curve = won.get_by_role("img", name="Everybody’s chances to win")
        begin.or_(curve).first.wait_for()
        if begin.count():
            begin.click()
        curve.wait_for()
        curve.scroll_into_view_if_needed()
        self.take("analysis")
        page.goto("/puzzle/apaches/1")
        wait_for_board(page)
        open_groups(page).click()
        page.get_by_role("button", name="That is my answer").click()
        page.locator("[data-best]").wait_for()
        self.take("puzzle-answer")

    def others(self) -> None:
        page = self.page
        self.table(game="quarrel", seats=2, bots={"1": "random"}, start=True)
        wait_for_question(page)
        self.take("plain-board")

    def close(self) -> None:
        self.page.context.close()


def main(chosen: list[str]) -> None:
    sizes = [size for size in SIZES if size in chosen] or list(SIZES)
    themes = [theme for theme in THEMES if theme in chosen] or THEMES
    Path(FOLDER).mkdir(parents=True, exist_ok=True)
    with running_server() as server, running_browser() as browser:
        for size in sizes:
            for theme in themes:
                camera = Camera(browser, server, size, theme)
                camera.shelf()
                camera.lobby()
                camera.play()
                camera.end()
                for language in LANGUAGES:
                    camera.papers(language)
                camera.boards()
                camera.own_box()
                camera.thoughts()
                camera.others()
                camera.close()
    print(f"{len(list(FOLDER.glob('*.png')))} pictures in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    main(sys.argv[1:])
