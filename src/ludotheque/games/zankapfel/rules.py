"""The rules of Zankapfel: its steps, in the order of the rule book, and its box."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Game, Option, Result, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import Terms
from ludotheque.core.window import Window
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.board import JOKER, NO_CARD, SQUARES, ZankapfelTerms
from ludotheque.games.zankapfel.buying import BuyOrPlay
from ludotheque.games.zankapfel.discord import BuyDiceOrStand, ChooseADiscord, LayCards, ThrowDice
from ludotheque.games.zankapfel.fault import find_fault
from ludotheque.games.zankapfel.harvest import NameAColour
from ludotheque.games.zankapfel.mayor import AnswerOffers, NameASquare, OfferBribes
from ludotheque.games.zankapfel.moves import (
    ALL,
    COLOURS,
    DONE,
    KEEP,
    Accept,
    GoTo,
    Offer,
    PlaceMayor,
    RemoveToken,
)
from ludotheque.games.zankapfel.redeal import redeal_cards
from ludotheque.games.zankapfel.setting_up import (
    DealCards,
    PlaceTheMayor,
    RemoveTokens,
    TurnUpACard,
)
from ludotheque.games.zankapfel.state import (
    ANSWERING_OFFERS,
    BUYING_DICE,
    BUYING_OR_PLAYING,
    CHOOSING_A_DISCORD,
    DEALING,
    LAYING_CARDS,
    NAMING_A_COLOUR,
    NAMING_A_SQUARE,
    NOWHERE,
    OFFERING_BRIBES,
    PLACING_THE_MAYOR,
    REMOVING_TOKENS,
    THROWING_DICE,
    TURNING_UP,
    Zankapfel,
)


class ZankapfelGame(Game[Zankapfel]):
    """Zankapfel as a whole: set-up, end, what the box holds and what a seat holds possible."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return ZankapfelTerms(seats, options, board)

    def set_up(self, s: Zankapfel) -> None:
        """ZK-1: all pawns at the start, a token on every square; red is first (ZK-R13)."""
        terms = s.terms
        seats = s.seats
        s.round = s.first = s.turn = 0
        s.score = [0] * seats
        s.mayor = s.goal = NOWHERE
        s.tokens = [0] * SQUARES
        for square in terms.squares:
            s.tokens[square] = 1
        s.face_up = NO_CARD
        s.pile = []
        for card in range(1, JOKER + 1):
            s.pile.extend([card] * terms.apples[card])
        s.reshuffled = []
        s.discards = []
        s.hands = [[] for _ in range(seats)]
        s.seen = [[] for _ in range(seats)]
        s.purchases = [NO_CARD] * seats
        s.played = [NO_CARD] * seats
        s.shown = [NO_CARD] * seats
        s.claims = [NO_CARD] * seats
        s.bribes = [0] * seats
        s.bribe_squares = [NOWHERE] * seats
        s.offers = [0] * seats
        s.discord = [list(range(1, terms.discord + 1)) for _ in range(seats)]
        s.spent = [[] for _ in range(seats)]
        s.quarrels = []
        s.quarrel = NO_CARD
        s.contenders = []
        s.laid = [0] * seats
        s.turned = [0] * seats
        s.bought = [0] * seats
        s.dice = [[] for _ in range(seats)]
        s.choice = Window.shut(seats)
        s.enter(PLACING_THE_MAYOR)

    def can_come(self, move: Move, terms: Terms) -> bool:
        """ZK-1, ZK-16: not every orchard has all squares, nor every table bribes."""
        assert isinstance(terms, ZankapfelTerms)
        if move in (KEEP, DONE) or isinstance(move, Accept | Offer):
            if not terms.has_bribery:
                return False
        if isinstance(move, GoTo | Offer | PlaceMayor | RemoveToken):
            return move.square in terms.squares
        return True

    def ending(self, s: Zankapfel) -> str:
        """ZK-31, ZK-32, or ZK-R9 where cards are not shuffled anew."""
        if max(s.score) >= s.terms.finish:
            return "finish"
        return "cards" if 1 in s.tokens else "bare"

    def result(self, s: Zankapfel) -> Result:
        """ZK-31, ZK-32, ZK-R8: the pawn furthest forward wins; equal ones share the win."""
        best = max(s.score)
        return Result([seat for seat in range(s.seats) if s.score[seat] == best], list(s.score))

    def box(self, s: Zankapfel) -> dict[str, int]:
        cards = [s.face_up, *s.pile, *s.reshuffled, *s.discards, *s.played, *s.shown]
        for hand in s.hands:
            cards.extend(hand)
        box = {f"{COLOURS[card]} apple cards": cards.count(card) for card in range(1, JOKER + 1)}
        box["discord cards"] = sum(map(len, s.discord)) + sum(map(len, s.spent))
        return box

    def fault(self, s: Zankapfel) -> str:
        return find_fault(s)

    def redeal(self, s: Zankapfel, seat: Seat, luck: Luck) -> Zankapfel:
        return redeal_cards(s, seat, luck)


GAME: Final = ZankapfelGame(
    name="zankapfel",
    title="Zankapfel",
    code="ZK",
    version=2,
    seats=[3, 4, 5, 6],
    options=[Option.switch("bribery", True), Option.choice("deck", ["reshuffle", "once"])],
    steps=[
        PlaceTheMayor(PLACING_THE_MAYOR),
        DealCards(DEALING),
        TurnUpACard(TURNING_UP),
        RemoveTokens(REMOVING_TOKENS),
        BuyOrPlay(BUYING_OR_PLAYING),
        NameASquare(NAMING_A_SQUARE),
        OfferBribes(OFFERING_BRIBES),
        AnswerOffers(ANSWERING_OFFERS),
        NameAColour(NAMING_A_COLOUR),
        ChooseADiscord(CHOOSING_A_DISCORD),
        LayCards(LAYING_CARDS),
        BuyDiceOrStand(BUYING_DICE),
        ThrowDice(THROWING_DICE),
    ],
    state=Zankapfel,
    happenings=ar.HAPPENINGS,
    moves=ALL,
    folder=Path(os.path.dirname(os.path.abspath(__file__))),
)
