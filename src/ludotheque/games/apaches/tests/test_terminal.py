"""The table as it is drawn in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.theme import Theme

from ludotheque import Match
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.games.apaches.terminal import draw
from ludotheque.games.apaches.tests.table import ONE, TWO, settled, table


def drawn(match: Match, seat: int | None, language: str = "en") -> str:
    """What a seat sees, as text."""
    file = io.StringIO()
    picture = draw(match.view(seat), match.terms, words_of(match.game, language), seat)
    styles = {f"seat-{one}": "bold" for one in range(4)}
    Console(theme=Theme(styles), width=110, file=file, color_system=None).print(picture)
    return file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, ONE, TWO])
def test_a_table_can_be_drawn_for_everyone_in_every_language(
    seat: int | None, language: str
) -> None:
    for match in (table(seats=4, gangs=["1:2+1", "1:1", "8:1", ""]), settled(round=3)):
        assert len(drawn(match, seat, language).splitlines()) >= 9


def test_covered_places_are_under_a_roof_and_ones_own_in_brackets() -> None:
    match = table(turn=6, held=["1 jailed", "2 hurt"], money=[700, 850], gangs=["1:2+1", ""])
    text = drawn(match, ONE)
    assert "[jailed]" in text
    assert "▲" in text
    assert "R 2+1" in text
    assert "700 F" in text
    assert "850 F" not in text
    assert "850 F" in drawn(match, TWO)


def test_nobody_sees_what_others_hold() -> None:
    match = table(turn=6, held=["1 jailed", "2 hurt"], attacked=[[1], []])
    assert "[jailed]" not in drawn(match, TWO)
    assert "[" not in drawn(match, None).split("covered")[0]
    assert "policeman" not in drawn(match, TWO)
    assert "policeman" in drawn(match, ONE)
