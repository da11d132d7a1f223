"""Letters: what somebody is called with, in their language, with nothing that is secret.

A call names the game, the people at the table and the way there, which are known to whoever sits
at it; never what happened.
"""

from __future__ import annotations

import email.policy
import functools
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime
from typing import Any, Final

from msgspec import Struct

from ludotheque.core.words import Words
from ludotheque.server.service.wishes import known_zone_of
from ludotheque.server.wire.sheets import CallWishes

_POLICY: Final = email.policy.SMTP.clone(max_line_length=500)
"""No link is broken into two lines."""


class Line(Struct):
    """One thing that somebody is called to."""

    kind: str
    title: str
    """Of the game."""
    names: list[str]
    """Of the other people at the table."""
    table: str
    due_at: float | None = None
    by: str = ""
    """Who does it, where somebody does."""


class Envelope(Struct):
    """Where a letter goes, and under which name."""

    id: str
    sender: str
    domain: str
    address: str
    at: float
    site: str
    off_key: str = ""


class Told(Struct):
    """What a browser shows."""

    title: str
    body: str
    url: str
    tag: str
    lang: str


@functools.cache
def words_in(language: str) -> Words:
    return Words(None, language)


def call_letter(
    envelope: Envelope, wishes: CallWishes, language: str, lines: list[Line]
) -> EmailMessage:
    """The letter that calls somebody to one table or to several."""
    words = words_in(language)
    said = [f"{_long(words, wishes, one)}\n{envelope.site}/t/{one.table}" for one in lines]
    off = f"{envelope.site}/calls/off/{envelope.off_key}"
    foot = words.say("call-foot", site=envelope.site, off=off, settings=f"{envelope.site}/calls")
    letter = _letter(envelope, _short(words, lines), "\n\n".join([*said, f"-- \n{foot}"]))
    post = f"{envelope.site}/api/calls/off/{envelope.off_key}"
    letter["List-Unsubscribe"] = f"<{post}>"
    letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    return letter


def link_letter(envelope: Envelope, language: str, kind: str, link: str) -> EmailMessage:
    """A letter that holds one link: `letter-<kind>` says what for."""
    words = words_in(language)
    text = words.say(f"letter-{kind}", link=link, site=envelope.site)
    return _letter(envelope, words.say(f"letter-{kind}-subject"), text)


def told_in_browser(wishes: CallWishes, language: str, lines: list[Line]) -> Told:
    """What a browser shows when it is called."""
    words = words_in(language)
    several = len({one.table for one in lines}) > 1
    return Told(
        title=_short(words, lines),
        body="\n".join(_long(words, wishes, one) for one in lines),
        url="/mine" if several else f"/t/{lines[0].table}",
        tag="tables" if several else lines[0].table,
        lang=language,
    )


def _short(words: Words, lines: list[Line]) -> str:
    tables = {one.table for one in lines}
    if len(tables) > 1:
        return words.say("call-many", count=len(tables))
    return words.say(f"call-{lines[0].kind}", title=lines[0].title, by=lines[0].by)


def _long(words: Words, wishes: CallWishes, line: Line) -> str:
    values: dict[str, Any] = {"title": line.title, "by": line.by, "count": len(line.names)}
    values["names"] = words.listed(line.names)
    if line.due_at is not None:
        values["when"] = datetime.fromtimestamp(line.due_at, known_zone_of(wishes))
    return words.say(f"call-{line.kind}-with", **values)


def _letter(envelope: Envelope, subject: str, text: str) -> EmailMessage:
    letter = EmailMessage(_POLICY)
    letter["Message-ID"] = f"<{envelope.id}@{envelope.domain}>"
    letter["From"] = f"Ludothèque <{envelope.sender}>"
    letter["To"] = envelope.address
    letter["Subject"] = subject
    letter["Date"] = format_datetime(datetime.fromtimestamp(envelope.at, UTC))
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text + "\n")
    return letter
