"""Sheets about finding each other: who waits, whom one has played with, who invites and who is
blocked."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, field

from ludotheque.server.wire.sheets.people import Sitter
from ludotheque.server.wire.values import Colour, In, Language, Level, Out, SeatNumber, Shape, Who


class Seek(In):
    """A wish to play with somebody now."""

    game: Annotated[str, Meta(max_length=40)] = ""
    """Empty is any game."""
    seats: SeatNumber = 0
    """How many are to play; 0 is any number."""
    fill: Level | None = None
    """Two people are enough, and bots of this level take the other seats; without it all seats are
    people's."""
    language: Language = ""
    sit: Sitter = field(default_factory=Sitter)


class Seeking(Out):
    """What a guest waits for, and what was found."""

    game: str
    seats: int
    since: float
    others: int
    """So many other people wait as well, for whatever it is."""
    table: str
    """The table that was made for this guest and others; empty while it waits."""


class InvitationInfo(Out):
    """An invitation that is open to a guest."""

    id: str
    table: str
    game: str
    title: str
    pace: Literal["live", "turns"]
    seats: int
    from_name: str
    """Who invites."""
    at: float
    expires_at: float


class Finding(Out):
    """What is new for a guest wherever it is on the page."""

    tag: str
    """Another one whenever anything here has changed."""
    seeking: Seeking | None
    invitations: list[InvitationInfo]
    knows_people: bool
    """Whether anybody could invite this guest; who has played with nobody need not ask again."""


class Acquaintance(Out):
    """Somebody with whom a guest has played."""

    who: str
    """By what they are known to this guest alone."""
    name: str
    colour: Colour
    shape: Shape
    tables: int
    """So many tables they have sat at together, of the latest."""
    last_at: float
    last_game: str
    """Its title."""


class People(Out):
    """Those with whom a guest has played, the latest first."""

    people: list[Acquaintance]


class Invite(In):
    """Whom to invite to a table."""

    who: Who


class SentInvitation(Out):
    """An invitation that a guest has sent from a table."""

    id: str
    who: str
    name: str
    state: Literal["open", "accepted", "declined", "withdrawn", "expired"]
    at: float


class SentInvitations(Out):
    """All of them, the earliest first."""

    invitations: list[SentInvitation]


class InvitationAnswer(In):
    """What becomes of an invitation."""

    answer: Literal["accept", "decline", "block", "withdraw"]
    """`block` declines and blocks whoever invites."""
    sit: Sitter = field(default_factory=Sitter)
    """With `accept`: who sits down."""


class BlockedPerson(Out):
    """Somebody whom a guest does not want to meet."""

    who: str
    """By what they are known to this guest alone."""
    name: str
    """What they were called when they were blocked."""
    at: float


class Door(Out):
    """Whom a guest does not want to meet, and whether it takes invitations."""

    blocked: list[BlockedPerson]
    is_closed: bool


class DoorChange(In):
    """What is to change of that."""

    unblock: Who | None = None
    block: Who | None = None
    """Somebody with whom the guest has played."""
    is_closed: bool | None = None
