"""ZZ-5 to ZZ-9, ZZ-R2, ZZ-R3: all shake at once, in the order in which they act."""

from __future__ import annotations

from bisect import insort
from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Tell
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.step import ONLY_CHANCE, ListedStep
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.barrels import go_on, shake, touch
from ludotheque.games.zapp_zerapp.moves import (
    PUT,
    RETURN,
    SECOND,
    SHAKE,
    TAKE,
    Put,
    Return,
    Shake,
    Take,
)
from ludotheque.games.zapp_zerapp.state import (
    LEFT,
    NO_BARREL,
    RIGHT,
    SHAKING_LIVE,
    ZappZerapp,
)

SEATS_OF: Final[list[list[Seat]]] = [
    [seat for seat in range(4) if seats >> seat & 1] for seats in range(16)
]
"""The seats meant by a number with one bit a seat."""


class ShakeBarrels(ListedStep[ZappZerapp]):
    """ZZ-5: who has put none down picks up, shakes, puts back and puts down.

    A shake lasts a second (ZZ-R2), and until it ends its shaker can do nothing else. The table
    ends it when a second has passed; where no table keeps the time, it passes when nobody can do
    anything but wait for it.

    Listed: to judge all 52 moves made random games 1.36 times slower.
    """

    is_final = True
    is_live = True

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return SEATS_OF[s.choosing] if s.choosing else ONLY_CHANCE

    def awaits(self, s: ZappZerapp) -> list[Seat]:
        return [seat for seat in range(s.seats) if s.put[seat] == NO_BARREL]

    def is_waiting(self, s: ZappZerapp) -> bool:
        return s.choosing == 0

    def ways(self, s: ZappZerapp) -> int:
        return 1

    def outcome(self, s: ZappZerapp, way: int) -> Move:
        return SECOND

    def options(self, s: ZappZerapp, seat: Seat) -> list[Move]:
        left = s.left[seat]
        right = s.right[seat]
        options: list[Move] = []
        if left:
            options += [SHAKE[left], RETURN[left], PUT[left]]
        if right:
            options += [SHAKE[right], RETURN[right], PUT[right]]
        if not left or not right:
            for barrel in s.middle:
                options.append(TAKE[barrel])
                options.append(PUT[barrel])
        return options

    def some(self, s: ZappZerapp, seat: Seat, luck: Luck) -> Move:
        """With empty hands mostly at once put one down, so that random turns are short."""
        left = s.left[seat]
        right = s.right[seat]
        if left and right:
            way = luck.draw(6)
            held = left if way < 3 else right
        elif left or right:
            way = luck.draw(6)
            held = (left or right) if way < 3 else NO_BARREL
        else:
            way = 3 + luck.draw(3)
            held = NO_BARREL
        if held == NO_BARREL:
            barrel = s.middle[luck.draw(len(s.middle))]
            return TAKE[barrel] if way == 3 else PUT[barrel]
        way %= 3
        return SHAKE[held] if way == 0 else RETURN[held] if way == 1 else PUT[held]

    def check(self, s: ZappZerapp, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Take):
            return check_taking(s, seat, move.barrel)
        if isinstance(move, Put):
            return None if is_held(s, seat, move.barrel) else check_taking(s, seat, move.barrel)
        if isinstance(move, Shake):
            return check_holding(s, seat, move.barrel, ar.NOT_IN_HAND)
        if isinstance(move, Return):
            return check_holding(s, seat, move.barrel, ar.NOTHING_TO_RETURN)
        return ar.CHOOSE_FIRST

    def check_unasked(self, s: ZappZerapp, seat: Seat, move: Move) -> Article | None:
        if not isinstance(move, Take | Put | Shake | Return):
            return None
        return ar.SHAKE_NOT_OVER if s.is_shaking(seat) else ar.ALREADY_CHOSEN

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        if seat == CHANCE:
            for shaker in range(s.seats):
                if s.put[shaker] == NO_BARREL:
                    end_shake(s, shaker, tell)
        elif isinstance(move, Put):
            if is_held(s, seat, move.barrel):
                let_go(s, seat, move.barrel)
            else:
                s.middle.remove(move.barrel)
            return_what_is_held(s, seat)
            s.put[seat] = move.barrel
            s.choosing &= ~(1 << seat)
            tell.everyone(ar.PUT_DOWN, seat, move.barrel)
            touch(s, move.barrel)
        elif isinstance(move, Take):
            barrel = move.barrel
            s.middle.remove(barrel)
            s.latest[seat] = barrel
            if s.left[seat] == NO_BARREL:
                s.left[seat] = barrel
                tell.everyone(ar.TAKEN, seat, barrel, LEFT)
            else:
                s.right[seat] = barrel
                tell.everyone(ar.TAKEN, seat, barrel, RIGHT)
            touch(s, barrel)
        elif isinstance(move, Shake):
            s.choosing &= ~(1 << seat)
            hand = LEFT if s.left[seat] == move.barrel else RIGHT
            tell.everyone(ar.SHAKEN, seat, move.barrel, hand)
            shake(s, seat, move.barrel, tell)
        else:
            assert isinstance(move, Return)
            let_go(s, seat, move.barrel)
            insort(s.middle, move.barrel)
            tell.everyone(ar.RETURNED, seat, move.barrel)

    def default(self, s: ZappZerapp, seat: Seat) -> Move:
        """ZZ-R3: as when the bell rings, but with empty hands the first free barrel."""
        return PUT[held_last(s, seat) or s.middle[0]]


