"""The board as it is drawn in the terminal, and the plain table where a game draws none."""

from __future__ import annotations

import io
import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.color import ColorSystem
from rich.console import Console

from ludotheque.cli.drawing import draw
from ludotheque.cli.paper import THEME
from ludotheque.core.board import BoardFile
from ludotheque.core.position import read_position
from ludotheque.core.registry import find_game
from ludotheque.core.words import LANGUAGES, words_of


def drawn(
    text: str, language: str = "en", width: int = 80, board: BoardFile | None = None
) -> list[str]:
    """A position of Zock as red sees it, line by line."""
    game = find_game("zock")
    terms, state = read_position(game, text, board)
    file = io.StringIO()
    words = words_of(game, language)
    picture = draw(game, game.view(state, 0), terms, words, 0)
    Console(theme=THEME, width=width, file=file, color_system=None).print(picture)
    return [line.rstrip() for line in file.getvalue().splitlines()]


def board_of(squares: int) -> BoardFile:
    sums = [500 * (step + 1) for step in range(squares - squares // 4)]
    return BoardFile(
        f'[squares]\nvalue = {squares}\nprovenance = "box"\n'
        f'[sums]\nvalue = {sums}\nprovenance = "box"\n'
        '[bank]\nvalue = 100000\nprovenance = "box"\n',
        "box.toml",
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_fits_a_terminal_of_80_by_24_with_room_for_the_prompt(
    position: Callable[..., str], language: str
) -> None:
    lines = drawn(position(), language)
    assert len(lines) == 14
    assert max(cell_len(line) for line in lines) <= 75


def test_every_square_is_numbered_once_round_the_ring(position: Callable[..., str]) -> None:
    lines = drawn(position())
    assert lines[0].split() == ["1", "R", *(str(square) for square in range(2, 16))]
    assert [line.split()[-1] for line in lines[2:12:2]] == ["16", "17", "18", "19", "20"]
    assert lines[12].split() == [*(str(square) for square in range(35, 20, -1)), "B"]
    assert [line.split()[0] for line in lines[2:12:2]] == ["40", "39", "38", "37", "36"]


def test_pawns_are_letters_and_the_king_wears_a_crown(position: Callable[..., str]) -> None:
    lines = drawn(position(places=[5, 5, 0, 0, 7, 0]))
    under = lines[0].index(" 5 ")
    assert lines[1][under - 2 : under + 3].strip() == "♔RR"
    assert "R⌂ ♙" in lines[2], "the house shows who is at home"
    assert "B⌂ ♔♙" in lines[11]
    blue = lines[12].index(" 27 ")
    assert lines[13][blue : blue + 4].strip() == "B"


def test_the_squares_show_what_they_pay_the_one_who_looks(position: Callable[..., str]) -> None:
    pays = drawn(position(places=[0, 0, 0, 0, 0, 0]))[1].split()
    assert pays == ["·"] * 10 + ["1", "1½", "1", "1½", "1"]


def test_the_middle_shows_what_everybody_owns(position: Callable[..., str]) -> None:
    text = drawn(position(step="move", die=4, round=2, money=[29_500, 30_500]))
    middle = "\n".join(text)
    assert "Round 2 of 30" in middle
    assert "Die ⚃ 4" in middle
    assert "Bank 100,000" in middle
    assert "►  R  Red     29,500    1,000  ♔26 (10½)  ♙3" in middle
    assert "   B  Blue    30,500        –" in middle


def test_who_is_out_is_shown_as_out(position: Callable[..., str]) -> None:
    changed = position(places=[26, 3, 0, -1, -1, -1], money=[60_000, 0], is_last_round=1)
    middle = "\n".join(drawn(changed))
    assert "out of the game" in middle
    assert "Round 1, the last" in middle


def test_two_kings_in_a_challenge_share_their_square(position: Callable[..., str]) -> None:
    met = position(
        places=[25, 0, 0, 5, 0, 0], step="challenge", die=2, challenger=0, challenged=1, thrower=1
    )
    assert any("♔R♔B" in line for line in drawn(met))


def test_letters_are_those_of_the_language(position: Callable[..., str]) -> None:
    assert "R⌂" in drawn(position(), "de")[2]
    four = find_game("zock")
    terms = four.new_terms(4)
    state: Any = four.new_state(terms)
    file = io.StringIO()
    picture = draw(four, four.view(state, None), terms, words_of(four, "de"), None)
    Console(theme=THEME, width=80, file=file, color_system=None).print(picture)
    for house in ("R⌂ ♔♙♙", "B⌂ ♔♙♙", "G⌂ ♔♙♙", "Ü⌂ ♔♙♙"):
        assert house in file.getvalue()


@pytest.mark.parametrize(("squares", "width"), [(40, 60), (40, 30), (16, 80), (96, 80), (96, 40)])
def test_other_rings_and_narrow_terminals_are_drawn_too(
    position: Callable[..., str], squares: int, width: int
) -> None:
    board = board_of(squares)
    data = json.loads(position(places=[6, 3, 0, 0, 0, 0]))
    data["board"] = board.hash
    data["exits"] = [0, squares // 2]
    lines = drawn(json.dumps(data), width=width, board=board)
    text = "\n".join(lines)
    assert max(cell_len(line) for line in lines) <= width
    assert "♔R" in text and "B⌂ ♔♙♙" in text
    assert "29,500" not in text and "30,000" in text
    numbers = text.replace("R", " ").replace("B", " ").split()
    for square in range(1, squares + 1):
        assert str(square) in numbers


def test_a_seat_is_coloured_and_lettered(position: Callable[..., str]) -> None:
    game = find_game("zock")
    terms, state = read_position(game, position())
    file = io.StringIO()
    console = Console(
        theme=THEME, width=80, file=file, force_terminal=True, color_system="truecolor"
    )
    console.print(draw(game, game.view(state, 0), terms, words_of(game, "en"), 0))
    # A style remembers in how many colours it was first written, so it may be either.
    assert re.search("\x1b\\[1;(38;2;255;255;255;48;2;175;0;0|97;41)m ♔R \x1b", file.getvalue())


@pytest.mark.parametrize("language", LANGUAGES)
def test_pawns_stay_apart_by_signs_with_eight_colours_and_with_none(language: str) -> None:
    game = find_game("zock")
    terms = game.new_terms(4, {"houses": "drawn"})
    state: Any = game.new_state(terms)
    state.exits = [20, 30, 0, 10]
    state.places = [5, 5, 0, 7, 0, 0, 26, 3, 0, 12, 12, 0]
    words = words_of(game, language)
    file = io.StringIO()
    console = Console(
        theme=THEME, width=80, file=file, force_terminal=True, color_system="standard"
    )
    picture = draw(game, game.view(state, 0), terms, words, 0)
    for segment in console.render(picture):
        style = segment.style
        if segment.text.strip() and style is not None and style.color and style.bgcolor:
            fore, back = (
                colour.downgrade(ColorSystem.STANDARD).number
                for colour in (style.color, style.bgcolor)
            )
            assert fore != back, f"{segment.text!r} cannot be read with eight colours"
    plain = io.StringIO()
    Console(theme=THEME, width=80, file=plain, color_system=None).print(picture)
    console.print(picture)
    for text in (plain.getvalue(), re.sub(r"\x1b\[[0-9;]*m", "", file.getvalue())):
        red, blue, yellow, green = (words.letter(seat) for seat in range(4))
        assert len({red, blue, yellow, green}) == 4
        for sign in (f"♔{red}{red}", f"♔{blue}", f"♔{yellow}", f"♔{green}{green}", f"{green}⌂"):
            assert sign in text, f"{sign} is told by its colour alone"
        assert max(cell_len(line) for line in text.splitlines()) <= 80


def test_a_game_that_draws_nothing_is_shown_as_a_table(whisper: None) -> None:
    game = find_game("whisper")
    assert not (game.folder / "terminal.py").exists()
    terms = game.new_terms(3)
    state: Any = game.new_state(terms)
    state.cards = [9, 4, 2]
    state.open.stand(2)
    file = io.StringIO()
    picture = draw(game, game.view(state, 1), terms, words_of(game, "en"), 1)
    Console(theme=THEME, width=80, file=file, color_system=None).print(picture)
    rows = [re.split("  +", line.strip()) for line in file.getvalue().splitlines()]
    assert ["Whisper"] in rows
    assert ["Red", "Blue", "Yellow"] in rows
    assert ["Card", "secret", "4", "secret"] in rows
    assert ["Has whispered", "no", "no", "no"] in rows
    assert ["Decision", "still to decide", "still to decide", "decided for now"] in rows


def test_no_file_of_the_command_line_or_the_bots_knows_a_game() -> None:
    import ludotheque

    package = Path(ludotheque.__file__).parent
    names = [folder.name for folder in (package / "games").iterdir() if folder.is_dir()]
    for folder in ("cli", "bots"):
        for path in (package / folder).glob("*.py"):
            text = path.read_text(encoding="utf-8")
            for name in names:
                assert name == "__pycache__" or name not in text, f"{path.name} names {name}"
