"""The HTTP handlers: each turns a request into one call of the service."""

from __future__ import annotations

import asyncio
import time
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

import ludotheque
from ludotheque.core.words import LANGUAGES
from ludotheque.server.service.answering import Answer
from ludotheque.server.service.news import seat_infos
from ludotheque.server.service.record import Guest
from ludotheque.server.service.replays import past_of, replay_of, replay_of_text
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.web.answers import (
    JSON,
    MOST_LOG_BYTES,
    REPLAY_PATH,
    AnyRequest,
    answer,
    pressed,
    problems,
)
from ludotheque.server.web.guard import GUEST
from ludotheque.server.web.schema import messages_schema
from ludotheque.server.wire import commands, messages, sheets, values

LONGEST_WAIT: Final = 25.0
_FOR_A_WHILE: Final = {"cache-control": "no-cache"}
_NEVER: Final = {"cache-control": "no-store"}

Number = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Seconds = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)]
Id = Annotated[str, PathParameter(min_length=1, max_length=64)]
Word = Annotated[str, PathParameter(min_length=1, max_length=64)]


def guest_of(request: AnyRequest) -> str:
    """The guest that the guard has recognised."""
    scope: Any = request.scope
    guest: str = scope[GUEST]
    return guest


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def _shelf(state: State) -> Shelf:
    return _tables(state).shelf


# The server and its games


@get("/api/hello", responses=problems(), summary="Who am I, and what is this server?")
async def hello(request: AnyRequest, state: State) -> Response[sheets.Greeting]:
    guest = await _tables(state).guests.find(guest_of(request))
    return answer(
        sheets.Greeting(
            build=state.page.build,
            version=ludotheque.__version__,
            protocol=values.PROTOCOL,
            languages=list(LANGUAGES),
            guest=_shown(guest),
            time=time.time(),
        )
    )


@put("/api/me", responses=problems(403), summary="Choose a name, a colour and a shape.")
async def introduce(
    request: AnyRequest, state: State, data: JSONBody[sheets.Profile]
) -> Response[sheets.Guest]:
    return answer(_shown(await _tables(state).guests.introduce(guest_of(request), data)))


def _shown(guest: Guest) -> sheets.Guest:
    return sheets.Guest(name=guest.name, colour=guest.colour, shape=guest.shape)


@get("/api/games", responses=problems(), summary="The shelf.")
async def games(request: AnyRequest, state: State) -> Response[list[sheets.GameInfo]]:
    return pressed(request, msgspec.json.encode(_shelf(state).infos()), JSON, _FOR_A_WHILE)


@get("/api/games/{game:str}", responses=problems(404), summary="What a game is made of.")
async def game_sheet(request: AnyRequest, state: State, game: Word) -> Response[sheets.GameSheet]:
    return pressed(request, msgspec.json.encode(_shelf(state).sheet(game)), JSON, _FOR_A_WHILE)


@get(
    "/api/words/{language:str}/{file:str}",
    responses=problems(404),
    media_type="text/plain; charset=utf-8",
    summary="The words of a game (`GAME.ftl`) or of all games (`shared.ftl`).",
)
async def words(request: AnyRequest, state: State, language: Word, file: Word) -> Response[str]:
    name, dot, ending = file.rpartition(".")
    if (dot, ending) != (".", "ftl"):
        raise Trouble("not-found")
    text = _shelf(state).words(name, language)
    return pressed(request, text.encode(), "text/plain; charset=utf-8", _FOR_A_WHILE)


@get("/api/rules/{game:str}/{language:str}", responses=problems(404), summary="A rule book.")
async def rules(
    request: AnyRequest, state: State, game: Word, language: Word
) -> Response[sheets.RuleBookInfo]:
    book = _shelf(state).rules(game, language)
    return pressed(request, msgspec.json.encode(book), JSON, _FOR_A_WHILE)


@get("/api/messages.schema.json", responses=problems(), summary="Every message of the socket.")
async def schema_of_messages(request: AnyRequest) -> Response[dict[str, Any]]:
    return pressed(request, msgspec.json.encode(messages_schema()), JSON, _FOR_A_WHILE)


# Tables


@get("/api/tables", responses=problems(), summary="Open tables.")
async def open_tables(request: AnyRequest, state: State) -> Response[list[messages.TableInfo]]:
    return answer(await _tables(state).open_tables(guest_of(request)))


@get("/api/my-tables", responses=problems(), summary="Tables at which I hold a seat.")
async def my_tables(request: AnyRequest, state: State) -> Response[list[messages.TableInfo]]:
    return answer(await _tables(state).tables_of(guest_of(request)))


@post("/api/tables", responses=problems(403, 404, 409), summary="Make a table.")
async def make_table(
    request: AnyRequest, state: State, data: JSONBody[sheets.NewTable]
) -> Response[messages.TableInfo]:
    tables = _tables(state)
    guest = await tables.guests.find(guest_of(request))
    return answer(await tables.create(guest, data), 201)


