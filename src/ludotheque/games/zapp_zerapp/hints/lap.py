"""The lap home, counted in steps gone: where everybody stands for `expert`, and how they move.

0 is the start square, 1 to 24 are the spaces from the one it leads to, 25 is the village. All four
colours count alike, so that what was learnt for one holds for the others. Apprentices stand in one
list, those of seat 0 first.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.zapp_zerapp.board import HOME, SPACES, START, ZappZerappTerms
from ludotheque.games.zapp_zerapp.state import ZappZerapp

AT_START: Final = 0
AT_HOME: Final = SPACES + 1
PLACES: Final = AT_HOME + 1
"""So many places there are, start square and village included."""

BOARD: Final = [0, 12, 18, 6]
"""By seat: how far round from seat 0 its start square leads."""
PROTECTED: Final = [10, 11, 12, 13, 14]
"""After so many steps one is in the protection zone of one's colour."""
APPRENTICES: Final = 3
STONES: Final = 13


class Lap:
    """The ring as each seat walks it."""

    def __init__(self, terms: ZappZerappTerms) -> None:
        self.seats = terms.seats
        seats = range(terms.seats)
        self.gone = [[AT_HOME - to_go for to_go in terms.to_go[seat]] for seat in seats]
        """By seat and place, the steps gone."""
        self.seen: list[list[list[int]]] = []
        """By seat and other seat: the steps the first would have gone where the second has gone so
        many. 0 where they do not meet."""
        for seat in seats:
            rows: list[list[int]] = []
            for other in seats:
                row = [0] * PLACES
                for gone in range(1, SPACES + 1):
                    row[gone] = self.gone[seat][(terms.entries[other] + gone - 1) % SPACES]
                rows.append(row)
            self.seen.append(rows)
        self.is_exposed = [False] * PLACES
        """After how many steps one can be banished."""
        for gone in range(1, SPACES + 1):
            self.is_exposed[gone] = gone not in PROTECTED

    def stand(self, s: ZappZerapp) -> list[int]:
        """The steps that all apprentices have gone."""
        return [
            self.gone[apprentice // APPRENTICES][place] for apprentice, place in enumerate(s.places)
        ]

    def walk(self, gone: list[int], seat: Seat, apprentice: int, steps: int) -> list[int]:
        """Where all stand after one has walked; whoever it may banish is banished (ZZ-18)."""
        after = gone[:]
        start = gone[apprentice]
        end = min(start + steps, AT_HOME)
        after[apprentice] = end
        if start != AT_START:  # ZZ-20
            for other in range(self.seats):
                if other != seat:
                    seen = self.seen[seat][other]
                    first = APPRENTICES * other
                    for victim in range(first, first + APPRENTICES):
                        place = gone[victim]
                        if start < seen[place] <= end and self.is_exposed[place]:
                            after[victim] = AT_START
        return after

    def walkers(self, gone: list[int], seat: Seat) -> list[int]:
        """The seat's apprentices that can move; of those on one space the first."""
        found: list[int] = []
        first = APPRENTICES * seat
        for apprentice in range(first, first + APPRENTICES):
            place = gone[apprentice]
            if place != AT_HOME:
                is_new = True
                for other in found:
                    if gone[other] == place:
                        is_new = False
                if is_new:
                    found.append(apprentice)
        return found

    def is_home(self, gone: list[int], seat: Seat) -> bool:
        """ZZ-2: whether the seat has won."""
        first = APPRENTICES * seat
        return gone[first] + gone[first + 1] + gone[first + 2] == APPRENTICES * AT_HOME


def is_known(terms: ZappZerappTerms) -> bool:
    """Whether that is the race whose values were learnt: our ring and barrels, the basic game."""
    if terms.is_advanced or terms.apprentices != APPRENTICES:
        return False
    if terms.stones != list(range(1, STONES + 1)):
        return False
    for seat in range(terms.seats):
        entry = terms.entries[seat]
        if (entry - terms.entries[0]) % SPACES != BOARD[seat]:
            return False
        protected = [
            gone
            for gone in range(1, SPACES + 1)
            if terms.safe[(entry + gone - 1) % SPACES] >> seat & 1
        ]
        if protected != PROTECTED:
            return False
        if terms.to_go[seat][START] != AT_HOME or terms.to_go[seat][HOME] != 0:
            return False
    return True
