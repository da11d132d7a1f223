"""How merchants differ: each has a temper for a whole game, and none is worth more than another."""

from __future__ import annotations

from typing import Final


class Temper:
    """What a merchant makes of risks, and which corner of the map is to its taste."""

    def __init__(
        self, taste: int, resistance: float, foothold: float, ahead: float, conduct: float
    ) -> None:
        self.taste: Final = taste
        """Which of the villages that are worth about the same it likes."""
        self.resistance: Final = resistance
        """How likely it holds the others to go on, too, where it grows."""
        self.foothold: Final = foothold
        """How much of a city's prospects counts when it opens one."""
        self.ahead: Final = ahead
        """How much the places count that come within reach."""
        self.conduct: Final = conduct
        """What a safe-conduct is worth kept, while there is time to use it."""


def _bold(taste: int) -> Temper:
    return Temper(taste, resistance=0.55, foothold=0.85, ahead=0.38, conduct=2.2)


def _steady(taste: int) -> Temper:
    return Temper(taste, resistance=0.6, foothold=0.8, ahead=0.35, conduct=2.4)


def _wary(taste: int) -> Temper:
    return Temper(taste, resistance=0.65, foothold=0.75, ahead=0.32, conduct=2.6)


TEMPERS: Final = [
    _steady(0), _bold(1), _wary(2), _steady(3), _bold(4), _wary(5),
    _steady(6), _bold(7), _wary(8), _steady(9), _bold(10), _wary(11),
]  # fmt: skip
"""The first is the one that nobody has asked for."""
