"""The office: what a host does with what is kept, beside a running server or without one.

Whatever is changed here is told to the server by a notice, which it looks for at every sweep.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from pathlib import Path
from typing import Literal

from msgspec import Struct

from ludotheque.server.store.results import KeptRating, KeptResult, Recomputed
from ludotheque.server.store.store import Change, Kept, KeptWhole

NoticeKind = Literal["table", "guest"]


class Wanted(Struct, kw_only=True):
    """Which tables are looked for; what is empty does not matter."""

    phase: str = ""
    game: str = ""
    guest: str = ""
    """Who holds a seat there."""
    before: float | None = None
    """Nothing has changed there since then."""
    most: int = 1_000_000


class Ban(Struct):
    """A guest who may not come any more."""

    guest: str
    at: float
    why: str


class Report(Struct):
    """What somebody told the host of the server about a table."""

    id: int
    at: float
    table: str
    game: str
    reporter: str
    about: str
    """The guest whom it is about, or empty."""
    text: str
    chat: str
    """JSON: the last lines of the chat as it was, each with its guest."""
    is_settled: bool


class Stats(Struct):
    """How much is kept."""

    schema: int
    tables: dict[str, dict[str, int]]
    """By game and phase."""
    entries: int
    lines: int
    guests: int
    bans: int
    open_reports: int
    bytes: int


class Office(ABC):
    """Looks after what a store keeps; one at a time, and nobody waits."""

    @abstractmethod
    def close(self) -> None:
        """Let go."""

    @abstractmethod
    def tables(self, wanted: Wanted) -> list[Kept]:
        """Tables, the latest first."""

    @abstractmethod
    def tables_naming(self, guest: str) -> list[str]:
        """The tables whose record says anything of a guest."""

    @abstractmethod
    def load(self, table: str) -> KeptWhole | None:
        """A table with its log and the end of its chat."""

    @abstractmethod
    def down(self) -> float:
        """For how many seconds in all no server has run."""

    @abstractmethod
    def commit(self, change: Change) -> None:
        """Keep a change; `Conflict` if the table is not at the version that was changed."""

    @abstractmethod
    def remove_table(self, table: str) -> bool:
        """Remove a table with all that belongs to it; whether there was one."""

    @abstractmethod
    def guests(self) -> list[tuple[str, str]]:
        """All guests who have said how they want to be seen: id and profile."""

    @abstractmethod
    def guest(self, guest: str) -> str | None:
        """How a guest wants to be seen."""

    @abstractmethod
    def keep_guest(self, guest: str, profile: str) -> None:
        """Keep how a guest is to be seen."""

    @abstractmethod
    def name_account(self, guest: str, looks: str) -> bool:
        """Keep how the name of a guest's account looks, if it has one; `False`, and nothing kept,
        if another account's name looks alike."""

    @abstractmethod
    def name_in_chat(self, guest: str, name: str) -> None:
        """Put a name before all that a guest has said."""

    @abstractmethod
    def erase_guest(self, guest: str) -> int:
        """Remove all that is kept of a guest outside the records of tables: profile, what it said,
        what it hid, bans, marks of its messages, its part in reports, what it has played; how many
        lines it said."""

    @abstractmethod
    def ban(self, ban: Ban) -> None:
        """Keep a ban."""

    @abstractmethod
    def unban(self, guest: str) -> bool:
        """Let a guest come again; whether it could not."""

    @abstractmethod
    def bans(self) -> list[Ban]:
        """All bans, the latest first."""

    @abstractmethod
    def reports(self, is_settled: bool) -> list[Report]:
        """The reports that wait, or those that do not any more; the oldest first."""

    @abstractmethod
    def settle(self, report: int) -> bool:
        """Note that a report waits no more; whether it did."""

    @abstractmethod
    def ratings(self, game: str) -> list[KeptRating]:
        """All ratings at a game, by player."""

    @abstractmethod
    def recompute(
        self, game: str, work_out: Callable[[list[KeptResult]], Recomputed]
    ) -> tuple[int, int, int]:
        """Put what is worked out from the results of a game in the place of its ratings, all of it
        or nothing: how many results and how many ratings there are, and how many of these were
        not so before."""

    @abstractmethod
    def stats(self) -> Stats:
        """How much is kept."""

    @abstractmethod
    def notice(self, kind: NoticeKind, id: str) -> None:
        """Let a running server read something anew."""

    @abstractmethod
    def backup(self, to: Path) -> None:
        """Copy everything as it is at one moment into a new file; a server may go on writing."""
