"""Worlds: every state that a seat can hold possible, by following every history it cannot tell
from the one it saw. Only for tiny boxes."""

from __future__ import annotations

from ludotheque.core.event import EVERYONE_SEES, Report
from ludotheque.core.move import CHANCE, Move
from ludotheque.core.position import write_position
from ludotheque.core.state import State
from tests.every_game.walk import Ply, Table


class Worlds:
    """The states that one seat holds possible, each with its weight."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        start = table.set_up()
        self.states: dict[str, tuple[State, float]] = {self._name(start): (start, 1.0)}

    def follow(self, ply: Ply) -> None:
        """Keep what fits with what the seat reads, hears and sees of a ply."""
        real = ply.s.copy()
        told = self._carry_out(ply, real, ply.move)
        after: dict[str, tuple[State, float]] = {}
        for s, weight in self.states.values():
            for move, chance in self._answers(ply, s):
                world = s.copy()
                if self._carry_out(ply, world, move) == told:
                    name = self._name(world)
                    known = after[name][1] if name in after else 0.0
                    after[name] = (world, known + weight * chance)
        self.states = after

    def weights(self) -> dict[str, float]:
        """Each possible state by its position, with its probability."""
        total = sum(weight for _, weight in self.states.values())
        return {name: weight / total for name, (_, weight) in self.states.items()}

    def _answers(self, ply: Ply, s: State) -> list[tuple[Move, float]]:
        """What may have been answered there, and how likely; people's answers count alike."""
        step = self.table.game.steps[s.step]
        if ply.seat == CHANCE:
            ways = step.ways(s)
            return [(step.outcome(s, way), 1 / ways) for way in range(ways)]
        if ply.seat == self.seat:
            return [(ply.move, 1.0)]
        return [(move, 1.0) for move in step.options(s, ply.seat)]

    def _carry_out(self, ply: Ply, s: State, move: Move) -> list[object]:
        """Carry a move out; all that the seat can tell of it."""
        step = self.table.game.steps[s.step]
        sees = step.seen_by(s, ply.seat, move)
        is_open = sees == EVERYONE_SEES or bool(sees >> self.seat & 1)
        report = Report()
        step.do(s, ply.seat, move, report)
        heard = [event.as_json() if event.is_seen_by(self.seat) else 0 for event in report.events]
        line = move.text if is_open else move.public
        return [line, heard, self.table.game.view(s, self.seat)]

    def _name(self, s: State) -> str:
        return write_position(self.table.game, self.table.terms, s)
