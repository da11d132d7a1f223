"""Events: what happened, for the log and for whoever draws it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.core.article import Article
from ludotheque.core.move import Seat

EVERYONE_SEES: Final = -1
"""The audience of what happens openly: every seat, and spectators."""
NOBODY_SEES: Final = 0

MOST_NUMBERS: Final = 5
"""How many numbers one event can tell."""
UNTOLD: Final = -1_000_000_007
"""Stands where an event tells no further number."""
TAKEN_NAMES: Final = ("event", "article", "sees", "media", "number")
"""What the log and the page say of every event by itself: no number of an event is called so."""


class Happening:
    """A kind of event: its name, its article, and the names of the numbers it carries.

    A number is written `name` or `name:kind`; the kind tells how it is read aloud: `seat`
    for a player, `number` as it is, or a kind that the game's words know (`place`, `card`).
    A `ValueError` says which names cannot be told.

    >>> HIT = Happening("hit", Article("ZO-10"), "seat", "victim:seat", "fine")
    >>> HIT.kinds
    ['seat', 'seat', 'number']
    """

    def __init__(
        self, name: str, article: Article, *numbers: str, fades_with: str = "", fades_at: str = ""
    ) -> None:
        self.name = name
        self.article = article
        self.fades_with = fades_with
        """The option with which what it tells is not told again …"""
        self.fades_at = fades_at
        """… once there is a later event of this name. The log keeps it."""
        self.names = [number.partition(":")[0] for number in numbers]
        self.kinds = [
            number.partition(":")[2] or ("seat" if number == "seat" else "number")
            for number in numbers
        ]
        if len(self.names) > MOST_NUMBERS:
            raise ValueError(f"the event {name!r} names more than {MOST_NUMBERS} numbers.")
        for number in self.names:
            if number in TAKEN_NAMES:
                raise ValueError(
                    f"the event {name!r} names a number {number!r}, as every event has."
                )
            if self.names.count(number) > 1:
                raise ValueError(f"the event {name!r} names two numbers {number!r}.")


class Beginning(Happening):
    """A kind of event with which another round or turn begins: what a move leads to ends before."""


class Event:
    """Something that happened, and the seats that may know it (one bit a seat)."""

    def __init__(
        self,
        happening: Happening,
        numbers: list[int],
        audience: int,
        media: list[int] | None = None,
    ) -> None:
        self.happening = happening
        self.numbers = numbers
        self.audience = audience
        self.media = media or []
        """What its game renders a sound or a picture from. It is kept in the log, and those who may
        know the event are told only that there is one."""

    def is_seen_by(self, seat: Seat | None) -> bool:
        """Whether a seat may know of it; `None` is a spectator."""
        if self.audience == EVERYONE_SEES:
            return True
        return seat is not None and bool(self.audience >> seat & 1)

    def as_json(self) -> dict[str, int | str]:
        """The event as plain data: name, article, and its numbers under their names."""
        data: dict[str, int | str] = {
            "event": self.happening.name,
            "article": self.happening.article.code,
        }
        for name, number in zip(self.happening.names, self.numbers):
            data[name] = number
        return data

    def __repr__(self) -> str:
        return f"<{self.happening.name} {self.numbers}>"


@mypyc_attr(allow_interpreted_subclasses=True)
class Tell:
    """How the rules report what happens, with exactly the numbers that the happening names.

    This one listens to nothing: search plays with it. `Report` looks whether they are all there.
    """

    def everyone(
        self,
        what: Happening,
        a: int = UNTOLD,
        b: int = UNTOLD,
        c: int = UNTOLD,
        d: int = UNTOLD,
        e: int = UNTOLD,
    ) -> None:
        """It happens openly."""

    def only(
        self,
        seat: Seat,
        what: Happening,
        a: int = UNTOLD,
        b: int = UNTOLD,
        c: int = UNTOLD,
        d: int = UNTOLD,
        e: int = UNTOLD,
    ) -> None:
        """One seat learns it; the others only see that the numbering goes on."""

    def render(
        self,
        seat: Seat,
        what: Happening,
        media: list[int],
        a: int = UNTOLD,
        b: int = UNTOLD,
        c: int = UNTOLD,
        d: int = UNTOLD,
    ) -> None:
        """One seat hears or sees it, as `Game.render` makes it from `media`."""


def told(what: Happening, numbers: list[int]) -> list[int]:
    """The numbers that were told of a happening: exactly those that it names."""
    said = [number for number in numbers if number != UNTOLD]
    assert len(said) == len(what.names), (
        f"the event {what.name!r} tells {len(what.names)} numbers {what.names}, not {said}"
    )
    return said


@mypyc_attr(allow_interpreted_subclasses=True)
class Report(Tell):
    """A listener that keeps what it was told."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def keep(self, event: Event) -> None:
        """Keep what was told just now."""
        self.events.append(event)

    def everyone(
        self,
        what: Happening,
        a: int = UNTOLD,
        b: int = UNTOLD,
        c: int = UNTOLD,
        d: int = UNTOLD,
        e: int = UNTOLD,
    ) -> None:
        self.keep(Event(what, told(what, [a, b, c, d, e]), EVERYONE_SEES))

    def only(
        self,
        seat: Seat,
        what: Happening,
        a: int = UNTOLD,
        b: int = UNTOLD,
        c: int = UNTOLD,
        d: int = UNTOLD,
        e: int = UNTOLD,
    ) -> None:
        self.keep(Event(what, told(what, [a, b, c, d, e]), 1 << seat))

    def render(
        self,
        seat: Seat,
        what: Happening,
        media: list[int],
        a: int = UNTOLD,
        b: int = UNTOLD,
        c: int = UNTOLD,
        d: int = UNTOLD,
    ) -> None:
        self.keep(Event(what, told(what, [a, b, c, d]), 1 << seat, media))


SILENT: Final = Tell()
"""The listener of playouts and of search."""
