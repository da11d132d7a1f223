"""How an expert of Les Apaches thinks ahead: to the end of the round, and what counts there."""

from __future__ import annotations

from typing import Any

from tests.every_game.walk import Table, ends, walk

from ludotheque import Luck, Perspective
from ludotheque.bots.levels import Expert, search_of
from ludotheque.games.apaches.hints.foresight import EXPERT, fortune
from ludotheque.games.apaches.moves import BOURGEOIS, POLICEMAN
from ludotheque.games.apaches.rules import GAME
from ludotheque.games.apaches.state import ACTING, TAKING
from ludotheque.games.apaches.tests.table import ONE, TWO, table

TABLE = Table(GAME, 3, {})


def between_rounds() -> Any:
    """A game in which the second round is about to begin."""
    for ply in walk(TABLE, seed=5):
        s: Any = ply.s
        if s.round == 2:
            return s
    raise AssertionError("there was no second round")


def test_a_playout_ends_with_its_round() -> None:
    start = TABLE.set_up()
    later = between_rounds()
    assert EXPERT.is_far_enough(start, later)
    assert not EXPERT.is_far_enough(later, later)


def test_leaders_bourgeois_and_recruits_are_worth_something_between_rounds() -> None:
    s = between_rounds()
    s.attacked[ONE] = []
    before = fortune(s, ONE, 2)
    s.leaders_in_reserve[ONE] -= 1
    s.hospital[ONE] += 1
    hurt = fortune(s, ONE, 2)
    s.hospital[ONE] -= 1
    s.cemetery[ONE] += 1
    killed = fortune(s, ONE, 2)
    assert before > hurt > killed
    s.attacked[ONE] = [BOURGEOIS]
    assert fortune(s, ONE, 2) > killed
    s.attacked[ONE] = [POLICEMAN]
    assert fortune(s, ONE, 2) < killed


def test_at_the_end_only_francs_count() -> None:
    s: Any = ends(TABLE, 6)
    francs = s.francs()
    best = francs.index(max(francs))
    assert EXPERT.worth(s, best) >= 0.5
    assert all(EXPERT.worth(s, seat) < 0.5 for seat in range(3) if francs[seat] < francs[best])


def test_hideouts_are_taken_by_judgement_and_the_rest_is_thought_through() -> None:
    for ply in walk(TABLE, seed=7):
        s: Any = ply.s
        if s.is_at(TAKING, ACTING):
            perspective = Perspective(GAME, s, ply.seat, Luck.seeded(1))
            assert search_of(GAME).is_for(perspective) == s.is_at(ACTING)


def test_an_expert_goes_in_the_last_turn_where_it_knows_that_it_pays() -> None:
    match = table(turn=6, at=1, held=["", "1 jailed"], removed=["3 money 500"],
                  gangs=["3:1", "2:1"])  # fmt: skip
    perspective = Perspective(match.game, match.state, TWO, Luck.seeded(2))
    assert Expert(match.game, playouts=24).choose(perspective).text.endswith(" in 3")