@get("/api/tables/{table:str}", responses=problems(404, 410), summary="One table.")
async def table_info(request: AnyRequest, state: State, table: Id) -> Response[messages.TableInfo]:
    return answer(await _tables(state).info(table, guest_of(request)))


@get(
    "/api/tables/{table:str}/links/{key:str}",
    responses=problems(404, 410),
    summary="Whose private seat link is this?",
)
async def seat_link(
    request: AnyRequest, state: State, table: Id, key: Id
) -> Response[sheets.SeatLink]:
    return answer(await _tables(state).link(table, key, guest_of(request)))


@post(
    "/api/tables/{table:str}/send",
    status_code=200,
    responses=problems(403, 404, 409, 410),
    summary="Send a command to a table, where there is no socket.",
)
async def send(
    request: AnyRequest, state: State, table: Id, data: JSONBody[commands.AnyCommand]
) -> Response[Answer]:
    tables = _tables(state)
    guest = await tables.guests.find(guest_of(request))
    replies: list[Answer] = []
    await tables.carry_out(table, guest, data, replies.append)
    return answer(replies[0])


@get(
    "/api/tables/{table:str}/news",
    responses=problems(404, 410),
    summary="What I have missed, where there is no socket.",
)
async def news(
    request: AnyRequest,
    state: State,
    table: Id,
    since: Number = 0,
    chat: Number = 0,
    version: Number = 0,
    wait: Seconds = 0.0,
) -> Response[messages.News]:
    tables = _tables(state)
    if wait:
        await tables.wait_for_news(table, version, wait)
    return answer(await tables.news(table, guest_of(request), since, chat))


@get(
    "/api/tables/{table:str}/past",
    responses=problems(403, 404, 410),
    summary="How the table stood for one of my seats after what I have missed.",
)
async def past(
    request: AnyRequest,
    state: State,
    table: Id,
    since: Number = 0,
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> Response[sheets.Past]:
    game, log = await _tables(state).past(table, guest_of(request), seat)
    async with state.one_replay:
        body = await asyncio.to_thread(lambda: msgspec.json.encode(past_of(game, log, seat, since)))
    return pressed(request, body, JSON, _NEVER)


@get(
    "/api/tables/{table:str}/media/{event:int}",
    responses=problems(403, 404, 410),
    media_type="application/octet-stream",
    summary="How an event sounds or looks to one of my seats.",
)
async def media(
    request: AnyRequest,
    state: State,
    table: Id,
    event: Annotated[int, PathParameter(ge=0, le=1_000_000_000)],
    seat: Annotated[int | None, QueryParameter(ge=0, le=15)] = None,
) -> Response[bytes]:
    kind, body = await _tables(state).media(table, guest_of(request), seat, event)
    headers = {"cache-control": "private, max-age=86400, immutable"}
    return Response(body, media_type=kind, headers=headers)


@get(
    "/api/tables/{table:str}/log",
    responses=problems(404, 409, 410),
    media_type="text/plain; charset=utf-8",
    summary="The log of a finished game.",
)
async def log(request: AnyRequest, state: State, table: Id) -> Response[str]:
    found = await _tables(state).finished(table)
    headers = {**_NEVER, "content-disposition": f'attachment; filename="{found.game.name}.log"'}
    return pressed(request, found.log().text().encode(), "text/plain; charset=utf-8", headers)


@get(
    "/api/tables/{table:str}/replay",
    responses=problems(404, 409, 410),
    summary="The replay of a finished game.",
)
async def replay(request: AnyRequest, state: State, table: Id) -> Response[sheets.Replay]:
    tables = _tables(state)
    found = await tables.finished(table)
    names = seat_infos(found.record, guest_of(request), set())
    log = found.log()
    async with state.one_replay:
        body = await asyncio.to_thread(
            lambda: msgspec.json.encode(replay_of(tables.shelf, log, names))
        )
    return pressed(request, body, JSON, _NEVER)


@post(
    REPLAY_PATH,
    status_code=200,
    request_max_body_size=MOST_LOG_BYTES,
    responses=problems(403, 404),
    summary="The replay of a log that I have as a file.",
)
async def replay_log(
    request: AnyRequest, state: State, data: JSONBody[sheets.LogUpload]
) -> Response[sheets.Replay]:
    async with state.one_replay:
        body = await asyncio.to_thread(replay_of_text, _shelf(state), data.log)
    return pressed(request, body, JSON, _NEVER)


HANDLERS: Final[list[Any]] = [
    hello, introduce, games, game_sheet, words, rules, schema_of_messages, open_tables, my_tables,
    make_table, table_info, seat_link, send, news, past, media, log, replay, replay_log,
]  # fmt: skip
