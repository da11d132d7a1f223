"""ZZ-R2: at a slow table each shakes a few barrels in turn, and then puts one down."""

from __future__ import annotations

from ludotheque.core.article import Article
from ludotheque.core.condition import Conditions
from ludotheque.core.event import Tell
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.step import TURN_OF, ListedStep
from ludotheque.games.zapp_zerapp import articles as ar
from ludotheque.games.zapp_zerapp.ahead import IF_SHAKE
from ludotheque.games.zapp_zerapp.barrels import shake, touch
from ludotheque.games.zapp_zerapp.moves import (
    PUT,
    SHAKE,
    Put,
    Return,
    Shake,
    Take,
)
from ludotheque.games.zapp_zerapp.shaking import whose
from ludotheque.games.zapp_zerapp.state import NO_BARREL, ZappZerapp


class ShakeByTurns(ListedStep[ZappZerapp]):
    """ZZ-R2: from the thrower on, each shakes up to `shakes` times and puts a barrel down.

    Listed: where all is listed, as for bots, to judge all 26 moves made games 1.65 times slower.
    """

    is_final = True
    ahead_if: Conditions = IF_SHAKE

    def asks(self, s: ZappZerapp) -> list[Seat]:
        return TURN_OF[s.player]

    def options(self, s: ZappZerapp, seat: Seat) -> list[Move]:
        options: list[Move] = [PUT[barrel] for barrel in s.middle]
        if s.shakes[seat] < s.terms.shakes:
            options += [SHAKE[barrel] for barrel in s.middle]
        return options

    def some(self, s: ZappZerapp, seat: Seat, luck: Luck) -> Move:
        barrel = s.middle[luck.draw(len(s.middle))]
        can_shake = s.shakes[seat] < s.terms.shakes
        return SHAKE[barrel] if can_shake and luck.draw(3) == 0 else PUT[barrel]

    def check(self, s: ZappZerapp, seat: Seat, move: Move) -> Article | None:
        if isinstance(move, Put):
            return None if move.barrel in s.middle else whose(s, move.barrel)
        if isinstance(move, Shake):
            if s.shakes[seat] >= s.terms.shakes:
                return ar.NO_MORE_SHAKES
            return None if move.barrel in s.middle else whose(s, move.barrel)
        return ar.NO_HANDS_BY_TURNS if isinstance(move, Take | Return) else ar.CHOOSE_FIRST

    def check_unasked(self, s: ZappZerapp, seat: Seat, move: Move) -> Article | None:
        if not isinstance(move, Take | Put | Shake | Return):
            return None
        return ar.NOT_YOUR_TURN if s.put[seat] == NO_BARREL else ar.ALREADY_CHOSEN

    def foresees(self, s: ZappZerapp, seat: Seat) -> list[Move]:
        """Every barrel: those that others have now are back by then, or are not."""
        barrels = range(1, len(s.terms.stones) + 1)
        found: list[Move] = [SHAKE[barrel] for barrel in barrels]
        return found + [PUT[barrel] for barrel in barrels]

    def do(self, s: ZappZerapp, seat: Seat, move: Move, tell: Tell) -> None:
        if isinstance(move, Shake):
            left = s.terms.shakes - s.shakes[seat] - 1
            tell.everyone(ar.SHAKEN_IN_TURN, seat, move.barrel, left)
            shake(s, seat, move.barrel, tell)
        else:
            assert isinstance(move, Put)
            s.middle.remove(move.barrel)
            s.put[seat] = move.barrel
            tell.everyone(ar.PUT_DOWN, seat, move.barrel)
            touch(s, move.barrel)
