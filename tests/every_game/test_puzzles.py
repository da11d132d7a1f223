"""Every game's puzzles hold under its rules of today, and ask what their seat can know."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest
from tools.find_puzzles import MOST_ALIKE, MOST_PAIRS

from ludotheque.bots.puzzles import FILE, all_puzzles, puzzles_of
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck
from ludotheque.core.reckoning import REST
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import LANGUAGES, words_of

WITH_PUZZLES = [game for game in map(find_game, games()) if (game.folder / FILE).is_file()]


@pytest.fixture(name="game", params=WITH_PUZZLES, ids=lambda game: game.name)
def _game(request: pytest.FixtureRequest) -> Game[Any]:
    game: Game[Any] = request.param
    return game


def test_they_were_found_under_the_rules_of_today(game: Game[Any]) -> None:
    listed = json.loads((game.folder / FILE).read_text(encoding="utf-8"))
    assert listed
    old = [one["found"] for one in listed if one["rules"] != game.version]
    assert not old, f"the rules of {game.name} have changed: `make puzzles` finds puzzles anew"
    assert len(puzzles_of(game.name)) == len(listed)


def test_the_seat_is_asked_and_both_moves_are_legal(game: Game[Any]) -> None:
    for puzzle in puzzles_of(game.name):
        match = puzzle.match()
        legal = [move.text for move in match.legal(puzzle.seat)]
        assert not game.step(match.state).is_live
        assert puzzle.best != puzzle.obvious
        weighed = [one["move"] for one in puzzle.figures]
        assert {puzzle.best, puzzle.obvious} <= set(weighed) <= set(legal)


def test_the_best_move_leads_clearly_by_the_figures(game: Game[Any]) -> None:
    for puzzle in puzzles_of(game.name):
        best, *others = puzzle.figures
        assert best["move"] == puzzle.best
        assert 1 <= len(others) <= 3
        for one in others:
            assert one["continuations"] == best["continuations"] == puzzle.found["playouts"]
            assert best["ahead"] - one["ahead"] >= 0.06 * best["continuations"]


def test_they_are_not_all_alike_and_few_are_choices_of_two(game: Game[Any]) -> None:
    bests = Counter(puzzle.best for puzzle in puzzles_of(game.name))
    assert max(bests.values()) <= MOST_ALIKE
    legal = [len(puzzle.match().legal(puzzle.seat)) for puzzle in puzzles_of(game.name)]
    assert legal.count(2) <= MOST_PAIRS


def test_each_has_reasons_in_words_that_are_there(game: Game[Any]) -> None:
    for puzzle in puzzles_of(game.name):
        assert "why" not in puzzle.figures[0]
        for one in puzzle.figures[1:]:
            assert len(one["why"]) <= 3
            for language in LANGUAGES:
                words = words_of(game, language)
                for reason in one["why"]:
                    assert reason["source"] == REST or words.has(f"source-{reason['source']}")


def test_what_is_kept_is_no_more_than_a_state_that_the_seat_holds_possible(
    game: Game[Any],
) -> None:
    """Another state that the seat cannot tell from it poses the same puzzle."""
    for puzzle in puzzles_of(game.name):
        match = puzzle.match()
        other = match.redeal(puzzle.seat, Luck.seeded(7))
        assert game.view(other, puzzle.seat) == match.view(puzzle.seat)
        options = game.step(other).options(other, puzzle.seat)
        assert [one.text for one in options] == [one.text for one in match.legal(puzzle.seat)]


def test_two_days_in_a_row_bring_two_games() -> None:
    names = [game.name for game in WITH_PUZZLES]
    listed = all_puzzles(names)
    assert len(listed) == sum(len(puzzles_of(name)) for name in names)
    turns = [puzzle.game.name for puzzle in listed[: len(names)]]
    assert turns == names
