"""The rules of Zankapfel: its steps, in the order of the rule book, and its box."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Game, Option, Result, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.move import Seat
from ludotheque.core.state import Terms
from ludotheque.core.window import Window
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.board import JOKER, NO_CARD, SQUARES, ZankapfelTerms
from ludotheque.games.zankapfel.buying import BuyOrPlay
from ludotheque.games.zankapfel.discord import BuyDiceOrStand, ChooseADiscord, LayCards, ThrowDice
from ludotheque.games.zankapfel.fault import find_fault
from ludotheque.games.zankapfel.harvest import NameAColour
from ludotheque.games.zankapfel.mayor import AnswerOffers, NameASquare, OfferBribes
from ludotheque.games.zankapfel.moves import ALL, COLOURS
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

STEPS: Final = {
    PLACING_THE_MAYOR: PlaceTheMayor("place-mayor", ar.ZK_2),
    DEALING: DealCards("deal", ar.ZK_3),
    TURNING_UP: TurnUpACard("turn-up", ar.ZK_7),
    REMOVING_TOKENS: RemoveTokens("remove-token", ar.ZK_4),
    BUYING_OR_PLAYING: BuyOrPlay("buy-or-play", ar.ZK_7),
    NAMING_A_SQUARE: NameASquare("name-square", ar.ZK_13),
    OFFERING_BRIBES: OfferBribes("offer", ar.ZK_16),
    ANSWERING_OFFERS: AnswerOffers("answer", ar.ZK_18),
    NAMING_A_COLOUR: NameAColour("name-colour", ar.ZK_20),
    CHOOSING_A_DISCORD: ChooseADiscord("choose-discord", ar.ZK_R7),
    LAYING_CARDS: LayCards("lay", ar.ZK_24),
    BUYING_DICE: BuyDiceOrStand("buy-dice", ar.ZK_25),
    THROWING_DICE: ThrowDice("throw-dice", ar.ZK_27),
}


class ZankapfelGame(Game[Zankapfel]):
    """Zankapfel as a whole: set-up, end, what the box holds and what a seat can guess."""

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        return ZankapfelTerms(seats, options, board)

    def set_up(self, terms: Terms) -> Zankapfel:
        """ZK-1: all pawns at the start, a token on every square; red is first (ZK-R13)."""
        assert isinstance(terms, ZankapfelTerms)
        s = Zankapfel()
        s.terms = terms
        seats = terms.seats
        s.seats = seats
        s.entered = 0
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
        s.go_on_with(PLACING_THE_MAYOR)
        return s

    def blank(self) -> Zankapfel:
        return Zankapfel()

    def agree(self, s: Zankapfel, terms: Terms) -> None:
        assert isinstance(terms, ZankapfelTerms)
        s.terms = terms

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
    version=1,
    seats=[3, 4, 5, 6],
    options=[Option.switch("bribery", True), Option.choice("deck", ["reshuffle", "once"])],
    steps=[STEPS[place] for place in range(len(STEPS))],
    state=Zankapfel,
    happenings=ar.HAPPENINGS,
    moves=ALL,
    folder=Path(os.path.dirname(os.path.abspath(__file__))),
)
