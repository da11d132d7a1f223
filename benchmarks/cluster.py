"""One server and two, on a file and on a database: `python benchmarks/cluster.py`.

- durable: moves by POST, each answered when it is on disk, and the processor time that servers and
  database together take for one
- live: tables of four people, a move a second at each; the time from when a move is sent until each
  of the four has received the news of it

Two servers are measured with the people of a table at one of them (hashed, as a proxy does it) and
at both (spread). All in one run and several rounds, so that ratios count: two servers, their
database and the people on two cores say little of how much more two servers can do. PostgreSQL is
the one that tests start, its files on disk; with `--in-memory` both stores' files are where nothing
waits for a disk.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import gc
import multiprocessing
import os
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.postgres import MEMORY, Postgres

from crowd import Http, Server, cookie, make_table, seconds_of
from server_load import Lived, Share, parts, people, play, record_in, same_match


class Way(Struct):
    """How many servers there are, on what, and where people go."""

    name: str
    servers: int = 1
    is_shared: bool = True
    is_spread: bool = False


WAYS = (
    Way("SQLite", is_shared=False),
    Way("PostgreSQL, one server"),
    Way("two, hashed by table", servers=2),
    Way("two, seats spread", servers=2, is_spread=True),
)


class Place(Struct):
    """What was started for one measurement."""

    servers: list[Server]
    record_of: Callable[[str], str]
    postgres: Postgres | None

    def seconds(self) -> float:
        """Processor time of all together."""
        used = sum(server.seconds() for server in self.servers)
        if self.postgres is not None:
            pid = self.postgres.pid
            beside = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
            used += sum(seconds_of(int(one)) for one in [pid, *beside])
        return used


@contextlib.contextmanager
def opened(way: Way, postgres: Postgres, within: Path) -> Iterator[Place]:
    """Fresh servers of a kind."""
    with tempfile.TemporaryDirectory(dir=within) as folder:
        name = postgres.new_database() if way.is_shared else ""
        address = postgres.url(name) if name else ""
        servers = [Server(folder, address) for _ in range(way.servers)]

        def record_of(table: str) -> str:
            if not name:
                return record_in(Path(folder), table)
            return postgres.run(f"SELECT record FROM tables WHERE id = '{table}'", name)[0]

        try:
            yield Place(servers, record_of, postgres if name else None)
        finally:
            for server in servers:
                server.stop()
            if name:
                postgres.drop(name)


async def durable(place: Place, way: Way, tables: int, seconds: float) -> tuple[float, float]:
    """Moves a second by POST, and milliseconds of processor time for each."""
    playing = []
    for number in range(tables):
        ports = [server.port for server in place.servers]
        if not way.is_spread:
            ports = [ports[number % len(ports)]]
        lines = [await Http(port, cookie(100_000 + number)).open() for port in ports]
        table = await make_table(lines[0], [lines[0].cookie, lines[0].cookie])
        playing.append((lines, table, same_match(place.record_of(table))))
    for lines, _, _ in playing:  # Those that were idle for long are closed by now.
        for line in lines:
            line.close()
            await line.open()
    before, begin = place.seconds(), time.perf_counter()
    end = begin + seconds
    counts = await asyncio.gather(*(play(*one, end) for one in playing))
    used, took = place.seconds() - before, time.perf_counter() - begin
    for lines, _, _ in playing:
        for line in lines:
            line.close()
    return sum(counts) / took, used / sum(counts) * 1000


def live(place: Place, way: Way, tables: int, seconds: float) -> tuple[list[float], float]:
    """How long news took, sorted, and milliseconds of processor time for each move."""
    spawn = multiprocessing.get_context("spawn")
    here, there = spawn.Pipe()
    ports = [server.port for server in place.servers]
    share = Share(ports, 0, tables, 1.0, seconds, way.is_spread)
    process = spawn.Process(target=people, args=(share, there), daemon=True)
    process.start()
    here.recv()
    here.send("join")
    here.recv()
    before = place.seconds()
    here.send("play")
    lived: Lived = here.recv()
    used = place.seconds() - before
    process.join(20)
    return sorted(lived.delays), used / lived.moves * 1000


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--tables", type=int, default=100, help="live ones")
    options.add_argument("--connections", type=int, default=64)
    options.add_argument("--seconds", type=float, default=5.0)
    options.add_argument("--rounds", type=int, default=3)
    options.add_argument("--in-memory", action="store_true")
    options.add_argument("--only", choices=["live", "durable"])
    chosen = options.parse_args()
    gc.disable()
    rates: dict[str, list[float]] = defaultdict(list)
    costs: dict[str, list[float]] = defaultdict(list)
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before", flush=True)
    within = MEMORY if chosen.in_memory else Path.cwd()
    with Postgres(is_on_disk=not chosen.in_memory) as postgres:
        for _ in range(0 if chosen.only == "live" else chosen.rounds):
            for way in WAYS:
                with opened(way, postgres, within) as place:
                    rate, cost = asyncio.run(
                        durable(place, way, chosen.connections, chosen.seconds)
                    )
                rates[way.name].append(rate)
                costs[way.name].append(cost)
                print(f"durable, {way.name}: {rate:.0f} moves/s, {cost:.2f} ms each", flush=True)
        for way in () if chosen.only == "durable" else WAYS:
            with opened(way, postgres, within) as place:
                delays, cost = live(place, way, chosen.tables, 2 * chosen.seconds)
            print(
                f"live, {chosen.tables} tables, {way.name}: {parts(delays)}, {cost:.2f} ms of "
                "processor time a move",
                flush=True,
            )
    one = WAYS[1].name
    for way in () if chosen.only == "live" else WAYS:
        rate, cost = median(rates[way.name]), median(costs[way.name])
        print(
            f"{way.name}: {rate:.0f} moves/s, {rate / median(rates[one]):.2f} of one server's on "
            f"PostgreSQL; {cost:.2f} ms a move, {cost / median(costs[one]):.2f} of its"
        )


if __name__ == "__main__":
    main()
