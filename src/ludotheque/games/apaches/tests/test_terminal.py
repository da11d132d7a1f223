"""The table as it is drawn in the terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType
from rich.text import Text

from ludotheque import Match
from ludotheque.cli.paper import THEME
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.games.apaches.terminal import draw, look
from ludotheque.games.apaches.tests.table import ONE, TWO, settled, table

CROWDED = ["5:1+1 9:1", "5:3 6:1+2+1", "5:4+3 8:1", "5:1 1:2"]
"""Four gangs that meet in quarter 5."""


def drawn(match: Match, seat: int | None, language: str = "en", colours: str | None = None) -> str:
    """What a seat sees in a terminal of 80 columns, as text; spaces are spaces."""
    picture = draw(match.view(seat), match.terms, words_of(match.game, language), seat)
    return printed(picture, colours)


def printed(picture: RenderableType, colours: str | None = None) -> str:
    file = io.StringIO()
    console = Console(
        theme=THEME,
        width=80,
        file=file,
        color_system="standard" if colours else None,
        force_terminal=bool(colours),
        highlight=False,
    )
    console.print(picture)
    text = Text.from_ansi(file.getvalue()).plain if colours else file.getvalue()
    return text.replace("\u00a0", " ").replace("\u202f", " ")


def crowded() -> Match:
    return table(
        seats=4, round=2, turn=3, gangs=CROWDED, money=[7_200, 1_150, 900, 0],
        attacked=[[0, 1], [], [], []], recruits=[1, 0, 2, 0],
    )  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seat", [None, ONE, TWO])
def test_a_table_can_be_drawn_for_everyone_in_every_language(
    seat: int | None, language: str
) -> None:
    for match in (crowded(), settled(round=3)):
        assert len(drawn(match, seat, language).splitlines()) >= 9


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_80_columns_and_24_lines_nothing_is_cut_and_no_sum_is_parted_from_its_coin(
    language: str,
) -> None:
    match = crowded()
    text = drawn(match, ONE, language)
    lines = text.splitlines()
    assert max(len(line.rstrip()) for line in lines) <= 80
    assert len(lines) <= 20
    assert "…" not in text
    number = words_of(match.game, language).say("terminal-number", number=7_200)
    assert f"{number} F".replace("\u202f", " ").replace("\u00a0", " ") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_gangs_stay_apart_by_their_letters_with_eight_colours_and_with_none(language: str) -> None:
    match = crowded()
    words = words_of(match.game, language)
    plain = drawn(match, None, language)
    letters = [words.letter(seat) for seat in range(4)]
    assert len(set(letters)) == 4
    meeting = next(line for line in plain.splitlines() if line.startswith("5 "))
    for letter, gang in zip(letters, ["1+1", "3", "4+3", "1"]):
        assert f" {letter} {gang} " in meeting
    for seat, letter in enumerate(letters):
        assert f" {letter} {words.colour(seat)} " in plain
    assert drawn(match, None, language, colours="eight").split() == plain.split()


def test_covered_places_are_under_a_roof_and_ones_own_in_brackets() -> None:
    match = table(turn=6, held=["1 jailed", "2 hurt"], money=[700, 850], gangs=["1:2+1", ""])
    text = drawn(match, ONE)
    assert "[jailed]" in text
    assert "Your hideouts:  1: jailed" in text
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


@pytest.mark.parametrize("seat", [None, ONE, TWO])
def test_at_the_end_everybodys_money_is_on_the_board(seat: int | None) -> None:
    text = drawn(settled(round=3, money=[700, 850], retired=[3, 0]), seat)
    assert "1,050 F" in text
    assert "1,350 F" in text
    assert "?" not in text


def test_one_can_look_at_a_quarter() -> None:
    match = crowded()
    words = words_of(match.game, "en")

    def seen(about: str) -> str:
        found = look(match.view(ONE), match.terms, words, about)
        assert found is not None
        return printed(found)

    text = seen("5")
    assert "Quarter 5, orange. It touches 4, 7, 8, 9." in text
    assert "Yellow leads with 4 leaders and 3 novices." in text
    assert "Red has 1 leader and 1 novice there." in text
    assert "killed" in text
    assert "Nobody stands there." in seen("3")
    assert "the fence" in seen("9")
    assert "look 4" in seen("")
    assert look(match.view(ONE), match.terms, words, "10") is None
    closed = look(table().view(ONE), table().terms, words, "5")
    assert closed is not None and "Closed" in printed(closed)
