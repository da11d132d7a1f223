"""The page's types of the wire are the server's: a type that changes is noticed."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tools.wire_types import MODULES, TARGET, Untold, check, wire_types

from ludotheque.server.settings import Settings
from ludotheque.server.store.sqlite import SqliteStore
from ludotheque.server.web.app import make_app
from ludotheque.server.web.schema import messages_schema
from ludotheque.server.wire import commands
from ludotheque.server.wire.sheets import people, replays, shelf

TOY = '''\
"""Types of no wire."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from ludotheque.server.wire.values import In, Out

Sum = Annotated[int, Meta(ge=0)]
Mood = Literal["merry", "cross"]
View = dict[str, Any]
"""What is seen."""


class Scene(Out):
    """A moment.

    It passes.
    """

    view: View
    moods: list[Mood | None]
    """One a seat."""
    sums: dict[str, Sum] = {}


class Brief(Out, omit_defaults=True):
    changes: list[View] = []


class Wish(In):
    mood: Mood
    is_firm: bool = False


class Said(Out, tag_field="type"):
    """Something said."""


class Yes(Said, tag="yes"):
    why: Literal["so"] | None
'''
TOLD = """\
export type Mood = "merry" | "cross";

/** What is seen. */
export type View = Record<string, any>;

/**
 * A moment.
 *
 * It passes.
 */
export interface Scene {
  view: View;
  /** One a seat. */
  moods: (Mood | null)[];
  sums: Record<string, number>;
}

export interface Brief {
  changes?: View[];
}

export interface Wish {
  mood: Mood;
  is_firm?: boolean;
}

export interface Yes {
  type: "yes";
  why: "so" | null;
}
"""


def module(folder: Path, name: str, text: str, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A module with that text."""
    path = folder / f"{name}.py"
    path.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    made = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, made)
    spec.loader.exec_module(made)
    return made


def test_the_pages_types_are_what_the_servers_give() -> None:
    assert check(wire_types(), TARGET) == ""


def test_a_type_is_said_as_the_wire_carries_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    toy = module(tmp_path, "toy_wire", TOY, monkeypatch)
    assert wire_types((toy,)).endswith(TOLD)


@pytest.mark.parametrize(
    ("chapter", "written", "changed"),
    [
        (replays, "is_replayed: bool\n", "is_replayed: bool\n    is_signed: bool\n"),
        (replays, "draw: int | None\n", "draw: int\n"),
        (people, 'colour: Colour = "red"', "colour: Colour"),
        (shelf, "    text: str\n", "    words: str\n"),
        (shelf, "A rule book in one language.", "A rule book."),
    ],
    ids=["one more", "never null", "no default", "another name", "another comment"],
)
def test_a_changed_type_is_noticed(
    chapter: ModuleType,
    written: str,
    changed: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    text = Path(str(chapter.__file__)).read_text(encoding="utf-8")
    assert written in text
    other = module(tmp_path, "other_sheets", text.replace(written, changed), monkeypatch)
    modules = tuple(other if one is chapter else one for one in MODULES)
    assert check(wire_types(modules), TARGET) == (
        "wire.ts is not what the types in ludotheque.server.wire give: run `make wire`."
    )


def test_a_type_that_cannot_be_said_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = TOY.replace("view: View", "view: frozenset[int]")
    with pytest.raises(Untold, match=r"cannot say frozenset\[int\] in TypeScript yet\.$"):
        wire_types((module(tmp_path, "odd_wire", text, monkeypatch),))


def test_the_published_schemas_and_the_page_know_the_same_fields(tmp_path: Path) -> None:
    app: Any = make_app(SqliteStore(tmp_path), Settings())
    published = {
        **app.api.openapi_schema.to_schema()["components"]["schemas"],
        **messages_schema()["$defs"],
    }
    of_commands = {kind.__name__ for kind in commands.Command.__subclasses__()}
    described = {
        name: set(schema["properties"]) - ({"id"} if name in of_commands else set())
        for name, schema in published.items()
        if "properties" in schema
    }
    shown = {
        name: set(re.findall(r"^  (\w+)\??: ", body, re.MULTILINE))
        for name, body in re.findall(
            r"^export interface (\w+) \{\n(.*?)^\}", wire_types(), re.MULTILINE | re.DOTALL
        )
    }
    assert shown == described
