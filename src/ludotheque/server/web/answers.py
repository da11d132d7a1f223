"""Answers: how results and troubles become HTTP."""

from __future__ import annotations

import gzip
import logging
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import messages

AnyRequest = Request[Any, Any, State]

MOST_BYTES: Final = 16_384
"""Of a request's body."""
MOST_LOG_BYTES: Final = 2_000_000
"""Of an uploaded log."""
REPLAY_PATH: Final = "/api/replay"
JSON: Final = "application/json"
_WORTH_PRESSING: Final = 1_024

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


def on_trouble(request: AnyRequest, trouble: Trouble) -> Response[Any]:
    """Something that cannot be done."""
    return answer(trouble.problem(), trouble.status)


def on_http_error(request: AnyRequest, error: HTTPException) -> Response[Any]:
    """Something that the framework refuses: an address, a method, a body of the wrong shape."""
    if error.status_code == 404:
        return on_trouble(request, Trouble("not-found"))
    if error.status_code == 405:
        return on_trouble(request, Trouble("not-allowed"))
    if error.status_code == 413:
        is_log = request.url.path == REPLAY_PATH
        return on_trouble(
            request, Trouble("too-large", most=MOST_LOG_BYTES if is_log else MOST_BYTES)
        )
    if error.status_code < 500:
        return on_trouble(request, Trouble("bad-message", what=_what(error)))
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
