"""Options: what may be agreed at a number of players, and what gives even chances."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque import BadSetup, find_game
from ludotheque.core.game import Option
from ludotheque.core.registry import games
from tests.toy.quarrel.rules import GAME as QUARREL

SETS = Option.choice("sets", ["a", "b", "c"], even={3: "c"}, by_seats={2: ["b"], 3: ["a", "c"]})
ROUNDS = Option.count("rounds", 3, 1, 12, even=4, most={2: 6})
FINISH = Option.switch("finish", False, even=True)


def test_at_a_number_of_players_exactly_what_it_offers_is_accepted() -> None:
    accepted = {seats: [one for one in "abc" if _is_accepted(SETS, one, seats)]
                for seats in (2, 3, 4)}  # fmt: skip
    assert accepted == {2: ["b"], 3: ["a", "c"], 4: ["a", "b", "c"]}
    assert [SETS.offered(seats) for seats in (2, 3, 4)] == list(accepted.values())
    assert [SETS.default_at(seats) for seats in (2, 3, 4)] == ["b", "a", "a"]
    assert _is_accepted(ROUNDS, 6, 2) and not _is_accepted(ROUNDS, 7, 2)
    assert _is_accepted(ROUNDS, 12, 3) and not _is_accepted(ROUNDS, 13, 3)


def _is_accepted(option: Option, value: str | int, seats: int) -> bool:
    try:
        return option.read(value, seats) == value
    except BadSetup:
        return False


def test_the_refusal_says_what_is_offered_and_at_which_number() -> None:
    with pytest.raises(BadSetup, match="the option sets is a or c with 3 players, not 'b'"):
        SETS.read("b", 3)
    with pytest.raises(BadSetup, match="the option rounds is 1 to 6 with 2 players, not '9'"):
        ROUNDS.read(9, 2)
    with pytest.raises(BadSetup, match=r"the option rounds is 1 to 12 with 3 players, not '3\.5'"):
        ROUNDS.read(3.5, 3)
    with pytest.raises(BadSetup, match="the option finish is on or off, not 'maybe'"):
        FINISH.read("maybe", 2)


@pytest.mark.parametrize("value", [3.5, None, [], ["a"], {}], ids=repr)
def test_whatever_python_gives_is_refused_in_words_in_every_game(value: Any) -> None:
    for game in map(find_game, games()):
        for option in game.options:
            with pytest.raises(BadSetup, match=option.name):
                game.new_terms(max(game.seats), {option.name: value})


def test_even_chances_are_settings_of_their_own_where_the_sheet_does_not_give_them() -> None:
    assert [SETS.even_at(seats) for seats in (2, 3, 4)] == ["b", "c", "a"]
    assert ROUNDS.even_at(5) == 4
    assert FINISH.even_at(2) is True
    assert QUARREL.even_chances(2) == {}


@pytest.mark.parametrize("name", games())
def test_every_default_and_every_even_chance_can_be_agreed(name: str) -> None:
    game = find_game(name)
    for seats in game.seats:
        game.new_terms(seats)
        agreed = game.new_terms(seats, game.even_chances(seats)).options
        assert agreed == {option.name: option.even_at(seats) for option in game.options}
