"""The server, the browser and the windows of the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ludotheque.core.registry import find_game
from tests.browser.hands import PATIENCE, until, wait_until_known
from tests.browser.stage import WIDE, at_speed, running_browser, running_server

_LISTEN = """
window.transcript = [];
window.labels = {};
window.pointers = 0;
window.clicks = 0;
addEventListener("click", () => window.clicks++, true);
for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => window.pointers++, true);
new MutationObserver((changes) => {
  for (const { type, target, addedNodes } of changes) {
    for (const node of addedNodes) {
      const region = node.parentElement?.closest("[aria-live]");
      if (region) window.transcript.push(node.textContent);
    }
    if (type === "attributes" && target.dataset.stop)
      (window.labels[target.dataset.stop] ??= []).push(target.getAttribute("aria-label"));
  }
}).observe(document, { childList: true, subtree: true, attributeFilter: ["aria-label"] });
const Real = WebSocket;
window.sockets = [];
window.line = "whole";
window.WebSocket = class extends Real {
  constructor(address) {
    if (window.line === "blocked") throw new Error("sockets are blocked here");
    super(address);
    window.sockets.push(this);
    if (window.line === "cut") this.close();
  }
};
"""
"""Keeps what a screen reader would be told and what each stop of a board was called, counts
pointers and clicks, and can cut the line."""


@pytest.fixture(scope="session")
def server_log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the server writes what it has to complain of, and the pages through it."""
    return tmp_path_factory.mktemp("server") / "log"


@pytest.fixture(scope="session")
def server(server_log: Path) -> Iterator[str]:
    with running_server(server_log) as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


expect.set_options(timeout=1000 * PATIENCE)


OF_THE_MACHINE = (
    "Failed to load resource: net::ERR_NETWORK_CHANGED",
    " took longer than ",
    "the system's clock jumped",
)
"""What a browser says when the machine's network changes: a container starts, a lid is opened. It
fetches anew what the page needs; where it does not, the page complains by itself. And what a
server says of a machine that is busy or was asleep."""


class Windows:
    """Opens windows of people who do not know each other, and hears their complaints."""

    def __init__(self, browser: Browser, server: str) -> None:
        self.browser = browser
        self.server = server
        self.complaints: list[str] = []
        self.expected: tuple[str, ...] = ()
        self._contexts: list[BrowserContext] = []

    def open(
        self,
        path: str = "/",
        size: tuple[int, int] = WIDE,
        language: str = "en-GB",
        theme: Any = "light",
        motion: Any = "reduce",
        before: str = "",
        panel: str = "log",
        is_touched: bool | None = None,
    ) -> Page:
        """A new person's window at an address; `before` is a script that runs before the page's,
        and `panel` what is open beside the board where there is room. Small ones are touched."""
        if is_touched is None:
            is_touched = min(size) < 500
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=is_touched,
            is_mobile=is_touched,
            base_url=self.server,
        )
        context.set_default_timeout(1000 * PATIENCE)
        self._contexts.append(context)
        speed = at_speed("once" if motion == "reduce" else "normal", panel)
        context.add_init_script(_LISTEN + before + speed)
        context.on("weberror", lambda error: self.hear("error", str(error.error)))
        context.on("console", lambda line: self.hear(line.type, f"{line.text} {line.location}"))
        page = context.new_page()
        page.goto(path)
        return page

    def hear(self, kind: str, text: str) -> None:
        """Note an error, unless the test expects it."""
        if kind == "error" and not self.is_expected(text):
            self.complaints.append(text)

    def is_expected(self, text: str) -> bool:
        return any(one in text for one in (*self.expected, *OF_THE_MACHINE))

    def describe(self) -> str:
        """What the windows show, for whoever has to find out why a test failed."""
        parts = []
        for page in [page for context in self._contexts for page in context.pages]:
            parts.append(f"--- {page.url}\n{page.locator('body').aria_snapshot(timeout=10_000)}")
        return "\n".join([*parts, *self.complaints])

    def close(self) -> None:
        for context in self._contexts:
            context.close()


_FAILED = pytest.StashKey[bool]()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash[_FAILED] = item.stash.get(_FAILED, False) or report.failed
    return report


@pytest.fixture
def windows(
    browser: Browser, server: str, server_log: Path, request: pytest.FixtureRequest
) -> Iterator[Windows]:
    """Windows that must not complain: no error, nothing that the content policy forbids, and
    nothing in the server's log, which holds what failed in the page and behind it."""
    opened = Windows(browser, server)
    before = len(server_log.read_text())
    yield opened
    if request.node.stash.get(_FAILED, False):
        print(opened.describe())
    opened.close()
    for line in server_log.read_text()[before:].splitlines():
        opened.hear("error", line)
    assert opened.complaints == []


@pytest.fixture
def new_table(server: str) -> Callable[..., str]:
    """Makes tables by the window's own requests, and goes there."""

    def make(page: Page, **wanted: Any) -> str:
        table = {"game": "zock", "seats": 4, "sit": {"name": "Anna"}, **wanted}
        if "bots" not in table:
            table["bots"] = {str(seat): "novice" for seat in range(1, table["seats"])}
        wait_until_known(page)
        answer = page.request.post(f"{server}/api/tables", data=table)
        assert answer.status == 201, answer.text()
        name: str = answer.json()["id"]
        page.goto(f"/t/{name}")
        return name

    return make


SHORT: dict[str, dict[str, Any]] = {
    "zapp-zerapp": {"tempo": "turns"}, "zock": {"rounds": 2},
}  # fmt: skip
"""Options by which a game among bots is over soon."""


@pytest.fixture(scope="session")
def finished(browser: Browser, server: str) -> Callable[[str], str]:
    """Makes a table of each game that bots have played to its end, once."""
    tables: dict[str, str] = {}

    def table(game: str) -> str:
        if game in tables:
            return tables[game]
        context = browser.new_context(base_url=server)
        context.set_default_timeout(1000 * PATIENCE)
        page = context.new_page()
        page.goto("/")
        wait_until_known(page)
        seats = max(find_game(game).seats)
        bots = {str(seat): "random" for seat in range(seats)}
        wanted = {"game": game, "seats": seats, "options": SHORT.get(game, {})}
        made = page.request.post("/api/tables", data={**wanted, "bots": bots, "start": True})
        name: str = made.json()["id"]

        def is_over() -> bool:
            return bool(page.request.get(f"/api/tables/{name}").json()["phase"] == "over")

        for _ in range(10):  # Ten times as patient: these are whole games.
            try:
                until(page, is_over, "the bots do not come to an end")
                break
            except AssertionError:
                continue
        assert is_over()
        context.close()
        tables[game] = name
        return name

    return table
