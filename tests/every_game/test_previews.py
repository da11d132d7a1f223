"""What is told of a move before it is played is about the move, not about what begins after it."""

from __future__ import annotations

import random
from typing import Final

import pytest

from ludotheque.core.event import Beginning
from ludotheque.core.registry import games
from ludotheque.server.service.news import choices
from tests.every_game.walk import first_tables

MOVES: Final = 120
MOST_WORKED_OUT: Final = 12


@pytest.mark.parametrize("game", games())
def test_no_preview_tells_that_another_round_or_turn_begins(game: str) -> None:
    table = next(one for one in first_tables() if one.game.name == game)
    beginnings = {one.name for one in table.game.happenings if isinstance(one, Beginning)}
    match, luck = table.match(11), random.Random(11)
    for _ in range(MOVES):
        if match.is_over:
            break
        seat = next(seat for seat in range(table.seats) if match.legal(seat))
        legal = match.legal(seat)
        foreseen = choices(match, seat) if len(legal) <= MOST_WORKED_OUT else []
        told = {str(event.get("event")) for choice in foreseen for event in choice.preview or []}
        assert not told & beginnings
        match.play(seat, luck.choice(legal).text)
