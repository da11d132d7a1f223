"""Undo: the moves that can be taken back, and what stands against it."""

from __future__ import annotations

from typing import Final

from ludotheque.core.field import Field
from ludotheque.core.move import Seat
from ludotheque.core.state import State, hidden

_NO_UNDO: Final = {
    "": "",
    "nothing": "nothing can be taken back: since the last throw nobody has moved.",
    "final": "this move is final and cannot be taken back.",
    "learnt": "the last move cannot be taken back: somebody has learnt from it.",
}


class Past:
    """A state to which the game can go back, and who would take what back by that."""

    def __init__(self, entry: int, seat: Seat, is_final: bool, state: State) -> None:
        self.entry = entry
        self.seat = seat
        self.is_final = is_final
        self.state = state


class History:
    """The states before each move that was made since chance last spoke."""

    def __init__(self, fields: list[Field], seats: int) -> None:
        self.fields = fields
        self.seats = seats
        self.pasts: list[Past] = []
        """The latest last."""

    def keep(self, entry: int, seat: Seat, is_final: bool, state: State) -> None:
        """Keep the state before the move of that entry."""
        self.pasts.append(Past(entry, seat, is_final, state))

    def clear(self) -> None:
        """Chance or the clock has spoken: nothing before that is taken back."""
        self.pasts.clear()

    def go_back(self) -> Past:
        """The state before the last move, which is no longer kept then."""
        return self.pasts.pop()

    def obstacle(self, now: State, seat: Seat, is_agreed: bool) -> str:
        """What stands against the seat's taking the last move back: `nothing` to take back,
        `not-own`, `final` or `learnt`; empty if it can be taken back."""
        if not self.pasts:
            return "nothing"
        past = self.pasts[-1]
        if past.seat != seat and not is_agreed:
            return "not-own"
        if past.is_final:
            return "final"
        return "learnt" if self._taught(past.state, now) else ""

    def taken_back(self, now: State, seat: Seat) -> list[int]:
        """The entries, latest first, that go on the way back to before the seat's own last move;
        empty where that cannot be."""
        taken: list[int] = []
        after = now
        for past in reversed(self.pasts):
            if past.is_final or self._taught(past.state, after):
                return []
            taken.append(past.entry)
            if past.seat == seat:
                return taken
            after = past.state
        return []

    def _taught(self, before: State, after: State) -> bool:
        """Whether between two states some seat has learnt something that was hidden from it."""
        for seat in range(self.seats):
            if hidden(self.fields, before, seat) - hidden(self.fields, after, seat):
                return True
        return False


def explain(obstacle: str, seat: Seat) -> str:
    """Why the seat cannot take the last move back, in a sentence; empty if nothing stands against
    it."""
    if obstacle == "not-own":
        return f"the last move is not seat {seat}'s own, and not all have agreed."
    return _NO_UNDO[obstacle]
