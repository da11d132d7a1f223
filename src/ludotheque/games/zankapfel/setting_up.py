"""ZK-1 to ZK-4: the mayor is placed, cards are dealt and tokens taken out."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.condition import ONLY_ALWAYS, Conditions
from ludotheque.core.event import EVERYONE_SEES, Tell
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import ONLY_CHANCE, TURN_OF, Step
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.moves import (
    DEAL,
    PLACE,
    REMOVE,
    TURN,
    Apple,
    PlaceMayor,
    RemoveToken,
)
from ludotheque.games.zankapfel.round import begin_round, begin_turn, end_turn
from ludotheque.games.zankapfel.state import DEALING, REMOVING_TOKENS, TURNING_UP, Zankapfel


class PlaceTheMayor(Step[Zankapfel]):
    """ZK-2: the first player puts the mayor on any square; its token stays."""

    moves = PLACE

    def asks(self, s: Zankapfel) -> list[Seat]:
        return TURN_OF[s.first]

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if not isinstance(move, PlaceMayor):
            return ar.NOT_NOW
        return None if move.square in s.terms.squares else ar.NO_SUCH_SQUARE

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, PlaceMayor)
        s.mayor = move.square
        tell.everyone(ar.MAYOR_PLACED, seat, s.mayor)
        s.enter(DEALING)


class DealCards(Step[Zankapfel]):
    """ZK-3: apple cards are dealt, one to each in turn, until all hands are full."""

    def asks(self, s: Zankapfel) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Zankapfel) -> int:
        return len(s.pile)

    def outcome(self, s: Zankapfel, way: int) -> Move:
        return DEAL[s.pile[way]]

    def seen_by(self, s: Zankapfel, seat: Seat, move: Move) -> int:
        return 1 << s.turn

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Apple)
        dealt = s.turn
        s.pile.remove(move.card)
        hand = s.hands[dealt]
        hand.append(move.card)
        hand.sort()
        tell.everyone(ar.DEALT, dealt)
        tell.only(dealt, ar.HELD, move.card)
        s.turn = s.left_of(dealt)
        if s.turn == s.first and len(hand) == s.terms.hand:
            s.enter(TURNING_UP)


class TurnUpACard(Step[Zankapfel]):
    """ZK-3, ZK-7: the top card of the pile is turned face up."""

    def asks(self, s: Zankapfel) -> list[Seat]:
        return ONLY_CHANCE

    def ways(self, s: Zankapfel) -> int:
        return len(s.pile) or len(s.reshuffled)

    def outcome(self, s: Zankapfel, way: int) -> Move:
        return TURN[s.pile[way] if s.pile else s.reshuffled[way]]

    def seen_by(self, s: Zankapfel, seat: Seat, move: Move) -> int:
        return EVERYONE_SEES

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, Apple)
        if s.pile:
            s.pile.remove(move.card)
        else:
            s.reshuffled.remove(move.card)
        s.face_up = move.card
        tell.everyone(ar.TURNED_UP, s.face_up)
        if s.round == 0:
            s.enter(REMOVING_TOKENS)
        elif s.purchases[s.turn]:
            end_turn(s, tell)
        else:
            begin_turn(s, tell)


class RemoveTokens(Step[Zankapfel]):
    """ZK-4, ZK-R1: in turn from the first player, each takes out a token: any one."""

    moves = REMOVE
    ahead_if: Conditions = ONLY_ALWAYS

    def asks(self, s: Zankapfel) -> list[Seat]:
        return TURN_OF[s.turn]

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if not isinstance(move, RemoveToken):
            return ar.NOT_NOW
        return None if s.tokens[move.square] else ar.NOTHING_TO_REMOVE

    def foresees(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return [REMOVE[square] for square in s.terms.squares if s.tokens[square]]

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        assert isinstance(move, RemoveToken)
        s.tokens[move.square] = 0
        tell.everyone(ar.TOKEN_REMOVED, seat, move.square)
        s.turn = s.left_of(seat)
        if s.tokens.count(1) == s.terms.rounds:
            begin_round(s, tell)
        else:
            s.enter(REMOVING_TOKENS)
