"""What is personal: every place where a store names a guest, and what becomes of it.

This is the one list by which a guest's data is given out, carried to another guest and erased. A
test holds it to the schemas of both stores: whoever adds a table says here whether it names guests.
`docs/personal.md` says the same in words.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Kind = Literal["sqlite", "postgres"]


class Place(Struct, frozen=True):
    """A column in which guests are named."""

    table: str
    column: str
    names: Literal["it", "sender", "some"] = "it"
    """The column is the guest's id; or begins with it and a colon, as what a message made; or has
    it somewhere in a text or list, which code of its own sees to."""
    erased: Literal["row", "value", "apart"] = "row"
    """What goes with the guest: the row, or what the column says; or code of its own sees to it."""
    also: tuple[str, ...] = ()
    """Texts of the row that go with the value."""
    merged: Literal["moves", "goes", "stays"] = "stays"
    """What becomes of it when the guest turns out to be somebody with an account: it is theirs from
    now on, it goes, or it is seen to elsewhere."""
    key: tuple[str, ...] = ()
    """The other columns of a key to which this one belongs: what both have stays once."""
    shown: tuple[str, ...] = ()
    """What of the row a guest is given who asks for everything; no secret and no hash."""
    withheld: tuple[str, ...] = ()
    """The columns of which it is given nothing: secrets, who others are, and what only says how
    something is done."""
    only: Kind | None = None
    """The store that alone has it."""


PLACES: Final = (
    Place("tables", "record", "some", "apart"),
    Place("tables", "host", erased="value"),
    Place("tables", "maker", erased="value", merged="moves"),
    Place("holders", "guest"),
    Place("entries", "sent", "sender", "value", merged="moves"),
    Place("chat", "sent", "sender", merged="moves", shown=("table_id", "number", "text", "at")),
    Place(
        "answers", "sent", "sender", merged="goes", shown=("table_id", "at"), withheld=("text",),
        only="postgres",
    ),
    Place("present", "guests", "some", "apart", only="postgres"),
    Place("present", "looking", "some", "apart", only="postgres"),
    Place("guests", "id", merged="goes", shown=("profile",)),
    Place("bans", "guest", shown=("at", "why")),
    Place("hidden", "guest", merged="moves", key=("other",), shown=("count(*) AS people",),
          withheld=("other",)),
    Place("hidden", "other", merged="moves", key=("guest",)),
    Place(
        "reports", "reporter", erased="value", also=("text",), merged="moves",
        shown=("at", "table_id", "game", "text", "is_settled"), withheld=("id", "about", "chat"),
    ),
    Place("reports", "about", erased="value", merged="moves"),
    Place("reports", "chat", "some", "apart"),
    Place("notices", "id", erased="value"),
    Place("results", "text", "some", "apart"),
    Place("played", "guest", erased="apart"),
    Place("ratings", "player", erased="apart", shown=("game", "mean", "deviation", "games")),
    Place("people", "guest", merged="goes", shown=("id", "shown_to")),
    Place("accounts", "guest", shown=("made_at", "looks")),
    Place(
        "passkeys", "guest", shown=("name", "site", "made_at", "used_at", "uses"),
        withheld=("id", "key"),
    ),
    Place("codes", "guest", shown=("used_by <> '' AS is_used",), withheld=("hash",)),
    Place(
        "sessions", "guest", shown=("browser", "made_at", "seen_at", "is_ended"), withheld=("id",)
    ),
    Place(
        "challenges", "guest", merged="goes", shown=("purpose", "site", "until"),
        withheld=("hash",),
    ),
    Place("links", "guest", shown=("until",), withheld=("hash",)),
    Place("blocks", "guest", merged="moves", key=("other",), shown=("name", "at"),
          withheld=("other",)),
    Place("blocks", "other", merged="moves", key=("guest",)),
    Place("closed_doors", "guest", merged="goes", shown=("count(*) AS takes_no_invitations",)),
    Place(
        "invitations", "inviter", merged="moves",
        shown=("table_id", "from_name", "to_name", "at", "expires_at", "state"), withheld=("id",),
    ),
    Place(
        "invitations", "guest", merged="moves",
        shown=("table_id", "from_name", "to_name", "at", "expires_at", "state"), withheld=("id",),
    ),
    Place(
        "callees", "guest", merged="goes",
        shown=("wishes", "address", "asked", "asked_at", "mailed_at", "pushed_at"),
        withheld=("proof", "off_key"),
    ),
    Place("pushes", "guest", merged="moves", shown=("origin", "at"),
          withheld=("endpoint", "p256dh", "auth")),
    Place(
        "calls", "guest", merged="moves", shown=("way", "kind", "table_id", "due_at", "made_at"),
        withheld=("id", "mark", "data", "is_alone", "tries", "letter", "claimed_by",
                  "claimed_until"),
    ),
    Place(
        "told", "guest", merged="moves", key=("table_id", "kind"),
        shown=("table_id", "kind", "mark"),
    ),
    Place("seekers", "guest", merged="goes", shown=("wish", "since", "seen_at", "table_id")),
)  # fmt: skip
"""Every place, in the order in which it is erased."""

NOBODYS: Final = frozenset({"analyses", "pasts", "outages", "first_letters", "house_keys"})
"""Tables in which no guest is named."""
NOBODYS_IN_DATABASES: Final = frozenset({"ludotheque", "servers", "errands", "bot_houses"})
"""The same, of those that only a database has."""


def places(kind: Kind) -> list[Place]:
    """The places of one kind of store."""
    return [place for place in PLACES if place.only in (None, kind)]


def erasing(kind: Kind) -> list[str]:
    """The statements that erase a guest, `?1` being its id."""
    texts = []
    for place in places(kind):
        if place.erased == "row":
            texts.append(f"DELETE FROM {place.table} WHERE {_named(place, kind)}")
        elif place.erased == "value":
            gone = ", ".join(f"{column} = ''" for column in (place.column, *place.also))
            texts.append(f"UPDATE {place.table} SET {gone} WHERE {_named(place, kind)}")
    return [_for(kind, text) for text in texts]


def merging(kind: Kind) -> list[str]:
    """The statements that make what is a guest's (`?1`) another's (`?2`) outside of tables."""
    texts = []
    for place in places(kind):
        if place.names != "it" or place.merged == "stays":
            continue
        if place.merged == "moves":
            same = "".join(f" AND o.{one} = {place.table}.{one}" for one in place.key)
            unless = (
                f" AND NOT EXISTS (SELECT 1 FROM {place.table} o WHERE o.{place.column} = ?2{same})"
            )
            texts.append(
                f"UPDATE {place.table} SET {place.column} = ?2 WHERE {place.column} = ?1"
                f"{unless if place.key else ''}"
            )
        if place.merged == "goes" or place.key:
            texts.append(f"DELETE FROM {place.table} WHERE {place.column} = ?1")
    return [_for(kind, text) for text in texts]


def merging_messages(kind: Kind) -> list[str]:
    """The statements that do so with what messages made at one table, `?3`."""
    texts = []
    for place in places(kind):
        if place.names == "sender" and place.merged != "stays":
            where = f"table_id = ?3 AND {_named(place, kind)}"
            if place.merged == "goes":
                texts.append(f"DELETE FROM {place.table} WHERE {where} AND ?2 <> ''")
            else:
                moved = f"{place.column} = ?2 || substr({place.column}, length(?1) + 1)"
                texts.append(f"UPDATE {place.table} SET {moved} WHERE {where}")
    return [_for(kind, text) for text in texts]


def merging_lines(kind: Kind) -> str:
    """The statement by which what was said at a table, `?1`, is said by somebody known there by
    another handle: `?3` in place of `?2`."""
    return _for(
        kind,
        "UPDATE chat SET text = replace(text, ?2, ?3) WHERE table_id = ?1 "
        "AND replace(text, ?2, ?3) <> text",
    )


def showing(kind: Kind) -> dict[Place, str]:
    """By place: the statement that finds what a guest, `?1`, may read of it."""
    return {
        place: _for(
            kind, f"SELECT {', '.join(place.shown)} FROM {place.table} WHERE {_named(place, kind)}"
        )
        for place in places(kind)
        if place.shown
    }


def _named(place: Place, kind: Kind) -> str:
    if place.names == "it":
        return f"{place.column} = ?1"
    if kind == "sqlite":
        return f"substr({place.column}, 1, length(?1) + 1) = ?1 || ':'"
    return f"starts_with({place.column}, ?1 || ':')"


def _for(kind: Kind, text: str) -> str:
    if kind == "sqlite":
        return text
    for place in "123":
        text = text.replace(f"?{place}", f"${place}::text")
    return text
