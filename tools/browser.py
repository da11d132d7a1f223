"""Find a browser that pages can be tested in, and get one where there is none.

    python tools/browser.py    print where it is; if there is none, install one first

It is what `LUDOTHEQUE_BROWSER` names, else any Chromium or Chrome of this machine, else the one
that Playwright has fetched. Where there is none, Debian's package is installed if one may, and
otherwise Playwright fetches its own.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

VARIABLE = "LUDOTHEQUE_BROWSER"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")
APPLICATIONS = (
    "Chromium.app/Contents/MacOS/Chromium",
    "Google Chrome.app/Contents/MacOS/Google Chrome",
)
FOLDERS = (Path("/Applications"), Path.home() / "Applications")
"""Where a Mac keeps applications: everybody's, and one's own."""

APT = (
    ["apt-get", "update", "-qq"],
    ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"],
)
FETCH = ([sys.executable, "-m", "playwright", "install", "chromium"],)


class NoBrowser(RuntimeError):
    """No browser can be started here; says in one sentence what to do."""


def find_browser() -> str:
    """The path of a browser that starts."""
    if named := os.environ.get(VARIABLE):
        path = shutil.which(named)
        if path and does_start(path):
            return path
        raise NoBrowser(f"{VARIABLE} names {named}, and that is no browser that starts here.")
    for path in candidates():
        if does_start(path):
            return path
    raise NoBrowser(
        "PAGES CANNOT BE TESTED: there is no Chromium or Chrome here; "
        f"install one, or name one in {VARIABLE}."
    )


def candidates() -> Iterator[str]:
    """All that may be a browser, the best first."""
    for name in NAMES:
        if path := shutil.which(name):
            yield path
    for folder in FOLDERS:
        for application in APPLICATIONS:
            if (folder / application).exists():
                yield str(folder / application)
    if (fetched := fetched_browser()).exists():
        yield str(fetched)


def fetched_browser() -> Path:
    """Where Playwright puts the browser that it fetches."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        return Path(playwright.chromium.executable_path)


def does_start(path: str) -> bool:
    """Whether it can tell its version: some systems only keep a note where a browser would be."""
    try:
        return subprocess.run([path, "--version"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0


def install_browser() -> str:
    """Install a browser in the first way that works here; its path."""
    if is_root() and shutil.which("apt-get") and _do_all(APT):
        try:
            return find_browser()
        except NoBrowser:
            pass
    print("Playwright fetches a Chromium; that takes a while.", file=sys.stderr)
    _do_all(FETCH)
    return find_browser()


def _do_all(commands: tuple[list[str], ...]) -> bool:
    """Run commands as long as they succeed; whether all did."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return all(
        subprocess.run(command, env=environment, capture_output=True, check=False).returncode == 0
        for command in commands
    )


def main() -> None:
    try:
        try:
            print(find_browser())
        except NoBrowser:
            if VARIABLE in os.environ:
                raise
            print(install_browser())
    except NoBrowser as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    main()
