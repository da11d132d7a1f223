"""What one can say in Les Apaches de Paris, and what chance can."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Move
from ludotheque.games.apaches.hideouts import (
    CONTENTS,
    WITH_HIDEOUTS,
    content_of,
    hideout,
    quarter_of,
)

QUARTERS: Final = 9
LEADER: Final = 0
NOVICE: Final = 1
RECRUIT: Final = 2
KINDS: Final = ["leader", "novice", "recruit"]
LEADERS: Final = 7
NOVICES: Final = 3
RECRUITS: Final = 5
MOST_LEGS: Final = 10
"""So many Apaches can be named in one line; more than two are refused (AP-8)."""
POLICEMAN: Final = 1
BOURGEOIS: Final = 0
NAMES: Final = [content.replace(" ", "-") for content in CONTENTS]
"""What hideouts hold, each in one word."""


class Leg:
    """One Apache's way from a quarter to another, quarters counted from 0."""

    def __init__(self, kind: int, start: int, to: int) -> None:
        self.kind: Final = kind
        self.start: Final = start
        self.to: Final = to
        self.index: Final = (kind * QUARTERS + start) * QUARTERS + to
        self.weight: Final = 6 if kind == LEADER else 5
        """How it changes a quarter: five for an Apache, and one for a leader."""
        self.text: Final = f"{KINDS[kind]} {start + 1}>{to + 1}"


class FirstPlayer(Move):
    """AP-4: the seat that is drawn to be first."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"first {seat}", first=seat)
        self.seat = seat


class Take(Move):
    """AP-5: take the top hideout of a quarter's stack."""

    def __init__(self, quarter: int) -> None:
        super().__init__(f"take {quarter + 1}", quarter=quarter + 1)
        self.quarter = quarter


class Hideout(Move):
    """AP-R12: what lay on top of a stack."""

    def __init__(self, hideout: int, content: int) -> None:
        number = quarter_of(hideout) + 1
        text = f"hideout {number} {CONTENTS[content]}"
        super().__init__(text, f"hideout {number}", quarter=number, content=NAMES[content])
        self.hideout = hideout


class Place(Move):
    """AP-7: place Apaches from the reserve in a quarter."""

    def __init__(self, leaders: int, novices: int, recruits: int, quarter: int) -> None:
        counts = [leaders, novices, recruits]
        said = [f"{KINDS[kind]} {count}" for kind, count in enumerate(counts) if count]
        super().__init__(
            f"place {', '.join(said)} in {quarter + 1}",
            quarter=quarter + 1,
            leaders=leaders,
            novices=novices,
            recruits=recruits,
        )
        self.leaders = leaders
        self.novices = novices
        self.recruits = recruits
        self.quarter = quarter
        self.index: Final = ((quarter * (LEADERS + 1) + leaders) * (NOVICES + 1) + novices) * (
            RECRUITS + 1
        ) + recruits
        """Its place in `PLACE`."""


class Walk(Move):
    """AP-8: move Apaches, each to an adjacent quarter."""

    def __init__(self, legs: list[Leg]) -> None:
        first, second = legs[0], legs[-1]
        super().__init__(
            "move " + ", ".join([leg.text for leg in legs]),
            apaches=len(legs),
            kind=KINDS[first.kind],
            start=first.start + 1,
            to=first.to + 1,
            second_kind=KINDS[second.kind],
            second_start=second.start + 1,
            second_to=second.to + 1,
        )
        self.legs = legs


class Lay(Move):
    """AP-10: lay a hideout on its printed place."""

    def __init__(self, hideout: int, content: int) -> None:
        number = quarter_of(hideout) + 1
        super().__init__(
            f"lay {number} {CONTENTS[content]}", quarter=number, content=NAMES[content]
        )
        self.hideout = hideout


class Free(Move):
    """AP-25: free a jailed leader on bail."""


class Attack(Move):
    """AP-27: who the bourgeois drawn is."""

    def __init__(self, who: int) -> None:
        super().__init__("policeman" if who == POLICEMAN else "bourgeois", "somebody", who=who)
        self.who = who


