"""What holds for every game: it can speak, in every language, of all that it knows."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core import words
from ludotheque.core.game import Game
from ludotheque.core.registry import find_game, games
from ludotheque.core.rulebook import rule_book
from ludotheque.core.words import LANGUAGES, words_of
from tests.every_game.walk import first_tables, told, walk

GAMES = [find_game(name) for name in games()]
SHARED = Path(words.__file__).parent.parent / "locale"


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


def _sentences(path: Path) -> dict[str, set[str]]:
    """The sentences of a Fluent file, each with the variables it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{path}: {entry.id.name} stands twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("folder", [SHARED, *[game.folder / "locale" for game in GAMES]],
                         ids=lambda folder: folder.parent.name)  # fmt: skip
def test_all_languages_have_the_same_sentences_and_variables(folder: Path) -> None:
    first, *others = [_sentences(folder / f"{language}.ftl") for language in LANGUAGES]
    assert first
    for other in others:
        assert other == first


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_can_happen_or_be_asked_has_a_sentence(
    game: Game[Any], language: str
) -> None:
    speech = words_of(game, language)
    for happening in game.happenings:
        assert speech.has(f"event-{happening.name}")
    for move in game.catalogue.values():
        assert speech.move(move)
    for place in game.steps:
        assert place.ahead is None or speech.has(f"ahead-{place.name}"), place.name
    asked = {ply.step.name for table in first_tables() if table.game is game
             for ply in walk(table, 1) if ply.seat >= 0}  # fmt: skip
    for step in asked:
        assert speech.has(f"step-{step}"), step


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_choice_of_an_option_has_its_words(game: Game[Any]) -> None:
    choices = {f"option-{one.name}-{choice}" for one in game.options for choice in one.choices}
    numbers = {f"option-{one.name}-{one.low}" for one in game.options if one.high}
    said = {name for name in _sentences(game.folder / "locale" / "en.ftl") if name[:7] == "option-"}
    assert choices <= said <= choices | numbers


@pytest.mark.parametrize("table", first_tables(), ids=repr)
def test_what_is_told_can_be_said(table: Any) -> None:
    for ply in walk(table, 31):
        for event in told(ply.step, ply.s.copy(), ply.seat, ply.move):
            assert event.happening in table.game.happenings
            for language in LANGUAGES:
                assert "{" not in words_of(table.game, language).event(event)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rule_book_is_the_same_in_every_language(game: Game[Any]) -> None:
    first, *others = [rule_book(game, language) for language in LANGUAGES]
    for other in others:
        assert list(other.passages) == list(first.passages)
    for book in [first, *others]:
        for passage in book.passages.values():
            assert passage.title, passage.code
            assert passage.text, passage.code
        for option in game.options:
            assert option.name in book.passages, f"{option.name} is not explained"
        cited = set(re.findall(rf"\b{game.code}-R?\d+\b", book.text))
        assert cited <= set(book.passages), cited - set(book.passages)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_each_happening_names_an_article_of_the_rule_book(game: Game[Any]) -> None:
    passages = rule_book(game, "en").passages
    for happening in game.happenings:
        assert happening.article.code in passages, happening.name
    for step in game.steps:
        assert step.article.code in passages, step.name
