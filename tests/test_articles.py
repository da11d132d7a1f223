"""Every article and every ruling of every built-in rule book has a test that names it."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from ludotheque.core.game import Game
from ludotheque.core.registry import find_game, games
from ludotheque.core.rulebook import rule_book

BUILT_IN = [game for game in map(find_game, games()) if "tests" not in game.folder.parts]


def named_articles(folder: Path) -> set[str]:
    """The codes that `@pytest.mark.article(...)` names in a folder's tests."""
    codes: set[str] = set()
    for path in sorted(folder.glob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.article":
                codes.update(ast.literal_eval(argument) for argument in node.args)
    return codes


@pytest.mark.parametrize("game", BUILT_IN, ids=lambda game: game.name)
def test_every_article_has_a_test(game: Game[Any]) -> None:
    book = rule_book(game, "en")
    due = {*book.articles(), *book.rulings()}
    named = named_articles(game.folder / "tests")
    assert not due - named, f"no test names {sorted(due - named)}"
    assert not named - due, f"tests name {sorted(named - due)}, which the rule book has not"


def test_an_article_without_a_test_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "test_one.py").write_text(
        "import pytest\n@pytest.mark.article('ZO-1', 'ZO-R2')\ndef test_it(): assert True\n"
    )
    assert named_articles(tmp_path) == {"ZO-1", "ZO-R2"}
