"""A round as one seat sees it: what the quarters may bring, and who will lead there."""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.apaches.board import (
    BOURGEOIS_QUARTER,
    BOURGEOIS_SUM,
    FENCE,
    FENCE_QUARTER,
    FINE,
    OPERATIONAL_SUM,
)
from ludotheque.games.apaches.gangs import others_in
from ludotheque.games.apaches.hideouts import (
    FIRST_BURGLARY,
    KILLED_AT,
    REINFORCEMENTS_AT,
    ROBBERY_AT,
    SUMS,
    content_of,
    quarter_of,
)
from ludotheque.games.apaches.hints.tempers import Temper
from ludotheque.games.apaches.moves import (
    LEADERS,
    NOVICES,
    POLICEMAN,
    QUARTERS,
    RECRUITS,
)
from ludotheque.games.apaches.redeal import unknown_hideouts
from ludotheque.games.apaches.state import Apaches

RECRUIT_WORTH: Final = 60.0
"""What a recruit brings in the round it is used in."""
LEADER_WORTH: Final = 70.0
"""What a leader brings in a round."""
SURE: Final = 0.35
"""How far apart gangs must be for a lead to be safe at the end."""
BEHIND: Final = 0.1
"""How much of its chance a gang keeps that does not lead."""
HELD_BACK: Final = [0.0, 0.0, 15.0, 9.0, 7.0]
"""By the number of players: what an Apache in reserve is worth for each turn left in which it can
be used."""
STAYS: Final = 0.9
"""How likely whoever leads where it hurts will have to bear it."""
SIZES: Final = LEADERS + NOVICES + RECRUITS + 1
"""A gang in a quarter is smaller."""


