"""What lies on the table in Zapp Zerapp, and who may see it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ludotheque.core.audience import BACKS, EVERYONE, LENGTH, nobody, owner
from ludotheque.core.field import (
    COUNT,
    DIE,
    FLAG,
    SEAT,
    SEATS,
    Kind,
    agreed,
    number,
    numbers,
    rows,
)
from ludotheque.core.moment import Moment
from ludotheque.core.move import NOBODY, Seat
from ludotheque.core.state import State
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.board import HOME, ZappZerappTerms

NO_BARREL: Final = 0
LEFT: Final = 0
RIGHT: Final = 1

# What the numbers stand for.
PLACE: Final = Kind("place", HOME + 1)
APPRENTICE: Final = Kind("", "apprentices")
BARREL: Final = Kind("barrel", "barrels", first=1)
STONES: Final = Kind("stones", first=1)
HEARD: Final = Kind("heard", first=1)

# Where the rule book waits for somebody.
DRAWING_THE_THROWER: Final = Moment("draw-thrower", ar.ZZ_R11)
THROWING: Final = Moment("throw", ar.ZZ_4)
GETTING_READY: Final = Moment("get-ready", ar.ZZ_R3)
SHAKING_LIVE: Final = Moment("shake", ar.ZZ_5)
SHAKING_BY_TURNS: Final = Moment("shake-by-turns", ar.ZZ_R2)
FILLING: Final = Moment("fill", ar.ZZ_5)
LISTENING: Final = Moment("listen", ar.ZZ_R1)
HANDING_OUT: Final = Moment("hand-out", ar.ZZ_R3)
TURNING_OVER: Final = Moment("turn-over", ar.ZZ_10)
MOVING: Final = Moment("move", ar.ZZ_12)


@dataclass(init=False)
class ZappZerapp(State):
    """The apprentices on their way, and the barrels.

    A place is a space from 0 to 23, 24 on the start square, 25 in the village. Barrels are named
    from 1; 0 is none. Which barrel holds how many stones is drawn when it is first touched.
    """

    terms: ZappZerappTerms = agreed()
    turn: int = number(EVERYONE, COUNT, none=0)
    thrower: int = number(EVERYONE, SEAT)
    dice: list[int] = numbers(EVERYONE, DIE)
    magic: int = number(EVERYONE, COUNT, none=0)
    """ZZ-4: the magic number, 0 before both dice are thrown."""
    places: list[int] = numbers(EVERYONE, PLACE, by=SEAT, each=APPRENTICE)
    """Of all apprentices, those of seat 0 first."""
    player: int = number(EVERYONE, SEAT)
    """Whose turn it is, where one chooses or moves after the other."""

    middle: list[int] = numbers(EVERYONE, BARREL)
    """The barrels on the summit, in rising order."""
    left: list[int] = numbers(EVERYONE, BARREL, none=NO_BARREL, by=SEAT)
    """The barrel in each seat's left hand."""
    right: list[int] = numbers(EVERYONE, BARREL, none=NO_BARREL, by=SEAT)
    latest: list[int] = numbers(EVERYONE, BARREL, none=NO_BARREL, by=SEAT)
    """The barrel that each picked up last this turn (ZZ-R3)."""
    put: list[int] = numbers(EVERYONE, BARREL, none=NO_BARREL, by=SEAT)
    """The barrel in front of each seat."""
    choosing: int = number(EVERYONE, SEATS)
    """While all shake at once, the seats that can act, one bit a seat. Who has put no barrel down
    and cannot act is in the middle of a shake (ZZ-R2). Before that, the seats that have not said
    yet that they are ready (ZZ-R3)."""
    has_rung: int = number(EVERYONE, FLAG)
    """Whether the bell has ended the shaking (ZZ-R3)."""

    stones: list[int] = numbers(nobody(BACKS), STONES, none=0, by=BARREL)
    """By barrel, how many stones it holds; 0 as long as nobody has touched it."""
    pile: list[int] = numbers(nobody(LENGTH), STONES)
    """The numbers of stones in the barrels that nobody has touched, in rising order; those just
    shown join them when the next shaking begins."""
    known: list[int] = numbers(EVERYONE, STONES, none=0, by=BARREL, when="memory", is_unsaid=True)
    """By barrel, how many stones it was seen to hold (option `memory`). People have to remember."""
    shown: list[int] = numbers(EVERYONE, STONES, none=0, by=SEAT)
    """The number that each seat has turned up, until the next shaking begins."""
    shakes: list[int] = numbers(EVERYONE, COUNT, by=SEAT)
    """How often each has shaken this turn."""
    shaken: list[list[int]] = rows(EVERYONE, BARREL, by=SEAT)
    """The barrels that each has shaken, one by one, as far as they are still to be told apart."""
    earlier: list[int] = numbers(
        EVERYONE, COUNT, by=SEAT, when="memory", is_added=True, is_unsaid=True
    )
    """How many of these each has shaken in earlier turns (option `memory`). People have to remember
    what they sounded like."""
    heard: list[list[int]] = rows(owner(LENGTH), HEARD)
    """What each shake sounded like to its shaker; nothing where it hears the rattle itself."""
    ears: list[int] = numbers(EVERYONE, FLAG, by=SEAT, is_added=True)
    """1 where whoever holds the seat hears the rattle itself, 0 where they are told a number."""
    barrel: int = number(EVERYONE, BARREL, none=NO_BARREL)
    """The barrel that is being filled or listened to."""
    listener: int = number(EVERYONE, SEAT, none=NOBODY)
    """The seat that is about to hear a rattle."""

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
        c.earlier = self.earlier[:]
        c.heard = [heard[:] for heard in self.heard]
        c.ears = self.ears[:]
        c.barrel = self.barrel
        c.listener = self.listener
        return c

    def pass_to(self, moment: Moment) -> None:
        """Go on to a moment without asking anybody anew: questions to others stay open."""
        self.step = moment.index

    def is_shaking(self, seat: Seat) -> bool:
        """Whether the seat's shake is still going on (ZZ-R2)."""
        return self.put[seat] == NO_BARREL and not self.choosing >> seat & 1

    def is_touched(self, barrel: int) -> bool:
        """Whether it was drawn how many stones the barrel holds."""
        return self.stones[barrel - 1] > 0 or self.known[barrel - 1] > 0

    def stones_in(self, barrel: int) -> int:
        """How many stones a touched barrel holds."""
        return self.stones[barrel - 1] or self.known[barrel - 1]
