"""The ladder: how strong the levels are, by game and number of players. `make ladder`, compiled.

    python benchmarks/ladder.py --minutes 60          # play on where it stopped, row after row
    python benchmarks/ladder.py --games apaches zock --seats 2
    python benchmarks/ladder.py --pairs expert-regular --open   # until these rows show it
    python benchmarks/ladder.py --games zock --seats 4 --to 10000  # so many, whatever they show
    python benchmarks/ladder.py --report              # only print the table
    python benchmarks/ladder.py --publish             # tell the games' folders: `strength.json`
    python benchmarks/ladder.py --thinking            # how long an expert thinks, in processor time
    python benchmarks/ladder.py --forget apaches      # its players have changed: begin anew

One bot of a level sits in every seat in turn, and another level in all other seats. Games are
counted in `benchmarks/results/ladder.json` and add up over runs: game number *n* of a row is the
same in every run, and in two rows of one game it has the same luck. Of the rows that do not yet
show what is asked of them, whichever has had the least time is next; once all do, of all rows. To
stop where a figure is reached flatters it a little: an interval is for a number of games that was
fixed before, and `--to` fixes it.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

from ludotheque import compiled
from ludotheque.bots.arena import SHARES, Fixture, Hall, interval_95, line_ups_of, play_part
from ludotheque.bots.levels import make_bot
from ludotheque.bots.perspective import Bot, Perspective
from ludotheque.bots.playout import play_out
from ludotheque.bots.strength import FILE, PUBLISHED
from ludotheque.core.luck import Luck
from ludotheque.core.move import Move
from ludotheque.core.registry import find_game, games

RESULTS = Path(__file__).parent / "results" / "ladder.json"
PAIRS = [
    ("expert", "regular"),
    ("expert", "novice"),
    ("regular", "novice"),
    ("regular", "expert"),
]
"""Who is set among whom."""
SLICE = 20.0
"""Seconds, about, that a row is played on before the next has its turn."""
ASKED: dict[str, dict[int, float]] = {
    "apaches": {2: 0.80, 3: 0.55, 4: 0.45},
    "pfeffersaecke": {2: 0.85, 3: 0.65, 4: 0.55, 5: 0.42, 6: 0.38},
    "zankapfel": {3: 0.42, 4: 0.38, 5: 0.30, 6: 0.25},
    "zapp-zerapp": {2: 0.62, 3: 0.45, 4: 0.36},
    "zock": {2: 0.54, 3: 0.36, 4: 0.26},
}
"""What one expert among regulars is to reach, at the low end of its interval."""
LEAST_LACK = 0.01
MOST_LACK = 0.04
"""Among novices an expert is to have at least `regular`'s share. No sample shows that two equal
shares are not apart at all, and where nearly every game is won one that is lost would weigh more
than all the others: what is counted may lack the first of these, the low end of the difference the
second, and it must not be sure that it lacks anything."""
SHOWN, NOT_SO, OPEN = "shown", "not so", "open"
"""What a row's games say of what is asked of it."""
FEWEST = 12
"""Fewer games show nothing, however they end."""
YARDSTICK = 400
"""So many games of `regular` among novices are enough to hold an expert's against."""


class Row:
    """One bot among others of a level, and what came of it so far."""

    def __init__(self, game: str, seats: int, one: str, others: str) -> None:
        self.game = game
        self.seats = seats
        self.one = one
        self.others = others
        self.name = f"{game} {seats} {one} among {others}"
        self.games = 0
        self.parts = 0
        """Of the wins, in parts of a win."""
        self.seconds = 0.0
        line_ups = line_ups_of(one, [others], seats)
        self.fixture = Fixture(game, seats, line_ups, seats)

    @property
    def share(self) -> float:
        return self.parts / SHARES / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The share's, of 95 %."""
        return interval_95(self.share, self.games)

    def verdict(self, by_name: dict[str, Row]) -> str:
        """Whether its games show what is asked of it, or that it is not so."""
        if self.games < FEWEST:
            return OPEN
        low, high = self.interval
        if self.others == "expert":
            fair = 1 / self.seats
            return SHOWN if high < fair else NOT_SO if low > fair else OPEN
        if self.one == "regular":
            return SHOWN if self.games >= YARDSTICK else OPEN
        if self.others == "regular":
            asked = self.asked()
            return SHOWN if low >= asked else NOT_SO if high < asked else OPEN
        regular = by_name[f"{self.game} {self.seats} regular among novice"]
        if not regular.games:
            return OPEN
        return lacks_nothing(self, regular)

    def asked(self) -> float:
        """What the low end of an expert's share among regulars is to reach."""
        return ASKED.get(self.game, {}).get(self.seats, 1 / self.seats)

    def add(self, counts: Any) -> None:
        """More games; the line-up says who sat where."""
        _, played, wins, _ = counts
        self.games += sum(played)
        self.parts += sum(won[seat] for seat, won in enumerate(wins))

    def play_on(self, pool: ProcessPoolExecutor | None, jobs: int, to: int | None) -> None:
        """Some more games, as many as fit into a slice by what they took so far."""
        each = self.seconds / self.games if self.games else SLICE
        count = max(1, min(2000, int(SLICE / max(each, 1e-4))))
        if to is not None:
            count = min(count, math.ceil((to - self.games) / jobs))
        if pool is None:
            worked = time.process_time()
            self.add(_hall(self.fixture).play(self.games, count))
            self.seconds += time.process_time() - worked
        else:
            first = self.games
            started = time.perf_counter()
            parts = [
                pool.submit(play_part, self.fixture.text(), first + count * job, count)
                for job in range(jobs)
            ]
            for part in parts:
                self.add(part.result())
            self.seconds += time.perf_counter() - started


