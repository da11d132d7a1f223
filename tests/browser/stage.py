"""A real server and a real browser: what every test of the page, and every picture of it, needs."""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

ROOT: Final = Path(__file__).parents[2]
CHROMIUM: Final = Path("/usr/bin/chromium")
WIDE: Final = (1440, 900)
MIDDLE: Final = (1024, 768)
PHONE: Final = (390, 844)

_SERVE: Final = """
import sys
from pathlib import Path
from ludotheque.server.main import serve
serve(
    "127.0.0.1", 0, Path(sys.argv[1]), bot_pause=0.02,
    guest_rate=1e4, guest_burst=1e5, address_rate=1e4, address_burst=1e5,
    making_rate=1e4, making_burst=1e5, games=("tests.toy.quarrel.rules:GAME",),
)
"""


@contextmanager
def running_server() -> Iterator[str]:
    """The address of a server of its own, on a free port, with fast bots and a toy game."""
    subprocess.run([sys.executable, str(ROOT / "tools" / "build_page.py")], check=True)
    with tempfile.TemporaryDirectory() as data:
        server = subprocess.Popen(
            [sys.executable, "-c", _SERVE, data], cwd=ROOT, stdout=subprocess.PIPE, text=True
        )
        assert server.stdout is not None
        try:
            said = server.stdout.readline()
            found = re.search(r"http://\S+[^/\s]", said)
            assert found, f"the server did not say where it is: {said!r}"
            yield found[0]
        finally:
            server.terminate()
            server.wait(20)
            server.stdout.close()


@contextmanager
def running_browser() -> Iterator[Browser]:
    """Debian's Chromium. Where it is missing the run says so and fails."""
    if not CHROMIUM.exists():
        raise RuntimeError(
            f"THE PAGE WAS NOT TESTED: there is no {CHROMIUM}. "
            "Install it: apt-get install --no-install-recommends chromium"
        )
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        try:
            yield browser
        finally:
            browser.close()
