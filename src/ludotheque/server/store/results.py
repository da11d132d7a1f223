"""What a store keeps of games that are over: results, ratings, and who may look at them.

Results come with the commit that ends a game, and stay when its table is removed. Ratings are
worked out from them, each result once, in an order that is kept (`place`): whoever goes through the
results in that order finds the same ratings again.
"""

from __future__ import annotations

import json
import secrets
from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Final

from msgspec import Struct

from ludotheque.server.wire.values import ShownTo

BOT: Final = "bot:"
"""What the name of a level of bots begins with where it stands for a player."""
GONE: Final = "gone:"
"""What the name begins with under which somebody stays in the results who was erased."""


class NewResult(Struct):
    """How a game ended, to be kept with that end."""

    table: str
    game: str
    finished_at: float
    is_rated: bool
    text: str
    """As JSON."""
    guests: list[str]
    """Who has played there, with all their devices."""


class KeptResult(Struct):
    """A result as it is kept."""

    table: str
    game: str
    finished_at: float
    is_rated: bool
    place: int | None
    text: str
    ratings: str
    """JSON: what it changed for each seat; empty until it is rated."""
    is_there: bool = True
    """Whether the table is still kept, with its log."""


class KeptRating(Struct):
    """How strong a player is at a game."""

    player: str
    mean: float
    deviation: float
    games: int
    """So many rated ones were played."""


class ListedRating(Struct):
    """A rating in a list, with who it is."""

    player: str
    mean: float
    deviation: float
    games: int
    profile: str
    """As the guest said; empty of bots."""
    person: str
    """The id of the person's page; empty of bots and of those who have none."""


class Person(Struct):
    """Who may look at what a guest has played."""

    guest: str
    id: str
    shown_to: ShownTo


class NewRatings(Struct):
    """What a result changes."""

    table: str
    game: str
    of: str
    """The result, as it was when this was worked out."""
    text: str
    """JSON: what it changes for each seat."""
    before: dict[str, KeptRating]
    """What was kept of the players until now; who is not there had no rating."""
    after: list[KeptRating]


class Recomputed(Struct):
    """All ratings at a game, worked out from the results alone."""

    ratings: list[KeptRating]
    changes: dict[str, tuple[str, str]]
    """By table: its result, and what it has changed for each seat, each as JSON."""


class Results(ABC):
    """What every store can do with what was played."""

    @abstractmethod
    async def results_of(self, guest: str, most: int) -> list[KeptResult]:
        """What a guest has played, the latest first."""

    @abstractmethod
    async def result(self, table: str) -> KeptResult | None:
        """How the game at a table ended; `None` while it has not."""

    @abstractmethod
    async def unnoted(self, most: int) -> list[str]:
        """Tables that are over and of which no result is kept: an older server has ended them."""

    @abstractmethod
    async def note_result(self, result: NewResult) -> None:
        """Keep a result that is not there yet."""

    @abstractmethod
    async def to_rate(self, most: int) -> list[KeptResult]:
        """Results that are to be rated and are not: in the order in which they came, and of those
        that came at once by the tables' ids."""

    @abstractmethod
    async def ratings_of(self, game: str, players: Collection[str]) -> dict[str, KeptRating]:
        """The ratings at a game of those of the players who have one."""

    @abstractmethod
    async def keep_ratings(self, new: NewRatings) -> None:
        """Keep that a result was rated, as the next of its game, and what everybody's rating is
        now: all of it or nothing. `Conflict` if it is rated already, or if it or a rating is not
        any more what it was before."""

    @abstractmethod
    async def rating_list(self, game: str, guest: str, most: int) -> list[ListedRating]:
        """All bots at a game, and the people whom a guest may see there: itself, those who are
        shown to everybody, and those who are shown to whom they have played with, if it has. Those
        come first who are surely strong."""

    @abstractmethod
    async def all_ratings_of(self, player: str) -> dict[str, KeptRating]:
        """The ratings of one player, by game."""

    @abstractmethod
    async def person(self, guest: str) -> Person | None:
        """Who may look at what a guest has played, if that was ever said."""

    @abstractmethod
    async def person_of_id(self, id: str) -> Person | None:
        """Whose page has that id."""

    @abstractmethod
    async def keep_person(self, person: Person) -> None:
        """Keep who may look; an id that is there stays."""

    @abstractmethod
    async def have_played(self, guest: str, other: str) -> bool:
        """Whether both have played at the same table."""

    @abstractmethod
    async def shown(self, guest: str, others: Collection[str]) -> dict[str, str]:
        """Those of the others whose pages a guest may see, each with its id."""


def differences(before: list[KeptRating], after: list[KeptRating]) -> int:
    """How many players are in one of the two alone, or not the same in both."""
    old, new = ({one.player: one for one in some} for some in (before, after))
    return sum(old.get(player) != new.get(player) for player in {*old, *new})


def new_stand_in() -> str:
    """The name of somebody who was erased; it leads back to nobody."""
    return f"{GONE}{secrets.token_hex(12)}"


def without_guest(text: str, guest: str, stand_in: str, into: str = "") -> str:
    """A result in which somebody whom nothing leads back to stands for a guest, without a name; or
    with it, if it is another guest who has played that. One that cannot be read says nothing any
    more."""
    try:
        data = json.loads(text)
        for seat in data["seats"]:
            if seat["player"] == guest:
                seat["player"] = stand_in
                seat["name"] = seat["name"] if into else ""
            if guest in seat["guests"]:
                others = {one for one in (*seat["guests"], into) if one not in ("", guest)}
                seat["guests"] = sorted(others)
                seat["name"] = seat["name"] if others else ""
        return json.dumps(data, ensure_ascii=False)
    except (ValueError, KeyError, TypeError):
        return "{}"
