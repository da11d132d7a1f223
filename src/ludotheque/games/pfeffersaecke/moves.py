"""What one can say in Pfeffersäcke, and what chance can.

Lines name places by their ids on the map. Maps come from files, so a map brings its own moves:
they know places by their numbers on it, and go when it goes.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Move

MOST_SEATS: Final = 6
LEAST_NUMBER: Final = 2
MOST_NUMBER: Final = 8


class Found(Move):
    """PF-4: found the first post in a village."""

    def __init__(self, id: str, village: int) -> None:
        super().__init__(f"found {id}", place=id)
        self.village: Final = village


class PlaceDisc(Move):
    """PF-6: place a disc on a city; the city tells the disc's number."""

    def __init__(self, id: str, city: int) -> None:
        super().__init__(f"place {id}", place=id)
        self.city: Final = city


class Extend(Move):
    """PF-7: put one more post into the centre of a city."""

    def __init__(self, id: str, city: int) -> None:
        super().__init__(f"extend {id}", place=id)
        self.city: Final = city


class ExtendTwice(Move):
    """PF-18: spend a safe-conduct and put two posts into the centre of a city."""

    def __init__(self, id: str, city: int) -> None:
        super().__init__(f"extend-twice {id}", place=id)
        self.city: Final = city


class TakeIncome(Move):
    """PF-9, PF-10: take the income as it is."""


class DoubleIncome(Move):
    """PF-19: spend a safe-conduct and double the income."""


class Open(Move):
    """PF-11: open a post over the road from one place to another."""

    def __init__(self, start_id: str, place_id: str, start: int, place: int) -> None:
        super().__init__(f"open {start_id} {place_id}", start=start_id, place=place_id)
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
INCOME_OR_DOUBLE: Final[list[Move]] = [INCOME, DOUBLE_INCOME]
DONE: Final = Done("done", is_passive=True)
STARTERS: Final = [Starter(seat) for seat in range(MOST_SEATS)]
DISCS: Final = [Disc(number) for number in range(MOST_NUMBER + 1)]


class Grammar:
    """Every line that can be said on one map. Each move along a road or in a place is made once;
    places are counted through, first the cities."""

    def __init__(self, places: dict[str, int], cities: int, roads: list[tuple[int, int]]) -> None:
        self.places = places
        """By id, in the order of their numbers."""
        ids = list(places)
        self.found: list[Move] = [Found(ids[place], place) for place in range(cities, len(ids))]
        self.place_disc: list[Move] = [PlaceDisc(ids[city], city) for city in range(cities)]
        self.extend: list[Move] = [Extend(ids[city], city) for city in range(cities)]
        self.extend_twice: list[Move] = [ExtendTwice(ids[city], city) for city in range(cities)]
        self.open: dict[tuple[int, int], Move] = {}
        """By the ends of a road, in both directions."""
        for one, other in roads:
            self.open[one, other] = Open(ids[one], ids[other], one, other)
            self.open[other, one] = Open(ids[other], ids[one], other, one)
        self.moves: list[Move] = [DONE, INCOME, DOUBLE_INCOME, *self.found, *self.place_disc]
        self.moves += [*self.extend, *self.extend_twice, *self.open.values()]
        """Every move that makes sense on this map."""
        self._by_line = {move.text: move for move in self.moves}

    def parse(self, text: str) -> Move | None:
        """The move that a line means on this map, or `None`."""
        return self._by_line.get(text) or self._open_without_a_road(text)

    def _open_without_a_road(self, text: str) -> Move | None:
        """Somebody may try it, to be told that there is no road."""
        words = text.split(" ")
        if len(words) != 3 or words[0] != "open" or words[1] == words[2]:
            return None
        start = self.places.get(words[1], -1)
        place = self.places.get(words[2], -1)
        return Open(words[1], words[2], start, place) if start >= 0 and place >= 0 else None
