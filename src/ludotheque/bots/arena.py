"""The arena: many games at once, counted, and tournaments between kinds of bots."""

from __future__ import annotations

import hashlib
import json
import math
import signal
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

from ludotheque.bots.levels import LEVELS, RANDOM, make_bot, what_failed
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.bots.playout import play_out
from ludotheque.core.board import BoardFile
from ludotheque.core.errors import BadSetup
from ludotheque.core.game import Game, Setting
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move, Seat
from ludotheque.core.registry import find_game

SHARES: Final = 27_720
"""A win is counted in this many parts: up to twelve can share one without a remainder."""

NORMAL_95: Final = 1.959964
"""Within so many standard errors lie 95 % of all means."""

PATIENCE: Final = 0.1
"""Seconds of play between two reports of progress, about."""

Counts = tuple[int, list[int], list[list[int]], dict[int, int]]
"""A tally as plain data, to be sent between processes."""


class Guarded(Bot):
    """A bot from a file, watched: what it may not do becomes one sentence that names it."""

    def __init__(self, name: str, game: Game[Any]) -> None:
        super().__init__(game)
        self.name = name
        self.bot: Any = make_bot(name, game)
        """Of any kind: what it answers is looked at here, and nowhere before."""

    def choose(self, perspective: Perspective) -> Move:
        try:
            answer: Any = self.bot.choose(perspective)
        except (Exception, SystemExit) as error:
            why = what_failed(error, self.name)
            raise BadSetup.of("bot-failed", bot=self.name, why=why) from None
        for move in perspective.legal if isinstance(answer, Move) else []:
            if move is answer or move.text == answer.text:
                return move
        text = answer.text if isinstance(answer, Move) else str(answer)[:40]
        raise BadSetup.of("bot-illegal", bot=self.name, text=text)


def seat_bot(name: str, game: Game[Any]) -> Bot:
    """The bot of that name, watched if it comes from a file."""
    return make_bot(name, game) if name in LEVELS else Guarded(name, game)


