"""Replays: a finished game with every view of it, to be walked through and checked; and what a
seat saw of one that goes on."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludotheque.core.errors import BadLog, LudothequeError
from ludotheque.core.game import Game
from ludotheque.core.log import WORD, Log
from ludotheque.core.replay import Retraced, retrace
from ludotheque.core.state import State, plain
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import messages, sheets, values

MOST_PAST: Final = 200
"""How many entries back a table that goes on can be seen."""


class _Views:
    """A pool of views without doubles."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.pool: list[values.View] = []
        self._places: dict[bytes, int] = {}

    def of(self, s: State) -> list[int]:
        """The places of a state's views: of each seat, of a spectator, with all hands open."""
        seats: list[int | None] = [*range(s.seats), None]
        views = [self.game.view(s, seat) for seat in seats]
        views.append(open_view(self.game, s))
        return [self._place(view) for view in views]

    def _place(self, view: values.View) -> int:
        written = msgspec.json.encode(view)
        if written not in self._places:
            self._places[written] = len(self.pool)
            self.pool.append(view)
        return self._places[written]


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
    """What a seat saw after each entry since a number, of a game that may still go on."""
    first = max(since, len(log.entries) - MOST_PAST, 0)
    try:
        states = retrace(game, log).states[first + 1 :]
    except BadLog:  # It was played by older rules: what happened can still be told.
        return sheets.Past(since=first, views=[])
    return sheets.Past(since=first, views=[game.view(state, seat) for state in states])


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
    views = _Views(game)
    places = [] if traced is None else [views.of(state) for state in traced.states]
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
                views=[] if traced is None else places[number + 1],
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
        start=places[0] if places else [],
        views=views.pool,
        is_replayed=traced is not None,
        result=head.result,
        seal=head.seal,
        words=[f"{entry.seat}:{entry.text}" for entry in log.entries if entry.kind == WORD],
        secret=head.secret,
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
        except msgspec.ValidationError:
            raise BadLog("the head or the end was tampered with.") from None
