"""ZZ-12 to ZZ-16: those with an effective spell move, and banish and carry others."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.condition import Conditions
from ludotheque.core.event import Tell
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import TURN_OF, Step
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.ahead import IF_SPELL
from ludotheque.games.zapp_zerapp.barrels import give_back, next_spell
from ludotheque.games.zapp_zerapp.board import HOME, START
from ludotheque.games.zapp_zerapp.moves import WALK, Walk, walk_of
from ludotheque.games.zapp_zerapp.state import ZappZerapp
from ludotheque.games.zapp_zerapp.way import (
    Way,
    check_walk,
    choices,
    code_of,
    in_danger,
    may_come_along,
    own_among,
    owner_of,
)


class MoveAnApprentice(Step[ZappZerapp]):
    """ZZ-12, ZZ-R4: one apprentice goes as many steps as the barrel shows; that is no choice."""

    ahead_if: Conditions = IF_SPELL

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return TURN_OF[s.player]

    def candidates(self, s: ZappZerapp, seat: Seat) -> list[Move]:
        starts = origins(s, seat)
        if not s.terms.is_advanced and not s.terms.has_claims:
            return [WALK[origin] for origin in starts]
        moves: list[Move] = []
        for origin in starts:
            moves += walks_from(s, seat, origin)
        return moves

    def check(self, s: ZappZerapp, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Walk):
            return check_walk(s, seat, move, s.shown[seat])
        return ar.SHAKING_IS_OVER

    def check_unasked(self, s: ZappZerapp, seat: Seat, move: Move) -> Article | None:
        return ar.NOT_YOUR_SPELL if isinstance(move, Walk) else ar.SHAKING_IS_OVER

    def foresees(self, s: ZappZerapp, seat: Seat) -> list[Move]:
        return [WALK[origin] for origin in origins(s, seat)]

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Walk)
        walk(s, seat, move, tell)
        give_back(s, seat)
        count = s.terms.apprentices
        if s.places[count * seat : count * seat + count].count(HOME) == count:
            tell.everyone(ar.WON, seat)  # ZZ-2, ZZ-R10 That ends the game at once.
            s.end()
        else:
            next_spell(s, tell)

    def default(self, s: ZappZerapp, seat: Seat) -> Move:
        """The foremost apprentice, alone; whoever it may banish is banished."""
        origin = foremost(s, seat, origins(s, seat))
        danger: list[int] = []
        if s.terms.has_claims:
            danger = [code_of(s, one) for one in in_danger(s, seat, way_of(s, seat, origin))]
        return walk_of(origin, [], [], sorted(danger))

    def some(self, s: ZappZerapp, seat: Seat, luck: Luck) -> Move:
        """As often the foremost apprentice as any, so that random games come to an end."""
        starts = origins(s, seat)
        origin = starts[0]
        if len(starts) > 1:
            chosen = luck.draw(2 * len(starts))
            origin = starts[chosen] if chosen < len(starts) else foremost(s, seat, starts)
        walks = walks_from(s, seat, origin)
        return walks[luck.draw(len(walks))] if len(walks) > 1 else walks[0]


def way_of(s: ZappZerapp, seat: Seat, origin: int) -> Way:
    """The way that the seat's spell leads from there."""
    return Way(s, seat, origin, s.shown[seat])


def origins(s: ZappZerapp, seat: Seat) -> list[int]:
    """ZZ-12: where the seat has apprentices that can move; those on one space count alike."""
    count = s.terms.apprentices
    first = count * seat
    found: list[int] = []
    for apprentice in range(first, first + count):
        place = s.places[apprentice]
        if place != HOME and place not in found:
            found.append(place)
    return found


def walks_from(s: ZappZerapp, seat: Seat, origin: int) -> list[Move]:
    """The walks of the apprentice there, with every choice among those that it may carry, leave
    outside and banish."""
    terms = s.terms
    if not terms.is_advanced and not terms.has_claims:
        return [WALK[origin]]
    way = way_of(s, seat, origin)
    beside = [code_of(s, one) for one in may_come_along(s, seat, way)]
    danger = [code_of(s, one) for one in in_danger(s, seat, way)]
    claims = choices(danger) if terms.has_claims else [[]]
    walks: list[Move] = []
    for along in choices(beside):
        waiting = choices(own_among(along, seat)) if way.is_entering else [[]]
        for outside in waiting:
            for banished in claims:
                walks.append(walk_of(origin, along, outside, banished))
    return walks


def foremost(s: ZappZerapp, seat: Seat, starts: list[int]) -> int:
    """Of several places, the one from which the seat's village is nearest."""
    to_go = s.terms.to_go[seat]
    best = starts[0]
    for origin in starts:
        if to_go[origin] < to_go[best]:
            best = origin
    return best


def walk(s: ZappZerapp, seat: Seat, move: Walk, tell: Tell) -> None:
    """ZZ-12, ZZ-18, ZZ-25: an apprentice goes its way, others are banished or come along."""
    terms = s.terms
    places = s.places
    steps = s.shown[seat]
    way = Way(s, seat, move.origin, steps)
    mover = places.index(move.origin, terms.apprentices * seat)
    companions = pick(s, move.along)
    banished = pick(s, move.banished) if terms.has_claims else in_danger(s, seat, way)
    places[mover] = way.end
    tell.everyone(ar.WALKED, seat, move.origin, way.end, steps)
    for apprentice in banished:
        place = places[apprentice]
        places[apprentice] = START
        tell.everyone(ar.BANISHED, seat, owner_of(s, apprentice), place)
    waiting = move.outside[:]
    for apprentice in companions:
        code = code_of(s, apprentice)
        end = way.companions_end
        if way.is_entering and owner_of(s, apprentice) == seat:
            if code in waiting:
                waiting.remove(code)
            else:
                end = HOME  # ZZ-26 Companions of the mover's colour may go in.
        place = places[apprentice]
        places[apprentice] = end
        tell.everyone(ar.CARRIED, seat, owner_of(s, apprentice), place, end)
    if way.is_entering:
        count = terms.apprentices
        tell.everyone(ar.HOME, seat, places[count * seat : count * seat + count].count(HOME))


def pick(s: ZappZerapp, codes: list[int]) -> list[int]:
    """The apprentices that codes name, each once."""
    found: list[int] = []
    for code in codes:
        apprentice = s.places.index(code // 4, s.terms.apprentices * (code % 4))
        while apprentice in found:
            apprentice = s.places.index(code // 4, apprentice + 1)
        found.append(apprentice)
    return found
