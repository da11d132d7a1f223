"""The log: one line for each thing, with its time; as JSON where that is wanted.

What strangers can cause as often as they like (malformed requests, sockets that break off), and a
disk that is full, is counted and told once in a while, so that what must be seen can be.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

from ludotheque.server.service.names import one_line

COUNTED: Final = {
    "the store failed: ": 1,
    "the tables could not be looked after: ": 1,
    "nobody could be called: ": 1,
    "Invalid HTTP request received.": 1,
    "Unsupported upgrade request.": 1,
    "Invalid UTF-8 sequence received from client.": 1,
    "Exceeded concurrency limit.": 1,
    "ASGI callable returned without completing handshake.": 1,
    "ASGI callable returned without completing response.": 1,
    "the page failed: ": 20,
    "a browser is not called: ": 5,
    "a browser could not be called: ": 5,
    "a push service refused a call ": 5,
    "a letter (": 20,
}
"""How messages begin that come by the thousand, if they come, and how many of them are told within
a minute. Of what pages say, and of what is sent to where people say, each may be another."""
EVERY: Final = 60.0
"""Seconds until what was not told is told as a number, with the next of its kind."""
MOST_FRAMES: Final = 12
"""Of a mistake so many places are told, the innermost last."""


def set_up(is_json: bool) -> None:
    """Write whatever the server and its libraries have to say to the standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines() if is_json else Lines())
    handler.addFilter(Seldom())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True


class Lines(logging.Formatter):
    """One line of text for each thing, a mistake of ours with its places at the end."""

    def format(self, record: logging.LogRecord) -> str:
        said = f"{when(record)} {record.levelname} {record.name}: {record.getMessage().strip()}"
        if record.exc_info and record.exc_info[1] is not None:
            said += f": {mistake(record.exc_info[1])}"
        return one_line(said)


class JsonLines(logging.Formatter):
    """The same as one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "time": when(record),
            "level": record.levelname,
            "logger": record.name,
            "message": one_line(record.getMessage()),
        }
        if record.exc_info and record.exc_info[1] is not None:
            said["mistake"] = one_line(mistake(record.exc_info[1]))
        return json.dumps(said, ensure_ascii=False)


class Seldom(logging.Filter):
    """Lets a few through a minute of what comes by the thousand, with how many there were."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._since: dict[str, float] = {}
        self._told: Counter[str] = Counter()
        self._missed: Counter[str] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        said = record.getMessage()
        kind = next((one for one in COUNTED if said.startswith(one)), "")
        if not kind:
            return True
        now = self._now()
        if now - self._since.get(kind, float("-inf")) >= EVERY:
            self._since[kind], self._told[kind] = now, 0
        if self._told[kind] >= COUNTED[kind]:
            self._missed[kind] += 1
            return False
        self._told[kind] += 1
        record.exc_info = None
        missed = self._missed.pop(kind, 0)
        if missed:
            record.msg = f"{said.strip()} ({missed} more since it was last told)"
            record.args = ()
        return True


def when(record: logging.LogRecord) -> str:
    """When it was, in Greenwich's time."""
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def mistake(error: BaseException) -> str:
    """What went wrong and where, the innermost place last."""
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    places = " > ".join(f"{_file(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)
    return f"{type(error).__name__}: {error} [{places}]"


def _file(name: str) -> str:
    """A file by its last folders."""
    return "/".join(name.replace("\\", "/").split("/")[-3:])
