"""The drawing for the terminal: nothing of the table is missing, and nothing hidden is shown."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console
from rich.theme import Theme

from ludotheque import Match
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.games.zapp_zerapp.terminal import draw, draw_low
from ludotheque.games.zapp_zerapp.tests.table import BLUE, GREEN, RED, YELLOW, play, table


def drawn(
    match: Match,
    seat: int | None,
    language: str = "en",
    width: int = 80,
    colours: Any = None,
    is_low: bool = False,
) -> str:
    """What is printed for a seat."""
    styles = {f"seat-{one}": "bold" for one in range(4)}
    console = Console(
        file=io.StringIO(), width=width, theme=Theme(styles), color_system=colours,
        force_terminal=colours is not None,
    )  # fmt: skip
    words = words_of(match.game, language)
    picture = draw_low if is_low else draw
    console.print(picture(match.view(seat), match.terms, words, seat))
    assert isinstance(console.file, io.StringIO)
    return re.sub(r"\x1b\[[0-9;]*m", "", console.file.getvalue())


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("is_low", [False, True])
def test_no_space_runs_into_the_next_without_colours(language: str, is_low: bool) -> None:
    """`17♜bj16r` can be read off by nobody."""
    rows = drawn(shaking(), RED, language, is_low=is_low).splitlines()
    assert all(len(row) <= 80 for row in rows)
    numbers = [
        number for row in rows for number in re.findall(r"(?<![\w♜⌂])(\d+) ?(?:♜|[^\W\d_])", row)
    ]
    assert set(map(int, numbers)) >= set(range(24))


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


def test_with_memory_what_was_seen_is_not_said_again() -> None:
    match = table("barrel 9", "barrel 1", "die 6", "die 6", magic=8, seats=2, has_memory=True)
    play(match, (RED, "put a"), (BLUE, "put b"), (BLUE, "move start"))
    assert match.view(RED)["known"][:2] == [9, 1]
    said = drawn(match, RED)
    assert "9" not in said.replace("19", "").replace(" 9 ", "")
    assert "A: " not in said and "B: " not in said


def test_with_memory_what_was_heard_in_earlier_turns_is_not_said_again() -> None:
    luck = ["barrel 9", "heard 8", "barrel 1", "barrel 5", "die 6", "die 6", "barrel 7"]
    luck += ["barrel 4", "heard 4", "heard 9"]
    match = table(*luck, magic=8, seats=2, has_memory=True, tempo="turns")
    play(match, (RED, "shake a"), (RED, "put b"), (BLUE, "put c"), (BLUE, "move start"))
    assert "Heard  A: 8" in drawn(match, RED), "in the same turn it is said"
    play(match, (RED, "move start"), (BLUE, "put e"))
    assert match.view(RED)["heard"][RED] == [8], "programs forget nothing"
    assert "Heard" not in drawn(match, RED)
    play(match, (RED, "shake d"), (RED, "shake a"))
    assert "Heard  A: 9  D: 4" in drawn(match, RED)


@pytest.mark.parametrize("colours", [None, "standard"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_zones_castles_villages_and_apprentices_stay_apart_without_colours(
    language: str, colours: Any
) -> None:
    """Small letters are zones and castles, capitals apprentices and, after a roof, villages."""
    match = table(red="5 12 H", blue="2 14 S", yellow="14 S S", green="12 14 S", magic=9)
    letters = [words_of(match.game, language).letter(colour) for colour in range(4)]
    rows = drawn(match, RED, language, colours=colours).splitlines()
    cells = [[row[x : x + 8] for x in range(0, 56, 8)] for row in rows[:14]]
    for space, (column, row) in enumerate(around()):
        sign, standing = cells[2 * row][column], cells[2 * row + 1][column]
        assert sign[:2] == f"{space:>2}"
        zone, castles = match.terms.zones[space], match.terms.castles[space]
        if zone >= 0:
            assert sign[3] == letters[zone].lower()
        else:
            owners = [letters[one].lower() for one in range(4) if castles >> one & 1]
            assert sign[3:].strip() == f"♜{''.join(owners)}"
        villages = [one for one in range(4) if match.terms.villages[one] == space]
        assert [sign[5:].strip()] == [f"⌂{letters[one]}" for one in villages] or not villages
        places = match.view(RED)["places"]
        here = [letters[one // 3] for one, place in enumerate(places) if place == space]
        assert sorted(standing.strip()) == sorted(here)


def around() -> list[tuple[int, int]]:
    """Column and row of each space, clockwise from the top left."""
    top = [(along, 0) for along in range(6)]
    right = [(6, along) for along in range(6)]
    return [*top, *right, *[(6 - x, 6) for x, _ in top], *[(0, 6 - y) for _, y in right]]


def test_where_many_share_a_space_each_letter_has_its_number() -> None:
    match = table(red="12 12 12", blue="12 12 12", yellow="12 12 12", green="S S S")
    assert "R3B3Y3" in drawn(match, RED)
