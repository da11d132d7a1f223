"""The map in the terminal: drawn at every place of a game, and hiding what is hidden."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque import Luck, Match
from ludotheque.cli.paper import new_console
from ludotheque.core.registry import find_game
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.games.pfeffersaecke.terminal import draw
from ludotheque.games.pfeffersaecke.tests.table import BLUE, RED, TINY, new_table, table

GAME = find_game("pfeffersaecke")


def picture(match: Match, seat: int | None, language: str = "en", width: int = 120) -> str:
    console = new_console()
    console.width = width
    with console.capture() as capture:
        words = words_of(GAME, language)
        console.print(draw(match.view(seat), match.terms, words, seat))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 6])
def test_every_place_of_a_game_can_be_drawn_for_everyone(language: str, seats: int) -> None:
    match = ludotheque.new_match("pfeffersaecke", seats=seats, luck=Luck.seeded(seats))
    luck = Luck.seeded(6)
    plies = 0
    while not match.is_over:
        if plies % 10 == 0:
            for seat in (None, RED, BLUE):
                assert "●" in picture(match, seat, language)
        plies += 1
        seat = match.asks()[0]
        moves = match.legal(seat)
        match.play(seat, moves[luck.draw(len(moves))])
    assert picture(match, None, language)


@pytest.mark.parametrize("width", [64, 80, 120, 200])
def test_the_map_fits_the_terminal_it_is_drawn_in(width: int) -> None:
    lines = picture(new_table(found="v01"), RED, width=width).splitlines()
    assert max(len(line) for line in lines) <= width
    assert any("8Colo" in line for line in lines)


def test_in_a_narrow_terminal_the_cities_are_listed_without_a_map() -> None:
    said = picture(new_table(found="v01"), RED, width=50)
    assert "Cologne" in said
    assert "8Colo" not in said


def test_places_lie_where_they_are_with_their_roads_and_prices() -> None:
    lines = picture(table(posts={"v11": "r"}, lies="koeln"), RED).splitlines()
    north = next(y for y, line in enumerate(lines) if "5Rost" in line)
    south = next(y for y, line in enumerate(lines) if "4Vien" in line)
    middle = next(y for y, line in enumerate(lines) if "●8Colo" in line)
    assert north < middle < south
    assert lines[middle].index("●8Colo") < lines[south].index("○4Vien")
    assert "51" in "".join(lines[north:south])


def test_posts_stand_in_their_spaces_and_wait_in_the_centre() -> None:
    said = picture(table(posts={"luebeck": "rrb"}, centre={"luebeck": 1}), RED)
    assert "● Lübeck        7 RRB···· +R" in said


def test_villages_show_their_owner() -> None:
    said = picture(table(posts={"v11": "r", "v12": "b"}), RED)
    assert "R11" in said
    assert "B12" in said
    assert "⌂07" in said


def test_with_two_players_what_is_out_is_crossed() -> None:
    said = picture(table(seats=2, posts={"v11": "r"}), RED)
    assert "×5Erfu" in said
    assert "×19" in said


def test_the_discs_of_others_are_not_shown() -> None:
    match = new_table(discs="8 7 7 7 6 5 5 5 5 5 5 5 2 2 2 2 3 3 3 4 4 4 4 4")
    assert "Your discs: 2 3 4 5 5 7" in picture(match, BLUE)
    assert "Your discs" not in picture(match, None)


def test_hidden_money_is_a_question_mark() -> None:
    match = table(posts={"v11": "r"}, hidden_money=True, money=[31, 32, 33, 34])
    said = picture(match, RED)
    assert "31" in said.splitlines()[-5] + said.splitlines()[-6]
    assert "32" not in said.split("regions")[1]
    assert "?" in said.split("regions")[1]


def test_a_map_of_ones_own_is_drawn_with_its_own_names() -> None:
    match = ludotheque.new_match("pfeffersaecke", seats=2, luck=Luck.seeded(1), board=TINY)
    assert "Emden" in picture(match, RED)
