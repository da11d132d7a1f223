"""What lies on the table in Zankapfel, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.audience import (
    BACKS,
    EVERYONE,
    LENGTH,
    agreed,
    nobody,
    number,
    numbers,
    owner,
    rows,
    window,
)
from ludotheque.core.move import Seat
from ludotheque.core.state import State
from ludotheque.core.window import Window
from ludotheque.games.zankapfel.board import ZankapfelTerms

NOBODY: Final = -1
NOWHERE: Final = -1

# Where the rule book waits for somebody: the steps, by their place among the game's.
PLACING_THE_MAYOR: Final = 0
DEALING: Final = 1
TURNING_UP: Final = 2
REMOVING_TOKENS: Final = 3
BUYING_OR_PLAYING: Final = 4
NAMING_A_SQUARE: Final = 5
OFFERING_BRIBES: Final = 6
ANSWERING_OFFERS: Final = 7
NAMING_A_COLOUR: Final = 8
CHOOSING_A_DISCORD: Final = 9
LAYING_CARDS: Final = 10
BUYING_DICE: Final = 11
THROWING_DICE: Final = 12


@dataclass(init=False)
class Zankapfel(State):
    """The orchard, the path and the cards.

    An apple card is its colour's number: red, yellow, green, blue, joker from 1 to 5; 0 is none.
    A square is 5 × row + column, counted from 0 at the top left. Hands and piles are sorted,
    because the order in which they lie tells nothing.
    """

    terms: ZankapfelTerms = agreed()
    round: int = number(EVERYONE)
    """0 while the game is set up."""
    first: int = number(EVERYONE)
    """The first player, who holds the big apple."""
    turn: int = number(EVERYONE)
    """Whose turn it is where one is asked after the other."""
    score: list[int] = numbers(EVERYONE)
    """Steps on the path, below zero too (ZK-5)."""
    mayor: int = number(EVERYONE)
    tokens: list[int] = numbers(EVERYONE)
    """1 where a square still has its token."""

    face_up: int = number(EVERYONE)
    pile: list[int] = numbers(nobody(LENGTH))
    """The first pile: what is in it nobody knows."""
    reshuffled: list[int] = numbers(EVERYONE)
    """A pile made of discards: what is in it is known, its order is not."""
    discards: list[int] = numbers(EVERYONE)
    hands: list[list[int]] = rows(owner(LENGTH))
    seen: list[list[int]] = rows(EVERYONE)
    """Of the cards in hand and face down, those that everyone saw being bought."""
    purchases: list[int] = numbers(EVERYONE)
    """The card that each bought this round."""
    played: list[int] = numbers(owner(BACKS))
    """The card that each has face down on the table."""
    shown: list[int] = numbers(EVERYONE)
    """The card that each has revealed this round."""
    claims: list[int] = numbers(EVERYONE)
    """The colour that each harvests this round."""

    goal: int = number(EVERYONE)
    """The square that the first player has named."""
    bribes: list[int] = numbers(EVERYONE)
    """The points that each offers."""
    bribe_squares: list[int] = numbers(EVERYONE)
    offers: list[int] = numbers(EVERYONE)
    """How often each has made or revised an offer."""

    discord: list[list[int]] = rows(EVERYONE)
    """The discord cards that each still has, one that lies face down included."""
    spent: list[list[int]] = rows(EVERYONE)
    """The discord cards that are out of the game."""
    quarrels: list[int] = numbers(EVERYONE)
    """The colours of the discords still to be settled."""
    quarrel: int = number(EVERYONE)
    """The colour that is fought for now."""
    contenders: list[int] = numbers(EVERYONE)
    """The seats that fight for it."""
    laid: list[int] = numbers(owner(BACKS))
    """The discord card that each has face down."""
    turned: list[int] = numbers(EVERYONE)
    """The discord cards of the last fight, turned up."""
    bought: list[int] = numbers(EVERYONE)
    """How many dice each has bought in the last fight."""
    dice: list[list[int]] = rows(EVERYONE)
    """What they showed."""

    choice: Window = window()
    """Offering bribes, laying cards, buying dice."""

    def __init__(self) -> None:
        pass

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

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

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
