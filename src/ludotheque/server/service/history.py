"""History: what somebody has played, read from the results that are kept, without any table."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Collection, Iterable
from typing import Final

import msgspec

from ludotheque.server.service.rating import shown
from ludotheque.server.service.ratings import Ratings
from ludotheque.server.service.record import new_id
from ludotheque.server.service.results import GameResult, SeatResult, read_result
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.results import BOT, KeptRating, KeptResult, Person
from ludotheque.server.wire import sheets, values

MOST_GAMES: Final = 2_000
"""Of so many of the latest games a history tells."""
MOST_PEOPLE: Final = 100
MOST_OPENINGS: Final = 5

_log = logging.getLogger(__name__)


class _Played:
    """A game that somebody has played, and in which seats."""

    def __init__(self, kept: KeptResult, result: GameResult, guest: str) -> None:
        self.kept = kept
        self.guest = guest
        self.seats = result.seats
        self.mine = [seat for seat in result.seats if guest in seat.guests]

    @property
    def has_won(self) -> bool:
        return any(seat.rank == 0 for seat in self.mine)


async def history_of(tables: Tables, ratings: Ratings, guest: str) -> sheets.History:
    """All that a guest has played."""
    played, rated = await _look(tables, ratings, guest)
    person = await stored(tables.store.person(guest))
    others = {seat.player for game in played for seat in game.seats if not _is_bot(seat)}
    pages = await stored(tables.store.shown(guest, others - {guest}))
    return sheets.History(
        games=[_game(one, tables.shelf.title(one.kept.game)) for one in played],
        totals=_totals(tables.shelf, played, rated),
        people=_people(played, pages),
        shown_to="nobody" if person is None else person.shown_to,
        person="" if person is None or person.shown_to == "nobody" else person.id,
    )


async def show_to(tables: Tables, guest: str, shown_to: values.ShownTo) -> Person:
    """Keep who may see what a guest has played; the address of the page stays what it was."""
    known = await stored(tables.store.person(guest))
    person = Person(guest, new_id() if known is None else known.id, shown_to)
    await stored(tables.store.keep_person(person))
    return (await stored(tables.store.person(guest))) or person


async def page_of(tables: Tables, ratings: Ratings, id: str, guest: str) -> sheets.PersonPage:
    """What somebody lets a guest see; `nobody-to-see` where there is nobody or nothing to see, and
    nobody can tell which."""
    person = await stored(tables.store.person_of_id(id))
    if person is None or not await _may_see(tables, person, guest):
        raise Trouble("nobody-to-see")
    played, rated = await _look(tables, ratings, person.guest)
    seen = await tables.guests.find(person.guest)
    return sheets.PersonPage(
        name=seen.name,
        colour=seen.colour,
        shape=seen.shape,
        is_me=person.guest == guest,
        totals=_totals(tables.shelf, played, rated),
    )


async def _may_see(tables: Tables, person: Person, guest: str) -> bool:
    if person.guest == guest or person.shown_to == "everybody":
        return True
    if person.shown_to == "nobody":
        return False
    return await stored(tables.store.have_played(guest, person.guest))


async def _look(
    tables: Tables, ratings: Ratings, guest: str
) -> tuple[list[_Played], dict[str, KeptRating]]:
    await ratings.settle()
    played = []
    for kept in await stored(tables.store.results_of(guest, MOST_GAMES)):
        try:
            played.append(_Played(kept, read_result(kept.text), guest))
        except msgspec.DecodeError as error:
            _log.error("the result of table %s cannot be read: %s", kept.table, error)
    return played, await stored(tables.store.all_ratings_of(guest))


def _is_bot(seat: SeatResult) -> bool:
    return seat.player.startswith(BOT)


def _level(seat: SeatResult) -> str:
    return seat.player.removeprefix(BOT) if _is_bot(seat) else ""


def _game(one: _Played, title: str) -> sheets.PlayedGame:
    return sheets.PlayedGame(
        table=one.kept.table if one.kept.is_there else "",
        game=one.kept.game,
        title=title,
        finished_at=one.kept.finished_at,
        is_rated=one.kept.is_rated,
        seats=[
            sheets.PlayedSeat(
                kind="bot" if _is_bot(seat) else "person",
                name=seat.name,
                colour=seat.colour,
                shape=seat.shape,
                temper=seat.temper,
                level=_level(seat),
                is_mine=one.guest in seat.guests,
                score=seat.score,
                has_won=seat.rank == 0,
                has_left=seat.has_left,
            )
            for seat in one.seats
        ],
    )


def _totals(
    shelf: Shelf, played: Iterable[_Played], rated: dict[str, KeptRating]
) -> list[sheets.GameTotals]:
    by_game: dict[str, list[_Played]] = {}
    for one in played:
        by_game.setdefault(one.kept.game, []).append(one)
    totals = [
        _total(game, shelf.title(game), some, rated.get(game)) for game, some in by_game.items()
    ]
    return sorted(totals, key=lambda one: (-one.games, one.game))


def _total(
    game: str, title: str, played: list[_Played], rating: KeptRating | None
) -> sheets.GameTotals:
    at = Counter(len(one.seats) for one in played)
    won_at = Counter(len(one.seats) for one in played if one.has_won)
    seen = None if rating is None else shown(rating.mean, rating.deviation)
    return sheets.GameTotals(
        game=game,
        title=title,
        games=len(played),
        wins=sum(one.has_won for one in played),
        won_at=[sheets.WonAt(seats, at[seats], won_at[seats]) for seats in sorted(at)],
        openings=_openings(played),
        rating=None if seen is None else seen.rating,
        give=0 if seen is None else seen.give,
        rated_games=0 if rating is None else rating.games,
    )


def _openings(played: Collection[_Played]) -> list[sheets.PlayedOpening]:
    own = [seat for one in played for seat in one.mine if seat.opening]
    games = Counter(seat.opening for seat in own)
    wins = Counter(seat.opening for seat in own if seat.rank == 0)
    found = []
    for opening, count in games.most_common(MOST_OPENINGS):
        name, *about = opening.split(" ")
        said = {key: value for key, _, value in (one.partition("=") for one in about)}
        found.append(sheets.PlayedOpening(name, said, count, wins[opening]))
    return found


def _people(played: Iterable[_Played], pages: dict[str, str]) -> list[sheets.PlayedWith]:
    games: Counter[str] = Counter()
    latest: dict[str, SeatResult] = {}
    for one in played:
        others = {seat.player: seat for seat in one.seats if one.guest not in seat.guests}
        games.update(others.keys())
        for player, seat in others.items():
            latest.setdefault(player, seat)
    return [
        sheets.PlayedWith(
            kind="bot" if _is_bot(latest[player]) else "person",
            name="" if _is_bot(latest[player]) else latest[player].name,
            level=_level(latest[player]),
            person=pages.get(player, ""),
            games=count,
        )
        for player, count in games.most_common(MOST_PEOPLE)
    ]
