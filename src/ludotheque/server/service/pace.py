"""Pace: how long people have for their answers, resting, and what everybody has to agree to.

Somebody's time runs only while that person is asked, so that several may run at once. It is told as
facts: when it is out, or what is left; nobody is sent a tick.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec import structs

from ludotheque.core.game import Game
from ludotheque.core.log import LATE, MOVE, Entry
from ludotheque.server.service.record import Guest, Proposal, Record, Times, new_id
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import commands, messages, values

LEAST_BY_TURNS: Final = 3_600
"""Seconds: who looks in when they can needs an hour for an answer, at least."""
LEAST_BANK: Final = 60
BACK: Final = 60.0
"""So many seconds somebody has, at least, who comes back to a seat whose time was out."""
GRACE: Final = {"live": 300.0, "turns": 86_400.0}
"""For so long somebody who is asked and not there cannot be replaced."""
Told = tuple[float | None, float | None]
"""Of a seat: when its time is out, or what is left of its bank."""


def check_pace(pace: values.Pace) -> values.Pace:
    """The pace, if one can play at it."""
    if pace.kind == "turns":
        is_fine = pace.answer >= LEAST_BY_TURNS and not pace.bank
    else:
        is_fine = not pace.bank or (pace.bank >= LEAST_BANK and not pace.answer)
    if not is_fine or (pace.increment and not pace.bank):
        raise Trouble("bad-pace")
    return pace


def at_pace(game: Game[Any], options: values.Options, pace: values.Pace) -> values.Options:
    """What a game's options are by turns, whatever else they are."""
    return {**options, **game.by_turns()} if pace.kind == "turns" else options


# Somebody's time


def begin(record: Record, times: Times) -> None:
    """Fill everybody's bank."""
    times.left = [float(record.pace.bank) for _ in record.chairs]


def count(record: Record, times: Times, seat: int, now: float, has_answered: bool) -> None:
    """Note what a seat has used of its bank since it was asked."""
    if not record.pace.bank or record.chairs[seat].kind != "person":
        return
    used = max(0.0, now - times.asked_since[seat])
    more = record.pace.increment if has_answered else 0
    times.left[seat] = max(0.0, times.left[seat] - used) + more


def due_at(record: Record, times: Times, seat: int) -> float | None:
    """When the time of somebody who is asked is out; `None` where it does not run."""
    is_asked = seat < len(times.questions) and times.questions[seat] >= 0
    if record.phase != "running" or record.paused_at or not is_asked:
        return None
    if record.chairs[seat].kind != "person":
        return None
    if record.pace.bank:
        return times.asked_since[seat] + times.left[seat]
    if not record.pace.answer:
        return None
    return later_by(record.chairs[seat].away, times.asked_since[seat], record.pace.answer)


def later_by(away: list[tuple[float, float]], since: float, seconds: float) -> float:
    """When so many seconds have passed, where those on holiday do not count."""
    due = since + seconds
    for first, last in away:
        if last > since and first < due:
            due += last - max(first, since)
    return due


def holidays(
    pace: values.Pace, wished: list[tuple[float, float]], kept: list[tuple[float, float]],
    now: float,
) -> list[tuple[float, float]]:  # fmt: skip
    """From when till when somebody's time waits, as far as the table allows: what has passed stays
    as it was, what is to come is as wished."""
    if pace.kind != "turns":
        return []
    past = [(first, min(last, now)) for first, last in kept if first < now]
    coming = [(max(first, now), last) for first, last in wished if last > now]
    room = pace.holiday * 86_400.0
    found: list[tuple[float, float]] = []
    for first, last in [*past, *coming]:
        last = min(last, first + room)
        room -= last - first
        if found and found[-1][1] == first:
            found[-1] = (found[-1][0], last)
        elif last > first:
            found.append((first, last))
    return found


def left(record: Record, times: Times, seat: int) -> float | None:
    """What is left in the bank of somebody who is not asked."""
    is_kept = bool(record.pace.bank) and seat < len(times.left)
    if not is_kept or record.chairs[seat].kind != "person" or record.phase != "running":
        return None
    return times.left[seat] if due_at(record, times, seat) is None else None


def told(record: Record, times: Times) -> list[Told]:
    """What everybody is told of each seat's time; nothing where nobody's is ever out."""
    if not (record.pace.answer or record.pace.bank):
        return []
    seats = range(len(record.chairs))
    return [(due_at(record, times, seat), left(record, times, seat)) for seat in seats]


