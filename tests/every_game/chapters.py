"""A game's modules: which of them are chapters of its rules, and what they refuse."""

from __future__ import annotations

import importlib
from types import ModuleType
from typing import Any

from ludotheque.core.article import Article
from ludotheque.core.event import Happening
from ludotheque.core.game import Game


def package_of(game: Game[Any]) -> str:
    """The name under which what lies in the game's folder is imported."""
    return type(game).__module__.rpartition(".")[0]


def refusals_of(game: Game[Any]) -> dict[tuple[str, str], Article]:
    """What the game refuses, by its article's code and its reason: all that its modules name."""
    return {
        (one.code, one.reason): one
        for module in _modules(game).values()
        for one in vars(module).values()
        if isinstance(one, Article) and one.reason
    }


def chapters_of(game: Game[Any]) -> set[str]:
    """The modules that hold rules: those that do something and name an article for it."""
    return {
        name
        for name, module in _modules(game).items()
        if any(getattr(one, "__module__", "") == module.__name__ for one in vars(module).values())
        and any(_names_an_article(one) for one in vars(module).values())
    }


def _modules(game: Game[Any]) -> dict[str, ModuleType]:
    """The modules that lie in the game's folder, by the names of their files."""
    return {
        path.name: importlib.import_module(f"{package_of(game)}.{path.stem}")
        for path in sorted(game.folder.glob("*.py"))
        if path.stem != "__init__"
    }


def _names_an_article(one: object) -> bool:
    if isinstance(one, ModuleType):
        return any(isinstance(other, Article) for other in vars(one).values())
    return isinstance(one, Article | Happening)
