"""The rule book in three languages: what the sheet adds to its rules is in it."""

from __future__ import annotations

import re

from ludotheque.core.rulebook import rule_book
from ludotheque.core.words import LANGUAGES
from ludotheque.games.zankapfel.rules import GAME


def test_the_sheets_advice_is_given_in_every_language() -> None:
    """Six pieces of it: quarrels, humility, the last to play, jokers, a full hand, bluffing."""
    for language in LANGUAGES:
        text = rule_book(GAME, language).text
        rulings = text.index("### ZK-R16")
        advice = text[text.index("\n## ", rulings) : text.index("### `bribery`")]
        assert len(re.findall(r"^- \*\*.+\*\*", advice, re.MULTILINE)) == 6
