"""How good a position is: how many turns everybody needs to come home, danger included.

One apprentice runs and the others wait. `Race` knows how many turns a runner needs from each place,
if spells work as they usually do and whoever stands unprotected is now and then banished. Whoever
waits unprotected will hardly be there when its turn comes. On top of that comes what threatens just
now. From the turns that all need follows each player's chance to be first.
"""

from __future__ import annotations

from math import exp
from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.zapp_zerapp.board import HOME, SPACES, START, ZappZerappTerms
from ludotheque.games.zapp_zerapp.state import MOVING, ZappZerapp

WORKS: Final = 0.75
"""How likely a player's spell works."""
LEAST_PART: Final = 0.6
"""A spell that works is usually at least this part of the magic number."""
WILL: Final = 0.8
"""How likely somebody who can banish an apprentice does."""
LATER: Final = 0.6
"""How much the next turn's danger counts beside this one's: one may get away before."""
ALONE: Final = 0.10
COMPANY: Final = 0.015
"""How likely an apprentice is banished in a turn in which it stands unprotected, and how much more
for each player."""
MOST_STEPS: Final = 13
ROUNDS: Final = 60

LAST_SPREAD: Final = 1.0
SPREAD_OF_A_TURN: Final = 0.1
"""How uncertain the turns are: near the end, and more for each that the first needs."""


def spells_at(magic: int) -> list[float]:
    """How likely a spell has so many steps, for that magic number; 0 if it does not work."""
    low = max(1, round(LEAST_PART * magic))
    spells = [0.0] * (MOST_STEPS + 1)
    spells[0] = 1 - WORKS
    for steps in range(low, magic + 1):
        spells[steps] = WORKS / (magic - low + 1)
    return spells


def spells_in_general() -> list[float]:
    """The same before the dice are thrown."""
    spells = [0.0] * (MOST_STEPS + 1)
    for one in range(1, 7):
        for two in range(1, 7):
            for steps, likely in enumerate(spells_at(one + two)):
                spells[steps] += likely / 36
    return spells


def at_least(spells: list[float]) -> list[float]:
    """How likely a spell reaches so many steps."""
    reach = [0.0] * (MOST_STEPS + 1)
    total = 0.0
    for steps in range(MOST_STEPS, 0, -1):
        total += spells[steps]
        reach[steps] = total
    return reach


SPELLS: Final[list[float]] = spells_in_general()
REACH: Final[list[float]] = at_least(SPELLS)
REACH_AT: Final[list[list[float]]] = [at_least(spells_at(magic)) for magic in range(13)]


class Race:
    """How many turns a runner needs, by seat and place, to somebody who fears danger so much."""

    def __init__(self, terms: ZappZerappTerms, fear: float) -> None:
        self.hazard = fear * (ALONE + COMPANY * terms.seats)
        self.will = min(1.0, fear * WILL)
        self.turns = [self.turns_of(terms, seat) for seat in range(terms.seats)]

    def turns_of(self, terms: ZappZerappTerms, seat: Seat) -> list[float]:
        """The turns that a seat's runner needs from each place, worked out step by step."""
        to_go = terms.to_go[seat]
        first = terms.entries[seat]
        exposed = [0.0] * (HOME + 1)
        for space in range(SPACES):
            exposed[space] = 0.0 if terms.safe[space] >> seat & 1 else self.hazard
        turns = [to_go[place] / 4 for place in range(HOME + 1)]
        for _ in range(ROUNDS):
            ahead = [
                turns[place] + exposed[place] * (turns[START] - turns[place])
                for place in range(HOME + 1)
            ]
            for place in range(START + 1):
                after = 1 + SPELLS[0] * ahead[place]
                begin = first - 1 if place == START else place
                for steps in range(1, MOST_STEPS + 1):
                    end = HOME if steps >= to_go[place] else (begin + steps) % SPACES
                    after += SPELLS[steps] * ahead[end]
                turns[place] = after
        return turns


def dangers(s: ZappZerapp, race: Race) -> list[list[float]]:
    """By seat and steps: how likely the seat will soon banish somebody so many steps ahead."""
    found: list[list[float]] = []
    for seat in range(s.seats):
        spell = s.shown[seat] if s.step == MOVING.index and s.put[seat] else 0
        row = [0.0]
        for steps in range(1, MOST_STEPS + 1):
            if s.step != MOVING.index:
                now = REACH_AT[s.magic][steps]
            else:
                now = 1.0 if steps <= spell else 0.0
            row.append(race.will * (1 - (1 - now) * (1 - LATER * REACH[steps])))
        found.append(row)
    return found


def threat(
    s: ZappZerapp, seat: Seat, places: list[int], place: int, danger: list[list[float]]
) -> float:
    """How likely somebody soon banishes the seat's apprentice from an unprotected space."""
    terms = s.terms
    count = terms.apprentices
    escapes = 1.0
    for other in range(s.seats):
        if other != seat:
            likely = 0.0
            to_go = terms.to_go[other]
            for hunter in range(count * other, count * other + count):
                at = places[hunter]
                if at < SPACES:
                    steps = (place - at) % SPACES
                    if 0 < steps <= MOST_STEPS and steps < to_go[at]:
                        likely = max(likely, danger[other][steps])
            escapes *= 1 - likely
    return 1 - escapes


def turns_to_go(
    s: ZappZerapp, race: Race, seat: Seat, places: list[int], danger: list[list[float]]
) -> float:
    """How many turns the seat needs: the foremost apprentice runs, then the next."""
    count = s.terms.apprentices
    needs = race.turns[seat]
    safe = s.terms.safe
    runners = sorted(places[count * seat : count * seat + count], key=needs.__getitem__)
    total = 0.0
    for place in runners:
        need = needs[place]
        if place < SPACES and not safe[place] >> seat & 1:
            stays = exp(-race.hazard * total) * (1 - threat(s, seat, places, place, danger))
            need = needs[START] - stays * (needs[START] - need)
        total += need
    return total


def chance_to_win(
    s: ZappZerapp, race: Race, seat: Seat, places: list[int], danger: list[list[float]]
) -> float:
    """How likely the seat is first with apprentices on those places."""
    found: list[float] = []
    for other in range(s.seats):
        found.append(turns_to_go(s, race, other, places, danger))
        if found[other] == 0.0:
            return 1.0 if other == seat else 0.0
    least = min(found)
    spread = LAST_SPREAD + SPREAD_OF_A_TURN * least
    total = 0.0
    for turns in found:
        total += exp((least - turns) / spread)
    return exp((least - found[seat]) / spread) / total
