"""The shelf: the games that can be played here, their boxes, words and rule books."""

from __future__ import annotations

import functools
import importlib
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.levels import LEVELS, RANDOM, hints_of
from ludotheque.core.audience import NUMBER, NUMBERS, ROWS, WINDOW
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, Option
from ludotheque.core.registry import find_game, register
from ludotheque.core.registry import games as known_games
from ludotheque.core.rulebook import rule_book
from ludotheque.core.state import Terms
from ludotheque.core.words import LANGUAGES
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import sheets, values

SHARED: Final = "shared"
"""The name under which the words of all games are asked for."""
USUAL_LEVEL: Final = "regular"

_PACKAGE: Final = "ludotheque.games"
_SHAPES: Final[dict[int, Any]] = {
    NUMBER: "number",
    NUMBERS: "numbers",
    ROWS: "rows",
    WINDOW: "window",
}


def register_from(place: str) -> None:
    """Make a game known that stands at `module:NAME`."""
    module, _, name = place.partition(":")
    register(getattr(importlib.import_module(module), name))


class Shelf:
    """What this server offers: its games, and the bots it has besides the usual levels."""

    def __init__(self, games: Sequence[str] = (), bots: Mapping[str, str] | None = None) -> None:
        self.bots = dict(bots or {})
        """Further bots by name: `my_bot.py:MyBot`."""
        for place in games:
            register_from(place)
        self._playable = set(known_games())
        self._boxes = _read_boxes()
        """What the boxes in the games' folder say of themselves, by the games' names."""

    def game(self, name: str) -> Game[Any]:
        """A game that can be played; `no-such-game` or `cannot-be-played` otherwise."""
        if name in self._playable:
            return find_game(name)
        if name in self._boxes:
            raise Trouble("cannot-be-played", game=name)
        raise Trouble("no-such-game", game=name[:40])

    def title(self, name: str) -> str:
        """What a game is called, even one that is not here any more."""
        try:
            return self.game(name).title
        except Trouble:
            return name

    def levels(self, game: Game[Any]) -> list[str]:
        """The bots that can be asked for, weakest first."""
        return [*_levels(game), *self.bots]

    def usual_level(self, game: Game[Any]) -> str:
        """The bot that takes a seat nobody chose one for."""
        return USUAL_LEVEL if USUAL_LEVEL in _levels(game) else RANDOM

    def require_level(self, game: Game[Any], level: str) -> str:
        if level not in self.levels(game):
            raise Trouble("no-such-level", level=level)
        return level

    def infos(self) -> list[sheets.GameInfo]:
        """All boxes, the ones that can be played first."""
        names = sorted(
            {*self._boxes, *self._playable}, key=lambda name: (name not in self._playable, name)
        )
        return [self._info(name, self._boxes.get(name)) for name in names]

    def sheet(self, name: str) -> sheets.GameSheet:
        """All that a page needs to show a game it has never heard of."""
        game = self.game(name)
        return sheets.GameSheet(
            name=game.name,
            title=game.title,
            code=game.code,
            rules=game.version,
            steps=[
                sheets.StepInfo(
                    name=step.name,
                    article=step.article.code,
                    is_live=step.is_live,
                    ahead="" if step.ahead is None else step.ahead.text,
                )
                for step in game.steps
            ],
            happenings=[
                sheets.HappeningInfo(
                    name=one.name,
                    article=one.article.code,
                    numbers=[
                        sheets.NumberInfo(name=name, kind=kind)
                        for name, kind in zip(one.names, one.kinds)
                    ],
                )
                for one in game.happenings
            ],
            fields=[
                sheets.FieldInfo(
                    name=field.name,
                    shape=_SHAPES[field.shape],
                    audience=(
                        "everyone"
                        if field.audience.is_public
                        else "owner"
                        if field.audience.is_by_seat
                        else "nobody"
                    ),
                )
                for field in game.fields
            ],
            board=game.own_board().data,
        )

    def words(self, name: str, language: str) -> str:
        """The words of a game, or of all games, as a Fluent file."""
        _require_language(language)
        if name == SHARED:
            folder = Path(__file__).parents[2]
        else:
            folder = self.game(name).folder
        return (folder / "locale" / f"{language}.ftl").read_text(encoding="utf-8")

    def rules(self, name: str, language: str) -> sheets.RuleBookInfo:
        """A game's rule book, passage by passage."""
        _require_language(language)
        book = rule_book(self.game(name), language)
        return sheets.RuleBookInfo(
            game=name,
            language=language,
            passages=[
                sheets.PassageInfo(
                    code=one.code, title=one.title, chapter=one.chapter, text=one.text
                )
                for one in book.passages.values()
            ],
        )

    def _info(self, name: str, box: dict[str, Any] | None) -> sheets.GameInfo:
        facts = None if box is None else _facts(box)
        if name not in self._playable:
            title = name if box is None else str(box["title"])
            return sheets.GameInfo(
                name=name, title=title, is_playable=False, seats=[], options=[], levels=[],
                box=facts,
            )  # fmt: skip
        game = find_game(name)
        return sheets.GameInfo(
            name=game.name,
            title=game.title,
            is_playable=True,
            seats=list(game.seats),
            options=[_option(option) for option in game.options],
            levels=self.levels(game),
            box=facts,
        )


