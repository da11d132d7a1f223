"""What holds for every game: boards that somebody brings are forgotten when they are done with."""

from __future__ import annotations

import gc

import pytest

from ludotheque.core.board import BoardFile
from ludotheque.core.log import Log
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.replay import retrace
from ludotheque.core.saving import load_match
from ludotheque.core.state import Terms
from tests.every_game.walk import Table, first_tables

BOARDS = 12
MOST_KEPT = 8
"""More boards than these may not outlive what was done with them."""


def _one_table_a_game() -> list[Table]:
    return list({table.game.name: table for table in first_tables()}.values())


@pytest.mark.parametrize("table", _one_table_a_game(), ids=repr)
def test_boards_that_were_read_are_not_kept(table: Table) -> None:
    before = _alive(BoardFile), _alive(Terms)
    for number in range(BOARDS):
        match = _match_on(_another_board(table, number), table)
        retrace(table.game, Log.read(match.log().text()))
        again = load_match(match.save())
        assert again.terms.board_hash != table.terms.board_hash
    del match, again
    for kind, count in zip((BoardFile, Terms), before):
        assert _alive(kind) <= count + MOST_KEPT, kind


def _another_board(table: Table, number: int) -> BoardFile:
    """The game's own board, told from all others by something beside a value."""
    text = table.game.own_board().text
    first = text.index("provenance = ")
    return BoardFile(f"{text[:first]}copy = {number}\n{text[first:]}", f"copy {number}")


def _match_on(board: BoardFile, table: Table) -> Match:
    """A match in which a few have answered."""
    terms = table.game.new_terms(table.seats, table.options, board)
    match = Match(table.game, terms, table.game.new_state(terms), Luck.seeded(31), board)
    match.begin()
    for _ in range(3):
        seat = match.asks()[0]
        match.play(seat, match.legal(seat)[0])
    return match


def _alive(kind: type) -> int:
    """How many of a kind, or of kinds of it, there are."""
    gc.collect()
    return sum(issubclass(type(one), kind) for one in gc.get_objects())
