"""What a store keeps so that people find each other: who waits, who is invited, who is blocked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

from msgspec import Struct

if TYPE_CHECKING:
    from ludotheque.server.store.store import Change

Settled = Literal["accepted", "declined", "withdrawn"]


class Block(Struct):
    """That a guest does not want to meet another."""

    other: str
    name: str
    """What the other was called when it was blocked."""
    at: float


class Invitation(Struct):
    """That somebody who sits at a table invites somebody else to it."""

    id: str
    table: str
    inviter: str
    guest: str
    inviter_name: str
    guest_name: str
    at: float
    expires_at: float
    state: Literal["open"] | Settled = "open"


class Seeker(Struct):
    """A guest who wants to play with somebody now."""

    guest: str
    wish: str
    """As JSON."""
    since: float
    seen_at: float
    table: str = ""
    """The table that was found, once one was."""


class FindingStore(ABC):
    """The chapter of a store about finding each other."""

    # Whom somebody does not want to meet

    @abstractmethod
    async def block(self, guest: str, blocks: Collection[Block]) -> None:
        """Keep that a guest does not want to meet others; who was blocked before stays so."""

    @abstractmethod
    async def unblock(self, guest: str, others: Collection[str]) -> None:
        """Let a guest meet others again."""

    @abstractmethod
    async def blocked_by(self, guest: str) -> list[Block]:
        """Whom a guest does not want to meet, the latest first."""

    @abstractmethod
    async def blockers_of(self, guest: str) -> set[str]:
        """The guests who do not want to meet one."""

    @abstractmethod
    async def blocks_among(self, guests: Collection[str]) -> set[tuple[str, str]]:
        """Who among some guests has blocked whom of them."""

    # Invitations

    @abstractmethod
    async def close_door(self, guest: str, is_closed: bool) -> None:
        """Keep that a guest takes no invitations, or takes them again."""

    @abstractmethod
    async def is_door_closed(self, guest: str) -> bool:
        """Whether a guest takes no invitations."""

    @abstractmethod
    async def invite(self, invitation: Invitation) -> None:
        """Keep an invitation, unless its inviter has sent the same guest one from the same table
        that was not withdrawn."""

    @abstractmethod
    async def invitation(self, id: str) -> Invitation | None:
        """One invitation, if there is one of that id."""

    @abstractmethod
    async def invitations_to(self, guest: str, now: float) -> list[Invitation]:
        """Those that are open to a guest, to tables at which people still gather; the latest
        first."""

    @abstractmethod
    async def invitations_from(self, inviter: str, table: str) -> list[Invitation]:
        """Those that somebody has sent from a table, the earliest first."""

    @abstractmethod
    async def invited_since(self, inviter: str, since: float) -> int:
        """How many invitations somebody has sent since then."""

    @abstractmethod
    async def settle_invitation(self, id: str, state: Settled) -> bool:
        """Note what became of an invitation, if it was open; whether it was."""

    @abstractmethod
    async def forget_invitations(self, before: float, most: int) -> int:
        """Remove invitations that had expired by then; how many there were."""

    # Who waits to play with somebody

    @abstractmethod
    async def seek(self, seeker: Seeker) -> None:
        """Let a guest wait; what it waited for before is void."""

    @abstractmethod
    async def seeker(self, guest: str) -> Seeker | None:
        """What a guest waits for, and what was found for it."""

    @abstractmethod
    async def see_seeker(self, guest: str, now: float) -> None:
        """Note that a guest is still there."""

    @abstractmethod
    async def stop_seeking(self, guest: str) -> None:
        """Let a guest wait no more."""

    @abstractmethod
    async def seekers(self, since: float) -> list[Seeker]:
        """Who waits and was there since then, and has found nobody yet: the longest first."""

    @abstractmethod
    async def claim(self, guests: Collection[str], change: Change) -> None:
        """Make a table for guests who wait: all of it in one transaction. `Conflict` if one of them
        does not wait any more, and nothing was changed."""

    @abstractmethod
    async def forget_seekers(self, before: float) -> None:
        """Remove those who were not there since then."""

    @abstractmethod
    async def has_company(self, guest: str) -> bool:
        """Whether a guest sits or has sat anywhere with somebody else."""

    # Telling

    async def call_guests(self, guests: Collection[str]) -> None:  # noqa: B027 (it is alone)
        """Let other servers know that there is something new for guests."""