def check_options(game: Game[Any], given: values.Options) -> values.Options:
    """All options, the given ones checked and the others at their defaults."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise Trouble("no-such-option", option=name[:40])
        try:
            known[name].read(value)
        except BadSetup:
            raise Trouble("bad-option", option=name, allowed=known[name].allowed) from None
    for_people: values.Options = {
        option.name: option.for_people for option in game.options if option.for_people
    }
    return game.settings({**for_people, **given})


def agreed_terms(game: Game[Any], options: values.Options, people: list[int], seats: int) -> Terms:
    """The terms of a table where people sit in some seats and bots in the others."""
    for option in game.options:
        chosen = str(options.get(option.name, "")).split(",")
        if option.for_people and len(chosen) not in (1, seats):
            raise Trouble("bad-option", option=option.name, allowed=option.allowed)
    return game.new_terms(seats, game.settings_by_seat(options, people, seats))


def check_seats(game: Game[Any], seats: int) -> None:
    """`bad-seat-count` unless so many may play."""
    if seats not in game.seats:
        least, most = min(game.seats), max(game.seats)
        raise Trouble("bad-seat-count", seats=seats, least=least, most=most)


def _require_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Trouble("no-such-language", language=language[:10])


@functools.cache
def _levels(game: Game[Any]) -> tuple[str, ...]:
    try:
        hints_of(game)
    except BadSetup:
        return (RANDOM,)
    return LEVELS


def _read_boxes() -> dict[str, dict[str, Any]]:
    found = {}
    for folder in importlib.import_module(_PACKAGE).__path__:
        for path in sorted(Path(folder).glob("*/box.toml")):
            name = path.parent.name.replace("_", "-")
            found[name] = tomllib.loads(path.read_text(encoding="utf-8"))
    return found


def _option(option: Option) -> sheets.OptionInfo:
    is_switch = isinstance(option.default, bool)
    return sheets.OptionInfo(
        name=option.name,
        kind="switch" if is_switch else "choice" if option.choices else "count",
        default=option.default,
        choices=list(option.choices),
        low=option.low,
        high=option.high,
        for_people=option.for_people,
    )


def _facts(box: dict[str, Any]) -> sheets.BoxFacts:
    return sheets.BoxFacts(
        authors=[str(author) for author in box["authors"]],
        publisher=str(box["publisher"]),
        year=str(box["year"]),
        players=[int(one) for one in box["players"]],
        minutes=[int(one) for one in box["minutes"]],
        age=int(box["age"]),
        weight=float(box["weight"]),
        blurb={str(language): str(text) for language, text in box["blurb"].items()},
    )