class Fixture:
    """What is played, all by name, so that it can be sent to another process.

    A line-up names a bot for each seat; game number *n* is played by line-up *n* modulo how many
    there are, with luck from the seed and *n*: it comes out the same in whatever process.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        line_ups: list[list[str]],
        seed: int,
        options: dict[str, Setting] | None = None,
        board: str = "",
    ) -> None:
        self.game = game
        self.seats = seats
        self.line_ups = line_ups
        self.seed = seed
        self.options: dict[str, Setting] = options or {}
        self.board = board
        """The text of an owner's board file; empty for the game's own board."""

    def text(self) -> str:
        """The fixture as one line."""
        return json.dumps(
            [self.game, self.seats, self.line_ups, self.seed, self.options, self.board]
        )

    @staticmethod
    def read(text: str) -> Fixture:
        """The fixture that `text` wrote."""
        game, seats, line_ups, seed, options, board = json.loads(text)
        return Fixture(game, seats, line_ups, seed, options, board)

    def luck(self, number: int) -> Luck:
        """The luck of game `number`."""
        said = hashlib.sha256(f"{self.seed}:{number}".encode()).digest()
        return Luck.seeded(int.from_bytes(said[:8], "big"))


class Tally:
    """What came of many games: wins by line-up and seat in parts of a win, and lengths."""

    def __init__(self, line_ups: int, seats: int) -> None:
        self.plies = 0
        self.games = [0] * line_ups
        self.wins = [[0] * seats for _ in range(line_ups)]
        self.lengths: dict[int, int] = {}
        """How many games took so many plies."""

    def count(self, line_up: int, plies: int, winners: list[Seat]) -> None:
        """Add one game."""
        self.plies += plies
        self.games[line_up] += 1
        self.lengths[plies] = self.lengths.get(plies, 0) + 1
        share = SHARES // len(winners)
        for seat in winners:
            self.wins[line_up][seat] += share

    def counts(self) -> Counts:
        """The tally as plain data."""
        return self.plies, self.games, self.wins, self.lengths

    def add(self, counts: Counts) -> None:
        """Add another tally."""
        plies, games, wins, lengths = counts
        self.plies += plies
        for line_up, played in enumerate(games):
            self.games[line_up] += played
            for seat, parts in enumerate(wins[line_up]):
                self.wins[line_up][seat] += parts
        for length, times in lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + times

    def wins_of(self, seat: Seat) -> float:
        """How often a seat won; a shared win counts in part."""
        return sum([wins[seat] for wins in self.wins]) / SHARES

    def length_at(self, part: float) -> int:
        """The length that this part of the games does not exceed."""
        due = math.ceil(part * sum(self.games))
        reached = 0
        for length in sorted(self.lengths):
            reached += self.lengths[length]
            if reached >= due:
                return length
        return 0


class Hall:
    """Where a fixture is played: the game set up and its bots seated, once for many games."""

    def __init__(self, fixture: Fixture) -> None:
        self.fixture = fixture
        self.game: Game[Any] = find_game(fixture.game)
        board = BoardFile(fixture.board, "the board") if fixture.board else None
        self.terms = self.game.new_terms(fixture.seats, fixture.options, board)
        self.bots: dict[str, Bot | None] = {}
        self.line_ups = [
            [self._seated(name, seat) for seat, name in enumerate(line_up)]
            for line_up in fixture.line_ups
        ]

    def _seated(self, name: str, seat: Seat) -> Bot | None:
        """The bot of that name at a seat; `None` plays at random inside the playout."""
        place = f"{seat} {name}"
        if place not in self.bots:
            self.bots[place] = None if name == RANDOM else seat_bot(name, self.game)
        return self.bots[place]

    def play(self, first: int, count: int) -> Counts:
        """Play `count` games from number `first` on."""
        tally = Tally(len(self.line_ups), self.fixture.seats)
        game = self.game
        for number in range(first, first + count):
            line_up = number % len(self.line_ups)
            s = game.new_state(self.terms)
            plies = play_out(game, s, self.fixture.luck(number), self.line_ups[line_up])
            tally.count(line_up, plies, game.result(s).winners)
        return tally.counts()


_halls: Final[dict[str, Hall]] = {}
"""In a process of its own: the hall that was opened for its fixture."""


def play_part(fixture: str, first: int, count: int) -> Counts:
    """A part of a fixture's games, in a process of its own."""
    if fixture not in _halls:
        _halls.clear()
        _halls[fixture] = Hall(Fixture.read(fixture))
    return _halls[fixture].play(first, count)


