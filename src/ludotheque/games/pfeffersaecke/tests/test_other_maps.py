"""Maps side by side: a line means what the map that is played on knows, and what was read for one
match changes nothing for another."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from ludotheque import Match, NotAMove
from ludotheque.core.board import BoardFile
from ludotheque.core.move import Move
from ludotheque.core.registry import find_game
from ludotheque.games.pfeffersaecke.board import MOST_MAPS
from ludotheque.games.pfeffersaecke.tests.table import RED, TINY, new_table, table

GAME = find_game("pfeffersaecke")


def matches_on(*boards: Path | None) -> list[Match]:
    """A match for two on each of the maps, which are read in that order."""
    return [new_table(seats=2, board=board) for board in boards]


@pytest.mark.parametrize("is_own_first", [True, False], ids=["own map first", "own map last"])
def test_each_match_reads_a_line_by_its_own_map(is_own_first: bool) -> None:
    if is_own_first:
        own, other = matches_on(None, TINY)
    else:
        other, own = matches_on(TINY, None)
    for match, here, elsewhere in ((own, "v07", "w1"), (other, "w1", "v07")):
        assert match.why_not(RED, f"found {here}") is None
        assert isinstance(match.why_not(RED, f"found {elsewhere}"), NotAMove)
        assert isinstance(match.why_not(RED, f"open {here} {elsewhere}"), NotAMove)
        assert isinstance(match.why_not(RED, f"open {elsewhere} {here}"), NotAMove)


@pytest.mark.parametrize(
    ("line", "step"),
    [("place koeln", "place"), ("extend koeln", "extend"), ("extend-twice koeln", "extend"),
     ("open v11 hamburg", "open")],
)  # fmt: skip
def test_a_place_of_another_map_is_in_no_move(line: str, step: str) -> None:
    match = table(seats=2, board=TINY, posts={"w1": "r", "emden": "r"}, lies="leer", step=step)
    assert isinstance(match.why_not(RED, line), NotAMove)


@pytest.mark.parametrize("board", [None, TINY], ids=["own map", "another map"])
def test_a_move_is_made_once_on_its_map(board: Path | None) -> None:
    match = new_table(seats=2, board=board)
    for move in match.legal(RED):
        assert GAME.parse(move.text, match.terms) is move


def test_reading_ever_more_maps_and_lines_leaves_no_more_moves_behind() -> None:
    """The few maps that were read last are kept, and no others."""
    _read_maps(range(MOST_MAPS))
    before = _moves_alive()
    _read_maps(range(MOST_MAPS, MOST_MAPS + 30))
    assert _moves_alive() <= before


def _read_maps(numbers: range) -> None:
    text = TINY.read_text(encoding="utf-8")
    for number in numbers:
        name = f"w1-{100 + number}"
        terms = GAME.new_terms(2, None, BoardFile(text.replace('"w1"', f'"{name}"'), "map"))
        for line in (f"found {name}", f"open {name} leer", f"open {name} emden"):
            assert GAME.parse(line, terms) is not None


def _moves_alive() -> int:
    gc.collect()
    return sum(issubclass(type(one), Move) for one in gc.get_objects())
