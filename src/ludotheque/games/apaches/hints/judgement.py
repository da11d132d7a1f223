"""What computer players know about playing Les Apaches de Paris well.

The judgement weighs each quarter by what may still lie there, as far as the seat has seen, and by
how likely its gang will lead there in the end. Apaches in reserve are worth something too: they
can still go where it pays. Hideouts that tell much are laid late.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.hints import Hints
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.games.apaches.board import BAIL, BOURGEOIS_SUM, OPERATIONAL_SUM
from ludotheque.games.apaches.hideouts import WITH_HIDEOUTS, content_of, quarter_of
from ludotheque.games.apaches.hints.outlook import Outlook, worth_of
from ludotheque.games.apaches.hints.tempers import EVERY_TEMPER, Temper
from ludotheque.games.apaches.moves import QUARTERS, Free, Lay, Place, Take, Walk
from ludotheque.games.apaches.state import Apaches

NEEDED: Final = 800.0
"""What leaders are worth for a round in all, shared among those at hand: the fewer the dearer."""
NEXT_PLACING: Final = 1.3
"""How much of what one leader more can win in the next placing is counted for bail."""
NOVICE_WORTH: Final = 55.0
"""What a novice is worth who is kept for a later round (AP-12)."""
THROWN_AWAY: Final = 250.0
"""What is lost with a novice who goes where the gang will not even lead."""
STAYING: Final = 35.0
WAITING: Final = 50.0
"""What a move must bring to be made in the last turn, and how much more for each turn in which it
can still be made."""
SMALL_GANG: Final = 3
"""A novice places so many leaders at most."""


class ApachesHints(Hints[Apaches]):
    """The game's rule of thumb and its judgement."""

    judges_by_view: ClassVar[bool] = True

    def __init__(self, temper: Temper) -> None:
        self.temper: Final = temper
        self.outlook: Outlook | None = None

    def of_temper(self, temper: int) -> Hints[Apaches]:
        return EVERY_HINT[temper % len(EVERY_HINT)]

    def novice(self, s: Apaches, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        """Take the lead with a few leaders where what is uncovered looks best; else lay any."""
        best: Move | None = None
        most = 0.0
        lays: list[Move] = []
        for move in legal:
            if isinstance(move, Lay):
                lays.append(move)
            elif isinstance(move, Place) and move.leaders <= SMALL_GANG:
                if move.novices + move.recruits == 0 and self._takes_lead(s, seat, move):
                    value = printed_worth(s, move.quarter) - 20 * move.leaders
                    if value > most:
                        best, most = move, value
        if best is not None and luck.draw(2):
            return best
        if lays:
            return lays[luck.draw(len(lays))]
        return legal[0] if isinstance(legal[-1], Free) else legal[luck.draw(len(legal))]

    def _takes_lead(self, s: Apaches, seat: Seat, move: Place) -> bool:
        if s.leading(move.quarter) == seat:
            return False
        size = s.gang(seat, move.quarter) + move.leaders
        for other in range(s.seats):
            if other != seat and s.gang(other, move.quarter) >= size:
                return False
        return True

    def judge(self, s: Apaches, seat: Seat, move: Move) -> float:
        """What the move changes, in francs."""
        if isinstance(move, Take):
            return judge_taking(s, seat, move.quarter, self.temper)
        known = self.outlook
        if known is None or not known.is_of(s, seat):
            known = self.outlook = Outlook(s, seat, self.temper)
        if isinstance(move, Lay):
            return known.tale(move.hideout)
        if isinstance(move, Place):
            return judge_placing(known, move)
        if isinstance(move, Walk):
            return judge_walking(known, move)
        return judge_bail(known) if isinstance(move, Free) else 0.0


def printed_worth(s: Apaches, quarter: int) -> float:
    """What the uncovered places of a quarter are worth on average, to anyone who looks."""
    if quarter >= WITH_HIDEOUTS:
        return float(BOURGEOIS_SUM) / 2
    total = 0.0
    count = 0
    for hideout in s.terms.hideouts[quarter]:
        if hideout not in s.covered:
            total += worth_of(s, content_of(hideout))
            count += 1
    return total / count if count else 0.0


def judge_taking(s: Apaches, seat: Seat, quarter: int, temper: Temper) -> float:
    """AP-5: to know much of a few quarters is better than little of all."""
    held = 0
    for hideout in s.hands[seat]:
        held += quarter_of(hideout) == quarter
    size = len(s.terms.hideouts[quarter])
    return (held + 1) / size + temper.taste[quarter]


def judge_placing(known: Outlook, move: Place) -> float:
    """AP-7: what the quarter is worth afterwards, less what is no longer in reserve; a novice once
    used is gone (AP-12)."""
    s = known.state
    more = move.leaders + move.novices + move.recruits
    change = known.gain(move.quarter, more) + known.best_tale
    change += known.said_last[more] - known.held_back * more
    if move.novices:
        each = OPERATIONAL_SUM if s.round == s.terms.rounds else NOVICE_WORTH
        if known.own[move.quarter] + more < known.rival[move.quarter]:
            each = THROWN_AWAY
        change -= each * move.novices
    return change


def judge_walking(known: Outlook, move: Walk) -> float:
    """AP-8: what the quarters touched are worth afterwards, less what it is worth to wait: who goes
    early is seen, and would often go back."""
    changes: dict[int, int] = {}
    for leg in move.legs:
        changes[leg.start] = changes.get(leg.start, 0) - 1
        changes[leg.to] = changes.get(leg.to, 0) + 1
    change = known.best_tale - (STAYING + WAITING * known.turns) / known.temper.restlessness
    for quarter, more in changes.items():
        if more:
            change += known.gain(quarter, more)
    return change


def judge_bail(known: Outlook) -> float:
    """AP-25: a leader more is worth what can be placed with it and not without, and the more, the
    fewer there are and the more turns are left."""
    s = known.state
    seat = known.seat
    leaders = s.leaders_in_reserve[seat]
    for quarter in range(QUARTERS):
        leaders += s.leaders[QUARTERS * seat + quarter]
    share = known.turns / max(1, s.terms.turns)
    reserve = s.reserve(seat)
    more = known.best_placing(reserve + 1) - known.best_placing(reserve)
    return NEEDED / (1 + leaders) * share + NEXT_PLACING * more - BAIL


EVERY_HINT: Final = [ApachesHints(temper) for temper in EVERY_TEMPER]
"""The judgement of each temper."""
HINTS: Final = EVERY_HINT[0]
