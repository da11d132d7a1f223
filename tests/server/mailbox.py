"""A real mail server on loopback, and the letters that have come to it."""

from __future__ import annotations

import email
import email.policy
import re
import threading
from email.message import EmailMessage
from types import TracebackType
from typing import Any

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.server.process import PATIENCE

SENDER = "games@example.org"
SITE = "https://games.example.org"


class _AnyPort(Controller):
    """A controller that knows itself at the port that it was given."""

    def _trigger_server(self) -> None:
        self.port = self.server.sockets[0].getsockname()[1]  # type: ignore[union-attr]
        super()._trigger_server()


class Mailbox:
    """Takes letters; each that was taken is in `letters`, in its order."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refusal = ""
        """What it answers to every letter instead of taking it."""
        self.strangers: set[str] = set()
        """Addresses where nobody is."""
        self._came = threading.Condition()
        self._controller = _AnyPort(self, hostname="127.0.0.1", port=0)

    def __enter__(self) -> Mailbox:
        self._controller.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._controller.stop()

    def settings(self) -> dict[str, Any]:
        """What a server has to know to send letters here."""
        return {
            "mail_host": "127.0.0.1", "mail_port": self._controller.port, "mail_tls": "none",
            "mail_from": SENDER, "site": SITE,
        }  # fmt: skip

    def has_come(self, count: int, seconds: float) -> bool:
        """Whether so many letters are there within some seconds."""
        with self._came:
            return self._came.wait_for(lambda: len(self.letters) >= count, seconds)

    def wait_for(self, count: int) -> list[EmailMessage]:
        """All letters, once there are so many."""
        with self._came:
            assert self._came.wait_for(lambda: len(self.letters) >= count, PATIENCE)
            return list(self.letters)

    async def handle_RCPT(  # noqa: N802 (aiosmtpd calls it so)
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address in self.strangers:
            return "550 5.1.1 nobody of that name"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope
    ) -> str:
        if self.refusal:
            return self.refusal
        content = envelope.original_content or b""
        letter = email.message_from_bytes(content, policy=email.policy.default)
        assert isinstance(letter, EmailMessage)
        assert envelope.rcpt_tos == [letter["To"]]
        with self._came:
            self.letters.append(letter)
            self._came.notify_all()
        return "250 OK"


def link_in(letter: EmailMessage, path: str) -> str:
    """What stands behind a path in a letter."""
    found = re.search(rf"{re.escape(SITE)}{path}(\S+)", text_of(letter))
    assert found is not None, text_of(letter)
    return found[1]


def text_of(letter: EmailMessage) -> str:
    return str(letter.get_content()).replace("\r\n", "\n")
