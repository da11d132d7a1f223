"""The way to a PostgreSQL database: connecting, and what goes wrong said in a few words.

No sentence ever holds the password that an address may contain.
"""

from __future__ import annotations

import os
import socket
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qsl, unquote, urlsplit

import asyncpg

from ludotheque.core.errors import BadSetup
from ludotheque.server.store.store import BadText, StoreFailed, Unsure

CONNECTED_WITHIN: Final = 10.0
"""Seconds after which a database that does not answer is not there."""
ANSWERED_WITHIN: Final = 30.0
"""Seconds that one statement may take."""
_TELLS: Final = "ludotheque"
"""By what the database's own lists know us."""

TROUBLE: Final = (
    asyncpg.PostgresError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
    OSError,
    TimeoutError,
)
"""Everything that can go wrong between us and a database. A line that is cut while it is spoken on
is an `InternalClientError` now and then."""

Connection: TypeAlias = "asyncpg.Connection[asyncpg.Record]"

_SURELY_NOT_DONE: Final = ("0A", "21", "22", "23", "25", "26", "40", "42", "53", "54", "55")
"""Classes of errors of a statement after which nothing of it was kept. Of all others that is not
known: the line may have been cut after the commit and before its answer."""
_FOR_ALL_ALIKE: Final = ("25", "53", "54")
"""Classes of errors that whoever writes next meets, too: read-only, full, too large."""
_IN_THE_WAY: Final = "40"
"""The class of errors of those who would have waited for each other."""


def where(address: str) -> str:
    """A database as it may be named in a sentence: without its password."""
    try:
        parts = urlsplit(address)
        more = dict(parse_qsl(parts.query))
        port = str(parts.port or more.get("port") or 5432)
    except ValueError:
        return "the database"
    user = unquote(parts.username or "") or more.get("user", "")
    name = unquote(parts.path.lstrip("/")) or more.get("dbname") or more.get("database") or user
    host = unquote(parts.hostname or "") or more.get("host") or "this machine"
    return f"the database {name} at {host}, port {port},".replace("  ", " ")


async def connect(address: str, **settings: str) -> Connection:
    """A connection. `settings` are the database's own, for this connection alone."""
    return await _connect(address, ANSWERED_WITHIN, settings)


async def connect_patiently(address: str) -> Connection:
    """A connection on which a statement may take as long as it takes: for what goes through all
    that is kept, and for which nobody at a table waits."""
    return await _connect(address, None, {})


async def _connect(address: str, within: float | None, settings: dict[str, str]) -> Connection:
    try:
        return await asyncpg.connect(
            address,
            timeout=CONNECTED_WITHIN,
            command_timeout=within,
            server_settings=session(**settings),
        )
    except OverflowError as error:  # A port that no machine has.
        raise ValueError(str(error)) from error


def session(**settings: str) -> dict[str, str]:
    """What holds for every connection of ours."""
    return {"application_name": _TELLS, "jit": "off", **settings}


def is_surely_not_done(error: BaseException) -> bool:
    """Whether nothing that a failed statement was to do was done."""
    return isinstance(error, asyncpg.PostgresError) and _class(error) in _SURELY_NOT_DONE


def is_for_all_alike(error: BaseException) -> bool:
    """Whether any other statement that writes would fail as well."""
    return is_surely_not_done(error) and _class(error) in _FOR_ALL_ALIKE


def is_worth_another_try(error: BaseException) -> bool:
    """Whether it failed only because somebody else was in the way."""
    return is_surely_not_done(error) and _class(error) == _IN_THE_WAY


def _class(error: BaseException) -> str:
    return str(getattr(error, "sqlstate", None) or "")[:2]


def is_gone(error: BaseException) -> bool:
    """Whether the connection is not to be used any more."""
    return not is_surely_not_done(error)


def failed(error: BaseException) -> StoreFailed:
    """What went wrong, for those who speak to the store."""
    kind = StoreFailed if is_surely_not_done(error) else Unsure
    if isinstance(error, asyncpg.CharacterNotInRepertoireError):
        kind = BadText
    return kind(in_words(error))


def in_words(error: BaseException) -> str:
    """What went wrong, in a few words without a full stop."""
    if isinstance(error, asyncpg.DiskFullError):
        return "the disk of the database is full"
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return "the database can only be read"
    if isinstance(error, asyncpg.TooManyConnectionsError):
        return "the database has too many connections already"
    if isinstance(error, asyncpg.CannotConnectNowError):
        return "the database is starting or stopping"
    if isinstance(error, TimeoutError):
        return "the database does not answer"
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return "it does not let this user in; is the password right?"
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return "there is no database of that name"
    if type(error) is ValueError:  # Of the address: what asyncpg refuses has words of its own.
        return "its address cannot be read"
    if isinstance(error, OSError):
        return f"the database cannot be reached ({_why(error)})"
    text = " ".join(str(error).split()).rstrip(".")
    return text or type(error).__name__


def _why(error: OSError) -> str:
    """The system's words: those of asyncio name sockets."""
    if type(error) is ConnectionError:  # It is asyncpg who says so: there is no encryption.
        return str(error)
    if error.errno is None or isinstance(error, socket.gaierror):
        return error.strerror or "no connection"
    return os.strerror(error.errno)


def no_way(address: str, error: BaseException) -> BadSetup:
    """Why a database cannot be used, as a sentence for whoever starts something on it."""
    said: Any = in_words(error).rstrip("?")
    end = "?" if in_words(error).endswith("?") else "."
    return BadSetup(f"{where(address)} cannot be used: {said}{end}")
