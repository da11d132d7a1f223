"""PF-5: a turn and its six phases, in order; those without a choice pass by themselves."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.condition import ONLY_ALWAYS, Conditions
from ludotheque.core.event import Happening, Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import TURN_OF, ListedStep, Step
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.ahead import IF_POST
from ludotheque.games.pfeffersaecke.conducts import check_conduct
from ludotheque.games.pfeffersaecke.extending import (
    add_extensions,
    can_extend,
    check_extension,
    extend,
    fee,
)
from ludotheque.games.pfeffersaecke.income import take_income
from ludotheque.games.pfeffersaecke.moves import (
    DONE,
    INCOME_OR_DOUBLE,
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
from ludotheque.games.pfeffersaecke.state import (
    EXTENDING,
    LIES,
    NOT_YET,
    NOWHERE,
    OPENING,
    PLACING,
    TAKING_THE_INCOME,
    Pfeffersaecke,
)

# The phases that can pass without a choice, as the words know them.
PLACE: Final = 1
EXTEND: Final = 2
OPEN: Final = 5

# PF-22 to PF-24: what brings the end, as the words know it.
NO_VILLAGE_LEFT: Final = 1
NO_DISC_LEFT: Final = 2
NOBODY_WENT_ON: Final = 3


class PlaceADisc(Step[Pfeffersaecke]):
    """PF-6: phase 1, who has discs must place one."""

    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return TURN_OF[s.turn]

    def candidates(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        moves = s.terms.place_disc
        return [moves[city] for city, disc in enumerate(s.discs) if disc == NOT_YET]

    def check(self, s: Pfeffersaecke, seat: Seat, move: Move) -> Article | None:
        if not isinstance(move, PlaceDisc):
            return out_of_phase(s, seat, move)
        city = move.city
        if s.terms.is_out[city]:
            return ar.COVERED_PLACE
        if s.discs[city] != NOT_YET:
            return ar.HAD_ITS_DISC
        return None if s.terms.numbers[city] in s.hands[seat] else ar.NO_SUCH_DISC

    def foresees(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        return self.options(s, seat)

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, PlaceDisc)
        city = move.city
        number = s.terms.numbers[city]
        s.hands[seat].remove(number)
        s.placed[seat].append(number)
        s.discs[city] = LIES
        tell.everyone(ar.DISC_PLACED, seat, s.terms.spoken[city], number)
        begin_extending(s, tell)


class ExtendInCities(ListedStep[Pfeffersaecke]):
    """PF-7, PF-18: phase 2, city by city, until one is done.

    Listed: to judge all 51 moves made random games 1.4 times slower.
    """

    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        options: list[Move] = [DONE]
        add_extensions(s, seat, options)
        return options

    def check(self, s: Pfeffersaecke, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Done):
            return None
        if isinstance(move, Extend):
            return check_extension(s, seat, move.city, 1)
        if isinstance(move, ExtendTwice):
            return check_extension(s, seat, move.city, 2)
        return out_of_phase(s, seat, move)

    def article_of(self, s: Pfeffersaecke, move: Move) -> Article:
        return ar.PF_18 if isinstance(move, ExtendTwice) else self.article

    def amount(self, s: Pfeffersaecke, seat: Seat, move: Move) -> int | None:
        price = 0
        if isinstance(move, Extend):
            price = fee(s, move.city, 1)
        elif isinstance(move, ExtendTwice):
            price = fee(s, move.city, 2)
        return price or None

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, Extend):
            extend(s, seat, move.city, 1, tell)
        elif isinstance(move, ExtendTwice):
            extend(s, seat, move.city, 2, tell)
        else:
            begin_income(s, tell)
            return
        if can_extend(s, seat):
            s.enter(EXTENDING)
        else:
            begin_income(s, tell)


class TakeTheIncome(Step[Pfeffersaecke]):
    """PF-9, PF-10, PF-19: phases 3 and 4; asked only where a safe-conduct can double them."""

    moves = INCOME_OR_DOUBLE
    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return TURN_OF[s.turn]

    def check(self, s: Pfeffersaecke, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, TakeIncome | DoubleIncome):
            return None
        return out_of_phase(s, seat, move)

    def article_of(self, s: Pfeffersaecke, move: Move) -> Article:
        return ar.PF_19 if isinstance(move, DoubleIncome) else self.article

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        take_income(s, seat, isinstance(move, DoubleIncome), tell)
        begin_opening(s, tell)


class OpenAPost(ListedStep[Pfeffersaecke]):
    """PF-11 to PF-13: phase 5, one post, or two for a safe-conduct (PF-20).

    Listed: to judge all 175 moves made random games 1.8 times slower.
    """

    ahead_if: Conditions = IF_POST

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        options: list[Move] = [DONE]
        add_openings(s, seat, options)
        return options

    def check(self, s: Pfeffersaecke, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Done):
            return None
        if isinstance(move, Open):
            return check_opening(s, seat, move)
        return out_of_phase(s, seat, move)

    def article_of(self, s: Pfeffersaecke, move: Move) -> Article:
        is_second = isinstance(move, Open) and s.opened_at != NOWHERE
        return ar.PF_20 if is_second else self.article

    def amount(self, s: Pfeffersaecke, seat: Seat, move: Move) -> int | None:
        road = s.terms.road(move.start, move.place) if isinstance(move, Open) else None
        return None if road is None else road.price

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, Open):
            road = s.terms.road(move.start, move.place)
            assert road is not None
            is_first = s.opened_at == NOWHERE
            open_post(s, seat, road, tell)
            if is_first and s.can_use_conduct(seat) and can_open(s, seat):
                s.enter(OPENING)
                return
        end_turn(s, tell)


def begin_turn(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-5: the six phases in order; those without a choice pass by themselves."""
    s.has_used_conduct = 0
    s.opened_at = NOWHERE
    if s.hands[s.turn]:
        s.enter(PLACING)
    else:
        tell.everyone(ar.PHASE_PASSED, s.turn, PLACE)
        begin_extending(s, tell)


