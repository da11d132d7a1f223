"""What an expert knows of Zapp Zerapp beyond `judgement`: values learnt from many races.

It listens, believes and weighs another shake as `regular` does. What a number is worth it takes
from how the turn will end, with the others' numbers as they usually are. It is more patient, and it
knows when to stop.
"""

from __future__ import annotations

from typing import Final

from ludotheque.core.event import SILENT
from ludotheque.core.move import Move, Seat
from ludotheque.core.state import Terms
from ludotheque.games.zapp_zerapp.board import ZappZerappTerms
from ludotheque.games.zapp_zerapp.hints.judgement import LITTLE, NEVER, Outlook, ZappZerappHints
from ludotheque.games.zapp_zerapp.hints.lap import is_known
from ludotheque.games.zapp_zerapp.hints.turn_ahead import NO_SPELL, TurnAhead
from ludotheque.games.zapp_zerapp.moves import Return, Walk
from ludotheque.games.zapp_zerapp.moving import walk
from ludotheque.games.zapp_zerapp.state import NO_BARREL, ZappZerapp

PATIENCE: Final = 8
"""It never shakes more often in a turn. The bell rings after 45 seconds, and somebody who takes a
barrel, shakes it, listens and puts it back needs about five for each: eight leave time to choose.
(`regular` shakes four or five times on average, and in one turn of ten at least ten times.)"""
HASTE: Final = 0.1
"""What a shake costs, compared with `regular`: it chooses earlier only where more tells little."""
FEAR: Final = 1.0


class ExpertHints(ZappZerappHints):
    """Zapp Zerapp's finer judgement; it depends on the seat's view alone, too."""

    def __init__(self, haste: float, patience: int) -> None:
        super().__init__(haste, FEAR)
        self.patience = patience
        self.turns_ahead: dict[int, TurnAhead] = {}
        """By the number of seats; a net is read when it is first needed."""

    def holds_for(self, terms: Terms) -> bool:
        """Whether values were learnt for that table."""
        assert isinstance(terms, ZappZerappTerms)
        return is_known(terms)

    def of_temper(self, temper: int) -> ZappZerappHints:
        return self

    def judge(self, s: ZappZerapp, seat: Seat, move: Move) -> float:
        """The seat's chance to win after the move, as far as it can be foreseen."""
        if isinstance(move, Return):
            return judge_return(s, seat, move, self.outlook(s, seat))
        return super().judge(s, seat, move)

    def worths(self, s: ZappZerapp, seat: Seat) -> list[float]:
        ahead = self.turn_ahead(s)
        return ahead.worths(ahead.lap.stand(s), s.magic, seat)

    def judge_walk(self, s: ZappZerapp, seat: Seat, move: Walk) -> float:
        after = s.copy()
        walk(after, seat, move, SILENT)
        ahead = self.turn_ahead(s)
        gone = ahead.lap.stand(after)
        if ahead.lap.is_home(gone, seat):
            return 1.0
        spells = [
            shown if put != NO_BARREL else NO_SPELL for shown, put in zip(after.shown, after.put)
        ]
        spells[seat] = NO_SPELL
        return ahead.after_spells(gone, spells)[seat]

    def turn_ahead(self, s: ZappZerapp) -> TurnAhead:
        """What is known of a race with so many seats."""
        known = self.turns_ahead.get(s.seats)
        if known is None:
            known = self.turns_ahead[s.seats] = TurnAhead(s.terms)
        return known


def judge_return(s: ZappZerapp, seat: Seat, move: Return, outlook: Outlook) -> float:
    """Who holds two barrels can neither take nor choose a third: one goes back if the best, or the
    one most worth a shake, lies in the middle."""
    if not (s.left[seat] and s.right[seat]) or move.barrel == outlook.best:
        return NEVER
    hopes = [max(outlook.shaking[one - 1], outlook.values[one - 1]) for one in s.middle]
    return max(hopes) - 2 * LITTLE


EXPERT: Final = ExpertHints(HASTE, PATIENCE)