def rest(record: Record, times: Times, now: float) -> None:
    """Let the table rest: no time runs, and nobody moves. What was used until now stays used."""
    for seat, question in enumerate(times.questions):
        if question >= 0:
            count(record, times, seat, now, has_answered=False)
            if record.pace.bank:
                times.asked_since[seat] = now
    record.paused_at = now


def go_on(record: Record, times: Times, now: float) -> None:
    """Go on after a rest, as if it had not been."""
    shift(times, max(0.0, now - record.paused_at))
    record.paused_at = 0.0


def shift(times: Times, seconds: float) -> Times:
    """Let everything have begun so many seconds later."""
    if times.began_at:
        times.began_at += seconds
        times.step_since += seconds
        times.asked_since = [since + seconds for since in times.asked_since]
        times.clocks = {name: since + seconds for name, since in times.clocks.items()}
    return times


def change_to(record: Record, times: Times, pace: values.Pace, now: float) -> None:
    """Go on at another pace: everybody's time begins anew, after a rest if there is one. Where all
    sit together nobody is on holiday."""
    record.pace = pace
    times.asked_since = [record.paused_at or now for _ in times.asked_since]
    if pace.kind == "live":
        record.chairs = [structs.replace(chair, away=[]) for chair in record.chairs]
    begin(record, times)


# Agreeing


def waits_for(record: Record) -> list[int]:
    """The people who have not agreed to what is proposed; bots agree to everything, and nobody is
    asked about themselves."""
    proposal = record.proposal
    if proposal is None:
        return []
    known = [*proposal.agreed, proposal.whom]
    return [seat for seat in record.people() if seat not in known]


def proposal_info(record: Record) -> messages.ProposalInfo | None:
    proposal = record.proposal
    if proposal is None:
        return None
    return messages.ProposalInfo(
        seat=proposal.seat,
        what=proposal.what,
        waits_for=waits_for(record),
        pace=proposal.pace,
        whom=proposal.whom,
        id=proposal.id,
    )


def proposed(
    game: Game[Any], record: Record, times: Times, entries: Sequence[Entry], here: frozenset[int],
    guest: Guest, command: commands.Propose, now: float,
) -> Proposal:  # fmt: skip
    """What a command proposes, if it can be done at all."""
    seats = record.seats_of(guest.id)
    if not seats:
        raise Trouble("not-seated")
    made = Proposal(seat=seats[0], what=command.what, agreed=seats, id=new_id())
    if command.what == "pause" and record.paused_at:
        raise Trouble("paused")
    if command.what == "go-on" and not record.paused_at:
        raise Trouble("not-paused")
    if command.what == "pace":
        made.pace = _another_pace(game, record, command.pace)
    if command.what == "replace":
        made.whom = -1 if command.seat is None else command.seat
        require_absence(record, times, entries, here, made.whom, now)
    return made


def _another_pace(game: Game[Any], record: Record, wanted: values.Pace | None) -> values.Pace:
    """The pace, if the game that runs can be played at it: its options stay what they are."""
    if wanted is None:
        raise Trouble("bad-pace")
    pace = check_pace(wanted)
    if at_pace(game, record.options, pace) != record.options:
        raise Trouble("bad-pace")
    return pace


def require_absence(
    record: Record, times: Times, entries: Sequence[Entry], here: frozenset[int], seat: int,
    now: float,
) -> None:  # fmt: skip
    """Somebody can be replaced for good whose time was out, so that a bot has taken the seat or the
    default was played there last; or who is asked and has not answered for long. Not who is
    there."""
    chair = record.chair(seat)
    if chair.is_late:
        return
    if chair.kind != "person" or seat in here or record.paused_at:
        raise Trouble("still-there")
    has_waited = times.questions[seat] >= 0 and (
        now - times.asked_since[seat] >= GRACE[record.pace.kind]
    )
    if not has_waited and not _was_late(entries, seat):
        raise Trouble("still-there")


def _was_late(entries: Sequence[Entry], seat: int) -> bool:
    """Whether a seat's last answer was the default, because time was out."""
    for entry in reversed(entries):
        if entry.seat == seat and entry.kind in (MOVE, LATE):
            return entry.kind == LATE
    return False
