"""A turn: place or move Apaches, lay a hideout, free those in prison."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.condition import ONLY_ALWAYS, Conditions
from ludotheque.core.event import Tell
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import TURN_OF, ListedStep, Step
from ludotheque.games.apaches import articles as ar
from ludotheque.games.apaches.ahead import IF_BAIL
from ludotheque.games.apaches.board import BAIL
from ludotheque.games.apaches.gangs import (
    add_places,
    add_walks,
    check_place,
    check_walk,
    some_place,
    some_walk,
)
from ludotheque.games.apaches.hideouts import content_of, quarter_of
from ludotheque.games.apaches.moves import (
    DONE,
    DONE_OR_FREE,
    FREE,
    LAY,
    LEADER,
    NOVICE,
    QUARTERS,
    Free,
    Lay,
    Place,
    Take,
    Walk,
)
from ludotheque.games.apaches.round import end_turn
from ludotheque.games.apaches.state import BAILING, LAYING, Apaches


class Act(ListedStep[Apaches]):
    """AP-6: at most one optional action, place (AP-7) or move (AP-8); who lays a hideout at once
    does without.

    Listed: to judge all 2,520 moves made random games 5 times slower.
    """

    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Apaches) -> list[Seat]:
        return TURN_OF[s.order[s.at]]

    def options(self, s: Apaches, seat: Seat) -> list[Move]:
        options: list[Move] = [LAY[hideout] for hideout in s.hands[seat]]
        add_places(s, seat, options)
        add_walks(s, seat, options)
        return options

    def check(self, s: Apaches, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Place):
            return check_place(s, seat, move)
        if isinstance(move, Walk):
            return check_walk(s, seat, move)
        return check_lay(s, seat, move)

    def do(self, s: Apaches, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, Lay):
            lay(s, seat, move, tell)
            return
        if isinstance(move, Place):
            place(s, seat, move, tell)
        else:
            assert isinstance(move, Walk)
            walk(s, seat, move, tell)
        s.enter(LAYING)

    def some(self, s: Apaches, seat: Seat, luck: Luck) -> Move:
        """Somewhat more placing and moving than among all options alike."""
        drawn = luck.draw(8)
        found: Move | None = None
        if drawn < 4:
            found = some_place(s, seat, luck)
        elif drawn < 7:
            found = some_walk(s, seat, luck)
        if found is not None:
            return found
        hand = s.hands[seat]
        return LAY[hand[luck.draw(len(hand))]]


class LayAHideout(Step[Apaches]):
    """AP-10: the mandatory action, after the optional one."""

    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Apaches) -> list[Seat]:
        return TURN_OF[s.order[s.at]]

    def candidates(self, s: Apaches, seat: Seat) -> list[Move]:
        return [LAY[hideout] for hideout in s.hands[seat]]

    def check(self, s: Apaches, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Place | Walk):
            return ar.ONE_ACTION
        return check_lay(s, seat, move)

    def do(self, s: Apaches, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Lay)
        lay(s, seat, move, tell)

    def some(self, s: Apaches, seat: Seat, luck: Luck) -> Move:
        """Out of the hand: naming all of it first made random games a tenth slower."""
        hand = s.hands[seat]
        return LAY[hand[luck.draw(len(hand))]]


class FreeALeader(Step[Apaches]):
    """AP-25, AP-R8: after laying, jailed leaders may be freed, one by one."""

    moves = DONE_OR_FREE
    ahead_if: Conditions = IF_BAIL

    def asks(self, s: Apaches) -> list[Seat]:
        return TURN_OF[s.order[s.at]]

    def check(self, s: Apaches, seat: Seat, move: Move) -> Article | None:
        return None if move is DONE or move is FREE else ar.BAIL_OR_DONE

    def do(self, s: Apaches, seat: Seat, move: Move, tell: Tell) -> None:
        if move is FREE:
            s.pay(seat, -BAIL)
            s.prison[seat] -= 1
            s.leaders_in_reserve[seat] += 1
            tell.everyone(ar.FREED, seat, BAIL)
            if can_bail(s, seat):
                s.enter(BAILING)
                return
        end_turn(s, tell)


def check_lay(s: Apaches, seat: Seat, move: Move) -> Article | None:
    """AP-10: one lays a hideout that one holds; and why nothing else can be done instead."""
    if isinstance(move, Lay):
        return None if move.hideout in s.hands[seat] else ar.NOT_HELD
    if isinstance(move, Free):
        if not s.prison[seat]:
            return ar.NO_PRISONER
        if s.is_last_turn():
            return ar.NO_BAIL_IN_LAST_TURN
        return ar.BAIL_AFTER_LAYING if s.francs()[seat] >= BAIL else ar.NO_MONEY_FOR_BAIL
    return ar.TAKING_IS_OVER if isinstance(move, Take) else ar.MUST_LAY


def can_bail(s: Apaches, seat: Seat) -> bool:
    """AP-25, AP-R8: whether the seat can free somebody at the end of this turn."""
    return not s.is_last_turn() and s.prison[seat] > 0 and s.francs()[seat] >= BAIL


def lay(s: Apaches, seat: Seat, move: Lay, tell: Tell) -> None:
    """AP-10, AP-11: the hideout is shown and covers its printed place."""
    s.hands[seat].remove(move.hideout)
    s.covered.append(move.hideout)
    tell.everyone(ar.LAID, seat, quarter_of(move.hideout) + 1, content_of(move.hideout))
    if can_bail(s, seat):
        s.enter(BAILING)
    else:
        end_turn(s, tell)


def place(s: Apaches, seat: Seat, move: Place, tell: Tell) -> None:
    """AP-7: from the reserve into a quarter."""
    at = QUARTERS * seat + move.quarter
    s.leaders[at] += move.leaders
    s.novices[at] += move.novices
    s.recruits[at] += move.recruits
    s.leaders_in_reserve[seat] -= move.leaders
    s.novices_in_reserve[seat] -= move.novices
    s.recruits_in_reserve[seat] -= move.recruits
    tell.everyone(ar.PLACED, seat, move.quarter + 1, move.leaders, move.novices, move.recruits)


def walk(s: Apaches, seat: Seat, move: Walk, tell: Tell) -> None:
    """AP-8: from quarter to quarter."""
    own = QUARTERS * seat
    for leg in move.legs:
        if leg.kind == LEADER:
            standing = s.leaders
        elif leg.kind == NOVICE:
            standing = s.novices
        else:
            standing = s.recruits
        standing[own + leg.start] -= 1
        standing[own + leg.to] += 1
        tell.everyone(ar.MOVED, seat, leg.kind, leg.start + 1, leg.to + 1)
