"""The server, the browser and the windows of the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.browser.stage import WIDE, running_browser, running_server

_LISTEN = """
window.transcript = [];
window.pointers = 0;
for (const kind of ["pointerdown", "mousedown", "touchstart"])
  addEventListener(kind, () => window.pointers++, true);
new MutationObserver((changes) => {
  for (const change of changes)
    for (const node of change.addedNodes) {
      const region = node.parentElement?.closest("[aria-live]");
      if (region) window.transcript.push(node.textContent);
    }
}).observe(document, { childList: true, subtree: true });
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
"""Keeps what a screen reader would be told, counts pointers, and can cut the line."""


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    with running_server() as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


expect.set_options(timeout=20_000)


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
    ) -> Page:
        """A new person's window at an address; `before` is a script that runs before the page's."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme=theme,
            reduced_motion=motion,
            has_touch=size[0] < 500,
            is_mobile=size[0] < 500,
            base_url=self.server,
        )
        context.set_default_timeout(30_000)
        self._contexts.append(context)
        context.add_init_script(_LISTEN + before)
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("console", lambda line: self._hear(line.type, f"{line.text} {line.location}"))
        page.goto(path)
        return page

    def _hear(self, kind: str, text: str) -> None:
        if kind == "error" and not any(one in text for one in self.expected):
            self.complaints.append(text)

    def describe(self) -> str:
        """What the windows show, for whoever has to find out why a test failed."""
        parts = []
        for page in [page for context in self._contexts for page in context.pages]:
            parts.append(f"--- {page.url}\n{page.locator('body').aria_snapshot(timeout=2000)}")
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
def windows(browser: Browser, server: str, request: pytest.FixtureRequest) -> Iterator[Windows]:
    """Windows that must not complain: no error, nothing that the content policy forbids."""
    opened = Windows(browser, server)
    yield opened
    if request.node.stash.get(_FAILED, False):
        print(opened.describe())
    opened.close()
    assert opened.complaints == []


@pytest.fixture
def new_table(server: str) -> Callable[..., str]:
    """Makes tables by the window's own requests, and goes there."""

    def make(page: Page, **wanted: Any) -> str:
        table = {"game": "zock", "seats": 4, "sit": {"name": "Anna"}, **wanted}
        if "bots" not in table:
            table["bots"] = {str(seat): "novice" for seat in range(1, table["seats"])}
        page.wait_for_load_state("networkidle")  # The server knows the window's guest by now.
        answer = page.request.post(f"{server}/api/tables", data=table)
        assert answer.status == 201, answer.text()
        name: str = answer.json()["id"]
        page.goto(f"/t/{name}")
        return name

    return make
