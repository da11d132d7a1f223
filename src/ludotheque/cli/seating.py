"""Seating: who sits where at a table in the terminal, people or bots."""

from __future__ import annotations

from typing import Any

from ludotheque.cli.given import fill_seats, read_bots, usual_bot, usual_seats
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game

HUMAN = "human"


def seat_players(
    game: Game[Any],
    seats: int | None,
    humans: int | None,
    bots: str | None,
    each: list[str] | None,
) -> list[str]:
    """Who sits at each seat: `human` or the name of a bot.

    Either `each` says it seat by seat, or the humans sit first and the bots fill the rest.
    """
    if each:
        if humans is not None or bots is not None:
            raise BadSetup.of("seat-or-humans")
        if seats not in (None, len(each)):
            raise BadSetup.of("seat-count", seats=seats, given=len(each))
        return list(each)
    people = 1 if humans is None else humans
    names = None if bots is None else read_bots(bots)
    if seats is None:
        seats = _enough_seats(game, people, 0 if names is None else len(names))
    if not 0 <= people <= seats:
        raise BadSetup.of("too-many-humans", people=people, seats=seats)
    free = seats - people
    if names is None:
        return [HUMAN] * people + [usual_bot(game)] * free if free else [HUMAN] * people
    return [HUMAN] * people + fill_seats(names, free)


def _enough_seats(game: Game[Any], people: int, bots: int) -> int:
    """How many sit down where nobody says: as many as are named, if the game is played so."""
    if bots == 0:
        return max(people, usual_seats(game))
    return min([count for count in game.seats if count >= people + bots], default=people + bots)
