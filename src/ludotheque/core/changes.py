"""Changes: what of the table is new with each event, and what each seat sees of that.

Whoever draws a table shows each event on the table as it stood right after it. So a match that is
drawn somewhere notes, while a move is carried out, which fields have changed whenever something is
told; views of these fields are made from their audiences, like all views.
"""

from __future__ import annotations

from typing import Any

from ludotheque.core.event import Event, Report
from ludotheque.core.field import WINDOW, Field
from ludotheque.core.game import Game
from ludotheque.core.move import Seat
from ludotheque.core.state import State, View, plain, seen

STEP = "step"
"""The name under which every view says where the rule book waits."""


class Change:
    """A field that has changed: what it was and what it is. Without a field it is the step."""

    def __init__(self, field: Field | None, before: Any, after: Any) -> None:
        self.field = field
        self.before = before
        self.after = after


def changed(game: Game[Any], before: State, after: State) -> list[Change]:
    """What differs between two states, which nobody changes any more."""
    found: list[Change] = []
    if before.step != after.step:
        found.append(Change(None, game.step_name(before), game.step_name(after)))
    for field in game.fields:
        old, new = getattr(before, field.name), getattr(after, field.name)
        is_same = plain(old, WINDOW) == plain(new, WINDOW) if field.shape == WINDOW else old == new
        if not is_same:
            found.append(Change(field, old, new))
    return found


class Changes:
    """What is new with each event of an entry and, at the last place, after the last of them."""

    def __init__(self) -> None:
        self.moments: list[list[Change]] = []

    def seen_by(self, seat: Seat | None) -> list[View]:
        """What of a seat's view is new with each event; `None` is a spectator. Where nothing more
        changes, the list ends."""
        told: list[View] = []
        for moment in self.moments:
            new: View = {}
            for change in moment:
                if change.field is None:
                    new[STEP] = change.after
                    continue
                before = seen(change.field, change.before, seat)
                after = seen(change.field, change.after, seat)
                if before != after:
                    new[change.field.name] = after
            told.append(new)
        return _without_end(told)

    def seen_open(self) -> list[View]:
        """The same where every hand is up."""
        told: list[View] = []
        for moment in self.moments:
            new: View = {}
            for change in moment:
                if change.field is None:
                    new[STEP] = change.after
                else:
                    new[change.field.name] = plain(change.after, change.field.shape)
            told.append(new)
        return _without_end(told)

    def take_back(self, view: View, seat: Seat | None) -> None:
        """Make the view after the entry what it was before it."""
        for moment in reversed(self.moments):
            for change in moment:
                if change.field is None:
                    view[STEP] = change.before
                else:
                    view[change.field.name] = seen(change.field, change.before, seat)


def _without_end(told: list[View]) -> list[View]:
    """The list up to the last place where something changes."""
    while told and not told[-1]:
        told.pop()
    return told


class Witness(Report):
    """A listener that also notes how the table changes from event to event."""

    def __init__(self, game: Game[Any], s: State, before: State) -> None:
        super().__init__()
        self.game = game
        self.s = s
        self.last = before
        """How the table stood when something was told last; nobody changes it."""
        self.changes = Changes()

    def keep(self, event: Event) -> None:
        super().keep(event)
        self.note()

    def note(self) -> None:
        """Note what has changed since something was told last."""
        now: Any = self.s.copy()
        self.changes.moments.append(changed(self.game, self.last, now))
        self.last = now
