"""Words: sentences in three languages, from Fluent files that terminal and page share."""

from __future__ import annotations

import functools
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from ludotheque.core.article import Article
from ludotheque.core.errors import BadSetup, Refused
from ludotheque.core.event import Event
from ludotheque.core.game import Game
from ludotheque.core.move import Move, Seat

LANGUAGES = ("fr", "en", "de")

_SHARED = Path(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))) / "locale"


class Words:
    """One language's sentences for one game, with the shared ones behind them."""

    def __init__(self, game: Game[Any] | None, language: str) -> None:
        if language not in LANGUAGES:
            raise BadSetup(
                f"the language {language!r} is not there; there are {', '.join(LANGUAGES)}."
            )
        self.game = game
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folders = [_SHARED] if game is None else [_SHARED, game.folder / "locale"]
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._kinds: dict[str, list[str]] = {}
        if game is not None:
            self._kinds = {one.name: one.kinds for one in game.happenings}

    def has(self, name: str) -> bool:
        """Whether there is a sentence of that name."""
        return bool(self._bundle.has_message(name))

    def say(self, name: str, **values: Any) -> str:
        """The sentence of that name."""
        assert self.has(name), f"{self.language} has no sentence {name!r}"
        pattern = self._bundle.get_message(name).value
        assert pattern is not None, f"{name!r} is no sentence in {self.language}"
        sentence, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, f"{name}: {errors}"
        return str(sentence)

    def colour(self, seat: Seat) -> str:
        """A seat by the colour of its pieces."""
        return self.say(f"seat-{seat}")

    def event(self, event: Event, name_of: Callable[[Seat], str] | None = None) -> str:
        """What happened, in a sentence."""
        told = event.happening.name
        kinds = self._kinds.get(told, event.happening.kinds)
        values = {
            name: self._value(kind, number, name_of or self.colour)
            for name, kind, number in zip(event.happening.names, kinds, event.numbers)
        }
        return self.say(f"event-{told}", **values)

    def move(self, move: Move) -> str:
        """A move, as a player would say it."""
        return self.say(f"move-{move.verb}", **move.data)

    def refusal(self, article: Article) -> str:
        """Why an article forbids something."""
        return self.say(f"refused-{article.reason}")

    def _value(self, kind: str, number: int, name_of: Callable[[Seat], str]) -> Any:
        if kind == "number":
            return number
        if kind == "seat":
            return name_of(number)
        return self.say(f"{kind}-{number}")


@functools.cache
def words_of(game: Game[Any] | None, language: str) -> Words:
    """The words of a game in a language."""
    return Words(game, language)


def refusal(game: Game[Any], code: str, reason: str) -> Refused:
    """A refusal in English, for programs; people read it in their own language."""
    article = Article(code, reason)
    sentence = words_of(game, "en").refusal(article)
    return Refused(article, f"{sentence} ({code})" if code else sentence)
