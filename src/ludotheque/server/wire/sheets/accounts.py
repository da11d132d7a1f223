"""Sheets about being known: an account, its ways in and its devices."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludotheque.server.wire.sheets.people import Guest
from ludotheque.server.wire.values import In, Name, Out

Credential = Annotated[str, Meta(min_length=2, max_length=12_000)]
"""What a passkey has answered, as the JSON that browsers make of it."""


class PasskeyInfo(Out):
    """A passkey of one's own."""

    id: str
    name: str
    site: str
    """The host that it was made for: it is offered nowhere else."""
    made_at: float
    used_at: float | None
    """When somebody last signed in with it."""


class DeviceInfo(Out):
    """A browser that is signed in."""

    id: str
    browser: str
    """Its kind and system; empty where they are not known."""
    made_at: float
    seen_at: float
    is_this: bool


class AccountSheet(Out):
    """What is kept so that somebody can come back; also of a guest who keeps nothing."""

    made_at: float | None
    """When it was made; `null` where there is no account."""
    passkeys: list[PasskeyInfo]
    codes_left: int
    """So many recovery codes are not used yet."""
    devices: list[DeviceInfo]
    tables: int
    """At so many tables the guest sits, or hosts."""
    has_links: bool
    """Whether links that sign in are sent by mail here."""


class PasskeyOffer(Out):
    """What a browser needs to make a passkey or to use one."""

    options: str
    """JSON, as the browser's own interface takes it."""


class NewPasskey(In):
    """A passkey that was made just now."""

    credential: Credential
    name: Name


class PasskeyName(In):
    """Another name for a passkey."""

    name: Name


class KeptAccount(Out):
    """An account after something was added to it."""

    account: AccountSheet
    codes: list[str]
    """Recovery codes, where they are new: nobody can see them again."""


class SignIn(In):
    """One way in."""

    credential: Credential | None = None
    code: Annotated[str, Meta(max_length=64)] | None = None
    link: Annotated[str, Meta(max_length=64)] | None = None
    """What a letter told."""


class LinkWish(In):
    """Where to a link that signs in is sent, if an account has confirmed that address."""

    address: Annotated[str, Meta(min_length=3, max_length=254)]
    language: Literal["de", "en", "fr"]


class LinkInfo(Out):
    """Whom a link signs in, before it does."""

    name: str


class SignedIn(Out):
    """Who this browser is from now on."""

    guest: Guest
    tables: int
    """So many tables of the guest that this browser was before are theirs now."""


class SignOff(In):
    """Which devices are signed off."""

    where: Literal["device", "here", "elsewhere", "everywhere"]
    device: Annotated[str, Meta(max_length=64)] = ""
    """Where it is one: its id."""


class Erasure(In):
    """That everything is to be erased; no other word is taken for it."""

    word: Literal["erase"]


class Erased(Out):
    """That it was."""

    tables: int
    """At so many tables somebody sits there now."""
