"""Reasons: what moves bring is put down to its sources, and only what is no chance is told."""

from __future__ import annotations

import ludotheque
from ludotheque import Luck
from ludotheque.bots.levels import hints_of
from ludotheque.bots.perspective import Perspective
from ludotheque.bots.reasons import Outlook, play_on_each, reasons
from ludotheque.bots.search import Search


def looked_at(each: int) -> list[Outlook]:
    """The first question of a game of Zock, with every move played on."""
    match = ludotheque.new_match("zock", seats=3, options={"rounds": 10}, luck=Luck.seeded(3))
    while len(match.legal(match.asks()[0])) < 2:
        match.play(match.asks()[0], match.legal(match.asks()[0])[0])
    seat = match.asks()[0]
    perspective = Perspective(match.game, match.state, seat, Luck.seeded(1))
    search = Search(match.game, hints_of(match.game))
    return play_on_each(search, perspective, perspective.legal, each)


def test_all_that_a_move_brings_comes_from_somewhere() -> None:
    started = 30_000
    for outlook in looked_at(6):
        assert len(outlook.scores) == 6
        for score, had in zip(outlook.scores, outlook.sources):
            assert score == started + sum(had.values())
        for score, had in zip(outlook.best_others, outlook.sources_of_other):
            assert score == started + sum(had.values())


def test_what_leads_most_often_is_first_and_one_seed_finds_the_same() -> None:
    found = [one.as_json() for one in looked_at(6)]
    assert found == [one.as_json() for one in looked_at(6)]
    assert [one["ahead"] for one in found] == sorted([one["ahead"] for one in found], reverse=True)


def test_a_reason_is_what_always_differs_and_what_speaks_for_the_move_comes_first() -> None:
    better, other = looked_at(1)[0], looked_at(1)[0]
    better.sources = [{"hit": 5 + deal % 2, "cashed": -900, "repaid": 0} for deal in range(20)]
    other.sources = [{"repaid": 100 * (deal % 2) - 50} for deal in range(20)]
    better.sources_of_other = [{"hit": -40} for _ in range(20)]
    other.sources_of_other = [{} for _ in range(20)]
    assert reasons(better, other) == [
        {"source": "hit", "is_own": False, "more": -40.0},
        {"source": "hit", "is_own": True, "more": 5.5},
        {"source": "cashed", "is_own": True, "more": -900.0},
    ]
    assert reasons(other, other) == []
