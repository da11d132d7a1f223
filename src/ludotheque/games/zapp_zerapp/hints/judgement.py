"""What computer players know about playing Zapp Zerapp well.

While barrels are shaken the judgement asks what each number would be worth: the best move with it,
or, above the magic number, staying where one is. What a barrel is worth follows from what was heard
of it. Another shake is worth what it may bring less the time it takes. So a low magic number is
grabbed at once, and who stands safe may choose a barrel that is too full on purpose.
"""

from __future__ import annotations

from typing import ClassVar, Final

from ludotheque.core.event import SILENT
from ludotheque.core.hints import Hints
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.games.zapp_zerapp.board import MOST_BARRELS, START
from ludotheque.games.zapp_zerapp.hints.belief import Belief, after_hearing, beliefs
from ludotheque.games.zapp_zerapp.hints.outlook import Race, chance_to_win, dangers
from ludotheque.games.zapp_zerapp.moves import (
    PUT,
    RETURN,
    SHAKE,
    TAKE,
    Put,
    Return,
    Shake,
    Take,
    Walk,
)
from ludotheque.games.zapp_zerapp.moving import walk
from ludotheque.games.zapp_zerapp.rules import GAME
from ludotheque.games.zapp_zerapp.state import MOVING, NO_BARREL, ZappZerapp
from ludotheque.games.zapp_zerapp.way import Way, in_danger

PATIENCE: Final = 4
"""After so many shakes a novice chooses what sounded best."""
ENOUGH: Final = 0.5
"""A novice is content with this part of the magic number."""

SECOND: Final = 0.01
TIRING: Final = 0.004
"""What the time of a shake costs, as a part of all that can be won by this turn's spell, and how
much more each time: the others are not kept waiting."""
LITTLE: Final = 1e-6
"""Of two ways to the same end the shorter one is better by this."""
NEVER: Final = -1.0
MOST_SHAKES: Final = 1000
"""Nobody is that patient: what a shake costs ends it before."""
MOST_BOARDS: Final = 32
MOST_OPTIONS: Final = 40
"""So many moves are weighed with each number."""


class Outlook:
    """What a seat holds of the barrels, and what each number would be worth to it."""

    def __init__(
        self, s: ZappZerapp, seat: Seat, worth: list[float], haste: float, patience: int
    ) -> None:
        self.terms = s.terms
        self.worth = worth
        self.haste = haste
        self.patience = patience
        self.magic = s.magic
        self.places = s.places[:]
        self.middle = s.middle[:]
        self.hands = [s.left[seat], s.right[seat]]
        self.known = s.known[:]
        self.shaken = s.shaken[seat][:]
        self.heard = s.heard[seat][:]
        self.shakes = s.shakes[seat]
        self.beliefs = beliefs(s, seat)
        self.values = [value_of(belief, self.worth) for belief in self.beliefs]
        """By barrel, what choosing it is worth."""
        self.within_reach = [one for one in [*self.middle, *self.hands] if one != NO_BARREL]
        self.best = self.within_reach[0]
        for barrel in self.within_reach:
            if self.values[barrel - 1] > self.values[self.best - 1]:
                self.best = barrel
        self.shaking = [0.0] * len(s.known)
        """By barrel within reach, what is to be expected of shaking it once more."""
        weighed: list[int] = []
        for barrel in self.within_reach:
            alike = NO_BARREL
            for other in weighed:
                if self.beliefs[other - 1] is self.beliefs[barrel - 1]:
                    alike = other
            if alike == NO_BARREL:
                weighed.append(barrel)
                self.shaking[barrel - 1] = self.expect(s, seat, barrel)
            else:
                self.shaking[barrel - 1] = self.shaking[alike - 1]

    def fits_race(self, s: ZappZerapp) -> bool:
        """Whether the apprentices and the magic number are still the same."""
        return self.terms is s.terms and self.magic == s.magic and self.places == s.places

    def fits(self, s: ZappZerapp, seat: Seat) -> bool:
        """Whether it still is the seat's outlook: it depends on its view alone."""
        return (
            self.fits_race(s)
            and self.shakes == s.shakes[seat]
            and self.middle == s.middle
            and self.hands == [s.left[seat], s.right[seat]]
            and self.known == s.known
            and self.shaken == s.shaken[seat]
            and self.heard == s.heard[seat]
        )

    def expect(self, s: ZappZerapp, seat: Seat, barrel: int) -> float:
        """What is to be expected if the barrel is shaken once and then the best one chosen."""
        cost = 0.0
        if s.terms.is_live:
            stake = max(self.worth) - min(self.worth)
            cost = self.haste * stake * (SECOND + TIRING * self.shakes)
        if self.shakes >= self.patience:
            return NEVER
        if s.ears[seat]:
            return self.values[self.best - 1] - LITTLE
        others = NEVER
        for other in self.within_reach:
            if other != barrel:
                others = max(others, self.values[other - 1])
        expected = 0.0
        for heard in s.terms.stones:
            likely, belief = after_hearing(s, self.beliefs[barrel - 1], heard)
            if likely > 0.0:
                expected += likely * max(others, value_of(belief, self.worth))
        return expected - cost


