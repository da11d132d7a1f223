"""A table in the terminal: a match, who sits at it, its clock and its files."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ludotheque.bots.arena import seat_bot
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.bots.playout import SEEDS
from ludotheque.bots.tempers import tempers_for
from ludotheque.cli.paper import write_text
from ludotheque.cli.seating import HUMAN
from ludotheque.core.errors import BadLog, BadSetup, LudothequeError
from ludotheque.core.log import MOVE, chain
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.move import Seat
from ludotheque.core.saving import load_match

SAVED_MATCH = "match"
LOG = "log"


def is_saved_match(text: str) -> bool:
    """Whether a file holds a game that was saved to go on with, and not a log."""
    try:
        opening: Any = json.loads(text.partition("\n")[0])
    except ValueError:
        return False
    return isinstance(opening, dict) and opening.get("ludotheque") == SAVED_MATCH


class TerminalTable:
    """A match with its players. `players` names a bot, or `human`, for each seat."""

    def __init__(
        self,
        match: Match,
        players: list[str],
        now: Callable[[], float],
        seed: int | None = None,
        seconds: float = 0.0,
        has_hints: bool = False,
        tempers: list[int] | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.has_hints = has_hints or players.count(HUMAN) == 1
        """Whether the machine may be asked what it would do: by whoever plays against bots alone,
        and among several people if they have agreed on it before."""
        self.bots: list[Bot | None] = [
            None if name == HUMAN else seat_bot(name, match.game) for name in players
        ]
        self.luck = Luck.seeded(secrets.randbits(63) if seed is None else seed)
        """What bots draw from; it never touches the game's own luck."""
        self.tempers = tempers or tempers_for(str(self.luck.draw(SEEDS)))[: len(players)]
        """By seat: how a bot is called and plays, for the whole game."""
        self._now = now
        self._started = now() - seconds
        self._step_started = now()
        self._entered = match.state.entered
        self._rung_at = -1
        self._last: Seat | None = None

    @property
    def humans(self) -> list[Seat]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    def next_seat(self) -> Seat:
        """Who acts next of those who are asked: people and bots by turns, and a person who has
        begun goes on before the next takes over."""
        asked = self.match.asks()
        people = [seat for seat in asked if self.bots[seat] is None]
        others = [seat for seat in asked if self.bots[seat] is not None]
        is_bots_turn = not people or (self._last is not None and self.bots[self._last] is None)
        if others and is_bots_turn:
            seat = others[self.luck.draw(len(others))]
        else:
            seat = self._last if self._last in people else people[0]
        return seat

    def acted(self, seat: Seat) -> None:
        """Remember who acted."""
        self._last = seat

    def play_bot(self, seat: Seat) -> None:
        """Let a bot answer what its seat is asked."""
        match = self.match
        bot = self.bots[seat]
        assert bot is not None
        perspective = Perspective(match.game, match.state, seat, self.luck, self.tempers[seat])
        match.play(seat, bot.choose(perspective))
        self.acted(seat)

    def last_answer(self) -> int:
        """The entry of the last move that a person made, from where the story is told on."""
        entries = self.match.entries
        people = self.humans
        moves = [n for n, one in enumerate(entries) if one.kind == MOVE and one.seat in people]
        return moves[-1] if moves else 0

    # The clock

    def seconds_left(self) -> float | None:
        """How long the table's clock still runs; `None` where none is kept."""
        clock = next(iter(self.match.clocks()), None)
        if clock is None:
            return None
        if self.match.state.entered != self._entered:
            self._entered = self.match.state.entered
            self._step_started = self._now()
        since = self._step_started if clock.since_step else self._started
        return clock.seconds - (self._now() - since)

    def ring(self) -> bool:
        """Tell the rules that time is up, once, if it is; whether it was told."""
        left = self.seconds_left()
        if left is None or left > 0 or self._rung_at == self.match.state.entered:
            return False
        self._rung_at = self.match.state.entered
        self.match.time_is_up(self.match.clocks()[0].name)
        return True

    def let_time_pass(self) -> bool:
        """Where nobody can do anything but wait, and nobody keeps the time, let the next clock
        ring at once; whether one did."""
        clocks = [] if self.match.asks() else self.match.clocks()
        if clocks:
            self.match.time_is_up(min(clocks, key=lambda clock: clock.seconds).name)
        return bool(clocks)

    # Taking back

    def last_move(self) -> tuple[Seat, int] | None:
        """The person who made the last move that can be taken back, and how many moves go with
        it, those of bots after it included; `None` where nothing can be taken back."""
        found = [(len(self.match.taken_back(seat)), seat) for seat in self.humans]
        moves, seat = min([one for one in found if one[0]], default=(0, -1))
        return (seat, moves) if moves else None

    def take_back(self, seat: Seat, moves: int) -> None:
        """Take that many moves back, all having agreed."""
        for _ in range(moves):
            self.match.undo(seat, is_agreed=True)
        self._last = None

    # Files

    def save(self, path: Path) -> None:
        """Write down everything it takes to go on later."""
        data: dict[str, Any] = json.loads(self.match.save())
        data["players"] = self.players
        data["hints"] = self.has_hints
        data["tempers"] = self.tempers
        data["seconds"] = round(self._now() - self._started, 1)
        data["check"] = chain("", data)
        write_text(path, "file", json.dumps(data, ensure_ascii=False) + "\n")

    def write_log(self, path: Path) -> None:
        write_text(path, "log", self.match.log().text())

    @staticmethod
    def resume(text: str, now: Callable[[], float]) -> TerminalTable:
        """The table that `save` wrote down, where it stood."""
        match = load_match(text)
        data: dict[str, Any] = json.loads(text)
        said = data.pop("check", None)
        if said != chain("", data):
            raise BadLog.of("saved-checksum")
        try:
            has_hints = bool(data.get("hints", False))
            return TerminalTable(
                match,
                data["players"],
                now,
                None,
                data["seconds"],
                has_hints,
                data.get("tempers"),
            )
        except LudothequeError as error:
            raise BadSetup.of("saved-stuck", why=error) from None
