"""An inn at which one can be known."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.server.service.accounts import Accounts, Entered, Visitor
from ludotheque.server.service.passkeys import Site
from ludotheque.server.service.record import Guest, guest_id
from ludotheque.server.service.sessions import Sessions
from ludotheque.server.wire import sheets
from tests.server.authenticator import Authenticator
from tests.server.inn import Inn

HERE = Site("https://example.org", "example.org")
ELSEWHERE = Site("https://elsewhere.org", "elsewhere.org")


class Registry:
    """An inn at which one can be known."""

    def __init__(self, inn: Inn) -> None:
        self.inn = inn
        self.sessions = Sessions(inn.store)
        self.banned: set[str] = set()
        self.accounts = Accounts(inn.tables, self.sessions, self.banned)

    def visitor(self, name: str, browser: str = "Firefox, Linux") -> Visitor:
        """Somebody at a browser that was never signed in, under a name if it has one."""
        guest = guest_id(name.lower() * 8)
        if name:
            self.inn.run(self.inn.tables.guests.introduce(guest, sheets.Profile(name=name)))
        return Visitor(guest, guest, browser)

    def keep(self, visitor: Visitor, name: str = "Laptop") -> tuple[Authenticator, list[str]]:
        device = Authenticator()
        offer = self.inn.run(self.accounts.offer_to_keep(visitor, HERE))
        return device, self.inn.run(self.accounts.keep(visitor, HERE, device.make(offer), name))

    def enter(self, visitor: Visitor, device: Authenticator, **wrong: Any) -> Entered:
        offer = self.inn.run(self.accounts.offer_to_enter(visitor, HERE))
        return self.inn.run(
            self.accounts.enter_with_passkey(visitor, HERE, device.sign(offer, **wrong))
        )

    def sheet(self, visitor: Visitor) -> sheets.AccountSheet:
        return self.inn.run(self.accounts.sheet(visitor))

    def guest_of(self, token: str) -> str:
        """Who comes with a cookie."""
        return self.inn.run(self.sessions.find(guest_id(token)))

    def as_guest(self, visitor: Visitor) -> Guest:
        return self.inn.run(self.inn.tables.guests.find(visitor.guest))


def entered_with(visitor: Visitor, entered: Entered) -> Visitor:
    """The same browser with its new cookie."""
    return Visitor(entered.guest.id, guest_id(entered.token), visitor.browser)


@pytest.fixture
def registry(inn: Inn) -> Registry:
    return Registry(inn)
