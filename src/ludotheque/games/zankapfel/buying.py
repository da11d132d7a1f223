"""ZK-7 to ZK-12: phase 1, in which each buys the face-up card or plays one from hand."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.condition import Conditions
from ludotheque.core.event import Tell
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import TURN_OF, ListedStep
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.ahead import IF_CARD
from ludotheque.games.zankapfel.board import NO_CARD
from ludotheque.games.zankapfel.moves import BUY, PLAY, PLAY_OR_BUY, PlayCard
from ludotheque.games.zankapfel.round import can_turn_up, end_turn, turn_up
from ludotheque.games.zankapfel.state import Zankapfel


class BuyOrPlay(ListedStep[Zankapfel]):
    """ZK-7, ZK-9: in turn, each buys the face-up card or plays a card from hand face down.

    Listed from the hand: judging every kind of card takes twice as long, here where a third of all
    decisions fall.
    """

    moves = PLAY_OR_BUY
    is_final = True  # ZK-R16 What is laid stays where it lies.
    ahead_if: Conditions = IF_CARD

    def asks(self, s: Zankapfel) -> list[Seat]:
        return TURN_OF[s.turn]

    def options(self, s: Zankapfel, seat: Seat) -> list[Move]:
        options: list[Move] = []
        last = NO_CARD
        for card in s.hands[seat]:
            if card != last:
                options.append(PLAY[card])
                last = card
        if s.face_up:
            options.append(BUY)
        return options

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if move is BUY:
            return None if s.face_up else ar.NOTHING_TO_BUY
        if isinstance(move, PlayCard):
            if not s.hands[seat]:
                return ar.MUST_BUY
            return None if move.card in s.hands[seat] else ar.NOT_HELD
        return ar.NOT_NOW

    def check_unasked(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        return ar.APPLE_IS_LAID if isinstance(move, PlayCard) and s.played[seat] else None

    def amount(self, s: Zankapfel, seat: Seat, move: Move) -> int | None:
        return s.terms.price[s.face_up][s.mayor] if move is BUY else None

    def foresees(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return [move for move in PLAY_OR_BUY if move is BUY or self.check(s, seat, move) is None]

    def do(self, s: Zankapfel, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, PlayCard):
            s.hands[seat].remove(move.card)
            s.played[seat] = move.card
            tell.everyone(ar.PLAYED, seat)
            end_turn(s, tell)
            return
        card = s.face_up
        price = s.terms.price[card][s.mayor]
        s.score[seat] -= price
        hand = s.hands[seat]
        hand.append(card)
        hand.sort()
        known = s.seen[seat]
        known.append(card)
        known.sort()
        s.purchases[seat] = card
        s.face_up = NO_CARD
        tell.everyone(ar.BOUGHT, seat, card, price)
        if can_turn_up(s):
            turn_up(s, tell)
        else:
            end_turn(s, tell)

    def some(self, s: Zankapfel, seat: Seat, luck: Luck) -> Move:
        """Out of the hand: trying kinds of cards instead made random games a tenth slower."""
        hand = s.hands[seat]
        way = luck.draw(len(hand) + 1 if s.face_up else len(hand))
        return PLAY[hand[way]] if way < len(hand) else BUY
