"""When something is due at a table: since when it is waited for, and when a time is out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ludotheque.server.service import pace
from ludotheque.server.service.causes import AFTER, first_call

if TYPE_CHECKING:
    from ludotheque.server.service.table import Table


def note_times(table: Table, now: float) -> None:
    """Note since when the step waits and since when each seat is asked."""
    match, record, times = table.match, table.record, table.times
    assert match is not None
    seats = range(len(record.chairs))
    if not times.began_at:
        times.began_at = times.step_since = now
        times.questions = [-1 for _ in seats]
        times.asked_since = [now for _ in seats]
        pace.begin(record, times)
    if match.state.entered != table.entered:
        table.entered = match.state.entered
        times.step_since = now
    names = [clock.name for clock in match.clocks() if clock.name]
    times.clocks = {name: times.clocks.get(name, now) for name in names}
    new = table.entries[table.kept_entries :]
    moved = {entry.seat for entry in new}
    answered = {entry.seat for entry in new if entry.kind == "move"}
    for seat in seats:
        question = _question(table, seat)
        if question != times.questions[seat] or seat in moved:
            if times.questions[seat] >= 0:
                pace.count(record, times, seat, now, seat in answered)
            times.questions[seat] = question
            times.asked_since[seat] = now


def draw_to(table: Table, now: float) -> None:
    """Let nothing have begun later than now: the system's clock was set back since."""
    times = table.times
    times.began_at = min(times.began_at, now)
    times.step_since = min(times.step_since, now)
    times.asked_since = [min(since, now) for since in times.asked_since]
    times.clocks = {name: min(since, now) for name, since in times.clocks.items()}


def clocks_due(table: Table) -> list[tuple[float, str]]:
    """The times that the game itself keeps: when each is up, and its name; the next first."""
    if table.match is None or table.record.phase != "running" or table.record.paused_at:
        return []
    times = table.times
    due: list[tuple[float, str]] = []
    for clock in table.match.clocks():
        if not clock.name:
            since = times.step_since if clock.since_step else times.began_at
            due.append((since + clock.seconds, clock.name))
        elif clock.name in times.clocks:
            due.append((times.clocks[clock.name] + clock.seconds, clock.name))
    return sorted(due)


def people_due(table: Table) -> list[tuple[float, int]]:
    """The people who are asked, each with when its time is out."""
    found: list[tuple[float, int]] = []
    for seat in table.asked():
        due = pace.due_at(table.record, table.times, seat)
        if due is not None and _question(table, seat) == table.times.questions[seat]:
            found.append((due, seat))
    return found


def next_due(table: Table) -> float | None:
    """When the next clock rings or somebody's time is out."""
    due = [when for when, _ in people_due(table)]
    due += [when for when, _ in clocks_due(table)]
    return min(due, default=None)


def wake_at(table: Table, now: float) -> float | None:
    """When somebody has to look after the table by itself."""
    if table.record.phase != "running" or table.record.paused_at:
        return None
    return now if table.asked_bots() else next_due(table)


def call_at(table: Table, now: float) -> float | None:
    """When somebody may have to be called to it."""
    if table.record.phase == "over":
        return now + AFTER
    return first_call(table.record, table.times, now)


def _question(table: Table, seat: int) -> int:
    question = None if table.match is None else table.match.question(seat)
    return -1 if question is None else question.number
