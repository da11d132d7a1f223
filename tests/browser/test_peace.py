"""Peace in the chat, by keyboard alone: hide, report, mute and remove."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults, small_targets
from tests.browser.hands import tab_to


def press(page: Page, name: str) -> None:
    tab_to(page, page.get_by_role("button", name=name))
    page.keyboard.press("Enter")


def sit(page: Page, name: str) -> None:
    tab_to(page, page.get_by_label("Your name"))
    page.keyboard.press("ControlOrMeta+A")
    page.keyboard.type(name)
    press(page, "Sit down")


def chat(page: Page, text: str) -> None:
    tab_to(page, page.get_by_placeholder("Say something…"))
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_a_host_hides_reports_mutes_and_removes(windows: Windows) -> None:
    host = windows.open()
    box = host.locator(".box", has_text="Zock")
    box.get_by_role("button", name="Play with friends").click()
    host.locator(".lobby").wait_for()
    other = windows.open(host.url)
    sit(other, "Ben")
    chat(other, "Nonsense")
    line = host.locator(".chat li", has_text="Nonsense")
    expect(line).to_be_visible()
    host.evaluate("window.pointers = 0")

    press(host, "People in the chat")
    dialog = host.get_by_role("dialog", name="People in the chat")
    assert faults(host) + small_targets(host) == []
    press(host, "Hide Ben’s chat")
    expect(dialog.get_by_text("hidden for you")).to_be_visible()
    tab_to(host, dialog.get_by_label("What happened?"))
    host.keyboard.type("Ben talks nonsense")
    press(host, "Send the report")
    expect(dialog.get_by_text("Your report was sent.")).to_be_visible()
    host.keyboard.press("Escape")
    expect(line).to_have_count(0)
    expect(host.locator(".chat")).to_contain_text("One line is hidden.")
    expect(other.locator(".chat li", has_text="Nonsense")).to_be_visible()

    press(host, "People in the chat")
    press(host, "Show Ben’s chat")
    press(host, "Mute Ben")
    expect(other.locator(".chat")).to_contain_text("The host of this table has muted you")
    expect(other.get_by_placeholder("Say something…")).to_have_count(0)
    press(host, "Remove Ben")
    expect(dialog).to_contain_text("Ben loses the seat")
    press(host, "Remove Ben")
    for page in (host, other):
        expect(page.locator(".chat li", has_text="Nonsense")).to_have_count(0)
    expect(other.get_by_text("The host of this table has removed you")).to_be_visible()
    expect(other.get_by_role("button", name="Sit down")).to_have_count(0)

    press(host, "Let Ben back in")
    expect(other.get_by_role("button", name="Sit down")).to_be_visible()
    chat(other, "Sorry")
    host.keyboard.press("Escape")
    expect(host.locator(".chat li", has_text="Sorry")).to_be_visible()
    assert host.evaluate("window.pointers") == 0


def test_a_game_that_is_running_is_reported_from_its_menu(windows: Windows) -> None:
    page = windows.open()
    box = page.locator(".box", has_text="Zock")
    box.get_by_role("button", name="Play with friends").click()
    page.get_by_role("button", name="Start with").click()
    page.locator(".play").wait_for()
    press(page, "Table")
    press(page, "Report this table")
    tab_to(page, page.get_by_label("What happened?"))
    page.keyboard.type("The bots are too good")
    press(page, "Send the report")
    expect(page.get_by_text("Your report was sent.")).to_be_visible()


def test_a_report_too_many_is_refused_where_it_was_written(windows: Windows) -> None:
    page = windows.open()
    box = page.locator(".box", has_text="Zock")
    box.get_by_role("button", name="Play with friends").click()
    page.locator(".lobby").wait_for()
    table = page.url.rpartition("/")[2]
    for number in range(10):
        report = {"type": "report", "id": f"report-{number}", "text": "Odd"}
        assert page.request.post(f"/api/tables/{table}/send", data=report).ok
    press(page, "People in the chat")
    tab_to(page, page.get_by_label("What happened?"))
    page.keyboard.type("Odd")
    press(page, "Send the report")
    expect(page.get_by_role("alert").last).to_contain_text("You have sent 10 reports")
    assert page.get_by_label("What happened?").input_value() == "Odd"
