"""Calls as they are kept: whom the server calls and how, and what is still to be sent.

What is to be sent stays until it was sent. Whoever sends claims it first, for a while, as one
letter whose name stays the same however often it has to be tried: after a crash it is sent again
under that name. `tests/server/calls_contract.py` is the contract of every store.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Literal

from msgspec import Struct, field

if TYPE_CHECKING:
    from ludotheque.server.store.store import Kept

Way = Literal["mail", "push", "self"]
"""How somebody is called; by itself the server does what nobody is told."""


class Callee(Struct):
    """Somebody who has said how to be called."""

    guest: str
    wishes: str = ""
    """As JSON; empty where nothing was said yet."""
    address: str = ""
    """Of mail, confirmed."""
    asked: str = ""
    """Of mail, not confirmed yet."""
    asked_at: float = 0.0
    off_key: str = ""
    mailed_at: float = 0.0
    pushed_at: float = 0.0


class Push(Struct):
    """A browser that can be called."""

    endpoint: str
    guest: str
    p256dh: str
    auth: str
    origin: str
    at: float


class NewCall(Struct):
    """Something to be sent."""

    id: str
    guest: str
    way: Way
    kind: str
    due_at: float
    made_at: float
    table: str = ""
    mark: str = ""
    data: str = "{}"
    """JSON."""
    is_alone: bool = False
    """Whether it goes by itself, and not with all that waits for the same person."""


class Call(NewCall, kw_only=True):
    """The same once it is kept."""

    tries: int = 0
    letter: str = ""


class Telling(Struct):
    """What becomes of a table at which somebody may be called: all of it is kept, or nothing."""

    table: str
    version: int
    call_at: float
    """The version and the time that it was found with: at any other it is too late."""
    next_call_at: float | None
    told: dict[tuple[str, str], str] = field(default_factory=dict)
    """By guest and kind: what each is told of now."""
    calls: list[NewCall] = field(default_factory=list)
    """They take the place of those about the same that wait."""


class FirstLetter(Struct):
    """That an address is to be confirmed."""

    guest: str
    address: str
    address_hash: str
    proof: str
    """The hash of what only the letter tells."""
    off_key: str
    """Taken if the guest has none yet."""
    call: NewCall
    most: int
    """So many may go to the same address …"""
    since: float
    """… since then."""
    before: str = ""
    """The guest's wishes as they were found …"""
    wishes: str = ""
    """… and what is kept in their place, if they still are."""


class CallBook(ABC):
    """Keeps calls. Times are times of day, but for `call_at` of tables."""

    # People

    @abstractmethod
    async def callees(self, guests: Collection[str]) -> dict[str, Callee]:
        """Those of the guests who have said anything."""

    @abstractmethod
    async def callee_of_key(self, off_key: str) -> Callee | None:
        """Whom a link that signs off belongs to."""

    @abstractmethod
    async def guests_at(self, address: str) -> list[str]:
        """The guests who have confirmed an address."""

    @abstractmethod
    async def keep_wishes(
        self, guest: str, wishes: str, off_key: str, calls: Sequence[NewCall] = ()
    ) -> None:
        """Keep how somebody wants to be called, and what follows from it, in the place of what
        was to follow from earlier wishes; the key is taken if there is none yet."""

    @abstractmethod
    async def ask_address(self, first: FirstLetter) -> bool:
        """Keep that an address is to be confirmed, with the letter that does it, in the place of
        earlier ones; nothing, and false, if too many went there already."""

    @abstractmethod
    async def confirm(self, proof: str, since: float) -> str | None:
        """Confirm the address that was asked for with that proof since then; whose it is."""

    @abstractmethod
    async def drop_address(self, guest: str) -> None:
        """Forget somebody's address, confirmed or not, and what was to be sent there."""

    # Browsers

    @abstractmethod
    async def keep_push(self, push: Push, most: int, off_key: str) -> None:
        """Keep a browser, whoever had it before; if somebody has more of them now, the oldest
        go. The key is taken if the guest has none yet."""

    @abstractmethod
    async def pushes(self, guest: str) -> list[Push]:
        """Somebody's browsers, the oldest first."""

    @abstractmethod
    async def drop_push(self, endpoint: str, guest: str) -> bool:
        """Forget a browser, if it is that guest's; whether it was."""

    @abstractmethod
    async def house_key(self, name: str, made: str) -> str:
        """The secret of that name; what was made just now, if there is none yet."""

    # What is to be sent

    @abstractmethod
    async def add(self, calls: Sequence[NewCall]) -> None:
        """Keep what is to be sent; what is kept under the same id already stays."""

    @abstractmethod
    async def is_due(self, way: Way, now: float, server: str) -> bool:
        """Whether there is something to be claimed; it costs little to ask."""

    @abstractmethod
    async def claim(
        self, way: Way, now: float, server: str, until: float, letter: str
    ) -> list[Call]:
        """Take what is due longest, with all that is due to the same person in the same way, as
        one letter of that name; or a letter that somebody claimed and did not send in time, under
        the name it has. Nothing for somebody to whom a letter is under way."""

    @abstractmethod
    async def finish(self, letter: str, sent_at: float | None) -> None:
        """A letter was sent then, or is not to be sent any more."""

    @abstractmethod
    async def put_off(self, letter: str, until: float, is_tried: bool) -> None:
        """Send a letter later: the same one if it was tried, else whatever is due by then."""

    @abstractmethod
    async def count_letter(self, address_hash: str, at: float, since: float, most: int) -> bool:
        """Count a letter to an address; nothing, and false, if so many went there since then."""

    @abstractmethod
    async def forget_letters(self, before: float) -> None:
        """Forget to which addresses letters went before then."""

    # Tables

    @abstractmethod
    async def tables_to_call(self, now: float, most: int) -> list[tuple[Kept, float]]:
        """Tables whose `call_at` has come, the earliest first, each with that time."""

    @abstractmethod
    async def rows(self, tables: Collection[str]) -> dict[str, Kept]:
        """Tables as they are kept, without their logs."""

    @abstractmethod
    async def told_at(self, table: str) -> Mapping[tuple[str, str], str]:
        """By guest and kind: what was told of a table."""

    @abstractmethod
    async def tell(self, telling: Telling) -> bool:
        """Keep whom a table calls, if it is as it was found; whether it was."""

    # Everything about somebody

    @abstractmethod
    async def forget_guest(self, guest: str) -> None:
        """Remove all that is kept here about a guest."""
