"""Write the page's types of the wire from the server's.

    python tools/wire_types.py            write web/src/lib/wire.ts
    python tools/wire_types.py --check    say whether it is what the types give; changes nothing

The types in `ludotheque.server.wire` are the truth: the server decodes and encodes by them, and the
published schemas are made from them. Their docstrings become the comments of the page's types.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any, Final, get_args

import msgspec

from ludotheque.server.wire import commands, messages, values
from ludotheque.server.wire.sheets import (
    accounts,
    ahead,
    boards,
    calls,
    finding,
    history,
    mine,
    people,
    ratings,
    replays,
    shelf,
    thoughts,
)

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.ts"
MODULES: Final = (
    values,
    messages,
    people,
    accounts,
    mine,
    calls,
    finding,
    shelf,
    boards,
    thoughts,
    ahead,
    replays,
    history,
    ratings,
    commands,
)
WIDTH: Final = 100

NAMES: Final = {"AnyCommand": "Command", "AnyMessage": "Message", "SHAPES": "SEAT_SHAPES"}
"""What is called otherwise in the page: it has no base classes, and its `SHAPES` are outlines."""
OWN: Final = {"Event": "GameEvent", "Large": "number | string"}
"""What the page knows more of: an event is what boards are given, and what is too large for a
browser's numbers is read as text."""
LEFT_OUT: Final = {"Command": {"id"}}
"""Of a command: the line that sends it writes its id."""
PLAIN: Final = {
    "bool": "boolean", "int": "number", "float": "number", "str": "string", "None": "null",
    "Any": "any",
}  # fmt: skip

HEAD: Final = """\
/**
 * What goes over the wire, as the page sees it.
 *
 * Made from the server's `wire/` by `make wire`: change it there.
 */

import type { GameEvent } from "./board";
"""


class Untold(Exception):
    """A type that has no counterpart here: one sentence says which."""


class Source:
    """A module as it was written: its names in their order, and the docstrings under them."""

    def __init__(self, module: ModuleType) -> None:
        self.module = module
        self.tree = ast.parse(inspect.getsource(module))
        self.assigned = {
            node.targets[0].id: node.value
            for node in self.tree.body
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
        }

    def names(self) -> Iterator[tuple[str, str]]:
        """Every class, alias and constant that is defined here, with its docstring."""
        for name, doc in _named(self.tree.body):
            if not name.startswith("_"):
                yield name, doc

    def fields(self, name: str) -> dict[str, str]:
        """The docstrings of a class's fields."""
        for node in self.tree.body:
            if isinstance(node, ast.ClassDef) and node.name == name:
                return dict(_named(node.body))
        return {}


