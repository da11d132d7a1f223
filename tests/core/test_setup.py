"""Setting up: games, seats, options and languages that are not there."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

import ludotheque
from ludotheque import BadPosition, BadSetup
from ludotheque.core import registry
from ludotheque.core.registry import find_game
from ludotheque.core.rulebook import rule_book
from ludotheque.core.words import words_of


def test_the_built_in_games_are_found_by_their_folder() -> None:
    assert "zock" in ludotheque.games()
    assert find_game("zock").title == "Zock"


def test_other_packages_join_through_an_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("sixth", "tests.toy.quarrel.rules:GAME", registry.ENTRY_POINT)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    monkeypatch.setattr(registry, "_known", {})
    assert "sixth" in registry.games()
    with pytest.raises(BadSetup, match="calls itself 'quarrel'"):
        registry.find_game("sixth")
    point = EntryPoint("quarrel", "tests.toy.quarrel.rules:GAME", registry.ENTRY_POINT)
    monkeypatch.setattr(registry, "entry_points", lambda group: [point])
    assert registry.find_game("quarrel").title == "Quarrel"


def test_a_game_that_is_not_there_is_named_with_those_that_are() -> None:
    with pytest.raises(BadSetup, match=r"there is no game 'chess' here; the games: .*zock"):
        ludotheque.new_match("chess", seats=2)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_too_few_or_too_many_seats_are_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match=f"Zock is played by 2 to 4, not by {seats}"):
        ludotheque.new_match("zock", seats=seats)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (
            {"speed": 1},
            "Zock has no option 'speed'; its options: cash, stacks, rounds, minutes, houses.",
        ),
        ({"cash": "never"}, "the option cash is before or after, not 'never'."),
        ({"rounds": 0}, "the option rounds is 1 to 200, not '0'."),
        ({"rounds": "many"}, "the option rounds is 1 to 200, not 'many'."),
        ({"stacks": "perhaps"}, "the option stacks is on or off, not 'perhaps'."),
    ],
)
def test_a_wrong_option_is_refused_with_what_is_allowed(
    options: dict[str, int | str | bool], sentence: str
) -> None:
    with pytest.raises(BadSetup) as error:
        ludotheque.new_match("zock", seats=2, options=options)
    assert str(error.value) == sentence


def test_options_are_read_as_people_type_them() -> None:
    match = ludotheque.new_match("zock", seats=2, options={"stacks": "off", "rounds": "7"})
    assert match.terms.options == {
        "cash": "before",
        "stacks": False,
        "rounds": 7,
        "minutes": 0,
        "houses": "fixed",
    }


def test_a_language_that_is_not_there_is_refused() -> None:
    game = find_game("zock")
    for ask in (rule_book, words_of):
        with pytest.raises(BadSetup, match="the language 'it' is not there; there are fr, en, de"):
            ask(game, "it")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("not json", "this is no position: a position is one line of JSON."),
        ("[]", "this is no position: it holds no fields."),
        ('{"game": "zock"}', "this position follows version None of the rules"),
        ('{"game": "go"}', "this is a position of 'go', not of 'zock'."),
    ],
)
def test_what_is_no_position_is_refused(text: str, sentence: str) -> None:
    with pytest.raises(BadPosition) as error:
        ludotheque.load_position("zock", text)
    assert str(error.value).startswith(sentence)
