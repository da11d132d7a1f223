"""The HTTP handlers of what the machine thinks: hints at a question, and whole games."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import QueryParameter

from ludotheque.server.long_work import LongWork
from ludotheque.server.service.analyses import Analyses
from ludotheque.server.service.tables import Tables
from ludotheque.server.web.answers import JSON, AnyRequest, pressed, pressed_aside, problems
from ludotheque.server.web.handlers import Id, guest_of
from ludotheque.server.wire import sheets

_NEVER: Final = {"cache-control": "no-store"}


@get(
    "/api/tables/{table:str}/hint",
    responses=problems(403, 404, 409, 410),
    summary="What the machine would do in one of my seats.",
)
async def hint(
    request: AnyRequest,
    state: State,
    table: Id,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
) -> Response[sheets.Hint]:
    tables: Tables = state.tables
    work: LongWork = state.work
    guest = guest_of(request)
    key, given = await tables.to_hint(table, guest, seat)
    done = await work.hints.do(guest, key, "hint", **given)
    return pressed(request, done.body, JSON, _NEVER)


@get(
    "/api/tables/{table:str}/analysis",
    responses=problems(404, 409, 410),
    summary="Where a finished game was won, as far as that is known.",
)
async def analysis(request: AnyRequest, state: State, table: Id) -> Response[sheets.Analysis]:
    analyses: Analyses = state.analyses
    return await pressed_aside(request, await analyses.look(table), _NEVER)


@post(
    "/api/tables/{table:str}/analysis",
    status_code=200,
    responses=problems(403, 404, 409, 410),
    summary="Work out where a finished game was won.",
)
async def analyse(request: AnyRequest, state: State, table: Id) -> Response[sheets.Analysis]:
    analyses: Analyses = state.analyses
    await analyses.start(guest_of(request), table)
    return await pressed_aside(request, await analyses.look(table), _NEVER)


THOUGHTS: Final[list[Any]] = [hint, analysis, analyse]
