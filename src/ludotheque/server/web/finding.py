"""The HTTP handlers of finding each other."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from ludotheque.server.service import company, invitations
from ludotheque.server.service.tables import Tables
from ludotheque.server.web.answers import AnyRequest, answer, problems
from ludotheque.server.web.guard import ADDRESS
from ludotheque.server.web.handlers import Id, Seconds, guest_of
from ludotheque.server.web.sockets import Sockets
from ludotheque.server.wire import messages, sheets

Tag = Annotated[str, QueryParameter(max_length=64)]
InvitationId = Annotated[str, PathParameter(min_length=1, max_length=64)]


def _tables(state: State) -> Tables:
    tables: Tables = state.tables
    return tables


@get("/api/me/finding", responses=problems(), summary="Whether anybody was found or invites me.")
async def finding(
    request: AnyRequest, state: State, tag: Tag = "", wait: Seconds = 0.0
) -> Response[sheets.Finding]:
    guest, found = guest_of(request), _tables(state).finding
    if not wait:
        return answer(await found.look(guest))
    scope: Any = request.scope
    sockets: Sockets = state.sockets
    with sockets.waiting.take(guest, scope[ADDRESS]):
        return answer(await found.follow(guest, tag, wait))


@post(
    "/api/me/seeking",
    status_code=200,
    responses=problems(403, 404),
    summary="Wait for somebody to play with now.",
)
async def seek(
    request: AnyRequest, state: State, data: JSONBody[sheets.Seek]
) -> Response[sheets.Finding]:
    tables = _tables(state)
    guest = await tables.guests.find(guest_of(request))
    return answer(await tables.finding.seek(guest, data))


@delete(
    "/api/me/seeking", status_code=204, responses=problems(403), summary="Wait for nobody any more."
)
async def stop_seeking(request: AnyRequest, state: State) -> None:
    await _tables(state).finding.stop(guest_of(request))


@get("/api/me/people", responses=problems(), summary="With whom I have played.")
async def people(request: AnyRequest, state: State) -> Response[sheets.People]:
    return answer(await company.people_of(_tables(state), guest_of(request)))


@get("/api/me/door", responses=problems(), summary="Whom I have blocked, and whether I am invited.")
async def door(request: AnyRequest, state: State) -> Response[sheets.Door]:
    return answer(await company.door_of(_tables(state).store, guest_of(request)))


@put("/api/me/door", responses=problems(403, 404, 409), summary="Change that.")
async def change_door(
    request: AnyRequest, state: State, data: JSONBody[sheets.DoorChange]
) -> Response[sheets.Door]:
    return answer(await company.change_door(_tables(state), guest_of(request), data))


@get(
    "/api/tables/{table:str}/invitations",
    responses=problems(404, 410),
    summary="Whom I have invited to a table.",
)
async def sent_invitations(
    request: AnyRequest, state: State, table: Id
) -> Response[sheets.SentInvitations]:
    return answer(await invitations.sent_from(_tables(state), guest_of(request), table))


@post(
    "/api/tables/{table:str}/invitations",
    status_code=200,
    responses=problems(403, 404, 409, 410),
    summary="Invite somebody with whom I have played.",
)
async def invite(
    request: AnyRequest, state: State, table: Id, data: JSONBody[sheets.Invite]
) -> Response[sheets.SentInvitations]:
    tables = _tables(state)
    guest = await tables.guests.find(guest_of(request))
    return answer(await invitations.invite(tables, guest, table, data.who))


@post(
    "/api/me/invitations/{invitation:str}",
    status_code=200,
    responses=problems(403, 404, 409, 410),
    summary="Accept an invitation and sit down, decline it, or take it back.",
)
async def answer_invitation(
    request: AnyRequest,
    state: State,
    invitation: InvitationId,
    data: JSONBody[sheets.InvitationAnswer],
) -> Response[messages.Done]:
    tables = _tables(state)
    guest = await tables.guests.find(guest_of(request))
    return answer(await invitations.answer(tables, guest, invitation, data))


FINDING: Final[list[Any]] = [
    finding, seek, stop_seeking, people, door, change_door, sent_invitations, invite,
    answer_invitation,
]  # fmt: skip
