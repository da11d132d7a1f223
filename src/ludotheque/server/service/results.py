"""Results: who has played, and what each came to, as it is kept of a game that is over."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.log import Entry
from ludotheque.core.openings import opening_of
from ludotheque.server.service.record import Record
from ludotheque.server.store.results import BOT, NewResult
from ludotheque.server.wire import values


class SeatResult(Struct):
    """What became of one seat."""

    player: str
    """A guest, a level of bots after `BOT`, or somebody who was erased, after `GONE`."""
    guests: list[str]
    """Of a person: all its devices."""
    name: str
    colour: values.Colour
    shape: values.Shape
    temper: int
    score: int
    rank: int
    """0 for those who have won; who has left comes last."""
    has_left: bool = False
    opening: str = ""
    """As the game names it: `opening-<name>` in its words."""


class GameResult(Struct):
    """How a game ended."""

    seats: list[SeatResult]


_log = logging.getLogger(__name__)
_results: Final = msgspec.json.Decoder(GameResult)


def read_result(text: str) -> GameResult:
    return _results.decode(text)


def result_of(
    game: Game[Any], record: Record, entries: Sequence[Entry], finished_at: float
) -> NewResult:
    """What is kept of a game that is over."""
    seats = [
        SeatResult(
            player=_player(record, seat),
            guests=sorted({*chair.holders, *chair.gone, *_person(record, seat)}),
            name=chair.name,
            colour=chair.colour,
            shape=chair.shape,
            temper=record.temper_of(seat),
            score=0 if record.result is None else record.result.scores[seat],
            rank=rank,
            has_left=_has_left(record, seat),
            opening=_opening(game, record, entries, seat),
        )
        for (seat, chair), rank in zip(enumerate(record.chairs), ranks(record))
    ]
    return NewResult(
        table=record.id,
        game=record.game,
        finished_at=finished_at,
        is_rated=record.is_rated,
        text=msgspec.json.encode(GameResult(seats)).decode(),
        guests=sorted({guest for seat in seats for guest in seat.guests}),
    )


def _opening(game: Game[Any], record: Record, entries: Sequence[Entry], seat: int) -> str:
    """How a seat has opened. A game ends whatever its names for openings come to."""
    try:
        return opening_of(game, entries, seat)
    except Exception:  # Of the game, which may be a package's.
        _log.exception("table %s: naming the opening of seat %d failed", record.id, seat)
        return ""


def ranks(record: Record) -> list[int]:
    """Who has come before whom, from 0 on: those who have won, then the others by their scores, and
    last those who have left their seats, however well a bot has played on. Equals share a rank."""
    result = record.result
    assert result is not None
    keys = [
        (
            _has_left(record, seat),
            seat not in result.winners and not _has_left(record, seat),
            0 if seat in result.winners or _has_left(record, seat) else -result.scores[seat],
        )
        for seat in range(len(record.chairs))
    ]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def _player(record: Record, seat: int) -> str:
    """Who is rated: who began there, under the name that this person has now; of games that older
    servers began, who was there last."""
    chair = record.chairs[seat]
    here = [*chair.holders, *chair.gone]
    began = record.players[seat] if record.players else next(iter(here), f"{BOT}{chair.level}")
    is_another = ":" not in began and here and began not in here
    return here[0] if is_another else began


def _person(record: Record, seat: int) -> list[str]:
    player = _player(record, seat)
    return [] if ":" in player else [player]


def _has_left(record: Record, seat: int) -> bool:
    """Whether somebody began here and resigned, was replaced, or was late and never came back."""
    chair = record.chairs[seat]
    is_person = not _player(record, seat).startswith(BOT)
    return is_person and (chair.has_resigned or chair.kind != "person")
