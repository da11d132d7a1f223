"""Prospects: what a seat's place between two rounds is worth, as games have taught it.

A small net of one hidden layer; `tools/train_zankapfel.py` has trained it on games of `regular`s
and novices and written its weights beside this file. What it expects is for somebody who judges,
among rivals of either kind: the chances of all seats come to more than one. It holds for the board
it was trained on.
"""

from __future__ import annotations

import json
import os
from math import exp, tanh
from pathlib import Path
from typing import Final

from ludotheque.core.move import Seat
from ludotheque.games.zankapfel.board import JOKER
from ludotheque.games.zankapfel.hints.forecast import card_at, rounds_left
from ludotheque.games.zankapfel.state import Zankapfel

LEAST_SEATS: Final = 3
MOST_SEATS: Final = 6
WEIGHTS: Final = Path(os.path.dirname(os.path.abspath(__file__))) / "prospects.json"


def features(s: Zankapfel, seat: Seat) -> list[float]:
    """A place between two rounds as numbers of about one: oneself, the table, then the rivals, the
    furthest first."""
    finish = float(s.terms.finish)
    hand = s.hands[seat]
    found = [0.0] * (JOKER + 1)
    for card in hand:
        found[card] += 0.5
    reach = s.reach()
    best = 0
    total = 0
    for square in reach:
        most = 0
        for card in hand:
            most = max(most, card_at(s, card, square))
        best = max(best, most)
        total += most
    found[0] = s.score[seat] / finish
    found += [
        len(hand) / 4,
        best / 8,
        total / (8.0 * len(reach)),
        _arms(s, seat),
        _strongest(s, seat),
        1.0 if s.first == seat else 0.0,
        (s.first - seat) % s.seats / s.seats,
        s.tokens.count(1) / 25,
        rounds_left(s) / 10,
        max(s.score) / finish,
        s.terms.price[s.face_up][s.mayor] / 4,
        1.0 if s.face_up == JOKER else 0.0,
    ]
    for seats in range(LEAST_SEATS, MOST_SEATS + 1):
        found.append(1.0 if s.seats == seats else 0.0)
    rivals = [other for other in range(s.seats) if other != seat]
    rivals.sort(key=lambda other: (-s.score[other], -len(s.hands[other]), other))
    for other in rivals:
        found += [
            1.0,
            s.score[other] / finish,
            (s.score[seat] - s.score[other]) / 10,
            len(s.hands[other]) / 4,
            s.seen[other].count(JOKER) / 2,
            _arms(s, other),
            _strongest(s, other),
            1.0 if s.first == other else 0.0,
        ]
    found += [0.0] * (8 * (MOST_SEATS - s.seats))
    return found


def _arms(s: Zankapfel, seat: Seat) -> float:
    """How much is left of a seat's discord cards."""
    return sum(s.discord[seat]) / (s.terms.discord * (s.terms.discord + 1) / 2)


def _strongest(s: Zankapfel, seat: Seat) -> float:
    left = s.discord[seat]
    return left[-1] / s.terms.discord if left else 0.0


class Prospects:
    """The net: one hidden layer, and the chance of winning."""

    def __init__(self, path: Path) -> None:
        told: dict[str, object] = json.loads(path.read_bytes())
        self.board = str(told["board"])
        """The board that it holds for."""
        self.hidden: list[list[float]] = _rows(told["hidden"])
        """By hidden unit: its weights, and last its bias."""
        self.out: list[float] = _rows(told["out"])[0]

    def chance(self, found: list[float]) -> float:
        """How likely a place wins."""
        inputs = len(found)
        out = self.out
        total = out[len(self.hidden)]
        for place, weights in enumerate(self.hidden):
            sum = weights[inputs]
            for at in range(inputs):
                sum += weights[at] * found[at]
            total += out[place] * tanh(sum)
        return 1 / (1 + exp(-total))


def _rows(told: object) -> list[list[float]]:
    assert isinstance(told, list)
    return [[float(weight) for weight in row] for row in told]
