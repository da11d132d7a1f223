"""How the server holds under load: `python benchmarks/server_load.py [--tables N …] [--rate N]`.

- joining: tables of four people are made, and all open their sockets at once; how long until each
  has its first news
- live: then, when all is quiet, a move a second at each table; the time from when a move is sent
  until each of the four has received the news of it
- with `--experts N`: at the same time so many tables at which one person, who answers at once,
  plays with three experts; how often these answered is told
- durable: moves by POST over kept-alive connections, each answered when it is on disk

One server process. The people are in as many other processes as they need (one for 250 tables, or
`--processes`). How late these were with their moves is told, too: where that is much, it is they
who were measured. Every answer is checked.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import multiprocessing
import os
import random
import sqlite3
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from multiprocessing.connection import Connection
from pathlib import Path

from msgspec import Struct

from crowd import GAME, ROUNDS, Guest, Http, Server, cookie, make_table, make_table_with_bots
from ludotheque.core.luck import Luck
from ludotheque.core.match import Match
from ludotheque.core.registry import find_game

TABLES_A_PROCESS = 250
THINKING = "pfeffersaecke"
"""What experts play here: of all games the one in which they think longest."""
QUIET = 5.0
"""Seconds between the rush of joining and the first move."""


class Share(Struct):
    """What one process of people does."""

    ports: list[int]
    first: int
    tables: int
    rate: float
    seconds: float
    is_spread: bool = False
    """Where there are several servers: whether the people of a table are at different ones."""

    def port_of(self, table: int, seat: int) -> int:
        return self.ports[(seat if self.is_spread else table) % len(self.ports)]


class Lived(Struct):
    """What it has seen."""

    moves: int
    delays: list[float]
    late: list[float]
    """How much later than its metronome said each move was sent."""


class Load:
    """Tables with a metronome each, in a process of their own."""

    def __init__(self, share: Share) -> None:
        self.share = share
        self.port = share.ports[0]
        self.asked: dict[str, Guest] = {}
        self.sent: dict[tuple[str, int], float] = {}
        self.delays: list[float] = []
        self.late: list[float] = []
        self.luck = random.Random(share.first)
        self.greeted: set[Guest] = set()
        self.opened = 0.0
        self.joining: list[float] = []
        self.all_here = asyncio.Event()

    def note_news(self, guest: Guest, received: float) -> None:
        if guest not in self.greeted:
            self.greeted.add(guest)
            self.joining.append(received - self.opened)
            if len(self.greeted) == 4 * self.share.tables:
                self.all_here.set()

    def note_delay(self, seconds: float) -> None:
        self.delays.append(seconds)

    async def run(self, pipe: Connection) -> None:
        """Sit down, say so, join when told to, play when told to, and tell how it was."""
        loop = asyncio.get_running_loop()
        http = await Http(self.port, cookie(0)).open()
        guests: list[tuple[Guest, int]] = []
        names: list[str] = []
        for number in range(self.share.first, self.share.first + self.share.tables):
            cookies = [cookie(number * 4 + seat) for seat in range(4)]
            table = await make_table(http, cookies)
            names.append(table)
            guests += [
                (Guest(self, table, seat, one), self.share.port_of(number, seat))
                for seat, one in enumerate(cookies)
            ]
        http.close()
        pipe.send(None)
        await loop.run_in_executor(None, pipe.recv)
        self.opened = time.perf_counter()
        opening = (loop.create_connection(one.itself, "127.0.0.1", port) for one, port in guests)
        await asyncio.gather(*opening)
        async with asyncio.timeout(120):
            await self.all_here.wait()
        pipe.send(self.joining)
        await loop.run_in_executor(None, pipe.recv)
        await asyncio.gather(*(self._tick(name) for name in names))
        await asyncio.sleep(2.0)
        pipe.send(Lived(len(self.sent), self.delays, self.late))
        for guest, _ in guests:
            guest.transport.close()

    async def _tick(self, table: str) -> None:
        loop = asyncio.get_running_loop()
        next_at = loop.time() + self.luck.random() / self.share.rate
        end = loop.time() + self.share.seconds
        while next_at < end:
            await asyncio.sleep(next_at - loop.time())
            guest = self.asked.pop(table, None)
            if guest is not None and guest.now is not None and guest.now.question is not None:
                self.late.append(max(0.0, loop.time() - next_at))
                guest.move(self.luck)
            next_at += 1 / self.share.rate


class Thinkers:
    """Tables with experts, and one person at each who answers at once; a process of its own."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.asked: dict[str, Guest] = {}
        self.sent: dict[tuple[str, int], float] = {}
        self.news = 0

    def note_news(self, guest: Guest, received: float) -> None:
        self.news += 1

    def note_delay(self, seconds: float) -> None:
        pass

    async def run(self, tables: int, pipe: Connection) -> None:
        """Keep the experts thinking until told to stop, and tell how often there was news."""
        luck = random.Random(1)
        http = await Http(self.port, cookie(0)).open()
        for number in range(tables):
            http.cookie = cookie(500_000 + number)
            table = await make_table_with_bots(http, THINKING, ["expert"] * 3)
            guest = Guest(self, table, 0, http.cookie)
            loop = asyncio.get_running_loop()
            await loop.create_connection(guest.itself, "127.0.0.1", self.port)
        http.close()
        pipe.send(None)
        while not pipe.poll():
            for table in list(self.asked):
                self.asked.pop(table).move(luck)
            await asyncio.sleep(0.05)
        pipe.send(self.news)


