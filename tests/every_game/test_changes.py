"""What holds for every game: whoever draws it sees the table as it stood at each event."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.event import Event, Report
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.server.service.replays import open_view
from tests.every_game.walk import Table, first_tables, tables, walk


def _played(table: Table, seed: int, keeps: int = 10_000) -> Match:
    """A random game, with moves taken back now and then, of which changes are kept."""
    luck = Luck.seeded(seed)
    match = Match(table.game, table.terms, table.set_up(), Luck.seeded(seed), table.board)
    match.keeps_changes = keeps
    match.begin()
    while not match.is_over:
        asked = match.asks()
        seat = asked[luck.draw(len(asked))]
        match.play(seat, table.game.steps[match.state.step].some(match.state, seat, luck))
        if luck.draw(6) == 0 and not match.is_over and not match.why_no_undo(seat):
            match.undo(seat)
    return match


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_changes_lead_from_the_first_view_to_the_last_and_back(table: Table) -> None:
    match = _played(table, 1)
    start = table.set_up()
    for seat in [*range(table.seats), None]:
        first = table.game.view(start, seat)
        view = dict(first)
        for told in match.story(seat):
            assert len(told["changes"]) <= len(told["events"]) + 1
            for new in told["changes"]:
                assert all(view[name] != value for name, value in new.items())
                view.update(new)
        assert view == match.view(seat)
        for entry in reversed(match.entries):
            assert entry.changes is not None
            entry.changes.take_back(view, seat)
        assert view == first
    bare = open_view(table.game, start)
    for entry in match.entries:
        assert entry.changes is not None
        for new in entry.changes.seen_open():
            bare.update(new)
    assert bare == open_view(table.game, match.state)


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_no_more_changes_are_kept_than_wanted(table: Table) -> None:
    match = _played(table, 2, keeps=5)
    kept = [number for number, entry in enumerate(match.entries) if entry.changes is not None]
    assert kept == list(range(max(0, len(match.entries) - 5), len(match.entries)))


class _Watch(Report):
    """A listener that counts what the box holds whenever something is told."""

    def __init__(self, table: Table, s: Any) -> None:
        super().__init__()
        self.table = table
        self.s = s
        self.held = table.game.box(s)

    def keep(self, event: Event) -> None:
        super().keep(event)
        held = self.table.game.box(self.s)
        assert held == self.held, f"while {event.happening.name} is told, things are in the air"


@pytest.mark.parametrize("table", tables(), ids=repr)
def test_the_table_is_whole_whenever_something_is_told(table: Table) -> None:
    """So that it can be drawn: what was moved has arrived, nothing is in two places or in none."""
    for seed in range(3):
        for ply in walk(table, seed):
            real = ply.s.copy()
            ply.step.do(real, ply.seat, ply.move, _Watch(table, real))
