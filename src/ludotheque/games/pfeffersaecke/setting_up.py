"""PF-1 to PF-4, PF-27, PF-28: the table before the first turn."""

from __future__ import annotations

import bisect

from ludotheque.core.article import Article
from ludotheque.core.condition import ONLY_ALWAYS, Conditions
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import ONLY_CHANCE, TURN_OF, Step
from ludotheque.games.pfeffersaecke import articles as ar
from ludotheque.games.pfeffersaecke.board import (
    NOTES,
    POSTS,
    SAFE_CONDUCTS,
)
from ludotheque.games.pfeffersaecke.moves import (
    DISCS,
    STARTERS,
    Disc,
    Found,
    Starter,
)
from ludotheque.games.pfeffersaecke.state import (
    COVERED,
    DEALING_LARGE_DISCS,
    DEALING_THE_REST,
    DRAWING_A_VILLAGE,
    FOUNDING,
    LIES,
    NOT_YET,
    NOWHERE,
    Pfeffersaecke,
)
from ludotheque.games.pfeffersaecke.turn import begin_turn


def lay_out(s: Pfeffersaecke) -> None:
    """PF-1, PF-2, PF-27: the table before anything is drawn or dealt."""
    terms = s.terms
    seats = s.seats
    s.starter = s.turn = 0
    s.round = 1
    s.large_pile = terms.large[:]
    s.mixed_pile = terms.small[:]
    s.hands = [[] for _ in range(seats)]
    s.placed = [[] for _ in range(seats)]
    s.discs = [COVERED if terms.is_out[city] else NOT_YET for city in range(terms.cities)]
    if terms.first_disc != NOWHERE:
        s.discs[terms.first_disc] = LIES
    s.posts = [[] for _ in range(terms.places)]
    s.centre = [0] * terms.cities
    s.stock = [POSTS] * seats
    s.village_counter = terms.villages
    start = [terms.start_money] * seats
    s.money = [] if terms.hides_money else start
    s.purses = start if terms.hides_money else [0] * seats
    s.bank = NOTES - seats * terms.start_money
    s.conducts = [SAFE_CONDUCTS] * seats
    s.has_used_conduct = 0
    s.opened_at = NOWHERE
    s.idle_turns = 0
    s.influence = [1] * seats  # PF-R1 For the founding village.
    s.won = [[] for _ in range(seats)]
    s.is_last_round = 0


def is_first_dealing_over(s: Pfeffersaecke) -> bool:
    """PF-3: whether too few large discs are left for everyone to get one more."""
    dealt = len(s.terms.large) - len(s.large_pile)
    return dealt == s.terms.large_each * s.seats


def mix_the_rest(s: Pfeffersaecke) -> None:
    """PF-3: the large discs that are left over go among the small ones."""
    s.mixed_pile += s.large_pile
    s.large_pile = []


def check_founding(s: Pfeffersaecke, move: Found) -> Article | None:
    """PF-4, PF-R20: whether a post may be founded in a village."""
    if s.terms.is_out[move.village]:
        return ar.VILLAGE_IS_OUT
    return ar.FOUNDED_ALREADY if s.posts[move.village] else None


def found_post(s: Pfeffersaecke, seat: Seat, move: Found, tell: Tell) -> None:
    """PF-4: the first post of a house; the counter goes down, and nothing more is scored. Where it
    is agreed, whoever plays later gets more florins (PF-R23)."""
    village = move.village
    sum = s.terms.consolation * ((seat - s.starter) % s.seats)
    s.posts[village].append(seat)
    s.stock[seat] -= 1
    s.village_counter -= 1
    tell.everyone(ar.FOUNDED, seat, s.terms.spoken[village], s.village_counter)
    if sum:
        s.pay(seat, sum)
        tell.everyone(ar.CONSOLED, seat, sum)


class DrawStarter(Step[Pfeffersaecke]):
    """PF-R19: the starting player is drawn."""

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Pfeffersaecke) -> int:
        return s.seats

    def outcome(self, s: Pfeffersaecke, way: int) -> Move:
        return STARTERS[way]

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Starter)
        s.starter = s.turn = move.seat
        tell.everyone(ar.STARTER, s.starter)
        go_on_dealing(s)


