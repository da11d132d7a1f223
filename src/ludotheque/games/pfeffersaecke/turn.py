"""PF-5: a turn and its six phases, in order; those without a choice pass by themselves."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import Step
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.conducts import check_conduct
from ludotheque.games.pfeffersaecke.extending import (
    add_extensions,
    can_extend,
    check_extension,
    extend,
)
from ludotheque.games.pfeffersaecke.income import take_income
from ludotheque.games.pfeffersaecke.moves import (
    DONE,
    DOUBLE_INCOME,
    INCOME,
    Done,
    DoubleIncome,
    Extend,
    ExtendTwice,
    Found,
    Open,
    PlaceDisc,
    TakeIncome,
)
from ludotheque.games.pfeffersaecke.opening import (
    add_openings,
    can_open,
    check_opening,
    open_post,
)
from ludotheque.games.pfeffersaecke.settling import count_up, settle
from ludotheque.games.pfeffersaecke.state import LIES, NOT_YET, NOWHERE, Pfeffersaecke

TURN_OF: Final[list[list[Seat]]] = [[0], [1], [2], [3], [4], [5]]

# The phases that can pass without a choice, as the words know them.
PLACE: Final = 1
EXTEND: Final = 2
OPEN: Final = 5


class PlaceADisc(Step[Pfeffersaecke]):
    """PF-6: phase 1, who has discs must place one."""

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        terms = s.terms
        numbers = terms.numbers
        hand = s.hands[seat]
        return [
            terms.place_disc[city] for city, disc in enumerate(s.discs)
            if disc == NOT_YET and numbers[city] in hand
        ]  # fmt: skip

    def candidates(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        return s.terms.moves

    def check(self, s: Pfeffersaecke, seat: Seat, move: Move) -> Article | None:
        if not isinstance(move, PlaceDisc):
            return out_of_phase(s, seat, move)
        city = s.terms.index.get(move.city, -1)
        if not 0 <= city < s.terms.cities:
            return ar.NOT_ON_THIS_MAP
        if s.terms.is_out[city]:
            return ar.COVERED_PLACE
        if s.discs[city] != NOT_YET:
            return ar.HAD_ITS_DISC
        return None if s.terms.numbers[city] in s.hands[seat] else ar.NO_SUCH_DISC

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, PlaceDisc)
        city = s.terms.index[move.city]
        number = s.terms.numbers[city]
        s.hands[seat].remove(number)
        s.placed[seat].append(number)
        s.discs[city] = LIES
        tell.everyone(ar.DISC_PLACED, seat, s.terms.spoken[city], number)
        begin_extending(s, tell)


class ExtendInCities(Step[Pfeffersaecke]):
    """PF-7, PF-18: phase 2, city by city, until one is done."""

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        options: list[Move] = [DONE]
        add_extensions(s, seat, options)
        return options

    def candidates(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        return s.terms.moves

    def check(self, s: Pfeffersaecke, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Done):
            return None
        if isinstance(move, Extend):
            return check_extension(s, seat, move.city, 1)
        if isinstance(move, ExtendTwice):
            return check_extension(s, seat, move.city, 2)
        return out_of_phase(s, seat, move)

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, Extend):
            extend(s, seat, move.city, 1, tell)
        elif isinstance(move, ExtendTwice):
            extend(s, seat, move.city, 2, tell)
        else:
            begin_income(s, tell)
            return
        if can_extend(s, seat):
            s.enter(EXTEND_IN_CITIES)
        else:
            begin_income(s, tell)


class TakeTheIncome(Step[Pfeffersaecke]):
    """PF-9, PF-10, PF-19: phases 3 and 4; asked only where a safe-conduct can double them."""

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        return INCOME_OR_DOUBLE

    def candidates(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        return s.terms.moves

    def check(self, s: Pfeffersaecke, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, TakeIncome | DoubleIncome):
            return None
        return out_of_phase(s, seat, move)

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        take_income(s, seat, isinstance(move, DoubleIncome), tell)
        begin_opening(s, tell)


class OpenAPost(Step[Pfeffersaecke]):
    """PF-11 to PF-13: phase 5, one post, or two for a safe-conduct (PF-20)."""

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        options: list[Move] = [DONE]
        add_openings(s, seat, options)
        return options

    def candidates(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        return s.terms.moves

    def check(self, s: Pfeffersaecke, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Done):
            return None
        if isinstance(move, Open):
            return check_opening(s, seat, move)
        return out_of_phase(s, seat, move)

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, Open):
            index = s.terms.index
            road = s.terms.road(index[move.start], index[move.place])
            assert road is not None
            is_first = s.opened_at == NOWHERE
            open_post(s, seat, road, tell)
            if is_first and s.can_use_conduct(seat) and can_open(s, seat):
                s.enter(OPEN_A_POST)
                return
        end_turn(s, tell)


def begin_turn(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-5: the six phases in order; those without a choice pass by themselves."""
    s.has_used_conduct = 0
    s.opened_at = NOWHERE
    if s.hands[s.turn]:
        s.enter(PLACE_A_DISC)
    else:
        tell.everyone(ar.PHASE_PASSED, s.turn, PLACE)
        begin_extending(s, tell)