def value_of(belief: Belief, worth: list[float]) -> float:
    """What a barrel is worth of which one holds that."""
    value = 0.0
    for stones, likely in enumerate(belief):
        if likely > 0.0:
            value += likely * worth[stones]
    return value


def worths(s: ZappZerapp, race: Race, seat: Seat) -> list[float]:
    """By number of stones, the seat's chance to win if it has turned that up."""
    danger = dangers(s, race)
    staying = chance_to_win(s, race, seat, s.places, danger)
    worth = [staying] * (MOST_BARRELS + 1)
    c = s.copy()
    c.step = MOVING.index
    for stones in range(1, min(s.magic, MOST_BARRELS) + 1):
        c.shown[seat] = stones
        best = 0.0
        for move in GAME.steps[MOVING.index].options(c, seat)[:MOST_OPTIONS]:
            assert isinstance(move, Walk)
            c.places = s.places[:]
            walk(c, seat, move, SILENT)
            best = max(best, chance_to_win(s, race, seat, c.places, danger))
        c.places = s.places[:]
        worth[stones] = best
    return worth


class ZappZerappHints(Hints[ZappZerapp]):
    """Zapp Zerapp's rule of thumb and its judgement, which depends on the seat's view alone."""

    judges_by_view: ClassVar[bool] = True

    def __init__(self, haste: float, fear: float) -> None:
        self.haste = haste
        """How much the time of a shake costs, compared with what it usually does."""
        self.fear = fear
        """How likely one takes it to be that somebody is banished, likewise."""
        self.patience = MOST_SHAKES
        self.outlooks: dict[Seat, Outlook] = {}
        """By seat, the latest; it is worked out once for all moves that are weighed."""
        self.races: dict[str, Race] = {}

    def novice(self, s: ZappZerapp, seat: Seat, legal: list[Move], luck: Luck) -> Move:
        """Take the first barrel that sounds right; banish if possible, else run for home."""
        if s.is_at(MOVING):
            return choose_walk(s, seat, legal)
        return choose_barrel(s, seat, legal, luck)

    def judge(self, s: ZappZerapp, seat: Seat, move: Move) -> float:
        """The seat's chance to win after the move, as far as it can be foreseen."""
        if isinstance(move, Walk):
            return self.judge_walk(s, seat, move)
        return judge_barrel(s, seat, move, self.outlook(s, seat))

    def judge_walk(self, s: ZappZerapp, seat: Seat, move: Walk) -> float:
        """The seat's chance to win after a walk."""
        after = s.copy()
        GAME.steps[MOVING.index].do(after, seat, move, SILENT)
        after.step = MOVING.index
        race = self.race(s)
        return chance_to_win(after, race, seat, after.places, dangers(after, race))

    def worths(self, s: ZappZerapp, seat: Seat) -> list[float]:
        """By number of stones, the seat's chance to win if it has turned that up."""
        return worths(s, self.race(s), seat)

    def of_temper(self, temper: int) -> ZappZerappHints:
        return TEMPERS[temper % len(TEMPERS)]

    def race(self, s: ZappZerapp) -> Race:
        """How long the way home is on that board, worked out once."""
        name = f"{s.terms.board_hash} {s.seats} {s.terms.is_advanced}"
        known = self.races.get(name)
        if known is None:
            if len(self.races) == MOST_BOARDS:
                self.races.clear()
            known = self.races[name] = Race(s.terms, self.fear)
        return known

    def outlook(self, s: ZappZerapp, seat: Seat) -> Outlook:
        """The seat's outlook now."""
        latest = self.outlooks.get(seat)
        if latest is None or not latest.fits(s, seat):
            if latest is not None and latest.fits_race(s):
                worth = latest.worth
            else:
                worth = self.worths(s, seat)
            latest = Outlook(s, seat, worth, self.haste, self.patience)
            self.outlooks[seat] = latest
        return latest


