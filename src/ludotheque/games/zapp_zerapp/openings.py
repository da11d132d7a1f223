"""How somebody opens: how long they listen before they choose their first barrel."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("guess", "listen", "compare")


def opening(lines: list[str]) -> str:
    """How many different barrels were shaken before the first was chosen: none, one, or several."""
    shaken = set()
    for line in lines:
        verb, _, barrel = line.partition(" ")
        if verb == "shake":
            shaken.add(barrel)
        elif verb == "put":
            return NAMES[min(len(shaken), 2)]
    return ""
