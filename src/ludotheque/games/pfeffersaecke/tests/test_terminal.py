"""The map in the terminal: drawn at every place of a game, and hiding what is hidden."""

from __future__ import annotations

import re
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import ludotheque
from ludotheque import Luck, Match
from ludotheque.cli.paper import THEME, new_console
from ludotheque.core.registry import find_game
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.games.pfeffersaecke.board import PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.terminal import LOOKS, Picture, draw, look
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


class Screen(StringIO):
    """A terminal of letters, without colours."""

    def isatty(self) -> bool:
        return True


def screen(match: Match, seat: int | None, language: str, width: int, height: int) -> str:
    """What stands on a terminal of that size that has no colours."""
    shown = Screen()
    console = Console(
        file=shown, width=width, height=height, color_system=None, theme=THEME, markup=False,
        highlight=False, emoji=False, legacy_windows=False,
    )  # fmt: skip
    console.print(draw(match.view(seat), match.terms, words_of(GAME, language), seat))
    return shown.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_at_80_columns_every_name_and_sign_on_the_map_is_whole(language: str, seats: int) -> None:
    posts = {"v01": "r", "antwerpen": "rb", "gent": "r", "v12": "b", "v03": "b", "koeln": "br"}
    match = table(seats=seats, posts=posts, lies="bruessel")
    terms = match.terms
    assert isinstance(terms, PfeffersaeckeTerms)
    words = words_of(GAME, language)
    chart = screen(match, RED, language, 80, 24)[: 80 * 24]
    for place in range(terms.places):
        token, _ = Picture(match.view(RED), terms, words, RED).token(place)
        assert len(re.findall(rf"(?<![\w*]){re.escape(token)}(?![\w*])", chart)) >= 1, token
    assert max(len(line) for line in screen(match, RED, language, 80, 24).splitlines()) <= 80


def test_the_map_is_as_high_as_the_terminal_and_no_higher() -> None:
    lines = screen(new_table(found="v01"), RED, "en", 80, 24).splitlines()
    flanders = next(y for y, line in enumerate(lines) if "Flanders" in line)
    assert 20 <= flanders <= 24


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_alone_leaves_room_for_the_prompt_on_a_low_screen(language: str) -> None:
    match = table(posts={"luebeck": "rb", "hamburg": "b"})
    words = words_of(GAME, language)
    terms = match.terms
    assert isinstance(terms, PfeffersaeckeTerms)
    for seat in (RED, None):
        view = match.view(seat)
        found = look(view, terms, words, "map")
        assert found is not None
        shown = Screen()
        Console(file=shown, width=80, height=24, color_system=None, theme=THEME).print(found)
        chart = shown.getvalue()
        assert chart.count("\n") <= 22
        for place in range(terms.places):
            token, _ = Picture(view, terms, words, seat).token(place)
            assert re.search(rf"(?<![\w*]){re.escape(token)}(?![\w*])", chart), token
        assert chart.count("*") == (seat == RED)


def test_without_colours_houses_and_ones_own_cities_are_told_by_signs() -> None:
    posts = {"luebeck": "rb", "hamburg": "b", "v11": "r", "v12": "b"}
    said = screen(table(posts=posts), RED, "en", 100, 50)
    assert "\x1b[3" not in said
    assert "●7Lübe*" in said
    assert "●4Hamb " in said
    assert "R11" in said
    assert "B12" in said
    assert "RB" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_houses_have_different_letters_in_every_language(language: str) -> None:
    assert len({words_of(GAME, language).letter(seat) for seat in range(6)}) == 6


def test_places_are_listed_under_the_names_of_their_regions() -> None:
    lines = picture(table(posts={"v11": "r"}), RED, width=64).splitlines()
    at = next(y for y, line in enumerate(lines) if line.startswith("Hanseatic Coast"))
    assert "R11" in lines[at]
    assert "⌂12" in lines[at]
    assert [line.split()[1] for line in lines[at + 1 : at + 4]] == ["Hamburg", "Lübeck", "Rostock"]


def test_the_regions_that_count_are_named() -> None:
    said = picture(table(posts={"v11": "r", "koeln": "br"}), RED)
    assert "Your regions: Rhineland · Hanseatic Coast" in said
    assert "Still without you: Flanders and Brabant · " in said


def seen(about: str, language: str = "en", **position: Any) -> str | None:
    """What is told of something on the board."""
    match = table(**{"posts": {"v11": "r", "koeln": "br"}, **position})
    found = look(match.view(RED), match.terms, words_of(GAME, language), about)
    if found is None:
        return None
    console = new_console()
    console.width = 120
    with console.capture() as capture:
        console.print(found)
    return capture.get()


