"""Train what Zankapfel's expert expects of a place between two rounds.

    python tools/train_zankapfel.py --games 4000 --seed 1

plays so many games of `regular`s and novices with three, four, five and six players, each of whom
makes a random move now and then so that odd places are met, too, and fits the net of
`hints/prospects.py` to what came of them for the `regular`s. It needs numpy, and is quicker after
`make fast`: 106 s of processor time. A tenth of the games is kept apart: on these it tells how much
better the net foresees the winner than the fair chance does.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np

from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Perspective
from ludotheque.core.event import SILENT
from ludotheque.core.hints import TEMPERS
from ludotheque.core.luck import Luck
from ludotheque.core.move import CHANCE
from ludotheque.core.registry import find_game
from ludotheque.core.state import OVER
from ludotheque.games.zankapfel.hints.prospects import WEIGHTS, features
from ludotheque.games.zankapfel.moves import BUY

HIDDEN = 24
SLIPS = [5, 20, 50]
"""Of so many moves of a seat one is made at random; every other time it buys a card, so that places
with many cards and few points are known, too."""
TABLES = 4
"""Of so many tables one has `regular`s alone, one has either at every seat, and the others have one
`regular` among novices."""
EPOCHS = 30
BATCH = 256
RATE = 2e-3
DECAY = 1e-5


def rivals_of(seats: int, luck: Luck) -> list[str]:
    """Who sits at a table: `regular`s alone, one of them among novices, or either at every seat."""
    drawn = luck.draw(TABLES)
    if drawn == 0:
        return ["regular"] * seats
    line_up = ["novice" if drawn > 1 or luck.draw(2) else "regular" for _ in range(seats)]
    line_up[luck.draw(seats)] = "regular"
    return line_up


def play(seats: int, luck: Luck) -> tuple[list[list[float]], list[float]]:
    """One game: every place between two rounds of those who judge, and the part of the win that
    came of it."""
    game = find_game("zankapfel")
    line_up = rivals_of(seats, luck)
    bots = [make_bot(level, game) for level in line_up]
    tempers = [luck.draw(TEMPERS) for _ in range(seats)]
    slips = [SLIPS[luck.draw(len(SLIPS))] for _ in range(seats)]
    s: Any = game.new_state(game.new_terms(seats))
    met: list[list[float]] = []
    whose: list[int] = []
    round = 1
    while s.step != OVER:
        if s.round > round:
            round = s.round
            for seat in range(seats):
                if line_up[seat] == "regular":
                    met.append(features(s, seat))
                    whose.append(seat)
        step = game.steps[s.step]
        asked = step.asks(s)
        seat = asked[luck.draw(len(asked))]
        if seat == CHANCE:
            move = step.outcome(s, luck.draw(step.ways(s)))
        elif not luck.draw(slips[seat]):
            options = step.options(s, seat)
            move = BUY if BUY in options and luck.draw(2) else step.some(s, seat, luck)
        else:
            move = bots[seat].choose(Perspective(game, s, seat, luck, tempers[seat]))
        step.do(s, seat, move, SILENT)
    winners = game.result(s).winners
    return met, [(seat in winners) / len(winners) for seat in whose]


def gather(seats: int, games: int, seed: int) -> tuple[Any, Any]:
    """Many games: places and what came of them, in the order of the games."""
    luck = Luck.seeded(1000 * seed + seats)
    places: list[list[float]] = []
    came: list[float] = []
    for _ in range(games):
        met, won = play(seats, luck)
        places += met
        came += won
    return np.array(places), np.array(came)


class Net:
    """One hidden layer, trained by Adam on the cross entropy."""

    def __init__(self, inputs: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.weights = [
            self.random.normal(0, 0.7 / np.sqrt(inputs), (inputs + 1, HIDDEN)),
            self.random.normal(0, 0.7 / np.sqrt(HIDDEN), HIDDEN + 1),
        ]
        self.mean = [np.zeros_like(one) for one in self.weights]
        self.square = [np.zeros_like(one) for one in self.weights]
        self.steps = 0

    def chance(self, places: Any) -> tuple[Any, Any]:
        """What it expects, and its hidden layer."""
        hidden = np.tanh(places @ self.weights[0][:-1] + self.weights[0][-1])
        total = hidden @ self.weights[1][:-1] + self.weights[1][-1]
        return 1 / (1 + np.exp(-total)), hidden

    def learn(self, places: Any, came: Any, rate: float) -> None:
        """One step down."""
        expected, hidden = self.chance(places)
        error = (expected - came) / len(came)
        back = np.outer(error, self.weights[1][:-1]) * (1 - hidden**2)
        slopes = [
            np.vstack([places.T @ back, back.sum(0)]),
            np.append(hidden.T @ error, error.sum()),
        ]
        self.steps += 1
        for place, slope in enumerate(slopes):
            slope += DECAY * self.weights[place]
            self.mean[place] += 0.1 * (slope - self.mean[place])
            self.square[place] += 0.001 * (slope**2 - self.square[place])
            mean = self.mean[place] / (1 - 0.9**self.steps)
            square = self.square[place] / (1 - 0.999**self.steps)
            self.weights[place] -= rate * mean / (np.sqrt(square) + 1e-8)

    def train(self, places: Any, came: Any) -> None:
        """Over and over, in ever smaller steps."""
        for epoch in range(EPOCHS):
            order = self.random.permutation(len(came))
            for start in range(0, len(order), BATCH):
                some = order[start : start + BATCH]
                self.learn(places[some], came[some], RATE * (1 - epoch / EPOCHS))

    def write(self, board: str) -> None:
        """Put the weights beside what reads them."""
        hidden = [[round(float(one), 4) for one in unit] for unit in self.weights[0].T]
        out = [[round(float(one), 4) for one in self.weights[1]]]
        text = json.dumps({"board": board, "hidden": hidden, "out": out}, separators=(",", ":"))
        WEIGHTS.write_text(text.replace("],[", "],\n[") + "\n", encoding="utf-8")


def loss(expected: Any, came: Any) -> float:
    """The mean cross entropy, in bits."""
    sure = np.clip(expected, 1e-6, 1 - 1e-6)
    return float(-np.mean(came * np.log2(sure) + (1 - came) * np.log2(1 - sure)))


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    reader.add_argument("--games", type=int, default=4000, help="for each number of players")
    reader.add_argument("--seed", type=int, default=1)
    asked = reader.parse_args()
    if asked.games < 10:
        reader.error("fewer than ten games teach nothing.")
    started = time.perf_counter()
    game = find_game("zankapfel")
    kept: list[tuple[int, Any, Any]] = []
    taught: list[tuple[Any, Any]] = []
    for seats in game.seats:
        places, came = gather(seats, asked.games, asked.seed)
        cut = len(came) // 10
        kept.append((seats, places[:cut], came[:cut]))
        taught.append((places[cut:], came[cut:]))
        print(
            f"{seats} players: {len(came)} places, {time.perf_counter() - started:.0f} s",
            flush=True,
        )
    places = np.concatenate([one for one, _ in taught])
    came = np.concatenate([one for _, one in taught])
    net = Net(places.shape[1], asked.seed)
    net.train(places, came)
    for seats, others, won in kept:
        fair = np.full(len(won), 1 / seats)
        print(f"{seats} players: {loss(fair, won):.3f} bits by the fair chance, "
              f"{loss(net.chance(others)[0], won):.3f} by the net")  # fmt: skip
    net.write(game.new_terms(game.seats[0]).board_hash)
    print(f"{WEIGHTS.stat().st_size} bytes after {time.perf_counter() - started:.0f} s")


if __name__ == "__main__":
    main()
