"""The layers hold: nothing outside a game's folder knows the game by name."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.test_articles import BUILT_IN

PACKAGE = Path(__file__).parent.parent / "src" / "ludotheque"
SHELL = Path(__file__).parent.parent / "web" / "src"
LAYERS = ["core", "bots", "server", "cli"]
NAMES = {game.name for game in BUILT_IN} | {game.folder.name for game in BUILT_IN}


def _words(path: Path) -> set[str]:
    """The names and strings that a module uses, its documentation aside."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    documentation = {
        id(node.value) for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }  # fmt: skip
    said: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Name):
            said.append(node.id)
        elif isinstance(node, ast.alias):
            said.append(node.name)
        elif isinstance(node, ast.Constant) and id(node) not in documentation:
            said.append(str(node.value))
    return {word.lower() for text in said for word in re.findall(r"[\w-]+", text)}


@pytest.mark.parametrize("layer", LAYERS)
def test_no_layer_knows_a_game_by_name(layer: str) -> None:
    for path in sorted((PACKAGE / layer).rglob("*.py")):
        assert not _words(path) & NAMES, path


def test_the_shell_of_the_page_knows_no_game_by_name() -> None:
    for path in sorted([*SHELL.rglob("*.ts"), *SHELL.rglob("*.svelte")]):
        if ".test." not in path.name:
            words = set(re.findall(r"[\w-]+", path.read_text(encoding="utf-8").lower()))
            assert not words & NAMES, path