def lacks_nothing(row: Row, yardstick: Row) -> str:
    """Whether one's share is no less than another's, by Newcombe's interval of their difference."""
    apart = row.share - yardstick.share
    low, high = row.interval
    lowest, highest = yardstick.interval
    if apart + math.hypot(high - row.share, yardstick.share - lowest) < 0:
        return NOT_SO
    least = apart - math.hypot(row.share - low, highest - yardstick.share)
    return SHOWN if apart >= -LEAST_LACK and least >= -MOST_LACK else OPEN


_halls: dict[str, Hall] = {}


def _hall(fixture: Fixture) -> Hall:
    text = fixture.text()
    if text not in _halls:
        _halls[text] = Hall(fixture)
    return _halls[text]


class Timed(Bot):
    """A bot that notes how much processor time each of its decisions took."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game)
        self.bot = bot
        self.took: list[float] = []

    def choose(self, perspective: Perspective) -> Move:
        started = time.process_time()
        move = self.bot.choose(perspective)
        self.took.append(time.process_time() - started)
        return move


def rows_of(names: list[str], seats: list[int] | None) -> list[Row]:
    """All rows of those games."""
    return [
        Row(name, at, one, others)
        for name in names
        for at in find_game(name).seats
        if seats is None or at in seats
        for one, others in PAIRS
    ]


def recall() -> dict[str, list[Any]]:
    """What was counted before: games, parts of wins and seconds by row."""
    if not RESULTS.exists():
        return {}
    known: dict[str, list[Any]] = json.loads(RESULTS.read_bytes())
    return known


def keep(known: dict[str, list[Any]]) -> None:
    """Write it down, whole or not at all."""
    new = RESULTS.with_suffix(".new")
    lines = [f"{json.dumps(name)}: {json.dumps(known[name])}" for name in sorted(known)]
    new.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    new.replace(RESULTS)


def next_of(
    rows: list[Row], wanted: list[Row], is_open_only: bool, to: int | None = None
) -> Row | None:
    """The row to play on: of those that show nothing yet the one that had the least time, or of
    those that are to have so many games."""
    if to is not None:
        wanted = [row for row in wanted if row.games < to]
        return min(wanted, key=lambda row: row.seconds, default=None)
    by_name = {row.name: row for row in rows}
    open_rows = [row for row in wanted if row.verdict(by_name) == OPEN]
    left = open_rows if is_open_only else open_rows or wanted
    return min(left, key=lambda row: row.seconds, default=None)


def climb(
    rows: list[Row],
    wanted: list[Row],
    minutes: float,
    jobs: int,
    is_open_only: bool,
    to: int | None,
) -> None:
    """Play on until the time is up, or until nothing is open, or nothing has too few games."""
    known = recall()
    pool = ProcessPoolExecutor(jobs) if jobs > 1 else None
    end = time.perf_counter() + 60 * minutes
    try:
        while time.perf_counter() < end:
            row = next_of(rows, wanted, is_open_only, to)
            if row is None:
                break
            row.play_on(pool, jobs, to)
            known[row.name] = [row.games, row.parts, round(row.seconds, 1)]
            keep(known)
            low, high = row.interval
            print(
                f"{row.name}: {row.share:.3f} ({low:.3f} to {high:.3f}) of {row.games}", flush=True
            )
    except KeyboardInterrupt:
        print("Kept; the next run goes on from here.")
    finally:
        if pool is not None:
            pool.shutdown(cancel_futures=True)


def cell_of(row: Row, by_name: dict[str, Row]) -> str:
    """A share with its interval and games, and what is asked, where it is not shown."""
    low, high = row.interval
    digits = 2 if row.games < 2_000 else 3
    cell = f"{row.share:.{digits}f} ({low:.{digits}f}–{high:.{digits}f}, {row.games:,})"
    if row.verdict(by_name) == SHOWN or (row.one, row.others) == ("regular", "novice"):
        return cell
    if row.others == "expert":
        return f"{cell} asked less than {1 / row.seats:.2f}"
    if row.others == "regular":
        return f"{cell} asked {row.asked():.2f}"
    regular = by_name[f"{row.game} {row.seats} regular among novice"]
    return f"{cell} asked {regular.share:.3f}" if regular.games else cell


def report(rows: list[Row]) -> None:
    """The table, as it stands in docs/bots.md."""
    print("| game | players | fair | " + " | ".join(f"{a} among {b}s" for a, b in PAIRS) + " |")
    print("|---|--:|--:|" + "---|" * len(PAIRS))
    by_name = {row.name: row for row in rows}
    for game, seats in dict.fromkeys((row.game, row.seats) for row in rows):
        cells = []
        for one, others in PAIRS:
            row = by_name[f"{game} {seats} {one} among {others}"]
            if not row.games:
                cells.append("–")
                continue
            cells.append(cell_of(row, by_name))
        print(f"| {game} | {seats} | {1 / seats:.2f} | " + " | ".join(cells) + " |")


def publish(rows: list[Row]) -> None:
    """Write into each game's folder what people are told of its levels."""
    for name in dict.fromkeys(row.game for row in rows):
        game = find_game(name)
        told = [
            {"level": row.one, "among": row.others, "seats": row.seats,
             "wins": round(100 * row.share), "games": row.games}
            for row in rows
            if row.game == name and (row.one, row.others) in PUBLISHED and row.games >= FEWEST
        ]  # fmt: skip
        lines = ",\n".join([json.dumps(one) for one in told])
        (Path(game.folder) / FILE).write_text(f"[\n{lines}\n]\n", encoding="utf-8")


