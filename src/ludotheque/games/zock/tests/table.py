"""A table of Zock in any position, and what can be read off it.

Squares are numbered from 1, as on the board. Red's exit is square 1, so Red's squares and Red's
steps are the same numbers. Blue's exit is square 21 when two play and square 11 otherwise; then
Yellow's is 21 and Green's 31.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.every_game.looking import shown

import ludotheque
from ludotheque import Luck, Match

RED = 0
BLUE = 1
YELLOW = 2
GREEN = 3

START_MONEY = 30_000
HOME = 0
OUT = -1
CALM = ["die 2"] * 24
"""What the die shows after the script: nobody is struck, and whoever is next has to decide."""


def table(
    *,
    seats: int = 2,
    red: str = "",
    blue: str = "",
    yellow: str = "",
    green: str = "",
    money: list[int] | None = None,
    debt: list[int] | None = None,
    turn: int = RED,
    step: str = "",
    die: int = 0,
    dice: str = "",
    round: int = 1,
    banker: int = RED,
    board: Path | None = None,
    **options: Any,
) -> Match:
    """A match in a position.

    Pawns are set up as `red="king 12, pawn 3"`: the others are at home; `red="out"` is out of
    the game. The bank has what the players have not. With `die` the player on turn has thrown
    it and is to move; otherwise they are to decide, or at step `throw` the die falls at once.
    `dice` are the throws to come; after them the die shows 2.
    """
    start = new_table(seats=seats, board=board, **options)
    position: dict[str, Any] = json.loads(start.position())
    box = position["bank"] + sum(position["money"])
    purses = [START_MONEY] * seats if money is None else money
    colours = [red, blue, yellow, green][:seats]
    position.update(
        places=[step for seat, said in enumerate(colours) for step in _steps(start, seat, said)],
        money=purses,
        debt=debt or [0] * seats,
        bank=box - sum(purses),
        turn=turn,
        step=step or ("move" if die else "decide"),
        die=die,
        round=round,
        banker=banker,
    )
    return ludotheque.load_position("zock", json.dumps(position), luck=_luck(dice), board=board)


def new_table(
    *,
    seats: int = 2,
    banker: int = RED,
    dice: str = "",
    board: Path | None = None,
    **options: Any,
) -> Match:
    """A new match in which that banker is drawn."""
    luck = Luck.scripted(f"banker {banker}", *_throws(dice))
    return ludotheque.new_match("zock", seats=seats, options=options, luck=luck, board=board)


def pawns(match: Match, seat: int) -> str:
    """A seat's pawns on the ring, as `table` sets them up: "king 12, pawn 3"."""
    king, *others = shown(match, "places")[3 * seat : 3 * seat + 3]
    if king == OUT:
        assert others == [OUT, OUT]
        return "out"
    placed = [f"king {_square(match, seat, king)}"] if king else []
    placed += [f"pawn {square}" for square in sorted(_square(match, seat, s) for s in others if s)]
    return ", ".join(placed) or "all home"


def told(match: Match, name: str) -> list[dict[str, Any]]:
    """What was told under that name, oldest first, without its number in the log."""
    return [
        {key: value for key, value in event.items() if key not in ("number", "event")}
        for entry in match.story(None)
        for event in entry["events"]
        if event["event"] == name
    ]


def _throws(dice: str) -> list[str]:
    return [f"die {pips}" for pips in dice.split()] + CALM


def _luck(dice: str) -> Luck:
    return Luck.scripted(*_throws(dice))


def _steps(match: Match, seat: int, said: str) -> list[int]:
    """The places of a seat's king and two pawns, as a position holds them."""
    if said == "out":
        return [OUT] * 3
    king = HOME
    others: list[int] = []
    for pawn in filter(None, said.split(", ")):
        piece, square = pawn.split()
        step = (int(square) - _exit(match, seat)) % _squares(match) + 1
        if piece == "king":
            king = step
        else:
            others.append(step)
    return [king, *others, *[HOME] * (2 - len(others))]


def _square(match: Match, seat: int, step: int) -> int:
    return (_exit(match, seat) + step - 2) % _squares(match) + 1


def _exit(match: Match, seat: int) -> int:
    side = 2 * seat if match.terms.seats == 2 else seat
    return side * _squares(match) // 4 + 1


def _squares(match: Match) -> int:
    board = match.game.own_board() if match.board is None else match.board
    return board.number("squares", 4, 400)
