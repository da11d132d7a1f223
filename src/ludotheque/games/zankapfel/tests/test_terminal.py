"""The table in the terminal: drawn at every place of a game, and hiding what is hidden."""

from __future__ import annotations

import io
import re

import pytest
from rich.cells import cell_len
from rich.color import ColorSystem
from rich.console import Console

import ludotheque
from ludotheque import Luck, Match
from ludotheque.cli.paper import THEME, new_console
from ludotheque.cli.telling import question
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.games.zankapfel.moves import COLOURS
from ludotheque.games.zankapfel.rules import GAME
from ludotheque.games.zankapfel.terminal import MAYOR, draw
from ludotheque.games.zankapfel.tests.table import ONE, TWO, play, table


def picture(match: Match, seat: int | None, language: str = "en", width: int = 100) -> str:
    console = new_console()
    console.width = width
    with console.capture() as capture:
        words = words_of(GAME, language)
        console.print(draw(match.view(seat), match.terms, words, seat))
    return capture.get()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_place_of_a_game_can_be_drawn_for_everyone(language: str) -> None:
    match = ludotheque.new_match("zankapfel", seats=4, luck=Luck.seeded(4))
    luck = Luck.seeded(6)
    while not match.is_over:
        for seat in (None, ONE, TWO):
            assert MAYOR in picture(match, seat, language)
        seat = match.asks()[luck.draw(len(match.asks()))]
        moves = match.legal(seat)
        match.play(seat, moves[luck.draw(len(moves))])
    assert picture(match, None, language)


def test_numbers_and_price_are_on_the_table() -> None:
    said = picture(table(mayor="b5", face_up="green", hands=["red joker", "", "", ""]), ONE)
    assert "For sale: green, for 3" in said
    assert "Your hand: red, joker" in said
    assert "7   5   4   3   2" in said


def test_what_is_hidden_is_not_drawn() -> None:
    match = table(step="name-square", hands=["joker", "joker", "", ""],
                  played=["red", "red", "", ""], bribery=False)  # fmt: skip
    assert "joker" not in picture(match, None)
    play(match, "1: go c4", "1: lay 8")
    assert "[8]" in picture(match, ONE)
    assert "[?]" in picture(match, TWO)
    assert "[8]" not in picture(match, TWO)


def test_offers_and_dice_are_drawn() -> None:
    match = table(step="name-square", mayor="a1", tokens="b1 b2", played=["red", "red", "", ""])
    play(match, "1: go b1", "2: offer 2 b2")
    assert "offers 2 for B2" in picture(match, None)
    play(match, "2: done", "3: done", "4: done", "1: accept blue")
    play(match, "1: lay 2", "2: lay 3", "1: dice 2")
    assert "2 dice" in picture(match, None)
    assert "Discord over red: 5" in picture(match, None)


def test_the_discord_cards_that_are_spent_are_seen_by_everybody() -> None:
    match = table(step="name-square", played=["red", "red", "", ""], bribery=False,
                  discord=["2 3 10", "4 5", "1", ""])  # fmt: skip
    for seat in (None, ONE, TWO):
        lines = picture(match, seat, width=80).splitlines()
        assert any("· 2 3 · · · · · · 10" in line for line in lines), "red has three left"
        assert any("· · · 4 5 · · · ·  ·" in line for line in lines), "and blue two"


def test_the_steps_to_the_finish_are_those_that_are_left() -> None:
    below = picture(table(score=[0, -3, 0, 0]), ONE)
    assert "The path is 36 steps long" in below
    assert " −3 " in below and "-3" not in below
    assert "14 steps of 36 left for the leader" in picture(table(score=[3, 22, 0, -4]), ONE)
    assert "One step of 36 left for the leader" in picture(table(score=[35, 22, 0, -4]), ONE)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nothing_is_wider_than_80_columns_or_higher_than_the_screen(
    language: str, seats: int
) -> None:
    match = ludotheque.new_match("zankapfel", seats=seats, luck=Luck.seeded(seats))
    luck = Luck.seeded(seats)
    while not match.is_over:
        seat = match.asks()[luck.draw(len(match.asks()))]
        lines = picture(match, seat, language, width=80).rstrip().splitlines()
        assert max(cell_len(line.rstrip()) for line in lines) <= 80
        assert len(lines) <= 22, "there is room for the question and the prompt"
        moves = match.legal(seat)
        match.play(seat, moves[luck.draw(len(moves))])


@pytest.mark.parametrize("colours", ["standard", None])
def test_pawns_apples_and_squares_stay_apart_with_eight_colours_and_with_none(
    colours: str | None,
) -> None:
    match = table(step="name-square", mayor="a1", tokens="b1 b2 e5", played=["red"] * 2 + [""] * 2)
    play(match, "1: go b1")
    file = io.StringIO()
    console = Console(
        theme=THEME, width=80, file=file, color_system=colours, force_terminal=colours is not None  # type: ignore[arg-type]
    )  # fmt: skip
    words = words_of(GAME, "en")
    drawn = draw(match.view(ONE), match.terms, words, ONE)
    for segment in console.render(drawn):
        if segment.style is not None and segment.text.strip():
            fore, back = (
                colour and colour.downgrade(ColorSystem.STANDARD).number
                for colour in (segment.style.color, segment.style.bgcolor)
            )
            assert fore is None or fore != back, f"{segment.text!r} cannot be read"
    console.print(drawn)
    text = re.sub(r"\x1b\[[0-9;]*m", "", file.getvalue())
    for sign in (" R ", " B ", " Y ", " G ", "♟", "●", "○", "·", "♦", "red", "yellow", "green"):
        assert sign in text, f"{sign!r} is told by its colour alone"


@pytest.mark.parametrize(
    ("language", "asked"),
    [
        ("en", "Buy the green apple on the pile, or play one from your hand?"),
        ("fr", "Acheter la pomme verte de la pile, ou en jouer une de votre main\u00a0?"),
        ("de", "Den grünen Apfel vom Stapel kaufen oder einen aus der Hand spielen?"),
    ],
)
def test_the_question_says_which_apple_is_for_sale(language: str, asked: str) -> None:
    """ZK-7: it is asked for its colour, wherever the board is by now."""
    view = {"step": "buy-or-play", "face_up": COLOURS.index("green")}
    assert question(words_of(GAME, language), view) == asked
