"""Causes: why somebody is called to a table, read from what is kept of it.

Nothing is remembered that the table's own row says: since when somebody is asked, when their time
is out, that a game has begun or ended. A mark tells one question from the next, so that nobody is
called twice to the same.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from ludotheque.server.service.pace import due_at, shift
from ludotheque.server.service.record import (
    Record,
    Times,
    glance,
    read_record,
    with_pause_shifted,
)
from ludotheque.server.store.store import Kept

AFTER: Final = 60.0
"""So many seconds somebody has to be asked before they are called: most answer sooner."""
BEGAN: Final = 3_600.0
"""For so many seconds a game has just begun."""
SETTLED: Final = AFTER + 300.0
"""So many seconds after a game began, it is not looked for any more who is to be told of it."""
SHORT_PART: Final = 4
MOST_SHORT: Final = 21_600.0
"""Time runs short when a fourth of it is left, six hours at most."""


class Look(Struct):
    """What a table's row says at a time."""

    record: Record
    times: Times
    marks: dict[int, str]
    """By seat that is asked: what tells this question from all others."""
    now: float


class Cause(Struct):
    """A reason to call one person."""

    mark: str
    due_at: float | None = None
    """When their time is out, where that is the reason."""


def look_at(kept: Kept, now: float, down: float) -> Look:
    """A look at a table's row, where no server ran for so many seconds in all."""
    record = with_pause_shifted(read_record(kept.record), down)
    times = glance(kept.state).times
    marks = {
        seat: f"{seat}:{question}:{int(times.asked_since[seat])}"
        for seat, question in enumerate(times.questions)
        if question >= 0
    }
    return Look(record, shift(times, down), marks, now)


def first_call(record: Record, times: Times, now: float) -> float | None:
    """When somebody at a table may have to be called first, perhaps long ago; `None` if there is
    nobody to be called while nothing changes."""
    moments = _moments(record, times)
    if moments and now < times.began_at + SETTLED:
        moments.append(times.began_at + AFTER)
    return min(moments, default=None)


def next_call(look: Look) -> float | None:
    """When somebody may have to be called next."""
    return min((one for one in _moments(look.record, look.times) if one > look.now), default=None)


def _moments(record: Record, times: Times) -> list[float]:
    if record.phase != "running" or record.paused_at:
        return []
    people = record.people()
    found = []
    for seat in people:
        due = due_at(record, times, seat)
        if len(people) > 1 and seat < len(times.questions) and times.questions[seat] >= 0:
            found.append(times.asked_since[seat] + AFTER)
        if due is not None and record.pace.kind == "turns":
            found.append(due - _short(record))
    if len(people) > 1 and times.began_at:
        found.append(times.began_at + AFTER)
    return found


def _short(record: Record) -> float:
    return min(record.pace.answer / SHORT_PART, MOST_SHORT)


# Each kind


def _turn(look: Look, guest: str) -> Cause | None:
    seats = _asked(look, guest)
    others = [
        seat for seat in look.record.people() if guest not in look.record.chairs[seat].holders
    ]
    is_old = any(look.times.asked_since[seat] + AFTER <= look.now for seat in seats)
    dues = [due_at(look.record, look.times, seat) for seat in seats]
    if not is_old or not (others or any(due is not None for due in dues)):
        return None
    return Cause(_marked(look, seats))


def _runs_short(look: Look, guest: str) -> Cause | None:
    if look.record.pace.kind != "turns":
        return None
    dues = {seat: due_at(look.record, look.times, seat) for seat in _asked(look, guest)}
    short = {
        seat: due
        for seat, due in dues.items()
        if due is not None and due - _short(look.record) <= look.now < due
    }
    return Cause(_marked(look, list(short)), min(short.values())) if short else None


def _started(look: Look, guest: str) -> Cause | None:
    record = look.record
    is_new = look.now - BEGAN <= look.times.began_at <= look.now - AFTER
    sits = record.phase == "running" and record.seats_of(guest) and len(record.people()) > 1
    return Cause("start") if is_new and sits else None


def _ended(look: Look, guest: str) -> Cause | None:
    record = look.record
    people = [one for one in record.chairs if one.kind == "person" or one.gone]
    seats = record.seats_of(guest) or record.late_seats_of(guest)
    sits = record.phase == "over" and seats and len(people) > 1
    return Cause("end") if sits else None


FOUND: Final[Mapping[str, Callable[[Look, str], Cause | None]]] = {
    "turn": _turn, "short": _runs_short, "start": _started, "end": _ended,
}  # fmt: skip
"""What tables' rows say by themselves; everything else is called by whoever knows of it."""


def holds(look: Look | None, kind: str, guest: str, mark: str) -> Cause | None:
    """The cause of a call, if it still holds; `None` for the look is a table that is gone."""
    if look is None:
        return None
    if kind == "invited":
        record = look.record
        is_free = any(chair.kind == "free" for chair in record.chairs)
        waits = record.phase == "gathering" and is_free and not record.seats_of(guest)
        return Cause(mark) if waits else None
    found = FOUND[kind](look, guest)
    return found if found is not None and not is_news(found.mark, mark) else None


def is_news(mark: str, told: str) -> bool:
    """Whether a mark has something that was not told."""
    return not set(mark.split()) <= set(told.split())


def _asked(look: Look, guest: str) -> list[int]:
    if look.record.phase != "running" or look.record.paused_at:
        return []
    people = look.record.people()
    return [seat for seat in look.record.seats_of(guest) if seat in look.marks and seat in people]


def _marked(look: Look, seats: list[int]) -> str:
    return " ".join(look.marks[seat] for seat in sorted(seats))