def begin_extending(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-7, PF-8: phase 2."""
    if can_extend(s, s.turn):
        s.enter(EXTENDING)
    else:
        tell.everyone(ar.PHASE_PASSED, s.turn, EXTEND)
        begin_income(s, tell)


def begin_income(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-9, PF-10: phases 3 and 4; who has not extended may double them (PF-R16)."""
    if s.can_use_conduct(s.turn) and not s.has_extended():
        s.enter(TAKING_THE_INCOME)
    else:
        take_income(s, s.turn, False, tell)
        begin_opening(s, tell)


def begin_opening(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-11: phase 5."""
    if can_open(s, s.turn):
        s.enter(OPENING)
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
    is_round_over = s.left_of(s.turn) == s.starter
    if s.is_last_round:
        if is_round_over:
            end_game(s, ar.ROUND_OUT, tell)
            return
    elif s.village_counter == 0:
        if end_or_play_out(s, ar.ALL_VILLAGES, NO_VILLAGE_LEFT, is_round_over, tell):
            return
    elif NOT_YET not in s.discs and LIES not in s.discs:  # PF-R6
        if end_or_play_out(s, ar.ALL_DISCS, NO_DISC_LEFT, is_round_over, tell):
            return
    elif s.idle_turns >= s.seats:  # PF-R7
        if end_or_play_out(s, ar.NOBODY_OPENED, NOBODY_WENT_ON, is_round_over, tell):
            return
    s.turn = s.left_of(s.turn)
    if is_round_over:
        s.round += 1
        tell.everyone(ar.ROUND, s.round)
    begin_turn(s, tell)


def end_or_play_out(
    s: Pfeffersaecke, end: Happening, reason: int, is_round_over: bool, tell: Tell
) -> bool:
    """PF-21: the game ends at once; or with the round, where that is agreed (PF-R21). Whether it
    has ended."""
    if is_round_over or not s.terms.finishes_round:
        end_game(s, end, tell)
        return True
    s.is_last_round = 1
    tell.everyone(ar.LAST_ROUND, reason)
    return False


def end_game(s: Pfeffersaecke, end: Happening, tell: Tell) -> None:
    """PF-25: the last count."""
    s.opened_at = NOWHERE
    tell.everyone(end)
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
    if s.is_at(PLACING):
        return ar.DISC_FIRST
    if s.is_at(EXTENDING):
        return ar.FINISH_EXTENDING
    if isinstance(move, Extend | ExtendTwice):
        return ar.EXTENDING_IS_OVER
    return ar.TAKE_THE_INCOME if s.is_at(TAKING_THE_INCOME) else ar.INCOME_IS_TAKEN
