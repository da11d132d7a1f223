"""What holds for every game: its moves can be typed in every language, and read back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotheque.cli.commands import Commands
from ludotheque.cli.tongue import TYPED, Tongue, fold, spellings
from ludotheque.core.game import Game
from ludotheque.core.move import CHANCE, Move
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import LANGUAGES, Words, words_of
from ludotheque.games.apaches.hideouts import CONTENTS
from ludotheque.games.pfeffersaecke.board import PfeffersaeckeTerms
from ludotheque.games.pfeffersaecke.terminal import short_name
from tests.every_game.walk import Table, first_tables, walk

GAMES = [find_game(name) for name in games()]
OFTEN = 9
"""At every so manieth move, all that could be said instead is looked at, too."""


def offered(table: Table) -> list[list[Move]]:
    """What was said in a random game, and at some places all that was offered."""
    found = []
    for number, ply in enumerate(walk(table, 17)):
        if ply.seat != CHANCE:
            is_all = number % OFTEN == 0
            found.append(ply.step.options(ply.s, ply.seat) if is_all else [ply.move])
    return found


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_every_move_is_read_back_as_it_is_shown_and_no_two_look_alike(table: Table) -> None:
    played = offered(table)
    for language in LANGUAGES:
        tongue = Tongue(words_of(table.game, language), table.terms)
        for moves in played:
            shown = [tongue.line(move) for move in moves]
            assert len({fold(line) for line in shown}) == len(moves), shown
            for move, line in zip(moves, shown):
                for typed in (line, line.upper(), fold(line)):
                    read = tongue.read(typed)
                    assert read is not None, f"{typed!r} is not read in {language}"
                    assert read.text == move.text, f"{typed!r} is read as {read} in {language}"


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_what_is_offered_can_come_and_examples_for_later_can_too(table: Table) -> None:
    game, terms = table.game, table.terms
    for moves in offered(table):
        for move in moves:
            assert game.can_come(move, terms), f"{move} was offered"
    for move in Tongue(words_of(game, "en"), terms).examples([])[1]:
        assert game.can_come(move, terms)
        assert int(move.data.get("seat", 0)) < terms.seats


@pytest.mark.parametrize(
    ("name", "seats", "options", "line"),
    [("apaches", 2, {"quarters": "567"}, "take 4"),
     ("apaches", 2, {"quarters": "567"}, "move leader 3>2"),
     ("apaches", 2, {"quarters": "567"}, "place leader 2 in 3"),
     ("apaches", 4, {}, "move leader 3>5"),
     ("pfeffersaecke", 2, {}, "found v14"), ("pfeffersaecke", 2, {}, "extend wien"),
     ("zankapfel", 3, {"bribery": False}, "offer 2 c3"),
     ("zapp-zerapp", 2, {"tempo": "turns"}, "take a"),
     ("zapp-zerapp", 2, {}, "move 5 with red 7"),
     ("zapp-zerapp", 2, {}, "move 5 banishing blue 7")],
)  # fmt: skip
def test_what_can_never_come_at_a_table_is_no_example_there(
    name: str, seats: int, options: dict[str, Any], line: str
) -> None:
    game = find_game(name)
    terms = game.new_terms(seats, options)
    move = game.parse(line, terms)
    assert move is not None and not game.can_come(move, terms)
    later = Tongue(words_of(game, "en"), terms).examples([])[1]
    assert later and line not in [one.text for one in later]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_two_moves_of_the_grammar_read_alike(game: Game[Any]) -> None:
    for language in LANGUAGES:
        tongue = Tongue(words_of(game, language), game.new_terms(max(game.seats)))
        shown: dict[str, Move] = {}
        for move in game.catalogue.values():
            if int(move.data.get("seat", 0)) < max(game.seats):
                line = tongue.line(move)
                assert fold(line) not in shown, f"{line!r} is {shown[fold(line)]} and {move}"
                shown[fold(line)] = move


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_word_of_the_grammar_is_there_in_every_language(game: Game[Any]) -> None:
    lines = {move.text for move in game.catalogue.values()}
    lines |= {move.text for table in first_tables() if table.game is game
              for moves in offered(table) for move in moves}  # fmt: skip
    words = {word for line in lines for word in re.findall(r"[a-z]{2}[\w-]*", line)}
    for language in LANGUAGES:
        lacking = [word for word in words if not words_of(game, language).has(TYPED + word)]
        assert not lacking, f"{game.name} has no {TYPED}… in {language} for {', '.join(lacking)}"


def called_on_boards(game: str, words: Words) -> list[tuple[str, str]]:
    """What the boards of a game call what its moves name, each with the grammar's words."""
    if game == "apaches":
        named = enumerate(CONTENTS)
        return [(words.say(f"terminal-apaches-content-{at}"), one) for at, one in named]
    if game == "zankapfel":
        apples = enumerate(("red", "yellow", "green", "blue", "joker"), 1)
        squares = enumerate(f"{column}{row}" for row in range(1, 6) for column in "abcde")
        found = [(words.say(f"apple-{at}"), one) for at, one in apples]
        return found + [(words.say(f"square-{at}"), one) for at, one in squares]
    terms = find_game(game).new_terms(3)
    assert isinstance(terms, PfeffersaeckeTerms)
    places = enumerate(terms.map.places)
    return [(short_name(terms, words, at), place.id) for at, place in places]


