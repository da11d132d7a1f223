"""Set-up for the server's tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.inn import Inn
from tests.server.postgres import Postgres
from tests.server.process import Person, Server

collect_ignore = (
    [] if os.environ.get("LUDOTHEQUE_LONG") == "1" else ["test_proxies.py", "test_soak.py"]
)
"""What takes long, or more than a browser, is for `make test-long`."""


@pytest.fixture
def inn(tmp_path: Path) -> Iterator[Inn]:
    inn = Inn(tmp_path)
    yield inn
    inn.close()


@pytest.fixture(scope="session")
def page(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A page as the build leaves it."""
    folder = tmp_path_factory.mktemp("page")
    (folder / "assets").mkdir()
    (folder / "index.html").write_text('<meta name="build" content="__BUILD__">' + "x" * 2000)
    (folder / "assets" / "index-a1b2c3d4.js").write_text("run();" * 500)
    (folder / "favicon.svg").write_text("<svg/>")
    return folder


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory, page: Path) -> Iterator[Server]:
    """A real server that all tests share; it has patience with all of them."""
    with Server(tmp_path_factory.mktemp("data"), page=str(page)) as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A real PostgreSQL that all tests of a process share, each with a database of its own."""
    with Postgres() as postgres:
        yield postgres


@pytest.fixture
def database(postgres: Postgres) -> Iterator[str]:
    """Where a new database is, empty and for one test alone."""
    name = postgres.new_database()
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture
def anna(server: Server) -> Iterator[Person]:
    """Somebody at a browser, new for every test."""
    with Person(server, "Anna") as anna:
        yield anna


@pytest.fixture
def ben(server: Server) -> Iterator[Person]:
    """Somebody else."""
    with Person(server, "Ben") as ben:
        yield ben
