"""How fast the rules are, for every game: `python benchmarks/speed.py [GAME[:SEATS] …]`, one core.

- playout: random play to the end through `play_out`, the code of `ludotheque simulate`: legal
  moves, choice and chance; a ply is one answered question, chance included
- listed: the same, with all legal moves listed at every question; only answers of seats count
- copy: one copy of a state in the middle of a game
- match: random play in a `Match` with log, events, undo and questions
- profile: what a playout spends its time on (plain code only)
"""

from __future__ import annotations

import cProfile
import pstats
import sys
import time
from collections.abc import Callable

import ludotheque
from ludotheque.bots.playout import play_out
from ludotheque.core.event import SILENT
from ludotheque.core.game import Game
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.move import CHANCE
from ludotheque.core.state import OVER

SECONDS = 2.0


def best(measure: Callable[[Game, int], float], game: Game, seats: int) -> float:
    """The best of three: what else the machine does only makes it slower."""
    return max(measure(game, seats) for _ in range(3))


def playouts(game: Game, seats: int) -> float:
    terms = game.new_terms(seats)
    luck = Luck.seeded(1)
    plies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        for _ in range(10):
            plies += play_out(game, game.new_state(terms), luck, [None] * seats)
    return plies / (time.perf_counter() - start)


def listed(game: Game, seats: int) -> float:
    terms = game.new_terms(seats)
    luck = Luck.seeded(4)
    decisions = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        s = game.new_state(terms)
        while s.step != OVER:
            step = game.steps[s.step]
            asked = step.asks(s)
            seat = asked[luck.draw(len(asked))] if len(asked) > 1 else asked[0]
            if seat == CHANCE:
                step.do(s, seat, step.outcome(s, luck.draw(step.ways(s))), SILENT)
                continue
            options = step.options(s, seat)
            step.do(s, seat, options[luck.draw(len(options))], SILENT)
            decisions += 1
    return decisions / (time.perf_counter() - start)


def copies(game: Game, seats: int) -> float:
    luck = Luck.seeded(2)
    match = ludotheque.new_match(game.name, seats=seats, luck=luck)
    state = match.state
    for _ in range(30):
        if match.is_over:
            break
        state = match.state.copy()
        legal = match.legal(match.asks()[0])
        match.play(match.asks()[0], legal[luck.draw(len(legal))])
    count = 100_000
    start = time.perf_counter()
    for _ in range(count):
        state.copy()
    return count / (time.perf_counter() - start)


def matches(game: Game, seats: int) -> float:
    terms = game.new_terms(seats)
    luck = Luck.seeded(3)
    plies = 0
    start = time.perf_counter()
    while time.perf_counter() - start < SECONDS:
        match = Match(game, terms, game.new_state(terms), luck)
        match.begin()
        while not match.is_over:
            seat = match.asks()[0]
            legal = match.legal(seat)
            match.play(seat, legal[luck.draw(len(legal))])
        plies += len(match.entries)
    return plies / (time.perf_counter() - start)


def profile(game: Game, seats: int) -> list[str]:
    """The functions that cost most, with their share of the time."""
    terms = game.new_terms(seats)
    profiler = cProfile.Profile()
    profiler.enable()
    for seed in range(40):
        play_out(game, game.new_state(terms), Luck.seeded(seed), [None] * seats)
    profiler.disable()
    stats = pstats.Stats(profiler).stats  # type: ignore[attr-defined]
    total = sum(row[2] for row in stats.values())
    worst = sorted(stats.items(), key=lambda item: -item[1][2])[:6]
    return [f"{100 * row[2] / total:.0f} % {where[2]}" for where, row in worst]


def main() -> None:
    for asked in sys.argv[1:] or ludotheque.games():
        name, _, count = asked.partition(":")
        game = ludotheque.find_game(name)
        seats = int(count) if count else 4 if 4 in game.seats else max(game.seats)
        is_plain = play_out.__class__.__name__ == "function"
        print(
            f"  {name}, {seats} seats: "
            f"{best(playouts, game, seats):>11,.0f} plies/s in playouts, "
            f"{best(listed, game, seats):>9,.0f} decisions/s listed, "
            f"copy {1e6 / best(copies, game, seats):.2f} µs, "
            f"{best(matches, game, seats):>9,.0f} plies/s in a match",
            flush=True,
        )
        if is_plain:
            print(f"    most of it: {', '.join(profile(game, seats))}", flush=True)


if __name__ == "__main__":
    main()
