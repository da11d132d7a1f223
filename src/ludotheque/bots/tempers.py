"""Tempers at a table: by them bots have names, and differ from each other within a level."""

from __future__ import annotations

import functools
import zlib
from typing import Any, Final

from ludotheque.bots.levels import expertise_of, hints_of
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game
from ludotheque.core.hints import TEMPERS, Hints
from ludotheque.core.words import words_of

STRIDES: Final = (1, 5, 7, 11)
"""Any of these leads through all tempers before one comes again."""


def tempers_for(table: str) -> list[int]:
    """All tempers, in the order in which they sit down at a table: no two bots there are alike."""
    drawn = zlib.crc32(table.encode())
    stride = STRIDES[drawn // TEMPERS % len(STRIDES)]
    return [(drawn + stride * place) % TEMPERS for place in range(TEMPERS)]


def name_of(temper: int) -> str:
    """The sentence with the name of the bots of that temper."""
    return f"bot-{temper}"


@functools.cache
def character_of(game: Game[Any], level: str, temper: int) -> str:
    """The sentence among a game's words that tells of a temper: `temper-0` and so on, again from
    the first when they run out. Empty where bots of the level show none."""
    known = words_of(game, "en").named("temper-")
    if not known or not _shows_tempers(game, level):
        return ""
    return f"temper-{temper % len(known)}"


def _shows_tempers(game: Game[Any], level: str) -> bool:
    """Whether bots of a level play by judgement that is not the same for all."""
    if level not in ("regular", "expert"):
        return False
    try:
        finer = expertise_of(game) if level == "expert" else None
        hints = finer if isinstance(finer, Hints) else hints_of(game)
    except BadSetup:
        return False
    return hints.of_temper(1) is not hints.of_temper(0)
