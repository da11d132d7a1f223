"""A database that cannot be used says why in a sentence, and nothing is changed; one that was away
is used again when it is back."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Awaitable, Callable, Iterator
from urllib.parse import urlsplit

import asyncpg
import pytest

from ludotheque.core.errors import BadSetup
from ludotheque.server.store import postgres_link, postgres_schema
from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.postgres_office import PostgresOffice
from ludotheque.server.store.postgres_schema import prepare
from ludotheque.server.store.postgres_writer import Writer
from ludotheque.server.store.store import Conflict, StoreFailed, Unsure
from tests.server.postgres import PASSWORD, Postgres
from tests.server.store_contract import change

BY_US = "SELECT pid FROM pg_stat_activity WHERE application_name = 'ludotheque'"


@pytest.fixture
def name(postgres: Postgres) -> Iterator[str]:
    """A new database's name."""
    name = postgres.new_database()
    yield name
    postgres.drop(name)


def refused(address: str, why: str, cluster: str | None = "") -> None:
    """It cannot be used, which is said in one sentence that gives no password away."""
    with pytest.raises(BadSetup, match=why) as refusal:
        asyncio.run(prepare(address, cluster))
    said = str(refusal.value)
    assert PASSWORD not in said and "\n" not in said
    assert said.endswith((".", "?"))


def test_a_database_that_is_not_there(postgres: Postgres) -> None:
    refused(
        "postgresql://anna:geheim@127.0.0.1:1/tables", r"cannot be reached \(Connection refused\)"
    )
    refused(postgres.url("nowhere"), "there is no database of that name")
    for port in ("port", "99999"):
        refused(f"postgresql://anna@127.0.0.1:{port}/tables", "its address cannot be read")


def test_a_database_is_named_as_its_address_names_it(postgres: Postgres, name: str) -> None:
    refused(
        "postgresql:///tables?host=/nowhere&port=7",
        "the database tables at /nowhere, port 7, cannot",
    )
    refused("postgresql://anna:geheim@%2Fnowhere/", "the database anna at /nowhere, port 5432, ")
    refused(f"{postgres.url(name)}?sslmode=require", "rejected SSL upgrade")


def test_a_wrong_password(postgres: Postgres, name: str) -> None:
    parts = urlsplit(postgres.url(name))
    wrong = parts._replace(netloc=f"{parts.username}:wrong@{parts.hostname}:{parts.port}")
    refused(wrong.geturl(), r"does not let this user in; is the password right\?$")


def test_a_database_that_is_too_old(
    postgres: Postgres, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres_schema, "LEAST_VERSION", 99)
    refused(postgres.url(name), "has to be 99 or later")


def test_a_database_that_is_somebody_elses(postgres: Postgres, name: str) -> None:
    postgres.run("CREATE TABLE accounts (id int)", name)
    refused(postgres.url(name), "holds tables that are not ours")
    assert postgres.run("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", name) == ["1"]


@pytest.mark.parametrize(
    "columns", ["name text", "schema int", "schema int, cluster text, probes int"]
)
def test_a_database_in_which_somebody_else_likes_our_name(
    postgres: Postgres, name: str, columns: str
) -> None:
    postgres.run(f"CREATE TABLE ludotheque ({columns})", name)
    refused(postgres.url(name), "holds tables that are not ours")
    assert postgres.run("SELECT count(*) FROM ludotheque", name) == ["0"]


def test_a_database_of_a_later_version(postgres: Postgres, name: str) -> None:
    asyncio.run(prepare(postgres.url(name)))
    asyncio.run(prepare(postgres.url(name)))
    postgres.run("UPDATE ludotheque SET schema = 99", name)
    refused(postgres.url(name), "its schema is 99")


def test_a_database_that_lets_us_only_look(postgres: Postgres, name: str) -> None:
    asyncio.run(prepare(postgres.url(name)))
    postgres.run(
        f"CREATE ROLE {name} LOGIN PASSWORD 'looks'; "
        f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {name}",
        name,
    )
    address = urlsplit(postgres.url(name))
    looks = address._replace(netloc=f"{name}:looks@{address.hostname}:{address.port}").geturl()
    refused(looks, "permission denied for table ludotheque")
    asyncio.run(prepare(looks))  # Whoever looks after it may look.
    postgres.run(f"DROP OWNED BY {name}; DROP ROLE {name}", name)


def test_a_database_of_another_cluster(postgres: Postgres, name: str) -> None:
    asyncio.run(prepare(postgres.url(name), "club"))
    asyncio.run(prepare(postgres.url(name), "club"))
    refused(postgres.url(name), "belongs to the cluster club, and this server to a cluster without")


