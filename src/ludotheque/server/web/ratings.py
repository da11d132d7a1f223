"""The HTTP handlers of ratings, and of what people have played."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, get, put
from litestar.datastructures import State
from litestar.params import JSONBody

from ludotheque.server.service import history
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.web.answers import (
    JSON,
    AnyRequest,
    answer,
    pressed,
    pressed_aside,
    problems,
)
from ludotheque.server.web.handlers import Id, Word, guest_of
from ludotheque.server.wire import sheets

_NEVER: Final = {"cache-control": "no-store"}


def _ratings(state: State) -> Ratings:
    ratings: Ratings = state.ratings
    return ratings


@get(
    "/api/ratings/{game:str}",
    responses=problems(404),
    summary="How strong the bots of a game are, and the people who let me see it.",
)
async def ratings_of(request: AnyRequest, state: State, game: Word) -> Response[sheets.RatingList]:
    found = await _ratings(state).listed(game, guest_of(request))
    return pressed(request, msgspec.json.encode(found), JSON, _NEVER)


@get(
    "/api/tables/{table:str}/ratings",
    responses=problems(404, 409, 410),
    summary="What a finished game has changed for everybody's rating.",
)
async def table_ratings(state: State, table: Id) -> Response[sheets.TableRatings]:
    return answer(await _ratings(state).of_table(table))


@get("/api/me/history", responses=problems(), summary="What I have played.")
async def my_history(request: AnyRequest, state: State) -> Response[sheets.History]:
    found = await history.history_of(state.tables, _ratings(state), guest_of(request))
    return await pressed_aside(request, msgspec.json.encode(found), _NEVER)


@put("/api/me/shown", responses=problems(403), summary="Say who may see what I have played.")
async def show_me(
    request: AnyRequest, state: State, data: JSONBody[sheets.Showing]
) -> Response[sheets.Shown]:
    person = await history.show_to(state.tables, guest_of(request), data.shown_to)
    id = "" if person.shown_to == "nobody" else person.id
    return answer(sheets.Shown(shown_to=person.shown_to, person=id))


@get(
    "/api/people/{person:str}",
    responses=problems(404),
    summary="What somebody lets me see of what they have played.",
)
async def person_page(request: AnyRequest, state: State, person: Id) -> Response[sheets.PersonPage]:
    found = await history.page_of(state.tables, _ratings(state), person, guest_of(request))
    return pressed(request, msgspec.json.encode(found), JSON, _NEVER)


RATINGS: Final[list[Any]] = [ratings_of, table_ratings, my_history, show_me, person_page]
