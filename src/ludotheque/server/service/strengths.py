"""How strong those are who sit at open tables, as far as they let themselves be seen."""

from __future__ import annotations

from collections.abc import Mapping

from ludotheque.server.service.rating import shown
from ludotheque.server.service.record import Record
from ludotheque.server.service.trouble import stored
from ludotheque.server.store.store import Store
from ludotheque.server.wire import messages


async def tell_strengths(
    store: Store, guest: str, infos: list[messages.TableInfo], records: Mapping[str, Record]
) -> None:
    """Put beside people who wait for others what the list of their game says of them to a guest."""
    gathering = [info for info in infos if info.phase == "gathering"]
    holders = {one for info in gathering for one in records[info.id].holders()}
    seen = await stored(store.shown(guest, holders)) if holders else {}
    if not seen:
        return
    for game in {info.game for info in gathering}:
        ratings = await stored(store.ratings_of(game, seen))
        for info in gathering:
            if info.game != game:
                continue
            # Memory may know of more seats, or fewer, than what was read a moment ago.
            for seat, chair in zip(info.seats, records[info.id].chairs):
                for known in [ratings[one] for one in chair.holders if one in ratings]:
                    seat.rating = shown(known.mean, known.deviation).rating
