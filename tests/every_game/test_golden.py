"""What holds for every game: its recorded play-through is what the rules still give."""

from __future__ import annotations

import pytest

from tests.every_game.golden import golden_tables, path_of, play_through
from tests.every_game.walk import Table


@pytest.mark.parametrize("table", golden_tables(), ids=repr)
def test_the_recorded_game_looks_the_same_to_every_seat(table: Table) -> None:
    name, path = table.game.name, path_of(table)
    assert path.exists(), (
        f"{name} has no recorded game in tests/golden.txt: `make golden` records it"
    )
    assert play_through(table) == path.read_text(encoding="utf-8"), (
        f"{name} plays its recorded game otherwise: if that is meant, `make golden` records it anew"
    )
