"""The HTTP handlers of being known: keeping an account, signing in and off."""

from __future__ import annotations

import ipaddress
import secrets
from typing import Annotated, Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar import Response, delete, get, post, put
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter

from ludotheque.server.service.accounts import Accounts, Entered
from ludotheque.server.service.exporting import everything_about
from ludotheque.server.service.passkeys import Site
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.web.answers import JSON, AnyRequest, answer, pressed_aside, problems
from ludotheque.server.web.guard import FRESH
from ludotheque.server.web.handlers import guest_of, shown_guest, visitor_of
from ludotheque.server.wire import sheets

PasskeyId = Annotated[str, PathParameter(min_length=1, max_length=1_400)]
Link = Annotated[str, PathParameter(max_length=64)]


def site_of(request: AnyRequest, origins: tuple[str, ...]) -> Site:
    """Where the page was reached; `no-passkeys-here` if browsers make no passkeys for that: only
    where there is https or this machine itself, and only for names."""
    host = request.headers.get("host", "").lower()
    origin = request.headers.get("origin", "").lower()
    if origin not in (*origins, f"https://{host}", f"http://{host}"):
        raise Trouble("bad-origin")
    parts = urlsplit(origin)
    name = parts.hostname or ""
    is_here = name == "localhost" or name.endswith(".localhost")
    if not name or _is_number(name) or (parts.scheme != "https" and not is_here):
        raise Trouble("no-passkeys-here")
    return Site(origin, name)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


def _accounts(state: State) -> Accounts:
    accounts: Accounts = state.accounts
    return accounts


@get("/api/account", responses=problems(), summary="What is kept so that I can come back.")
async def account(request: AnyRequest, state: State) -> Response[sheets.AccountSheet]:
    visitor = visitor_of(request)
    await _accounts(state).note_seen(visitor)
    return answer(await _accounts(state).sheet(visitor))


@post(
    "/api/account/offer",
    status_code=200,
    responses=problems(403, 409),
    summary="What my browser needs to make a passkey.",
)
async def offer_to_keep(request: AnyRequest, state: State) -> Response[sheets.PasskeyOffer]:
    site = site_of(request, state.settings.origins)
    options = await _accounts(state).offer_to_keep(visitor_of(request), site)
    return answer(sheets.PasskeyOffer(options))


@post(
    "/api/account/passkeys",
    responses=problems(403, 409),
    summary="Add a passkey; the first one makes the account.",
)
async def keep(
    request: AnyRequest, state: State, data: JSONBody[sheets.NewPasskey]
) -> Response[sheets.KeptAccount]:
    accounts, visitor = _accounts(state), visitor_of(request)
    site = site_of(request, state.settings.origins)
    codes = await accounts.keep(visitor, site, data.credential, data.name)
    return answer(sheets.KeptAccount(await accounts.sheet(visitor), codes), 201)


@put(
    "/api/account/passkeys/{passkey:str}",
    responses=problems(403, 404),
    summary="Give a passkey another name.",
)
async def name_passkey(
    request: AnyRequest, state: State, passkey: PasskeyId, data: JSONBody[sheets.PasskeyName]
) -> Response[sheets.AccountSheet]:
    accounts, visitor = _accounts(state), visitor_of(request)
    await accounts.name_passkey(visitor, passkey, data.name)
    return answer(await accounts.sheet(visitor))


@delete(
    "/api/account/passkeys/{passkey:str}",
    status_code=200,
    responses=problems(403, 404, 409),
    summary="Remove a passkey.",
)
async def remove_passkey(
    request: AnyRequest, state: State, passkey: PasskeyId
) -> Response[sheets.AccountSheet]:
    accounts, visitor = _accounts(state), visitor_of(request)
    await accounts.remove_passkey(visitor, passkey)
    return answer(await accounts.sheet(visitor))


@post(
    "/api/account/codes",
    responses=problems(403),
    summary="New recovery codes in place of all earlier ones.",
)
async def renew_codes(request: AnyRequest, state: State) -> Response[sheets.KeptAccount]:
    accounts, visitor = _accounts(state), visitor_of(request)
    codes = await accounts.renew_codes(visitor)
    return answer(sheets.KeptAccount(await accounts.sheet(visitor), codes), 201)


