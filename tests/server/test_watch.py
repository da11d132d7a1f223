"""The watch: health and measures, for the host alone."""

from __future__ import annotations

import asyncio
import json
import re
import socket
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from ludotheque.core.errors import BadSetup
from ludotheque.server import measures
from ludotheque.server.main import serve
from ludotheque.server.service.trouble import Trouble, stored
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.store import StoreFailed
from ludotheque.server.web.watch import FOR_A_WHILE, PATIENCE, RECENTLY, Health, Running, Watch
from tests.server.process import Person, Server

DASHBOARD = Path(__file__).parents[2] / "docs" / "dashboard.json"


def measured(server: Server) -> dict[tuple[str, ...], float]:
    """By name and labels: what the server measures."""
    text = httpx.get(f"{server.watch}metrics").text
    return {
        (one.name, *one.labels.values()): one.value
        for family in text_string_to_metric_families(text)
        for one in family.samples
    }


def test_a_server_that_serves_is_ready(server: Server) -> None:
    answer = httpx.get(f"{server.watch}health")
    assert answer.status_code == 200
    assert answer.json()["ready"] is True
    assert answer.json()["why"] == []


def test_the_page_knows_nothing_of_health(server: Server) -> None:
    for path in ("health", "metrics"):
        assert httpx.get(f"{server.address}/{path}").status_code == 404
    assert httpx.get(server.address).status_code == 200


def test_what_happens_is_counted(server: Server, anna: Person, ben: Person) -> None:
    before = measured(server)
    table = anna.make("quarrel", 2)
    for person in (anna, ben):
        person.send(table, "sit")
    anna.send(table, "start")
    with anna.socket(table) as line, ben.socket(table) as other:
        now = line.wait_for_question(0)
        other.hear_until("news")
        question = now["question"]
        move = {"question": question["number"], "wave": question["wave"], "seat": 0}
        assert line.ask("move", move="nonsense", **move)["code"] == "not-a-move"
        assert line.ask("move", move=now["moves"][0]["move"], **move)["type"] == "done"
        line.hear_until("news")
        there = measured(server)
        for name, least in {
            ("ludotheque_moves_total", "quarrel"): 1,
            ("ludotheque_refusals_total", "not-a-move"): 1,
            ("ludotheque_commit_seconds_count",): 5,
            ("ludotheque_news_seconds_count",): 1,
        }.items():
            assert there[name] - before.get(name, 0) >= least, name
        assert there["ludotheque_sockets",] >= 2
        assert there["ludotheque_people",] >= 2
        assert there["ludotheque_tables_in_memory",] >= 1
        assert there["ludotheque_writes_waiting",] == 0
        assert there["process_resident_memory_bytes",] > 10_000_000


def test_tables_are_counted_by_phase(tmp_path: Path) -> None:
    with Server(tmp_path) as server, Person(server, "Anna") as anna:
        anna.make("quarrel", 2)
        anna.make("quarrel", 3)
        bots = {"0": "random", "1": "random"}
        anna.make("quarrel", 2, bots=bots, start=True)
        there = measured(server)
        assert there["ludotheque_tables", "gathering"] == 2
        assert there["ludotheque_tables", "running"] + there["ludotheque_tables", "over"] == 1


def test_people_find_neither_where_the_page_is(anna: Person) -> None:
    for path in ("/metrics", "/health"):
        assert "ludotheque_" not in anna.http.get(path).text
        assert "ready" not in anna.http.get(path).text


def test_nothing_else_is_there(server: Server) -> None:
    assert httpx.get(f"{server.watch}api/hello").status_code == 404
    assert httpx.post(f"{server.watch}health").status_code == 405


def test_a_port_of_the_watch_that_is_taken_is_named(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadSetup, match=f"port {port}: "):
            serve("127.0.0.1", 0, tmp_path, watch_port=port)


class Failing(SqliteStore):
    """A store whose disk is full."""

    why = "database or disk is full"

    async def probe(self) -> None:
        raise StoreFailed(self.why)


def health(watch: Watch) -> Health:
    return asyncio.run(watch.health())


def test_a_server_that_is_not_ready_says_why(tmp_path: Path) -> None:
    passed = 0.0
    nothing: Any = None
    store = Failing(tmp_path)
    watch = Watch(store, 2.0, now=lambda: passed)
    assert health(watch).why == ["The server is starting."]
    watch.begin(Running(nothing, nothing, nothing, nothing))
    passed += 2 * FOR_A_WHILE
    assert health(watch).why == ["The store cannot write: database or disk is full."]
    passed += 2.0 + PATIENCE
    assert health(watch).why == [
        "The store cannot write: database or disk is full.",
        f"The tables wait to be looked after since {2 * FOR_A_WHILE + PATIENCE:.0f} s.",
    ]
    watch.note_sweep()
    passed += 2 * FOR_A_WHILE
    store.why = "is the password right?"
    assert health(watch).why == ["The store cannot write: is the password right?"]
    watch.end()
    passed += 2 * FOR_A_WHILE
    assert health(watch).why == ["The server is stopping."]


def test_a_disk_that_takes_a_trial_write_and_no_move_is_not_trusted(tmp_path: Path) -> None:
    """As a full one does for moments, when the write-ahead file begins anew."""
    later = 0.0
    nothing: Any = None

    async def fail() -> None:
        raise StoreFailed("database or disk is full")

    async def look() -> list[list[str]]:
        nonlocal later
        store = SqliteStore(tmp_path)
        await store.open()
        watch = Watch(store, 1e9, now=lambda: time.monotonic() + later)
        watch.begin(Running(nothing, nothing, nothing, nothing))
        with pytest.raises(Trouble):
            await stored(fail())
        found = [(await watch.health()).why]
        later += RECENTLY
        found.append((await watch.health()).why)
        await store.close()
        return found

    said = "The store could not write just now: database or disk is full."
    assert asyncio.run(look()) == [[said], []]


def test_a_probe_writes_and_leaves_what_there_is(tmp_path: Path) -> None:
    async def work() -> bytes:
        store = SqliteStore(tmp_path)
        await store.open()
        await store.probe()
        await store.close()
        return store.path.read_bytes()[68:72]

    assert asyncio.run(work()) == b"Ludt"


def test_the_dashboard_shows_what_is_measured() -> None:
    dashboard = json.loads(DASHBOARD.read_text(encoding="utf-8"))
    asked = " ".join(
        target["expr"] for panel in dashboard["panels"] for target in panel.get("targets", [])
    )
    shown = {
        re.sub("_(?:total|bucket)$", "", name)
        for name in re.findall(r"\b(?:ludotheque|process)_\w+", asked)
    }
    known = {family.name for family in measures.REGISTRY.collect()}
    assert shown - known == set()
    assert {name for name in known if name.startswith("ludotheque_")} - shown == set()
