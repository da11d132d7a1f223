"""Train the expert of Zock and write what it has learned into the game's folder.

    .venv/bin/uv pip install --group train    # Numba, which nothing else here needs
    .venv/bin/python -m tools.zock_net check  # its race against the game's own rules
    .venv/bin/python -m tools.zock_net train  # nets for two, three and four: `learned.json`

120,000 games for each number of seats, seeded with that number. It took TIMES of one core; most of
it is playing.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import time
from typing import Any

os.environ["LUDOTHEQUE_PLAIN"] = "1"  # Numba compiles the signs from their source.

import numpy as np
from tools.zock_net.check import check
from tools.zock_net.learning import (
    BATCH,
    ROUNDS_LEARNED,
    learn,
    measure,
    new_samples,
    play,
    seed_dice,
)
from tools.zock_net.players import Net
from tools.zock_net.race import TERMS

from ludotheque.games.zock.hints.learned import FILE
from ludotheque.games.zock.hints.signs import how_many
from ludotheque.games.zock.rules import GAME

HIDDEN = 32
RATE = 1e-3
GAMES_A_TIME = 400
REMEMBERED = 5
"""Samples of so many times are remembered, and each time one part of them is learned from again."""
PASSES = 3
MIXED_FIRST = 0.3
MIXED_LATER = 0.85
MIXED_FROM = 0.6
"""How many games are against `regular`s, before and after that much is left; it learns from itself
first."""
MEAN = 0.01
"""The net that is kept is a mean of those on the way, which counts the new so much."""
LARGEST = 127


def new_net(seats: int, rng: np.random.Generator) -> Net:
    """Small weights; none straight to the answer: the net begins with the estimate."""
    rows = (0.05 * rng.normal(size=(how_many(seats), HIDDEN + 1))).astype(np.float32)
    rows[:, HIDDEN] = 0
    bias = np.zeros(HIDDEN + 1, np.float32)
    return rows, bias, (0.05 * rng.normal(size=HIDDEN)).astype(np.float32)


def train(seats: int, games: int) -> Net:
    """The net for so many players."""
    began = time.process_time()
    seed_dice(seats)
    rng = np.random.default_rng(seats)
    net = new_net(seats, rng)
    kept = tuple(table.copy() for table in net)
    means = tuple(np.zeros_like(table) for table in net)
    squares = tuple(np.zeros_like(table) for table in net)
    most = REMEMBERED * GAMES_A_TIME * seats * ROUNDS_LEARNED
    samples = new_samples(most)
    total = steps = 0
    for times in range(1, games // GAMES_A_TIME + 1):
        left = 1 - times * GAMES_A_TIME / games
        rate = RATE * min(1.0, 2 * left) * (0.98 * left + 0.02)
        mixed = MIXED_FIRST if left > MIXED_FROM else MIXED_LATER
        new = play(GAMES_A_TIME, seats, mixed, net, samples, total % most, most)
        total += new
        order = rng.permutation(min(total, most))[: PASSES * new]
        off = learn(order, rate, net, samples, means, squares, steps)
        steps += len(order) // BATCH
        for mean, table in zip(kept, net):
            mean += (table - mean) * max(MEAN, 1 / times)
        if times % 25 == 0:
            seconds = time.process_time() - began
            print(
                f"{seats} seats, {times * GAMES_A_TIME} games, {seconds:.0f} s: off {off:.5f}",
                flush=True,
            )
            if times % 125 == 0:
                print(f"  among regulars: {measure(4_000, seats, kept):.4f}", flush=True)
    return kept


def as_json(net: Net) -> dict[str, Any]:
    """A net as text: of its largest table a scale for each row, and the rest in bytes."""
    rows, bias, out = net
    scales = np.abs(rows).max(1, keepdims=True) / LARGEST + 1e-9
    numbers = np.rint(rows / scales).astype(np.int8)
    return {
        "bias": [float(f"{one:.5g}") for one in bias],
        "out": [float(f"{one:.5g}") for one in out],
        "scales": base64.b85encode(scales.astype("<f4").tobytes()).decode(),
        "numbers": base64.b85encode(numbers.tobytes()).decode(),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=["train", "check"])
    parser.add_argument("--seats", type=int, nargs="+", default=[2, 3, 4])
    parser.add_argument("--games", type=int, default=120_000)
    asked = parser.parse_args()
    if asked.what == "check":
        check()
        return
    path = GAME.folder / "hints" / FILE
    said = {"board": TERMS.board_hash, "rounds": ROUNDS_LEARNED, "seats": {}}
    if path.is_file():
        known = json.loads(path.read_text(encoding="ascii"))
        if known["board"] == said["board"] and known["rounds"] == said["rounds"]:
            said = known
    for seats in asked.seats:
        said["seats"][str(seats)] = as_json(train(seats, asked.games))
        path.write_text(json.dumps(said, indent=1) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
