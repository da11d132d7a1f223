"""What holds for every sentence in every language: signs, quotation marks and names."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from ludotheque.core import words
from ludotheque.core.registry import find_game, games
from ludotheque.core.words import LANGUAGES

SHARED = Path(words.__file__).parent.parent / "locale"
BUILT_IN = [game for game in map(find_game, games()) if "tests" not in game.folder.parts]
FOLDERS = [SHARED, *[game.folder / "locale" for game in BUILT_IN]]
EVERY_FOLDER = pytest.mark.parametrize(
    "folder", FOLDERS, ids=lambda folder: str(folder.parent.name)
)

FILES = "box-"
"""What is said of a board file quotes it as it is typed."""

FAULTS = {
    "fr": {
        "a sign without its space": r"[^\s:;!?…(«][:;!?](?=\s|$)",
        "a plain apostrophe": r"\w'\w",
        "foreign quotation marks": r"[“”„\"]",
        "“de” before an article": r"\bde les? |\bà les? ",
        "an insult": r"\bBlaireau\b",
    },
    "en": {
        "a sign after a space": r" [:;!?](?=\s|$)",
        "a plain apostrophe": r"\w'\w",
        "foreign quotation marks": r"[„«»\"]",
    },
    "de": {
        "a sign after a space": r" [:;!?](?=\s|$)",
        "foreign quotation marks": r"[«»\"]",
        "an article that a title does not take": r"\b[Ee]in Tisch \{ \$game \}",
    },
}


class _Texts(Visitor):
    """All that is written between the braces, with each placeable in short."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802
        parts = []
        for element in node.elements:
            if isinstance(element, ast.TextElement):
                parts.append(element.value)
            else:
                named = isinstance(element.expression, ast.VariableReference)
                parts.append(f"{{ ${element.expression.id.name} }}" if named else "{ … }")
        self.texts.append("".join(parts))
        self.generic_visit(node)


def sentences(path: Path) -> Iterator[tuple[str, str]]:
    """Every text of a Fluent file, with the name of its sentence."""
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and not entry.id.name.startswith(FILES):
            found = _Texts()
            found.visit(entry)
            for text in found.texts:
                yield entry.id.name, text


@EVERY_FOLDER
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_and_quotation_marks_are_those_of_the_language(folder: Path, language: str) -> None:
    for name, text in sentences(folder / f"{language}.ftl"):
        for fault, pattern in FAULTS[language].items():
            found = re.search(pattern, text)
            assert found is None, f"{folder}/{language}.ftl: {name} has {fault}: {text}"


def test_these_faults_would_be_found() -> None:
    for text, fault in [("Qui gagne?", "a sign without its space"), ("l'or", "a plain apostrophe")]:
        assert re.search(FAULTS["fr"][fault], text)
    assert re.search(FAULTS["de"]["an article that a title does not take"], "Ein Tisch { $game }")
