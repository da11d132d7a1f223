"""The layers hold: nothing outside a game's folder knows the game by name."""

from __future__ import annotations

import ast
import functools
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


def _words_of_layer(layer: str) -> dict[Path, set[str]]:
    return {path: _words(path) for path in sorted((PACKAGE / layer).rglob("*.py"))}


def _words_of_shell() -> dict[Path, set[str]]:
    return {
        path: set(re.findall(r"[\w-]+", path.read_text(encoding="utf-8").lower()))
        for path in sorted([*SHELL.rglob("*.ts"), *SHELL.rglob("*.svelte")])
        if ".test." not in path.name
    }


@functools.cache
def words_of_the_house() -> set[str]:
    """All that layers and shell say: no game can be called so."""
    said = [_words_of_shell(), *map(_words_of_layer, LAYERS)]
    return {word for files in said for words in files.values() for word in words}


@pytest.mark.parametrize("layer", LAYERS)
def test_no_layer_knows_a_game_by_name(layer: str) -> None:
    for path, words in _words_of_layer(layer).items():
        assert not words & NAMES, path


def test_the_shell_of_the_page_knows_no_game_by_name() -> None:
    for path, words in _words_of_shell().items():
        assert not words & NAMES, path


QUESTIONS = ("is_", "has_", "can_")
CHANGES = {"add", "append", "clear", "extend", "insert", "pop", "remove", "setdefault", "update"}


def _changed(function: ast.FunctionDef) -> set[str]:
    """Those of a function's parameters that it changes by itself."""
    changed: list[ast.expr] = []
    for node in ast.walk(function):
        if isinstance(node, ast.Assign | ast.Delete):
            changed += [one for one in node.targets if not isinstance(one, ast.Name)]
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            changed += [] if isinstance(node.target, ast.Name) else [node.target]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            changed += [node.func.value] if node.func.attr in CHANGES else []
    names = {node.id for one in changed for node in ast.walk(one) if isinstance(node, ast.Name)}
    return names & {one.arg for one in function.args.args}


def test_what_is_called_a_question_changes_nothing() -> None:
    asked = 0
    for path in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.lstrip("_").startswith(QUESTIONS):
                assert node.returns is not None and ast.unparse(node.returns) == "bool", node.name
                assert not _changed(node), f"{path}: {node.name} changes {_changed(node)}"
                asked += 1
    assert asked > 10
