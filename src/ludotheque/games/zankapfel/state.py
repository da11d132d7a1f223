"""What lies on the table in Zankapfel, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.audience import BACKS, EVERYONE, LENGTH, nobody, owner
from ludotheque.core.field import (
    COUNT,
    DIE,
    FLAG,
    SEAT,
    Kind,
    agreed,
    number,
    numbers,
    rows,
    window,
)
from ludotheque.core.moment import Moment
from ludotheque.core.state import State
from ludotheque.core.window import Window
from ludotheque.games.zankapfel import articles as ar
from ludotheque.games.zankapfel.board import JOKER, NO_CARD, SQUARES, ZankapfelTerms

NOWHERE: Final = -1

# What the numbers stand for.
SQUARE: Final = Kind("square", SQUARES)
APPLE: Final = Kind("apple", JOKER, first=1)
COLOUR: Final = Kind("apple", JOKER - 1, first=1)
DISCORD_CARD: Final = Kind("number", "discord", first=1)

# Where the rule book waits for somebody.
PLACING_THE_MAYOR: Final = Moment("place-mayor", ar.ZK_2)
DEALING: Final = Moment("deal", ar.ZK_3)
TURNING_UP: Final = Moment("turn-up", ar.ZK_7)
REMOVING_TOKENS: Final = Moment("remove-token", ar.ZK_4)
BUYING_OR_PLAYING: Final = Moment("buy-or-play", ar.ZK_7)
NAMING_A_SQUARE: Final = Moment("name-square", ar.ZK_13)
OFFERING_BRIBES: Final = Moment("offer", ar.ZK_16)
ANSWERING_OFFERS: Final = Moment("answer", ar.ZK_18)
NAMING_A_COLOUR: Final = Moment("name-colour", ar.ZK_20)
CHOOSING_A_DISCORD: Final = Moment("choose-discord", ar.ZK_R7)
LAYING_CARDS: Final = Moment("lay", ar.ZK_24)
BUYING_DICE: Final = Moment("buy-dice", ar.ZK_25)
THROWING_DICE: Final = Moment("throw-dice", ar.ZK_27)


@dataclass(init=False)
class Zankapfel(State):
    """The orchard, the path and the cards.

    An apple card is its colour's number: red, yellow, green, blue, joker from 1 to 5; 0 is none.
    A square is 5 × row + column, counted from 0 at the top left. Hands and piles are sorted,
    because the order in which they lie tells nothing.
    """

    terms: ZankapfelTerms = agreed()
    round: int = number(EVERYONE, COUNT, none=0)
    """0 while the game is set up."""
    first: int = number(EVERYONE, SEAT)
    """The first player, who holds the big apple."""
    turn: int = number(EVERYONE, SEAT)
    """Whose turn it is where one is asked after the other."""
    score: list[int] = numbers(EVERYONE, by=SEAT)
    """Steps on the path, below zero too (ZK-5)."""
    mayor: int = number(EVERYONE, SQUARE, none=NOWHERE)
    tokens: list[int] = numbers(EVERYONE, FLAG, by=SQUARE)
    """1 where a square still has its token."""

    face_up: int = number(EVERYONE, APPLE, none=NO_CARD)
    pile: list[int] = numbers(nobody(LENGTH), APPLE)
    """The first pile: what is in it nobody knows."""
    reshuffled: list[int] = numbers(EVERYONE, APPLE)
    """A pile made of discards: what is in it is known, its order is not."""
    discards: list[int] = numbers(EVERYONE, APPLE)
    hands: list[list[int]] = rows(owner(LENGTH), APPLE)
    seen: list[list[int]] = rows(EVERYONE, APPLE, by=SEAT)
    """Of the cards in hand and face down, those that everyone saw being bought."""
    purchases: list[int] = numbers(EVERYONE, APPLE, none=NO_CARD, by=SEAT)
    """The card that each bought this round."""
    played: list[int] = numbers(owner(BACKS), APPLE, none=NO_CARD)
    """The card that each has face down on the table."""
    shown: list[int] = numbers(EVERYONE, APPLE, none=NO_CARD, by=SEAT)
    """The card that each has revealed this round."""
    claims: list[int] = numbers(EVERYONE, COLOUR, none=NO_CARD, by=SEAT)
    """The colour that each harvests this round."""

    goal: int = number(EVERYONE, SQUARE, none=NOWHERE)
    """The square that the first player has named."""
    bribes: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    """The points that each offers."""
    bribe_squares: list[int] = numbers(EVERYONE, SQUARE, none=NOWHERE, by=SEAT)
    offers: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    """How often each has made or revised an offer."""

    discord: list[list[int]] = rows(EVERYONE, DISCORD_CARD, by=SEAT)
    """The discord cards that each still has, one that lies face down included."""
    spent: list[list[int]] = rows(EVERYONE, DISCORD_CARD, by=SEAT)
    """The discord cards that are out of the game."""
    quarrels: list[int] = numbers(EVERYONE, COLOUR)
    """The colours of the discords still to be settled."""
    quarrel: int = number(EVERYONE, COLOUR, none=NO_CARD)
    """The colour that is fought for now."""
    contenders: list[int] = numbers(EVERYONE, SEAT)
    """The seats that fight for it."""
    laid: list[int] = numbers(owner(BACKS), DISCORD_CARD, none=0)
    """The discord card that each has face down."""
    turned: list[int] = numbers(EVERYONE, DISCORD_CARD, none=0, by=SEAT)
    """The discord cards of the last fight, turned up."""
    bought: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    """How many dice each has bought in the last fight."""
    dice: list[list[int]] = rows(EVERYONE, DIE, by=SEAT)
    """What they showed."""

    choice: Window = window()
    """Offering bribes, laying cards, buying dice."""

    def copy(self) -> Zankapfel:
        c = Zankapfel()
        c.seats = self.seats
        c.step = self.step
        c.entered = self.entered
        c.terms = self.terms
        c.round = self.round
        c.first = self.first
        c.turn = self.turn
        c.score = self.score[:]
        c.mayor = self.mayor
        c.tokens = self.tokens[:]
        c.face_up = self.face_up
        c.pile = self.pile[:]
        c.reshuffled = self.reshuffled[:]
        c.discards = self.discards[:]
        c.hands = [hand[:] for hand in self.hands]
        c.seen = [hand[:] for hand in self.seen]
        c.purchases = self.purchases[:]
        c.played = self.played[:]
        c.shown = self.shown[:]
        c.claims = self.claims[:]
        c.goal = self.goal
        c.bribes = self.bribes[:]
        c.bribe_squares = self.bribe_squares[:]
        c.offers = self.offers[:]
        c.discord = [cards[:] for cards in self.discord]
        c.spent = [cards[:] for cards in self.spent]
        c.quarrels = self.quarrels[:]
        c.quarrel = self.quarrel
        c.contenders = self.contenders[:]
        c.laid = self.laid[:]
        c.turned = self.turned[:]
        c.bought = self.bought[:]
        c.dice = [thrown[:] for thrown in self.dice]
        c.choice = self.choice.copy()
        return c

    def reach(self) -> list[int]:
        """ZK-13, ZK-14: the squares to which the mayor may go."""
        tokens = self.tokens
        near = [square for square in self.terms.neighbours[self.mayor] if tokens[square]]
        if near:
            return near
        return [square for square in self.terms.squares if tokens[square]]

    def can_reach(self, square: int) -> bool:
        """ZK-13, ZK-14: whether the mayor may go to a square."""
        return self.tokens[square] > 0 and square in self.reach()
