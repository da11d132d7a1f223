"""The drawing for the terminal: nothing of the table is missing, and nothing hidden is shown."""

from __future__ import annotations

import io

import pytest
from rich.console import Console
from rich.theme import Theme

from ludotheque import Match
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.games.zapp_zerapp.terminal import draw
from ludotheque.games.zapp_zerapp.tests.table import BLUE, GREEN, RED, YELLOW, play, table


def drawn(match: Match, seat: int | None, language: str = "en", width: int = 80) -> str:
    """What is printed for a seat."""
    styles = {f"seat-{one}": "bold" for one in range(4)}
    console = Console(file=io.StringIO(), width=width, theme=Theme(styles), color_system=None)
    words = words_of(match.game, language)
    console.print(draw(match.view(seat), match.terms, words, seat))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def shaking() -> Match:
    luck = ["barrel 6", "heard 5", "barrel 9", "barrel 2"]
    match = table(*luck, red="5 12 H", green="12 S S", magic=9)
    match.keeps_time = True
    play(match, (RED, "take g"), (RED, "shake g"), (BLUE, "put c"), (YELLOW, "take d"))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [30, 40, 60, 80, 200])
def test_it_fits_and_speaks_every_language(language: str, width: int) -> None:
    for seat in (None, RED, BLUE):
        assert all(f"{space:>2}" in drawn(shaking(), seat, language, width) for space in range(24))


def test_the_table_can_be_read_off() -> None:
    lines = drawn(shaking(), RED).splitlines()
    assert any("Magic number 9" in line for line in lines)
    assert any("⌂G" in line for line in lines)
    assert any("A B E F H" in line for line in lines)
    assert any("I J K L M" in line for line in lines)
    players = {line.split()[1]: line for line in lines if "at home" in line}
    assert "in hand G ≈" in players["Red"]
    assert "chosen C" in players["Blue"]
    assert "in hand D" in players["Yellow"] and "≈" not in players["Yellow"]
    assert "at home 1" in players["Red"]


def test_those_on_a_space_stand_in_it() -> None:
    rows = drawn(shaking(), RED).splitlines()
    top = next(row for row in rows if row.startswith(" 0"))
    below = rows[rows.index(top) + 1]
    assert below[5 * 8 : 6 * 8].strip() == "R"


def test_who_has_heard_something_reads_it_and_nobody_else_does() -> None:
    match = shaking()
    assert "Heard  G: 5" in drawn(match, RED)
    for seat in (None, BLUE, GREEN):
        assert "Heard" not in drawn(match, seat)


def test_numbers_are_shown_once_they_are_turned_up() -> None:
    match = table(spells={RED: 4, BLUE: 3, YELLOW: 12, GREEN: 13}, has_memory=True)
    said = drawn(match, None)
    assert "= 12" in said
    assert "Seen before  A: 4  B: 3  C: 12  D: 13" in said
