"""Zock's board and what is agreed before the game."""

from __future__ import annotations

from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Setting
from ludotheque.core.state import Terms

UNIT: Final = 500
"""The smallest note (ZO-2): all money comes in multiples of it."""

START_MONEY: Final = 30_000
MOST_SQUARES: Final = 96
MOST_MONEY: Final = 800_000


class ZockTerms(Terms):
    """The ring, its sums and the bank, and the options of the table."""

    def __init__(self, seats: int, options: dict[str, Setting], board: BoardFile) -> None:
        super().__init__(seats, options, board.hash)
        self.squares = board.number("squares", 16, MOST_SQUARES)
        board.require(self.squares % 4 == 0, "squares", "four-quarters")
        self.quarter = self.squares // 4
        sums = board.numbers("sums")
        due = self.squares - self.quarter
        board.require(
            len(sums) == due,
            "sums",
            "a-sum-a-step",
            first=self.quarter + 1,
            last=self.squares,
            due=due,
            count=len(sums),
        )
        for place, one in enumerate(sums):
            if one <= 0 or one % UNIT:
                step = self.quarter + 1 + place
                board.fault_at("sums", place, "odd-sum", unit=UNIT, step=step, sum=one)
        third = due // 3
        board.require(sum(sums[-third:]) > sum(sums[:third]), "sums", "rising-sums")
        self.sums = [0] * (self.quarter + 1) + sums
        """What the window shows, by step from one's own exit; the exit is step 1."""
        self.bank = board.number("bank", 0, MOST_MONEY)
        board.require(self.bank % UNIT == 0, "bank", "whole-notes", unit=UNIT)

        self.has_stacks = bool(options["stacks"])
        self.cashes_after = options["cash"] == "after"
        self.rounds = int(options["rounds"])
        self.minutes = int(options["minutes"])
        self.draws_houses = options["houses"] == "drawn"

    def exits(self, houses: list[int]) -> list[int]:
        """The squares of the exits of houses, both counted from 0."""
        return [house * self.quarter for house in houses]


def seatings(seats: int) -> list[list[int]]:
    """All ways in which so many can sit at the four houses in playing order: the houses by seat.

    ZO-R13: two sit opposite. With three one house stands empty. The first way is the usual one.
    """
    if seats == 2:
        usual = [[0, 2]]
    elif seats == 3:
        usual = [[0, 1, 2], [0, 1, 3], [0, 2, 3]]
    else:
        usual = [[0, 1, 2, 3]]
    return [[(house + turn) % 4 for house in houses] for turn in range(4) for houses in usual]
