"""The articles of Lucky Cup: what they forbid, and what happens under them."""

from __future__ import annotations

from typing import Final

from ludotheque.core.article import Article
from ludotheque.core.event import Beginning, Happening

LC_2: Final = Article("LC-2")
LC_3: Final = Article("LC-3")
LC_4: Final = Article("LC-4")
LC_5: Final = Article("LC-5")
LC_6: Final = Article("LC-6")

# What is refused
NO_DIE_YET: Final = LC_4.because("no-die-yet")

# What happens
ROUND: Final = Beginning("round", LC_6, "round", "rounds")
SHAKEN: Final = Happening("shaken", LC_2, "seat")
PEEKED: Final = Happening("peeked", LC_2, "pips")
THROWN: Final = Happening("thrown", LC_3, "seat", "pips")
STOOD: Final = Happening("stood", LC_3, "seat")
LIFTED: Final = Happening("lifted", LC_5, "seat", "pips", "sum")
SCORED: Final = Happening("scored", LC_5, "seat", "sum")
NOBODY_SCORED: Final = Happening("nobody-scored", LC_5)

HAPPENINGS: Final = [ROUND, SHAKEN, PEEKED, THROWN, STOOD, LIFTED, SCORED, NOBODY_SCORED]
