"""How somebody opens: from which quarter they take their first hideout."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("hideout",)


def opening(lines: list[str]) -> str:
    """The quarter of the first hideout."""
    for line in lines:
        verb, _, quarter = line.partition(" ")
        if verb == "take":
            return f"hideout quarter={quarter}"
    return ""