@pytest.mark.parametrize(
    ("about", "language"),
    [("Köln", "en"), ("koeln", "en"), ("Cologne", "en"), ("Köln", "de"), ("cologne", "fr")],
)
def test_a_place_is_found_by_its_name_with_its_region_posts_roads_and_prices(
    about: str, language: str
) -> None:
    said = seen(about, language)
    assert said is not None
    lines = said.splitlines()
    assert {"Rheinland", "Rhineland", "Rhénanie"} & set(re.findall(r"\w+", lines[0]))
    assert "8" in lines[0]
    prices = [int(line.split()[0]) for line in lines[2:]]
    terms = table().terms
    assert isinstance(terms, PfeffersaeckeTerms)
    assert prices == [road.price for road in terms.roads[terms.index["koeln"]]] == sorted(prices)
    assert "v05" in lines[2]


def test_a_village_is_found_by_its_number_or_the_town_nearby() -> None:
    by_number = seen("v11")
    assert by_number is not None
    assert "Red has the post there." in by_number
    assert seen("lueneburg") is None
    assert seen("Lüneburg") == by_number
    assert seen("lüneb") == by_number


def test_all_roads_and_all_regions_can_be_listed() -> None:
    assert LOOKS == ("map", "roads", "regions")
    roads = seen("roads")
    assert roads is not None
    assert re.search(r"Rostock: Schwerin\s\d+\s· Lübeck\s\d+\s· Wittenberg\s\d+", roads)
    regions = seen("regions")
    assert regions is not None
    assert regions.count("\n") == 35
    assert "Bavaria and Austria" in regions


def test_a_region_is_found_by_its_name_and_what_is_none_is_not() -> None:
    coast = seen("hanseatic")
    assert coast is not None
    assert "Hanseatic Coast" in coast
    assert "Rostock: Schwerin\N{NO-BREAK SPACE}" in coast
    assert seen("Atlantis") is None
    everything = seen("")
    assert everything is not None
    assert "roads" in everything


def test_with_two_players_what_is_out_is_said_to_be_out() -> None:
    said = seen("Erfurt", seats=2)
    assert said is not None
    assert "Covered" in said


def test_discs_that_were_not_dealt_yet_are_not_said_to_be_placed() -> None:
    match = table(posts={"v11": "r"})
    view = match.view(RED)
    view["hands"] = [[] for _ in range(4)]
    view["placed"] = [[] for _ in range(4)]
    console = new_console()
    with console.capture() as capture:
        console.print(draw(view, match.terms, words_of(GAME, "en"), RED))
    assert "all placed" not in capture.get()


def test_in_a_narrow_terminal_the_cities_are_listed_without_a_map() -> None:
    said = picture(new_table(found="v01"), RED, width=50)
    assert "Cologne" in said
    assert "8Colo" not in said


def test_places_lie_where_they_are_with_their_roads_and_prices() -> None:
    lines = picture(table(posts={"v11": "r"}, lies="koeln"), RED).splitlines()
    north = next(y for y, line in enumerate(lines) if "4Rost" in line)
    south = next(y for y, line in enumerate(lines) if "4Vien" in line)
    middle = next(y for y, line in enumerate(lines) if "●8Colo" in line)
    assert north < middle < south
    assert lines[middle].index("●8Colo") < lines[south].index("○4Vien")
    assert "47" in "".join(lines[north:south])


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_the_map_stands_how_a_village_is_drawn_by_its_number_and_its_name(
    language: str,
) -> None:
    lines = picture(
        ludotheque.new_match("pfeffersaecke", seats=3), RED, language, width=80
    ).splitlines()
    (key,) = [line for line in lines if "⌂" in line and "*" in line]
    assert re.match(r"⌂\d\d \w+, \w+ \w+   ", key), key
    assert "v0" not in key
    assert key.split()[0] in "".join(lines[: lines.index(key)]), "it is open on this map"
    assert len(lines[lines.index(key) + 1].split()) > 3, f"it is too long for a line: {key}"


def test_posts_stand_in_their_spaces_and_wait_in_the_centre() -> None:
    said = picture(table(posts={"luebeck": "rrb"}, centre={"luebeck": 1}), RED)
    assert "● Lübeck       7 RRB···· +R" in said


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
    red = next(line for line in said.splitlines() if "R  Red" in line)
    blue = next(line for line in said.splitlines() if "B  Blue" in line)
    assert " 31 " in red
    assert " 32 " not in blue
    assert "?" in blue


def test_a_map_of_ones_own_is_drawn_with_its_own_names() -> None:
    match = ludotheque.new_match("pfeffersaecke", seats=2, luck=Luck.seeded(1), board=TINY)
    assert "Emden" in picture(match, RED)
