"""How Zankapfel is thought through: to the end of the round, by what games have taught.

What lies face down in a discord was often chosen, and then mostly high: a seat that holds every
card left for equally likely stands where it should buy dice. Novices lay any, and so do half of the
rivals that are supposed. Rivals who judge waver in playouts, because other experts are not to be
foretold as `regular` is.

Squares and bribes are left to judgement: thinking them through on guesses of what the others have
played made it weaker.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.hints import TEMPERS, Foresight, lead, whim
from ludotheque.core.luck import Luck
from ludotheque.core.move import Seat
from ludotheque.core.state import OVER
from ludotheque.games.zankapfel.hints.forecast import future, rounds_left
from ludotheque.games.zankapfel.hints.judgement import ALL_HINTS, judge_card
from ludotheque.games.zankapfel.hints.prospects import WEIGHTS, Prospects, features
from ludotheque.games.zankapfel.state import (
    BUYING_DICE,
    BUYING_OR_PLAYING,
    LAYING_CARDS,
    Zankapfel,
)

PLAYOUTS: Final = 192
PLAIN: Final = 96
UNKNOWING: Final = 2
"""Of so many rivals one lays any card, as novices do and as a redeal has it."""
SPREAD: Final = 4.0
"""Steps on the path by which one is well ahead, where nothing was learnt of a board."""


class ZankapfelForesight(Foresight[Zankapfel]):
    """To the end of the round."""

    wavering = 1.0

    def __init__(self) -> None:
        self.prospects: Final = Prospects(WEIGHTS)

    def is_searched(self, s: Zankapfel, seat: Seat) -> bool:
        return s.step in (BUYING_OR_PLAYING.index, LAYING_CARDS.index, BUYING_DICE.index)

    def suppose(self, s: Zankapfel, seat: Seat, luck: Luck) -> None:
        for rival in range(s.seats):
            if rival == seat or not s.laid[rival] or luck.draw(UNKNOWING) == 0:
                continue
            price = ALL_HINTS[luck.draw(TEMPERS) % len(ALL_HINTS)].temper.card_price
            most = -1e9
            for card in s.discord[rival]:
                value = judge_card(s, rival, card, price) + self.wavering * whim(luck)
                if value > most:
                    most = value
                    s.laid[rival] = card

    def playouts(self, s: Zankapfel, seat: Seat, is_compiled: bool) -> int:
        return PLAYOUTS if is_compiled else PLAIN

    def is_far_enough(self, start: Zankapfel, now: Zankapfel) -> bool:
        return now.round > start.round

    def worth(self, s: Zankapfel, seat: Seat) -> float:
        if s.step == OVER:
            best = max(s.score)
            return 1.0 / s.score.count(best) if s.score[seat] == best else 0.0
        if s.terms.board_hash == self.prospects.board:
            return self.prospects.chance(features(s, seat))
        rounds = rounds_left(s)
        places = [s.score[other] + future(len(s.hands[other]), rounds) for other in range(s.seats)]
        return lead(places, seat, SPREAD)

    def is_ahead(self, s: Zankapfel, seat: Seat) -> bool:
        return s.score[seat] == max(s.score)


EXPERT: Final = ZankapfelForesight()