@pytest.mark.parametrize("name", ["apaches", "pfeffersaecke", "zankapfel"])
def test_what_boards_call_a_thing_is_understood_in_moves_that_name_it(name: str) -> None:
    game = find_game(name)
    for language in LANGUAGES:
        words = words_of(game, language)
        tongue = Tongue(words, game.new_terms(3))
        for shown, phrase in called_on_boards(name, words):
            naming = [move for move in game.catalogue.values()
                      if re.search(rf" {phrase}(?![\w-])", move.text)]  # fmt: skip
            assert naming, phrase
            for move in {move.verb: move for move in naming}.values():
                line = tongue.line(move)
                for called in (shown, shown.upper(), fold(shown), shown.replace(".", "")):
                    typed = line.replace(tongue.public(phrase), called)
                    read = tongue.read(typed)
                    assert read is not None, f"{typed!r} is not read in {language}"
                    assert read.text == move.text, f"{typed!r} is read as {read} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_word_means_two_things_and_none_hides_a_command(game: Game[Any], language: str) -> None:
    english, words = words_of(game, "en"), words_of(game, language)
    owner: dict[str, str] = {}
    for speech in (english, words):
        for name in speech.named(TYPED):
            word = name.removeprefix(TYPED)
            for one in [word, *speech.say(name).split("|")]:
                for spelling in spellings(one.strip()):
                    other = owner.setdefault(spelling, word)
                    assert other == word, f"{one!r} is {other} and {word} in {language}"
    tongue = Tongue(words, game.new_terms(max(game.seats)))
    lines = {fold(tongue.line(move)) for move in game.catalogue.values()} | {*game.catalogue}
    hidden = lines & {*Commands(words).known}
    assert not hidden, f"in {language} these are moves, and cannot be said to the table: {hidden}"


def test_seats_are_named_by_their_colours_and_counted_as_people_count() -> None:
    for game in GAMES:
        for move in game.catalogue.values():
            seats = max(game.seats)
            seat = int(move.data.get("seat", seats))
            if seat < seats:
                for language in LANGUAGES:
                    words = words_of(game, language)
                    tongue = Tongue(words, game.new_terms(seats))
                    verb, colour = tongue.line(move).split(" ")
                    assert colour == words.colour(seat).lower()
                    for name in (colour, words.letter(seat), str(seat + 1)):
                        assert tongue.read(f"{verb} {name}") is move
