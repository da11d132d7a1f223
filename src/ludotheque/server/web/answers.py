"""Answers: how results and troubles become HTTP."""

from __future__ import annotations

import asyncio
import gzip
import logging
import traceback
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ludotheque.server import measures
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import messages

AnyRequest = Request[Any, Any, State]

MOST_BYTES: Final = 16_384
"""Of a request's body."""
MOST_LOG_BYTES: Final = 2_000_000
"""Of an uploaded log."""
MOST_BOARD_BYTES: Final = 262_144
"""Of a request that may hold a board file."""
REPLAY_PATH: Final = "/api/replay"
TABLES_PATH: Final = "/api/tables"
BOARDS_PATH: Final = "/api/boards"
_MOST: Final = {
    REPLAY_PATH: MOST_LOG_BYTES,
    TABLES_PATH: MOST_BOARD_BYTES,
    BOARDS_PATH: MOST_BOARD_BYTES,
}
JSON: Final = "application/json"
GONE: Final = "client disconnected prematurely"
"""What the framework says of a request that breaks off; nobody hears the answer."""
_WORTH_PRESSING: Final = 1_024
_LONG: Final = 32_768

_log = logging.getLogger(__name__)


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problems that a handler may answer with, for the description of the API."""
    return {
        status: ResponseSpec(
            data_container=messages.Problem, description="Problem", generate_examples=False
        )
        for status in sorted({*statuses, 413, 422, 429})
    }


def answer(content: msgspec.Struct | list[Any], status: int = 200) -> Response[Any]:
    """A result as JSON that is never kept by caches."""
    body = msgspec.json.encode(content)
    return Response(
        body, media_type=JSON, status_code=status, headers={"cache-control": "no-store"}
    )


def pressed(
    request: AnyRequest, body: bytes, media_type: str, headers: dict[str, str]
) -> Response[Any]:
    """A larger answer without secrets, compressed if the client can read that."""
    headers = {**headers, "vary": "accept-encoding"}
    if len(body) > _WORTH_PRESSING and "gzip" in request.headers.get("accept-encoding", ""):
        body = gzip.compress(body, 5, mtime=0)
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=media_type, headers=headers)


async def pressed_aside(
    request: AnyRequest, body: bytes, headers: dict[str, str], media_type: str = JSON
) -> Response[Any]:
    """The same for what may be long: nobody else waits while it is compressed."""
    if len(body) < _LONG:
        return pressed(request, body, media_type, headers)
    return await asyncio.to_thread(pressed, request, body, media_type, headers)


def on_trouble(request: AnyRequest, trouble: Trouble) -> Response[Any]:
    """Something that cannot be done."""
    measures.REFUSALS.labels(trouble.code).inc()
    return answer(trouble.problem(), trouble.status)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Something that the framework refuses: an address, a method, a body of the wrong shape."""
    if error.status_code == 404:
        return on_trouble(request, Trouble("not-found"))
    if error.status_code == 405:
        return on_trouble(request, Trouble("not-allowed"))
    if error.status_code == 413:
        most = _MOST.get(request.url.path, MOST_BYTES)
        return on_trouble(request, Trouble("too-large", most=most))
    if error.status_code < 500 or error.detail == GONE:
        return on_trouble(request, Trouble("bad-message", what=_what(error)))
    return on_mistake(request, error)


def on_unreadable(request: AnyRequest, error: RecursionError | UnicodeDecodeError) -> Response[Any]:
    """A body that is nested too deeply, or whose bytes are no text; where it is not a body that
    was read, it is a mistake of ours like any other."""
    if any("decode" in frame.name for frame in traceback.extract_tb(error.__traceback__)):
        is_deep = isinstance(error, RecursionError)
        what = "it is nested too deeply" if is_deep else "it is no text in UTF-8"
        return on_trouble(request, Trouble("bad-message", what=what))
    return on_mistake(request, error)


def on_mistake(request: AnyRequest, error: Exception) -> Response[Any]:
    """A mistake of ours: it is logged, and the client learns only that it was one."""
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return on_trouble(request, Trouble("server-mistake"))


def _what(error: HTTPException) -> str:
    """What was wrong with a body or a parameter, in the framework's words, shortened."""
    extra = error.extra if isinstance(error.extra, list) else []
    parts = [str(one.get("message", "")) for one in extra if isinstance(one, dict)]
    return "; ".join(part for part in parts if part)[:200] or error.detail[:200]
