"""Train the expert of Zock and write what it has learned into the game's folder.

    .venv/bin/uv pip install --group train    # Numba, which nothing else here needs
    .venv/bin/python -m tools.zock_net check  # its race against the game's own rules
    .venv/bin/python -m tools.zock_net train  # nets for two, three and four: `learned.json`
    .venv/bin/python -m tools.zock_net measure --games 20000  # shares of these nets

Each number of seats has its seed and its course of 80,000 games or more. One core took 72 s for
two seats, 425 s for three and 543 s for four, Numba's compiling included; most of it is playing.
"""

from __future__ import annotations

import argparse
import base64
import json
import os
import time
from typing import Any, NamedTuple

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
from tools.zock_net.players import LEARNER, NOVICE, REGULAR, Net
from tools.zock_net.race import TERMS

from ludotheque.games.zock.hints.learned import FILE, NETS
from ludotheque.games.zock.hints.signs import how_many
from ludotheque.games.zock.rules import GAME

RATE = 1e-3
GAMES_A_TIME = 400
REMEMBERED = 5
"""Samples of so many times are remembered, and each time one part of them is learned from again."""
PASSES = 3
ALONE = 0.4
"""So much of its games is the first part, in which it may have to find out more by itself."""
MEAN = 0.01
"""The net that is kept is a mean of those on the way, which counts the new so much."""
LARGEST = 127


class Course(NamedTuple):
    """How a net is taught: games, hidden units, how many games are against `regular`s, in the
    first part and later, and how many against novices."""

    games: int
    hidden: int
    mixed_first: float
    mixed_later: float
    novices: float = 0.0


COURSES = {
    2: Course(80_000, 32, 0.4, 0.4),
    3: Course(400_000, 48, 0.35, 0.6, 0.3),
    4: Course(360_000, 48, 0.35, 0.6, 0.3),
}
"""By number of seats. With three and four, whoever never meets novices wins less among them than
`regular` does; three of ten games with them cost nothing among `regular`s, where the net has
room enough and games enough."""


def new_net(seats: int, hidden: int, rng: np.random.Generator) -> Net:
    """Small weights; none straight to the answer: the net begins with the estimate."""
    rows = (0.05 * rng.normal(size=(how_many(seats), hidden + 1))).astype(np.float32)
    rows[:, hidden] = 0
    bias = np.zeros(hidden + 1, np.float32)
    return rows, bias, (0.05 * rng.normal(size=hidden)).astype(np.float32)


def known_net(seats: int) -> Net:
    """The net in the game's folder."""
    NETS.read()
    known = NETS.by_seats[seats]
    return tuple(np.array(table, np.float32) for table in (known.rows, known.bias, known.out))


def train(seats: int, course: Course, seed: int) -> Net:
    """The net for so many players."""
    games = course.games
    began = time.process_time()
    seed_dice(seed)
    rng = np.random.default_rng(seed)
    net = new_net(seats, course.hidden, rng)
    kept = tuple(table.copy() for table in net)
    means = tuple(np.zeros_like(table) for table in net)
    squares = tuple(np.zeros_like(table) for table in net)
    most = REMEMBERED * GAMES_A_TIME * seats * ROUNDS_LEARNED
    samples = new_samples(most)
    total = steps = 0
    for times in range(1, games // GAMES_A_TIME + 1):
        left = 1 - times * GAMES_A_TIME / games
        rate = RATE * min(1.0, 2 * left) * (0.98 * left + 0.02)
        mixed = course.mixed_first if left > 1 - ALONE else course.mixed_later
        new = play(GAMES_A_TIME, seats, mixed, course.novices, net, samples, total % most, most)
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
                tell(4_000, seats, kept)
    return kept


def tell(games: int, seats: int, net: Net) -> None:
    """Print the net's share among `regular`s and among novices, and `regular`'s among these."""
    for one, others, said in (
        (LEARNER, REGULAR, "among regulars"),
        (LEARNER, NOVICE, "among novices"),
        (REGULAR, NOVICE, "regular among novices"),
    ):
        share = measure(games, seats, one, others, net)
        off = 1.96 * (share * (1 - share) / games) ** 0.5
        print(f"  {seats} seats, {said}: {share:.4f} ± {off:.4f}", flush=True)


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
    parser.add_argument("what", choices=["train", "measure", "check"])
    parser.add_argument(
        "--seats", type=int, nargs="+", choices=list(COURSES), default=list(COURSES)
    )
    parser.add_argument("--games", type=int, default=20_000, help="that are measured by")
    asked = parser.parse_args()
    if asked.what == "measure":
        seed_dice(1)
        for seats in asked.seats:
            tell(asked.games, seats, known_net(seats))
        return
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
        net = train(seats, COURSES[seats], seats)
        said["seats"][str(seats)] = as_json(net)
        path.write_text(json.dumps(said, indent=1) + "\n", encoding="ascii")


if __name__ == "__main__":
    main()
