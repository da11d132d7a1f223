"""Measures: what can be counted of a running server, as Prometheus wants it.

Whoever does something counts it here; `web/watch.py` shows it. No label is anything that people
choose, so that nobody can fill the server with names, and nobody is named.
"""

from __future__ import annotations

from typing import Final

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
)

REGISTRY: Final = CollectorRegistry()
"""What is shown, with this process's memory, time and open files."""
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)

disable_created_metrics()  # type: ignore[no-untyped-call]
ProcessCollector(registry=REGISTRY)
PlatformCollector(registry=REGISTRY)


def _counter(name: str, what: str, *labels: str) -> Counter:
    return Counter(f"ludotheque_{name}", what, labels, registry=REGISTRY)


def _gauge(name: str, what: str, *labels: str) -> Gauge:
    return Gauge(f"ludotheque_{name}", what, labels, registry=REGISTRY)


def _times(name: str, what: str) -> Histogram:
    return Histogram(f"ludotheque_{name}_seconds", what, buckets=_SECONDS, registry=REGISTRY)


# Counted where it happens
MOVES: Final = _counter("moves", "Entries of logs that are on disk, by game.", "game")
REFUSALS: Final = _counter("refusals", "What was refused, by its code.", "code")
CALLS: Final = _counter(
    "calls", "Letters and calls of browsers, by way and what became of them.", "way", "outcome"
)
COMMITS: Final = _times("commit", "From handing a change to the store until it is on disk.")
NEWS: Final = _times(
    "news", "From when a change is on disk until its news is handed to a reader's connection."
)
LATENESS: Final = _times("lateness", "How late what was due now was begun.")

# Looked up when somebody asks
TABLES: Final = _gauge("tables", "Tables that are kept, by phase.", "phase")
IN_MEMORY: Final = _gauge("tables_in_memory", "Tables that are in use.")
SOCKETS: Final = _gauge("sockets", "Open sockets.")
WAITING_NEWS: Final = _gauge("news_waiting", "Requests that wait for news, without a socket.")
PEOPLE: Final = _gauge("people", "Guests with an open socket.")
WAITING_WRITES: Final = _gauge("writes_waiting", "Changes that wait for the store's writer.")
BOTS_THINKING: Final = _gauge("bots_thinking", "Bots that think now.")
BOTS_WAITING: Final = _gauge("bots_waiting", "Bots that wait for a process to think in.")
LONG_WORK: Final = _gauge("long_work", "Long works under way or waiting.")
READY: Final = _gauge("ready", "1 if the server is ready, else 0.")
