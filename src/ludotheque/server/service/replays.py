"""Replays: a finished game as every seat saw it, to be walked through and checked; and what a seat
saw of one that goes on."""

from __future__ import annotations

from typing import Any

import msgspec

from ludotheque.core.changes import Changes
from ludotheque.core.errors import BadBoard, BadLog, LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.log import WORD, Entry, Log, board_in_head
from ludotheque.core.match import Match
from ludotheque.core.reckoning import reckon
from ludotheque.core.replay import Retraced, retrace
from ludotheque.core.state import State, plain
from ludotheque.server.service.boards import owners_box
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.table import KEPT_CHANGES, result_of
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import messages, sheets, values


class _Pool:
    """Changes of views without doubles."""

    def __init__(self) -> None:
        self.changes: list[values.View] = []
        self._places: dict[bytes, int] = {}

    def places(self, changes: Changes | None, seats: int) -> list[list[int]]:
        """Where an entry's changes lie: those of each seat, of a spectator, with all open."""
        if changes is None:
            return [[] for _ in range(seats + 2)]
        told = [changes.seen_by(seat) for seat in [*range(seats), None]]
        return [[self._place(one) for one in views] for views in [*told, changes.seen_open()]]

    def _place(self, change: values.View) -> int:
        written = msgspec.json.encode(change)
        if written not in self._places:
            self._places[written] = len(self.changes)
            self.changes.append(change)
        return self._places[written]


def views_of(game: Game[Any], s: State) -> list[values.View]:
    """A state as each seat sees it, as a spectator does, and with every hand up."""
    seats: list[int | None] = [*range(s.seats), None]
    return [*[game.view(s, seat) for seat in seats], open_view(game, s)]


def open_view(game: Game[Any], s: State) -> values.View:
    """What lies on the table when every hand is up."""
    view = game.view(s, None)
    for field in game.fields:
        view[field.name] = plain(getattr(s, field.name), field.shape)
    return view


def replay_of_text(shelf: Shelf, text: str) -> bytes:
    """The replay of a log that somebody brought, as JSON; `bad-log` says what is wrong with it."""
    try:
        return msgspec.json.encode(replay_of(shelf, Log.read(text), []))
    except BadLog as error:
        raise Trouble("bad-log", what=str(error)) from None
    except (ValueError, RecursionError, OverflowError):
        raise Trouble("bad-log", what="this is no log of a game.") from None


def past_of(game: Game[Any], log: Log, seat: int | None, since: int) -> sheets.Past:
    """How a game that may still go on stood for a seat before an entry, and what was new with
    each entry from there on."""
    first = max(since, len(log.entries) - KEPT_CHANGES, 0)
    try:
        traced = retrace(game, log)
    except BadLog:  # It was played by older rules: what happened can still be told.
        return sheets.Past(since=first, view=None, changes=[])
    return told_past(first, game.view(traced.states[first], seat), traced.match.entries, seat)


def reckoning_of(game: Game[Any], log: Log) -> sheets.Reckoning:
    """Where the scores of a finished game came from, and how it went."""
    try:
        found = reckon(game, log)
    except BadLog:  # It was played by older rules.
        return sheets.Reckoning(sources=[], curve=[])
    return sheets.Reckoning(
        sources=[sheets.Source(name, had) for name, had in found.sources.items() if any(had)],
        curve=[sheets.Standing(number, scores) for number, scores in found.curve],
    )


def remembered_past(match: Match, seat: int | None, since: int) -> sheets.Past | None:
    """The same from what the match still knows; `None` where that is not enough."""
    first = max(since, len(match.entries) - KEPT_CHANGES, 0)
    view = match.view_before(seat, first)
    return None if view is None else told_past(first, view, match.entries, seat)


def told_past(first: int, view: values.View, entries: list[Entry], seat: int | None) -> sheets.Past:
    """What was new with each entry from the first on, whose changes are all there."""
    changes = [
        [] if entry.changes is None else entry.changes.seen_by(seat) for entry in entries[first:]
    ]
    return sheets.Past(since=first, view=view, changes=changes)


def replay_of(shelf: Shelf, log: Log, names: list[messages.SeatInfo]) -> sheets.Replay:
    """The replay of a log: by its rules where they are here, else from its events alone."""
    name = log.head.get("game")
    if not isinstance(name, str):
        raise BadLog("the head does not say which game this is.")
    game = shelf.game(name)
    head = _Head(log)
    traced: Retraced | None = None
    if head.rules == game.version:
        try:
            traced = retrace(game, log)
        except BadLog:
            raise
        except (LudothequeError, ValueError, TypeError, KeyError, IndexError) as error:
            said = str(error).rstrip(".")
            raise BadLog(f"the rules cannot follow this log: {said}.") from None
    pool = _Pool()
    played = [] if traced is None else traced.match.entries
    draws = 0
    entries: list[sheets.ReplayEntry] = []
    for number, entry in enumerate(log.entries):
        written = entry.as_json()
        is_chance = entry.kind == "chance"
        entries.append(
            sheets.ReplayEntry(
                number=number,
                kind=written["kind"],
                seat=entry.seat,
                text=entry.text,
                public=entry.public,
                sees=entry.audience,
                events=[_without_media(event) for event in written["events"]],
                ways=None if traced is None else traced.ways.get(number),
                outcomes=None if traced is None else traced.outcomes.get(number),
                draw=draws if is_chance else None,
                changes=pool.places(played[number].changes, head.seats) if played else [],
            )
        )
        draws += is_chance
    return sheets.Replay(
        game=game.name,
        title=game.title,
        rules=head.rules,
        seats=head.seats,
        options=head.options,
        names=names,
        entries=entries,
        start=[] if traced is None else views_of(game, traced.states[0]),
        changes=pool.changes,
        is_replayed=traced is not None,
        result=head.result if traced is None else result_of(traced.match),
        seal=head.seal,
        words=[f"{entry.seat}:{entry.text}" for entry in log.entries if entry.kind == WORD],
        secret=head.secret,
        box=None if head.board is None else owners_box(head.board),
        board=None if head.board is None else head.board.data,
    )


def _without_media(event: dict[str, Any]) -> values.Event:
    """An event that only says whether there is something to be heard or seen."""
    return {**event, "media": True} if "media" in event else event


class _Head:
    """What a log says of itself, checked in shape: it may come from anywhere."""

    def __init__(self, log: Log) -> None:
        try:
            self.rules = msgspec.convert(log.head.get("rules"), int)
            self.seats = msgspec.convert(log.head.get("seats"), int)
            self.options = msgspec.convert(log.head.get("options"), values.Options)
            self.seal = msgspec.convert(log.head.get("seal", ""), str)
            self.secret = msgspec.convert(log.end.get("secret", ""), str)
            self.result = msgspec.convert(log.end.get("result"), messages.ResultInfo | None)
            self.board = board_in_head(log.head)
            """The owner's board that it was played on, if it was."""
        except (msgspec.ValidationError, BadBoard):
            raise BadLog("the head or the end was tampered with.") from None
