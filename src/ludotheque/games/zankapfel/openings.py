"""How somebody opens: whether they buy, pay others, or look on at first."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("buyer", "briber", "onlooker")
FIRST: Final = 10
"""So many moves are the opening, apart from laying the village out."""


def opening(lines: list[str]) -> str:
    """Whatever of the two comes first: buying an apple, or offering points for a way."""
    verbs = [line.split(" ")[0] for line in lines]
    played = [verb for verb in verbs if verb not in ("place", "remove")][:FIRST]
    for verb in played:
        if verb in ("buy", "offer"):
            return "buyer" if verb == "buy" else "briber"
    return "onlooker" if played else ""
