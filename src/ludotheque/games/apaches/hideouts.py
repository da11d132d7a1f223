"""Hideouts: what can be printed on one, and the number that stands for each."""

from __future__ import annotations

from typing import Final

MONEY: Final = "money"
BURGLARY: Final = "burglary"
ROBBERY: Final = "robbery"
REINFORCEMENTS: Final = "reinforcements"
HURT: Final = "hurt"
KILLED: Final = "killed"
JAILED: Final = "jailed"
KINDS: Final = [MONEY, BURGLARY, ROBBERY, REINFORCEMENTS, HURT, KILLED, JAILED]
LOSSES: Final = (HURT, KILLED, JAILED)

CONTENTS: Final = [
    "money 200", "money 300", "money 400", "money 500",
    "burglary 100", "burglary 200", "burglary 300", "burglary 400",
    "robbery", "reinforcements", "hurt", "killed", "jailed",
]  # fmt: skip
"""AP-18 to AP-24: all that a place can hold, as board files write it."""
FIRST_BURGLARY: Final = 4
ROBBERY_AT: Final = 8
REINFORCEMENTS_AT: Final = 9
HURT_AT: Final = 10
KILLED_AT: Final = 11
JAILED_AT: Final = 12

SUMS: Final = [200, 300, 400, 500, 100, 200, 300, 400, 0, 0, 0, 0, 0]
"""What each content is paid with."""

WITH_HIDEOUTS: Final = 7
"""Quarters 1 to 7 have hideouts; they are counted from 0 here."""
SPAN: Final = 20
MOST_HIDEOUT: Final = SPAN * WITH_HIDEOUTS + len(CONTENTS) - 1

BACKS: Final = [number // SPAN for number in range(MOST_HIDEOUT + 1)]
"""What a hideout shows from behind: the printed number of the quarter that has its colour."""


def hideout(quarter: int, content: int) -> int:
    """The number of the hideout of a quarter, counted from 0, with that content."""
    return SPAN * (quarter + 1) + content


def quarter_of(hideout: int) -> int:
    """The quarter, counted from 0, that a hideout belongs to."""
    return hideout // SPAN - 1


def content_of(hideout: int) -> int:
    """What a hideout holds, as its place in `CONTENTS`."""
    return hideout % SPAN
