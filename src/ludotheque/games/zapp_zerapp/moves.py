"""What one can say in Zapp Zerapp, and what chance can.

A walk names the apprentice by where it stands, and may name companions and claims:
`move 2 with red 5 green 5 outside green 5 banishing blue 5`. There are many such lines, so they
are made when they are first needed, and the latest are kept.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Move
from ludotheque.games.zapp_zerapp.board import COLOURS, MOST_BARRELS, SPACES, START

LETTERS: Final = "-abcdefghijklm"
"""The barrels' names, from the first on: a number would be taken for that of its stones."""
MOST_WALKS: Final = 1_000
"""How many such lines are kept; then they are made anew. Games need a few hundred, but anybody can
type others without end."""
MOST_NAMED: Final = 11
"""So many apprentices can be named at most: all but the mover."""


class Take(Move):
    """ZZ-5: pick a barrel up, with the left hand if it is free."""

    def __init__(self, barrel: int) -> None:
        super().__init__(f"take {LETTERS[barrel]}", barrel=barrel)
        self.barrel = barrel


class Shake(Move):
    """ZZ-5: shake a barrel in hand; by turns (ZZ-R2), any that nobody has chosen."""

    def __init__(self, barrel: int) -> None:
        super().__init__(f"shake {LETTERS[barrel]}", barrel=barrel)
        self.barrel = barrel


class Return(Move):
    """ZZ-9: put a barrel back into the middle."""

    def __init__(self, barrel: int) -> None:
        super().__init__(f"return {LETTERS[barrel]}", barrel=barrel)
        self.barrel = barrel


class Put(Move):
    """ZZ-5, ZZ-8: put a barrel down in front of oneself, for good."""

    def __init__(self, barrel: int) -> None:
        super().__init__(f"put {LETTERS[barrel]}", barrel=barrel)
        self.barrel = barrel


class Walk(Move):
    """ZZ-12, ZZ-24, ZZ-R13: move an apprentice, take companions along, and claim who is banished.

    An apprentice is named by its space and colour, as 4 × space + colour. Lists are sorted.
    """

    def __init__(
        self, text: str, origin: int, along: list[int], outside: list[int], banished: list[int]
    ) -> None:
        colours = [code % 4 for code in along]
        super().__init__(
            text,
            origin=_place(origin),
            red=colours.count(0),
            blue=colours.count(1),
            yellow=colours.count(2),
            green=colours.count(3),
            outside=len(outside),
            banished=len(banished),
        )
        self.origin = origin
        self.along = along
        """ZZ-24: the companions."""
        self.outside = outside
        """ZZ-26: those of them, of the mover's colour, that stay before the village."""
        self.banished = banished
        """ZZ-R13: those claimed to be banished."""


class Die(Move):
    """What a die shows."""

    def __init__(self, pips: int) -> None:
        super().__init__(f"die {pips}", pips=pips)
        self.pips = pips


class Thrower(Move):
    """ZZ-R11: the seat that is drawn to throw first."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"thrower {seat}", thrower=seat)
        self.seat = seat


class Number(Move):
    """How many stones a barrel holds that is touched for the first time; nobody reads it."""

    def __init__(self, number: int) -> None:
        super().__init__(f"barrel {number}", public="barrel ?", number=number)
        self.number = number


class Heard(Move):
    """How many stones a shake sounds like; the shaker alone reads it."""

    def __init__(self, heard: int) -> None:
        super().__init__(f"heard {heard}", public="heard ?", heard=heard)
        self.heard = heard


class HandOut(Move):
    """ZZ-R3: the barrel that somebody with empty hands gets when the bell rings."""

    def __init__(self, barrel: int) -> None:
        super().__init__(f"give {LETTERS[barrel]}", barrel=barrel)
        self.barrel = barrel


def _place(origin: int) -> int | str:
    return "start" if origin == START else origin


def _named(codes: list[int]) -> str:
    return " ".join([f"{COLOURS[code % 4]} {code // 4}" for code in codes])


_walks: Final[dict[str, Walk]] = {}


def walk_of(origin: int, along: list[int], outside: list[int], banished: list[int]) -> Walk:
    """The walk with those companions and claims; each list is sorted."""
    if not along and not banished and not outside:
        return WALK[origin]
    text = f"move {_place(origin)}"
    if along:
        text += f" with {_named(along)}"
    if outside:
        text += f" outside {_named(outside)}"
    if banished:
        text += f" banishing {_named(banished)}"
    known = _walks.get(text)
    if known is None:
        if len(_walks) >= MOST_WALKS:
            _walks.clear()
        known = _walks[text] = Walk(text, origin, along, outside, banished)
    return known


def letter_of(barrel: int) -> str:
    """What people call a barrel."""
    return LETTERS[barrel].upper()


def parse_walk(text: str) -> Walk | None:
    """The walk that a line means, whatever the order in which it names the others."""
    words = text.split(" ")
    if len(words) < 2 or words[0] != "move":
        return None
    origin = START if words[1] == "start" else _read_space(words[1])
    if origin < 0:
        return None
    along: list[int] = []
    outside: list[int] = []
    banished: list[int] = []
    part = -1
    place = 2
    while place < len(words):
        word = words[place]
        next_part = _PARTS.index(word) if word in _PARTS else -1
        if next_part >= 0:
            if next_part <= part:
                return None
            part = next_part
            place += 1
            if place == len(words):
                return None
        if part < 0 or place + 1 >= len(words) or words[place] not in COLOURS:
            return None
        space = _read_space(words[place + 1])
        if space < 0:
            return None
        code = 4 * space + COLOURS.index(words[place])
        named = along if part == 0 else outside if part == 1 else banished
        named.append(code)
        if len(named) > MOST_NAMED:
            return None
        place += 2
    return walk_of(origin, sorted(along), sorted(outside), sorted(banished))


def _read_space(word: str) -> int:
    """The space that a word names; −1 if it names none."""
    if not (word.isascii() and word.isdigit() and len(word) <= 2) or word != str(int(word)):
        return -1
    return int(word) if int(word) < SPACES else -1


_PARTS: Final = ["with", "outside", "banishing"]

BARRELS: Final = range(MOST_BARRELS + 1)
TAKE: Final = [Take(barrel) for barrel in BARRELS]
SHAKE: Final = [Shake(barrel) for barrel in BARRELS]
RETURN: Final = [Return(barrel) for barrel in BARRELS]
PUT: Final = [Put(barrel) for barrel in BARRELS]
HAND_OUT: Final = [HandOut(barrel) for barrel in BARRELS]
NUMBER: Final = [Number(number) for number in BARRELS]
HEARD: Final = [Heard(number) for number in BARRELS]
WALK: Final = [Walk(f"move {_place(origin)}", origin, [], [], []) for origin in range(START + 1)]
DIE: Final = [Die(pips) for pips in range(1, 7)]
THROWER: Final = [Thrower(seat) for seat in range(4)]
SECOND: Final = Move("second")
"""ZZ-R2: where nobody can do anything but wait, a second passes."""
TURN_OVER: Final = Move("turn-over")
"""ZZ-10: all have chosen."""

READY: Final = Move("ready")
"""ZZ-R3: before the bell first runs."""

ALL: Final[list[Move]] = [READY, *TAKE[1:], *SHAKE[1:], *RETURN[1:], *PUT[1:], *WALK]
