"""What both stores keep of guests who keep who they are, and of everybody who is personal."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from ludotheque.server.store.accounts import Account, Challenge, Code, Passkey, Session
from ludotheque.server.store.office import Office
from ludotheque.server.store.personal import (
    NOBODYS,
    NOBODYS_IN_DATABASES,
    PLACES,
    Kind,
    places,
)
from ludotheque.server.store.postgres import PostgresStore
from ludotheque.server.store.postgres_office import PostgresOffice
from ludotheque.server.store.sqlite import FILE_NAME, SqliteStore
from ludotheque.server.store.sqlite_office import SqliteOffice
from ludotheque.server.store.store import NewLine, Notice, Store
from tests.server.postgres import Postgres
from tests.server.store_contract import change


class Place:
    """Where something is kept, and how its store and its office are opened."""

    def __init__(self, kind: Kind, folder: Path, database: str) -> None:
        self.kind = kind
        self.folder = folder
        self.database = database

    def store(self) -> Store:
        return SqliteStore(self.folder) if self.kind == "sqlite" else PostgresStore(self.database)

    def office(self) -> Office:
        if self.kind == "sqlite":
            return SqliteOffice(self.folder)
        return PostgresOffice(self.database)

    def run(self, work: Callable[[Store], Awaitable[None]]) -> None:
        async def with_store() -> None:
            store = self.store()
            await store.open()
            try:
                await work(store)
            finally:
                await store.close()

        asyncio.run(with_store())


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path, postgres: Postgres) -> Place:
    database = postgres.url(postgres.new_database()) if request.param == "postgres" else ""
    return Place(request.param, tmp_path, database)


def passkey(id: str = "key", guest: str = "anna", **more: Any) -> Passkey:
    kept: dict[str, Any] = {
        "site": "example.org", "key": "public", "uses": 0, "name": "Laptop", "made_at": 5.0,
    }  # fmt: skip
    return Passkey(id=id, guest=guest, **{**kept, **more})


def session(id: str = "anna", guest: str = "anna", at: float = 5.0) -> Session:
    return Session(id, guest, "Firefox, Linux", at, at)


async def keep(store: Store, guest: str = "anna", looks: str = "anna") -> bool:
    return await store.keep_account(
        Account(guest, 5.0, looks),
        passkey(f"key of {guest}", guest),
        [f"{guest} {number}" for number in range(3)],
        session(guest, guest),
    )


def test_an_account_is_kept_with_its_ways_in_or_not_at_all(place: Place) -> None:
    async def work(store: Store) -> None:
        assert await store.account("anna") is None
        assert await keep(store) is True
        assert await keep(store, "anne") is False, "the name is somebody's"
        assert await store.account("anne") is None
        assert await store.passkeys_of("anne") == []
        assert await store.account("anna") == Account("anna", 5.0, "anna")
        assert await store.passkeys_of("anna") == [passkey("key of anna")]
        assert await store.codes_left("anna") == 3
        assert await store.session("anna") == session()

    place.run(work)
    place.run(lambda store: _is_there(store))


async def _is_there(store: Store) -> None:
    assert await store.account("anna") is not None, "what was answered outlives the server"


def test_no_two_accounts_get_names_that_look_alike(place: Place) -> None:
    async def work(store: Store) -> None:
        await keep(store)
        await keep(store, "ben", "ben")
        assert await store.rename_account("ben", "Ben is Anna", "anna") is False
        assert await store.guest("ben") is None
        assert await store.rename_account("anna", "Änne", "anne") is True
        assert await store.guest("anna") == "Änne"
        assert await store.rename_account("ben", "Anna", "anna") is True
        both = [store.rename_account(one, one, "same") for one in ("anna", "ben")]
        assert sorted(await asyncio.gather(*both)) == [False, True]

    place.run(work)


def test_the_last_way_in_stays(place: Place) -> None:
    async def work(store: Store) -> None:
        await keep(store)
        assert await store.add_passkey(passkey("second", made_at=6.0)) is True
        assert await store.add_passkey(passkey("second", "ben", key="other")) is False
        assert await store.name_passkey("anna", "second", "Phone") is True
        assert await store.name_passkey("ben", "second", "Mine") is False
        assert [one.name for one in await store.passkeys_of("anna")] == ["Laptop", "Phone"]
        assert await store.remove_passkey("ben", "second") is False
        await store.replace_codes("anna", [])
        assert await store.remove_passkey("anna", "second") is True
        assert await store.remove_passkey("anna", "key of anna") is False, "nothing else is left"
        await store.replace_codes("anna", ["a code"])
        assert await store.remove_passkey("anna", "key of anna") is True
        assert await store.passkey("key of anna") is None

    place.run(work)


def test_a_code_is_good_for_one_time(place: Place) -> None:
    async def work(store: Store) -> None:
        await keep(store)
        assert await store.code("nobody's") is None
        assert await store.code("anna 1") == Code("anna", "")
        assert await store.enter_with_code("anna 1", session("phone", at=9.0)) is True
        assert await store.enter_with_code("anna 1", session("thief", at=9.0)) is False
        assert await store.code("anna 1") == Code("anna", "phone")
        assert await store.codes_left("anna") == 2
        assert await store.session("thief") is None
        assert [one.id for one in await store.sessions_of("anna")] == ["phone", "anna"]

    place.run(work)


def test_a_link_is_good_for_one_time_and_not_for_long(place: Place) -> None:
    async def work(store: Store) -> None:
        await keep(store)
        assert await store.keep_link("one", "anna", 20.0, 10.0, 2) is True
        assert await store.keep_link("two", "anna", 15.0, 10.0, 2) is True
        assert await store.keep_link("three", "anna", 20.0, 10.0, 2) is False
        assert await store.link_of("three", 11.0) is None
        assert await store.link_of("one", 19.0) == "anna"
        assert await store.link_of("two", 15.0) is None
        assert await store.enter_with_link("two", session("late", at=15.0)) is False
        assert await store.enter_with_link("one", session("phone", at=19.0)) is True
        assert await store.link_of("one", 19.0) is None
        assert await store.enter_with_link("one", session("again", at=19.0)) is False
        assert await store.keep_link("three", "anna", 40.0, 30.0, 1) is True

    place.run(work)


def test_of_several_who_ask_at_once_each_counts_the_others(place: Place) -> None:
    async def work(store: Store) -> None:
        await keep(store)
        for time in (10.0 * number for number in range(1, 21)):
            links = [f"link {place} at {time}" for place in range(6)]
            kept = (store.keep_link(one, "anna", time + 5.0, time, 3) for one in links)
            assert sum(await asyncio.gather(*kept)) == 3
            codes = [[f"code {place} of {who} at {time}" for place in range(3)] for who in "ab"]
            await asyncio.gather(*(store.replace_codes("anna", some) for some in codes))
            assert await store.codes_left("anna") == 3, "only the last ones are good"

    place.run(work)


def test_a_challenge_is_taken_once_while_its_time_lasts_and_there_are_not_too_many(
    place: Place,
) -> None:
    async def work(store: Store) -> None:
        def challenge(hash: str, until: float) -> Challenge:
            return Challenge(hash, "anna", "keep", "example.org", until)

        await store.keep_challenge(challenge("one", 20.0), 10.0, 3)
        assert await store.take_challenge("one", 20.0) is None
        assert await store.take_challenge("one", 19.0) == challenge("one", 20.0)
        assert await store.take_challenge("one", 19.0) is None
        for number in range(5):
            await store.keep_challenge(challenge(f"n{number}", 30.0 + number), 10.0, 3)
        found = [await store.take_challenge(f"n{number}", 11.0) for number in range(5)]
        assert [one is not None for one in found] == [False, False, True, True, True]

    place.run(work)


def test_a_passkey_signs_in_and_counts(place: Place) -> None:
    async def work(store: Store) -> None:
        await keep(store)
        assert await store.enter_with_passkey("key of anna", 4, session("phone", at=9.0)) is True
        found = await store.passkey("key of anna")
        assert found is not None and (found.uses, found.used_at) == (4, 9.0)
        assert await store.enter_with_passkey("gone", 4, session("other", at=9.0)) is False
        assert await store.session("other") is None
        await store.note_seen("phone", "Chrome, Android", 30.0)
        seen = await store.session("phone")
        assert seen == Session("phone", "anna", "Chrome, Android", 9.0, 30.0)

    place.run(work)


def test_cookies_are_ended_and_the_first_one_is_remembered_as_ended(place: Place) -> None:
    async def work(store: Store) -> None:
        await keep(store)
        await store.enter_with_passkey("key of anna", 1, session("phone", at=9.0))
        before = await store.last_notice()
        await store.end_sessions("anna", ["phone", "anna"], 10.0)
        assert await store.session("phone") is None
        first = await store.session("anna")
        assert first is not None and first.is_ended and first.guest == "anna"
        assert await store.notices(before) == [Notice(before + 1, "guest", "anna")]
        await store.end_sessions("ben", ["ben"], 10.0)
        never = await store.session("ben")
        assert never is not None and never.is_ended

    place.run(work)


def test_what_a_guest_has_becomes_somebody_elses(place: Place) -> None:
    async def work(store: Store) -> None:
        await keep(store)
        await store.keep_guest("new", "New")
        line = NewLine(0, '{"text": "hello", "who": "0new"}', "new:1", 3.0)
        await store.commit(change("t", holders=["new"], host="new", chat=[line]))
        for other in ("ben", "carl"):
            await store.hide("new", other, True)
        await store.hide("anna", "ben", True)
        await store.hide("dora", "new", True)
        before = await store.last_notice()
        await store.merge_guest("new", "anna", {"t": ("0new", "0anna")})
        assert [one.id for one in await store.notices(before) if one.kind == "table"] == ["t"]
        assert await store.guest("new") is None
        assert await store.hidden_by("new") == []
        assert await store.hidden_by("anna") == ["ben", "carl"]
        assert await store.hidden_by("dora") == ["anna"]
        assert (await store.count_of("anna", 0.0)).made == 1
        kept = await store.load("t")
        assert kept is not None and kept.said == ["anna:1"]
        assert json.loads(kept.chat[0])["who"] == "0anna"
        rows = await store.personal_rows("anna")
        assert [row["at"] for row in rows["chat"]] == [3.0]
        assert rows["hidden"] == [{"people": 2}]
        assert rows["passkeys"][0]["name"] == "Laptop" and "key" not in rows["passkeys"][0]

    place.run(work)


def test_also_where_it_may_only_come_back_or_was_replaced(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.commit(change("left", record='{"gone": ["new"]}', phase="running"))
        await store.commit(change("over", record='{"gone": ["new"]}', phase="over"))
        await store.commit(change("held", holders=["new"], phase="over"))
        await store.commit(change("other", phase="running"))
        assert await store.tables_to_merge("new") == ["held", "left"]

    place.run(work)


# The one list of what is personal


def columns(place: Place) -> dict[str, dict[str, str]]:
    """Of each table of the schema: its columns, each with its type."""
    found: dict[str, dict[str, str]] = {}
    if place.kind == "sqlite":
        with closing(sqlite3.connect(place.folder / FILE_NAME)) as file:
            names = [
                str(row[0])
                for row in file.execute(
                    "SELECT name FROM sqlite_master WHERE type = 'table' "
                    "AND name NOT LIKE 'sqlite_%'"
                )
            ]
            for name in names:
                info = file.execute(f"PRAGMA table_info({name})").fetchall()
                found[name] = {row[1]: row[2].lower() for row in info}
        return found
    with closing(PostgresOffice(place.database)) as office:
        for table, column, kind in office._fetch(
            "SELECT table_name, column_name, data_type FROM information_schema.columns "
            "WHERE table_schema = current_schema()"
        ):
            found.setdefault(table, {})[column] = kind
    return found


def test_every_table_is_listed_as_personal_or_as_nobodys(place: Place) -> None:
    """Whoever adds a table says in `store/personal.py` where it names guests, or that it does
    not."""

    async def nothing(_: Store) -> None:
        pass

    place.run(nothing)
    schema = columns(place)
    listed = {one.table for one in places(place.kind)}
    nobodys = NOBODYS | (NOBODYS_IN_DATABASES if place.kind == "postgres" else set())
    assert set(schema) == listed | nobodys
    assert not listed & nobodys
    for one in places(place.kind):
        named = {one.column, *one.also, *one.key}
        assert named <= set(schema[one.table]), one
    said = {(one.table, one.column) for one in places(place.kind)}
    for table, found in schema.items():
        for column in found:
            if re.search("guest|person|user|player|sent$|reporter|host$", column):
                assert (table, column) in said, f"{table}.{column} names guests"


SEEN_TO: set[str] = {"tables", "entries", "present", "results", "played", "notices", "holders"}
"""Of these a guest is given what code of its own takes from records, logs and results."""


def test_of_each_column_a_guest_is_given_what_it_says_or_it_is_withheld(place: Place) -> None:
    """Whoever adds a column says in `store/personal.py` whether it goes into the file of everything
    about a guest."""

    async def nothing(_: Store) -> None:
        pass

    place.run(nothing)
    schema = columns(place)
    for table in {one.table for one in places(place.kind)} - SEEN_TO:
        listed = [one for one in places(place.kind) if one.table == table]
        said = {word for one in listed for text in one.shown for word in re.findall(r"\w+", text)}
        said |= {column for one in listed for column in (one.column, *one.withheld)}
        assert set(schema[table]) <= said, table


def test_what_is_erased_is_nowhere_any_more(place: Place) -> None:
    """A row in every place that names a guest, and afterwards no row that does."""
    guest = "0123456789abcdef" * 2
    place.run(lambda store: store.keep_guest("somebody", "else"))
    schema = columns(place)
    with closing(place.office()) as office:
        for number, one in enumerate(places(place.kind)):
            if one.names == "some":
                continue
            text, values = _row(one.table, schema[one.table], number)
            values[one.column] = f"{guest}:1" if one.names == "sender" else guest
            _insert(office, text, list(values.values()))
        assert any(guest in row for row in _everything(office, schema))
        office.erase_guest(guest)
        assert [row for row in _everything(office, schema) if guest in row] == []


def _row(table: str, found: dict[str, str], number: int) -> tuple[str, dict[str, Any]]:
    """A row with something in every column."""
    values: dict[str, Any] = {}
    for column, kind in found.items():
        if "bool" in kind:
            values[column] = False
        elif "int" in kind or "real" in kind or "double" in kind:
            values[column] = number + 100
        elif "array" in kind:
            values[column] = []
        else:
            values[column] = f"{column} {number}"
    return f"INSERT INTO {table} ({', '.join(found)}) VALUES", values


def _insert(office: Office, text: str, values: list[Any]) -> None:
    if isinstance(office, SqliteOffice):
        office._file.execute(f"{text} ({', '.join('?' for _ in values)})", values)
    else:
        assert isinstance(office, PostgresOffice)
        given = ", ".join(f"${place}" for place in range(1, len(values) + 1))
        office._fetch(f"{text} ({given})", *values)


def _everything(office: Office, schema: dict[str, dict[str, str]]) -> list[str]:
    if isinstance(office, SqliteOffice):
        return [
            f"{table} {row}"
            for table in schema
            for row in office._file.execute(f"SELECT * FROM {table}")
        ]
    assert isinstance(office, PostgresOffice)
    return [
        f"{table} {tuple(row)}"
        for table in schema
        for row in office._fetch(f"SELECT * FROM {table}")
    ]


def test_the_documentation_lists_the_same() -> None:
    text = (Path(__file__).parents[2] / "docs" / "personal.md").read_text(encoding="utf-8")
    for one in PLACES:
        assert f"`{one.table}.{one.column}`" in text, f"docs/personal.md says nothing of {one}"
