"""Levels as they are offered to people: in words, with what the ladder has measured of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import ludotheque
from ludotheque.bots.arena import SHARES
from ludotheque.bots.levels import LEVELS, expertise_of, hints_of
from ludotheque.bots.strength import PUBLISHED, levels_of, strengths_of
from ludotheque.bots.tempers import character_of, name_of, tempers_for
from ludotheque.core.hints import TEMPERS, Hints
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import LANGUAGES, words_of

TAUGHT = [
    name for name in games()
    if "tests" not in find_game(name).folder.parts and "regular" in levels_of(find_game(name))
]  # fmt: skip
"""Games with hints; a new one has neither of these before its ladder was played and its tempers
were told apart."""
MEASURED = [name for name in TAUGHT if strengths_of(find_game(name))]
TEMPERED = [name for name in TAUGHT if words_of(find_game(name), "en").named("temper-")]
LADDER = Path(__file__).parents[2] / "benchmarks" / "results" / "ladder.json"


@pytest.mark.parametrize("name", MEASURED)
def test_what_is_told_is_what_the_ladder_counted(name: str) -> None:
    counted = json.loads(LADDER.read_text(encoding="utf-8"))
    game = find_game(name)
    told = {(one.level, one.among, one.seats): one for one in strengths_of(game)}
    for (level, among, seats), one in told.items():
        games, parts, _ = counted[f"{name} {seats} {level} among {among}"]
        assert (one.wins, one.games) == (round(100 * parts / SHARES / games), games)
        assert (level, among) in PUBLISHED


@pytest.mark.parametrize("name", TAUGHT)
def test_every_level_is_told_at_every_number_of_seats(name: str) -> None:
    measured = {(one.level, one.seats) for one in strengths_of(find_game(name))}
    for seats in find_game(name).seats:
        assert ("regular", seats) in measured or name not in MEASURED
        for language in LANGUAGES:
            offers = ludotheque.levels(name, seats=seats, lang=language)
            assert [one.level for one in offers] == list(LEVELS)
            assert len({one.title for one in offers}) == len(LEVELS)
            assert all(one.about for one in offers)
            told = [bool(one.strength) for one in offers]
            is_regular = ("regular", seats) in measured
            assert told == [False, is_regular, is_regular, ("expert", seats) in measured]


def test_they_are_offered_in_words() -> None:
    titles = [one.title for one in ludotheque.levels("zock", seats=2)]
    assert titles[1:] == ["learning", "plays along", "plays to win"]
    sound = ludotheque.levels("zock", seats=4)[2]
    wins = {(one.level, one.seats): one.wins for one in strengths_of(find_game("zock"))}
    said = f"Against 3 “learning” bots it wins {wins['regular', 4]} of 100 games"
    assert sound.strength.startswith(said)


def test_the_games_of_this_house_are_measured_and_tell_of_their_tempers() -> None:
    five = {"zock", "zankapfel", "zapp-zerapp", "apaches", "pfeffersaecke"}
    assert five <= set(MEASURED), "python benchmarks/ladder.py --publish"
    assert five <= set(TEMPERED)


def test_a_number_of_players_that_cannot_be_is_refused() -> None:
    with pytest.raises(ludotheque.BadSetup):
        ludotheque.levels("zock", seats=7)


def test_bots_at_a_table_have_different_tempers_and_tables_different_bots() -> None:
    tables = [tempers_for(f"table {number}") for number in range(50)]
    assert all(sorted(one) == list(range(TEMPERS)) for one in tables)
    assert len({tuple(one) for one in tables}) > 10


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_temper_has_a_name_of_its_own(language: str) -> None:
    words = words_of(None, language)
    assert len({words.say(name_of(temper)) for temper in range(TEMPERS)}) == TEMPERS
    assert not words.has(name_of(TEMPERS))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", TEMPERED)
def test_every_game_tells_of_its_tempers(name: str, language: str) -> None:
    game = find_game(name)
    words = words_of(game, language)
    told = words.named("temper-")
    assert told == [f"temper-{number}" for number in range(len(told))]
    assert len(told) > 1 and TEMPERS % len(told) == 0
    assert len({words.say(one) for one in told}) == len(told)
    kinds = {id(hints_of(game).of_temper(temper)) for temper in range(TEMPERS)}
    assert len(kinds) % len(told) == 0, "one temper would be called by two names"


@pytest.mark.parametrize("name", TAUGHT)
def test_a_temper_is_told_only_where_it_shows(name: str) -> None:
    game = find_game(name)
    has_tempers = hints_of(game).of_temper(1) is not hints_of(game).of_temper(0)
    assert has_tempers is (name in TEMPERED), "what shows is told, and nothing else"
    assert character_of(game, "regular", 1) == ("temper-1" if has_tempers else "")
    assert character_of(game, "novice", 1) == character_of(game, "random", 1) == ""
    is_learnt = isinstance(expertise_of(game), Hints)
    assert bool(character_of(game, "expert", 1)) is (has_tempers and not is_learnt)
