"""Walking through games at random, and the tables that tests for every game are run on."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cached_property
from typing import Any

from ludotheque.core.board import BoardFile
from ludotheque.core.event import Event, Report
from ludotheque.core.game import Game, Option, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.move import CHANCE, Move
from ludotheque.core.registry import find_game, games
from ludotheque.core.state import OVER, State

MOST_TABLES = 12
MOST_SAID = 60
MOST_PLIES = 20_000
"""After so many a game is taken for one that never ends."""


class Table:
    """A game with its seats and options agreed."""

    def __init__(
        self,
        game: Game[Any],
        seats: int,
        options: dict[str, Setting],
        board: BoardFile | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.board = board
        self.terms = game.new_terms(seats, options, board)

    def __repr__(self) -> str:
        said = " ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.game.name} {self.seats} {said}".strip()

    def set_up(self) -> State:
        return self.game.new_state(self.terms)

    @cached_property
    def sayable(self) -> list[Move]:
        """What can be said at this table, at the right moment or the wrong one: the grammar, and
        what was offered in two random games."""
        found = {move.text: self.game.parse(move.text, self.terms)
                 for move in self.game.catalogue.values()}  # fmt: skip
        for seed in (71, 72):
            for ply in walk(self, seed):
                if ply.seat != CHANCE:
                    found[ply.move.text] = ply.move
        return [move for move in found.values() if move is not None]

    def some_sayable(self, which: int) -> list[Move]:
        """Some of it, spread over all, by turns others."""
        stride = max(1, len(self.sayable) // MOST_SAID)
        return self.sayable[which % stride :: stride]

    def match(self, seed: int) -> Match:
        match = Match(self.game, self.terms, self.set_up(), Luck.seeded(seed), self.board)
        match.begin()
        return match


def _settings(option: Option, seats: int) -> list[Setting]:
    """The settings of an option that are worth a game each; numbers at their small end."""
    if isinstance(option.default, bool):
        return [option.default, not option.default]
    if option.choices:
        return list(option.offered(seats))
    return [min(option.default, option.low + 3)]


def tables() -> list[Table]:
    """Every game at every number of seats, with its options in many combinations."""
    found = []
    for name in games():
        game = find_game(name)
        names = [option.name for option in game.options]
        for seats in game.seats:
            every = [_settings(option, seats) for option in game.options]
            mixes = list(itertools.product(*every))
            spread = mixes[:: max(1, len(mixes) // MOST_TABLES)]
            found += [Table(game, seats, dict(zip(names, mix))) for mix in spread]
    return found


def first_tables() -> list[Table]:
    """Every game at every number of seats, with its options as they come."""
    seen = set()
    found = []
    for table in tables():
        if (table.game.name, table.seats) not in seen:
            seen.add((table.game.name, table.seats))
            found.append(table)
    return found


def with_secrets(tables: list[Table]) -> list[Table]:
    """Those at which something is hidden from somebody."""
    return [table for table in tables if table.game.has_secrets]


def tiny_tables() -> list[Table]:
    """Games with a box so small that every history can be followed: `tests/tiny.toml`."""
    found = []
    for name in games():
        game = find_game(name)
        path = game.folder / "tests" / "tiny.toml"
        if path.exists():
            found.append(Table(game, min(game.seats), {}, BoardFile.read(path)))
    return found


class Ply:
    """A place in a game where somebody, or chance, is about to answer."""

    def __init__(self, table: Table, s: State, seat: int, move: Move) -> None:
        self.game = table.game
        self.terms = table.terms
        self.s = s
        self.step = table.game.steps[s.step]
        self.seat = seat
        self.move = move


def walk(table: Table, seed: int) -> Iterator[Ply]:
    """A random game: each ply before it is carried out, and told aloud, so that an event with one
    number too few or too many is noticed wherever a game is walked through."""
    luck = Luck.seeded(seed)
    s = table.set_up()
    plies = 0
    while s.step != OVER:
        plies += 1
        assert plies < MOST_PLIES, f"{table}: a random game still goes on after {plies} moves"
        step = table.game.steps[s.step]
        asked = step.asks(s)
        assert asked, f"{table}: at the step {step.name} nobody is asked, and the game is not over"
        seat = asked[luck.draw(len(asked))]
        if seat == CHANCE:
            move = step.outcome(s, luck.draw(step.ways(s)))
        else:
            move = step.some(s, seat, luck)
        yield Ply(table, s, seat, move)
        step.do(s, seat, move, Report())


def ends(table: Table, seed: int) -> State:
    """The state in which a random game ends."""
    last = None
    for ply in walk(table, seed):
        last = ply.s
    assert last is not None
    return last


def told(step: Any, s: State, seat: int, move: Move) -> list[Event]:
    """Carry a move out and return what was told."""
    report = Report()
    step.do(s, seat, move, report)
    return report.events
