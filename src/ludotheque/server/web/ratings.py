"""The HTTP handlers of ratings, and of what people have played."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar import Response, get
from litestar.datastructures import State

from ludotheque.server.service.ratings import Ratings
from ludotheque.server.web.answers import JSON, AnyRequest, answer, pressed, problems
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


RATINGS: Final[list[Any]] = [ratings_of, table_ratings]
