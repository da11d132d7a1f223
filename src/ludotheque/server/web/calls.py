"""The HTTP handlers of calls: how somebody wants to be called, and links in letters."""

from __future__ import annotations

from typing import Any, Final

from litestar import Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.response import Redirect

from ludotheque.server.pushing import Pushing
from ludotheque.server.service.calls import Calls
from ludotheque.server.web.answers import AnyRequest, answer, problems
from ludotheque.server.web.handlers import Id, guest_of
from ludotheque.server.wire import sheets


def _calls(state: State) -> Calls:
    calls: Calls = state.calls
    return calls


@get("/api/me/calls", responses=problems(), summary="How I am called.")
async def my_calls(request: AnyRequest, state: State) -> Response[sheets.CallSheet]:
    return answer(await _calls(state).sheet(guest_of(request)))


@put("/api/me/calls", responses=problems(403), summary="Choose how I am called.")
async def wish(
    request: AnyRequest, state: State, data: JSONBody[sheets.CallWishes]
) -> Response[sheets.CallSheet]:
    await _calls(state).wish(guest_of(request), data)
    return answer(await _calls(state).sheet(guest_of(request)))


@put("/api/me/address", responses=problems(403, 409), summary="Have letters sent to an address.")
async def ask_address(
    request: AnyRequest, state: State, data: JSONBody[sheets.AddressWish]
) -> Response[sheets.CallSheet]:
    calls = _calls(state)
    await calls.ask_address(guest_of(request), data.address, data.language, data.zone)
    return answer(await calls.sheet(guest_of(request)))


@delete(
    "/api/me/address", status_code=200, responses=problems(403), summary="Have no letters sent."
)
async def drop_address(request: AnyRequest, state: State) -> Response[sheets.CallSheet]:
    await _calls(state).drop_address(guest_of(request))
    return answer(await _calls(state).sheet(guest_of(request)))


@post(
    "/api/calls/confirm",
    status_code=200,
    responses=problems(403, 404),
    summary="Confirm an address by what a letter told.",
)
async def confirm(state: State, data: JSONBody[sheets.Confirming]) -> Response[sheets.Confirmed]:
    return answer(await _calls(state).confirm(data.token))


@get("/api/calls/off/{key:str}", responses=problems(404), summary="Whom a link signs off.")
async def signing_off(request: AnyRequest, state: State, key: Id) -> Response[sheets.SignedOff]:
    if "text/html" in request.headers.get("accept", ""):  # A mail program opened it as a page.
        return Redirect(f"/calls/off/{key}", status_code=303)
    return answer(await _calls(state).signing_off(key))


@post(
    "/api/calls/off/{key:str}",
    status_code=200,
    responses=problems(403, 404),
    summary="Send no more letters, as mail programs ask for it with one click.",
)
async def sign_off(state: State, key: Id) -> Response[sheets.SignedOff]:
    return answer(await _calls(state).sign_off(key))


@post(
    "/api/me/browsers",
    status_code=200,
    responses=problems(403),
    summary="Call this browser from now on.",
)
async def add_browser(
    request: AnyRequest, state: State, data: JSONBody[sheets.PushWish]
) -> Response[sheets.CallSheet]:
    pushing: Pushing = state.pushing
    await pushing.add(guest_of(request), data, f"https://{request.headers.get('host', '')}")
    return answer(await _calls(state).sheet(guest_of(request)))


@post(
    "/api/me/browsers/end",
    status_code=200,
    responses=problems(403),
    summary="Call this browser no more.",
)
async def drop_browser(
    request: AnyRequest, state: State, data: JSONBody[sheets.PushEnd]
) -> Response[sheets.CallSheet]:
    pushing: Pushing = state.pushing
    await pushing.drop(guest_of(request), data.endpoint)
    return answer(await _calls(state).sheet(guest_of(request)))


CALLS: Final[list[Any]] = [
    my_calls, wish, ask_address, drop_address, confirm, signing_off, sign_off,
    add_browser, drop_browser,
]  # fmt: skip
