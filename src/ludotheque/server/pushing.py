"""Pushing: browsers are called through the push service that each of them names.

What is sent is encrypted for the browser alone (RFC 8291, by http-ece) and signed with the house's
key (RFC 8292, by py-vapid), which is made by itself and kept in the store, so that all servers have
the same. The library that joins the two, pywebpush, brings two more clients of HTTP with it, and
resolves names where nobody can look at what they stand for.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import logging
import os
import re
import ssl
import time
from collections.abc import Callable
from typing import Final
from urllib.parse import urlsplit

import http_ece  # type: ignore[import-untyped]
import httpcore
import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02  # type: ignore[import-untyped]

from ludotheque.server.open_internet import NotOpen, OpenInternet, host_of, status_of
from ludotheque.server.post import NotNow
from ludotheque.server.service.letters import Told
from ludotheque.server.service.record import new_id
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.calls import CallBook, Push
from ludotheque.server.wire import sheets

KEY: Final = "push"
MOST_BROWSERS: Final = 10
"""Of one person."""
KEPT_FOR: Final = 86_400
"""Seconds for which a push service keeps a call for a browser that is off."""
GONE: Final = (404, 410)
PATIENCE: Final = 5.0
"""Seconds that all browsers of a person may take together."""
POINT: Final = 65
SECRET: Final = 16
"""Bytes of a browser's key and of its secret."""

_log = logging.getLogger(__name__)


_NAMED: Final = re.compile(r"[a-z0-9-]+(\.[a-z0-9-]+)+", re.ASCII)
"""A host that push services take for one."""


def who_calls(site: str) -> str:
    """Who calls, as push services want to know it (RFC 8292): the site's host, however people
    reach it there. Of a site without a name there is nothing to say.

    >>> who_calls("https://games.example.org:8443/"), who_calls("http://attic:8000")
    ('https://games.example.org', 'https://localhost')
    """
    try:
        host = urlsplit(site).hostname or ""
    except ValueError:
        host = ""
    return f"https://{host}" if _NAMED.fullmatch(host) else "https://localhost"


def new_key() -> str:
    """A new key for a house, as it is kept."""
    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


class Pushing:
    """Calls browsers."""

    def __init__(
        self,
        book: CallBook,
        pem: str,
        site: str = "",
        internet: OpenInternet | None = None,
        secrecy: ssl.SSLContext | None = None,
        now: Callable[[], float] = time.time,
    ) -> None:
        self.book = book
        self.site = site
        self.now = now
        self.internet = internet or OpenInternet()
        self._key = Vapid02.from_pem(pem.encode())
        self._pool = self.internet.pool(secrecy)

    @property
    def public_key(self) -> str:
        """What a browser has to know."""
        point = self._key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def close(self) -> None:
        await self._pool.aclose()

    async def add(self, guest: str, wish: sheets.PushWish, origin: str) -> None:
        """Call a browser from now on; `bad-endpoint` if it cannot be."""
        try:
            await self.internet.addresses(host_of(wish.endpoint))
            _keys(wish.p256dh, wish.auth)
        except (NotOpen, ValueError) as error:
            _log.warning("a browser is not called: %s", error)
            raise Trouble("bad-endpoint") from None
        push = Push(wish.endpoint, guest, wish.p256dh, wish.auth, origin, self.now())
        await stored(self.book.keep_push(push, MOST_BROWSERS, new_id()))

    async def drop(self, guest: str, endpoint: str) -> None:
        await stored(self.book.drop_push(endpoint, guest))

    async def tell(self, guest: str, told: Told) -> bool:
        """Call all browsers of a guest; whether any was reached. One that is gone is forgotten.
        `NotNow` if none was reached and one may be later."""
        # All at once: a service that dawdles keeps nobody else waiting.
        pushes = await stored(self.book.pushes(guest))
        reached = await asyncio.gather(*(self._tell_one(guest, push, told) for push in pushes))
        if None in reached and True not in reached:
            raise NotNow("no browser could be called")
        return True in reached

    async def _tell_one(self, guest: str, push: Push, told: Told) -> bool | None:
        """Whether a browser was reached; `None` if it may be later."""
        try:
            async with asyncio.timeout(PATIENCE):
                status = await self._send(push, told)
        except (httpcore.NetworkError, httpcore.TimeoutException, httpcore.ProtocolError,
                OSError, TimeoutError, NotOpen) as error:  # fmt: skip
            _log.warning("a browser could not be called: %s: %s", type(error).__name__, error)
            return None
        if status in GONE:
            await stored(self.book.drop_push(push.endpoint, guest))
        elif status == 429 or status >= 500:
            return None
        elif status >= 300:
            _log.warning("a push service refused a call with %d", status)
        return status < 300

    async def _send(self, push: Push, told: Told) -> int:
        host = host_of(push.endpoint)
        claims = {
            "aud": f"https://{host}",
            "exp": int(self.now()) + KEPT_FOR // 2,
            "sub": who_calls(self.site or push.origin),
        }
        topic = base64.urlsafe_b64encode(told.tag.encode()).rstrip(b"=")[:32]
        headers = {
            **self._key.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(KEPT_FOR),
            "Urgency": "high",
            "Topic": topic.decode(),
        }
        return await status_of(
            self._pool,
            push.endpoint,
            headers=list(headers.items()),
            content=sealed(push, told),
        )


def sealed(push: Push, told: Told) -> bytes:
    """What is told, so that only the browser can read it."""
    point, secret = _keys(push.p256dh, push.auth)
    body: bytes = http_ece.encrypt(
        msgspec.json.encode(told),
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=point,
        auth_secret=secret,
        version="aes128gcm",
    )
    return body


def _keys(p256dh: str, auth: str) -> tuple[bytes, bytes]:
    """A browser's key and secret; `ValueError` if they are none."""
    try:
        point, secret = (
            base64.urlsafe_b64decode(one.rstrip("=") + "=" * (-len(one.rstrip("=")) % 4))
            for one in (p256dh, auth)
        )
    except binascii.Error as error:
        raise ValueError("its keys cannot be read") from error
    if len(point) != POINT or len(secret) != SECRET:
        raise ValueError("its keys have another length")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    return point, secret
