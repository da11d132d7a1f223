"""The HTTP handlers: each turns a request into one call of the service."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import logging
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Response, get, post, put
from litestar.datastructures import State
from litestar.params import FromQuery, JSONBody, PathParameter, QueryParameter

import ludotheque
from ludotheque.core.words import LANGUAGES
from ludotheque.server.long_work import Done, LongWork
from ludotheque.server.service.accounts import Visitor
from ludotheque.server.service.answering import Answer
from ludotheque.server.service.boards import draft_of, require_faultless
from ludotheque.server.service.names import one_line
from ludotheque.server.service.news import seat_infos
from ludotheque.server.service.record import Guest
from ludotheque.server.service.sessions import browser_of
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.web.answers import (
    BOARDS_PATH,
    JSON,
    MOST_BOARD_BYTES,
    MOST_LOG_BYTES,
    REPLAY_PATH,
    TABLES_PATH,
    AnyRequest,
    answer,
    pressed,
    pressed_aside,
    problems,
)
from ludotheque.server.web.guard import ADDRESS, FAULTS_PATH, GUEST, SESSION
from ludotheque.server.web.schema import messages_schema
from ludotheque.server.web.sockets import Sockets
from ludotheque.server.wire import commands, messages, sheets, values

LONGEST_WAIT: Final = 25.0
_FOR_A_WHILE: Final = {"cache-control": "no-cache"}
_NEVER: Final = {"cache-control": "no-store"}
_log = logging.getLogger(__name__)

Number = Annotated[int, QueryParameter(ge=0, le=1_000_000_000)]
Seconds = Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)]
Id = Annotated[str, PathParameter(min_length=1, max_length=64)]
Word = Annotated[str, PathParameter(min_length=1, max_length=64)]


def guest_of(request: AnyRequest) -> str:
    """The guest that the guard has recognised."""
    scope: Any = request.scope
    guest: str = scope[GUEST]
    return guest


def visitor_of(request: AnyRequest) -> Visitor:
    """The same, with the device it comes from."""
    scope: Any = request.scope
    agent = request.headers.get("user-agent", "")
    return Visitor(guest_of(request), scope[SESSION], browser_of(agent[:500]))


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


def _work(state: State) -> LongWork:
    work: LongWork = state.work
    return work


def _shelf(state: State) -> Shelf:
    return _tables(state).shelf


# The server and its games


@get("/api/hello", responses=problems(), summary="Who am I, and what is this server?")
async def hello(request: AnyRequest, state: State) -> Response[sheets.Greeting]:
    guest = await _tables(state).guests.find(guest_of(request))
    if guest.is_kept:
        with contextlib.suppress(Trouble):  # Whoever cannot be noted is no less welcome.
            await state.accounts.note_seen(visitor_of(request))
    return answer(
        sheets.Greeting(
            build=state.page.build,
            version=ludotheque.__version__,
            protocol=values.PROTOCOL,
            languages=list(LANGUAGES),
            guest=shown_guest(guest),
            time=_tables(state).now(),
        )
    )


@put("/api/me", responses=problems(403), summary="Choose a name, a colour and a shape.")
async def introduce(
    request: AnyRequest, state: State, data: JSONBody[sheets.Profile]
) -> Response[sheets.Guest]:
    return answer(shown_guest(await _tables(state).guests.introduce(guest_of(request), data)))


def shown_guest(guest: Guest) -> sheets.Guest:
    return sheets.Guest(
        name=guest.name,
        colour=guest.colour,
        shape=guest.shape,
        language=guest.language,
        is_kept=guest.is_kept,
    )


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


@post(
    BOARDS_PATH,
    status_code=200,
    request_max_body_size=MOST_BOARD_BYTES,
    responses=problems(403, 404),
    summary="Look through a board file, perhaps with changes.",
)
async def look_through_board(
    request: AnyRequest, state: State, data: JSONBody[sheets.BoardDraft]
) -> Response[sheets.BoardSheet]:
    _shelf(state).game(data.game)
    done = await _look_through(request, state, data)
    return await pressed_aside(request, done.body, _NEVER)


async def _look_through(request: AnyRequest, state: State, draft: sheets.BoardDraft) -> Done:
    """Have a board file looked through elsewhere: it is whatever somebody has written."""
    said = msgspec.json.encode(draft)
    key = f"board {hashlib.sha256(said).hexdigest()}"
    return await _work(state).brought.do(
        guest_of(request), key, "board", draft=msgspec.json.decode(said)
    )


@post(
    FAULTS_PATH,
    status_code=204,
    responses=problems(403),
    summary="Tell the server's log that something of the page failed.",
)
async def fault(data: JSONBody[sheets.Fault]) -> None:
    what = f"{data.where} of {data.game}" if data.game else data.where
    said = f"the page failed: {what}, build {data.build}: {data.error}"
    _log.warning("%s", one_line(said))


# Tables


@get("/api/tables", responses=problems(), summary="Open tables.")
async def open_tables(
    request: AnyRequest,
    state: State,
    game: Annotated[str, QueryParameter(max_length=64)] = "",
    pace: FromQuery[Literal["", "live", "turns"]] = "",
    language: FromQuery[values.Language] = "",
) -> Response[list[messages.TableInfo]]:
    found = await _tables(state).open_tables(guest_of(request), game, pace, language)
    return answer(found)


@get("/api/my-tables", responses=problems(), summary="Tables at which I hold a seat.")
async def my_tables(request: AnyRequest, state: State) -> Response[list[messages.TableInfo]]:
    return answer(await _tables(state).tables_of(guest_of(request)))


@post(
    TABLES_PATH,
    request_max_body_size=MOST_BOARD_BYTES,
    responses=problems(403, 404, 409),
    summary="Make a table.",
)
async def make_table(
    request: AnyRequest, state: State, data: JSONBody[sheets.NewTable]
) -> Response[messages.TableInfo]:
    tables = _tables(state)
    guest = await tables.guests.find(guest_of(request))
    if data.board:
        draft = draft_of(_shelf(state).game(data.game), data)
        require_faultless((await _look_through(request, state, draft)).body)
    return answer(await tables.create(guest, data), 201)


@get(
    "/api/tables/{table:str}/board",
    responses=problems(404, 410),
    summary="The board file that a table plays on.",
)
async def table_board(request: AnyRequest, state: State, table: Id) -> Response[sheets.BoardSheet]:
    found = await _tables(state).board(table)
    return pressed(request, msgspec.json.encode(found), JSON, _NEVER)


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


@get(
    "/api/tables/{table:str}/hidden",
    responses=problems(404, 410),
    summary="Whose chat I do not want to read.",
)
async def hidden(request: AnyRequest, state: State, table: Id) -> Response[sheets.HiddenPeople]:
    return answer(await _tables(state).hidden(table, guest_of(request)))


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
    sockets: Sockets = state.sockets
    sockets.limits.require_calm(guest_of(request), data)
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
    gallery: Number = 0,
    version: Number = 0,
    wait: Seconds = 0.0,
    is_looking: Annotated[bool, QueryParameter()] = True,
) -> Response[messages.News]:
    tables, guest = _tables(state), guest_of(request)
    if wait:
        scope: Any = request.scope
        sockets: Sockets = state.sockets
        with sockets.waiting.take(guest, scope[ADDRESS]):
            await tables.wait_for_news(table, guest, version, wait, is_looking)
        if await state.sessions.find(scope[SESSION]) != guest:  # It was signed off meanwhile.
            raise Trouble("signed-off")
    return answer(await tables.news(table, guest, since, chat, gallery))


@get(
    "/api/tables/{table:str}/ahead",
    responses=problems(403, 404, 409, 410),
    summary="What one of my seats can answer in advance.",
)
async def ahead(
    request: AnyRequest,
    state: State,
    table: Id,
    seat: Annotated[int, QueryParameter(ge=0, le=15)],
) -> Response[sheets.Foresight]:
    return answer(await _tables(state).foresight(table, guest_of(request), seat))


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
    found = await _tables(state).past(table, guest_of(request), seat, since)
    if isinstance(found, sheets.Past):
        return pressed(request, msgspec.json.encode(found), JSON, _NEVER)
    game, log = found
    key = f"past {table} {seat} {since} {len(log.entries)}"
    text = await asyncio.to_thread(log.text)
    done = await _work(state).own.do(
        guest_of(request), key, "past", game=game.name, log=text, seat=seat, since=since
    )
    return await pressed_aside(request, done.body, _NEVER)


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
    guest = guest_of(request)
    game, name, numbers = await _tables(state).media(table, guest, seat, event)
    key = f"media {table} {event}"
    done = await _work(state).own.do(
        guest, key, "sound or picture", game=game, event=name, media=numbers
    )
    headers = {"cache-control": "private, max-age=86400, immutable"}
    return Response(done.body, media_type=done.kind, headers=headers)


@get(
    "/api/tables/{table:str}/log",
    responses=problems(404, 409, 410),
    media_type="text/plain; charset=utf-8",
    summary="The log of a game that is over, or that later rules cannot go on with.",
)
async def log(request: AnyRequest, state: State, table: Id) -> Response[str]:
    game, found = await _tables(state).log(table, guest_of(request))
    headers = {**_NEVER, "content-disposition": f'attachment; filename="{game}.log"'}
    text = await asyncio.to_thread(found.text)
    return await pressed_aside(request, text.encode(), headers, "text/plain; charset=utf-8")


@get(
    "/api/tables/{table:str}/replay",
    responses=problems(404, 409, 410),
    summary="The replay of a finished game.",
)
async def replay(request: AnyRequest, state: State, table: Id) -> Response[sheets.Replay]:
    guest = guest_of(request)
    found = await _tables(state).finished(table)
    text = await asyncio.to_thread(found.log().text)
    done = await _work(state).own.do(guest, f"replay {table}", "replay", log=text)
    parts = msgspec.json.decode(done.body, type=dict[str, msgspec.Raw])
    names = seat_infos(found.record, guest, frozenset(), found.times)
    parts["names"] = msgspec.Raw(msgspec.json.encode(names))
    return await pressed_aside(request, msgspec.json.encode(parts), _NEVER)


@get(
    "/api/tables/{table:str}/reckoning",
    responses=problems(404, 409, 410),
    summary="Where the scores of a finished game came from, and how it went.",
)
async def reckoning(request: AnyRequest, state: State, table: Id) -> Response[sheets.Reckoning]:
    found = await _tables(state).finished(table)
    text = await asyncio.to_thread(found.log().text)
    done = await _work(state).own.do(
        guest_of(request), f"reckoning {table}", "reckoning", game=found.game.name, log=text
    )
    return await pressed_aside(request, done.body, _NEVER)


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
    key = f"upload {hashlib.sha256(data.log.encode(errors='replace')).hexdigest()}"
    done = await _work(state).brought.do(
        guest_of(request), key, "replay of an upload", log=data.log
    )
    return await pressed_aside(request, done.body, _NEVER)


HANDLERS: Final[list[Any]] = [
    hello, introduce, games, game_sheet, words, rules, schema_of_messages, fault, open_tables,
    my_tables, make_table, table_info, table_board, look_through_board, seat_link, hidden, send,
    news, ahead, past, media, log, replay, reckoning, replay_log,
]  # fmt: skip
