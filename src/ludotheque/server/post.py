"""Post: letters to a mail server.

By aiosmtplib, which speaks the protocol without a thread, can be interrupted at any moment, and
needs nothing else; the standard library's client would keep a thread waiting for a slow server.
"""

from __future__ import annotations

import asyncio
import contextlib
from email.headerregistry import Address
from email.message import EmailMessage
from pathlib import Path
from typing import Final

import aiosmtplib

from ludotheque.core.errors import BadSetup
from ludotheque.server.settings import Settings

PATIENCE: Final = 20.0
"""Seconds that a mail server may take for an answer …"""
WHOLE: Final = 40.0
"""… and for a letter."""
SECRECY: Final = ("starttls", "tls", "none")
LONGEST: Final = 254
"""Of an address."""
FOR_GOOD: Final = 500


class Unsendable(Exception):
    """A letter that will never be taken."""


class NotNow(Exception):
    """A letter that may be taken later."""


def clean_address(text: str) -> str | None:
    """An address as it is kept: the part behind the @ in small letters; `None` if it is none."""
    text = text.strip()
    if not text.isascii() or not text.isprintable() or " " in text or len(text) > LONGEST:
        return None
    try:
        address = Address(addr_spec=text)
    except Exception:  # Of the parser: whatever a strange text does to it.
        return None
    local, domain = address.username, address.domain.lower()
    labels = domain.split(".")
    is_fine = len(labels) > 1 and all(
        one and one.replace("-", "").isalnum() and not one.startswith("-") and not one.endswith("-")
        for one in labels
    )
    if not is_fine or not local or len(local) > 64 or f"{local}@{address.domain}" != text:
        return None
    return f"{local}@{domain}"


def mailbox_of(address: str) -> str:
    """By what letters to an address are counted: however it is written that one person's mail
    server lets them write it, in whatever case, with dots and with something after a plus.

    >>> mailbox_of("Anna.Berg+games@example.org")
    'annaberg@example.org'
    """
    local, _, domain = address.lower().partition("@")
    return f"{local.partition('+')[0].replace('.', '')}@{domain}"


def require_post(settings: Settings) -> None:
    """`BadSetup` says in a sentence why letters could not be sent as they are to be."""
    if settings.site and not settings.site.startswith(("https://", "http://")):
        raise BadSetup(f"site must be an address such as https://example.org, not {settings.site}.")
    if not settings.mail_host:
        return
    if settings.mail_tls not in SECRECY:
        raise BadSetup(f"mail_tls must be one of {', '.join(SECRECY)}, not {settings.mail_tls}.")
    if clean_address(settings.mail_from) is None:
        raise BadSetup(f"mail_from must be an email address, not {settings.mail_from!r}.")
    if not settings.site:
        raise BadSetup("letters need site, the address at which people reach the server.")
    password_of(settings)


def password_of(settings: Settings) -> str:
    """The password for the mail server, from where the host has put it."""
    if not settings.mail_password_file:
        return settings.mail_password
    try:
        return Path(settings.mail_password_file).read_text(encoding="utf-8").strip()
    except (OSError, UnicodeError) as error:
        why = error.strerror if isinstance(error, OSError) else "it is no text"
        name = settings.mail_password_file
        raise BadSetup(f"the file {name} with the mail password cannot be read: {why}.") from None


class Post:
    """Hands letters to the mail server, one after the other over one line."""

    def __init__(self, settings: Settings) -> None:
        self.sender = settings.mail_from
        self.domain = settings.mail_from.rpartition("@")[2]
        self._settings = settings
        self._line: aiosmtplib.SMTP | None = None

    async def send(self, letter: EmailMessage) -> None:
        """Hand a letter over; when this returns, the mail server has it."""
        try:
            async with asyncio.timeout(WHOLE):
                line = await self._connected()
                await line.sendmail(self.sender, str(letter["To"]), letter.as_bytes())
        except aiosmtplib.SMTPRecipientsRefused as error:
            await self.rest()
            codes = [one.code for one in error.recipients]
            if all(code >= FOR_GOOD for code in codes):
                raise Unsendable(f"nobody is there: {codes}") from error
            raise NotNow(f"nobody is there now: {codes}") from error
        except aiosmtplib.SMTPDataError as error:
            await self.rest()
            if error.code >= FOR_GOOD:
                raise Unsendable(f"it is not taken: {error.code}") from error
            raise NotNow(f"it is not taken now: {error.code}") from error
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as error:
            self._hang_up()
            raise NotNow(f"{type(error).__name__}: {error}") from error
        except BaseException:
            self._hang_up()
            raise

    async def rest(self) -> None:
        """Say goodbye until there is more."""
        line, self._line = self._line, None
        if line is not None:
            with contextlib.suppress(aiosmtplib.SMTPException, OSError, TimeoutError):
                await line.quit(timeout=2.0)
            line.close()

    async def _connected(self) -> aiosmtplib.SMTP:
        if self._line is None or not self._line.is_connected:
            chosen = self._settings
            self._line = aiosmtplib.SMTP(
                hostname=chosen.mail_host,
                port=chosen.mail_port,
                use_tls=chosen.mail_tls == "tls",
                start_tls=chosen.mail_tls == "starttls",
                username=chosen.mail_user or None,
                password=password_of(chosen) if chosen.mail_user else None,
                timeout=PATIENCE,
            )
            await self._line.connect()
        return self._line

    def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.close()