def is_held(s: ZappZerapp, seat: Seat, barrel: int) -> bool:
    """Whether the seat has the barrel in hand."""
    return s.left[seat] == barrel or s.right[seat] == barrel


def has_free_hand(s: ZappZerapp, seat: Seat) -> bool:
    """ZZ-6: whether the seat can pick another barrel up."""
    return s.left[seat] == NO_BARREL or s.right[seat] == NO_BARREL


def held_last(s: ZappZerapp, seat: Seat) -> int:
    """ZZ-R3: the barrel in hand, of two the one picked up last."""
    if is_held(s, seat, s.latest[seat]):
        return s.latest[seat]
    return s.left[seat] or s.right[seat]


def let_go(s: ZappZerapp, seat: Seat, barrel: int) -> None:
    """A barrel leaves the seat's hand."""
    if s.left[seat] == barrel:
        s.left[seat] = NO_BARREL
    else:
        s.right[seat] = NO_BARREL


def return_what_is_held(s: ZappZerapp, seat: Seat) -> None:
    """ZZ-8, ZZ-R2: who has put a barrel down holds no other."""
    if s.left[seat]:
        insort(s.middle, s.left[seat])
        s.left[seat] = NO_BARREL
    if s.right[seat]:
        insort(s.middle, s.right[seat])
        s.right[seat] = NO_BARREL


def check_taking(s: ZappZerapp, seat: Seat, barrel: int) -> Article | None:
    """ZZ-6, ZZ-7: whether the seat may pick the barrel up."""
    if is_held(s, seat, barrel):
        return ar.IN_HAND_ALREADY
    if not has_free_hand(s, seat):
        return ar.TWO_AT_MOST
    return None if barrel in s.middle else whose(s, barrel)


def check_holding(s: ZappZerapp, seat: Seat, barrel: int, otherwise: Article) -> Article | None:
    """Whether the seat has the barrel in hand; ZZ-7 if another has it."""
    if is_held(s, seat, barrel):
        return None
    return otherwise if barrel in s.middle else whose(s, barrel)


def whose(s: ZappZerapp, barrel: int) -> Article:
    """ZZ-7: why a barrel that is neither here nor in the middle is out of reach."""
    if barrel in s.put:
        return ar.CHOSEN_BY_ANOTHER
    if barrel in s.left or barrel in s.right:
        return ar.HELD_BY_ANOTHER
    return ar.NO_SUCH_BARREL


def end_shake(s: ZappZerapp, seat: Seat, tell: Tell) -> None:
    """ZZ-R2: a second has passed, and the shaker can act again."""
    s.choosing |= 1 << seat
    tell.everyone(ar.SHAKE_ENDED, seat)


def ring_the_bell(s: ZappZerapp, tell: Tell) -> Article | None:
    """ZZ-R3: everyone gets a barrel: the one in hand, or else a free one at random."""
    if not s.is_at(SHAKING_LIVE):
        return ar.NO_CLOCK
    s.has_rung = 1
    s.choosing = 0
    tell.everyone(ar.BELL)
    for seat in range(s.seats):
        barrel = held_last(s, seat)
        if s.put[seat] == NO_BARREL and barrel:
            let_go(s, seat, barrel)
            return_what_is_held(s, seat)
            s.put[seat] = barrel
            tell.everyone(ar.HANDED_OUT, seat, barrel)
    go_on(s)
    return None


def ring_for_a_shake(s: ZappZerapp, seat: Seat, tell: Tell) -> Article | None:
    """ZZ-R2: the second of a seat's shake is over."""
    if not s.is_at(SHAKING_LIVE) or not 0 <= seat < s.seats or not s.is_shaking(seat):
        return ar.NO_CLOCK
    end_shake(s, seat, tell)
    return None
