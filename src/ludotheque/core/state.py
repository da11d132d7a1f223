"""States: what lies on the table, and what each seat may see of it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotheque.core.field import NUMBER, NUMBERS, ROWS, WINDOW, Field
from ludotheque.core.moment import Moment
from ludotheque.core.move import Seat
from ludotheque.core.window import Window

View = dict[str, Any]
"""What one seat, or a spectator, may know: plain data under the names of the fields."""

OVER: Final = -1
"""The step of a finished game: nobody is asked any more."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Terms:
    """What is agreed before the game: seats, options and board. Never changed, shared by copies."""

    def __init__(self, seats: int, options: dict[str, int | str | bool], board_hash: str) -> None:
        self.seats = seats
        self.options = options
        self.board_hash = board_hash


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What lies on the table. A game's state is a `@dataclass(init=False)` of this.

    Its fields are numbers, lists of numbers, lists of those, and windows, each declared with its
    audience and its kind (`ludotheque.core.field`). `Game.blank` makes one; `__init__` does
    nothing, because `copy`, written by hand, is what search spends its time on.
    """

    seats: int

    step: int
    """The index of the moment at which it waits, or `OVER`."""

    entered: int
    """How often a moment was entered, the same one again included."""

    def __init__(self) -> None:
        pass

    def enter(self, moment: Moment) -> None:
        """Go on to that moment, even if it is the same one: who is asked is asked anew."""
        self.step = moment.index
        self.entered += 1

    def is_at(self, *moments: Moment) -> bool:
        """Whether it is one of these moments. Where time counts, compare `step` with an index."""
        for moment in moments:
            if self.step == moment.index:
                return True
        return False

    def end(self) -> None:
        """The game is over: nobody is asked any more."""
        self.step = OVER
        self.entered += 1

    def left_of(self, seat: Seat) -> Seat:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def copy(self) -> State:
        """An independent state that is equal to this one."""
        raise NotImplementedError


def plain(value: Any, shape: int) -> Any:
    """A field's value as plain data that shares nothing with the state."""
    if shape == NUMBER:
        return value
    if shape == NUMBERS:
        return list(value)
    if shape == ROWS:
        return [list(row) for row in value]
    assert shape == WINDOW and isinstance(value, Window)
    return {"at": list(value.at), "wave": value.wave}


def seen(field: Field, value: Any, seat: Seat | None) -> Any:
    """What a seat sees of a field; `None` is a spectator."""
    audience = field.audience
    if audience.is_public:
        return plain(value, field.shape)
    if audience.is_by_seat:
        return [
            (list(one) if field.shape == ROWS else one) if place == seat else audience.instead(one)
            for place, one in enumerate(value)
        ]
    if field.shape == ROWS:
        return [audience.instead(row) for row in value]
    return audience.instead(value)


def hidden(fields: list[Field], s: State, seat: Seat | None) -> Counter[int]:
    """The values that a seat may not know, as a bag: one that leaves it was revealed."""
    bag: Counter[int] = Counter()
    for field in fields:
        if field.audience.is_public or field.audience.is_countable:
            continue
        value = getattr(s, field.name)
        parts = [value] if field.shape == NUMBER else value
        for place, part in enumerate(parts):
            if field.audience.is_by_seat and place == seat:
                continue
            for one in [part] if isinstance(part, int) else part:
                if field.audience.hides(one):
                    bag[one] += 1
    return bag
