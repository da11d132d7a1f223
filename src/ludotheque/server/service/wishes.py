"""Wishes: how somebody wants to be called, and when not."""

from __future__ import annotations

import logging
import re
import zoneinfo
from datetime import UTC, date, datetime, time, timedelta, tzinfo
from typing import Final

import msgspec

from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire.sheets import CallWishes, Holiday, QuietHours

LONGEST_HOLIDAY: Final = 366
"""Days."""
_CLOCK: Final = re.compile(r"\d\d:\d\d", re.ASCII)
_DAY: Final = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)
"""A time and a day as pages write them; other ways may have a time zone of their own."""
_log = logging.getLogger(__name__)


def read_wishes(text: str) -> CallWishes:
    """What somebody has wished for; what everybody begins with where nothing was said, or where it
    cannot be read."""
    if not text:
        return CallWishes()
    try:
        return msgspec.json.decode(text, type=CallWishes)
    except (msgspec.DecodeError, UnicodeError) as error:
        _log.error("somebody's wishes cannot be read and are as at the beginning: %s", error)
        return CallWishes()


def begin_in(language: str, zone: str) -> str:
    """What is kept of whoever has said nothing yet, but asked in a language and a time zone."""
    return msgspec.json.encode({"language": language, "zone": zone}).decode()


def has_wished(text: str) -> bool:
    """Whether somebody has said how to be called."""
    wishes = read_wishes(text)
    begun = begin_in(wishes.language, wishes.zone)
    return text not in ("", begun, msgspec.json.encode({"language": wishes.language}).decode())


def language_of(text: str, own: str) -> str:
    """In which language somebody is called: the one wished for, their own, or the one they asked
    in."""
    kept = read_wishes(text).language
    return (kept or own if has_wished(text) else own or kept) or "en"


def write_wishes(wishes: CallWishes) -> str:
    return msgspec.json.encode(wishes).decode()


def check_wishes(wishes: CallWishes) -> CallWishes:
    """The wishes, if they can be followed."""
    zone_of(wishes)
    if wishes.quiet is not None and _clock(wishes.quiet.start) == _clock(wishes.quiet.end):
        raise Trouble("bad-quiet-hours")
    for holiday in wishes.holidays:
        first, last = _day(holiday.first), _day(holiday.last)
        if not first <= last <= first + timedelta(days=LONGEST_HOLIDAY):
            raise Trouble("bad-holiday")
    return wishes


def zone_of(wishes: CallWishes) -> zoneinfo.ZoneInfo:
    """The time zone somebody lives in."""
    return zone_named(wishes.zone)


def zone_named(name: str) -> zoneinfo.ZoneInfo:
    try:
        return zoneinfo.ZoneInfo(name)
    except (zoneinfo.ZoneInfoNotFoundError, ValueError, OSError):
        raise Trouble("no-such-zone") from None


def known_zone_of(wishes: CallWishes) -> tzinfo:
    """The same, for whoever has to say a time in any case: it was known when it was chosen, perhaps
    on another machine."""
    try:
        return zone_of(wishes)
    except Trouble:
        return UTC


def without_mail(wishes: CallWishes) -> CallWishes:
    """The same, and no letters."""
    return msgspec.structs.replace(wishes, mail=[])


def quiet_until(wishes: CallWishes, now: float) -> float | None:
    """Until when somebody is not to be called; `None` if one may call now."""
    zone = zone_of(wishes)
    moment = datetime.fromtimestamp(now, zone)
    has_waited = False
    for _ in range(2 * len(wishes.holidays) + 2):  # Each may end in another.
        later = _holiday_end(wishes.holidays, moment) or _quiet_end(wishes.quiet, moment)
        if later is None:
            break
        moment, has_waited = later, True
    return moment.timestamp() if has_waited else None


def holidays_of(wishes: CallWishes) -> list[tuple[float, float]]:
    """From when till when somebody is on holiday, in order, none touching another."""
    zone = zone_of(wishes)
    found: list[tuple[float, float]] = []
    spans = [
        (_midnight(_day(one.first), zone), _midnight(_day(one.last) + timedelta(days=1), zone))
        for one in wishes.holidays
    ]
    for first, last in sorted((one.timestamp(), other.timestamp()) for one, other in spans):
        if found and first <= found[-1][1]:
            found[-1] = (found[-1][0], max(last, found[-1][1]))
        else:
            found.append((first, last))
    return found


def _holiday_end(holidays: list[Holiday], moment: datetime) -> datetime | None:
    for one in holidays:
        if _day(one.first) <= moment.date() <= _day(one.last):
            return _midnight(_day(one.last) + timedelta(days=1), moment.tzinfo)
    return None


def _quiet_end(quiet: QuietHours | None, moment: datetime) -> datetime | None:
    if quiet is None:
        return None
    start, end = _clock(quiet.start), _clock(quiet.end)
    at = moment.time()
    is_quiet = start <= at < end if start < end else at >= start or at < end
    if not is_quiet:
        return None
    day = moment.date() if at < end else moment.date() + timedelta(days=1)
    ends = datetime.combine(day, end, moment.tzinfo)
    # Where clocks are put back, an hour comes twice: its first end may have passed.
    return ends if ends.timestamp() > moment.timestamp() else ends.replace(fold=1)


def _midnight(day: date, zone: object) -> datetime:
    return datetime.combine(day, time(), zone)  # type: ignore[arg-type]


def _clock(text: str) -> time:
    try:
        if not _CLOCK.fullmatch(text):
            raise ValueError
        return time.fromisoformat(text)
    except ValueError:
        raise Trouble("bad-quiet-hours") from None


def _day(text: str) -> date:
    try:
        if not _DAY.fullmatch(text):
            raise ValueError
        found = date.fromisoformat(text)
    except ValueError:
        raise Trouble("bad-holiday") from None
    if not 2000 <= found.year <= 2200:  # Beyond that not every clock counts.
        raise Trouble("bad-holiday")
    return found
