"""The office of a store that is open: what a host does beside a server, done from within it."""

from __future__ import annotations

from ludotheque.server.store.office import Office
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.store.sqlite_office import SqliteOffice
from ludotheque.server.store.store import Store


def office_of(store: Store) -> Office:
    """A new office of what a store keeps; whoever asks waits for it, and closes it."""
    if isinstance(store, SqliteStore):
        return SqliteOffice(store.path.parent)
    # Without databases their library need not be there.
    from ludotheque.server.store.postgres import PostgresStore
    from ludotheque.server.store.postgres_office import PostgresOffice

    assert isinstance(store, PostgresStore)
    return PostgresOffice(store.address)
