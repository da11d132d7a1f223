"""How a turn will end: everybody with a spell walks as is best for them, in decreasing order."""

from __future__ import annotations

from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.zapp_zerapp.board import ZappZerappTerms
from ludotheque.games.zapp_zerapp.hints.lap import STONES, Lap
from ludotheque.games.zapp_zerapp.hints.value_net import read_net

SCENARIOS: Final = 32
"""So many sets of numbers that the others may turn up are weighed."""
SPREAD: Final = [[1 / SCENARIOS], [0.7548777, 0.5698403], [0.8191725, 0.6710436, 0.5497005]]
"""By the number of others: steps that scatter scenarios evenly over all that may be."""
MOST_KEPT: Final = 10_000
"""So many positions' values are kept: more than a turn has, mostly."""
NO_SPELL: Final = 0


class TurnAhead:
    """The values of a race with so many seats, and what spells make of them."""

    def __init__(self, terms: ZappZerappTerms) -> None:
        self.lap = Lap(terms)
        self.net = read_net(self.lap)
        self.kept: dict[int, list[float]] = {}

    def value(self, gone: list[int]) -> list[float]:
        """By seat, its chance to win before the next dice."""
        key = 0
        for place in gone:
            key = key << 5 | place
        known = self.kept.get(key)
        if known is None:
            if len(self.kept) >= MOST_KEPT:
                self.kept.clear()
            known = self.kept[key] = self.net.value(gone)
        return known

    def after(self, gone: list[int], movers: list[Seat], steps: list[int]) -> list[float]:
        """By seat, its chance to win when those have walked, one after the other, who each think
        of their own chance alone."""
        if not movers:
            return self.value(gone)
        mover = movers[0]
        best: list[float] = []
        for apprentice in self.lap.walkers(gone, mover):
            end = self.lap.walk(gone, mover, apprentice, steps[0])
            if self.lap.is_home(end, mover):
                return [1.0 if seat == mover else 0.0 for seat in range(self.lap.seats)]
            found = self.after(end, movers[1:], steps[1:])
            if not best or found[mover] > best[mover]:
                best = found
        return best

    def after_spells(self, gone: list[int], spells: list[int]) -> list[float]:
        """The same if everybody has turned up those numbers; 0 is no spell."""
        movers = [seat for seat, spell in enumerate(spells) if spell != NO_SPELL]
        movers.sort(key=lambda seat: -spells[seat])
        return self.after(gone, movers, [spells[seat] for seat in movers])

    def worths(self, gone: list[int], magic: int, seat: Seat) -> list[float]:
        """By number of stones, the seat's chance to win if it turns that up."""
        scenarios = self.scenarios(magic, seat)
        worth = [0.0] * (STONES + 1)
        for number in range(magic + 1):
            total = 0.0
            count = 0
            for scenario in scenarios:
                spells = scenario.spells
                if number == NO_SPELL or number not in spells:
                    spells[seat] = number
                    total += scenario.times * self.after_spells(gone, spells)[seat]
                    spells[seat] = NO_SPELL
                    count += scenario.times
            worth[number] = total / max(1, count)
        for number in range(magic + 1, STONES + 1):
            worth[number] = worth[NO_SPELL]
        return worth

    def scenarios(self, magic: int, seat: Seat) -> list[Scenario]:
        """What the others may turn up; no chance is asked, so that equal views are judged alike."""
        seats = self.lap.seats
        likely = self.net.spells[magic]
        steps = SPREAD[seats - 2]
        found: dict[int, Scenario] = {}
        for one in range(SCENARIOS):
            spells = [NO_SPELL] * seats
            key = 0
            for other in range(seats - 1):
                place = other + 1 if other >= seat else other
                spells[place] = _at(likely, (one + 0.5) * steps[other] % 1.0, magic)
                key = key << 4 | spells[place]
            if key in found:
                found[key].times += 1
            else:
                found[key] = Scenario(spells)
        return list(found.values())


class Scenario:
    """What the others may turn up, and how often of all."""

    def __init__(self, spells: list[int]) -> None:
        self.spells = spells
        self.times = 1


def _at(likely: list[float], part: float, magic: int) -> int:
    """The spell below which that part of all lies."""
    for number in range(1, magic + 1):
        part -= likely[number]
        if part < 0.0:
            return number
    return NO_SPELL