def _named(body: list[ast.stmt]) -> Iterator[tuple[str, str]]:
    for place, node in enumerate(body):
        if isinstance(node, ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
            continue
        target = node.targets[0] if isinstance(node, ast.Assign) else None
        target = node.target if isinstance(node, ast.AnnAssign) else target
        if isinstance(target, ast.Name):
            after = body[place + 1] if place + 1 < len(body) else None
            yield target.id, _text(after)


def _text(node: ast.stmt | None) -> str:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return inspect.cleandoc(str(node.value.value))
    return ""


class Writer:
    """Says the types of some modules in TypeScript."""

    def __init__(self, modules: tuple[ModuleType, ...]) -> None:
        self.sources = [Source(module) for module in modules]
        self.aliases = {
            name: value for source in self.sources for name, value in source.assigned.items()
        }
        self.bases = {
            base
            for module in modules
            for kind in vars(module).values()
            if isinstance(kind, type) and issubclass(kind, msgspec.Struct)
            for base in kind.__bases__
        }
        """What others are made from, and what is never sent itself."""

    def text(self) -> str:
        """The whole file."""
        parts = [HEAD]
        for source in self.sources:
            for name, doc in source.names():
                written = self._written(source, name)
                if written:
                    parts.append(_comment(doc, "") + written)
        return "\n".join(parts)

    def _written(self, source: Source, name: str) -> str:
        """A class, an alias or a constant; nothing where the page has no use for it."""
        value = getattr(source.module, name)
        if isinstance(value, type) and issubclass(value, msgspec.Struct):
            return "" if value in self.bases else self._interface(source, value)
        if isinstance(value, tuple):
            return self._constant(name, value)
        if name in source.assigned and name not in OWN and self._is_named(name):
            return self._alias(name, source.assigned[name])
        return ""

    def _is_named(self, name: str) -> bool:
        """Whether an alias says something to the page: one that only sets bounds does not."""
        value = self.aliases[name]
        if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
            return value.value.id in ("Literal", "dict", "list")
        return isinstance(value, ast.BinOp)

    def _constant(self, name: str, value: tuple[Any, ...]) -> str:
        """A list of all values of an alias, for choosing one of them."""
        for source in self.sources:
            for alias in source.assigned:
                if get_args(getattr(source.module, alias)) == value:
                    listed = ", ".join(_quoted(one) for one in value)
                    return f"export const {NAMES.get(name, name)}: {alias}[] = [{listed}];\n"
        return ""

    def _alias(self, name: str, value: ast.expr) -> str:
        name = NAMES.get(name, name)
        line = f"export type {name} = {self.said(value)};"
        if len(line) <= WIDTH:
            return line + "\n"
        members = "".join(f"\n  | {one}" for one in self._members(value))
        return f"export type {name} ={members};\n"

    def _interface(self, source: Source, kind: type[msgspec.Struct]) -> str:
        name = kind.__name__
        lines = [f"export interface {NAMES.get(name, name)} {{"]
        config = kind.__struct_config__
        if config.tag is not None:
            lines.append(f"  {config.tag_field}: {_quoted(config.tag)};")
        docs = source.fields(name)
        for field in msgspec.structs.fields(kind):
            owner = next(one for one in kind.__mro__ if field.name in inspect.get_annotations(one))
            if field.name in LEFT_OUT.get(owner.__name__, ()):
                continue
            written = inspect.get_annotations(owner)[field.name]
            said = self.said(ast.parse(written, mode="eval").body)
            # A client may leave out what has a default; the server never does, unless told to.
            can_be_missing = issubclass(kind, values.In) or config.omit_defaults
            is_optional = can_be_missing and not field.required
            mark = "?" if is_optional else ""
            lines.append(
                _comment(docs.get(field.name, ""), "  ") + f"  {field.encode_name}{mark}: {said};"
            )
        return "\n".join([*lines, "}"]) + "\n"

    def said(self, node: ast.expr) -> str:
        """A type in TypeScript."""
        return " | ".join(self._members(node))

    def _members(self, node: ast.expr) -> list[str]:
        """The members of a union, each once; of anything else itself."""
        match node:
            case ast.BinOp(left=left, op=ast.BitOr(), right=right):
                return list(dict.fromkeys([*self._members(left), *self._members(right)]))
            case ast.Constant(value=None):
                return ["null"]
            case ast.Name(id=name):
                return self._named(name)
            case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, *_])):
                return self._members(inner)
            case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=choices)):
                return [_quoted(ast.literal_eval(one)) for one in choices]
            case ast.Subscript(value=ast.Name(id="Literal"), slice=choice):
                return [_quoted(ast.literal_eval(choice))]
            case ast.Subscript(value=ast.Name(id="list"), slice=inner):
                members = self._members(inner)
                one = " | ".join(members)
                return [f"{one}[]" if len(members) == 1 else f"({one})[]"]
            case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, inner])):
                return [f"Record<string, {self.said(inner)}>"]
        raise Untold(f"tools/wire_types.py cannot say {ast.unparse(node)} in TypeScript yet.")

    def _named(self, name: str) -> list[str]:
        if name in PLAIN:
            return [PLAIN[name]]
        if name in OWN:
            return OWN[name].split(" | ")
        if name in self.aliases and not self._is_named(name):
            return self._members(self.aliases[name])
        if any(hasattr(source.module, name) for source in self.sources):
            return [NAMES.get(name, name)]
        raise Untold(f"tools/wire_types.py cannot say {name} in TypeScript yet.")


def _quoted(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _comment(doc: str, margin: str) -> str:
    """A docstring as a comment: in one line where it fits."""
    if not doc:
        return ""
    paragraphs = [" ".join(part.split()) for part in doc.split("\n\n")]
    line = f"{margin}/** {paragraphs[0]} */"
    if len(paragraphs) == 1 and len(line) <= WIDTH:
        return line + "\n"
    lead = f"{margin} * "
    wrapped = [textwrap.wrap(part, WIDTH - len(lead)) for part in paragraphs]
    lines = [lead + line for part in wrapped for line in ["", *part]][1:]
    return "\n".join([f"{margin}/**", *(one.rstrip() for one in lines), f"{margin} */"]) + "\n"


def wire_types(modules: tuple[ModuleType, ...] = MODULES) -> str:
    """The page's types of the wire."""
    return Writer(modules).text()


def check(text: str, target: Path) -> str:
    """One sentence if a file is not what the types give; otherwise nothing."""
    if target.exists() and target.read_text(encoding="utf-8") == text:
        return ""
    return f"{target.name} is not what the types in ludotheque.server.wire give: run `make wire`."


def main() -> None:
    try:
        text = wire_types()
    except Untold as error:
        sys.exit(str(error))
    if sys.argv[1:] == ["--check"]:
        sys.exit(check(text, TARGET) or None)
    TARGET.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
