"""ZZ-13 to ZZ-29: the way of an apprentice: whom it passes, banishes and takes along."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.move import Seat
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.board import HOME, SPACES, START
from ludotheque.games.zapp_zerapp.moves import Walk
from ludotheque.games.zapp_zerapp.state import ZappZerapp


class Way:
    """Where an apprentice goes from a place by so many steps (ZZ-13, ZZ-14)."""

    def __init__(self, s: ZappZerapp, seat: Seat, origin: int, steps: int) -> None:
        terms = s.terms
        to_go = terms.to_go[seat][origin]
        self.origin = origin
        self.first = terms.entries[seat] if origin == START else (origin + 1) % SPACES
        self.is_entering = steps >= to_go
        """ZZ-14: it does not pass its village."""
        self.passed = to_go - 1 if self.is_entering else steps - 1
        """ZZ-R6: how many spaces it passes; it lands on the next, unless it enters."""
        self.met = self.passed if self.is_entering else steps
        """ZZ-R6: how many it passes or lands on."""
        self.end = HOME if self.is_entering else (self.first + steps - 1) % SPACES
        self.companions_end = terms.villages[seat] if self.is_entering else self.end
        """ZZ-25, ZZ-26: where companions stop."""

    def passes(self, place: int) -> bool:
        """Whether it passes that place."""
        return place < SPACES and (place - self.first) % SPACES < self.passed

    def meets(self, place: int) -> bool:
        """Whether it passes that place or lands there."""
        return place < SPACES and (place - self.first) % SPACES < self.met


def owner_of(s: ZappZerapp, apprentice: int) -> Seat:
    """Whose an apprentice is."""
    return apprentice // s.terms.apprentices


def code_of(s: ZappZerapp, apprentice: int) -> int:
    """How a walk names an apprentice: by its space and colour."""
    return 4 * s.places[apprentice] + owner_of(s, apprentice)


def is_safe(s: ZappZerapp, place: int, colour: int) -> bool:
    """ZZ-19, ZZ-23: whether the space protects the colour."""
    return bool(s.terms.safe[place] >> colour & 1)


def is_companion_square(s: ZappZerapp, place: int, colour: int) -> bool:
    """ZZ-22, ZZ-24: whether apprentices of the colour can be taken along from the space."""
    return s.terms.is_advanced and bool(s.terms.castles[place] >> colour & 1)


def in_danger(s: ZappZerapp, seat: Seat, way: Way) -> list[int]:
    """ZZ-18 to ZZ-20: the apprentices that somebody on that way may banish, as they are met."""
    found: list[int] = []
    if way.origin == START:
        return found
    count = s.terms.apprentices
    safe = s.terms.safe
    first = way.first
    met = way.met
    for apprentice, place in enumerate(s.places):
        if place < SPACES:
            steps = (place - first) % SPACES
            if steps < met:
                owner = apprentice // count
                if owner != seat and not safe[place] >> owner & 1:
                    found.append(64 * steps + apprentice)
    if len(found) > 1:
        found.sort()
    return [one % 64 for one in found]


def may_come_along(s: ZappZerapp, seat: Seat, way: Way) -> list[int]:
    """ZZ-24: the apprentices that somebody on that way may take along, sorted by code."""
    found: list[int] = []
    if s.terms.is_advanced:
        for apprentice, place in enumerate(s.places):
            if way.passes(place) and is_companion_square(s, place, owner_of(s, apprentice)):
                found.append(apprentice)
    return found


def choices(codes: list[int]) -> list[list[int]]:
    """All that can be chosen of apprentices named by those codes; equal ones count alike."""
    chosen: list[list[int]] = [[]]
    for code in sorted(set(codes)):
        times = codes.count(code)
        chosen = [one + [code] * count for one in chosen for count in range(times + 1)]
    return chosen


def own_among(codes: list[int], seat: Seat) -> list[int]:
    """Those of the codes that name the seat's own apprentices."""
    return [code for code in codes if code % 4 == seat]


def check_walk(s: ZappZerapp, seat: Seat, walk: Walk, steps: int) -> Article | None:
    """The article against a walk of the seat, or `None`."""
    count = s.terms.apprentices
    if walk.origin not in s.places[count * seat : count * seat + count]:
        return ar.NO_APPRENTICE_THERE
    if not walk.along and not walk.outside and not walk.banished:
        return None  # ZZ-12 Alone it may always go.
    way = Way(s, seat, walk.origin, steps)
    for code in walk.along:
        article = check_companion(s, code, walk.along.count(code), way)
        if article is not None:
            return article
    for code in walk.outside:
        is_one = walk.outside.count(code) <= walk.along.count(code)
        if not way.is_entering or code % 4 != seat or not is_one:
            return ar.ONLY_ONES_OWN_WAIT
    for code in walk.banished:
        article = check_claim(s, seat, code, walk.banished.count(code), way)
        if article is not None:
            return article
    return None


def check_companion(s: ZappZerapp, code: int, times: int, way: Way) -> Article | None:
    """ZZ-22 to ZZ-28: the article against taking so many apprentices of that code along."""
    place, colour = code // 4, code % 4
    if not s.terms.is_advanced:
        return ar.NO_COMPANIONS
    if s.terms.castles[place] == 0:
        return ar.NO_COMPANION_SQUARE
    if not is_companion_square(s, place, colour):
        return ar.NOT_ITS_COLOUR
    if place == way.origin:
        return ar.FROM_ITS_OWN_SQUARE
    if place == way.end:
        return ar.LANDING_TAKES_NOBODY
    if not way.passes(place):
        return ar.COMPANION_NOT_PASSED
    return ar.NOBODY_THERE if count_at(s, place, colour) < times else None


def check_claim(s: ZappZerapp, seat: Seat, code: int, times: int, way: Way) -> Article | None:
    """ZZ-18 to ZZ-21, ZZ-23: the article against banishing so many apprentices of that code."""
    place, colour = code // 4, code % 4
    if not s.terms.has_claims:
        return ar.NO_CLAIMS
    if colour == seat:
        return ar.NOT_ONES_OWN
    if way.origin == START:
        return ar.LEAVING_THE_START
    if not way.meets(place) or count_at(s, place, colour) < times:
        return ar.NOT_PASSED
    if is_safe(s, place, colour):
        return ar.PROTECTED_BY_ZONE if s.terms.zones[place] == colour else ar.PROTECTED_BY_CASTLE
    return None


def count_at(s: ZappZerapp, place: int, colour: int) -> int:
    """How many apprentices of a colour stand on a space."""
    count = s.terms.apprentices
    return s.places[count * colour : count * colour + count].count(place)
