"""A table of Lucky Cup with scripted dice."""

from __future__ import annotations

import ludotheque
from ludotheque import Luck, Match

RED = 0
BLUE = 1


def table(cups: str, dice: str = "", seats: int = 2, rounds: int = 1) -> Match:
    """A new match with these dice under the cups, by seat, and those to be thrown in the open.

    With more than one round, the cups of the next follow those of the first.
    """
    shaken = [f"shake {pips}" for pips in cups.split()]
    thrown = [f"die {pips}" for pips in dice.split()]
    luck = Luck.scripted(*shaken[:seats], *thrown, *shaken[seats:])
    return ludotheque.new_match("lucky-cup", seats=seats, options={"rounds": rounds}, luck=luck)


def play(match: Match, moves: str) -> None:
    """Let whoever is on turn make these moves, one after the other."""
    for move in moves.split():
        (seat,) = match.asks()
        match.play(seat, move)