@post(
    "/api/sign-in/offer",
    status_code=200,
    responses=problems(403),
    summary="What my browser needs to sign in with a passkey.",
)
async def offer_to_enter(request: AnyRequest, state: State) -> Response[sheets.PasskeyOffer]:
    site = site_of(request, state.settings.origins)
    options = await _accounts(state).offer_to_enter(visitor_of(request), site)
    return answer(sheets.PasskeyOffer(options))


@post(
    "/api/sign-in",
    status_code=200,
    responses=problems(403, 404, 409, 410),
    summary="Sign in with a passkey, a recovery code or a link; the answer sets a new cookie.",
)
async def sign_in(
    request: AnyRequest, state: State, data: JSONBody[sheets.SignIn]
) -> Response[sheets.SignedIn]:
    accounts, visitor = _accounts(state), visitor_of(request)
    if data.credential is not None:
        site = site_of(request, state.settings.origins)
        entered = await accounts.enter_with_passkey(visitor, site, data.credential)
    elif data.code is not None:
        entered = await accounts.enter_with_code(visitor, data.code)
    elif data.link is not None:
        entered = await accounts.enter_with_link(visitor, data.link)
    else:
        raise Trouble("bad-message", what="a credential, a code or a link")
    return _signed_in(request, entered)


@post(
    "/api/sign-in/link",
    status_code=204,
    responses=problems(403, 404),
    summary="Send a link that signs in to a confirmed address; nobody is told whether it is one.",
)
async def send_link(state: State, data: JSONBody[sheets.LinkWish]) -> None:
    _accounts(state).send_link(data.address, data.language)


@get(
    "/api/sign-in/link/{link:str}",
    responses=problems(410),
    summary="Whom a link from a letter signs in; it is not used up by that.",
)
async def link_info(state: State, link: Link) -> Response[sheets.LinkInfo]:
    return answer(sheets.LinkInfo(await _accounts(state).name_on_link(link)))


def _signed_in(request: AnyRequest, entered: Entered) -> Response[sheets.SignedIn]:
    if entered.token:
        _give_cookie(request, entered.token)
    return answer(sheets.SignedIn(shown_guest(entered.guest), entered.tables))


def _give_cookie(request: AnyRequest, token: str) -> None:
    scope: Any = request.scope
    scope[FRESH] = token


@post(
    "/api/account/sign-off",
    status_code=200,
    responses=problems(403, 404, 409),
    summary="Sign devices off; who signs off here is a stranger from now on.",
)
async def sign_off(
    request: AnyRequest, state: State, data: JSONBody[sheets.SignOff]
) -> Response[sheets.AccountSheet]:
    accounts, visitor = _accounts(state), visitor_of(request)
    if await accounts.sign_off(visitor, data.where, data.device):
        _give_cookie(request, secrets.token_urlsafe(24))
        return answer(sheets.AccountSheet(None, [], 0, [], 0, False))
    return answer(await accounts.sheet(visitor))


@get(
    "/api/account/export",
    responses=problems(),
    media_type=JSON,
    summary="Everything about me, in one file.",
)
async def export(request: AnyRequest, state: State) -> Response[dict[str, Any]]:
    found = await everything_about(state.tables, guest_of(request))
    body = msgspec.json.format(msgspec.json.encode(found), indent=2)
    headers = {
        "cache-control": "no-store",
        "content-disposition": 'attachment; filename="ludotheque-me.json"',
    }
    return await pressed_aside(request, body, headers)


@post(
    "/api/account/erase",
    status_code=200,
    responses=problems(403),
    summary="Erase everything about me; tables stay, with somebody in my seat.",
)
async def erase_me(
    request: AnyRequest, state: State, data: JSONBody[sheets.Erasure]
) -> Response[sheets.Erased]:
    tables = await _accounts(state).erase(visitor_of(request))
    await state.notices.heed()
    _give_cookie(request, secrets.token_urlsafe(24))
    return answer(sheets.Erased(tables))


ACCOUNTS: Final[list[Any]] = [
    account, offer_to_keep, keep, name_passkey, remove_passkey, renew_codes, offer_to_enter,
    sign_in, send_link, link_info, sign_off, export, erase_me,
]  # fmt: skip
