"""The shelf: the games that can be played here, their boxes, words and rule books."""

from __future__ import annotations

import importlib
import logging
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from ludotheque.bots.levels import RANDOM
from ludotheque.bots.strength import levels_of, strengths_of
from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadBoard, BadSetup
from ludotheque.core.field import NUMBER, NUMBERS, ROWS, WINDOW, Field, Kind
from ludotheque.core.game import Game, Option
from ludotheque.core.registry import find_game, register
from ludotheque.core.registry import games as known_games
from ludotheque.core.rulebook import rule_book
from ludotheque.core.state import Terms
from ludotheque.core.words import LANGUAGES
from ludotheque.server.service.boards import bad_board
from ludotheque.server.service.boxes import box_in, built_in_boxes
from ludotheque.server.service.trouble import Trouble
from ludotheque.server.wire import sheets, values

SHARED: Final = "shared"
"""The name under which the words of all games are asked for."""
USUAL_LEVEL: Final = "regular"

_SHAPES: Final[dict[int, Any]] = {
    NUMBER: "number",
    NUMBERS: "numbers",
    ROWS: "rows",
    WINDOW: "window",
}

_log = logging.getLogger(__name__)


def register_from(place: str) -> None:
    """Make a game known that stands at `module:NAME`; `BadSetup` if there is none."""
    module, _, name = place.partition(":")
    try:
        game = getattr(importlib.import_module(module), name)
    except Exception as error:  # Whatever the module of somebody else does.
        raise BadSetup(f"there is no game at {place}: {type(error).__name__}: {error}.") from None
    if not isinstance(game, Game):
        raise BadSetup(f"there is no game at {place}, which is to be MODULE:NAME.")
    register(game)


class Shelf:
    """What this server offers: its games, and the bots it has besides the usual levels."""

    def __init__(self, games: Sequence[str] = (), bots: Mapping[str, str] | None = None) -> None:
        self.bots = dict(bots or {})
        """Further bots by name: `my_bot.py:MyBot`."""
        for place in games:
            register_from(place)
        self._playable = set(known_games())
        self._boxes = built_in_boxes()
        """What the boxes say of themselves, by the games' names."""
        self._opened: set[str] = set()

    def game(self, name: str) -> Game[Any]:
        """A game that can be played; `no-such-game` or `cannot-be-played` otherwise."""
        if name in self._playable - self._opened:
            self._open(name)
        if name in self._playable:
            return find_game(name)
        if name in self._boxes:
            raise Trouble("cannot-be-played", game=name)
        raise Trouble("no-such-game", game=name[:40])

    def seat_counts(self) -> dict[str, list[int]]:
        """For how many each game that can be played is."""
        return {one.name: one.seats for one in self.infos() if one.is_playable}

    def title(self, name: str) -> str:
        """What a game is called, even one that is not here any more."""
        try:
            return self.game(name).title
        except Trouble:
            return name

    def levels(self, game: Game[Any]) -> list[str]:
        """The bots that can be asked for, weakest first."""
        return [*levels_of(game), *self.bots]

    def require_level(self, game: Game[Any], level: str) -> str:
        if level not in self.levels(game):
            raise Trouble("no-such-level", level=level)
        return level

    def infos(self) -> list[sheets.GameInfo]:
        """All boxes, the ones that can be played first."""
        for name in sorted(self._playable - self._opened):
            self._open(name)
        names = sorted(
            {*self._boxes, *self._playable}, key=lambda name: (name not in self._playable, name)
        )
        return [self._info(name) for name in names]

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
                    takes_orders=step.ahead_if is not None,
                    is_together=step.ahead is not None,
                    is_final=step.is_final,
                )
                for step in game.steps
            ],
            happenings=[
                sheets.HappeningInfo(
                    name=one.name,
                    article=one.article.code,
                    fades_with=one.fades_with,
                    fades_at=one.fades_at,
                    numbers=[
                        sheets.NumberInfo(name=name, kind=kind)
                        for name, kind in zip(one.names, one.kinds)
                    ],
                )
                for one in game.happenings
            ],
            fields=[_field(field) for field in game.fields],
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

    def _open(self, name: str) -> None:
        """Open a game's box for the first time. What another package brings may be broken: the log
        says so, and the rest of the shelf stands."""
        try:
            game = find_game(name)
        except Exception as error:
            _log.error("the game %s cannot be opened: %s", name, error)
            self._playable.discard(name)
            return
        self._opened.add(name)
        try:
            box = box_in(game.folder)
        except BadSetup as error:
            _log.error("%s", error)
        else:
            if box is not None:
                self._boxes[name] = box

    def _info(self, name: str) -> sheets.GameInfo:
        box = self._boxes.get(name)
        facts = None if box is None else box.facts
        if name not in self._playable:
            title = name if box is None else box.title
            return sheets.GameInfo(
                name=name, title=title, is_playable=False, seats=[], options=[], levels=[],
                strengths=[], box=facts,
            )  # fmt: skip
        game = find_game(name)
        return sheets.GameInfo(
            name=game.name,
            title=game.title,
            is_playable=True,
            seats=list(game.seats),
            options=[_option(option, game.seats) for option in game.options],
            levels=self.levels(game),
            strengths=[
                sheets.StrengthInfo(
                    level=one.level,
                    among=one.among,
                    seats=one.seats,
                    wins=one.wins,
                    games=one.games,
                )
                for one in strengths_of(game)
            ],
            box=facts,
        )