class DealLargeDiscs(Step[Pfeffersaecke]):
    """PF-3: the discs of 5 to 8 are dealt, as long as everyone gets as many."""

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Pfeffersaecke) -> int:
        return len(s.large_pile)

    def outcome(self, s: Pfeffersaecke, way: int) -> Move:
        return DISCS[s.large_pile[way]]

    def seen_by(self, s: Pfeffersaecke, seat: Seat, move: Move) -> int:
        return 1 << next_dealt(s)

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Disc)
        deal_disc(s, move.number, s.large_pile, tell)


class DealTheRest(Step[Pfeffersaecke]):
    """PF-3: what is left over is dealt with the discs of 2 to 4."""

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Pfeffersaecke) -> int:
        return len(s.mixed_pile)

    def outcome(self, s: Pfeffersaecke, way: int) -> Move:
        return DISCS[s.mixed_pile[way]]

    def seen_by(self, s: Pfeffersaecke, seat: Seat, move: Move) -> int:
        return 1 << next_dealt(s)

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Disc)
        deal_disc(s, move.number, s.mixed_pile, tell)


class FoundAPost(Step[Pfeffersaecke]):
    """PF-4: each founds a post in a free village, from the starting player on; or the other way
    round, so that the starting player founds last (PF-R22)."""

    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return TURN_OF[s.turn]

    def candidates(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        return s.terms.found

    def check(self, s: Pfeffersaecke, seat: Seat, move: Move) -> Article | None:
        return check_founding(s, move) if isinstance(move, Found) else ar.FOUND_FIRST

    def foresees(self, s: Pfeffersaecke, seat: Seat) -> list[Move]:
        return self.options(s, seat)

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Found)
        found_post(s, seat, move, tell)
        go_on_founding(s, tell)


class DrawAVillage(Step[Pfeffersaecke]):
    """PF-R22: where that is agreed, lots are drawn for the villages."""

    def asks(self, s: Pfeffersaecke) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Pfeffersaecke) -> int:
        return s.village_counter

    def outcome(self, s: Pfeffersaecke, way: int) -> Move:
        free = [move for move in s.terms.found if is_free(s, move)]
        return free[way]

    def do(self, s: Pfeffersaecke, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Found)
        found_post(s, s.turn, move, tell)
        go_on_founding(s, tell)


def is_free(s: Pfeffersaecke, move: Move) -> bool:
    """Whether a village can still be founded in."""
    assert isinstance(move, Found)
    return check_founding(s, move) is None


def begin_founding(s: Pfeffersaecke, seat: Seat) -> None:
    """PF-4: somebody founds a post; or a village is drawn for them (PF-R22)."""
    s.turn = seat
    s.enter(DRAWING_A_VILLAGE if s.terms.founds_by_lot else FOUNDING)


def go_on_founding(s: Pfeffersaecke, tell: Tell) -> None:
    """PF-4: the next one founds, clockwise or the other way round; after the last one the starting
    player plays."""
    if s.terms.villages - s.village_counter < s.seats:
        begin_founding(s, s.right_of(s.turn) if s.terms.founds_in_reverse else s.left_of(s.turn))
        return
    s.turn = s.starter
    tell.everyone(ar.ROUND, s.round)
    begin_turn(s, tell)


def go_on_dealing(s: Pfeffersaecke) -> None:
    """PF-3: first the large discs, then what is left over with the small ones; then PF-4."""
    if s.large_pile:
        if not is_first_dealing_over(s):
            s.enter(DEALING_LARGE_DISCS)
            return
        mix_the_rest(s)
    if s.mixed_pile:
        s.enter(DEALING_THE_REST)
        return
    begin_founding(s, s.right_of(s.starter) if s.terms.founds_in_reverse else s.starter)


def next_dealt(s: Pfeffersaecke) -> Seat:
    """The seat that gets the next disc: in turn, from the starting player on."""
    dealt = 0
    for hand in s.hands:
        dealt += len(hand)
    return (s.starter + dealt) % s.seats


def deal_disc(s: Pfeffersaecke, number: int, pile: list[int], tell: Tell) -> None:
    """PF-3: one disc goes from a pile into a hand."""
    dealt = next_dealt(s)
    pile.remove(number)
    bisect.insort(s.hands[dealt], number)
    tell.everyone(ar.DEALT, dealt)
    tell.only(dealt, ar.HELD, number)
    go_on_dealing(s)