def judge_barrel(s: ZappZerapp, seat: Seat, move: Move, outlook: Outlook) -> float:
    """What a move with a barrel is worth: choosing it, or what another shake may bring."""
    if isinstance(move, Put):
        return outlook.values[move.barrel - 1]
    if isinstance(move, Shake):
        return outlook.shaking[move.barrel - 1]
    if isinstance(move, Take):
        return outlook.shaking[move.barrel - 1] - LITTLE
    assert isinstance(move, Return)
    left, right = s.left[seat], s.right[seat]
    if not (left and right) or move.barrel == outlook.best:
        return NEVER
    hopes = [outlook.shaking[barrel - 1] for barrel in s.middle]
    return max(hopes) - 2 * LITTLE


def choose_walk(s: ZappZerapp, seat: Seat, legal: list[Move]) -> Move:
    """Banish whoever has come furthest, else move the foremost apprentice; alone, but with all
    claims."""
    best = legal[0]
    most = -1
    for move in legal:
        assert isinstance(move, Walk)
        if move.along:
            continue
        way = Way(s, seat, move.origin, s.shown[seat])
        gain = 25 - s.terms.to_go[seat][move.origin] + len(move.banished)
        for victim in in_danger(s, seat, way):
            owner = victim // s.terms.apprentices
            gain += 100 + s.terms.to_go[owner][START] - s.terms.to_go[owner][s.places[victim]]
        if gain > most:
            best, most = move, gain
    return best


def choose_barrel(s: ZappZerapp, seat: Seat, legal: list[Move], luck: Luck) -> Move:
    """Shake barrels one by one; choose the first that sounds as if it would do."""
    heard = last_heard(s, seat)
    within_reach = [move.barrel for move in legal if isinstance(move, Put)]
    good = [one for one in within_reach if heard[one - 1] and heard[one - 1] <= s.magic]
    best = max(good, key=lambda one: heard[one - 1]) if good else NO_BARREL
    if best and heard[best - 1] >= ENOUGH * s.magic:
        return PUT[best]
    fresh = [one for one in s.middle if not s.known[one - 1] and one not in s.shaken[seat]]
    if s.shakes[seat] >= PATIENCE or not fresh or s.ears[seat]:
        return PUT[best] if best else PUT[within_reach[luck.draw(len(within_reach))]]
    if not s.terms.is_live:
        return SHAKE[fresh[luck.draw(len(fresh))]] if len(legal) > len(within_reach) else PUT[best]
    for held in (s.left[seat], s.right[seat]):
        if held:
            return RETURN[held] if held in s.shaken[seat] else SHAKE[held]
    return TAKE[fresh[luck.draw(len(fresh))]]


def last_heard(s: ZappZerapp, seat: Seat) -> list[int]:
    """By barrel, what it sounded like the last time, or what it is known to hold; 0 if neither."""
    found = s.known[:]
    for barrel, heard in zip(s.shaken[seat], s.heard[seat]):
        found[barrel - 1] = heard
    return found


TEMPERS: Final = [
    ZappZerappHints(1.0, 1.0),  # even
    ZappZerappHints(1.4, 1.0),  # quick
    ZappZerappHints(0.7, 1.0),  # patient
    ZappZerappHints(1.0, 1.3),  # careful
    ZappZerappHints(1.0, 0.75),  # bold
    ZappZerappHints(1.4, 0.75),  # rash
]
"""Players of the same strength who listen longer or less long and risk more or less."""
HINTS: Final = TEMPERS[0]
