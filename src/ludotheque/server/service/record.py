"""Records: who sits at a table and what was agreed, as it is kept."""

from __future__ import annotations

import hashlib
import secrets
import zlib
from typing import Any, Final

import msgspec
from msgspec import Struct, field

from ludotheque.core.hints import TEMPERS
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import messages, values


class Guest(Struct):
    """Somebody at a browser, known by a secret in its cookie; here only by the hash of its first
    one, whatever it came back with."""

    id: str
    name: str = ""
    colour: values.Colour = "red"
    shape: values.Shape = "circle"
    language: str = ""
    """In which it reads, if it has said so."""
    is_kept: bool = False
    """Whether it has an account; that is kept apart from how it is seen."""


def guest_id(token: str) -> str:
    """The name under which the holder of a cookie is known here."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def new_id() -> str:
    """An id or key that nobody can guess: 144 bits, less what it takes that no command line reads
    one as an option."""
    while (made := secrets.token_urlsafe(18)).startswith("-"):
        pass
    return made


def message_key(guest: str, message: str) -> str:
    """What tells a guest's message from all others at a table."""
    return f"{guest}:{message}"


def handle(table: str, guest: str) -> str:
    """By what a guest is known to the others at one table; it says nothing elsewhere."""
    return hashlib.sha256(f"{table}:{guest}".encode()).hexdigest()[:16]


class Chair(Struct):
    """One seat as it is kept."""

    kind: values.SeatKind = "free"
    name: str = ""
    colour: values.Colour = "red"
    shape: values.Shape = "circle"
    level: str = ""
    temper: int = -1
    """Of a bot; below 0 where none was kept."""
    key: str = ""
    holders: list[str] = field(default_factory=list)
    """The guests who may speak for the seat; one person may use several devices."""
    word: str = ""
    sent: str = ""
    """The message by which somebody sat down here: the same one again takes no second seat."""
    has_resigned: bool = False
    gone: list[str] = field(default_factory=list)
    """The guests who handed the seat over to a bot and may come back to it."""
    is_late: bool = False
    """Whether a bot plays here because its person's time was out."""
    away: list[tuple[float, float]] = field(default_factory=list)
    """From when till when its person's time waits, in order: holidays, as far as allowed."""
    is_known: bool = False
    """Whether the name is that of an account which sits here: nobody else wears it at the table."""
    agrees: bool = False
    """Of a person, before the start: whether this game may be rated as it is agreed now."""


class UndoAsked(Struct):
    """A seat asks everyone to go back."""

    seat: int
    entries: list[int]
    agreed: list[int]


class Proposal(Struct):
    """What one person proposes, and all others have to agree to."""

    seat: int
    what: values.Proposing
    agreed: list[int]
    pace: values.Pace | None = None
    whom: int | None = None
    """The seat that is to be replaced."""
    id: str = ""


