"""The HTTP handlers of the puzzles: one a day, and any of them."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from ludotheque.server.service.puzzling import Puzzles
from ludotheque.server.service.tables import Tables
from ludotheque.server.web.answers import JSON, AnyRequest, answer, pressed, problems
from ludotheque.server.web.handlers import Word
from ludotheque.server.wire import sheets

_NEVER: Final = {"cache-control": "no-store"}
PuzzleNumber = Annotated[int, PathParameter(ge=1, le=1_000_000)]


@get("/api/puzzles/today", responses=problems(404), summary="The puzzle of the day, in UTC.")
async def puzzle_today(request: AnyRequest, state: State) -> Response[sheets.Puzzle]:
    puzzles: Puzzles = state.puzzles
    tables: Tables = state.tables
    posed = await asyncio.to_thread(puzzles.of_the_day, tables.now())
    return pressed(request, msgspec.json.encode(posed), JSON, _NEVER)


@get("/api/puzzles/{game:str}/{number:int}", responses=problems(404), summary="A puzzle.")
async def puzzle(
    request: AnyRequest, state: State, game: Word, number: PuzzleNumber
) -> Response[sheets.Puzzle]:
    puzzles: Puzzles = state.puzzles
    posed = await asyncio.to_thread(puzzles.posed, game, number)
    return pressed(request, msgspec.json.encode(posed), JSON, _NEVER)


@post(
    "/api/puzzles/{game:str}/{number:int}/answer",
    status_code=200,
    responses=problems(403, 404),
    summary="Answer a puzzle.",
)
async def puzzle_answer(
    request: AnyRequest,
    state: State,
    game: Word,
    number: PuzzleNumber,
    data: JSONBody[sheets.PuzzleMove],
) -> Response[sheets.PuzzleAnswer]:
    puzzles: Puzzles = state.puzzles
    return answer(await asyncio.to_thread(puzzles.answered, game, number, data.move))


PUZZLES: Final[list[Any]] = [puzzle_today, puzzle, puzzle_answer]