def think(names: list[str], seats: list[int] | None) -> None:
    """One game of an expert among regulars for each number of players, and what it took."""
    build = "compiled" if compiled.is_in_use() else "plain"
    print(
        "| game | players | decisions | p50 | p95 | most | build |\n|---|--:|--:|--:|--:|--:|---|"
    )
    for name in names:
        game = find_game(name)
        for at in game.seats:
            if seats is not None and at not in seats:
                continue
            timed = Timed(make_bot("expert", game))
            line_up: list[Bot | None] = [timed, *[make_bot("regular", game)] * (at - 1)]
            play_out(game, game.new_state(game.new_terms(at)), Luck.seeded(at), line_up)
            took = sorted(timed.took)
            p50, p95 = (took[int(len(took) * part)] for part in (0.5, 0.95))
            print(f"| {name} | {at} | {len(took)} | {p50:.3f} s | {p95:.3f} s | {took[-1]:.3f} s "
                  f"| {build} |", flush=True)  # fmt: skip


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    reader.add_argument("--minutes", type=float, default=60.0, help="how long to play on")
    reader.add_argument("--games", nargs="+", choices=games(), default=games(), metavar="GAME")
    reader.add_argument("--seats", nargs="+", type=int)
    reader.add_argument("--pairs", nargs="+", choices=[f"{a}-{b}" for a, b in PAIRS])
    reader.add_argument("--jobs", type=int, default=1, help="processes to play in")
    reader.add_argument("--open", action="store_true", help="only rows that show nothing yet")
    reader.add_argument("--to", type=int, help="play on until each of these rows has so many games")
    reader.add_argument("--report", action="store_true")
    reader.add_argument("--publish", action="store_true")
    reader.add_argument("--thinking", action="store_true")
    reader.add_argument("--forget", nargs="+", choices=games(), metavar="GAME", default=[])
    asked = reader.parse_args()
    if asked.minutes <= 0 or asked.jobs < 1:
        reader.error("it takes some minutes and at least one process.")
    if asked.open and asked.to is not None:
        reader.error("--open ends where a figure is reached, --to where it was fixed before.")
    if asked.forget:
        keep({name: row for name, row in recall().items() if name.split()[0] not in asked.forget})
        return
    if asked.thinking:
        think(asked.games, asked.seats)
        return
    rows = rows_of(asked.games, asked.seats)
    if not rows:
        reader.error("none of these games is played by so many.")
    known = recall()
    for row in rows:
        if row.name in known:
            row.games, row.parts, row.seconds = known[row.name]
    if asked.publish:
        publish(rows)
        return
    if not asked.report:
        if not compiled.is_in_use():
            sys.exit("The ladder is climbed with compiled rules: `make fast` builds them.")
        wanted = [row for row in rows
                  if asked.pairs is None or f"{row.one}-{row.others}" in asked.pairs]  # fmt: skip
        climb(rows, wanted, asked.minutes, asked.jobs, asked.open, asked.to)
    report(rows)


if __name__ == "__main__":
    main()
