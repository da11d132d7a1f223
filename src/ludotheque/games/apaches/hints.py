"""What computer players know about playing Les Apaches de Paris well.

The judgement weighs each quarter by what may still lie there, as far as the seat has seen, and by
how likely its gang will lead there in the end. Apaches in reserve are worth something too: they
can still go where it pays. Hideouts that tell much are laid late.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.core.hints import Hints
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.games.apaches.board import (
    BAIL,
    BOURGEOIS_QUARTER,
    BOURGEOIS_SUM,
    FENCE,
    FENCE_QUARTER,
    FINE,
    OPERATIONAL_SUM,
    ROUNDS,
)
from ludotheque.games.apaches.hideouts import (
    FIRST_BURGLARY,
    KILLED_AT,
    REINFORCEMENTS_AT,
    ROBBERY_AT,
    SUMS,
    WITH_HIDEOUTS,
    content_of,
    quarter_of,
)
from ludotheque.games.apaches.moves import (
    POLICEMAN,
    QUARTERS,
    Free,
    Lay,
    Place,
    Take,
    Walk,
)
from ludotheque.games.apaches.redeal import unknown_hideouts
from ludotheque.games.apaches.state import Apaches

RECRUIT_WORTH: Final = 60.0
"""What a recruit brings in the round it is used in."""
LEADER_WORTH: Final = 70.0
"""What a leader brings in a round."""
DENIED: Final = 0.3
"""How much of what a quarter pays is won by keeping it from the others."""
SURE: Final = 0.35
DOUBT: Final = 0.45
"""How far apart gangs must be for a lead to be safe: at the end, and more for each turn left."""
HELD_BACK: Final = 9.0
"""What an Apache in reserve is worth for each turn left in which it can be used."""
TELLING: Final = 0.05
"""How much is lost for each franc by which a hideout laid changes what a quarter is worth."""
LURED: Final = 0.06
"""How much such a change matters where one leads, or others do."""
STAYS: Final = 0.9
"""How likely whoever leads where it hurts will have to bear it."""
NEEDED: Final = 800.0
"""What leaders are worth for a round in all, shared among those at hand: the fewer the dearer."""
SMALL_GANG: Final = 3
"""A novice places so many leaders at most."""


def worth_of(s: Apaches, content: int) -> float:
    """What a content is worth to whoever takes it, in francs."""
    rounds = ROUNDS - s.round
    if content < ROBBERY_AT:
        return float(SUMS[content])
    if content == ROBBERY_AT:
        return float(s.terms.robbery * s.seats)
    if content == REINFORCEMENTS_AT:
        return 2 * (RECRUIT_WORTH if rounds else OPERATIONAL_SUM)
    if not rounds:
        return float(-OPERATIONAL_SUM)
    return -LEADER_WORTH * rounds - OPERATIONAL_SUM if content == KILLED_AT else -LEADER_WORTH


class Outlook:
    """A round as one seat sees it: what the quarters may bring, and who stands there."""

    def __init__(self, s: Apaches, seat: Seat) -> None:
        self.state = s
        self.seat = seat
        self.turns = s.terms.turns - s.turn
        """The turns that come after this one."""
        self.worth = [0.0] * QUARTERS
        burglaries = 0.0
        for quarter in s.terms.open:
            left = unknown_hideouts(s, seat, quarter)
            total = 0.0
            for hideout in left:
                content = content_of(hideout)
                total += worth_of(s, content)
                if FIRST_BURGLARY <= content < ROBBERY_AT:
                    burglaries += 1 / len(left)
            self.worth[quarter] = total / max(1, len(left))
        last = s.round == ROUNDS
        recruit = float(OPERATIONAL_SUM) if last else RECRUIT_WORTH
        self.worth[FENCE_QUARTER] = FENCE * STAYS * burglaries + recruit
        is_caught = POLICEMAN in s.attacked[seat]
        unmasked = 0.0 if is_caught else 1 / (len(s.bourgeois) + self._kept_by_others())
        loss = FINE + OPERATIONAL_SUM
        self.worth[BOURGEOIS_QUARTER] = BOURGEOIS_SUM * (1 - unmasked) - loss * unmasked
        self.own: list[int] = []
        self.rival: list[int] = []
        """By quarter: the largest of the other gangs."""
        for quarter in range(QUARTERS):
            self.own.append(s.gang(seat, quarter))
            most = 0
            for other in range(s.seats):
                if other != seat:
                    most = max(most, s.gang(other, quarter))
            self.rival.append(most)
        followers = s.seats - 1 - s.at
        self.spread = SURE + DOUBT * (self.turns + followers / s.seats)
        self.can_change = self.turns > 0 or followers > 0
        hand = s.hands[seat]
        tales: list[float] = []
        for hideout in hand:
            tales.append(self.tale(hideout))
        self.best_tale = max(tales) if tales else 0.0

    def _kept_by_others(self) -> int:
        kept = 0
        for other in range(self.state.seats):
            if other != self.seat:
                kept += len(self.state.attacked[other])
        return kept

    def holding(self, quarter: int, size: int) -> float:
        """What it is worth to have so many Apaches in a quarter."""
        if not size:
            return 0.0
        lead = size - self.rival[quarter]
        worth = self.worth[quarter]
        if not self.can_change:
            return (1 + DENIED) * worth if lead > 0 else 0.0
        if worth < 0:
            return worth * (STAYS if lead > 0 else 1 - STAYS)
        return (1 + DENIED) * worth / (1 + exp(-lead / self.spread))

    def tale(self, hideout: int) -> float:
        """What laying a hideout now is worth: best tell little, and where one leads, bad news."""
        quarter = quarter_of(hideout)
        change = worth_of(self.state, content_of(hideout)) - self.worth[quarter]
        told = -TELLING * self.turns * abs(change)
        if not self.own[quarter] and not self.rival[quarter]:
            return told
        is_leading = self.own[quarter] > self.rival[quarter]
        return told + LURED * (change if is_leading else -change)

    def reserve(self, leaders: int, followers: int) -> float:
        """What is lost by placing so many from the reserve; a novice once used is gone (AP-12)."""
        return HELD_BACK * self.turns * (leaders + followers)


class ApachesHints(Hints[Apaches]):
    """The game's rule of thumb and its judgement."""

    def __init__(self) -> None:
        self.outlook: Outlook | None = None

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
            return judge_taking(s, seat, move.quarter)
        known = self.outlook
        if known is None or known.state is not s or known.seat != seat:
            known = self.outlook = Outlook(s, seat)
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


