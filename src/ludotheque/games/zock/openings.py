"""How somebody opens: whom they bring out and send around the ring first."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("crowd", "king", "pawns")
FIRST: Final = 8
"""So many moves are the opening."""


def opening(lines: list[str]) -> str:
    """All three out, or who has walked more often: the king or the pawns."""
    walks = [line for line in lines if line.split(" ")[0] in ("out", "move")][:FIRST]
    if not walks:
        return ""
    if sum(line.startswith("out ") for line in walks) >= 3:
        return "crowd"
    kings = sum(line.split(" ")[1] == "king" for line in walks)
    return "king" if 2 * kings > len(walks) else "pawns"
