"""Windows: decisions that several seats take at once, in the order in which they arrive."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Seat

OUT: Final = 0
OPEN: Final = 1
STANDING: Final = 2
FINAL: Final = 3


class Window:
    """An open decision: each seat is out of it, open, standing or final.

    Standing is provisional: when something happens that may change minds, `reopen` asks all who
    stand again, and the `wave` counts how often that happened. Final is final.

    >>> window = Window.among([0, 2], seats=3)
    >>> window.stand(0); window.finish(2); window.is_shut()
    True
    >>> window.reopen(); window.asked(), window.wave
    ([0], 1)
    """

    def __init__(self) -> None:
        self.at: list[int] = []
        self.wave = 0

    @staticmethod
    def shut(seats: int) -> Window:
        """A window that nobody is asked at."""
        made = Window()
        made.at = [OUT] * seats
        return made

    @staticmethod
    def among(asked: list[Seat], seats: int) -> Window:
        """A fresh window at which those seats are asked."""
        made = Window.shut(seats)
        for seat in asked:
            made.at[seat] = OPEN
        return made

    def copy(self) -> Window:
        made = Window()
        made.at = self.at[:]
        made.wave = self.wave
        return made

    def asked(self) -> list[Seat]:
        """The seats that still have to decide."""
        return [seat for seat, stand in enumerate(self.at) if stand == OPEN]

    def is_open_to(self, seat: Seat) -> bool:
        return self.at[seat] == OPEN

    def is_shut(self) -> bool:
        """Whether everyone has decided."""
        return OPEN not in self.at

    def stand(self, seat: Seat) -> None:
        """The seat needs nothing as things are now."""
        self.at[seat] = STANDING

    def finish(self, seat: Seat) -> None:
        """The seat has decided for good."""
        self.at[seat] = FINAL

    def reopen(self) -> None:
        """Something happened: whoever stands may decide again."""
        self.wave += 1
        for seat, stand in enumerate(self.at):
            if stand == STANDING:
                self.at[seat] = OPEN
