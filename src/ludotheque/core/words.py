"""Words: sentences in three languages, from Fluent files that terminal and page share."""

from __future__ import annotations

import functools
import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from ludotheque.core.article import Article, Caution
from ludotheque.core.errors import BadBoard, BadSetup, BoardFault, LudothequeError, Refused
from ludotheque.core.event import Event, Happening
from ludotheque.core.field import Kind
from ludotheque.core.french import polish
from ludotheque.core.game import Game, Option
from ludotheque.core.move import Move, Seat

LANGUAGES = ("fr", "en", "de")
_LOCALES: Final = {"en": "en-GB"}
"""As which dates are written, where that is not plain: a day before its month."""

Told = tuple[str, str, int]
"""A number that an event tells, after the event's name and its own."""
NOTHING_KNOWN: Final[set[Told]] = set()

_SHARED = Path(os.path.dirname(os.path.dirname(os.path.abspath(__file__)))) / "locale"


def no_language(language: str) -> BadSetup:
    """There are no words in a language."""
    return BadSetup.of("no-language", language=language, languages=", ".join(LANGUAGES))


class Words:
    """One language's sentences for one game, with the shared ones behind them."""

    def __init__(self, game: Game[Any] | None, language: str) -> None:
        if language not in LANGUAGES:
            raise no_language(language)
        self.game = game
        self.language = language
        self._bundle = FluentBundle([_LOCALES.get(language, language)], use_isolating=False)
        folders = [_SHARED] if game is None else [_SHARED, game.folder / "locale"]
        self._names: dict[str, None] = {}
        for folder in folders:
            text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
            resource = FluentResource(text)
            self._bundle.add_resource(resource, allow_overrides=True)
            for entry in resource.body:
                if isinstance(entry, ast.Message):
                    self._names[entry.id.name] = None
        self._kinds: dict[str, list[str]] = {}
        self._made_of_two: dict[str, Kind] = {}
        if game is not None:
            self._kinds = {one.name: one.kinds for one in game.happenings}
            kinds = [field.kind for field in game.fields]
            self._made_of_two = {kind.name: kind for kind in kinds if kind.parts is not None}

    def has(self, name: str) -> bool:
        """Whether there is a sentence of that name."""
        return bool(self._bundle.has_message(name))

    def named(self, beginning: str) -> list[str]:
        """The names of all sentences that begin so, in the order of the files."""
        return [name for name in self._names if name.startswith(beginning)]

    def say(self, name: str, **values: Any) -> str:
        """The sentence of that name."""
        return self._say(name, "", values)

    def colour(self, seat: Seat) -> str:
        """A seat by the colour of its pieces."""
        return self.say(f"seat-{seat}")

    def number(self, number: int) -> str:
        """A number as it stands in a list: below zero with a minus, not a hyphen."""
        return self.say("terminal-number", number=number).replace("-", "−")

    def letter(self, seat: Seat) -> str:
        """A seat by the one letter that stands for its colour, in drawings for the terminal."""
        return self.say(f"terminal-letter-{seat}")

    def event(self, event: Event, name_of: Callable[[Seat], str] | None = None) -> str:
        """What happened, in a sentence."""
        return self._event(event, "", name_of or self.colour)

    def brief(self, event: Event) -> str:
        """What happened, as short as it can be told where the table is seen afterwards:
        `event-<name>-brief`, where there is one; it may be empty."""
        is_short = self.has(f"event-{event.happening.name}-brief")
        return self._event(event, "-brief" if is_short else "", self.colour)

    def events(self, events: list[Event], name_of: Callable[[Seat], str] | None = None) -> str:
        """Several events of one kind in one sentence, `event-<name>-many`. It is given how many
        there are (`$count`) and, under the name of each number, what they told, one after the
        other; what is the same throughout stands there once, if the sentence says how many they
        are. Where they name seats, `$seats` is how many different ones."""
        happening = events[0].happening
        message = f"event-{happening.name}-many"
        is_counted = self._uses(message, "count")
        values: dict[str, Any] = {"count": len(events)}
        for place, name in enumerate(happening.names):
            kind = self._kind_of(happening, place)
            numbers = [event.numbers[place] for event in events]
            if name == "seat":
                values["seats"] = len(set(numbers))
            if name == "seat" or (is_counted and len(set(numbers)) == 1):
                numbers = list(dict.fromkeys(numbers))
            said = [self.value(kind, number, name_of or self.colour) for number in numbers]
            values[name] = self.listed(said) if name == "seat" else ", ".join(said)
        return self.say(message, **values)

    def _uses(self, name: str, value: str) -> bool:
        """Whether a sentence has a place for a value."""
        pattern = self._bundle.get_message(name).value
        return pattern is not None and f'"name": "{value}"' in json.dumps(pattern.to_json())

    def parts(self, event: Event, known: set[Told] = NOTHING_KNOWN) -> list[str]:
        """What an event tells beside whom it is about and what is known: its numbers as they are
        said alone. One of a thing is left out: a sentence says that without a number."""
        happening = event.happening
        kinds = self._kinds.get(happening.name, happening.kinds)
        found = []
        for place, (name, number) in enumerate(zip(happening.names, event.numbers)):
            if name == "seat" or (happening.name, name, number) in known:
                continue
            kind = self._kind_of(happening, place)
            said = self.number(number)
            if kind != "number":
                said = self.alone(kind, number, self.colour)
            if kinds[place] != "number" or said != self.number(1):
                found.append(said)
        return found

    def _kind_of(self, happening: Happening, place: int) -> str:
        """Of which kind a number is that an event tells: a plain one is said by `value-<name>`
        where there is that."""
        kind = self._kinds.get(happening.name, happening.kinds)[place]
        name = happening.names[place]
        return name if kind == "number" and self.has(f"value-{name}") else kind

    def listed(self, names: list[str]) -> str:
        """Names one after the other, the last behind an *and*."""
        if len(names) < 2:
            return "".join(names)
        return self.say("terminal-list-and", first=", ".join(names[:-1]), last=names[-1])

    def move(self, move: Move, amount: int | None = None) -> str:
        """A move, as a player would say it; with what it costs or brings, where that is known."""
        if amount is None:
            return self.say(f"move-{move.verb}", **move.data)
        return self._say(f"move-{move.verb}", "amount", {**move.data, "amount": amount})

    def refusal(self, article: Article) -> str:
        """Why an article forbids something."""
        return self.say(f"refused-{article.reason}")

    def fault(self, fault: BoardFault, file: str = "") -> str:
        """What is wrong with a board file, in a sentence with its line; `file` is what the file is
        called there."""
        given: dict[str, Any] = {name: str(one) for name, one in fault.given.items()}
        given["name"] = fault.name
        given["what"] = self._say(f"box-{fault.code}", "", given)
        given["file"] = file or fault.source
        given["line"] = str(fault.line)
        return self._say(f"box-fault-{fault.frame}", "", given)

    def allowed(self, option: Option, seats: int) -> str:
        """What may be chosen at a number of players, as it is typed."""
        if option.choices:
            offered = self.say("problem-or").join(option.offered(seats))
            return self.say("problem-each", choices=offered) if option.for_people else offered
        if isinstance(option.default, bool):
            return self.say("problem-or").join(["on", "off"])
        return self.say("problem-range", low=option.low, high=option.highest(seats))

    def problem(self, error: LudothequeError) -> str:
        """What went wrong, in a sentence; in English where there is none for it."""
        if isinstance(error, BadBoard):
            return words_of(error.game, self.language).fault(error.faults[0])
        if isinstance(error, Refused) and error.game is not None:
            sentence = words_of(error.game, self.language).refusal(error.article)
            return f"{sentence} ({error.article.code})" if error.article.code else sentence
        if not error.name:
            return str(error)
        given: dict[str, Any] = {}
        for name, one in error.given.items():
            given[name] = str(one)
            if isinstance(one, LudothequeError):
                given[name] = self.problem(one)
            elif isinstance(one, Option):
                given[name] = self.allowed(one, error.given["at"])
        return self._say(f"problem-{error.name}", "", given)

    def warning(self, caution: Caution) -> str:
        """What one should know before a move."""
        return self.say(f"warning-{caution.reason}")

    def value(self, kind: str, number: int, name_of: Callable[[Seat], str]) -> str:
        """What a number of a kind stands for, as it is said in sentences: a seat by name, others by
        `<kind>-<number>` or, where they are not named one by one, by `value-<kind>`, which is given
        the number (or both parts of one that is made of two) under the name of its kind."""
        return self._value(kind, number, name_of, "")

    def alone(self, kind: str, number: int, name_of: Callable[[Seat], str]) -> str:
        """The same where it stands alone: by the attribute `plain`, where a sentence bends words
        or gives them an article."""
        return self._value(kind, number, name_of, "plain")

    def nothing(self, kind: str) -> str:
        """That there is nothing of a kind: `none-<kind>`; empty where no word is needed."""
        return self.say(f"none-{kind}") if self.has(f"none-{kind}") else ""

    def back(self, kind: str, number: int) -> str:
        """A thing of a kind that shows only its back: `back-<kind>`, which is given the number."""
        name = f"back-{kind}"
        return self.say(name, **{kind: number}) if self.has(name) else self.say("back")

    def hidden(self, kind: str, count: int) -> str:
        """So many things of a kind that are hidden: `hidden-<kind>`, which is given the count."""
        name = f"hidden-{kind}"
        return self.say(name if self.has(name) else "hidden-things", count=count)

    def field(self, name: str) -> str:
        """What a field is called."""
        return self.say(f"field-{name.replace('_', '-')}")

    def _event(self, event: Event, form: str, name_of: Callable[[Seat], str]) -> str:
        told = event.happening.name
        kinds = self._kinds.get(told, event.happening.kinds)
        values = {
            name: number if kind == "number" else self.value(kind, number, name_of)
            for name, kind, number in zip(event.happening.names, kinds, event.numbers)
        }
        return self.say(f"event-{told}{form}", **values)

    def _value(self, kind: str, number: int, name_of: Callable[[Seat], str], form: str) -> str:
        if kind == "seat":
            return name_of(number)
        if self.has(f"{kind}-{number}"):
            return self._say(f"{kind}-{number}", form, {})
        values: dict[str, Any] = {kind: number}
        whole = self._made_of_two.get(kind)
        if whole is not None and whole.parts is not None:
            for part, one in zip(whole.parts, divmod(number, whole.span)):
                values[part] = self._value(part, one, name_of, form)
        return self._say(f"value-{kind}", form, values)

    def _say(self, name: str, form: str, values: dict[str, Any]) -> str:
        """The sentence of that name, or another form of it where it has that."""
        assert self.has(name), f"{self.language} has no sentence {name!r}"
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(form, message.value)
        assert pattern is not None, f"{name!r} is no sentence in {self.language}"
        sentence, errors = self._bundle.format_pattern(pattern, values)
        assert not errors, f"{name}: {errors}"
        return polish(str(sentence)) if self.language == "fr" else str(sentence)


@functools.cache
def words_of(game: Game[Any] | None, language: str) -> Words:
    """The words of a game in a language."""
    return Words(game, language)


def refusal(game: Game[Any], code: str, reason: str) -> Refused:
    """A refusal in English, for programs; people read it in their own language."""
    article = Article(code, reason)
    sentence = words_of(game, "en").refusal(article)
    return Refused(article, f"{sentence} ({code})" if code else sentence, game)
