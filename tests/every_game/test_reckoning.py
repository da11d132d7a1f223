"""Reckonings: a finished game is taken apart, and each part has a name in every language."""

from __future__ import annotations

import pytest

from ludotheque.core.luck import Luck
from ludotheque.core.reckoning import REST, START, reckon
from ludotheque.core.words import LANGUAGES, words_of
from tests.every_game.walk import Table, ends, first_tables, tables

TABLES = [table for table in first_tables() if table.game.name != "quarrel"]
"""The toy tells nothing when it counts."""


@pytest.mark.parametrize("table", [one for one in tables() if one.game.name != "quarrel"], ids=repr)
def test_why_a_game_ended_is_said_in_every_language(table: Table) -> None:
    for seed in (3, 4):
        why = table.game.ending(ends(table, seed))
        for language in LANGUAGES:
            assert words_of(table.game, language).has(f"ended-{why}")


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_the_sources_are_the_scores_and_have_words(table: Table) -> None:
    match = table.match(5)
    luck = Luck.seeded(9)
    while not match.is_over:
        seat = match.asks()[luck.draw(len(match.asks()))]
        legal = match.legal(seat)
        match.play(seat, legal[luck.draw(len(legal))])
    result = match.result()
    assert result is not None
    found = reckon(table.game, match.log())
    assert [sum(had) for had in zip(*found.sources.values())] == list(result.scores)
    assert REST not in found.sources, "something counts without a word"
    assert found.curve[-1][1] == list(result.scores)
    assert [number for number, _ in found.curve] == sorted({number for number, _ in found.curve})
    for language in LANGUAGES:
        words = words_of(table.game, language)
        named = [name for name in found.sources if not words.has(f"source-{name}")]
        assert named in ([START], []), language
