"""How Les Apaches de Paris is thought through: to the end of the round, and what one has then."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ludotheque.core.hints import Foresight, lead
from ludotheque.core.move import Seat
from ludotheque.core.state import OVER
from ludotheque.games.apaches.board import BOURGEOIS_SUM, FINE, OPERATIONAL_SUM
from ludotheque.games.apaches.hints.outlook import LEADER_WORTH, RECRUIT_WORTH
from ludotheque.games.apaches.moves import BOURGEOIS, POLICEMAN
from ludotheque.games.apaches.state import TAKING, Apaches

PLAYOUTS: Final = [0, 0, 384, 192, 192]
"""By the number of players; with two a playout is short."""
PLAIN: Final = [0, 0, 64, 96, 96]
SPREAD: Final = 250.0
"""How far apart players may be after a round and it is still open, in francs; more, the more rounds
are to come."""


class ApachesForesight(Foresight[Apaches]):
    """To the end of the round: what comes after is further off than luck lets one see."""

    def is_searched(self, s: Apaches, seat: Seat) -> bool:
        return s.step != TAKING.index

    def playouts(self, s: Apaches, seat: Seat, is_compiled: bool) -> int:
        return (PLAYOUTS if is_compiled else PLAIN)[s.seats]

    def is_far_enough(self, start: Apaches, now: Apaches) -> bool:
        return now.round > start.round

    def worth(self, s: Apaches, seat: Seat) -> float:
        if s.step == OVER:
            return lead([float(sum) for sum in s.francs()], seat, SPREAD)
        rounds = s.terms.rounds - s.round + 1
        fortunes = [fortune(s, other, rounds) for other in range(s.seats)]
        return lead(fortunes, seat, SPREAD * sqrt(1.0 + rounds))


def fortune(s: Apaches, seat: Seat, rounds: int) -> float:
    """What a seat's francs, bourgeois and Apaches come to between two rounds, with so many left."""
    worth = float(s.francs()[seat])
    for who in s.attacked[seat]:
        if who == BOURGEOIS:
            worth += BOURGEOIS_SUM
        elif who == POLICEMAN:
            worth -= FINE + OPERATIONAL_SUM
    away = s.hospital[seat] + s.prison[seat]
    worth += s.leaders_in_reserve[seat] * (LEADER_WORTH * rounds + OPERATIONAL_SUM)
    worth += away * (LEADER_WORTH * (rounds - 1) + OPERATIONAL_SUM)
    worth += s.novices_in_reserve[seat] * OPERATIONAL_SUM
    return worth + s.recruits_in_reserve[seat] * RECRUIT_WORTH


EXPERT: Final = ApachesForesight()