def begin_extending(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-7, PF-8: phase 2."""
    if can_extend(s, s.turn):
        s.enter(EXTEND_IN_CITIES)
    else:
        tell.everyone(ar.PHASE_PASSED, s.turn, EXTEND)
        begin_income(s, tell)


def begin_income(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-9, PF-10: phases 3 and 4; who has not extended may double them (PF-R16)."""
    if s.can_use_conduct(s.turn) and not s.has_extended():
        s.enter(TAKE_THE_INCOME)
    else:
        take_income(s, s.turn, False, tell)
        begin_opening(s, tell)


def begin_opening(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-11: phase 5."""
    if can_open(s, s.turn):
        s.enter(OPEN_A_POST)
    else:
        tell.everyone(ar.PHASE_PASSED, s.turn, OPEN)
        end_turn(s, tell)


def end_turn(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-14: phase 6; then the game ends (PF-21, PF-R18) or the left neighbour plays."""
    settle(s, s.turn, tell)
    if s.opened_at != NOWHERE:
        s.idle_turns = 0
    elif s.round > 1:
        s.idle_turns += 1
    if s.village_counter == 0:
        tell.everyone(ar.ALL_VILLAGES)
    elif NOT_YET not in s.discs and LIES not in s.discs:  # PF-R6
        tell.everyone(ar.ALL_DISCS)
    elif s.idle_turns >= s.seats:  # PF-R7
        tell.everyone(ar.NOBODY_OPENED)
    else:
        s.turn = (s.turn + 1) % s.seats
        if s.turn == s.starter:
            s.round += 1
            tell.everyone(ar.ROUND, s.round)
        begin_turn(s, tell)
        return
    s.opened_at = NOWHERE
    count_up(s, tell)
    s.end()


def out_of_phase(s: Pfeffersaecke, seat: Seat, move: Move) -> Article:
    """PF-5: why a move of another phase cannot be made now."""
    if isinstance(move, Found):
        return ar.FOUNDING_IS_OVER
    if isinstance(move, PlaceDisc):
        return ar.DISC_IS_PLACED
    if isinstance(move, ExtendTwice | DoubleIncome):
        refused = check_conduct(s, seat)
        if refused is not None:
            return refused
        if isinstance(move, DoubleIncome) and s.has_extended():
            return ar.HAS_EXTENDED
    if isinstance(move, Extend) and s.round == 1:
        return ar.NO_EXTENDING_YET
    if s.step == PLACE_A_DISC.index:
        return ar.DISC_FIRST
    if s.step == EXTEND_IN_CITIES.index:
        return ar.FINISH_EXTENDING
    if isinstance(move, Extend | ExtendTwice):
        return ar.EXTENDING_IS_OVER
    return ar.TAKE_THE_INCOME if s.step == TAKE_THE_INCOME.index else ar.INCOME_IS_TAKEN


INCOME_OR_DOUBLE: Final[list[Move]] = [INCOME, DOUBLE_INCOME]

PLACE_A_DISC: Final = PlaceADisc("place", ar.PF_6)
EXTEND_IN_CITIES: Final = ExtendInCities("extend", ar.PF_7)
TAKE_THE_INCOME: Final = TakeTheIncome("income", ar.PF_9)
OPEN_A_POST: Final = OpenAPost("open", ar.PF_11)
