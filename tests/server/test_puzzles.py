"""Puzzles over the wire: one a day for everybody, any of them by name, and what is answered."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.bots.puzzles import puzzles_of
from ludotheque.core.registry import games
from ludotheque.server.service.puzzling import Puzzles
from ludotheque.server.service.shelf import Shelf
from ludotheque.server.service.trouble import Trouble
from tests.server.process import Person

DAY = 86_400.0
GAME = next(name for name in games() if puzzles_of(name))


def test_the_puzzle_of_the_day_is_the_same_for_everybody(anna: Person, ben: Person) -> None:
    posed = anna.get("/api/puzzles/today")
    assert posed == ben.get("/api/puzzles/today")
    assert posed == anna.get(f"/api/puzzles/{posed['game']}/{posed['number']}")


def test_a_puzzle_is_what_its_seat_sees_and_nothing_of_the_answer(anna: Person) -> None:
    puzzle = puzzles_of(GAME)[0]
    posed = anna.get(f"/api/puzzles/{GAME}/{puzzle.number}")
    match = puzzle.match()
    assert set(posed) == {
        "game", "number", "seats", "options", "seat", "view", "question", "moves",
        "collection", "next_game", "next_number",
    }  # fmt: skip
    assert posed["view"] == match.view(puzzle.seat)
    assert [one["move"] for one in posed["moves"]] == [
        move.text for move in match.legal(puzzle.seat)
    ]


def test_the_answer_says_whether_it_was_the_best_and_what_the_moves_led_to(anna: Person) -> None:
    puzzle = puzzles_of(GAME)[0]
    path = f"/api/puzzles/{GAME}/{puzzle.number}/answer"
    right = anna.post(path, {"move": puzzle.best})
    wrong = anna.post(path, {"move": puzzle.obvious})
    assert (right["is_best"], wrong["is_best"]) == (True, False)
    for answer in (right, wrong):
        assert (answer["best"], answer["obvious"]) == (puzzle.best, puzzle.obvious)
        assert answer["moves"][0]["move"] == puzzle.best
        assert {one["move"] for one in answer["moves"]} >= {puzzle.best, puzzle.obvious}
        for one, figure in zip(answer["moves"], puzzle.figures):
            assert (one["score"], one["best_other"]) == (figure["score"], figure["best_other"])
            assert one["why"] == figure.get("why", [])


def test_a_puzzle_says_which_others_its_game_has(anna: Person) -> None:
    numbers = [puzzle.number for puzzle in puzzles_of(GAME)]
    assert anna.get(f"/api/puzzles/{GAME}/{numbers[0]}")["collection"] == numbers


def test_what_is_no_puzzle_and_no_move_of_it_is_refused(anna: Person) -> None:
    assert anna.get(f"/api/puzzles/{GAME}/999", 404)["code"] == "no-such-puzzle"
    assert anna.get("/api/puzzles/ludo/1", 404)["code"] == "no-such-game"
    path = f"/api/puzzles/{GAME}/1/answer"
    assert anna.post(path, {"move": "hop"}, 422)["code"] == "not-a-move"
    assert anna.post(path, {}, 422)["code"] == "bad-message"


def test_every_puzzle_has_its_day_and_leads_to_the_next() -> None:
    puzzles = Puzzles(Shelf())
    count = sum(len(puzzles_of(name)) for name in games())
    days = [puzzles.of_the_day(day * DAY + 1) for day in range(count)]
    assert len({(one.game, one.number) for one in days}) == count
    assert puzzles.of_the_day(DAY - 1) is days[0]
    for one, following in zip(days, days[1:] + days[:1]):
        assert (one.next_game, one.next_number) == (following.game, following.number)


def test_a_shelf_without_puzzles_has_none_of_the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(names: list[str]) -> list[Any]:
        return []

    monkeypatch.setattr("ludotheque.server.service.puzzling.all_puzzles", nothing)
    with pytest.raises(Trouble, match="no-such-puzzle"):
        Puzzles(Shelf()).of_the_day(DAY)
