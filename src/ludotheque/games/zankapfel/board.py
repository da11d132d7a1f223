"""Zankapfel's board and cards, and what is agreed before the game."""

from __future__ import annotations

from typing import Final

from ludotheque.core.board import BoardFile
from ludotheque.core.game import Setting
from ludotheque.core.state import Terms

SIDE: Final = 5
"""Columns and rows of the orchard."""
SQUARES: Final = 25

NO_CARD: Final = 0
RED: Final = 1
YELLOW: Final = 2
GREEN: Final = 3
BLUE: Final = 4
JOKER: Final = 5

DISCORD_CARDS: Final = 10
JOKER_PRICE: Final = 3
"""ZK-8."""
FEWEST_SEATS: Final = 3
MOST_APPLES: Final = 200
LONGEST_PATH: Final = 400


class ZankapfelTerms(Terms):
    """The orchard and its edges, the cards, the path, and the options of the table."""

    def __init__(self, seats: int, options: dict[str, Setting], board: BoardFile) -> None:
        super().__init__(seats, options, board.hash)
        red = _edge(board, "red")
        yellow = _edge(board, "yellow")
        green = _edge(board, "green")
        blue = _edge(board, "blue")
        columns, rows = len(red), len(green)
        board.require(len(yellow) == columns, "yellow", "a-number-a-column")
        board.require(len(blue) == rows, "blue", "a-number-a-row")
        self.squares = [SIDE * row + column for row in range(rows) for column in range(columns)]
        """The orchard, row by row from the top; a smaller one lies in the top left corner."""
        self.neighbours: list[list[int]] = [_around(at, self.squares) for at in range(SQUARES)]
        """ZK-13: the squares next to each square, orthogonally and diagonally."""
        self.worth: list[list[int]] = [[0] * SQUARES for _ in range(JOKER + 1)]
        """ZK-21: what a colour is worth with the mayor on a square: `worth[colour][square]`."""
        self.price: list[list[int]] = [[JOKER_PRICE] * SQUARES for _ in range(JOKER + 1)]
        """ZK-7, ZK-8: what a card costs there: `price[card][square]`."""
        for at in self.squares:
            row, column = at // SIDE, at % SIDE
            numbers = [0, red[column], yellow[column], green[row], blue[row]]
            for colour in range(RED, JOKER):
                self.worth[colour][at] = numbers[colour]
                self.price[colour][at] = numbers[colour] // 2

        self.removals = seats * (2 if seats == FEWEST_SEATS else 1)
        """ZK-4: how many tokens are taken out before the game."""
        self.rounds = len(self.squares) - self.removals
        board.require(
            self.rounds > 0,
            "red",
            "enough-squares",
            removals=self.removals,
            squares=len(self.squares),
        )
        self.hand = board.number("hand", 1, 9)
        apples = board.numbers("apples")
        board.require(
            len(apples) == JOKER and min(apples) >= 0,
            "apples",
            "five-counts",
        )
        due = seats * self.hand + 1
        board.require(
            due <= sum(apples) <= MOST_APPLES,
            "apples",
            "enough-cards",
            least=due,
            most=MOST_APPLES,
            count=sum(apples),
        )
        self.apples: list[int] = [0, *apples]
        """How many of each apple card the box holds."""
        self.discord = board.number("discord", 1, DISCORD_CARDS)

        self.has_bribery = bool(options["bribery"])
        self.is_reshuffled = options["deck"] == "reshuffle"
        name = "finish" if self.is_reshuffled else "finish_once"
        lengths = board.numbers(name)
        board.require(
            len(lengths) == 4 and min(lengths) > 0 and max(lengths) <= LONGEST_PATH,
            name,
            "four-lengths",
            most=LONGEST_PATH,
        )
        self.finish = lengths[seats - FEWEST_SEATS]
        """ZK-31: how many steps lead from the start to the finish."""


def _edge(board: BoardFile, colour: str) -> list[int]:
    numbers = board.numbers(colour)
    board.require(
        1 <= len(numbers) <= SIDE and min(numbers) > 0 and max(numbers) < 100,
        colour,
        "an-edge",
        side=SIDE,
    )
    return numbers


def _around(square: int, squares: list[int]) -> list[int]:
    row, column = square // SIDE, square % SIDE
    return [
        at
        for at in squares
        if at != square and abs(at // SIDE - row) <= 1 and abs(at % SIDE - column) <= 1
    ]
