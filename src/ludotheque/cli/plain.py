"""Plain reading: a view in words, field by field, as the declarations of the fields say.

The page does the same in `web/src/lib/plain.ts`; a test holds both to the same words.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from string import digits
from typing import Any

from ludotheque.core.field import (
    COUNT,
    FLAG,
    NUMBER,
    ROWS,
    SEAT,
    SEATS,
    Field,
    Kind,
)
from ludotheque.core.game import Game
from ludotheque.core.move import Seat
from ludotheque.core.state import Terms, View
from ludotheque.core.words import Words

_NOTHING_AT_ZERO = {COUNT.name, FLAG.name}


class Row:
    """A field in words."""

    def __init__(self, label: str, is_by_seat: bool, values: list[str]) -> None:
        self.label = label
        self.is_by_seat = is_by_seat
        self.values = values
        """One, or one for each seat; empty where there is nothing."""


def plain_rows(
    game: Game[Any], view: View, terms: Terms, words: Words, name_of: Callable[[Seat], str]
) -> list[Row]:
    """A view's fields in words, but for those that the table does not use, that nobody sees, that
    people have to remember, or that hold nothing for anybody."""
    found = []
    for field in game.fields:
        is_said = field.is_used(terms.options) and not field.is_unsaid
        if is_said and view[field.name] is not None:
            reading = _Reading(field, view, words, name_of)
            is_by_seat = field.by is SEAT
            values = reading.by_seat() if is_by_seat else [reading.whole()]
            if any(values):
                found.append(Row(words.field(field.name), is_by_seat, values))
    return found


class _Reading:
    """How the value of one field is read."""

    def __init__(
        self, field: Field, view: View, words: Words, name_of: Callable[[Seat], str]
    ) -> None:
        self.field = field
        self.view = view
        self.words = words
        self.name_of = name_of
        self.kind = field.kind.name
        self.backs = field.backs()
        value = view[field.name]
        self.value = value["at"] if isinstance(value, dict) else value
        self.depth = {NUMBER: 0, ROWS: 2}.get(field.shape, 1)

    def by_seat(self) -> list[str]:
        """What is read for each seat."""
        if self.field.each is None:
            return [self._read(part, self.depth - 1, None) for part in self.value]
        size = len(self.value) // self.view["seats"]
        parts = [self.value[place : place + size] for place in range(0, len(self.value), size)]
        return [self._read(part, self.depth, self.field.each) for part in parts]

    def whole(self) -> str:
        """What is read where it is not by seat."""
        return self._read(self.value, self.depth, self.field.by)

    def _read(self, part: Any, depth: int, by: Kind | None) -> str:
        """A number or a list of them, or what is seen in its place."""
        if part is None:
            return self.words.say("hidden")
        if depth == 0:
            return self._number(part)
        if isinstance(part, int):
            return self.words.hidden(self.kind, part) if part else self.words.nothing(self.kind)
        members = [
            (place, self._read(one, depth - 1, None))
            for place, one in enumerate(part)
            if by is None or not self._is_nothing(one, depth - 1)
        ]
        if not members:
            return self.words.nothing(self.kind)
        if by is None or not by.name:
            return self._listed([said for _, said in members], depth)
        names = [self.words.alone(by.name, by.said + place, self.name_of) for place, _ in members]
        if self.kind == FLAG.name:
            return ", ".join(names)
        said = zip(names, [text for _, text in members])
        entries = [self.words.say("plain-of", what=name, value=text) for name, text in said]
        return self.words.say("plain-next").join(entries)

    def _number(self, number: int) -> str:
        if number in self.backs:
            return self.words.back(self.kind, number)
        if self.field.among:
            order = self.view[self.field.among]
            return self._said(order[number] if number < len(order) else None)
        return self._said(None if number == self.field.none else number)

    def _said(self, number: int | None) -> str:
        if number is None or (self.kind == SEATS.name and not number):
            return self.words.nothing(self.kind)
        if self.kind == SEATS.name:
            seats = [seat for seat in range(self.view["seats"]) if number >> seat & 1]
            return ", ".join([self.name_of(seat) for seat in seats])
        kind = self.field.kind
        return self.words.alone(self.kind, number - (kind.first or 0) + kind.said, self.name_of)

    def _is_nothing(self, one: Any, depth: int) -> bool:
        """Whether a member says so little that it is left out of a list by places."""
        is_zero_nothing = depth > 0 or self.kind in _NOTHING_AT_ZERO
        return one == [] or (is_zero_nothing and one == 0) or (not depth and one == self.field.none)

    def _listed(self, texts: list[str], depth: int) -> str:
        """One after the other; the same thing several times in a row is said once."""
        if depth > 1:
            return self.words.say("plain-next").join(texts)
        said: list[str] = []
        for text, run in groupby(texts):
            times = len([*run])
            is_worth_counting = times > 1 and text[0] not in digits
            said += [f"{text}\u00a0×{times}"] if is_worth_counting else [text] * times
        return ", ".join(said)
