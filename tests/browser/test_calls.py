"""Calls in the browser: an address is confirmed, a device is called, and a link signs off.

A headless browser has no push service behind it, so that `PushManager` is a stand-in here; the
worker that shows what it is called with is the real one, and the message that it is sent comes from
the browser's own tools.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from ludotheque.server.settings import Settings
from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.hands import TWICE, until
from tests.browser.stage import PHONE
from tests.server.mailbox import Mailbox, link_in
from tests.server.process import Server
from tests.server.push_service import NAME, OUTSIDE
from tests.server.push_service import Browser as Keys

_STAND_IN = """
const made = %s;
Notification.requestPermission = () => Promise.resolve("granted");
PushManager.prototype.subscribe = async () => (window.pushed = made);
PushManager.prototype.getSubscription = async () => window.pushed ?? null;
"""


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    with Mailbox() as mailbox:
        yield mailbox


@pytest.fixture
def house(tmp_path: Path, mailbox: Mailbox, browser: Browser, server: str) -> Iterator[Windows]:
    """Windows at a server that sends letters; the page is the built one."""
    settings = {**mailbox.settings(), "page": str(Settings().page), "open_names": {NAME: OUTSIDE}}
    with Server(tmp_path, **settings) as own:
        opened = Windows(browser, own.address)
        yield opened
        opened.close()
        assert opened.complaints == []


def test_a_person_chooses_how_to_be_called(house: Windows, mailbox: Mailbox) -> None:
    wish = Keys().wish()
    keys = {"p256dh": wish.p256dh, "auth": wish.auth}
    made = json.dumps({"endpoint": wish.endpoint, "keys": keys})
    stand_in = _STAND_IN % (
        f"{{ endpoint: {json.dumps(wish.endpoint)}, toJSON: () => ({made}), "
        "unsubscribe: async () => { delete window.pushed; return true; } }"
    )
    anna = house.open("/settings", before=stand_in)
    anna.get_by_role("link", name="When a table waits for you").click()
    expect(anna.get_by_role("heading", level=1)).to_have_text("When a table waits for you")
    assert faults(anna) == []

    anna.get_by_label("Your email address").fill("anna@example.org")
    anna.get_by_role("button", name="Send an email to confirm it").click()
    expect(anna.get_by_text("An email went to anna@example.org")).to_be_visible()
    [letter] = mailbox.wait_for(1)
    ben = house.open(f"/calls/confirm/{link_in(letter, '/calls/confirm/')}", size=PHONE)
    ben.get_by_role("button", name="Yes, this is my address").evaluate(TWICE)
    expect(ben.get_by_text("emails go to anna@example.org")).to_be_visible()
    expect(ben.get_by_role("alert")).to_have_count(0)
    assert faults(ben) == []

    anna.reload()
    expect(anna.get_by_text("Emails go to anna@example.org.")).to_be_visible()
    device = anna.get_by_label("Show a notice on this device")
    device.check()
    expect(device).to_be_checked()
    mail = anna.get_by_label("A game is over, Email")
    expect(mail).not_to_be_checked()
    mail.check()
    anna.get_by_label("Do not call me at night").check()
    anna.get_by_label("from").fill("21:30")
    anna.get_by_label("from").dispatch_event("change")
    anna.get_by_label("First day").fill("2030-12-24")
    anna.get_by_label("Last day").fill("2031-01-02")
    anna.get_by_role("button", name="Add").click()
    expect(anna.get_by_text("24 Dec 2030 to 2 Jan 2031")).to_be_visible()

    def sheet() -> Any:
        """What the server has heard of; the page shows each wish at once."""
        return anna.request.get("/api/me/calls").json()

    until(anna, lambda: sheet()["wishes"]["holidays"], "the server hears of no holidays")
    until(anna, lambda: sheet()["browsers"] == 1, "the server hears of no browser")
    kept = sheet()["wishes"]
    assert "end" in kept["mail"]
    assert kept["quiet"] == {"start": "21:30", "end": "08:00"}
    assert kept["holidays"] == [{"first": "2030-12-24", "last": "2031-01-02"}]
    device.uncheck()
    expect(device).not_to_be_checked()
    expect(device).to_be_enabled()  # The server has heard of it.
    assert sheet()["browsers"] == 0
    assert faults(anna) == []

    anna.get_by_role("button", name="Settings").click()
    anna.get_by_role("dialog").get_by_text("Deutsch").click()
    until(anna, lambda: sheet()["wishes"]["language"] == "de", "she is called in another language")
    assert sheet()["wishes"] == {**kept, "language": "de"}


def test_a_link_that_does_not_hold_says_so(house: Windows) -> None:
    house.expected = ("404 (Not Found)",)
    anna = house.open("/calls/off/nobody", language="de-DE")
    expect(anna.get_by_role("alert")).to_have_text(
        "Dieser Link gilt nicht mehr. Bitte um eine neue E-Mail."
    )


def test_the_worker_shows_what_it_is_called_with(house: Windows) -> None:
    anna = house.open("/")
    anna.context.grant_permissions(["notifications"])
    session = anna.context.new_cdp_session(anna)
    registration = _registered(anna, session)
    told = {
        "title": "Zock: it is your turn",
        "body": "with Ben",
        "url": "/t/x",
        "tag": "x",
        "lang": "en",
    }
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": house.server, "registrationId": registration, "data": json.dumps(told)},
    )

    def shown() -> list[str]:
        titles: list[str] = anna.evaluate(
            """async () => (await (await navigator.serviceWorker.ready).getNotifications())
              .map((one) => one.title)"""
        )
        return titles

    until(anna, shown, "no notice is shown")
    assert shown() == ["Zock: it is your turn"]


def _registered(page: Page, session: CDPSession) -> str:
    """The browser's own number of the worker, once it runs."""
    found: list[str] = []

    def note(told: dict[str, list[dict[str, str]]]) -> None:
        found.extend(one["registrationId"] for one in told["registrations"])

    session.on("ServiceWorker.workerRegistrationUpdated", note)
    session.send("ServiceWorker.enable")
    page.evaluate(
        "navigator.serviceWorker.register('/calls-worker.js', { scope: '/' })"
        ".then(() => navigator.serviceWorker.ready).then(() => undefined)"
    )
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    until(page, lambda: found, "the browser tells of no worker")
    return found[0]
