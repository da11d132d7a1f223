"""Being known: a passkey in one browser, the same seat in another, and the first one signed off."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, expect

from tests.browser.conftest import Windows
from tests.browser.fitness import faults
from tests.browser.hands import TWICE, play_by_keys, wait_for_question, wait_until_known
from tests.browser.stage import PHONE

AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True,
    "hasUserVerification": True, "isUserVerified": True,
    "automaticPresenceSimulation": True,
}  # fmt: skip


class Device:
    """A browser with an authenticator built in."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("WebAuthn.enable")
        added = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})
        self.id = added["authenticatorId"]

    def passkeys(self) -> list[Any]:
        found = self._session.send("WebAuthn.getCredentials", {"authenticatorId": self.id})
        credentials: list[Any] = found["credentials"]
        return credentials

    def learn(self, passkeys: list[Any]) -> None:
        """Have the same passkeys, as devices of one person have that keep them together."""
        for one in passkeys:
            self._session.send(
                "WebAuthn.addCredential", {"authenticatorId": self.id, "credential": one}
            )


def test_an_account_is_kept_played_from_elsewhere_and_signed_off(
    windows: Windows, server: str
) -> None:
    by_name = server.replace("127.0.0.1", "localhost")
    anna = windows.open("/account")
    expect(anna.get_by_text("an address that is a number")).to_be_visible()
    assert faults(anna) == []

    anna.goto(by_name)
    wait_until_known(anna)
    laptop = Device(anna)
    anna.get_by_role("link", name="My account").click()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("button", name="Save", exact=True).click()
    expect(anna.get_by_text("Saved.")).to_be_visible()
    wanted = {"game": "zock", "seats": 2, "bots": {"1": "random"}, "sit": {"name": "Anna"}}
    made = anna.request.post(f"{by_name}/api/tables", data={**wanted, "start": True})
    table = f"{by_name}/t/{made.json()['id']}"

    anna.get_by_role("button", name="Keep who I am with a passkey").evaluate(TWICE)
    codes = anna.locator("#account-codes ~ ol li")
    expect(codes).to_have_count(10)
    code = codes.first.inner_text()
    assert faults(anna) == []
    anna.get_by_role("button", name="I have kept them").click()
    expect(codes).to_have_count(0)
    expect(anna.get_by_text("You are known here as Anna.")).to_be_visible()
    expect(anna.get_by_role("alert")).to_have_count(0)
    anna.get_by_role("button", name=re.compile("^Rename ")).click()
    anna.get_by_label("Name of the passkey").fill("My laptop")
    anna.get_by_label("Name of the passkey").press("Enter")
    expect(anna.get_by_text("My laptop")).to_be_visible()

    phone = windows.open(size=PHONE)
    phone.goto(f"{by_name}/account")
    Device(phone).learn(laptop.passkeys())
    windows.expected = ("403", "410")
    phone.get_by_label("Recovery code").fill("0000-0000-0000-0000")
    phone.get_by_role("button", name="Sign in with this code").click()
    expect(phone.get_by_role("alert")).to_contain_text("There is no such recovery code.")
    assert faults(phone) == []
    phone.get_by_role("button", name="Sign in with a passkey").evaluate(TWICE)
    expect(phone.get_by_text("You are known here as Anna.")).to_be_visible()
    expect(phone.get_by_role("main")).to_be_focused()
    expect(phone.locator(".things li", has_text="Last seen")).to_have_count(2)
    assert faults(phone) == []

    anna.goto(table)
    wait_for_question(anna)
    phone.goto(table)
    assert wait_for_question(phone)
    play_by_keys(phone)

    phone.goto(f"{by_name}/account")
    other = phone.locator(".things li", has_text="Last seen").filter(has_not_text="this one")
    other.get_by_role("button", name="Sign off").click()
    expect(other).to_have_count(0)
    expect(anna.get_by_text("This browser was signed off.")).to_be_visible()
    anna.goto(f"{by_name}/account")
    expect(anna.get_by_text("You are a guest in this browser.")).to_be_visible()

    anna.get_by_label("Recovery code").fill(code.lower())
    anna.get_by_role("button", name="Sign in with this code").click()
    expect(anna.get_by_text("9 recovery codes are left.")).to_be_visible()
    with anna.expect_download() as saved:
        anna.get_by_role("link", name="Save it as a file").click()
    assert saved.value.suggested_filename == "ludotheque-me.json"
    anna.get_by_role("button", name="Erase everything about me").click()
    anna.get_by_role("button", name="Erase it for good").click()
    expect(anna.get_by_text("You are a guest in this browser.")).to_be_visible()
    seats = phone.request.get(f"{table.replace('/t/', '/api/tables/')}").json()["seats"]
    assert seats[0]["name"] != "Anna"
