"""What one can say in Pfeffersäcke, and what chance can.

Moves name places by their ids on the map. Maps come from files, so moves are made when a map is
read, once for each line of text, and kept here for all maps that name the same place.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Move

MOST_SEATS: Final = 6
LEAST_NUMBER: Final = 2
MOST_NUMBER: Final = 8


class Found(Move):
    """PF-4: found the first post in a village."""

    def __init__(self, village: str) -> None:
        super().__init__(f"found {village}", place=village)
        self.village: Final = village


class PlaceDisc(Move):
    """PF-6: place a disc on a city; the city tells the disc's number."""

    def __init__(self, city: str) -> None:
        super().__init__(f"place {city}", place=city)
        self.city: Final = city


class Extend(Move):
    """PF-7: put one more post into the centre of a city."""

    def __init__(self, city: str) -> None:
        super().__init__(f"extend {city}", place=city)
        self.city: Final = city


class ExtendTwice(Move):
    """PF-18: spend a safe-conduct and put two posts into the centre of a city."""

    def __init__(self, city: str) -> None:
        super().__init__(f"extend-twice {city}", place=city)
        self.city: Final = city


class TakeIncome(Move):
    """PF-9, PF-10: take the income as it is."""


class DoubleIncome(Move):
    """PF-19: spend a safe-conduct and double the income."""


class Open(Move):
    """PF-11: open a post over the road from one place to another."""

    def __init__(self, start: str, place: str) -> None:
        super().__init__(f"open {start} {place}", start=start, place=place)
        self.start: Final = start
        self.place: Final = place


class Done(Move):
    """Nothing more in this phase."""


class Starter(Move):
    """PF-R19: the seat that is drawn to begin."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"starter {seat}", seat=seat)
        self.seat: Final = seat


class Disc(Move):
    """PF-3: a disc is dealt; only who gets it reads its number."""

    def __init__(self, number: int) -> None:
        super().__init__(f"disc {number}", public="disc ?", number=number)
        self.number: Final = number


INCOME: Final = TakeIncome("income")
DOUBLE_INCOME: Final = DoubleIncome("double-income")
DONE: Final = Done("done", is_passive=True)
STARTERS: Final = [Starter(seat) for seat in range(MOST_SEATS)]
DISCS: Final = [Disc(number) for number in range(MOST_NUMBER + 1)]

GRAMMAR: Final[dict[str, Move]] = {move.text: move for move in (INCOME, DOUBLE_INCOME, DONE)}
"""Every line that can be said on a map that was read."""


def found(village: str) -> Move:
    """The move that founds in a village."""
    return _once(Found(village))


def place_disc(city: str) -> Move:
    """The move that places a disc on a city."""
    return _once(PlaceDisc(city))


def extend(city: str) -> Move:
    """The move that puts a post into a city's centre."""
    return _once(Extend(city))


def extend_twice(city: str) -> Move:
    """The move that puts two posts into a city's centre."""
    return _once(ExtendTwice(city))


def open_post(start: str, place: str) -> Move:
    """The move that opens a post in one place from another."""
    return _once(Open(start, place))


def _once(move: Move) -> Move:
    return GRAMMAR.setdefault(move.text, move)
