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
        board.require(self.squares % 4 == 0, "squares", "a multiple of four, a quarter a house")
        self.quarter = self.squares // 4
        sums = board.numbers("sums")
        due = self.squares - self.quarter
        board.require(
            len(sums) == due,
            "sums",
            f"one sum for each step from {self.quarter + 1} to {self.squares}: "
            f"{due} sums, not {len(sums)}",
        )
        for step, one in enumerate(sums, start=self.quarter + 1):
            board.require(
                one > 0 and one % UNIT == 0,
                "sums",
                f"positive multiples of {UNIT}, and the sum of step {step} is {one}",
            )
        third = due // 3
        board.require(
            sum(sums[-third:]) > sum(sums[:third]), "sums", "larger further on than near the house"
        )
        self.sums = [0] * (self.quarter + 1) + sums
        """What the window shows, by step from one's own exit; the exit is step 1."""
        self.bank = board.number("bank", 0, MOST_MONEY)
        board.require(self.bank % UNIT == 0, "bank", f"a multiple of {UNIT}")

        self.has_stacks = bool(options["stacks"])
        self.cashes_after = options["cash"] == "after"
        self.rounds = int(options["rounds"])
        self.minutes = int(options["minutes"])

        sides = [0, 2] if seats == 2 else list(range(seats))  # ZO-R13 Two players sit opposite.
        self.exits = [side * self.quarter for side in sides]
        """The square of each seat's exit, counted from 0."""

    def square(self, seat: int, step: int) -> int:
        """The square of the ring, counted from 0, where a seat's pawn stands at a step."""
        return (self.exits[seat] + step - 1) % self.squares

    def step(self, seat: int, square: int) -> int:
        """The step from the seat's own exit at which a square lies."""
        return (square - self.exits[seat]) % self.squares + 1
