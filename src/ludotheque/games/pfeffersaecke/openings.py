"""How somebody opens: where they found their first post."""

from __future__ import annotations

from typing import Final

NAMES: Final = ("found",)


def opening(lines: list[str]) -> str:
    """The place of the first post."""
    for line in lines:
        verb, _, place = line.partition(" ")
        if verb == "found":
            return f"found place={place}"
    return ""
