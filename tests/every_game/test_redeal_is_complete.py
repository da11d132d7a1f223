"""What holds for every game with a tiny box: redeals are all that can be, as often as they are."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.core.luck import Luck
from ludotheque.core.position import write_position
from tests.every_game.walk import Table, tiny_tables, walk
from tests.every_game.worlds import Worlds

DEALS = 600


@pytest.mark.parametrize("table", tiny_tables(), ids=repr)
@pytest.mark.parametrize("seed", range(3))
def test_redeals_are_the_states_with_the_same_seen_history(table: Table, seed: int) -> None:
    luck = Luck.seeded(seed)
    for seat in range(table.seats):
        worlds = Worlds(table, seat)
        for ply in walk(table, seed):
            expected = worlds.weights()
            dealt = Counter(
                write_position(table.game, table.terms, table.game.redeal(ply.s, seat, luck))
                for _ in range(DEALS)
            )
            assert set(dealt) <= set(expected), "a state is dealt that cannot be"
            likely = {name for name, weight in expected.items() if weight * DEALS > 12}
            assert likely <= set(dealt), "a state that may well be is never dealt"
            distance = sum(
                (dealt[name] - DEALS * weight) ** 2 / (DEALS * weight)
                for name, weight in expected.items()
            )
            freedom = len(expected) - 1
            assert distance < freedom + 6 * (2 * freedom) ** 0.5 + 1, "wrong frequencies"
            worlds.follow(ply)
