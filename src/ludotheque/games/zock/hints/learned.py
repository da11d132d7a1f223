"""The expert's judgement: the same estimate of everybody's riches, corrected by a small net.

The net was trained by `tools/zock_net` in games against itself and against `regular`. It holds for
the board and the rules it was trained with; elsewhere the hand-written judgement answers.
"""

from __future__ import annotations

import base64
import json
import struct
from math import exp
from typing import Final

from ludotheque.core.event import SILENT
from ludotheque.core.hints import Hints
from ludotheque.core.move import CHANCE, Seat
from ludotheque.core.state import OVER, Terms
from ludotheque.games.zock.board import ZockTerms
from ludotheque.games.zock.hints.judgement import TEMPERS, ZockHints, outlook_of
from ludotheque.games.zock.hints.signs import (
    MOST_SIGNS,
    estimate,
    read_signs,
    riches_of,
)
from ludotheque.games.zock.moves import DIE
from ludotheque.games.zock.rules import GAME
from ludotheque.games.zock.state import CHALLENGING, OFF, Zock

FILE: Final = "learned.json"
ONE: Final = 0
"""The throw of a 1 among those of the die."""


class Net:
    """One hidden layer, and one way straight from the signs to the answer."""

    def __init__(
        self, bias: list[float], out: list[float], scales: list[float], numbers: bytes
    ) -> None:
        width = len(bias)
        self.rows: list[list[float]] = []
        """By sign: what it adds to each hidden unit, and last to the answer."""
        for sign, scale in enumerate(scales):
            row = numbers[sign * width : (sign + 1) * width]
            self.rows.append([scale * (one - 256 if one > 127 else one) for one in row])
        self.bias = bias
        self.out = out

    def answer(self, signs: list[int], weights: list[float], count: int) -> float:
        """What that many signs say together."""
        hidden = self.bias[:]
        width = len(hidden)
        for place in range(count):
            row = self.rows[signs[place]]
            weight = weights[place]
            for unit in range(width):
                hidden[unit] += weight * row[unit]
        units = width - 1
        total = hidden[units]
        for unit in range(units):
            if hidden[unit] > 0.0:
                total += hidden[unit] * self.out[unit]
        return total


class Nets:
    """Those in the file, read when the first is asked for, by number of seats."""

    def __init__(self) -> None:
        self.board = ""
        self.rounds = 0
        self.by_seats: dict[int, Net] = {}

    def read(self) -> None:
        """Read the file; there are none until all are read."""
        said = json.loads((GAME.folder / "hints" / FILE).read_text(encoding="ascii"))
        self.board = said["board"]
        self.rounds = said["rounds"]
        nets: dict[int, Net] = {}
        for name, one in said["seats"].items():
            scales = base64.b85decode(one["scales"])
            nets[int(name)] = Net(
                one["bias"],
                one["out"],
                list(struct.unpack(f"<{len(scales) // 4}f", scales)),
                base64.b85decode(one["numbers"]),
            )
        self.by_seats = nets


NETS: Final = Nets()


class ZockExpert(ZockHints):
    """The judgement that looks closer, where it was trained."""

    def of_temper(self, temper: int) -> Hints[Zock]:
        return self

    def holds_for(self, terms: Terms) -> bool:
        """Whether the net knows this board, these rules and games as long as this."""
        if not NETS.by_seats:
            NETS.read()
        assert isinstance(terms, ZockTerms)
        return (
            terms.board_hash == NETS.board
            and terms.rounds <= NETS.rounds
            and terms.has_stacks
            and not terms.cashes_after
        )

    def chance(self, s: Zock, seat: Seat) -> float:
        if not self.holds_for(s.terms):
            return super().chance(s, seat)
        if s.step == CHALLENGING.index:
            return (6 * self.after_losing(s, seat, s.challenged)
                    + 5 * self.after_losing(s, seat, s.challenger)) / 11  # fmt: skip
        if s.step == OVER:
            winners = GAME.result(s).winners
            return 1 / len(winners) if seat in winners else 0.0
        if s.places[3 * seat] == OFF:
            return 0.0
        return learned_chance(s, seat, NETS.by_seats[s.seats])

    def after_losing(self, s: Zock, seat: Seat, loser: Seat) -> float:
        """ZO-11: the seat's chance once a king has lost the challenge."""
        after = s.copy()
        after.thrower = loser
        GAME.steps[CHALLENGING.index].do(after, CHANCE, DIE[ONE], SILENT)
        return self.chance(after, seat)


def learned_chance(s: Zock, seat: Seat, net: Net) -> float:
    """The estimate of everybody's riches, corrected by what the net has learned."""
    seats = s.seats
    outlook = outlook_of(s.terms)
    rounds = 0 if s.is_last_round else s.terms.rounds - s.round
    played = (s.turn - s.banker) % seats
    turns = [rounds + ((player - s.banker) % seats >= played) for player in range(seats)]
    riches = [
        riches_of(s.places, s.money, s.debt, turns, outlook, player) for player in range(seats)
    ]
    signs = [0] * MOST_SIGNS
    weights = [0.0] * MOST_SIGNS
    count = read_signs(
        s.places, s.money, s.debt, s.bank, s.exits, turns, seat, seats, riches, s.terms.sums,
        outlook, signs, weights,
    )  # fmt: skip
    odds = estimate(riches, seat, seats, turns[seat]) + net.answer(signs, weights, count)
    return 1 / (1 + exp(-min(max(odds, -30.0), 30.0)))


EXPERT: Final = ZockExpert(TEMPERS[0])
