"""What holds for every game: its rule book speaks of options by their titles, and in words."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotheque.core.game import Game
from ludotheque.core.registry import find_game, games
from ludotheque.core.rulebook import rule_book
from ludotheque.core.words import LANGUAGES, words_of

GAMES = [find_game(name) for name in games()]
FILE = {"en": "FILE", "fr": "FICHIER", "de": "DATEI"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_raw_word_stands_for_a_choice(game: Game[Any], language: str) -> None:
    """What is typed in the command line are words of the program, not of a language."""
    raw = {"on", "off", "yes", "no", *(one for option in game.options for one in option.choices)}
    for quoted in re.findall(r"`([^`]+)`", rule_book(game, language).text):
        assert quoted not in raw, f"{language}: {quoted!r} is no word for people"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_articles_call_an_option_by_its_title(game: Game[Any], language: str) -> None:
    names = {option.name for option in game.options}
    for code, passage in rule_book(game, language).passages.items():
        quoted = set(re.findall(r"`(\w+)`", passage.text))
        assert not quoted & names, f"{language}, {code} calls an option {quoted & names}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_option_has_one_title_in_book_lobby_and_terminal(game: Game[Any], language: str) -> None:
    """Where people set a number, its unit is said behind the title: *The bell, in seconds*."""
    book, words = rule_book(game, language), words_of(game, language)
    for option in game.options:
        title = words.say(f"option-{option.name}")
        heading = book.passages[option.name].title
        assert title == heading or title.startswith(f"{heading}, "), f"{language}: {option.name}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_option_that_is_pointed_at_can_be_found(game: Game[Any], language: str) -> None:
    book = rule_book(game, language)
    titles = {_plain(book.passages[option.name].title) for option in game.options}
    pointed = re.findall(
        r"[Oo]ptions? (?:\*([^*]+)\*|[:«]*\s*«\s*([^»]+?)\s*»)", book.text.replace("\n", " ")
    )
    for starred, quoted in pointed:
        assert _plain(starred or quoted) in titles, f"{language}: {starred or quoted}"


def _plain(title: str) -> str:
    """A title without the spaces that French holds together."""
    return re.sub(r"\s+", " ", title).strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_option_says_how_it_is_typed(game: Game[Any], language: str) -> None:
    book = rule_book(game, language)
    for option in game.options:
        typed = re.findall(rf"`--option {option.name}=(\w+)`", book.passages[option.name].text)
        assert typed, f"{language}: {option.name}"
        for value in typed:
            fewest = min(game.seats)
            assert option.read(value, fewest) != option.default_at(fewest), (
                f"{language}: {option.name}={value}"
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_word_for_a_file_is_one_of_the_language(game: Game[Any], language: str) -> None:
    words = set(re.findall(r"`--board (\w+)`", rule_book(game, language).text))
    assert words <= {FILE[language]}, f"{game.name} in {language}: {words}"
