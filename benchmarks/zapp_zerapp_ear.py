"""Measure how well Zapp Zerapp's listener tells the barrels apart, and keep that as a table.

    python benchmarks/zapp_zerapp_ear.py [--shakes N] [--seed 1] [--plot FILE] [--write]
    python benchmarks/zapp_zerapp_ear.py --scale

Every barrel is shaken that often, and the listener hears the samples and nothing else. The report
is Markdown; `--write` puts the table into the game's `board.toml`, in two-hundredths; `--plot`
draws it (that alone needs Matplotlib). `--scale` measures where rattles in which exactly 1, 2, 3 …
stones seem to move lie on the listener's scale.
"""

from __future__ import annotations

import argparse
import math
import platform
import re
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import ludotheque
from ludotheque.games.zapp_zerapp.sound import estimate, rattle, read_wav
from ludotheque.games.zapp_zerapp.sound.ear import evenness
from ludotheque.games.zapp_zerapp.sound.synthesiser import CROWD, MOST_SPREAD, render

BOARD = ludotheque.find_game("zapp-zerapp").folder / "board.toml"
MOST = 13
STONES = range(1, MOST + 1)
WAYS = 200
LONGEST_SCALE = 20
BYTES = 44_144

Table = NDArray[np.float64]
"""A row for each number of stones: how often it sounds like each number."""


def measure(shakes: int, seed: int) -> tuple[list[list[int]], float]:
    """What each barrel sounded like in each of its shakes, and the milliseconds a rattle took."""
    heard: list[list[int]] = []
    spent = 0.0
    for stones in STONES:
        row = []
        for shake in range(shakes):
            begin = time.perf_counter()
            sound = rattle(stones, (seed << 40) + (stones << 32) + shake)
            spent += time.perf_counter() - begin
            assert len(sound) == BYTES
            row.append(estimate(read_wav(sound)))
        heard.append(row)
    return heard, 1000 * spent / (MOST * shakes)


def tabulate(heard: list[list[int]]) -> Table:
    """How often each number sounds like each."""
    return np.array([[row.count(number) / len(row) for number in STONES] for row in heard])


def in_ways(row: list[float]) -> list[int]:
    """A row in whole parts of `WAYS`, so that they add up; what is rounded least goes first."""
    parts = [WAYS * share for share in row]
    whole = [math.floor(part) for part in parts]
    order = sorted(range(MOST), key=lambda place: whole[place] - parts[place])
    for place in order[: WAYS - sum(whole)]:
        whole[place] += 1
    return whole


def told_apart(table: Table, one: int, other: int) -> tuple[float, float]:
    """How often two numbers are told apart: by one rattle, at best; and by two, the fuller one
    being taken for the larger number and equal ones by a coin."""
    a, b = table[one - 1], table[other - 1]
    by_one = float(np.maximum(a, b).sum() / 2)
    below = np.cumsum(b) - b
    by_two = float((b * (np.cumsum(a) - a)).sum() + (a * b).sum() / 2)
    assert math.isclose(by_two, 1 - float((a * below).sum()) - float((a * b).sum()) / 2)
    return by_one, by_two


def best_of_all(one: int, other: int) -> float:
    """How often any listener could tell two large numbers apart by one rattle: what it is made
    from lies on a bell curve, and nothing else in it depends on the number."""
    distance = CROWD * abs(math.log(other / one)) / MOST_SPREAD
    return 0.5 * (1 + math.erf(distance / 2 / math.sqrt(2)))


def after_shakes(
    table: Table, shakes: int, luck: np.random.Generator
) -> tuple[float, float, float]:
    """By Bayes after several shakes of one barrel: how far off the mean is for numbers above 4, as
    a part of them; how often the likeliest is right; how often 7 is told from 8."""
    games = 4000
    likely = np.log(np.maximum(table, 1e-9))
    off: list[float] = []
    right: list[bool] = []
    apart: list[bool] = []
    for _ in range(games):
        stones = int(luck.integers(1, MOST + 1))
        heard = luck.choice(MOST, size=shakes, p=table[stones - 1])
        belief = likely[:, heard].sum(axis=1)
        weight = np.exp(belief - belief.max())
        mean = float((weight * np.arange(1, MOST + 1)).sum() / weight.sum())
        if stones > 4:
            off.append((mean - stones) ** 2 / stones**2)
        right.append(int(belief.argmax()) + 1 == stones)
        pair = int(luck.integers(7, 9))
        rattles = luck.choice(MOST, size=shakes, p=table[pair - 1])
        sums = likely[6:8][:, rattles].sum(axis=1)
        apart.append(
            (sums[0] < sums[1]) == (pair == 8) if sums[0] != sums[1] else luck.random() < 0.5
        )
    return math.sqrt(sum(off) / len(off)), sum(right) / games, sum(apart) / games


