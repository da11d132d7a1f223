"""Tempers: what one computer player cares for more than another, at about the same strength."""

from __future__ import annotations

from typing import Final

from ludotheque.games.apaches.hideouts import WITH_HIDEOUTS

TASTE: Final = 0.03
"""How much more a favourite quarter is liked than the next, measured in hideouts known of it."""


class Temper:
    """How a player weighs what it sees; sums are francs."""

    def __init__(
        self,
        favourite: int = -1,
        patience: float = 1.0,
        doubt: float = 0.45,
        caution: float = 1.15,
        envy: float = 0.4,
        secrecy: float = 0.05,
        bluff: float = 0.06,
        restlessness: float = 1.0,
        last_word: float = 220.0,
    ) -> None:
        self.taste: Final = [0.0] * WITH_HIDEOUTS
        """By quarter: how gladly its hideouts are taken, other things being equal."""
        if favourite >= 0:
            for place in range(WITH_HIDEOUTS):
                quarter = (favourite - 1 + place) % WITH_HIDEOUTS
                self.taste[quarter] = TASTE * (WITH_HIDEOUTS - place)
        self.patience: Final = patience
        """How long it holds Apaches back."""
        self.doubt: Final = doubt
        """How much further apart gangs must be for a lead to be safe, for each turn left."""
        self.caution: Final = caution
        """How dear losses are."""
        self.envy: Final = envy
        """How much of what a quarter pays is won by keeping it from the others."""
        self.secrecy: Final = secrecy
        """How much is lost for each franc by which a hideout laid changes a quarter's worth."""
        self.bluff: Final = bluff
        """How much such a change matters where one leads, or others do."""
        self.restlessness: Final = restlessness
        """How little a move must bring to be made."""
        self.last_word: Final = last_word
        """What it is worth to play after the other gangs in the last turn (AP-15)."""


EVERY_TEMPER: Final = [
    Temper(favourite=3),
    Temper(favourite=2, patience=1.1),
    Temper(favourite=6, doubt=0.4, bluff=0.09),
    Temper(favourite=3, caution=1.25),
    Temper(favourite=5, envy=0.5, last_word=200.0),
    Temper(favourite=4, secrecy=0.07, patience=0.9),
    Temper(favourite=5, caution=0.95, restlessness=1.2),
    Temper(favourite=2, doubt=0.48),
    Temper(favourite=2, last_word=260.0, envy=0.3),
    Temper(favourite=6, patience=1.05, envy=0.45),
    Temper(favourite=3, restlessness=0.8, bluff=0.04),
    Temper(favourite=7, patience=0.95, caution=1.3),
]
"""Favourites are named by their printed numbers."""