def worth_of(s: Apaches, content: int) -> float:
    """What a content is worth to whoever takes it, in francs."""
    rounds = s.terms.rounds - s.round
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
    """What every quarter is worth to a seat, and what it gains by each size of its gang there."""

    def __init__(self, s: Apaches, seat: Seat, temper: Temper) -> None:
        self.state = s
        self.entered = s.entered
        self.seat = seat
        self.temper = temper
        self.turns = s.terms.turns - s.turn
        """The turns that come after this one."""
        self.worth = [0.0] * QUARTERS
        self.own: list[int] = []
        self.rival: list[int] = []
        """By quarter: the largest of the other gangs."""
        self._weigh_hideouts()
        self._weigh_others()
        for quarter in range(QUARTERS):
            self.own.append(s.gang(seat, quarter))
            most = 0
            for other in range(s.seats):
                if other != seat:
                    most = max(most, s.gang(other, quarter))
            self.rival.append(most)
        followers = s.seats - 1 - s.at
        self.time: Final = self.turns + followers / s.seats
        self.can_change: Final = self.time > 0
        self.holding: list[list[float]] = [[] for _ in range(QUARTERS)]
        """By quarter: what it is worth to have so many Apaches there."""
        for quarter in s.terms.in_play:
            self.holding[quarter] = self._hold(quarter)
        self.said_last: list[float] = []
        """By how many are placed: what it is worth for the last turn."""
        for placed in range(SIZES):
            self.said_last.append(self.last_word(placed) - self.last_word(0))
        self.held_back: Final = HELD_BACK[s.seats] * temper.patience * self.turns
        self.best_tale = 0.0
        hand = s.hands[seat]
        if hand:
            self.best_tale = self.tale(hand[0])
            for hideout in hand:
                self.best_tale = max(self.best_tale, self.tale(hideout))

    def _weigh_hideouts(self) -> None:
        """What may still lie in the quarters that have hideouts, and at the fence's for it."""
        s = self.state
        caution = self.temper.caution
        burglaries = 0.0
        for quarter in s.terms.open:
            left = unknown_hideouts(s, self.seat, quarter)
            total = 0.0
            for hideout in left:
                content = content_of(hideout)
                worth = worth_of(s, content)
                total += worth if worth > 0 else caution * worth
                if FIRST_BURGLARY <= content < ROBBERY_AT:
                    burglaries += 1 / len(left)
            self.worth[quarter] = total / max(1, len(left))
        is_last = s.round == s.terms.rounds
        recruit = float(OPERATIONAL_SUM) if is_last else RECRUIT_WORTH
        self.worth[FENCE_QUARTER] = FENCE * STAYS * burglaries + recruit

    def _weigh_others(self) -> None:
        """Whether a bourgeois is worth attacking."""
        s = self.state
        kept = len(s.bourgeois)
        for other in range(s.seats):
            if other != self.seat:
                kept += len(s.attacked[other])
        unmasked = 0.0 if POLICEMAN in s.attacked[self.seat] or not kept else 1 / kept
        loss = FINE + OPERATIONAL_SUM
        self.worth[BOURGEOIS_QUARTER] = BOURGEOIS_SUM * (1 - unmasked) - loss * unmasked

    def _could_reach(self, quarter: int) -> int:
        """The size that the strongest of the others could still bring its gang to."""
        s = self.state
        most = 0
        for place, other in enumerate(s.order):
            if other == self.seat:
                continue
            size = s.gang(other, quarter)
            turns = self.turns + (place > s.at)
            if turns:
                near = 0
                for beside in s.terms.neighbours[quarter]:
                    near += s.gang(other, beside)
                more = s.reserve(other)
                if turns == 1:
                    size += max(more, min(2, near))
                else:
                    size += more + min(2 * (turns - 1), near)
            most = max(most, size)
        return most

    def _hold(self, quarter: int) -> list[float]:
        """By the size of one's gang: what it is worth in a quarter."""
        temper = self.temper
        worth = self.worth[quarter]
        rival = self.rival[quarter]
        reach = self._could_reach(quarter)
        held = [0.0]
        for size in range(1, SIZES):
            lead = size - rival
            if not self.can_change or (lead > 0 and size > reach and worth >= 0):
                held.append((1 + temper.envy) * worth if lead > 0 else 0.0)
            elif worth < 0:
                held.append(worth * (STAYS if lead > 0 else 1 - STAYS))
            else:
                spread = SURE + temper.doubt * self.time
                chance = 1 / (1 + exp(-lead / spread))
                if lead < 0:
                    chance *= BEHIND
                held.append((1 + temper.envy) * worth * chance)
        return held

    def last_word(self, placed: int) -> float:
        """AP-15: what it brings in the last turn to have placed so many: the fewer are left, the
        later one plays."""
        if self.turns != 1:
            return 0.0
        s = self.state
        left = s.reserve(self.seat) - placed
        after = 0
        for place, other in enumerate(s.order):
            if other != self.seat:
                theirs = s.reserve(other)
                after += theirs > left or (theirs == left and place < s.at)
        return self.temper.last_word * after / (s.seats - 1)

    def tale(self, hideout: int) -> float:
        """What laying a hideout now is worth: best tell little, and where one leads, bad news."""
        quarter = quarter_of(hideout)
        change = worth_of(self.state, content_of(hideout)) - self.worth[quarter]
        told = -self.temper.secrecy * self.turns * abs(change)
        if not self.own[quarter] and not self.rival[quarter]:
            return told
        is_leading = self.own[quarter] > self.rival[quarter]
        return told + self.temper.bluff * (change if is_leading else -change)

    def is_of(self, s: Apaches, seat: Seat) -> bool:
        """Whether it still looks at that state, which may have been played on."""
        return self.state is s and self.entered == s.entered and self.seat == seat

    def gain(self, quarter: int, more: int) -> float:
        """What is gained by having so many Apaches more in a quarter, or fewer."""
        size = self.own[quarter]
        held = self.holding[quarter]
        return held[size + more] - held[size]

    def best_placing(self, apaches: int) -> float:
        """What can be gained at best with so many Apaches from the reserve."""
        s = self.state
        best = 0.0
        for quarter in s.terms.in_play:
            taken = others_in(s, self.seat, quarter) >> self.own[quarter]
            for more in range(1, apaches + 1):
                if not taken >> more & 1:
                    best = max(best, self.gain(quarter, more))
        return best
