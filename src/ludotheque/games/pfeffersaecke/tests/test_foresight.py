"""How an expert of Pfeffersäcke thinks ahead: to the end, by points."""

from __future__ import annotations

from typing import Any

import pytest
from tests.every_game.walk import Table, ends

from ludotheque.core.registry import find_game
from ludotheque.games.pfeffersaecke.hints import EXPERT

GAME = find_game("pfeffersaecke")


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_margin_of_points_counts_at_the_end(seats: int) -> None:
    s: Any = ends(Table(GAME, seats, {}), seed=seats)
    for seat in range(seats):
        others = [points for other, points in enumerate(s.influence) if other != seat]
        margin = s.influence[seat] - max(others)
        worth = EXPERT.worth(s, seat)
        assert (worth > 0.5, worth < 0.5) == (margin > 0, margin < 0)
        s.influence[seat] += 1
        assert EXPERT.worth(s, seat) > worth
        s.influence[seat] -= 1


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_plain_rules_get_fewer_playouts(seats: int) -> None:
    s: Any = GAME.new_state(GAME.new_terms(seats))
    assert 0 < EXPERT.playouts(s, 0, False) < EXPERT.playouts(s, 0, True)
