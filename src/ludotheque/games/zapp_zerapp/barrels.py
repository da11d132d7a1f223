"""ZZ-10, ZZ-11, ZZ-17: what the barrels hold, what is heard of it, and how it is shown.

A barrel is filled when it is first touched: nobody can tell the difference, and nothing has to be
kept secret for longer than it must.
"""

from __future__ import annotations

from bisect import insort

from ludotheque.core.event import NOBODY_SEES, Tell
from ludotheque.core.move import NOBODY, Move, Seat
from ludotheque.core.step import ONLY_CHANCE, Step
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.magic import end_turn
from ludotheque.games.zapp_zerapp.moves import (
    HAND_OUT,
    HEARD,
    NUMBER,
    TURN_OVER,
    HandOut,
    Heard,
    Number,
)
from ludotheque.games.zapp_zerapp.state import (
    FILLING,
    HANDING_OUT,
    LISTENING,
    MOVING,
    NO_BARREL,
    SHAKING_BY_TURNS,
    SHAKING_LIVE,
    TURNING_OVER,
    ZappZerapp,
)


class FillABarrel(Step[ZappZerapp]):
    """ZZ-1: the barrels are mixed, so any number left is as likely as another; nobody sees it."""

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: ZappZerapp) -> int:
        return len(s.pile)

    def outcome(self, s: ZappZerapp, way: int) -> Move:
        return NUMBER[s.pile[way]]

    def seen_by(self, s: ZappZerapp, seat: Seat, move: Move) -> int:
        return NOBODY_SEES

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Number)
        barrel = s.barrel
        s.stones[barrel - 1] = move.number
        s.pile.remove(move.number)
        s.barrel = NO_BARREL
        if s.listener == NOBODY:
            go_on(s)
        else:
            listen(s, s.listener, barrel, tell)


class HearARattle(Step[ZappZerapp]):
    """ZZ-5, ZZ-R9: the number that a shake sounds like, by how well one hears."""

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: ZappZerapp) -> int:
        return s.terms.ways

    def outcome(self, s: ZappZerapp, way: int) -> Move:
        return HEARD[s.terms.sounds[s.stones_in(s.barrel)][way]]

    def seen_by(self, s: ZappZerapp, seat: Seat, move: Move) -> int:
        return 1 << s.listener

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Heard)
        listener = s.listener
        if s.known[s.barrel - 1] == 0:
            s.heard[listener].append(move.heard)
        tell.only(listener, ar.HEARD, s.barrel, move.heard)
        s.barrel = NO_BARREL
        s.listener = NOBODY
        s.pass_to(SHAKING_LIVE if s.terms.is_live else SHAKING_BY_TURNS)


class HandOutABarrel(Step[ZappZerapp]):
    """ZZ-R3: after the bell, who has empty hands gets a free barrel at random."""

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: ZappZerapp) -> int:
        return len(s.middle)

    def outcome(self, s: ZappZerapp, way: int) -> Move:
        return HAND_OUT[s.middle[way]]

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, HandOut)
        chooser = next_without_barrel(s, s.thrower)
        s.middle.remove(move.barrel)
        s.put[chooser] = move.barrel
        tell.everyone(ar.HANDED_OUT, chooser, move.barrel)
        touch(s, move.barrel)


class TurnTheBarrelsOver(Step[ZappZerapp]):
    """ZZ-10, ZZ-11: when all have chosen, what they chose is turned over."""

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: ZappZerapp) -> int:
        return 1

    def outcome(self, s: ZappZerapp, way: int) -> Move:
        return TURN_OVER

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        """All numbers are shown; what is above the magic number goes back."""
        terms = s.terms
        for chooser in range(s.seats):
            barrel = s.put[chooser]
            number = s.stones_in(barrel)
            s.shown[chooser] = number
            s.stones[barrel - 1] = 0
            if terms.has_memory:
                s.known[barrel - 1] = number
            tell.everyone(ar.SHOWN, chooser, barrel, number)
            if number > s.magic:
                give_back(s, chooser)
                tell.everyone(ar.BUSTED, chooser, number, s.magic)
        if terms.has_memory:
            forget_the_known(s)
        else:
            mix(s)
        next_spell(s, tell)


def touch(s: ZappZerapp, barrel: int) -> None:
    """A barrel that is touched for the first time is filled before anything else happens."""
    if s.is_touched(barrel):
        go_on(s)
    else:
        s.barrel = barrel
        s.pass_to(FILLING)


def shake(s: ZappZerapp, seat: Seat, barrel: int, tell: Tell) -> None:
    """ZZ-5: a barrel is shaken, and the shaker listens."""
    s.shakes[seat] += 1
    if s.known[barrel - 1] == 0:
        s.shaken[seat].append(barrel)
    s.listener = seat
    if s.is_touched(barrel):
        listen(s, seat, barrel, tell)
    else:
        s.barrel = barrel
        s.pass_to(FILLING)


def listen(s: ZappZerapp, seat: Seat, barrel: int, tell: Tell) -> None:
    """ZZ-R1: some ears hear the rattle itself, and no number goes with it."""
    if s.ears[seat]:
        tell.render(seat, ar.RATTLE, [s.stones_in(barrel)], barrel)
        s.listener = NOBODY
        s.pass_to(SHAKING_LIVE if s.terms.is_live else SHAKING_BY_TURNS)
    else:
        s.barrel = barrel
        s.pass_to(LISTENING)


def go_on(s: ZappZerapp) -> None:
    """Go on shaking until everyone has a barrel; then all are turned over."""
    if NO_BARREL not in s.put:
        s.pass_to(TURNING_OVER)
    elif s.has_rung:
        s.pass_to(HANDING_OUT)
    elif s.terms.is_live:
        s.pass_to(SHAKING_LIVE)
    else:
        s.player = next_without_barrel(s, s.player)
        s.enter(SHAKING_BY_TURNS)


def next_without_barrel(s: ZappZerapp, seat: Seat) -> Seat:
    """The first seat clockwise, from that one on, that has no barrel in front of it."""
    while s.put[seat] != NO_BARREL:
        seat = s.terms.after[seat]
    return seat


def mix(s: ZappZerapp) -> None:
    """ZZ-17: the barrels are mixed, and what was heard says nothing any more."""
    s.stones = [0] * len(s.stones)
    s.pile = [one for one in s.terms.stones if one not in s.shown]
    s.shaken = [[] for _ in range(s.seats)]
    s.heard = [[] for _ in range(s.seats)]


def forget_the_known(s: ZappZerapp) -> None:
    """What was heard of a barrel does not matter once its number was shown."""
    for seat in range(s.seats):
        barrels = s.shaken[seat]
        keeps = [place for place, barrel in enumerate(barrels) if s.known[barrel - 1] == 0]
        s.shaken[seat] = [barrels[place] for place in keeps]
        s.earlier[seat] = len([place for place in keeps if place < s.earlier[seat]])
        if s.heard[seat]:
            s.heard[seat] = [s.heard[seat][place] for place in keeps]


def give_back(s: ZappZerapp, seat: Seat) -> None:
    """A seat's barrel goes back into the middle."""
    insort(s.middle, s.put[seat])
    s.put[seat] = NO_BARREL


def next_spell(s: ZappZerapp, tell: Tell) -> None:
    """ZZ-12, ZZ-R4: spells are used in decreasing order; after the last the turn is over."""
    best = 0
    for seat in range(s.seats):
        if s.put[seat] and s.shown[seat] > best:
            best = s.shown[seat]
            s.player = seat
    if best:
        s.enter(MOVING)
    else:
        end_turn(s, tell)
