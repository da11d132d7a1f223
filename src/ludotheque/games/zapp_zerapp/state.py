"""What lies on the table in Zapp Zerapp, and who may see it."""

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
)
from ludotheque.core.move import Seat
from ludotheque.core.state import State
from ludotheque.games.zapp_zerapp.board import ZappZerappTerms

NOBODY: Final = -1
NO_BARREL: Final = 0
LEFT: Final = 0
RIGHT: Final = 1

# Where the rule book waits for somebody: the steps, by their place among the game's.
DRAWING_THE_THROWER: Final = 0
THROWING: Final = 1
SHAKING_LIVE: Final = 2
SHAKING_BY_TURNS: Final = 3
FILLING: Final = 4
LISTENING: Final = 5
HANDING_OUT: Final = 6
TURNING_OVER: Final = 7
MOVING: Final = 8


@dataclass(init=False)
class ZappZerapp(State):
    """The apprentices on their way, and the barrels.

    A place is a space from 0 to 23, 24 on the start square, 25 in the village. Barrels are named
    from 1; 0 is none. Which barrel holds how many stones is drawn when it is first touched.
    """

    terms: ZappZerappTerms = agreed()
    turn: int = number(EVERYONE)
    thrower: int = number(EVERYONE)
    dice: list[int] = numbers(EVERYONE)
    magic: int = number(EVERYONE)
    """ZZ-4: the magic number, 0 before both dice are thrown."""
    places: list[int] = numbers(EVERYONE)
    """Of all apprentices, those of seat 0 first."""
    player: int = number(EVERYONE)
    """Whose turn it is, where one chooses or moves after the other."""

    middle: list[int] = numbers(EVERYONE)
    """The barrels on the summit, in rising order."""
    left: list[int] = numbers(EVERYONE)
    """The barrel in each seat's left hand."""
    right: list[int] = numbers(EVERYONE)
    latest: list[int] = numbers(EVERYONE)
    """The barrel that each picked up last this turn (ZZ-R3)."""
    put: list[int] = numbers(EVERYONE)
    """The barrel in front of each seat."""
    choosing: int = number(EVERYONE)
    """While all shake at once, the seats that can act, one bit a seat. Who has put no barrel down
    and cannot act is in the middle of a shake (ZZ-R2)."""
    has_rung: int = number(EVERYONE)
    """Whether the bell has ended the shaking (ZZ-R3)."""

    stones: list[int] = numbers(nobody(BACKS))
    """By barrel, how many stones it holds; 0 as long as nobody has touched it."""
    pile: list[int] = numbers(nobody(LENGTH))
    """The numbers of stones in the barrels that nobody has touched, in rising order; those just
    shown join them when the next shaking begins."""
    known: list[int] = numbers(EVERYONE)
    """By barrel, how many stones it was seen to hold (option `memory`)."""
    shown: list[int] = numbers(EVERYONE)
    """The number that each seat has turned up, until the next shaking begins."""
    shakes: list[int] = numbers(EVERYONE)
    """How often each has shaken this turn."""
    shaken: list[list[int]] = rows(EVERYONE)
    """The barrels that each has shaken, one by one, as far as they are still to be told apart."""
    heard: list[list[int]] = rows(owner(LENGTH))
    """What each shake sounded like to its shaker; nothing where the ears are of `sound`."""
    barrel: int = number(EVERYONE)
    """The barrel that is being filled or listened to."""
    listener: int = number(EVERYONE)
    """The seat that is about to hear a rattle."""

    def __init__(self) -> None:
        pass

    def copy(self) -> ZappZerapp:
        c = ZappZerapp()
        c.seats = self.seats
        c.step = self.step
        c.entered = self.entered
        c.terms = self.terms
        c.turn = self.turn
        c.thrower = self.thrower
        c.dice = self.dice[:]
        c.magic = self.magic
        c.places = self.places[:]
        c.player = self.player
        c.middle = self.middle[:]
        c.left = self.left[:]
        c.right = self.right[:]
        c.latest = self.latest[:]
        c.put = self.put[:]
        c.choosing = self.choosing
        c.has_rung = self.has_rung
        c.stones = self.stones[:]
        c.pile = self.pile[:]
        c.known = self.known[:]
        c.shown = self.shown[:]
        c.shakes = self.shakes[:]
        c.shaken = [shaken[:] for shaken in self.shaken]
        c.heard = [heard[:] for heard in self.heard]
        c.barrel = self.barrel
        c.listener = self.listener
        return c

    def pass_to(self, step: int) -> None:
        """Go on with a step without asking anybody anew: questions to others stay open."""
        self.step = step

    def is_shaking(self, seat: Seat) -> bool:
        """Whether the seat's shake is still going on (ZZ-R2)."""
        return self.put[seat] == NO_BARREL and not self.choosing >> seat & 1

    def is_touched(self, barrel: int) -> bool:
        """Whether it was drawn how many stones the barrel holds."""
        return self.stones[barrel - 1] > 0 or self.known[barrel - 1] > 0

    def stones_in(self, barrel: int) -> int:
        """How many stones a touched barrel holds."""
        return self.stones[barrel - 1] or self.known[barrel - 1]
