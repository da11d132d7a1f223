"""Sheets about ratings: how strong people and bots are at a game, as far as is known."""

from __future__ import annotations

from typing import Literal

from ludotheque.server.wire.values import Colour, Out, Shape


class RatedPlayer(Out):
    """Somebody in the list of a game. The true strength is within `give` of `rating` in nineteen of
    twenty cases."""

    kind: Literal["person", "bot"]
    level: str
    """Of a bot; empty for people."""
    name: str
    """Of a person; empty for bots."""
    colour: Colour
    shape: Shape
    person: str
    """The id of the person's page; empty where there is none to be seen."""
    is_me: bool
    rating: int
    give: int
    games: int
    """So many rated ones."""


class RatingList(Out):
    """The bots of a game, and the people who let this guest see them; the surely strong first."""

    game: str
    title: str
    players: list[RatedPlayer]


class SeatRating(Out):
    """What a rated game has changed for one seat."""

    seat: int
    rating: int
    give: int
    before: int
    before_give: int


class TableRatings(Out):
    """What a finished game has changed; empty where it is not rated."""

    seats: list[SeatRating]
