"""The table in the terminal: drawn at every place of a game, and hiding what is hidden."""

from __future__ import annotations

import pytest

import ludotheque
from ludotheque import Luck, Match
from ludotheque.cli.paper import new_console
from ludotheque.core.words import LANGUAGES, words_of
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
    play(match, "2: done", "3: done", "4: done", "1: accept 1", "1: lay 2", "2: lay 3", "1: dice 2")
    assert "2 dice" in picture(match, None)
    assert "Discord over red: 5" in picture(match, None)
