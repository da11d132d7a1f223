"""Fields: each says who may know it, what its numbers stand for, and what it has a member for.

Positions are checked against these declarations before a game is asked, and page and terminal read
a view aloud by them. Playing never looks at them.
"""

from __future__ import annotations

import dataclasses
from typing import TYPE_CHECKING, Any, Final

from ludotheque.core.audience import BACKS, EVERYONE, Audience
from ludotheque.core.window import FINAL, OUT

if TYPE_CHECKING:
    from ludotheque.core.state import Terms

# How a field is built.
NUMBER: Final = 0
NUMBERS: Final = 1
ROWS: Final = 2
WINDOW: Final = 3


class Kind:
    """What a number stands for. Its name is that of its words, and the one that events use.

    `count` says how many of the kind there are: a number, or the name under which the terms know
    it. They are counted from `first` on; what lies beyond cannot be in a position. Where words
    count them from another number, that is `said`. A number made of two, such as a card of its
    suit and its rank, is `span` times the first of its `parts` and once the second.

    >>> SQUARE = Kind("square", 25)
    >>> ROUND = Kind("number", "rounds", first=1)
    >>> CARD = Kind("card", 52, parts=("suit", "rank"), span=13)
    """

    def __init__(
        self,
        name: str,
        count: int | str | None = None,
        first: int | None = None,
        said: int | None = None,
        parts: tuple[str, str] | None = None,
        span: int = 0,
    ) -> None:
        self.name = name
        self.count = count
        self.first = 0 if first is None and count is not None else first
        self.said = (self.first or 0) if said is None else said
        self.parts = parts
        self.span = span

    def size(self, terms: Terms) -> int | None:
        """How many there are at a table; `None` where there is no limit."""
        if self.name == "seat-set":
            return 1 << terms.seats
        if isinstance(self.count, str):
            size: int = getattr(terms, self.count)
            return size
        return self.count


SEATS: Final = Kind("seat-set", first=0)
"""Several seats in one number, one bit a seat."""
SEAT: Final = Kind("seat", "seats")
FLAG: Final = Kind("flag", 2)
"""Yes or no."""
DIE: Final = Kind("die", 6, first=1)
COUNT: Final = Kind("count", first=0)
"""How many there are of something: where that is listed by places, none is not worth a word."""
SUM: Final = Kind("sum")
"""Money; a game's words may add the coin."""
PLAIN: Final = Kind("number")
"""A number that is read as it is."""
STAND: Final = Kind("window", FINAL + 1)
"""Where a seat stands in an open decision."""


class Field:
    """A field of a state, as it was declared."""

    def __init__(
        self,
        shape: int,
        audience: Audience,
        kind: Kind,
        none: int | None = None,
        by: Kind | None = None,
        each: Kind | None = None,
        among: str = "",
        when: str = "",
        unless: str = "",
        is_added: bool = False,
        is_unsaid: bool = False,
    ) -> None:
        self.name = ""
        self.shape = shape
        self.audience = audience
        self.kind = kind
        self.none = none
        """The number that says that there is nothing."""
        self.by = SEAT if audience.is_by_seat else by
        """What it has a member for: each seat, or each of another kind."""
        self.each = each
        """Of which kind each member of a list of numbers has one number for all there are."""
        self.among = among
        """The list in which its number is a place: what stands there is meant."""
        self.when = when
        """The option without which it is not used."""
        self.unless = unless
        """The option with which it is not used."""
        self.is_added = is_added
        """Whether positions of this version of the rules may lack it, because they were written
        before it was there. It then is as at the start of the game."""
        self.is_unsaid = is_unsaid
        """Whether those who may know it have to remember it: no table says it to people. Programs,
        which forget nothing, find it in their views."""

    def is_used(self, options: dict[str, int | str | bool]) -> bool:
        """Whether a table that has agreed on those options uses it."""
        if self.when and not options[self.when]:
            return False
        return not (self.unless and options[self.unless])

    def backs(self) -> list[int]:
        """The numbers in views that are no things, but what things show from behind."""
        audience = self.audience
        if audience.is_public or audience.others != BACKS:
            return []
        if audience.backs is None:
            return [-1]
        return sorted({*audience.backs[self.kind.first or 0 :]})


def number(
    audience: Audience,
    kind: Kind = PLAIN,
    none: int | None = None,
    among: str = "",
    when: str = "",
    unless: str = "",
) -> Any:
    """A field that holds one number."""
    return _declared(Field(NUMBER, audience, kind, none, None, None, among, when, unless))


def numbers(
    audience: Audience,
    kind: Kind = PLAIN,
    none: int | None = None,
    by: Kind | None = None,
    each: Kind | None = None,
    when: str = "",
    unless: str = "",
    is_added: bool = False,
    is_unsaid: bool = False,
) -> Any:
    """A field that holds a list of numbers."""
    return _declared(
        Field(NUMBERS, audience, kind, none, by, each, "", when, unless, is_added, is_unsaid)
    )


def rows(
    audience: Audience, kind: Kind = PLAIN, by: Kind | None = None, when: str = "", unless: str = ""
) -> Any:
    """A field that holds a list of lists of numbers."""
    return _declared(Field(ROWS, audience, kind, None, by, None, "", when, unless))


def window() -> Any:
    """A field that holds an open decision; who has decided is always public."""
    return _declared(Field(WINDOW, EVERYONE, STAND, OUT, SEAT))


def agreed() -> Any:
    """The field that holds what was agreed before the game; it is no part of a position."""
    return dataclasses.field(metadata={"is_agreed": True})


def fields_of(state: type[Any]) -> list[Field]:
    """The declared fields of a state, in their order. One that says nothing is an error."""
    found = []
    for declared in dataclasses.fields(state):
        if "is_agreed" in declared.metadata:
            continue
        where = f"{state.__name__}.{declared.name}"
        field = declared.metadata.get("field")
        assert isinstance(field, Field), f"{where} has no audience"
        assert not field.audience.is_by_seat or field.shape in (NUMBERS, ROWS), (
            f"{where}: only a list by seat has owners"
        )
        field.name = declared.name
        found.append(field)
    return found


def agreed_field(state: type[Any]) -> str:
    """The name of the field that holds what was agreed before the game."""
    for declared in dataclasses.fields(state):
        if "is_agreed" in declared.metadata:
            return str(declared.name)
    raise AssertionError(f"{state.__name__} has no field that is agreed()")


def _declared(field: Field) -> Any:
    return dataclasses.field(metadata={"field": field})