FIRST: Final = [FirstPlayer(seat) for seat in range(4)]
TAKE: Final[list[Move]] = [Take(quarter) for quarter in range(WITH_HIDEOUTS)]
HIDEOUT: Final = {
    hideout(quarter, content): Hideout(hideout(quarter, content), content)
    for quarter in range(WITH_HIDEOUTS)
    for content in range(len(CONTENTS))
}
LAY: Final = {number: Lay(number, content_of(number)) for number in HIDEOUT}
LEGS: Final = [
    Leg(kind, start, to)
    for kind in range(3) for start in range(QUARTERS) for to in range(QUARTERS)
]  # fmt: skip
WALK: Final = [Walk([leg]) for leg in LEGS]
PLACE: Final = [
    Place(leaders, novices, recruits, quarter)
    for quarter in range(QUARTERS) for leaders in range(LEADERS + 1)
    for novices in range(NOVICES + 1) for recruits in range(RECRUITS + 1)
]  # fmt: skip
FREE: Final = Free("free")
DONE: Final = Move("done", is_passive=True)
DONE_OR_FREE: Final[list[Move]] = [DONE, FREE]
ATTACK: Final = [Attack(BOURGEOIS), Attack(POLICEMAN)]

_pairs: Final[dict[int, Walk]] = {}
"""Moves of two Apaches, each made when it is first needed; there are 23,436 of them, and on every
board the same."""
_leg_of: Final = {leg.text: leg for leg in LEGS if leg.start != leg.to}

CATALOGUE: Final[list[Move]] = [
    *TAKE, *[move for move in PLACE if move.leaders + move.novices + move.recruits],
    *[WALK[leg.index] for leg in LEGS if leg.start != leg.to],
    *LAY.values(), FREE, DONE,
]  # fmt: skip
"""Every move but those of several Apaches."""


def placing(leaders: int, novices: int, recruits: int, quarter: int) -> Place:
    """The move that places so many of each in a quarter."""
    index = ((quarter * (LEADERS + 1) + leaders) * (NOVICES + 1) + novices) * (RECRUITS + 1)
    return PLACE[index + recruits]


def walk_both(one: Leg, other: Leg) -> Walk:
    """The move of two Apaches, whichever is named first."""
    first, second = (one, other) if one.index <= other.index else (other, one)
    key = first.index * len(LEGS) + second.index
    known = _pairs.get(key)
    if known is None:
        known = _pairs[key] = Walk([first, second])
    return known


def parse_place(text: str) -> Place | None:
    """The move that a line about placing means, `None` if it means none: kinds are named in any
    order, and there may be more Apaches in it than a gang has, which is refused (AP-7)."""
    if not text.startswith("place ") or " in " not in text:
        return None
    said, _, quarter = text[6:].rpartition(" in ")
    counts = [0] * len(KINDS)
    for part in said.split(", "):
        kind, _, count = part.partition(" ")
        if kind not in KINDS or not is_small_number(count) or counts[KINDS.index(kind)]:
            return None
        counts[KINDS.index(kind)] = int(count)
    if not is_small_number(quarter) or not 1 <= int(quarter) <= QUARTERS or not sum(counts):
        return None
    leaders, novices, recruits = counts
    if leaders <= LEADERS and novices <= NOVICES and recruits <= RECRUITS:
        return placing(leaders, novices, recruits, int(quarter) - 1)
    return Place(leaders, novices, recruits, int(quarter) - 1)


def is_small_number(text: str) -> bool:
    """Whether it is a number of one or two digits, written as moves write them."""
    return text.isascii() and text.isdigit() and len(text) <= 2 and text[0] != "0"


def parse_walk(text: str) -> Walk | None:
    """The move of several Apaches that a line means, or `None`."""
    if not text.startswith("move "):
        return None
    said = text[5:].split(", ")
    if not 2 <= len(said) <= MOST_LEGS:
        return None
    legs: list[Leg] = []
    for one in said:
        leg = _leg_of.get(one)
        if leg is None:
            return None
        legs.append(leg)
    return walk_both(legs[0], legs[1]) if len(legs) == 2 else Walk(legs)
