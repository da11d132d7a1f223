"""Measures the first load of the shelf: `python -m tests.browser.measure`.

It prints the compressed bytes without fonts, how long it takes on a processor slowed four times
until the first box can be played, and how much processor time of the page's thread that is unslowed
(which says more on a busy machine): medians of several loads with an empty cache.
"""

from __future__ import annotations

import statistics
from typing import Final

from playwright.sync_api import Browser, Request

from tests.browser.stage import WIDE, running_browser, running_server

LOADS: Final = 7
SLOWED: Final = 4

_READY: Final = """() => new Promise((resolve) => {
  const look = () => {
    const button = document.querySelector(".box .button.main:not(:disabled)");
    if (button) requestAnimationFrame(() => resolve(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})"""


def load(browser: Browser, server: str) -> tuple[int, float]:
    """The bytes of a first load, and the milliseconds until it can be used."""
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, locale="fr-FR")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
    finished: list[Request] = []
    page.on("requestfinished", lambda request: finished.append(request))
    page.goto(server, wait_until="commit")
    ready: float = page.evaluate(_READY)
    page.wait_for_load_state("networkidle")
    size = sum(
        request.sizes()["responseBodySize"]
        for request in finished
        if not request.url.endswith(".woff2")
    )
    context.close()
    return size, ready


def work(browser: Browser, server: str) -> float:
    """The milliseconds of processor time that the page's thread spends until it can be used."""
    context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, locale="fr-FR")
    page = context.new_page()
    session = context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    page.goto(server, wait_until="commit")
    page.evaluate(_READY)
    measured = session.send("Performance.getMetrics")["metrics"]
    context.close()
    return 1000 * sum(one["value"] for one in measured if one["name"] == "TaskDuration")


def main() -> None:
    with running_server() as server, running_browser() as browser:
        loads = [load(browser, server) for _ in range(LOADS)]
        worked = statistics.median(work(browser, server) for _ in range(LOADS))
    size = max(size for size, _ in loads)
    ready = statistics.median(ready for _, ready in loads)
    print(f"first load of the shelf, compressed, without fonts: {size / 1000:.1f} kB")
    print(f"usable after {ready:.0f} ms on a processor slowed {SLOWED} times (median of {LOADS})")
    print(f"processor time of the page's thread until then, unslowed: {worked:.0f} ms")


if __name__ == "__main__":
    main()
