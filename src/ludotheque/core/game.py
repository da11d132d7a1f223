"""Games: what a game's folder offers to everything else."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic

from mypy_extensions import mypyc_attr

from ludotheque.core.article import Article
from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadBoard, BadSetup
from ludotheque.core.event import Happening, Tell
from ludotheque.core.field import Field, agreed_field, fields_of
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import OVER, Terms, View, seen
from ludotheque.core.step import MOST_SEATS, S, Step

Setting = int | str | bool


class Option:
    """A choice that the table makes before the game; its default is the ruling.

    What may be chosen can depend on the number of players. `even` is what gives those who begin and
    those who come last even chances, where the sheet does not.
    """

    def __init__(
        self,
        name: str,
        default: Setting,
        choices: list[str],
        low: int,
        high: int,
        for_people: str = "",
        even: Setting | dict[int, Setting] | None = None,
        by_seats: dict[int, list[str]] | None = None,
        most: dict[int, int] | None = None,
        is_lots: bool = False,
        by_turns: Setting | None = None,
    ) -> None:
        self.name = name
        self.default = default
        self.choices = choices
        self.low = low
        self.high = high
        self.for_people = for_people
        """Of a choice that each seat has of its own: what people have, where programs have the
        default. Empty where one choice holds for the whole table."""
        self.even = even
        """For any number of players, or by their number where it is not always the same."""
        self.by_seats: dict[int, list[str]] = by_seats or {}
        """The choices at a number of players, where these are not all; the first is the default."""
        self.most: dict[int, int] = most or {}
        """The highest number at a number of players, where it is not `high`."""
        self.is_lots = is_lots
        """Whether it says if the table draws lots for the seats; the rules know nothing of it."""
        self.by_turns = by_turns
        """What it is where people look in when they can, over days; else `None`."""

    @staticmethod
    def switch(name: str, default: bool, even: bool | dict[int, Setting] | None = None) -> Option:
        """On or off."""
        return Option(name, default, [], 0, 0, even=even)

    @staticmethod
    def choice(
        name: str,
        choices: list[str],
        even: str | dict[int, Setting] | None = None,
        by_seats: dict[int, list[str]] | None = None,
        by_turns: str | None = None,
    ) -> Option:
        """One of several; the first is the default."""
        return Option(
            name, choices[0], choices, 0, 0, even=even, by_seats=by_seats, by_turns=by_turns
        )

    @staticmethod
    def lots(name: str, even: str | dict[int, Setting] | None = None) -> Option:
        """Whether everybody plays where they sat down (`seated`), or the table draws who sits where
        before the game begins (`drawn`)."""
        choices = ["seated", "drawn"]
        return Option(name, choices[0], choices, 0, 0, even=even, is_lots=True)

    @staticmethod
    def by_seat(name: str, choices: list[str], for_people: str) -> Option:
        """One of several for each seat, such as `sound,number`, or one for all; the first is the
        default, and what programs always have."""
        return Option(name, choices[0], choices, 0, 0, for_people)

    @staticmethod
    def count(
        name: str,
        default: int,
        low: int,
        high: int,
        even: int | dict[int, Setting] | None = None,
        most: dict[int, int] | None = None,
    ) -> Option:
        """A number within bounds."""
        return Option(name, default, [], low, high, even=even, most=most)

    def offered(self, seats: int) -> list[str]:
        """The choices at a number of players."""
        return self.by_seats.get(seats, self.choices)

    def highest(self, seats: int) -> int:
        """The highest number at a number of players."""
        return self.most.get(seats, self.high)

    def default_at(self, seats: int) -> Setting:
        """What is agreed where nobody says anything."""
        return self.by_seats[seats][0] if seats in self.by_seats else self.default

    def even_at(self, seats: int) -> Setting:
        """What gives even chances at a number of players: the default where the sheet does."""
        chosen = self.even.get(seats) if isinstance(self.even, dict) else self.even
        return self.default_at(seats) if chosen is None else chosen

    def read(self, value: object, seats: int) -> Setting:
        """The setting meant by a value from Python, a command line or a form: by anything."""
        offered = self.offered(seats)
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
            if words and all(word in offered for word in words):
                return words[0] if words.count(words[0]) == len(words) else ",".join(words)
        elif offered:
            if isinstance(value, str) and value in offered:
                return value
        elif not isinstance(value, bool):
            try:
                number = int(str(value))  # Half a round is refused, and not made a whole one.
            except ValueError:
                number = self.low - 1
            if self.low <= number <= self.highest(seats):
                return number
        where = str(seats) if self.by_seats or self.most else "any"
        raise BadSetup.of(
            "bad-option", name=self.name, allowed=self, at=seats, where=where, value=value
        )


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
        assert max(seats) <= MOST_SEATS, f"{title} seats more than {MOST_SEATS}"
        self.seats = seats
        self.options = options
        self.steps = steps
        self.happenings = happenings
        self.folder = folder
        """Where its board, rule book and words lie."""
        self.fields: list[Field] = fields_of(state)
        self.state_class = state
        self.agreed = agreed_field(state)
        """The name of the field that holds the terms."""
        self.catalogue: dict[str, Move] = {move.text: move for move in moves}
        """Every move of the game's grammar, by its line; where boards bring moves, those of the
        game's own board."""
        for index, step in enumerate(steps):
            step.moment.index = index

    # What each game writes

    def terms(self, seats: int, options: dict[str, Setting], board: BoardFile) -> Terms:
        """What is agreed before the game; checks the board's constraints."""
        raise NotImplementedError

    def set_up(self, s: S) -> None:
        """Lay the table, and enter the first step. The state has seats and terms, and no more."""
        raise NotImplementedError

    def result(self, s: S) -> Result:
        """Who won, and what each seat came to."""
        raise NotImplementedError

    def ending(self, s: S) -> str:
        """Why a game that is over has ended, by the name of its sentence: `ended-<name>` in the
        game's words; empty where there is nothing to say."""
        return ""

    def standing(self, s: S) -> list[int]:
        """What each seat would come to if it ended here, every hand up. Of a game that is over it
        is the scores."""
        return self.result(s).scores

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

    def parse(self, text: str, terms: Terms) -> Move | None:
        """The move that a line means under those terms, or `None`."""
        return self.catalogue.get(text)

    def can_come(self, move: Move, terms: Terms) -> bool:
        """Whether a move can ever be made under those terms: what cannot is no example of what one
        may type. The law is `check` all the same."""
        return True

    def clocks(self, s: S) -> list[Clock]:
        """The times that the table keeps now; the only one needs no name."""
        return []

    def ring(self, s: S, tell: Tell, name: str) -> Article | None:
        """That clock of the table has run out. The article that forbids it, where none is kept."""
        return Article("", "no-clock")

    def seat_held(self, s: S, seat: Seat, is_program: bool, tell: Tell) -> bool:
        """A program takes the seat over from a person, or a person comes back to it: do what that
        changes on the table, and say whether it changes anything."""
        return False

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

    def step_name(self, s: S) -> str:
        """What the place is called where the rule book waits; `over` where the game is."""
        return "over" if s.step == OVER else self.steps[s.step].name

    def is_over(self, s: S) -> bool:
        return s.step == OVER

    def view(self, s: S, seat: Seat | None) -> View:
        """What a seat may know; `None` is a spectator. It shares no list with the state."""
        view: View = {
            "seats": s.seats,
            "step": self.step_name(s),
        }
        for field in self.fields:
            view[field.name] = seen(field, getattr(s, field.name), seat)
        return view

    def even_chances(self, seats: int) -> dict[str, Setting]:
        """The settings of all options with which it matters least who begins."""
        return {option.name: option.even_at(seats) for option in self.options
                if option.even_at(seats) != option.default_at(seats)}  # fmt: skip

    def settings(self, given: dict[str, Any], seats: int) -> dict[str, Setting]:
        """All options, the given ones checked and the others at their defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                names = ", ".join(known) or "–"
                raise BadSetup.of("no-option", game=self.title, name=name, names=names)
        return {
            name: option.read(given[name], seats) if name in given else option.default_at(seats)
            for name, option in known.items()
        }

    def by_turns(self) -> dict[str, Setting]:
        """What options are where people look in when they can."""
        return {
            option.name: option.by_turns for option in self.options if option.by_turns is not None
        }

    def draws_lots(self, options: dict[str, Setting]) -> bool:
        """Whether a table that has agreed on those options draws who sits where."""
        return any(option.is_lots and options[option.name] == "drawn" for option in self.options)

    def settings_by_seat(
        self, given: dict[str, Any], people: list[Seat], seats: int
    ) -> dict[str, Setting]:
        """What was given, where people sit in some of the seats and programs in the others: of an
        option by seat people have what was given, or else what it is for people, and programs
        its default."""
        whole = dict(given)
        for option in self.options:
            if option.for_people:
                wanted = given.get(option.name, option.for_people)
                chosen = str(option.read(wanted, seats)).split(",")
                each = chosen * seats if len(chosen) == 1 else chosen
                whole[option.name] = ",".join(
                    [each[seat] if seat in people else str(option.default) for seat in range(seats)]
                )
        return whole

    def own_board(self) -> BoardFile:
        """The board that comes with the game."""
        return BoardFile.read(self.folder / "board.toml")

    def new_terms(
        self, seats: int, options: dict[str, Any] | None = None, board: BoardFile | None = None
    ) -> Terms:
        """Checked terms for a new game."""
        if seats not in self.seats:
            least, most = min(self.seats), max(self.seats)
            raise BadSetup.of("seats", game=self.title, least=least, most=most, seats=seats)
        settings = self.settings(options or {}, seats)
        try:
            if board is not None:
                self._refuse_unknown_tables(board)
            return self.terms(seats, settings, self.own_board() if board is None else board)
        except BadBoard as error:
            error.game = self  # It is said in the game's own words.
            raise

    def _refuse_unknown_tables(self, board: BoardFile) -> None:
        """An owner's file has the tables of ours and no others: a misspelt name is no value."""
        known = self.own_board().names
        if any(name not in known for name in board.names):
            from ludotheque.core.registry import game_of_board

            meant = game_of_board(board)
            board.refuse_unknown(known, "" if meant is None else meant.title)

    def blank(self, terms: Terms) -> S:
        """A state with nothing on the table yet, under these terms."""
        s = self.state_class()
        s.seats = terms.seats
        s.step = OVER
        s.entered = 0
        setattr(s, self.agreed, terms)
        return s

    def new_state(self, terms: Terms) -> S:
        """The table before the first step."""
        s = self.blank(terms)
        self.set_up(s)
        return s
