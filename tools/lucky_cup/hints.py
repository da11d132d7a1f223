"""What computer players know about playing Lucky Cup well."""

from __future__ import annotations

from typing import Final

from ludotheque.core.hints import Hints
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.games.lucky_cup.moves import STAND, THROW
from ludotheque.games.lucky_cup.state import LuckyCup

LIKELY_PIPS: Final = 4


class LuckyCupHints(Hints[LuckyCup]):
    """A rule of thumb, and a judgement."""

    def novice(self, s: LuckyCup, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        """Throw as long as a likely die still fits under the limit."""
        return THROW if s.sum_of(seat) + LIKELY_PIPS <= s.terms.limit else STAND

    def judge(self, s: LuckyCup, seat: Seat, move: Move) -> float:
        """How many of the others one is ahead of after the move, on the average of all throws."""
        own = s.sum_of(seat)
        if move is STAND:
            return lead(s, seat, own)
        total = 0.0
        for pips in range(1, 7):
            total += lead(s, seat, own + pips)
        return total / 6


def lead(s: LuckyCup, seat: Seat, own: int) -> float:
    """How many of the others that sum beats as they lie now; ties count half."""
    limit = s.terms.limit
    if own > limit:
        return 0.0
    ahead = 0.0
    for other in range(s.seats):
        if other != seat:
            sum = s.sum_of(other)
            if sum < own or sum > limit:
                ahead += 1.0
            elif sum == own:
                ahead += 0.5
    return ahead


HINTS: Final = LuckyCupHints()
