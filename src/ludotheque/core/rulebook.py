"""Rule books: the articles in our own words, from the Markdown files in a game's folder."""

from __future__ import annotations

import functools
import re
from typing import Any

from ludotheque.core.french import hold_together
from ludotheque.core.game import Game
from ludotheque.core.words import LANGUAGES, no_language


class Passage:
    """One article, ruling or option: its code, its title and its text in Markdown."""

    def __init__(self, code: str, title: str, text: str, chapter: str) -> None:
        self.code = code
        self.title = title
        self.text = text
        self.chapter = chapter


class RuleBook:
    """A game's rule book in one language."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self.text = text
        self.passages: dict[str, Passage] = {}
        chapter = ""
        for part in re.split(r"^(?=#{2,3} )", text, flags=re.MULTILINE):
            heading, _, body = part.partition("\n")
            if heading.startswith("## "):
                chapter = heading[3:].strip()
            found = re.match(r"### `?([\w-]+)`? · (.+)", heading)
            if found:
                code = found[1]
                assert code not in self.passages, f"{code} stands twice in the rule book"
                self.passages[code] = Passage(code, found[2].strip(), body.strip(), chapter)

    def articles(self) -> list[str]:
        """The codes of the articles, rulings aside."""
        return [code for code in self.passages if re.fullmatch(r"[A-Z]+-\d+", code)]

    def rulings(self) -> list[str]:
        """The codes of the rulings."""
        return [code for code in self.passages if re.fullmatch(r"[A-Z]+-R\d+", code)]


@functools.cache
def rule_book(game: Game[Any], language: str) -> RuleBook:
    """The rule book of a game in a language."""
    if language not in LANGUAGES:
        raise no_language(language)
    path = game.folder / "rulebook" / f"{language}.md"
    text = path.read_text(encoding="utf-8")
    return RuleBook(language, hold_together(text) if language == "fr" else text)
