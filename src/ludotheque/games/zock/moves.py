"""What one can say in Zock, and what the die can."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Move
from ludotheque.games.zock.board import MOST_MONEY, MOST_SQUARES, UNIT, seatings

KING: Final = 0
PAWN: Final = 1
PIECES: Final = ["king", "pawn"]


class ThrowDie(Move):
    """ZO-3: throw the die."""


class Cash(Move):
    """ZO-7: cash in what one has on a square (numbered from 1, as on the board)."""

    def __init__(self, square: int) -> None:
        super().__init__(f"cash {square + 1}", square=square + 1)
        self.square = square


class Repay(Move):
    """ZO-R9: pay some of one's debt back to the bank."""

    def __init__(self, sum: int) -> None:
        super().__init__(f"repay {sum}", sum=sum)
        self.sum = sum


class ComeOut(Move):
    """ZO-3: bring the king or a pawn out of the house."""

    def __init__(self, piece: int) -> None:
        super().__init__(f"out {PIECES[piece]}", piece=PIECES[piece])
        self.piece = piece


class Walk(Move):
    """ZO-3: move the king, or a pawn that stands on a square, by the throw."""

    def __init__(self, piece: int, square: int) -> None:
        if piece == KING:
            super().__init__("move king", piece="king", square=0)
        else:
            super().__init__(f"move pawn {square + 1}", piece="pawn", square=square + 1)
        self.piece = piece
        self.square = square


class GoBack(Move):
    """ZO-9: where king and pawn are equally advanced, the one that goes back."""

    def __init__(self, piece: int) -> None:
        super().__init__(f"back {PIECES[piece]}", piece=PIECES[piece])
        self.piece = piece


class Die(Move):
    """What the die shows."""

    def __init__(self, pips: int) -> None:
        super().__init__(f"die {pips}", pips=pips)
        self.pips = pips


class Houses(Move):
    """ZO-R15: the houses that are drawn, by seat, numbered from 1 clockwise."""

    def __init__(self, houses: list[int]) -> None:
        said = " ".join([str(house + 1) for house in houses])
        super().__init__(f"houses {said}", houses=said)
        self.houses = houses


class Banker(Move):
    """ZO-1: the seat that is drawn to begin."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"banker {seat}", banker=seat)
        self.seat = seat


THROW: Final = ThrowDie("throw")
CASH: Final = [Cash(square) for square in range(MOST_SQUARES)]
REPAY: Final = [Repay(UNIT * units) for units in range((MOST_MONEY + 4 * 30_000) // UNIT + 1)]
OUT_KING: Final = ComeOut(KING)
OUT_PAWN: Final = ComeOut(PAWN)
WALK_KING: Final = Walk(KING, -1)
WALK_PAWN: Final = [Walk(PAWN, square) for square in range(MOST_SQUARES)]
BACK_KING: Final = GoBack(KING)
BACK_PAWN: Final = GoBack(PAWN)
GO_BACK: Final[list[Move]] = [BACK_PAWN, BACK_KING]
DIE: Final = [Die(pips) for pips in range(1, 7)]
HOUSES: Final = [[Houses(houses) for houses in seatings(seats)] for seats in (2, 3, 4)]
"""The ways in which houses can be drawn, for two, three and four."""
BANKER: Final = [Banker(seat) for seat in range(4)]

ALL: Final[list[Move]] = [
    THROW, OUT_KING, OUT_PAWN, WALK_KING, BACK_KING, BACK_PAWN, *CASH, *WALK_PAWN, *REPAY[1:],
]  # fmt: skip
