"""The guard: stands before everything else and sees every request first.

It checks where a request comes from and how often, knows the guest by its cookie, and puts the
security headers on every answer.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Collection
from typing import Any, Final

from ludotheque.server import measures
from ludotheque.server.service.record import guest_id
from ludotheque.server.service.sessions import Sessions
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.settings import Settings
from ludotheque.server.web.asgi import Application, Receive, Scope, Send
from ludotheque.server.web.limits import Limits, household
from ludotheque.server.wire import messages

COOKIE: Final = "guest"
COOKIE_AGE: Final = 400 * 86_400
FAULTS_PATH: Final = "/api/faults"
ACCOUNT_PATH: Final = "/api/account"
SIGN_IN_PATH: Final = "/api/sign-in"
LETTER: Final = ("PUT", "/api/me/address")
GUEST: Final = "ludotheque.guest"
"""The place in a request's scope where the guest's id stands."""

SESSION: Final = "ludotheque.session"
"""The place where the hash of its cookie stands."""

FRESH: Final = "ludotheque.fresh"
"""The place where a handler puts the secret of a new cookie, for who signs in or off."""

ADDRESS: Final = "ludotheque.address"
"""The place where the network address stands from which it comes."""

_TOKEN: Final = re.compile(rf"(?:^|;\s*){COOKIE}=([A-Za-z0-9_-]{{32,64}})(?:;|$)")
_SLASHES: Final = re.compile("/{2,}")
_MAKING: Final = re.compile(
    r"POST /api/(tables|tables/[^/]+/invitations|replay|faults|me/.+)|PUT /api/me(/.+)?"
)
"""What leaves something behind, or costs much; whatever a guest changes of itself does."""
_FOR_ALL: Final = (
    "/api/games", "/api/words/", "/api/rules/", "/api/messages.schema.json", FAULTS_PATH, "/schema",
)  # fmt: skip
"""Where it does not matter who asks."""
_SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")

POLICY: Final = (
    "default-src 'self'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]


class Guard:
    """The outermost layer of the application."""

    def __init__(
        self,
        api: Application,
        page: Application,
        settings: Settings,
        limits: Limits,
        build: Callable[[], str],
        watch: Application,
        sessions: Sessions,
        banned: Collection[str] = (),
        before_stop: Callable[[], None] = lambda: None,
    ) -> None:
        self.api = api
        self.page = page
        self.settings = settings
        self.limits = limits
        self.build = build
        self.watch = watch
        """What is served to the host alone, elsewhere."""
        self.sessions = sessions
        self.banned = banned
        self.before_stop = before_stop
        """What is done while everybody is still connected."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.api(scope, receive, send)
            return
        headers = dict(scope["headers"])
        scope["path"] = path = _one_way_to_say(scope["path"])
        is_api = path.startswith(("/api/", "/schema/")) or path == "/schema"
        token, is_new = _token(headers)
        cookie = guest_id(token)
        scope[ADDRESS] = address = household(scope["client"][0] if scope["client"] else "")
        guest: str | None = cookie
        if is_api and not is_new and not path.startswith(_FOR_ALL):
            guest = await self._guest_of(cookie)
            if guest == "":  # That cookie was signed off: whoever has it is a stranger.
                token, is_new = secrets.token_urlsafe(24), True
                guest = cookie = guest_id(token)
        if guest is None:
            await self._say_store_failed(scope, send)
            return
        scope[GUEST], scope[SESSION] = guest, cookie
        answer = self._dress(scope, send, token if is_new and _makes_known(scope) else "")
        if scope["type"] == "websocket":
            if not self._is_same_origin(headers):
                measures.REFUSALS.labels("bad-origin").inc()
                await send({"type": "websocket.close", "code": 4403, "reason": "bad-origin"})
                return
            if guest in self.banned:
                measures.REFUSALS.labels("banned").inc()
                await send({"type": "websocket.close", "code": 4403, "reason": "banned"})
                return
            await self.api(scope, receive, send)
            return
        trouble = self._trouble(scope["method"], path, headers, guest, address) if is_api else None
        if trouble is not None:
            await _refuse(answer, trouble)
        elif is_api:
            await self.api(scope, receive, answer)
        else:
            await self.page(scope, receive, answer)

    async def _guest_of(self, cookie: str) -> str | None:
        """The guest behind a cookie, empty where it was signed off; `None` if the store fails."""
        known = self.sessions.known(cookie)
        if known is not None:
            return known
        try:
            return await self.sessions.find(cookie)
        except Trouble:
            return None

    async def _say_store_failed(self, scope: Scope, send: Send) -> None:
        """Nobody is taken for somebody else because it cannot be found out who they are."""
        if scope["type"] == "websocket":
            measures.REFUSALS.labels("store-failed").inc()
            await send({"type": "websocket.close", "code": 4503, "reason": "store-failed"})
        else:
            await _refuse(self._dress(scope, send, ""), Trouble("store-failed"))

    def _trouble(
        self, method: str, path: str, headers: dict[bytes, bytes], guest: str, address: str
    ) -> Trouble | None:
        if method not in _SAFE_METHODS and not self._is_same_origin(headers):
            return Trouble("bad-origin")
        if guest in self.banned:
            return Trouble("banned")
        wait = self.limits.ask(guest, address)
        if not wait and _MAKING.fullmatch(f"{method} {path}"):
            # Faults are told without a name, so that an address counts as one guest.
            maker = f"address {address}" if path == FAULTS_PATH else guest
            wait = self.limits.ask_to_make(maker, address)
        if not wait and (method, path) == LETTER:
            wait = self.limits.ask_to_write(guest, address)
        if not wait and path.startswith(SIGN_IN_PATH):
            wait = self.limits.ask_to_enter(guest, address)
        elif not wait and path.startswith(ACCOUNT_PATH) and method not in _SAFE_METHODS:
            wait = self.limits.ask_to_make(guest, address)
        return Trouble("too-fast", seconds=int(wait) + 1) if wait else None

    def _is_same_origin(self, headers: dict[bytes, bytes]) -> bool:
        """Browsers say from which page a request comes; programs that are none need not."""
        site = headers.get(b"sec-fetch-site")
        if site == b"cross-site" and b"origin" not in headers:
            return False
        if site == b"same-origin":  # No script can say so, and no proxy between changes it.
            return True
        if b"origin" not in headers:
            return True
        origin = headers[b"origin"].decode("latin-1").lower()
        host = headers.get(b"host", b"").decode("latin-1").lower()
        if origin in self.settings.origins:
            return True
        return bool(host) and origin in (f"http://{host}", f"https://{host}")

    def _dress(self, scope: Scope, send: Send, token: str) -> Send:
        """Put the security headers, the page's build and a new guest's cookie on an answer."""

        async def answer(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                extra = [*HEADERS, (b"x-build", self.build().encode())]
                if given := scope.get(FRESH, token):
                    extra.append((b"set-cookie", self._cookie(given).encode()))
                message["headers"] = [*message.get("headers", []), *extra]
            await send(message)

        return answer

    def _cookie(self, token: str) -> str:
        secure = "; Secure" if self.settings.is_secure else ""
        return f"{COOKIE}={token}; Path=/; Max-Age={COOKIE_AGE}; HttpOnly; SameSite=Lax{secure}"


def _one_way_to_say(path: str) -> str:
    """A path as the limits know it: to the framework `/api//tables/` is `/api/tables`, too."""
    return _SLASHES.sub("/", path).rstrip("/") or "/"


def _makes_known(scope: Scope) -> bool:
    """Whether a stranger who asks this becomes a guest: who says hello, or does something.

    What is only read does not, so that two first requests at once do not make two guests, and no
    cache keeps a cookie with it. Nor does a page that tells of its own fault.
    """
    if scope["type"] != "http" or not scope["path"].startswith("/api/"):
        return False
    if scope["path"] == FAULTS_PATH:
        return False
    return scope["path"] == "/api/hello" or scope["method"] not in _SAFE_METHODS


def _token(headers: dict[bytes, bytes]) -> tuple[str, bool]:
    """The guest's secret, and whether it was made just now."""
    found = _TOKEN.search(headers.get(b"cookie", b"").decode("latin-1"))
    return (found[1], False) if found else (secrets.token_urlsafe(24), True)


async def _refuse(send: Send, trouble: Trouble) -> None:
    measures.REFUSALS.labels(trouble.code).inc()
    body = messages.write(trouble.problem())
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if trouble.code == "too-fast":
        headers.append((b"retry-after", str(trouble.variables["seconds"]).encode()))
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