class Record(Struct):
    """A table as it is kept, apart from the game itself."""

    id: str
    game: str
    rules: int
    phase: values.Phase
    options: values.Options
    is_open: bool
    chairs: list[Chair]
    host: str
    """The guest who made the table, or to whom that role has passed; empty if all have left."""
    secret: str
    """Of the sealed luck."""
    seal: str
    made_at: float
    pace: values.Pace = values.Pace()
    absence: int = 0
    """What tables of earlier servers said in place of a pace."""
    paused_at: float = 0.0
    """Since when the table rests; 0 while it does not."""
    proposal: Proposal | None = None
    undo: UndoAsked | None = None
    orders: list[dict[str, Any]] = field(default_factory=list)
    """Answers given in advance (`Orders.as_json`), each the secret of its seat."""
    unseen: dict[int, int] = field(default_factory=dict)
    """By seat: how many changes only its holders could notice. Nobody else's number counts them."""
    gallery: int = 0
    """So many lines were said in the gallery: changes that nobody who plays could notice before the
    end."""
    rematch: str = ""
    result: messages.ResultInfo | None = None
    has_hints: bool = False
    """Whether people have agreed that the machine may be asked for hints."""
    board: str = ""
    """The owner's board file that is played on; empty where it is the game's own board."""
    box: messages.OwnersBox | None = None
    """Whose board that is."""
    muted: list[str] = field(default_factory=list)
    """Guests who may say nothing here."""
    removed: list[str] = field(default_factory=list)
    """Guests whom the host has removed: they do not sit down here, and what they said is gone."""
    language: values.Language = ""
    """What the host speaks."""
    starts_itself: bool = False
    """Whether it was made for people who wanted to play with somebody now: it begins as soon as all
    of them are there."""
    is_rated: bool = False
    """Whether the game is rated; before the start, whether somebody wants it to be."""
    terms: int = 0
    """How often what is agreed was changed."""
    players: list[str] = field(default_factory=list)
    """By seat, from the start on: who began there and is rated, whoever plays on; a guest, or a
    level of bots after `BOT`."""

    def __post_init__(self) -> None:
        if self.absence:
            self.pace, self.absence = values.Pace(answer=self.absence), 0

    def chair(self, seat: int) -> Chair:
        """The seat of that number."""
        if not 0 <= seat < len(self.chairs):
            raise Trouble("no-such-seat", seat=seat)
        return self.chairs[seat]

    def temper_of(self, seat: int) -> int:
        """How the bot at a seat is called and plays, the same for a whole game; also whoever plays
        on for a person."""
        kept = self.chairs[seat].temper
        return kept if kept >= 0 else zlib.crc32(f"{self.id} {seat}".encode()) % TEMPERS

    def own_chair(self, seat: int, guest: str) -> Chair:
        """The seat of that number, if the guest may speak for it."""
        chair = self.chair(seat)
        if guest not in chair.holders:
            raise Trouble("not-your-seat", seat=seat)
        return chair

    def seats_of(self, guest: str) -> list[int]:
        """The seats that a guest holds."""
        return [seat for seat, chair in enumerate(self.chairs) if guest in chair.holders]

    def devices_of(self, guest: str) -> list[str]:
        """All guests who are the same person as this one: they hold a seat together."""
        together = [chair.holders for chair in self.chairs if guest in chair.holders]
        return list(dict.fromkeys([guest, *(one for holders in together for one in holders)]))

    def person(self, guest: str) -> str:
        """The guest by which a person with several devices is known."""
        seats = self.seats_of(guest)
        return self.chairs[seats[0]].holders[0] if seats else guest

    def hears_gallery(self, guest: str) -> bool:
        """Whether a guest hears what spectators say: not who plays, or may come back to a seat,
        before the end."""
        return self.phase != "running" or not any(
            guest in chair.holders or guest in chair.gone for chair in self.chairs
        )

    def require_speech(self, guest: str) -> None:
        if guest in self.muted or self.person(guest) in self.muted:
            raise Trouble("muted")

    def require_welcome(self, guest: str) -> None:
        if guest in self.removed:
            raise Trouble("removed")

    def people(self) -> list[int]:
        """The seats in which people sit."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind == "person"]

    def heir(self, seat: int) -> int | None:
        """Who has won if the seat resigns and ends the game: of two seats the other, else the only
        other person; `None` where more people play on, or bots among themselves."""
        others = [one for one in range(len(self.chairs)) if one != seat]
        people = [one for one in self.people() if one != seat]
        if self.phase != "running" or len(people) > 1:
            return None
        return others[0] if len(others) == 1 else next(iter(people), None)

    def offers_hints(self) -> bool:
        """Whether the machine may be asked: by whoever plays against bots alone, and among several
        people if that was agreed before the start; never where a game is rated."""
        if self.is_rated:
            return False
        return self.has_hints or (self.phase == "running" and len(self.people()) == 1)

    def late_seats_of(self, guest: str) -> list[int]:
        """The seats in which bots sit until a guest is back, whose time was out."""
        chairs = enumerate(self.chairs)
        return [seat for seat, chair in chairs if chair.is_late and guest in chair.gone]

    def holders(self) -> list[str]:
        """All guests who hold a seat, or may come back to one."""
        return sorted({one for chair in self.chairs for one in [*chair.holders, *chair.gone]})

    def require_host(self, guest: str) -> None:
        if self.host != guest:
            raise Trouble("not-host")

    def require_gathering(self) -> None:
        if self.phase != "gathering":
            raise Trouble("has-started")

    def require_running(self) -> None:
        if self.phase == "gathering":
            raise Trouble("not-started")
        if self.phase == "over":
            raise Trouble("is-over")

    def pass_host_on(self, gone: str) -> None:
        """If it was the host who went, the first person at the table becomes host."""
        if self.host != gone or self.seats_of(gone):
            return
        self.host = next(
            (chair.holders[0] for chair in self.chairs if chair.kind == "person" and chair.holders),
            "",
        )

    def unseen_by(self, guest: str) -> int:
        """How many changes a guest could not notice: answers that others gave in advance, and what
        was said where it does not hear."""
        own = self.seats_of(guest)
        unheard = 0 if self.hears_gallery(guest) else self.gallery
        return unheard + sum(count for seat, count in self.unseen.items() if seat not in own)

    def shows_like(self, other: Record | None) -> bool:
        """Whether nobody could tell this record from another by what a table tells of itself."""
        bare = msgspec.structs.replace
        return other is not None and (
            bare(self, orders=[], unseen={}, gallery=0)
            == bare(other, orders=[], unseen={}, gallery=0)
        )

    def copy(self) -> Record:
        """An independent record that is equal to this one."""
        return read_record(write_record(self))


class Times(Struct):
    """When things began, for clocks and absences."""

    began_at: float = 0.0
    step_since: float = 0.0
    """When the step that waits now was entered."""
    questions: list[int] = field(default_factory=list)
    """By seat: the question that it was last seen with."""
    asked_since: list[float] = field(default_factory=list)
    """By seat: since when."""
    clocks: dict[str, float] = field(default_factory=dict)
    """Of clocks that have a name: since when each runs."""
    left: list[float] = field(default_factory=list)
    """By seat: what was left in its bank when it was last asked or answered."""


class KeptMatch(Struct):
    """What it takes to go on playing."""

    match: dict[str, Any]
    """What `snapshot` writes down of it."""
    times: Times
    entries: int


class Glance(Struct):
    """What a list of tables tells of a game, without looking at the game."""

    times: Times
    entries: int

    def asked(self) -> list[int]:
        """The seats that are to decide now."""
        return [seat for seat, question in enumerate(self.times.questions) if question >= 0]


_records: Final = msgspec.json.Decoder(Record)
_matches: Final = msgspec.json.Decoder(KeptMatch)
_glances: Final = msgspec.json.Decoder(Glance)


def write_record(record: Record) -> str:
    return msgspec.json.encode(record).decode()


def read_record(text: str) -> Record:
    return _records.decode(text)


def with_pause_shifted(record: Record, seconds: float) -> Record:
    """The record, with a rest that began so many seconds later."""
    if not (record.paused_at and seconds):
        return record
    return msgspec.structs.replace(record, paused_at=record.paused_at + seconds)


def write_match(kept: KeptMatch) -> str:
    return msgspec.json.encode(kept).decode()


def read_match(text: str) -> KeptMatch:
    return _matches.decode(text)


def glance(text: str) -> Glance:
    """A look at a kept match, of which there is none before the start."""
    return _glances.decode(text) if text else Glance(Times(), 0)
