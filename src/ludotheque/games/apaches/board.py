"""What is agreed before the game: the city, the quarters that are open, and the options."""

from __future__ import annotations

from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Setting
from ludotheque.core.state import Terms
from ludotheque.games.apaches.city import City
from ludotheque.games.apaches.constraints import require_all
from ludotheque.games.apaches.hideouts import WITH_HIDEOUTS, hideout
from ludotheque.games.apaches.moves import QUARTERS

START_MONEY: Final = 500
ROUNDS: Final = 3
MOST_ROUNDS: Final = 4
"""There are four bourgeois, and one of them may be attacked in each round."""
LEAST_ROUNDS: Final = 2
ROBBERY: Final = [0, 0, 300, 200, 150]
"""AP-20: what each other gang pays, by the number of players."""
BAIL: Final = 150
FENCE: Final = 250
"""AP-26: what the fence pays for a burglary."""
BOURGEOIS_SUM: Final = 200
FINE: Final = 200
OPERATIONAL_SUM: Final = 50
BOURGEOIS_QUARTER: Final = 7
FENCE_QUARTER: Final = 8
"""Quarters 8 and 9, counted from 0."""


class ApachesTerms(Terms):
    """The city as it is in play for so many players, and the options of the table."""

    def __init__(self, seats: int, options: dict[str, Setting], board: BoardFile) -> None:
        super().__init__(seats, options, board.hash)
        self.city = City(board)
        require_all(self.city)
        self.is_money_open = bool(options["open_money"])
        self.do_recruits_leave = bool(options["recruits_leave"])
        self.rounds = int(options["rounds"])
        self.does_richest_begin = bool(options["richest_begins"])
        self.open = [int(number) - 1 for number in str(options["quarters"])]
        """AP-2: the open quarters that have hideouts, counted from 0."""
        self.is_open = [quarter in self.open for quarter in range(QUARTERS)]
        self.is_open[BOURGEOIS_QUARTER] = self.is_open[FENCE_QUARTER] = True
        self.in_play = [quarter for quarter in range(QUARTERS) if self.is_open[quarter]]
        """The open quarters, 8 and 9 among them."""
        self.neighbours = [
            [other for other in self.city.touches[quarter] if self.is_open[other]]
            for quarter in range(QUARTERS)
        ]
        """By quarter: the open quarters that it touches."""
        self.hideouts = [
            sorted([hideout(quarter, content) for content in self.city.contents[quarter]])
            if self.is_open[quarter]
            else []
            for quarter in range(WITH_HIDEOUTS)
        ]
        dealt = sum([len(stack) for stack in self.hideouts]) - len(self.open)
        board.require(
            dealt > 0 and dealt % seats == 0,
            "hideouts",
            "dealt-evenly",
            dealt=dealt,
            seats=seats,
        )
        self.turns = dealt // seats
        """AP-16: so many hideouts each, and so many turns a round."""
        self.robbery = ROBBERY[seats]
