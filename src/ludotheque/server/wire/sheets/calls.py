"""Sheets about calls: how somebody is called when a table waits for them."""

from __future__ import annotations

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct, field

from ludotheque.server.wire.values import In, Out

CallKind = Literal["turn", "short", "start", "end", "invited"]
"""It is my turn; my time runs short; a table I sit at starts, or ends; somebody invites me."""
CallLanguage = Literal["fr", "en", "de"]
Clock = Annotated[str, Meta(max_length=5)]
"""A time of day, such as 22:00."""
Day = Annotated[str, Meta(max_length=10)]
"""A day, such as 2026-12-24."""
Zone = Annotated[str, Meta(min_length=1, max_length=64)]
"""The name of a time zone, such as Europe/Paris."""
MOST_KINDS: Final = len(get_args(CallKind))
MOST_HOLIDAYS: Final = 20


class QuietHours(Struct, forbid_unknown_fields=True, frozen=True):
    """The part of every day in which somebody is not called."""

    start: Clock
    end: Clock


class Holiday(Struct, forbid_unknown_fields=True, frozen=True):
    """Days on which somebody is not called, and on which clocks by turns wait."""

    first: Day
    last: Day


class CallWishes(Struct, forbid_unknown_fields=True, frozen=True):
    """How somebody wants to be called."""

    mail: Annotated[list[CallKind], Meta(max_length=MOST_KINDS)] = field(
        default_factory=lambda: ["turn", "short", "invited"]
    )
    """For what a letter is sent, if there is an address."""
    push: Annotated[list[CallKind], Meta(max_length=MOST_KINDS)] = field(
        default_factory=lambda: ["turn", "short", "start", "end", "invited"]
    )
    """For what browsers are called, if there are any."""
    quiet: QuietHours | None = None
    holidays: Annotated[list[Holiday], Meta(max_length=MOST_HOLIDAYS)] = []
    language: CallLanguage | Literal[""] = ""
    """Empty is the guest's own, or else the one in which the address was asked for."""
    zone: Zone = "UTC"


class CallSheet(Out):
    """How somebody is called, and how one can be."""

    wishes: CallWishes
    has_wished: bool
    """Whether that was ever said, or is what everybody begins with."""
    has_mail: bool
    """Whether this server sends letters."""
    address: str
    """Where to, once that was confirmed."""
    asked: str
    """Where to, while that is not confirmed."""
    push_key: str
    """What a browser has to know to let this server call it."""
    browsers: int
    """So many browsers are called."""


class AddressWish(In):
    """An address to which letters are to be sent."""

    address: Annotated[str, Meta(max_length=300)]
    language: CallLanguage = "en"
    zone: Zone = "UTC"
    """Both hold until something else is wished for."""


class Confirming(In):
    """What a letter told, which confirms that it arrived."""

    token: Annotated[str, Meta(min_length=1, max_length=64)]


class Confirmed(Out):
    """An address that is confirmed now."""

    address: str


class SignedOff(Out):
    """Whom a link belongs to that signs off, and whether letters are still sent there."""

    address: str
    """As far as it is shown to whoever has the link."""
    is_called: bool


class PushWish(In):
    """A browser that wants to be called."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
    p256dh: Annotated[str, Meta(min_length=1, max_length=200)]
    auth: Annotated[str, Meta(min_length=1, max_length=100)]


class PushEnd(In):
    """A browser that wants to be called no more."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=1_000)]