def thinkers(port: int, tables: int, pipe: Connection) -> None:
    """A process of tables with experts."""
    asyncio.run(Thinkers(port).run(tables, pipe))


def people(share: Share, pipe: Connection) -> None:
    """A process of people."""
    gc.disable()  # They take no breaks; only the server's are measured.
    asyncio.run(Load(share).run(pipe))


def live(tables: int, processes: int, rate: float, seconds: float, experts: int) -> None:
    """So many tables at one fresh server, and so many more with experts."""
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        server = Server(folder)
        pipes: list[Connection] = []
        running = []
        for number in range(processes):
            first, end = (tables * place // processes for place in (number, number + 1))
            here, there = spawn.Pipe()
            share = Share([server.port], first, end - first, rate, seconds)
            process = spawn.Process(target=people, args=(share, there), daemon=True)
            process.start()
            pipes.append(here)
            running.append(process)
        beside, far_end = spawn.Pipe()
        process = spawn.Process(target=thinkers, args=(server.port, experts, far_end), daemon=True)
        process.start()
        running.append(process)
        try:
            beside.recv()
            for pipe in pipes:
                pipe.recv()
            for pipe in pipes:
                pipe.send("join")
            joining = sorted(one for pipe in pipes for one in pipe.recv())
            time.sleep(QUIET)
            before = server.seconds()
            for pipe in pipes:
                pipe.send("play")
            time.sleep(seconds)
            used = (server.seconds() - before) / seconds
            lived = [pipe.recv() for pipe in pipes]
            beside.send("stop")
            thought = beside.recv()
        finally:
            server.stop()
            for process in running:
                process.join(20)
    print(
        f"joining: {tables} tables of 4, {len(joining)} sockets at once: first news after "
        f"{parts(joining)}, the last after {joining[-1]:.1f} s",
        flush=True,
    )
    if experts:
        print(
            f"beside them {experts} tables with three experts each, {thought} pieces of news there"
        )
    delays = sorted(one for part in lived for one in part.delays)
    late = sorted(one for part in lived for one in part.late)
    moves = sum(part.moves for part in lived)
    print(
        f"live: {tables} tables, {rate:g} moves a second each, people in {processes} processes: "
        f"{moves} moves, {len(delays) / moves / 4:.1%} received, sent to received "
        f"{parts(delays)}, server {used:.0%} of a core; people late by {parts(late)}",
        flush=True,
    )


def parts(seconds: list[float]) -> str:
    """The middle and the end of what was measured, in milliseconds."""
    at = [seconds[int(len(seconds) * part)] * 1000 for part in (0.5, 0.95, 0.99)]
    return f"p50 {at[0]:.1f} p95 {at[1]:.1f} p99 {at[2]:.1f} ms"


# Durable moves


async def durable(server: Server, connections: int, seconds: float) -> None:
    """Moves by POST, each connection at a table of its own where it holds both seats."""
    lines: list[Http] = []
    matches: list[tuple[str, Match]] = []
    for number in range(connections):
        one = await Http(server.port, cookie(100_000 + number)).open()
        table = await make_table(one, [one.cookie, one.cookie])
        lines.append(one)
        matches.append((table, same_match(record_in(server.folder, table))))
    for one in lines:  # Those that were idle for long are closed by now.
        one.close()
        await one.open()
    before = server.seconds()
    end = time.perf_counter() + seconds
    counts = await asyncio.gather(
        *(play([line], table, match, end) for line, (table, match) in zip(lines, matches))
    )
    used = (server.seconds() - before) / seconds
    print(
        f"durable: {sum(counts) / seconds:.0f} moves a second by POST over {connections} "
        f"connections, server {used:.0%} of a core"
    )
    for line in lines:
        line.close()


def record_in(folder: Path, table: str) -> str:
    """A table's record, straight from the file."""
    with closing(sqlite3.connect(folder / "ludotheque.sqlite3")) as store:
        row = store.execute("SELECT record FROM tables WHERE id = ?", (table,)).fetchone()
    return str(row[0])


def same_match(record: str) -> Match:
    """The same game here, with the table's luck, so that legal moves need not be asked for."""
    game = find_game(GAME)
    terms = game.new_terms(2, {"rounds": ROUNDS})
    secret = json.loads(record)["secret"]
    match = Match(game, terms, game.new_state(terms), Luck.sealed(secret))
    match.begin()
    return match


async def play(lines: Sequence[Http], table: str, match: Match, end: float) -> int:
    """Move after move at one table, over one line after the other; how many there were."""
    luck = random.Random(table)
    path = f"/api/tables/{table}/send"
    count = 0
    while time.perf_counter() < end and not match.is_over:
        seat = match.asks()[0]
        question = match.question(seat)
        assert question is not None
        move = luck.choice(match.legal(seat)).text
        number = len(match.entries)
        said = await lines[count % len(lines)].post(
            path,
            {
                "type": "move", "id": f"m{number}", "seat": seat, "move": move,
                "question": question.number, "wave": question.wave,
            },
        )  # fmt: skip
        assert said["number"] == number, said
        match.play(seat, move)
        count += 1
    return count


def main() -> None:
    options = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    options.add_argument("--tables", type=int, nargs="+", default=[250, 500, 1000])
    options.add_argument("--rate", type=float, default=1.0, help="moves a second at each table")
    options.add_argument("--seconds", type=float, default=15.0)
    options.add_argument("--processes", type=int, help="in which the people are")
    options.add_argument("--connections", type=int, default=64)
    options.add_argument("--experts", type=int, default=0, help="tables with thinking experts")
    options.add_argument("--only", choices=["live", "durable"])
    chosen = options.parse_args()
    print(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before", flush=True)
    if chosen.only != "durable":
        for tables in chosen.tables:
            processes = chosen.processes or -(-tables // TABLES_A_PROCESS)
            live(tables, processes, chosen.rate, chosen.seconds, chosen.experts)
    if chosen.only != "live":
        gc.disable()
        with tempfile.TemporaryDirectory() as folder:
            server = Server(folder)
            try:
                asyncio.run(durable(server, chosen.connections, chosen.seconds))
            finally:
                server.stop()


if __name__ == "__main__":
    main()
