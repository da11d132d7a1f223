"""What holds for every game: its folder holds what the house reads from it."""

from __future__ import annotations

from typing import Any

import pytest

from ludotheque.core.game import Game
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import LANGUAGES
from ludotheque.server.service.boxes import box_in

FILES = [
    "board.toml",
    *[f"rulebook/{language}.md" for language in LANGUAGES],
    *[f"locale/{language}.ftl" for language in LANGUAGES],
]


GAMES = [find_game(name) for name in games()]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_games_folder_holds_what_the_house_reads(game: Game[Any]) -> None:
    lacking = [name for name in FILES if not (game.folder / name).exists()]
    assert not lacking, f"{game.name} lacks {', '.join(lacking)}; see docs/add-a-game.md"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_box_says_who_plays_and_what_it_is_about(game: Game[Any]) -> None:
    box = box_in(game.folder)
    if box is not None:
        assert box.facts.players == [min(game.seats), max(game.seats)]
        lacking = [language for language in LANGUAGES if not box.facts.blurb.get(language)]
        assert not lacking, f"the box of {game.name} says nothing in {', '.join(lacking)}"
