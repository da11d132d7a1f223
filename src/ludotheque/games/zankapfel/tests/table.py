"""A table of Zankapfel in any position, and what can be read off it.

Squares are named as on the board: columns A to E from the left, rows 1 to 5 from the top. Apple
cards are named by their colour, seats by their number from one on.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from tests.every_game.looking import shown

import ludotheque
from ludotheque import Luck, Match

ONE, TWO, THREE, FOUR, FIVE, SIX = range(6)

CARDS = ["", "red", "yellow", "green", "blue", "joker"]
NO_SQUARE = -1
REST = "the rest"


def table(
    *,
    seats: int = 4,
    step: str = "buy-or-play",
    round: int = 3,
    first: int = ONE,
    turn: int | None = None,
    mayor: str = "c3",
    tokens: str | None = None,
    score: list[int] | None = None,
    face_up: str = "blue",
    hands: list[str] | None = None,
    seen: list[str] | None = None,
    played: list[str] | None = None,
    pile: str = REST,
    discards: str = "",
    discord: list[str] | None = None,
    luck: str = "",
    board: Path | None = None,
    changes: dict[str, Any] | None = None,
    **options: Any,
) -> Match:
    """A match in a position, in which nothing has happened that is not said.

    `hands`, `seen` and `played` name cards for each seat: `["red green", "", "joker", ""]`;
    `discord` the discord cards that each has left: `["1 7", "10", …]`, all ten unless said.
    `tokens` names the squares that have one; all but the mayor's unless said. Cards that are
    named nowhere are in the pile, or in the discards if these are `REST`. `luck` is what chance
    gives: `"turn red, die 3"`; after that anything.
    """
    start = new_table(seats=seats, board=board, **options)
    position: dict[str, Any] = json.loads(start.position())
    nothing = [""] * seats
    apples = start.game.own_board() if start.board is None else start.board
    rest = [card + 1 for card, count in enumerate(apples.numbers("apples")) for _ in range(count)]
    position.update(
        step=step,
        round=round,
        first=first,
        turn=first if turn is None else turn,
        score=score or [0] * seats,
        mayor=square(mayor),
        tokens=[int(name in tokens.split() if tokens is not None else name != mayor)
                for name in map(name_of, range(25))],
        face_up=card(face_up),
        hands=[cards(hand) for hand in hands or nothing],
        seen=[cards(hand) for hand in seen or nothing],
        played=[card(one) for one in played or nothing],
    )  # fmt: skip
    if discord is not None:
        everything = range(1, apples.number("discord", 1, 10) + 1)
        left = [[int(value) for value in said.split()] for said in discord]
        position["discord"] = left
        position["spent"] = [[value for value in everything if value not in one] for one in left]
    held = [one for hand in position["hands"] for one in hand]
    used = [position["face_up"], *position["played"], *held]
    used += cards("" if pile == REST else pile) + cards("" if discards == REST else discards)
    for one in filter(None, used):
        rest.remove(one)
    position["pile"] = rest if pile == REST else cards(pile)
    position["discards"] = rest if discards == REST else cards(discards)
    position.update(changes or {})
    return ludotheque.load_position(
        "zankapfel", json.dumps(position), luck=lucky(luck), board=board
    )


def new_table(
    *, seats: int = 4, luck: str = "", board: Path | None = None, **options: Any
) -> Match:
    """A new match."""
    return ludotheque.new_match(
        "zankapfel", seats=seats, options=options, luck=lucky(luck), board=board
    )


def lucky(script: str) -> Luck:
    """Luck that gives what the script says, and after that anything."""
    return Luck.scripted(*filter(None, script.split(", ")), then=Luck.seeded(1))


def card(name: str) -> int:
    return CARDS.index(name)


def cards(names: str) -> list[int]:
    return sorted(card(name) for name in names.split())


def square(name: str) -> int:
    return 5 * (int(name[1]) - 1) + "abcde".index(name[0])


def name_of(square: int) -> str:
    return f"{'abcde'[square % 5]}{square // 5 + 1}"


def hand(match: Match, seat: int) -> str:
    """The cards that a seat sees in its own hand."""
    return " ".join(CARDS[one] for one in match.view(seat)["hands"][seat])


def mayor(match: Match) -> str:
    """The square on which the mayor stands."""
    return name_of(shown(match, "mayor"))


def tokens(match: Match) -> set[str]:
    """The squares that still have their token."""
    return {name_of(square) for square, token in enumerate(shown(match, "tokens")) if token}


def step(match: Match) -> str:
    """What is waited for."""
    return str(shown(match, "step"))


def play(match: Match, *moves: str) -> None:
    """Play moves, each written `seat: move` with the seat counted from one."""
    for said in moves:
        seat, _, line = said.partition(": ")
        match.play(int(seat) - 1, line)
