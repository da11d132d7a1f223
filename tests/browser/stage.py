"""A real server and a real browser: what every test of the page, and every picture of it, needs."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Error, Playwright, sync_playwright
from tools.browser import find_browser, is_root

ROOT: Final = Path(__file__).parents[2]
WIDE: Final = (1440, 900)
MIDDLE: Final = (1024, 768)
PHONE: Final = (390, 844)
ASIDE: Final = (844, 390)
LAUNCHING: Final = 180
"""So many seconds a browser may take to start on a machine that has much else to do."""


def at_speed(speed: str, panel: str = "") -> str:
    """A script that lets a device tell at a speed, with a panel open beside the board, until
    somebody chooses otherwise there."""
    return f"""
if (location.protocol.startsWith("http") && !localStorage.getItem("ludotheque.settings"))
  localStorage.setItem(
    "ludotheque.settings", JSON.stringify({{ speed: "{speed}", panel: "{panel}" }})
  );
"""


PACED: Final = (
    at_speed("quick", "log")
    + """
window.pace = 1;
{
  const real = setTimeout;
  window.setTimeout = (then, wait = 0, ...rest) =>
    real(then, wait < 2100 ? window.pace * wait : wait, ...rest);
}
"""
)
"""Lets events be shown longer or shorter; what the line to the server waits for stays as it is."""
HASTY: Final = PACED + "window.pace = 1 / 8;"
"""Events are shown one after the other, with motion, but none for long."""
SLOWLY: Final = "window.pace = 100"
"""From here on what is shown lasts until it is skipped, however busy the machine is."""

_SERVE: Final = """
import sys
from pathlib import Path
from ludotheque.server.main import serve
serve(
    "127.0.0.1", 0, Path(sys.argv[1]), bot_pause=0.02,
    guest_rate=1e4, guest_burst=1e5, address_rate=1e4, address_burst=1e5,
    making_rate=1e4, chat_rate=1e4, chat_burst=1e5, making_burst=1e5, making_address_rate=1e4,
    making_address_burst=1e5, hosted_tables=10_000, tables_a_day=10_000,
    games=("tests.toy.quarrel.rules:GAME",),
)
"""


@contextmanager
def running_server(log: Path | None = None) -> Iterator[str]:
    """The address of a server of its own, on a free port, with fast bots and a toy game.

    What it has to complain of it writes into the log, or else to where this process does.
    """
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_page.py")], check=True)
    with tempfile.TemporaryDirectory() as data, ExitStack() as files:
        server = subprocess.Popen(
            [sys.executable, "-c", _SERVE, data],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            stderr=None if log is None else files.enter_context(log.open("w")),
            text=True,
        )
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            found = re.search(r"http://\S+[^/\s]", said)
            assert found, f"the server did not say where it is: {said!r}"
            yield found[0]
        finally:
            server.terminate()
            server.wait(60)
            server.stdout.close()


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Whatever Chromium or Chrome is there. Where there is none the run says so and fails."""
    path = find_browser()
    with sync_playwright() as playwright:
        browser = _launch(playwright, path)
        try:
            yield browser
        finally:
            browser.close()


def _launch(playwright: Playwright, path: str) -> Browser:
    """Start a browser, in a sandbox if it can have one: root cannot, and not every machine does."""

    def launch(has_sandbox: bool) -> Browser:
        return playwright.chromium.launch(
            executable_path=path,
            chromium_sandbox=has_sandbox,
            args=["--disable-dev-shm-usage", "--disable-gpu"],  # None is there: it would be played.
            timeout=1000 * LAUNCHING,
        )

    if is_root():
        return launch(has_sandbox=False)
    try:
        return launch(has_sandbox=True)
    except Error as error:
        if "sandbox" not in str(error):
            raise
        return launch(has_sandbox=False)