def report(heard: list[list[int]], table: Table, milliseconds: float, seed: int) -> bool:
    """Print what was measured; whether it is what was asked for."""
    shakes = len(heard[0])
    print("## How each barrel sounds\n")
    print(f"{shakes} shakes of each barrel; shares in per cent, a row for each number of stones.\n")
    print("| stones | " + " | ".join(map(str, STONES)) + " | mean | error |")
    print("|---:|" + "---:|" * (MOST + 2))
    errors: dict[int, float] = {}
    means: dict[int, float] = {}
    for stones, row in zip(STONES, heard):
        means[stones] = sum(row) / shakes
        errors[stones] = math.sqrt(sum((one - stones) ** 2 for one in row) / shakes) / stones
        shares = [f"{100 * share:.1f}" if share else "" for share in table[stones - 1]]
        print(f"| {stones} | {' | '.join(shares)} | {means[stones]:.2f} | {errors[stones]:.3f} |")
    print("\nThe error is the root of the mean square, as a part of the number.\n")
    print("## What was asked for\n")
    seven, fuller = told_apart(table, 7, 8)
    checks = {
        "1, 2 and 3 are heard right in 95 %": min(table[n - 1][n - 1] for n in (1, 2, 3)) >= 0.95,
        "1 is told from 13 in 99 %": told_apart(table, 1, 13)[0] >= 0.99,
        "7 is told from 8 in 55 to 65 %": 0.55 <= seven <= 0.65 and 0.55 <= fuller <= 0.65,
        "above 4 the error is 0.2 to 0.25": all(0.2 <= errors[n] <= 0.25 for n in range(5, 14)),
        "above 4 the mean leans low": all(means[n] < n for n in range(5, 14)),
        "a rattle takes less than 10 ms": milliseconds < 10,
    }
    for what, is_so in checks.items():
        print(f"- {what}: {'yes' if is_so else 'NO'}")
    print(f"\n7 and 8 are told apart in {100 * seven:.1f} % by one rattle, in {100 * fuller:.1f} %")
    print("by listening to both. No listener, however good, could tell them apart by one rattle in")
    print(f"more than {100 * best_of_all(7, 8):.1f} %: what a rattle is made from tells no more.")
    print(
        f"\nA rattle took {milliseconds:.2f} ms and has {BYTES} bytes, whatever is in the barrel.\n"
    )
    print("## Several shakes\n")
    print("What follows by Bayes from the table after several shakes of one barrel.\n")
    print("| shakes | error of the mean above 4 | likeliest is right | 7 told from 8 |")
    print("|---:|---:|---:|---:|")
    luck = np.random.default_rng(seed)
    for count in (1, 2, 4, 8):
        off, right, apart = after_shakes(table, count, luck)
        print(f"| {count} | {off:.3f} | {100 * right:.1f} % | {100 * apart:.1f} % |")
    return all(checks.values())


def write_table(table: Table) -> None:
    """Put the table into the game's board file."""
    rows = [in_ways([float(share) for share in row]) for row in table]
    lines = ["    [" + ", ".join(f"{one:3}" for one in row) + "]," for row in rows]
    text = BOARD.read_text(encoding="utf-8")
    value = "value = [\n" + "\n".join(lines) + "\n]"
    text, times = re.subn(
        r"(\[hearing\]\n(?:#.*\n)*)value = \[\n(?:    .*\n)*\]", r"\1" + value, text
    )
    assert times == 1
    BOARD.write_text(text, encoding="utf-8")


def plot(table: Table, path: Path) -> None:
    """Draw the table, and the mean that is heard with its spread."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, 5), layout="constrained")
    picture = left.imshow(
        100 * table, origin="lower", cmap="magma_r", extent=(0.5, 13.5, 0.5, 13.5)
    )
    left.set(title="How often a barrel sounds like each number", xlabel="sounds like",
             ylabel="stones", xticks=list(STONES), yticks=list(STONES))  # fmt: skip
    figure.colorbar(picture, ax=left, label="per cent")
    numbers = np.arange(1, MOST + 1)
    means = table @ numbers
    spreads = np.sqrt(table @ numbers**2 - means**2)
    right.plot(numbers, numbers, color="grey", linestyle=":", label="as it is")
    right.errorbar(
        numbers, means, spreads, marker="o", capsize=3, color="#7b2d8b", label="as heard"
    )
    right.set(title="Mean and spread of what is heard", xlabel="stones", ylabel="sounds like",
              xticks=list(STONES), yticks=list(STONES))  # fmt: skip
    right.legend()
    figure.savefig(path, dpi=110)


def print_scale(shakes: int, seed: int) -> None:
    """Print where rattles lie in which exactly so many stones seem to move."""
    luck = np.random.default_rng(seed)
    scale = [
        round(float(np.median([evenness(render(float(n), luck)) for _ in range(shakes)])), 4)
        for n in range(1, LONGEST_SCALE + 1)
    ]
    print(f"SCALE = {scale}")


def arguments() -> Any:
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    reader.add_argument("--shakes", type=int, default=2000, help="shakes of each barrel")
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--plot", type=Path, help="draw the table into this file")
    reader.add_argument("--write", action="store_true", help="put the table into board.toml")
    reader.add_argument("--scale", action="store_true", help="measure the listener's scale instead")
    asked = reader.parse_args()
    if asked.shakes < 100:
        reader.error("with fewer than 100 shakes the table says nothing.")
    return asked


def main() -> None:
    asked = arguments()
    if asked.scale:
        print_scale(asked.shakes, asked.seed)
        return
    command = " ".join(["python benchmarks/zapp_zerapp_ear.py", *sys.argv[1:]])
    print("# Zapp Zerapp: how well can one hear?\n")
    print(f"`{command}` (Python {platform.python_version()}, NumPy {np.__version__})\n")
    heard, milliseconds = measure(asked.shakes, asked.seed)
    table = tabulate(heard)
    is_good = report(heard, table, milliseconds, asked.seed)
    if asked.plot:
        plot(table, asked.plot)
    if asked.write:
        write_table(table)
    if not is_good:
        sys.exit("The ear is not what was asked for: see the report.")


if __name__ == "__main__":
    main()
