"""The open internet: lines to it, and to nothing inside the house.

Somebody else names the address, so a name is resolved once, all that it stands for is looked at,
and the line goes to an address that was looked at: no other answer of a name server, no redirection
and no second look can lead it elsewhere.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Awaitable, Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import urlsplit

import httpcore

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]
PORT: Final = 443
PATIENCE: Final = 5.0
MOST_ANSWER: Final = 16_384
"""Bytes of an answer that are read; with more the line is given up."""
MOST_LINES: Final = 64
_asking: Final = ThreadPoolExecutor(8, "names")
"""Asks name servers, which may be anybody's and slow: nothing else waits for these threads."""
_MAPPING: Final = (
    ipaddress.IPv6Network("64:ff9b::/96"),  # Addresses of the older kind in the newer one's words.
    ipaddress.IPv6Network("64:ff9b:1::/48"),
    ipaddress.IPv6Network("::/96"),
)
_INSIDE: Final = (
    ipaddress.IPv6Network("fec0::/10"),  # Of one site, as it was said before fc00::/7.
    ipaddress.IPv6Network("3fff::/20"),
    ipaddress.IPv4Network("192.0.0.0/24"),  # A router's own.
    ipaddress.IPv4Network("192.88.99.0/24"),
)
"""Further networks that are no part of it, which not every Python knows as such."""


class NotOpen(Exception):
    """An address that is none on the open internet."""


def is_open(text: str) -> bool:
    """Whether an address is one on the open internet."""
    try:
        address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo or (None,))[0]
        if inner is not None or any(address in one for one in _MAPPING):
            return False
    if any(address in one for one in _INSIDE):
        return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_unspecified
    )


def host_of(url: str) -> str:
    """The host of an address that begins with https and has nothing but host and path. It is a
    name: nobody certifies numbers, and whom a call is for is said by name."""
    try:
        parts = urlsplit(url)
        port, host = parts.port, parts.hostname or ""
    except ValueError:
        raise NotOpen("it is no address") from None
    is_fine = url.isascii() and url.isprintable() and " " not in url and "\\" not in url
    if not is_fine or parts.scheme != "https" or "@" in parts.netloc or port not in (None, PORT):
        raise NotOpen("it is no address that begins with https")
    if not host:
        raise NotOpen("it has no host")
    if _is_number(host):
        raise NotOpen("it has a number in place of a name")
    return host


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return False
    return True


async def resolve(host: str, port: int) -> list[str]:
    """What a name stands for, as this machine's name server says."""

    def ask() -> list[str]:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        return [str(one[4][0]) for one in found]

    return await asyncio.get_running_loop().run_in_executor(_asking, ask)


class OpenInternet(httpcore.AsyncNetworkBackend):
    """Opens lines to the open internet only."""

    def __init__(
        self, resolve: Resolve = resolve, lines: httpcore.AsyncNetworkBackend | None = None
    ) -> None:
        self._resolve = resolve
        self._lines = lines or httpcore.AnyIOBackend()

    async def addresses(self, host: str, port: int = PORT) -> list[str]:
        """What a host stands for; `NotOpen` if anything of it is inside the house."""
        try:
            async with asyncio.timeout(PATIENCE):
                found = await self._resolve(host, port)
        except (OSError, UnicodeError, TimeoutError) as error:
            raise NotOpen(f"nothing is known of {host}") from error
        if not found or not all(is_open(one) for one in found):
            raise NotOpen(f"{host} is not on the open internet")
        return found

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        [first, *_] = await self.addresses(host, port)
        return await self._lines.connect_tcp(first, port, timeout, local_address, socket_options)

    async def connect_unix_socket(
        self,
        path: str,
        timeout: float | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        raise NotOpen("a socket of this machine is not on the open internet")

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)

    def pool(self, secrecy: ssl.SSLContext | None = None) -> httpcore.AsyncConnectionPool:
        """For requests over such lines; they follow no redirection."""
        return httpcore.AsyncConnectionPool(
            ssl_context=secrecy,
            network_backend=self,
            max_connections=MOST_LINES,
            max_keepalive_connections=8,
            keepalive_expiry=30.0,
        )


async def status_of(pool: httpcore.AsyncConnectionPool, url: str, **more: Any) -> int:
    """Send a request; with what status it is answered, of which answer not much is read."""
    async with pool.stream("POST", url, **more) as answer:
        read = 0
        async for piece in answer.aiter_stream():
            read += len(piece)
            if read > MOST_ANSWER:
                break
        return answer.status