def judge_taking(s: Apaches, seat: Seat, quarter: int) -> float:
    """AP-5: to know much of a few quarters is better than little of all."""
    held = 0
    for hideout in s.hands[seat]:
        held += quarter_of(hideout) == quarter
    size = len(s.terms.hideouts[quarter])
    return (held + 1) / size


def judge_placing(known: Outlook, move: Place) -> float:
    """AP-7: what the quarter is worth afterwards, less what is no longer in reserve."""
    quarter = move.quarter
    size = known.own[quarter]
    followers = move.novices + move.recruits
    more = move.leaders + followers
    change = known.holding(quarter, size + more) - known.holding(quarter, size)
    change -= OPERATIONAL_SUM * move.novices
    return change - known.reserve(move.leaders, followers) + known.best_tale


def judge_walking(known: Outlook, move: Walk) -> float:
    """AP-8: what the quarters touched are worth afterwards."""
    changes: dict[int, int] = {}
    for leg in move.legs:
        changes[leg.start] = changes.get(leg.start, 0) - 1
        changes[leg.to] = changes.get(leg.to, 0) + 1
    change = known.best_tale
    for quarter, more in changes.items():
        size = known.own[quarter]
        if more:
            change += known.holding(quarter, size + more) - known.holding(quarter, size)
    return change - 1.0


def judge_bail(known: Outlook) -> float:
    """AP-25: a leader more is worth the more the fewer there are, and the more turns are left."""
    s = known.state
    seat = known.seat
    leaders = s.leaders_in_reserve[seat]
    for quarter in range(QUARTERS):
        leaders += s.leaders[QUARTERS * seat + quarter]
    share = known.turns / max(1, s.terms.turns)
    return NEEDED / (1 + leaders) * share - BAIL


HINTS: Final = ApachesHints()
