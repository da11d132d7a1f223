"""ZK-13 to ZK-18: phase 2, in which the mayor moves and the first player can be bribed."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.condition import ONLY_ALWAYS, Conditions
from ludotheque.core.event import Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import TURN_OF, ListedStep, Step
from ludotheque.core.window import OPEN, Window
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.ahead import IF_BRIBE, IF_OFFER
from ludotheque.games.zankapfel.harvest import reveal_cards
from ludotheque.games.zankapfel.moves import (
    ACCEPT,
    DONE,
    GO,
    KEEP,
    KEEP_OR_ACCEPT,
    OFFER_ONE,
    OFFER_TWO,
    Accept,
    GoTo,
    Offer,
    PlayCard,
)
from ludotheque.games.zankapfel.round import has_finished
from ludotheque.games.zankapfel.state import (
    ANSWERING_OFFERS,
    NOWHERE,
    OFFERING_BRIBES,
    Zankapfel,
)

MOST_POINTS: Final = 2
"""ZK-16: how much can be offered."""
MOST_OFFERS: Final = 2
"""ZK-R3: an offer and its revision."""


class NameASquare(ListedStep[Zankapfel]):
    """ZK-13, ZK-14: the first player names the square to which the mayor is to go.

    Listed: to judge all 25 moves made random games 1.13 times slower.
    """

    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Zankapfel) -> list[Seat]:
        return TURN_OF[s.first]

    def options(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return [GO[square] for square in s.reach()]

    def foresees(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return self.options(s, seat)

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, PlayCard) and s.played[seat]:
            return ar.APPLE_IS_LAID
        if not isinstance(move, GoTo):
            return ar.NOT_NOW
        if not s.tokens[move.square]:
            return ar.NO_TOKEN
        return None if s.can_reach(move.square) else ar.OUT_OF_REACH

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, GoTo)
        if not s.terms.has_bribery or len(s.reach()) == 1:  # ZK-R3
            move_mayor(s, move.square, tell)
            return
        s.goal = move.square
        s.choice = Window.shut(s.seats)
        for other in range(s.seats):
            if other != seat:
                s.choice.at[other] = OPEN
        tell.everyone(ar.SQUARE_NAMED, seat, s.goal)
        s.enter(OFFERING_BRIBES)


class OfferBribes(ListedStep[Zankapfel]):
    """ZK-16, ZK-17, ZK-R3: the others may offer points for another square, in no order.

    Each makes one offer at most and revises it once; any offer asks those who were done again.

    Listed: to judge all 79 moves made random games 2.2 times slower.
    """

    is_final = True
    ahead: Move | None = DONE
    ahead_if: Conditions = IF_BRIBE

    def asks(self, s: Zankapfel) -> list[Seat]:
        return s.choice.asked()

    def wave(self, s: Zankapfel) -> int:
        return s.choice.wave

    def options(self, s: Zankapfel, seat: Seat) -> list[Move]:
        options: list[Move] = [DONE]
        was = s.bribe_squares[seat]
        for square in s.reach():
            if square == s.goal:
                continue
            if square != was:
                options.append(OFFER_ONE[square])
                options.append(OFFER_TWO[square])
            elif s.bribes[seat] < MOST_POINTS:
                options.append(OFFER_TWO[square])
        return options

    def foresees(self, s: Zankapfel, seat: Seat) -> list[Move]:
        """Wherever the mayor may go; that nobody buys the square to which he goes is for later."""
        found: list[Move] = [DONE]
        for square in s.reach():
            found += [OFFER_ONE[square], OFFER_TWO[square]]
        return found

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if move is DONE:
            return None
        if not isinstance(move, Offer):
            return ar.NOT_NOW
        if move.points > MOST_POINTS:
            return ar.TWO_AT_MOST
        if move.square == s.goal:
            return ar.ANOTHER_SQUARE
        if not s.can_reach(move.square):
            return ar.OFFER_OUT_OF_REACH
        if move.square == s.bribe_squares[seat] and move.points <= s.bribes[seat]:
            return ar.BETTER_OFFER
        return None

    def check_unasked(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        has_offered_twice = isinstance(move, Offer) and s.offers[seat] == MOST_OFFERS
        return ar.OFFERED_TWICE if has_offered_twice else None

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, Offer):
            s.bribes[seat] = move.points
            s.bribe_squares[seat] = move.square
            s.offers[seat] += 1
            s.choice.reopen()
            if s.offers[seat] == MOST_OFFERS:
                s.choice.finish(seat)
            tell.everyone(ar.OFFERED, seat, move.points, move.square)
        else:
            s.choice.stand(seat)
            tell.everyone(ar.NO_MORE_OFFERS, seat)
        if s.choice.is_shut():
            if any(s.bribes):
                s.enter(ANSWERING_OFFERS)
            else:
                move_mayor(s, s.goal, tell)


class AnswerOffers(Step[Zankapfel]):
    """ZK-18: the first player accepts one offer or none."""

    moves = KEEP_OR_ACCEPT
    ahead_if: Conditions = IF_OFFER

    def asks(self, s: Zankapfel) -> list[Seat]:
        return TURN_OF[s.first]

    def foresees(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return [KEEP, *[ACCEPT[other] for other in range(s.seats) if other != seat]]

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if move is KEEP:
            return None
        if isinstance(move, Accept):
            has_offer = move.seat < s.seats and s.bribes[move.seat] > 0
            return None if has_offer else ar.NO_SUCH_OFFER
        return ar.NOT_NOW

    def check_unasked(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        return ar.OFFERS_ARE_IN if isinstance(move, Offer) else None

    def amount(self, s: Zankapfel, seat: Seat, move: Move) -> int | None:
        return s.bribes[move.seat] if isinstance(move, Accept) else None

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        if not isinstance(move, Accept):
            tell.everyone(ar.KEPT, seat)
            move_mayor(s, s.goal, tell)
            return
        briber = move.seat
        points = s.bribes[briber]
        s.score[briber] -= points
        s.score[seat] += points
        tell.everyone(ar.BRIBED, seat, briber, points)
        if not has_finished(s, tell):  # ZK-R8 A bribe can win on the spot.
            move_mayor(s, s.bribe_squares[briber], tell)


def move_mayor(s: Zankapfel, square: int, tell: Tell) -> None:
    """ZK-15: the mayor goes to the square and its token is taken; then cards are revealed."""
    s.mayor = square
    s.tokens[square] = 0
    if s.goal != NOWHERE:
        s.goal = NOWHERE
        s.bribes = [0] * s.seats
        s.bribe_squares = [NOWHERE] * s.seats
        s.offers = [0] * s.seats
    tell.everyone(ar.MAYOR_MOVED, square)
    reveal_cards(s, tell)
