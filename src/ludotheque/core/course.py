"""The course of a match: its state and its log, and how one entry follows another."""

from __future__ import annotations

from typing import Any, Final

from ludotheque.core.board import BoardFile
from ludotheque.core.changes import Witness
from ludotheque.core.errors import Stale
from ludotheque.core.event import Report
from ludotheque.core.game import Game
from ludotheque.core.log import OUTCOME, Entry
from ludotheque.core.luck import Luck, Sealed
from ludotheque.core.move import CHANCE, Move, Seat
from ludotheque.core.position import write_position
from ludotheque.core.state import OVER, State, Terms
from ludotheque.core.step import Step, StepOutcomes
from ludotheque.core.undo import History

NO_QUESTION: Final = -1


class Course:
    """What a match consists of, who is to decide in it, and how it goes on after each entry."""

    def __init__(
        self,
        game: Game[Any],
        terms: Terms,
        state: State,
        luck: Luck,
        board: BoardFile | None = None,
    ) -> None:
        self.game = game
        self.terms = terms
        self.state = state
        self.luck = luck
        self.board = board
        self.start = ""
        """The position it started from, where that is not the game's set-up."""
        self.entries: list[Entry] = []
        self.has_begun = False
        self.keeps_time = False
        """Whether a table rings the clocks of this match. Otherwise time passes by itself as soon
        as nobody can do anything else."""
        self.keeps_changes = 0
        """Of how many entries back it is kept what of the table was new with each event."""
        self.told = 0
        """How many events were told so far."""
        self.posed = [NO_QUESTION] * terms.seats
        """By seat: the number of the question that it is to answer."""
        self.won_by_resignation: Seat | None = None
        """The seat to which another resigned: the game is over, though not by its rules."""
        self.history = History(game.fields, terms.seats)
        self.seal = luck.seal if isinstance(luck, Sealed) else ""
        """The hash of the sealed luck's secret; empty where luck is not sealed."""

    @property
    def is_over(self) -> bool:
        return self.state.step == OVER or self.won_by_resignation is not None

    def asks(self) -> list[Seat]:
        """The seats that are to decide now."""
        if not self.has_begun or self.is_over or self._waits():
            return []
        asked: list[Seat] = self.game.steps[self.state.step].asks(self.state)
        return list(asked)

    def awaits(self) -> list[Seat]:
        """The seats that are to decide now, or will be in a moment without anybody else's doing."""
        if not self.has_begun or self.is_over:
            return []
        awaited: list[Seat] = self.game.steps[self.state.step].awaits(self.state)
        return [seat for seat in awaited if seat >= 0]

    def position(self) -> str:
        """The state in one line of text."""
        return write_position(self.game, self.terms, self.state)

    # How it goes on

    def _step(self) -> Step[Any]:
        return self.game.steps[self.state.step]

    def _waits(self) -> bool:
        """Whether nobody is asked until a clock rings."""
        return self.keeps_time and bool(self._step().is_waiting(self.state))

    def _require_seat(self, seat: Seat) -> None:
        if not 0 <= seat < self.terms.seats:
            raise Stale(f"there is no seat {seat} at this table; seats go from 0 on.")

    def _settle(self) -> None:
        """Let chance decide as long as it is asked."""
        s = self.state
        steps = self.game.steps
        while s.step != OVER:
            step = steps[s.step]
            if CHANCE not in step.asks(s) or self._waits():
                return
            outcome: Move = step.outcome(s, self.luck.pick(StepOutcomes(step, s)))
            audience: int = step.seen_by(s, CHANCE, outcome)
            tell = self._listen()
            step.do(s, CHANCE, outcome, tell)
            self._write(OUTCOME, CHANCE, outcome.text, outcome.public, audience, tell)
            self.history.clear()

    def _listen(self, before: State | None = None) -> Report:
        """A listener for what is about to happen; `before` is how the table stands, where a copy
        of it is there already."""
        if not self.keeps_changes:
            return Report()
        return Witness(self.game, self.state, self.state.copy() if before is None else before)

    def _write(
        self, kind: str, seat: Seat, text: str, public: str, audience: int, tell: Report
    ) -> Entry:
        entry = Entry(kind, seat, text, public, audience, tell.events, self.told)
        self.told += len(tell.events)
        self.entries.append(entry)
        if isinstance(tell, Witness):
            tell.note()
            entry.changes = tell.changes
            old = len(self.entries) - 1 - self.keeps_changes
            if old >= 0:
                self.entries[old].changes = None
        return entry

    def _pose(self, answered: Seat, entered: int) -> None:
        """Pose new questions; those still open keep their number, so that answers on the way
        to them hold. A question is new when the seat was not asked before, has answered, or the
        step was entered anew."""
        s = self.state
        asked = self.asks()
        assert asked or s.step == OVER or self._waits(), f"nobody is asked: {self.position()}"
        is_anew = s.entered != entered
        number = len(self.entries)
        posed = self.posed
        for seat in range(self.terms.seats):
            if seat not in asked:
                posed[seat] = NO_QUESTION
            elif is_anew or seat == answered or posed[seat] == NO_QUESTION:
                posed[seat] = number
