"""The city: the nine quarters as a board file describes them."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.board import BoardFile, as_toml
from ludotheque.games.apaches.hideouts import CONTENTS, WITH_HIDEOUTS
from ludotheque.games.apaches.moves import QUARTERS

FULL: Final = "full"
SCALES: Final = (FULL, "tiny")


class City:
    """Nine quarters, counted from 0: their colours, what they touch and what they hold."""

    def __init__(self, board: BoardFile) -> None:
        self.board = board
        scale = board.value("scale")
        board.require(scale in SCALES, "scale", "known-scale", scales=", ".join(SCALES))
        self.is_full = scale == FULL
        """Whether it is meant to be the city of the box, and not a small one to try things on."""
        self.counts = board.numbers("hideouts")
        """How many hideouts each quarter has."""
        board.require(len(self.counts) == QUARTERS, "hideouts", "nine-counts")
        self.colours: list[str] = []
        self.touches: list[list[int]] = []
        self.contents: list[list[int]] = []
        """By quarter: what its printed places hold, as places in `CONTENTS`."""
        tables = board.tables("quarter")
        board.require(len(tables) == QUARTERS, "quarter", "nine-quarters", count=len(tables))
        for place, table in enumerate(tables):
            self._read(place, table)
        for quarter in range(QUARTERS):
            for other in self.touches[quarter]:
                if quarter not in self.touches[other]:
                    board.fault_in("quarter", other, "touched-back", quarter=quarter + 1)

    def _read(self, place: int, table: dict[str, Any]) -> None:
        fault = self.board.fault_in
        if table.get("number") != place + 1:
            fault("quarter", place, "in-order", number=place + 1)
        self.colours.append(str(table.get("colour", "")))
        touched = table.get("touches")
        if not isinstance(touched, list) or not all(type(one) is int for one in touched):
            fault("quarter", place, "list-of-neighbours")
        numbers = sorted(set(touched))
        if len(numbers) != len(touched) or not all(1 <= one <= QUARTERS for one in numbers):
            fault("quarter", place, "neighbours-once")
        if place + 1 in numbers:
            fault("quarter", place, "not-itself")
        self.touches.append([number - 1 for number in numbers])
        places = table.get("places")
        if not isinstance(places, list):
            fault("quarter", place, "list-of-places")
        for content in places:
            if content not in CONTENTS:
                known = ", ".join(CONTENTS)
                fault("quarter", place, "known-contents", known=known, said=as_toml(content))
        if len(places) != self.counts[place]:
            due = self.counts[place]
            fault("quarter", place, "so-many-places", due=due, count=len(places))
        if len(set(places)) != len(places):
            fault("quarter", place, "different-places")
        if (place < WITH_HIDEOUTS) != bool(places):
            fault("quarter", place, "places-up-to-7")
        self.contents.append([CONTENTS.index(content) for content in places])

    def number_of(self, colour: str) -> int:
        """The quarter of that colour, counted from 0, or −1."""
        return self.colours.index(colour) if colour in self.colours else -1
