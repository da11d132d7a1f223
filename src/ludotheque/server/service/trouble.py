"""Trouble: why something was not done at a table, as a code that the page has a sentence for."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable
from typing import Final, TypeVar

from ludotheque.server.store.store import BadText, StoreFailed, Unsure
from ludotheque.server.wire import messages

T = TypeVar("T")
_log = logging.getLogger(__name__)

STATUS: Final = {
    "bad-message": 422,
    "too-large": 413,
    "too-fast": 429,
    "too-many-connections": 429,
    "too-much-work": 422,
    "too-many-tables": 409,
    "enough-for-today": 429,
    "enough-reports": 429,
    "too-many-hidden": 409,
    "too-many-blocked": 409,
    "blocked-here": 403,
    "no-seat-here": 403,
    "takes-no-invitations": 409,
    "sits-already": 409,
    "enough-invitations": 429,
    "no-such-invitation": 404,
    "bad-origin": 403,
    "banned": 403,
    "signed-off": 401,
    "no-account": 403,
    "no-passkeys-here": 422,
    "challenge-gone": 409,
    "bad-passkey": 422,
    "no-such-passkey": 404,
    "passkey-known": 409,
    "too-many-passkeys": 409,
    "last-way-in": 409,
    "bad-code": 403,
    "used-code": 410,
    "bad-link": 410,
    "no-such-device": 404,
    "not-found": 404,
    "not-allowed": 405,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-language": 404,
    "no-such-puzzle": 404,
    "no-such-seat": 404,
    "no-such-seat-link": 404,
    "cannot-be-played": 422,
    "bad-seat-count": 422,
    "no-such-option": 422,
    "bad-option": 422,
    "bad-board": 422,
    "no-such-level": 422,
    "bad-name": 422,
    "name-alike": 409,
    "name-kept": 409,
    "name-mixed": 422,
    "bad-word": 422,
    "bad-text": 422,
    "seat-taken": 409,
    "table-full": 409,
    "seats-free": 409,
    "has-started": 409,
    "not-started": 409,
    "is-over": 410,
    "not-over": 409,
    "not-host": 403,
    "not-your-seat": 403,
    "not-seated": 403,
    "not-oneself": 422,
    "no-such-person": 404,
    "nobody-to-see": 404,
    "muted": 403,
    "removed": 403,
    "not-asked": 409,
    "stale": 409,
    "too-late": 409,
    "not-a-move": 422,
    "refused": 422,
    "no-end": 409,
    "no-hint": 409,
    "no-order": 422,
    "no-condition": 422,
    "order-too-far": 422,
    "too-many-orders": 409,
    "no-undo": 409,
    "bad-pace": 422,
    "paused": 409,
    "not-paused": 409,
    "still-there": 409,
    "nothing-asked": 409,
    "nothing-proposed": 409,
    "other-proposal": 409,
    "bad-address": 422,
    "no-mail": 409,
    "enough-letters": 429,
    "no-such-letter": 404,
    "bad-quiet-hours": 422,
    "bad-holiday": 422,
    "no-such-zone": 422,
    "bad-endpoint": 422,
    "cannot-be-rated": 409,
    "not-agreed": 409,
    "other-terms": 409,
    "two-seats": 409,
    "socket-only": 422,
    "bad-log": 422,
    "store-failed": 503,
    "server-mistake": 500,
    "rules-changed": 410,
    "unreadable-table": 410,
}
"""Every code, with the HTTP status that goes with it. `docs/wire.md` says when each comes."""


class Trouble(Exception):
    """Something cannot be done; nothing was changed."""

    def __init__(
        self, code: str, article: str = "", reason: str = "", **variables: int | str
    ) -> None:
        super().__init__(code)
        self.code = code
        self.status = STATUS[code]
        self.article = article
        self.reason = reason
        self.variables = variables

    def problem(self, message: str = "") -> messages.Problem:
        """What the client is told; `message` is the id of its command."""
        return messages.Problem(
            id=message,
            code=self.code,
            status=self.status,
            variables=self.variables,
            article=self.article,
            reason=self.reason,
        )


class Failures:
    """When the store last failed, and why: a full disk may take a small write and then none."""

    def __init__(self) -> None:
        self.at = float("-inf")
        self.why = ""

    def note(self, error: StoreFailed) -> None:
        self.at, self.why = time.monotonic(), str(error)


failures: Final = Failures()


async def stored(answer: Awaitable[T]) -> T:
    """What the store answers; `store-failed` if it cannot, and the log says why. A text that no
    store could keep is the fault of whoever sent it, and says nothing of the store."""
    try:
        return await answer
    except Unsure:
        raise
    except BadText:
        raise Trouble("bad-message", what="a text that can be kept") from None
    except StoreFailed as error:
        failures.note(error)
        _log.error("the store failed: %s", error)
        raise Trouble("store-failed") from None
