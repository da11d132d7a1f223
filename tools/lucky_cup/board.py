"""The box of Lucky Cup and what is agreed before the game."""

from __future__ import annotations

from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Setting
from ludotheque.core.state import Terms
from ludotheque.games.lucky_cup.moves import SIDES

MOST_DICE: Final = 10


class LuckyCupTerms(Terms):
    """The dice, the limit and the rounds of a table."""

    def __init__(self, seats: int, options: dict[str, Setting], board: BoardFile) -> None:
        super().__init__(seats, options, board.hash)
        self.dice = board.number("dice", 2, MOST_DICE)
        """How many each player has, the one for the cup included."""
        self.limit = board.number("limit", 1, SIDES * MOST_DICE)
        board.require(self.limit < SIDES * self.dice, "limit", "low-limit")
        self.rounds = int(options["rounds"])
