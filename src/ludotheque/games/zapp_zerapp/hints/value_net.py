"""What places are worth, learnt by a small net from races against itself.

`tools/train_zapp_zerapp.py` writes its numbers into `values.json`, in thousandths; there it is told
how. It is read when it is first needed.
"""

from __future__ import annotations

import json
import os
from math import exp
from pathlib import Path
from typing import Any, Final

from ludotheque.games.zapp_zerapp.hints.lap import APPRENTICES, PLACES, STONES, Lap

FILE: Final = Path(os.path.dirname(os.path.abspath(__file__))) / "values.json"
THOUSAND: Final = 1000.0
LOWEST: Final = 2
HIGHEST: Final = 12
"""Magic numbers."""
FULL_LAP: Final = 25.0


class ValueNet:
    """Everybody's chance to win before the dice are thrown, from the places of all apprentices.

    Inputs are the place of each apprentice, and for each hunter and prey how much the one may soon
    cost the other.
    """

    def __init__(self, lap: Lap, said: dict[str, Any]) -> None:
        seats = lap.seats
        self.seats = seats
        self.units: list[list[float]] = _thousandths(said["units"])
        """By hidden unit, the weights of places, seat by seat, and then of the threats."""
        self.biases: list[float] = _thousandths([said["biases"]])[0]
        self.ends: list[list[float]] = _thousandths(said["ends"])
        """By hidden unit, its weight for each seat's chance."""
        self.chances: list[float] = _thousandths([said["chances"]])[0]
        """What is added to each seat's."""
        self.spells: list[list[float]] = [[], [], *_thousandths(said["spells"])]
        """By magic number, how likely a player turns up each number."""
        self.threats = [
            self.threats_between(lap, hunter, prey)
            for hunter in range(seats)
            for prey in range(seats)
        ]

    def threats_between(self, lap: Lap, hunter: int, prey: int) -> list[float]:
        """By the hunter's and the prey's place: what is to be lost, as likely as it soon is."""
        reach = self.reach()
        table = [0.0] * (PLACES * PLACES)
        if hunter != prey:
            for at in range(1, PLACES - 1):
                for gone in range(1, PLACES - 1):
                    steps = lap.seen[hunter][prey][gone] - at
                    if lap.is_exposed[gone] and 0 < steps <= HIGHEST:
                        table[PLACES * at + gone] = reach[steps] * gone / FULL_LAP
        return table

    def reach(self) -> list[float]:
        """How likely somebody walks at least so many steps in a turn."""
        found = [0.0] * (STONES + 1)
        for magic in range(LOWEST, HIGHEST + 1):
            likely = (6 - abs(7 - magic)) / 36
            for steps in range(1, magic + 1):
                found[steps] += likely * sum(self.spells[magic][steps : magic + 1])
        return found

    def value(self, gone: list[int]) -> list[float]:
        """By seat, its chance to win."""
        seats = self.seats
        active: list[int] = []
        for apprentice, place in enumerate(gone):
            active.append(PLACES * (apprentice // APPRENTICES) + place)
        named: list[int] = []
        threats: list[float] = []
        at = PLACES * seats
        for hunter in range(seats):
            first = APPRENTICES * hunter
            one = PLACES * gone[first]
            two = PLACES * gone[first + 1]
            three = PLACES * gone[first + 2]
            for prey in range(seats):
                if prey == hunter:
                    continue
                table = self.threats[seats * hunter + prey]
                threat = 0.0
                first = APPRENTICES * prey
                for victim in range(first, first + APPRENTICES):
                    place = gone[victim]
                    threat += max(table[one + place], table[two + place], table[three + place])
                if threat > 0.0:
                    named.append(at)
                    threats.append(threat)
                at += 1
        chances = self.chances[:]
        for unit, weights in enumerate(self.units):
            excited = self.biases[unit]
            for place in active:
                excited += weights[place]
            for place, threat in zip(named, threats):
                excited += weights[place] * threat
            if excited > 0.0:
                for seat, weight in enumerate(self.ends[unit]):
                    chances[seat] += excited * weight
        most = max(chances)
        parts = [exp(chance - most) for chance in chances]
        total = sum(parts)
        return [part / total for part in parts]


def read_net(lap: Lap) -> ValueNet:
    """The net for that many seats, from the game's folder."""
    said: Any = json.loads(FILE.read_text("utf-8"))
    return ValueNet(lap, said[str(lap.seats)])


def _thousandths(said: Any) -> list[list[float]]:
    return [[float(one) / THOUSAND for one in row] for row in said]