@pytest.mark.parametrize(
    ("setting", "why"),
    [
        ("synchronous_commit = off", "setting synchronous_commit is off"),
        ("default_transaction_read_only = on", "can only be read"),
    ],
)
def test_a_database_that_cannot_keep_anything(
    postgres: Postgres, name: str, setting: str, why: str
) -> None:
    postgres.run(f"ALTER DATABASE {name} SET {setting}")
    refused(postgres.url(name), why)
    assert postgres.run("SELECT count(*) FROM pg_tables WHERE schemaname = 'public'", name) == ["0"]


def test_many_that_start_at_once_make_the_schema_once(postgres: Postgres, name: str) -> None:
    async def start() -> None:
        await asyncio.gather(*(prepare(postgres.url(name)) for _ in range(8)))

    asyncio.run(start())
    assert postgres.run("SELECT count(*) FROM ludotheque", name) == ["1"]


def test_a_schema_is_brought_up_however_long_that_takes(
    postgres: Postgres, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What servers wait for, they wait for so long; a step on many tables may take an hour."""
    monkeypatch.setattr(postgres_link, "ANSWERED_WITHIN", 0.000_001)
    asyncio.run(prepare(postgres.url(name)))
    office = PostgresOffice(postgres.url(name))
    try:
        assert office.stats().entries == 0
    finally:
        office.close()

    async def ask() -> None:
        connection = await postgres_link.connect(postgres.url(name))
        with pytest.raises(TimeoutError):
            await connection.fetchval("SELECT count(*) FROM entries")
        connection.terminate()

    asyncio.run(ask())


def test_a_database_that_turns_read_only_says_so_until_it_is_not(
    postgres: Postgres, name: str
) -> None:
    async def work() -> None:
        store = PostgresStore(postgres.url(name))
        await store.open()
        try:
            await store.commit(change("a"))
            await turn("ALTER DATABASE {} SET default_transaction_read_only = on")
            with contextlib.suppress(
                StoreFailed, Conflict
            ):  # Its connection is gone, known or not.
                await store.commit(change("a"))
            with pytest.raises(StoreFailed, match="the database can only be read"):
                await store.commit(change("b"))
            with pytest.raises(StoreFailed, match="the database can only be read"):
                await store.probe()
            assert await store.load("a") is not None
            await turn("ALTER DATABASE {} RESET default_transaction_read_only")
            with contextlib.suppress(StoreFailed):
                await store.commit(change("b"))
            kept = await store.load("b")
            if kept is None:
                await store.commit(change("b"))
            await store.probe()
        finally:
            await store.close()

    async def turn(how: str) -> None:
        await asyncio.to_thread(postgres.run, how.format(name))
        ended = f"SELECT count(pg_terminate_backend(pid)) FROM ({BY_US}) AS ours"
        await asyncio.to_thread(postgres.run, ended, name)

    asyncio.run(work())


def test_whoever_waits_for_a_commit_is_answered_whatever_goes_wrong(
    postgres: Postgres, name: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def work() -> None:
        store = PostgresStore(postgres.url(name))
        await store.open()
        try:
            for mistake in (asyncpg.InternalClientError("two at once"), KeyError("nobody knows")):
                with monkeypatch.context() as patched:
                    patched.setattr(Writer, "_send", _failing(mistake))
                    with pytest.raises(Unsure):
                        await store.commit(change("a"))
            await store.commit(change("a"))
        finally:
            await store.close()

    asyncio.run(work())
    assert "KeyError" in caplog.text


def _failing(mistake: Exception) -> Callable[..., Awaitable[set[int]]]:
    async def send(*_: object) -> set[int]:
        raise mistake

    return send


def test_a_database_that_was_killed_is_used_again_when_it_is_back() -> None:
    async def work(postgres: Postgres) -> None:
        store = PostgresStore(postgres.url(postgres.new_database()))
        heard = asyncio.Event()
        store.hear(lambda _: heard.set())
        await store.open()
        try:
            await store.commit(change("a"))
            await store.note_present("a", ["anna"])
            await asyncio.to_thread(postgres.kill)
            await asyncio.to_thread(postgres.start)
            while True:  # What was killed may still be looking through its files.
                try:
                    await store.commit(change("b"))
                    break
                except Conflict:  # It was kept, though nobody could say so.
                    break
                except StoreFailed:
                    await asyncio.sleep(0.05)
            assert await store.load("a") is not None
            await heard.wait()  # That something may have been missed.
        finally:
            await store.close()

    with Postgres() as postgres:
        asyncio.run(work(postgres))