def check_options(game: Game[Any], given: values.Options, seats: int) -> values.Options:
    """All options, the given ones checked and the others at their defaults."""
    known = {option.name: option for option in game.options}
    for name, value in given.items():
        if name not in known:
            raise Trouble("no-such-option", option=name[:40])
        try:
            known[name].read(value, seats)
        except BadSetup:
            raise _not_offered(known[name], seats) from None
    for_people: values.Options = {
        option.name: option.for_people for option in game.options if option.for_people
    }
    return game.settings({**for_people, **given}, seats)


def _not_offered(option: Option, seats: int) -> Trouble:
    """That an option has no such setting for so many players."""
    allowed = ", ".join(option.offered(seats)) or f"{option.low}–{option.highest(seats)}"
    if isinstance(option.default, bool):
        allowed = "on, off"
    return Trouble("bad-option", option=option.name, allowed=allowed, seats=seats)


def agreed_terms(
    game: Game[Any],
    options: values.Options,
    people: list[int],
    seats: int,
    board: BoardFile | None = None,
) -> Terms:
    """The terms of a table where people sit in some seats and bots in the others; `bad-board` if so
    many cannot play on that board."""
    for option in game.options:
        chosen = str(options.get(option.name, "")).split(",")
        if option.for_people and len(chosen) not in (1, seats):
            raise _not_offered(option, seats)
    settings = game.settings_by_seat(options, people, seats)
    try:
        return game.new_terms(seats, settings, board)
    except BadBoard as error:
        raise bad_board(error) from None


def check_seats(game: Game[Any], seats: int) -> None:
    """`bad-seat-count` unless so many may play."""
    if seats not in game.seats:
        least, most = min(game.seats), max(game.seats)
        raise Trouble("bad-seat-count", seats=seats, least=least, most=most)


def _require_language(language: str) -> None:
    if language not in LANGUAGES:
        raise Trouble("no-such-language", language=language[:10])


def usual_level(game: Game[Any]) -> str:
    """The bot that takes a seat nobody chose one for."""
    return USUAL_LEVEL if USUAL_LEVEL in levels_of(game) else RANDOM


def _option(option: Option, seats: list[int]) -> sheets.OptionInfo:
    is_switch = isinstance(option.default, bool)
    return sheets.OptionInfo(
        name=option.name,
        kind="switch" if is_switch else "choice" if option.choices else "count",
        default=option.default,
        choices=list(option.choices),
        low=option.low,
        high=option.high,
        for_people=option.for_people,
        at=[
            sheets.OptionAt(
                seats=count,
                choices=list(option.offered(count)),
                high=option.highest(count),
                default=option.default_at(count),
                even=option.even_at(count),
            )
            for count in seats
        ],
    )


def _field(field: Field) -> sheets.FieldInfo:
    kind = field.kind
    return sheets.FieldInfo(
        name=field.name,
        shape=_SHAPES[field.shape],
        audience=(
            "everyone"
            if field.audience.is_public
            else "owner"
            if field.audience.is_by_seat
            else "nobody"
        ),
        kind=kind.name,
        shift=kind.said - (kind.first or 0),
        parts=list(kind.parts or ()),
        span=kind.span,
        none=field.none,
        backs=field.backs(),
        by=_axis(field.by),
        each=_axis(field.each),
        among=field.among,
        when=field.when,
        unless=field.unless,
        is_unsaid=field.is_unsaid,
    )


def _axis(kind: Kind | None) -> sheets.AxisInfo | None:
    return None if kind is None else sheets.AxisInfo(kind=kind.name, first=kind.said)