def leave_interrupts_alone() -> None:
    """Ctrl-C is for the process that asked for the games."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_all(fixture: Fixture, games: int, jobs: int, progress: Callable[[int], None]) -> Tally:
    """Play that many games of a fixture in that many processes; tell `progress` how many more
    are done, now and then."""
    hall = Hall(fixture)  # What cannot be played is refused here, once and in words.
    total = Tally(len(fixture.line_ups), fixture.seats)
    first = 0
    count = 1
    while first < games:
        count = min(count, games - first)
        started = time.perf_counter()
        total.add(hall.play(first, count))
        progress(count)
        first += count
        seconds = max(1e-6, time.perf_counter() - started) / count
        if jobs > 1 and first < games:
            _play_in_processes(fixture.text(), first, games, jobs, seconds, progress, total)
            return total
        count = max(1, min(2 * count, int(PATIENCE / seconds)))
    return total


def _play_in_processes(
    fixture: str,
    start: int,
    games: int,
    jobs: int,
    seconds: float,
    progress: Callable[[int], None],
    total: Tally,
) -> None:
    """The games from number `start` on, in parts that are short: a game takes `seconds`."""
    size = max(1, min(int(PATIENCE / seconds), (games - start) // (4 * jobs)))
    processes = ProcessPoolExecutor(jobs, initializer=leave_interrupts_alone)
    try:
        parts: list[Future[Counts]] = []
        for first in range(start, games, size):
            count = min(size, games - first)
            parts.append(processes.submit(play_part, fixture, first, count))
        for part in as_completed(parts):
            counts = part.result()
            total.add(counts)
            progress(sum(counts[1]))
    except BrokenProcessPool:
        raise BadSetup.of("process-died") from None
    finally:
        processes.shutdown(cancel_futures=True)


class Simulation:
    """What came of a simulation, and how long it took."""

    def __init__(self, fixture: Fixture, tally: Tally, seconds: float) -> None:
        self.game = fixture.game
        self.seats = fixture.seats
        self.bots = fixture.line_ups[0]
        self.seed = fixture.seed
        self.games = sum(tally.games)
        self.plies = tally.plies
        self.seconds = seconds
        self.plies_per_second = round(tally.plies / seconds) if seconds else 0
        self.wins = [tally.wins_of(seat) for seat in range(fixture.seats)]
        self.mean = tally.plies / self.games
        self.p10 = tally.length_at(0.1)
        self.p50 = tally.length_at(0.5)
        self.p90 = tally.length_at(0.9)

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "bots": self.bots,
            "seed": self.seed,
            "games": self.games,
            "plies": self.plies,
            "seconds": round(self.seconds, 3),
            "plies_per_second": self.plies_per_second,
            "wins": self.wins,
            "length": {"mean": self.mean, "p10": self.p10, "p50": self.p50, "p90": self.p90},
        }


def simulate(
    fixture: Fixture, games: int, jobs: int, progress: Callable[[int], None]
) -> Simulation:
    """Play a fixture many times over."""
    started = time.perf_counter()
    tally = play_all(fixture, games, jobs, progress)
    return Simulation(fixture, tally, time.perf_counter() - started)


def interval_95(share: float, games: int) -> tuple[float, float]:
    """Wilson's interval: it says something of those who won no game or all of them, too. Shared
    wins make it a little too wide."""
    z = NORMAL_95
    scale = 1 + z * z / games
    spread = max(0.0, share * (1 - share)) / games + z * z / (4 * games * games)
    centre = (share + z * z / (2 * games)) / scale
    half = z * math.sqrt(spread) / scale
    return max(0.0, centre - half), min(1.0, centre + half)


class Standing:
    """How one kind of bot did: wins per game in the one seat it held, with a 95 % interval."""

    def __init__(self, bot: str, tally: Tally) -> None:
        self.bot = bot
        seats = len(tally.wins[0])
        won = [0] * seats
        held = [0] * seats
        for line_up, played in enumerate(tally.games):
            seat = line_up % seats  # as `line_ups_of` seats it
            won[seat] += tally.wins[line_up][seat]
            held[seat] += played
        self.games = sum(held)
        self.share = sum(won) / SHARES / self.games
        self.by_seat = [parts / SHARES / played for parts, played in zip(won, held)]
        self.low, self.high = interval_95(self.share, self.games)

    def as_json(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "games": self.games,
            "share": self.share,
            "low": self.low,
            "high": self.high,
        }


def line_ups_of(bot: str, others: list[str], seats: int) -> list[list[str]]:
    """One of a kind in each seat in turn, and the others round it in every rotation."""
    line_ups = []
    for turn in range(len(others)):
        for seat in range(seats):
            line_up = [others[(turn + place) % len(others)] for place in range(seats - 1)]
            line_up.insert(seat, bot)
            line_ups.append(line_up)
    return line_ups


def games_each(seats: int, games: int) -> int:
    """At least that many games, so that every seat is held equally often."""
    return seats * math.ceil(games / seats)


def tournament(
    fixture: Fixture, kinds: list[str], games: int, jobs: int, progress: Callable[[int], None]
) -> list[Standing]:
    """One bot of each kind against the other kinds, in every seat, at the fixture's table."""
    if len(kinds) < 2 or len(set(kinds)) < len(kinds):
        raise BadSetup.of("tournament-kinds")
    standings = []
    for place, kind in enumerate(kinds):
        others = kinds[place + 1 :] + kinds[:place]
        part = Fixture(
            fixture.game,
            fixture.seats,
            line_ups_of(kind, others, fixture.seats),
            fixture.seed + place,
            fixture.options,
            fixture.board,
        )
        tally = play_all(part, games_each(fixture.seats, games), jobs, progress)
        standings.append(Standing(kind, tally))
    return standings
