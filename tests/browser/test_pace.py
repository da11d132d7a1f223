"""Two people agree on a pace, see each other's time, rest, go on, and are late."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Browser, expect

from ludotheque.server.settings import Settings
from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.hands import TWICE, wait_until_known
from tests.browser.stage import PHONE
from tests.server.process import Server
from tests.server.test_calls_crash import Clock


def test_two_people_choose_a_pace_rest_and_go_on(
    windows: Windows, new_table: Callable[..., str]
) -> None:
    anna, ben = windows.open(size=PHONE), windows.open()
    table = new_table(anna, seats=2, bots={})
    ben.goto(f"/t/{table}")
    ben.get_by_role("button", name="Sit down").click()
    pace = anna.locator("[data-pace]")
    pace.select_option(label="20 minutes for the whole game, and 15 seconds more for each answer")
    expect(anna.locator("[data-late]")).to_have_value("default")
    anna.locator("[data-late]").select_option("bot")
    expect(ben.locator("dl")).to_contain_text("20 minutes for the whole game")
    expect(ben.locator("dl")).to_contain_text("until they are back")
    assert faults(anna) == []
    anna.get_by_role("button", name="Start", exact=True).evaluate(TWICE)

    for page in (anna, ben):
        page.locator(".play").wait_for()
        expect(page.locator("[data-left]")).to_have_count(2)
        box = page.locator("[data-left].runs").bounding_box()
        assert box is not None
        assert box["height"] > 10, "on a phone, too, time is seen"
        expect(page.locator("[data-left].runs")).to_have_text(re.compile(r"^(19:\d\d|20:00)$"))
        assert faults(page) == []

    anna.get_by_role("button", name="The table", exact=True).tap()
    anna.get_by_role("button", name="Propose a pause").tap()
    proposed = ben.locator("[data-proposal=pause]")
    expect(proposed).to_contain_text("Anna proposes a pause.")
    proposed.get_by_role("button", name="Agreed").evaluate(TWICE)
    for page in (anna, ben):
        expect(page.locator("[data-paused]")).to_contain_text("The table rests")
        expect(page.locator(".prompt")).to_contain_text("The table rests")
        expect(page.locator(".asked")).to_have_count(0)
        expect(page.locator(".prompt .dots, .prompt .code")).to_have_count(0)
        expect(page).not_to_have_title(re.compile("Your turn"))
        expect(page.locator(".refusal, .notice.bad")).to_have_count(0)
    assert faults(anna) == []
    ben.locator("[data-paused]").get_by_role("button", name="Go on?").click()
    asked = anna.locator("[data-proposal=go-on]")
    asked.get_by_role("button", name="Agreed").tap()
    for page in (anna, ben):
        expect(page.locator("[data-paused]")).to_have_count(0)
        expect(page.locator(".people .asked")).to_have_count(1)


def test_whoever_was_late_finds_the_table_and_takes_the_seat_back(
    tmp_path: Path, browser: Browser, server: str
) -> None:
    """`server` has built the page; this one goes by a clock that is driven."""
    clock = Clock(tmp_path / "clock")
    settings = {"page": str(Settings().page), "clock": str(clock.file), "sweep": 0.02, "idle": 0.1}
    with Server(tmp_path, **settings) as own:
        windows = Windows(browser, own.address)
        anna, ben = windows.open(size=PHONE), windows.open()
        wait_until_known(anna)
        pace = {"kind": "turns", "answer": 3_600, "late": "bot"}
        wanted = {"game": "zock", "seats": 2, "pace": pace, "sit": {"name": "Anna"}}
        table = anna.request.post("/api/tables", data=wanted).json()["id"]
        ben.goto(f"/t/{table}")
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.locator("dl")).to_contain_text("14 days")
        anna.goto(f"/t/{table}")
        anna.get_by_role("button", name="Start", exact=True).tap()
        for page in (anna, ben):
            page.locator(".play").wait_for()
        seats = anna.request.get(f"/api/tables/{table}").json()
        late = anna if seats["seats"][seats["asked"][0]]["is_mine"] else ben
        for page in (anna, ben):  # What nobody has open is woken when its time has come.
            page.goto("/settings")

        def is_late(seconds: float) -> bool:
            late.wait_for_timeout(1000 * seconds)
            return bool(late.request.get("/api/me/tables").json()["tables"][0]["is_late"])

        clock.run_until(is_late)
        late.goto("/mine")
        card = late.locator("main .card")
        expect(card).to_contain_text("A bot sits in for you")
        assert faults(late) == []
        card.locator("a").click()
        expect(late.locator("[data-late-seat]")).to_contain_text("Your time ran out")
        assert faults(late) == []
        late.get_by_role("button", name="Take your seat back").click()
        expect(late.locator("[data-late-seat]")).to_have_count(0)
        expect(late.locator(".ticker")).to_contain_text("You are back; the bot gets up.")
        windows.close()
        assert windows.complaints == []


def test_what_was_played_for_whoever_was_late_is_told_as_such(
    tmp_path: Path, browser: Browser, server: str
) -> None:
    clock = Clock(tmp_path / "clock")
    settings = {"page": str(Settings().page), "clock": str(clock.file), "sweep": 0.02, "idle": 0.1}
    with Server(tmp_path, **settings) as own:
        windows = Windows(browser, own.address)
        anna = windows.open()
        wait_until_known(anna)
        pace = {"kind": "turns", "answer": 3_600, "late": "default"}
        wanted = {"game": "zock", "seats": 2, "pace": pace, "bots": {"1": "random"}}
        made = {**wanted, "sit": {"name": "Anna"}, "start": True}
        table = anna.request.post("/api/tables", data=made).json()["id"]

        due: set[float] = set()

        def is_played(seconds: float) -> bool:
            """Asked of the list: a table that is asked itself stays awake, and rings by itself."""
            anna.wait_for_timeout(1000 * seconds)
            (mine,) = anna.request.get("/api/me/tables").json()["tables"]
            due.update([mine["due_at"]] if mine["due_at"] else [])
            return len(due) > 1

        clock.run_until(is_played)
        anna.goto(f"/t/{table}")
        anna.locator(".play").wait_for()
        said = "Your time was out; this was played for you:"
        expect(anna.locator(".ticker")).to_contain_text(said)
        anna.locator(".ticker").click()
        expect(anna.get_by_role("dialog").locator(".since")).to_contain_text(said)
        assert faults(anna) == []
        windows.close()
        assert windows.complaints == []
