"""ZK-7 to ZK-12: phase 1, in which each buys the face-up card or plays one from hand."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Tell
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import Step
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.board import NO_CARD
from ludotheque.games.zankapfel.moves import BUY, PLAY, PlayCard
from ludotheque.games.zankapfel.round import TURN_OF, can_turn_up, end_turn
from ludotheque.games.zankapfel.state import TURNING_UP, Zankapfel

BUY_OR_PLAY_ANY: Final[list[Move]] = [BUY, *PLAY[1:]]


class BuyOrPlay(Step[Zankapfel]):
    """ZK-7, ZK-9: in turn, each buys the face-up card or plays a card from hand face down."""

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

    def some(self, s: Zankapfel, seat: Seat, luck: Luck) -> Move:
        hand = s.hands[seat]
        way = luck.draw(len(hand) + 1 if s.face_up else len(hand))
        return PLAY[hand[way]] if way < len(hand) else BUY

    def candidates(self, s: Zankapfel, seat: Seat) -> list[Move]:
        return BUY_OR_PLAY_ANY

    def check(self, s: Zankapfel, seat: Seat, move: Move) -> Article | None:
        if move is BUY:
            return None if s.face_up else ar.NOTHING_TO_BUY
        if isinstance(move, PlayCard):
            if not s.hands[seat]:
                return ar.MUST_BUY
            return None if move.card in s.hands[seat] else ar.NOT_HELD
        return ar.NOT_NOW

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
        if can_turn_up(s, tell):
            s.go_on_with(TURNING_UP)
        else:
            end_turn(s, tell)
