"""The HTTP handlers of a guest's own tables."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.datastructures import State

from ludotheque.server.service import mine
from ludotheque.server.web.answers import JSON, AnyRequest, answer, pressed, problems
from ludotheque.server.web.handlers import guest_of
from ludotheque.server.wire import sheets

_NEVER: Final = {"cache-control": "no-store"}


@get("/api/me/tables", responses=problems(), summary="The tables I sit at, those that wait first.")
async def tables_at(request: AnyRequest, state: State) -> Response[sheets.MyTables]:
    found = await mine.tables_of(state.tables, guest_of(request))
    return pressed(request, msgspec.json.encode(found), JSON, _NEVER)


@get("/api/me/turns", responses=problems(), summary="How many tables wait for me.")
async def turns(request: AnyRequest, state: State) -> Response[sheets.MyTurns]:
    return answer(await mine.turns_of(state.tables, guest_of(request)))


MINE: Final[list[Any]] = [tables_at, turns]
