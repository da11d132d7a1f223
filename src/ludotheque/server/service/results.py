"""Results: who has played, and what each came to, as it is kept of a game that is over."""

from __future__ import annotations

import logging
from collections.abc import Collection, Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct

from ludotheque.core.game import Game
from ludotheque.core.log import BY_A_PROGRAM, HELD, RESIGNED, Entry
from ludotheque.core.match import Match
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
    """Who has come before whom, of a table that is over."""
    result = record.result
    assert result is not None
    left = [_has_left(record, seat) for seat in range(len(record.chairs))]
    return _ranks(result.winners, result.scores, left)


def _ranks(winners: Collection[int], scores: Sequence[int], left: Sequence[bool]) -> list[int]:
    """From 0 on: those who have won, then the others by their scores, and last those who have left
    their seats, however well a bot has played on. Equals share a rank."""
    keys = [
        (
            has_left,
            seat not in winners and not has_left,
            0 if seat in winners or has_left else -score,
        )
        for seat, (score, has_left) in enumerate(zip(scores, left, strict=True))
    ]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


class LoggedEnd(Struct):
    """How a game ended, as its log alone tells it."""

    winners: list[int]
    scores: list[int]
    left: list[int]
    """The seats which persons have resigned or not come back to."""


def logged_end(match: Match) -> LoggedEnd | None:
    """How a game ended that was played again from its log; `None` if it did not."""
    result = match.result()
    if result is None:
        return None
    left = set()
    for entry in match.entries:
        if entry.kind == RESIGNED or (entry.kind == HELD and entry.text == BY_A_PROGRAM):
            left.add(entry.seat)
        elif entry.kind == HELD:
            left.discard(entry.seat)
    return LoggedEnd(list(result.winners), list(result.scores), sorted(left))


def with_end(text: str, end: LoggedEnd) -> str:
    """A result as its log tells it; who has played is known from what was kept alone."""
    result = read_result(text)
    for seat, one in enumerate(result.seats):
        one.has_left = seat in end.left and not one.player.startswith(BOT)
        one.score = end.scores[seat]
    left = [one.has_left for one in result.seats]
    for one, rank in zip(result.seats, _ranks(end.winners, end.scores, left), strict=True):
        one.rank = rank
    return msgspec.json.encode(result).decode()


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
