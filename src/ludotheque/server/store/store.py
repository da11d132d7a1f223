"""The store: what every place that keeps tables must be able to do.

`tests/server/store_contract.py` is its contract: whoever passes that is a store. A table is kept
in parts, so that a move writes little: its record (who sits, what was agreed), its state (all it
takes to go on playing), its log, entry by entry, and the earlier states to which the game can still
go back, each with the entry that led on from it.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, field

from ludotheque.server.store.accounts import AccountStore
from ludotheque.server.store.finding import FindingStore
from ludotheque.server.store.results import NewResult, Results

if TYPE_CHECKING:
    from ludotheque.server.store.calls import CallBook
    from ludotheque.server.store.postgres_errands import Asking

KEPT_CHAT: Final = 256
"""So many of the last lines of a chat come with a table."""


class Conflict(Exception):
    """Somebody else has changed the table meanwhile: load it again."""


class StoreFailed(Exception):
    """The store cannot write or read; nothing was changed."""


class BadText(StoreFailed):
    """There is a character in a text that the store does not take: that is no fault of its own."""


class Unsure(StoreFailed):
    """Whether it was written is not known: the line was cut before the answer came."""


class NewEntry(Struct):
    """An entry of the log to be added."""

    number: int
    text: str
    """As JSON, secrets included."""
    sent: str = ""
    """Whose message made it, so that the same message sent again counts once; or empty."""


class NewLine(Struct):
    """A line of the chat to be added."""

    number: int
    text: str
    sent: str = ""
    at: float = 0.0
    """When it was said."""


class NewPast(Struct):
    """An earlier state to be added, to which the game can go back."""

    entry: int
    """The entry that led on from it. None has ever led on from two."""
    text: str
    """As JSON, secrets included."""


class NewAnswer(Struct):
    """What was answered to a message, where nothing else that is kept says so."""

    sent: str
    text: str
    """As JSON."""


class Change(Struct):
    """Everything that changes at a table at once: all of it is kept, or nothing."""

    table: str
    version: int
    """The version that was changed; 0 makes a new table. The new version is one more."""
    game: str
    phase: str
    is_open: bool
    wake_at: float | None
    """When the table needs somebody to wake it: a bot is to move, or time is up."""
    changed_at: float
    record: str | None = None
    """`None` leaves it as it is."""
    state: str | None = None
    """`None` leaves it as it is."""
    entries: list[NewEntry] = field(default_factory=list)
    chat: list[NewLine] = field(default_factory=list)
    gallery: list[NewLine] = field(default_factory=list)
    """Lines that spectators say among themselves, with numbers of their own."""
    holders: list[str] | None = None
    """The guests who hold seats; `None` leaves them as they are."""
    host: str = ""
    """The guest who hosts it; whoever does when it is new has made it."""
    most_lines: int = 1_000_000
    """If the chat has more lines now, the oldest are removed."""
    unsaid: list[str] = field(default_factory=list)
    """Guests whose lines are removed from the chat."""
    pasts: list[NewPast] = field(default_factory=list)
    """Earlier states that are new, each later than all that stay."""
    pasts_end: int | None = None
    """Earlier states from this entry on go before the new ones come; `None` lets all stay."""
    now: float = 0.0
    """When this is."""
    down: float = 0.0
    """How many seconds in all no server ran until then: `wake_at` is kept without them."""
    answers: list[NewAnswer] = field(default_factory=list)
    """Kept where several servers share a store; one alone remembers them itself."""
    result: NewResult | None = None
    """How the game ended, with the change that ends it."""

    def lines(self) -> list[NewLine]:
        """All new lines as they are kept: those of the gallery are numbered downwards from -1."""
        apart = [NewLine(-1 - one.number, one.text, one.sent, one.at) for one in self.gallery]
        return [*self.chat, *apart]

    call_at: float | None = None
    """When somebody may have to be called to the table; kept as `wake_at` is."""
    keeps_call: bool = False
    """Whether that stays what it was."""

    def kept_call_at(self) -> float | None:
        return None if self.call_at is None else self.call_at - self.down

    def kept_wake_at(self) -> float | None:
        return None if self.wake_at is None else self.wake_at - self.down


class NewReport(Struct):
    """What somebody tells the host of the server."""

    at: float
    table: str
    game: str
    reporter: str
    about: str
    """The guest whom it is about, or empty."""
    text: str
    chat: str
    """JSON: the last lines of the chat, each with its guest."""
    sent: str = ""
    """Whose message made it."""


class Kept(Struct):
    """A table as it is kept, without its log."""

    table: str
    version: int
    game: str
    phase: str
    is_open: bool
    wake_at: float | None
    """Without the seconds in which no server ran."""
    changed_at: float
    record: str
    state: str
    lines: int
    """So many lines its chat has had; not all of them need be kept."""
    is_ours: bool = True
    """Whether it is this server that sees to its bots and clocks."""


class KeptWhole(Struct):
    """A table as it is kept, with its log and chat, all of one moment."""

    row: Kept
    entries: list[str]
    chat: list[str]
    """Its last lines."""
    sent: dict[str, int]
    """The numbers of the entries that messages made."""
    said: list[str]
    """The messages that these lines of the chat came from."""
    pasts: list[str]
    """The states to which the game can go back, the latest last."""
    answers: dict[str, str] = field(default_factory=dict)
    """The latest answers to messages that nothing else here remembers."""
    gallery: list[str] = field(default_factory=list)
    """The last lines that spectators said among themselves."""


class Count(Struct):
    """How much of what is kept one guest has made."""

    hosted: int
    """Tables that are not over and of which it is the host."""
    made: int
    """Tables that it has made since some time, whatever became of them."""


class Notice(Struct):
    """That something was changed beside the server that keeps this store open."""

    number: int
    kind: str
    """`table` or `guest`."""
    id: str
    """Empty for all guests."""


class Errand(Struct):
    """One thought that is asked for on another machine."""

    id: str
    kind: str
    """What a house has to know to think about it."""
    question: dict[str, Any]


GUEST: Final = "guest "
"""Before the id of a guest who is heard of as tables are: there is something new for it."""

Hear = Callable[[Mapping[str, int] | None], None]
"""Is told which tables others have changed, each with its version, or 0 where only who is there has
changed; `None` if something may have been missed."""


class Store(AccountStore, FindingStore, Results):
    """Keeps tables and guests, and what was played."""

    is_shared = False
    """Whether other servers may keep their tables in it at the same time."""
    calls: CallBook
    """Whom to call, and what is still to be sent."""

    @abstractmethod
    async def open(self) -> None:
        """Make ready; loads no table."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was begun and let go."""

    @abstractmethod
    async def probe(self) -> None:
        """Write something that changes nothing through to the disk; `StoreFailed` if that fails."""

    @abstractmethod
    def waiting(self) -> int:
        """How many changes wait to be written."""

    @abstractmethod
    async def commit(self, *changes: Change) -> None:
        """Keep changes durably, all of them or none: when this returns, no crash can lose them.

        `Conflict` if a table is not at the version that was changed (or exists already).
        """

    @abstractmethod
    async def load(self, table: str) -> KeptWhole | None:
        """A table with all that belongs to it; `None` if there is none."""

    @abstractmethod
    async def open_tables(self, since: float, most: int, game: str = "") -> list[Kept]:
        """Open tables that are not over and have changed since then, the latest first; only of one
        game, where that is said."""

    @abstractmethod
    async def tables_of(self, guest: str, most: int, is_over: bool | None = None) -> list[Kept]:
        """The tables at which a guest holds a seat, the latest first; only those that are over, or
        that are not, where that is said."""

    @abstractmethod
    async def rows_of(self, tables: Collection[str]) -> dict[str, Kept]:
        """Those of some tables that there are."""

    @abstractmethod
    async def phases(self) -> dict[str, int]:
        """How many tables are kept, by phase."""

    @abstractmethod
    async def due(self, now: float, most: int, down: float = 0.0) -> list[str]:
        """Tables to be woken by now, the longest overdue first, if no server ran for so many
        seconds in all. One that was changed later than now is among them: the clock has been set
        back, and its time means nothing."""

    @abstractmethod
    async def note_running(self, now: float, is_first: bool, patience: float) -> float:
        """Note that a server runs, which has just started if it is the first time; for how many
        seconds in all none has run. That grows by the time since the last note if no other server
        runs at a start, or if that note is not within patience of now; where the clock was set
        back, it shrinks."""

    @abstractmethod
    async def let_sleep(self, table: str) -> None:
        """Wake a table no more; nothing else of it is touched, or has to be readable."""

    @abstractmethod
    async def keep_guest(self, guest: str, profile: str) -> None:
        """Keep how a guest wants to be seen."""

    @abstractmethod
    async def guest(self, guest: str) -> str | None:
        """How a guest wants to be seen, if that was ever said."""

    @abstractmethod
    async def keep_analysis(self, table: str, text: str) -> None:
        """Keep what was found of a finished game, with its table."""

    @abstractmethod
    async def analysis(self, table: str) -> str | None:
        """What was found of it, if anything."""

    @abstractmethod
    async def hide(self, guest: str, other: str, is_hidden: bool) -> None:
        """Keep that a guest does not want to read another's chat, or wants to again."""

    @abstractmethod
    async def hidden_by(self, guest: str) -> list[str]:
        """The guests whose chat a guest does not want to read."""

    @abstractmethod
    async def keep_report(self, report: NewReport) -> None:
        """Keep a report for the host of the server."""

    @abstractmethod
    async def reports_by(self, guest: str, since: float) -> int:
        """How many reports a guest has sent since then."""

    # Keeping only so long; each in steps so small that nobody waits for them

    @abstractmethod
    async def newest(self) -> float:
        """When something was last changed at any table; 0 if there is none."""

    @abstractmethod
    async def count_of(self, guest: str, since: float) -> Count:
        """How many tables a guest hosts, and how many it has made since then."""

    @abstractmethod
    async def outdated(self, phase: str, before: float, most: int) -> list[str]:
        """Tables in a phase at which nothing has changed since then, the oldest first."""

    @abstractmethod
    async def remove(self, table: str, phase: str, before: float) -> bool:
        """Remove a table and all that belongs to it, if it is still in that phase and nothing has
        changed there since; whether it was."""

    @abstractmethod
    async def forget_chat(self, before: float, most: int) -> int:
        """Remove lines that were said before then, the oldest first; how many there were."""

    @abstractmethod
    async def forget_reports(self, before: float, most: int) -> int:
        """Remove reports from before then that wait no more; how many there were."""

    @abstractmethod
    async def give_room_back(self, most: int) -> int:
        """Give room on the disk back that nothing needs any more; how many pages."""

    # What the host does beside this server

    @abstractmethod
    async def banned(self) -> set[str]:
        """The guests who may not come any more."""

    @abstractmethod
    async def last_notice(self) -> int:
        """The number of the latest notice, 0 if there was none."""

    @abstractmethod
    async def notices(self, after: int) -> list[Notice]:
        """The notices after a number, in their order."""

    # Several servers; one that is alone needs nothing of this

    def time(self) -> float:
        """The time of day by which all servers of this store go."""
        return time.time()

    def hear(self, hear: Hear) -> None:
        """Tell of what others change from now on, as soon as possible, though not surely."""

    async def versions(self, tables: Collection[str]) -> dict[str, int]:
        """The versions of those tables that there are."""
        raise NotImplementedError

    async def keep_answer(self, table: str, answer: NewAnswer, now: float) -> None:
        """Keep what was answered to a message that changed nothing at its table."""

    async def put_off(self, table: str, until: float) -> None:
        """Leave it to other servers to wake a table; try again at that time."""
        await self.let_sleep(table)

    async def note_present(
        self, table: str, guests: Collection[str], looking: Collection[str] = ()
    ) -> None:
        """Let other servers know who is connected to a table here, and who of them looks at it."""

    async def present(self, tables: Collection[str]) -> dict[str, frozenset[str]]:
        """Who is connected to those tables at other servers."""
        return {}

    async def looking(self, tables: Collection[str]) -> dict[str, frozenset[str]]:
        """Who looks at those tables at other servers."""
        return {}

    def asking(self) -> Asking | None:
        """The way to ask bots that think on other machines, if there may be any."""
        return None
