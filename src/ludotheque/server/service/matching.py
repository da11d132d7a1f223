"""Matching: who of those who wait can play together. Nothing is kept or changed here."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence

from msgspec import Struct

from ludotheque.server.wire import sheets


class Waiting(Struct):
    """A guest who waits, and for what."""

    guest: str
    wish: sheets.Seek

    def takes(self, game: str, seats: int) -> bool:
        return self.wish.game in ("", game) and self.wish.seats in (0, seats)


class Company(Struct):
    """People who can play together; bots take the seats that are left."""

    game: str
    seats: int
    people: list[Waiting]


def find_company(
    waiting: Sequence[Waiting],
    games: Mapping[str, Sequence[int]],
    blocks: Collection[tuple[str, str]],
    choose: Callable[[Sequence[Company]], Company],
) -> Company | None:
    """Who can play together, the first who waits before all others; `None` if nobody can. `games`
    says for how many each is, and where the first would play several, one of them is chosen."""
    for first in waiting:
        found = [
            company
            for game, counts in games.items()
            if first.wish.game in ("", game)
            if (company := _company_for(game, counts, first, waiting, blocks)) is not None
        ]
        if found:
            return choose(found)
    return None


def _company_for(
    game: str,
    counts: Sequence[int],
    first: Waiting,
    waiting: Sequence[Waiting],
    blocks: Collection[tuple[str, str]],
) -> Company | None:
    """People alone, if there are enough for any number; else with bots, if all would."""
    groups = [
        Company(game, seats, list(_group(game, seats, first, waiting, blocks)))
        for seats in sorted(counts)
        if first.takes(game, seats)
    ]
    for company in groups:
        if len(company.people) == company.seats:
            return company
    for company in groups:
        willing = [one for one in company.people if one.wish.fill is not None]
        if first in willing and len(willing) > 1:
            return Company(game, company.seats, willing)
    return None


def _group(
    game: str,
    seats: int,
    first: Waiting,
    waiting: Sequence[Waiting],
    blocks: Collection[tuple[str, str]],
) -> Iterator[Waiting]:
    """As many as can sit with the first, in the order in which they wait; nobody sits with somebody
    whom they have blocked, or who has blocked them."""
    group: list[str] = []
    for one in (first, *(other for other in waiting if other is not first)):
        if len(group) == seats or not one.takes(game, seats):
            continue
        if any((one.guest, two) in blocks or (two, one.guest) in blocks for two in group):
            continue
        group.append(one.guest)
        yield one
