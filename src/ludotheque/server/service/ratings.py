"""Ratings: results are rated once each, in a settled order, and shown to whoever may see them.

Nothing is told that is not kept: what is asked for is first rated as far as results are there. A
server that is killed loses nothing, for the result was kept with the end of its game.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from typing import Final

import msgspec

from ludotheque.server.service.guests import read_guest
from ludotheque.server.service.names import one_line
from ludotheque.server.service.rating import (
    DEVIATION,
    MEAN,
    priors_of,
    rate,
    read_moved,
    shown,
    write_moved,
)
from ludotheque.server.service.results import read_result, result_of
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.tables import Tables
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.results import BOT, KeptRating, KeptResult, ListedRating, NewRatings
from ludotheque.server.store.store import Conflict, Unsure
from ludotheque.server.wire import sheets

AT_ONCE: Final = 50
"""So many results are looked at together."""
MOST_LISTED: Final = 500

_log = logging.getLogger(__name__)


class Ratings:
    """Rates what is over, and tells of it."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._settling = asyncio.Lock()
        self._aside: set[str] = set()
        """Results that cannot be rated, each told to the log once."""
        self._is_noted = False

    async def settle(self) -> int:
        """Rate all results that wait for it; how many there were. Another server may do the same at
        the same time: each is kept once, whoever comes first."""
        await self._note_older()
        rated = 0
        async with self._settling:
            while found := await self._waiting():
                for result in found:
                    try:
                        rated += await self._rate(result)
                    except (Conflict, Unsure):
                        break  # Somebody else has rated meanwhile: look again.
        return rated

    async def _waiting(self) -> list[KeptResult]:
        most = AT_ONCE + len(self._aside)
        found = await stored(self._tables.store.to_rate(most))
        return [result for result in found if result.table not in self._aside]

    async def _rate(self, result: KeptResult) -> bool:
        try:
            read = read_result(result.text)
            priors = priors_in(self._tables.shelf, result.game)
        except (msgspec.DecodeError, Trouble) as error:
            self._aside.add(result.table)
            said = one_line(f"{type(error).__name__}: {error}")
            _log.error("table %s cannot be rated and is set aside: %s", result.table, said)
            return False
        store = self._tables.store
        players = {seat.player for seat in read.seats}
        before = await stored(store.ratings_of(result.game, players))
        after, moved = rate(read, before, priors)
        new = NewRatings(result.table, result.game, result.text, write_moved(moved), before, after)
        await stored(store.keep_ratings(new))
        return True

    async def _note_older(self) -> None:
        """Once: keep the results of games that older servers have ended."""
        if self._is_noted:
            return
        store = self._tables.store
        aside: set[str] = set()
        while found := [
            one for one in await stored(store.unnoted(AT_ONCE + len(aside))) if one not in aside
        ]:
            for table in found:
                try:
                    over = await self._tables.finished(table)
                except Trouble:  # Whoever reads it tells the log.
                    aside.add(table)
                    continue
                if over.record.result is None:
                    aside.add(table)
                    continue
                made = result_of(over.game, over.record, over.entries, over.changed_at)
                await stored(store.note_result(made))
                await asyncio.sleep(0)
        self._is_noted = True

    # Telling

    async def of_table(self, table: str) -> sheets.TableRatings:
        """What the game at a table has changed for each seat; nothing where it is not rated."""
        await self._tables.finished(table)
        await self.settle()
        found = await stored(self._tables.store.result(table))
        if found is None or not found.ratings:
            return sheets.TableRatings(seats=[])
        return sheets.TableRatings(
            seats=[
                sheets.SeatRating(
                    seat=seat,
                    rating=one.after.rating,
                    give=one.after.give,
                    before=one.before.rating,
                    before_give=one.before.give,
                )
                for seat, one in enumerate(read_moved(found.ratings))
            ]
        )

    async def listed(self, game: str, guest: str) -> sheets.RatingList:
        """The list of a game, as a guest may see it: the surely strong first."""
        box = self._tables.shelf.game(game)
        await self.settle()
        found = await stored(self._tables.store.rating_list(game, guest, MOST_LISTED))
        known = {one.player for one in found}
        levels = self._tables.shelf.levels(box)
        found += [one for one in _bots_before(self._tables.shelf, game, levels)
                  if one.player not in known]  # fmt: skip
        found.sort(key=lambda one: (2 * one.deviation - one.mean, one.player))
        return sheets.RatingList(
            game=game,
            title=box.title,
            players=[_listed(one, guest) for one in found],
        )


def priors_in(shelf: Shelf, game: str) -> dict[str, KeptRating]:
    """What is held of a game's bots before they have played; `no-such-game` if it is not here."""
    return priors_of(shelf.game(game))


def _bots_before(shelf: Shelf, game: str, levels: Iterable[str]) -> list[ListedRating]:
    priors = priors_in(shelf, game)
    begun = [
        priors.get(BOT + level) or KeptRating(BOT + level, MEAN, DEVIATION, 0) for level in levels
    ]
    return [ListedRating(one.player, one.mean, one.deviation, 0, "", "") for one in begun]


def _listed(one: ListedRating, guest: str) -> sheets.RatedPlayer:
    seen = shown(one.mean, one.deviation)
    is_bot = one.player.startswith(BOT)
    profile = read_guest(one.player, "" if is_bot else one.profile)
    return sheets.RatedPlayer(
        kind="bot" if is_bot else "person",
        level=one.player.removeprefix(BOT) if is_bot else "",
        name=profile.name,
        colour=profile.colour,
        shape=profile.shape,
        person=one.person,
        is_me=one.player == guest,
        rating=seen.rating,
        give=seen.give,
        games=one.games,
    )
