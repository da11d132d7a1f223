"""Openings: what a game's folder says of how somebody has opened has words in every language."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.game import Game
from ludotheque.core.log import MOVE, UNDO, Entry
from ludotheque.core.luck import Luck
from ludotheque.core.openings import names_of, opening_of, own_lines
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import LANGUAGES, words_of
from tests.every_game.walk import Table, first_tables

TABLES = [table for table in first_tables() if names_of(table.game)]
FOUND = {
    "apaches": {("take 3", "take 1"): "hideout quarter=3"},
    "pfeffersaecke": {("found koeln", "place gent"): "found place=koeln"},
    "zankapfel": {
        ("place a1", "remove b2", "done", "buy", "offer 2 c3"): "buyer",
        ("remove b2", "offer 2 c3", "buy"): "briber",
        ("remove b2", "go c3", "done"): "onlooker",
        ("remove b2",): "",
    },
    "zapp-zerapp": {
        ("ready", "put a"): "guess",
        ("take a", "shake a", "shake a", "put a"): "listen",
        ("take a", "shake a", "return a", "take b", "shake b", "put b"): "compare",
        ("ready",): "",
    },
    "zock": {
        ("out king", "out pawn", "out pawn", "move king"): "crowd",
        ("throw", "out king", "move king", "cash 3", "out pawn"): "king",
        ("out pawn", "move pawn 6"): "pawns",
        ("throw",): "",
    },
}


@pytest.mark.parametrize("game", FOUND)
def test_openings_are_known_by_their_moves(game: str) -> None:
    for lines, opening in FOUND[game].items():
        entries = [Entry(MOVE, 0, line, line, -1, [], 0) for line in lines]
        assert opening_of(find_game(game), entries, 0) == opening


@pytest.mark.parametrize("table", TABLES, ids=repr)
def test_how_a_game_was_opened_is_said_in_every_language(table: Table) -> None:
    match = table.match(5)
    luck = Luck.seeded(9)
    while not match.is_over:
        seat = match.asks()[luck.draw(len(match.asks()))]
        legal = match.legal(seat)
        match.play(seat, legal[luck.draw(len(legal))])
    for seat in range(match.state.seats):
        name, *about = opening_of(table.game, match.entries, seat).split(" ")
        assert name in ("", *names_of(table.game))
        given: dict[str, Any] = dict(one.split("=") for one in about)
        for language in LANGUAGES:
            assert not name or words_of(table.game, language).say(f"opening-{name}", **given)


@pytest.mark.parametrize("game", [find_game(name) for name in games()], ids=lambda game: game.name)
def test_every_name_of_an_opening_has_words(game: Game[Any]) -> None:
    for language in LANGUAGES:
        for name in names_of(game):
            assert words_of(game, language).has(f"opening-{name}")


def test_what_was_taken_back_and_what_others_did_is_no_opening() -> None:
    said = [(MOVE, 0, "a"), (MOVE, 1, "b"), (MOVE, 0, "c"), (UNDO, 0, "undo 2"), (MOVE, 0, "d")]
    entries = [Entry(kind, seat, text, text, -1, [], 0) for kind, seat, text in said]
    assert own_lines(entries, 0) == ["a", "d"]
