"""Games: what a game's folder offers to everything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core.article import Article
from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadSetup
from ludotheque.core.event import Happening, Tell
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import OVER, Field, Terms, View, fields_of, seen
from ludotheque.core.step import S, Step

Setting = int | str | bool


class Option:
    """A choice that the table makes before the game; its default is the ruling."""

    def __init__(
        self,
        name: str,
        default: Setting,
        choices: list[str],
        low: int,
        high: int,
        for_people: str = "",
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.low = low
        self.high = high
        self.for_people = for_people
        """Of a choice that each seat has of its own: what people have, where programs have the
        default. Empty where one choice holds for the whole table."""

    @staticmethod
    def switch(name: str, default: bool) -> Option:
        """On or off."""
        return Option(name, default, [], 0, 0)

    @staticmethod
    def choice(name: str, choices: list[str]) -> Option:
        """One of several; the first is the default."""
        return Option(name, choices[0], choices, 0, 0)

    @staticmethod
    def by_seat(name: str, choices: list[str], for_people: str) -> Option:
        """One of several for each seat, such as `sound,number`, or one for all; the first is the
        default, and what programs always have."""
        return Option(name, choices[0], choices, 0, 0, for_people)

    @staticmethod
    def count(name: str, default: int, low: int, high: int) -> Option:
        """A number within bounds."""
        return Option(name, default, [], low, high)

    @property
    def allowed(self) -> str:
        """What may be chosen, for people."""
        if self.choices:
            each = ", for all or one for each seat" if self.for_people else ""
            return " or ".join(self.choices) + each
        return "on or off" if isinstance(self.default, bool) else f"{self.low} to {self.high}"

    def read(self, value: Setting) -> Setting:
        """The setting meant by a value from Python, a command line or a form."""
        if isinstance(self.default, bool):
            if isinstance(value, bool):
                return value
            word = str(value).lower()
            if word in ("on", "yes", "true", "1"):
                return True
            if word in ("off", "no", "false", "0"):
                return False
        elif self.for_people:
            words = str(value).replace(",", " ").split()
            if words and all(word in self.choices for word in words):
                return words[0] if words.count(words[0]) == len(words) else ",".join(words)
        elif self.choices:
            if value in self.choices:
                return value
        elif not isinstance(value, bool):
            try:
                number = int(value)
            except (TypeError, ValueError):
                number = self.low - 1
            if self.low <= number <= self.high:
                return number
        raise BadSetup(f"the option {self.name} is {self.allowed}, not {value!r}.")


class Result:
    """How a game ended: who won (ties share the win) and what each seat came to."""

    def __init__(self, winners: list[Seat], scores: list[int]) -> None:
        self.winners = winners
        self.scores = scores

    def as_json(self) -> dict[str, list[int]]:
        return {"winners": list(self.winners), "scores": list(self.scores)}

    def __repr__(self) -> str:
        return f"Result(winners={self.winners}, scores={self.scores})"


class Clock:
    """A time the table keeps: when `seconds` have passed, it tells the rules that time is up."""

    def __init__(self, seconds: int, since_step: bool, name: str = "") -> None:
        self.seconds = seconds
        self.since_step = since_step
        """Counted from where the step was entered, not from the start of the game."""
        self.name = name
        """Where several run at once: such a clock is counted from when it was first there."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: its box, its set-up, its steps in the order of the rule book, and its end."""

    def __init__(
        self,
        name: str,
        title: str,
        code: str,
        version: int,
        seats: list[int],
        options: list[Option],
        steps: list[Step[S]],
        state: type[S],
        happenings: list[Happening],
        moves: list[Move],
        folder: Path,
    ) -> None:
        self.name = name
        """As people type it, with hyphens."""
        self.title = title
        self.code = code
        """What its articles' codes begin with."""
        self.version = version
        """Of its rules; logs replay within a version."""
        self.seats = seats
        self.options = options
        self.steps = steps
        self.happenings = happenings
        self.folder = folder
        """Where its board, rule book and words lie."""
        self.fields: list[Field] = fields_of(state)
        self.state_class = state
        self.catalogue: dict[str, Move] = {move.text: move for move in moves}
        """Every move of the game's grammar, by its line."""
        for index, step in enumerate(steps):
            step.index = index

    # What each game writes

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        """What is agreed before the game; checks the board's constraints."""
        raise NotImplementedError

    def set_up(self, terms: Terms) -> S:
        """The table before the first step."""
        raise NotImplementedError

    def blank(self) -> S:
        """A state with nothing in it, to be filled from a position."""
        raise NotImplementedError

    def agree(self, s: S, terms: Terms) -> None:
        """Put the terms into a blank state."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Who won, and what each seat came to."""
        raise NotImplementedError

    def box(self, s: S) -> dict[str, int]:
        """What the box holds, counted on the table: the sums never change."""
        raise NotImplementedError

    def redeal(self, s: S, seat: Seat, luck: Luck) -> S:
        """A state that the seat holds possible, by likelihood; reads its view only."""
        assert not self.has_secrets, f"{self.name} hides something and must say how to redeal it"
        copy: Any = s.copy()
        known: S = copy
        return known

    def fault(self, s: S) -> str:
        """What is wrong with a position that has the right shape; empty if nothing is."""
        return ""

    def parse(self, text: str) -> Move | None:
        """The move that a line means, or `None`."""
        return self.catalogue.get(text)

    def clocks(self, s: S) -> list[Clock]:
        """The times that the table keeps now; the only one needs no name."""
        return []

    def ring(self, s: S, tell: Tell, name: str) -> Article | None:
        """That clock of the table has run out. The article that forbids it, where none is kept."""
        return Article("", "no-clock")

    def render(self, event: str, media: list[int]) -> tuple[str, bytes]:
        """The sound or picture of an event of that name: its MIME type and its bytes.

        `media` is what the event carries and, last, a secret number that is the event's own: the
        same event always looks or sounds the same, and nobody can make it from the rest.
        """
        raise NotImplementedError

    # What follows from it

    @property
    def has_secrets(self) -> bool:
        """Whether any seat knows something that another does not."""
        return any(not field.audience.is_public for field in self.fields)

    def step(self, s: S) -> Step[S]:
        """The step at which a running game waits."""
        return self.steps[s.step]

    def is_over(self, s: S) -> bool:
        return s.step == OVER

    def view(self, s: S, seat: Seat | None) -> View:
        """What a seat may know; `None` is a spectator. It shares no list with the state."""
        view: View = {
            "seats": s.seats,
            "step": "over" if s.step == OVER else self.steps[s.step].name,
        }
        for field in self.fields:
            view[field.name] = seen(field, getattr(s, field.name), seat)
        return view

    def settings(self, given: dict[str, Setting]) -> dict[str, Setting]:
        """All options, the given ones checked and the others at their defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadSetup(f"{self.title} has no option {name!r}; its options: {names}.")
        return {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }

    def settings_by_seat(
        self, given: dict[str, Setting], people: list[Seat], seats: int
    ) -> dict[str, Setting]:
        """What was given, where people sit in some of the seats and programs in the others: of an
        option by seat people have what was given, or else what it is for people, and programs
        its default."""
        whole = dict(given)
        for option in self.options:
            if option.for_people:
                chosen = str(option.read(given.get(option.name, option.for_people))).split(",")
                each = chosen * seats if len(chosen) == 1 else chosen
                whole[option.name] = ",".join(
                    [each[seat] if seat in people else str(option.default) for seat in range(seats)]
                )
        return whole

    def own_board(self) -> BoardFile:
        """The board that comes with the game."""
        return BoardFile.read(self.folder / "board.toml")

    def new_terms(
        self, seats: int, options: dict[str, Setting] | None = None, board: BoardFile | None = None
    ) -> Terms:
        """Checked terms for a new game."""
        if seats not in self.seats:
            least, most = min(self.seats), max(self.seats)
            raise BadSetup(f"{self.title} is played by {least} to {most}, not by {seats}.")
        return self.terms(
            seats, self.settings(options or {}), self.own_board() if board is None else board
        )
