"""What a store keeps of guests who keep who they are: passkeys, recovery codes, devices.

A guest's id stays the hash of its first cookie, whatever it comes back with. A session says that
another cookie is that guest, too. No secret is kept: of codes, cookies and links only their hashes,
of passkeys only their public keys.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Literal

from msgspec import Struct

Purpose = Literal["keep", "enter"]
"""What a challenge is for: a new passkey, or signing in with one."""


class Account(Struct):
    """A guest who keeps who it is."""

    guest: str
    made_at: float
    looks: str
    """How its name looks; no other account's name looks like that."""


class Passkey(Struct):
    """One way in: the public half of a key on somebody's device."""

    id: str
    guest: str
    site: str
    """The host that it was made for; browsers offer it nowhere else."""
    key: str
    uses: int
    name: str
    made_at: float
    used_at: float = 0.0


class Session(Struct):
    """A cookie that is a guest's; known by its hash."""

    id: str
    guest: str
    browser: str
    made_at: float
    seen_at: float
    is_ended: bool = False
    """Whether it is not any more; only of the guest's first cookie, whose hash is its id."""


class Challenge(Struct):
    """What a passkey has to sign; known by its hash."""

    hash: str
    guest: str
    """Who asked for it."""
    purpose: Purpose
    site: str
    until: float


class Code(Struct):
    """A recovery code."""

    guest: str
    used_by: str
    """The session that was begun with it, or empty."""


class AccountStore(ABC):
    """The chapter of a store about being known. Each of these is carried out whole or not at all,
    and is durable when it returns."""

    @abstractmethod
    async def account(self, guest: str) -> Account | None:
        """The account of a guest, if it has one."""

    @abstractmethod
    async def keep_account(
        self, account: Account, passkey: Passkey, codes: Collection[str], session: Session
    ) -> bool:
        """Make an account with its first passkey, the hashes of its recovery codes and the cookie
        that made it; `False`, and nothing kept, if another account's name looks alike."""

    @abstractmethod
    async def rename_account(self, guest: str, profile: str, looks: str) -> bool:
        """Keep how a guest with an account wants to be seen; `False`, and nothing kept, if another
        account's name looks alike."""

    @abstractmethod
    async def passkey(self, id: str) -> Passkey | None:
        """A passkey, if it is known."""

    @abstractmethod
    async def passkeys_of(self, guest: str) -> list[Passkey]:
        """The passkeys of a guest, the oldest first."""

    @abstractmethod
    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep one more; `False` if it is known already."""

    @abstractmethod
    async def name_passkey(self, guest: str, id: str, name: str) -> bool:
        """Give a guest's passkey another name; whether it has that one."""

    @abstractmethod
    async def remove_passkey(self, guest: str, id: str) -> bool:
        """Remove a guest's passkey, unless that would leave it no way in: no other passkey and no
        recovery code. Whether it is gone."""

    @abstractmethod
    async def codes_left(self, guest: str) -> int:
        """How many recovery codes a guest has that are not used."""

    @abstractmethod
    async def replace_codes(self, guest: str, hashes: Collection[str]) -> None:
        """Keep these recovery codes in place of all earlier ones."""

    @abstractmethod
    async def code(self, hash: str) -> Code | None:
        """The recovery code of that hash, used or not."""

    @abstractmethod
    async def keep_challenge(self, challenge: Challenge, now: float, most: int) -> None:
        """Keep a challenge; those whose time is over go, and the oldest if there are too many."""

    @abstractmethod
    async def take_challenge(self, hash: str, now: float) -> Challenge | None:
        """A challenge whose time is not over; nobody gets it a second time."""

    @abstractmethod
    async def keep_link(self, hash: str, guest: str, until: float, now: float, most: int) -> bool:
        """Keep a link that signs in; those whose time is over go. `False`, and nothing kept, if the
        guest has so many already."""

    @abstractmethod
    async def link_of(self, hash: str, now: float) -> str | None:
        """The guest whom a link signs in, if its time is not over."""

    # Coming in, and being sent out

    @abstractmethod
    async def enter_with_passkey(self, id: str, uses: int, session: Session) -> bool:
        """Begin a session with a passkey that was used so often now; `False` if it is gone."""

    @abstractmethod
    async def enter_with_code(self, hash: str, session: Session) -> bool:
        """Begin a session with a recovery code and use it up; `False` if it was used before."""

    @abstractmethod
    async def enter_with_link(self, hash: str, session: Session) -> bool:
        """Begin a session with a link and use it up; `False` if it is gone."""

    @abstractmethod
    async def session(self, id: str) -> Session | None:
        """Whose a cookie is, if that was ever said."""

    @abstractmethod
    async def sessions_of(self, guest: str) -> list[Session]:
        """The cookies that are a guest's, the one last seen first; ended ones, too."""

    @abstractmethod
    async def note_seen(self, id: str, browser: str, at: float) -> None:
        """Note when and with which browser a session was last seen."""

    @abstractmethod
    async def end_sessions(self, guest: str, ids: Collection[str], now: float) -> None:
        """Let cookies be a guest's no more, and give all servers notice of it. The hash of its
        first one is the guest's id: that one is marked, all others are forgotten."""

    # Everything about one guest

    @abstractmethod
    async def personal_rows(self, guest: str) -> dict[str, list[dict[str, object]]]:
        """What is kept of a guest outside the records of tables, by name, as it may read it."""

    @abstractmethod
    async def tables_naming(self, guest: str) -> list[str]:
        """The tables at which a guest holds a seat, and those that gather or play and that it
        hosts."""

    @abstractmethod
    async def tables_to_merge(self, guest: str) -> list[str]:
        """The tables at which a guest holds a seat, and all that are not over whose record says
        anything of it: it may come back to a seat there, or have begun the game. It reads through
        the records of all of these."""

    @abstractmethod
    async def merge_guest(
        self, guest: str, into: str, tables: Mapping[str, tuple[str, str]]
    ) -> None:
        """Let all that one guest has, outside the records of tables, be another's; what it said at
        these tables, too, by which handles the two are known there. All servers are given notice
        of these tables."""
