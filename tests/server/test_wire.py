"""The wire is described as it is: codes, messages and types, in the documents and the schemas."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import msgspec
import pytest

import ludotheque
from ludotheque.core.words import LANGUAGES, words_of
from ludotheque.server.service.trouble import STATUS
from ludotheque.server.web.schema import messages_schema
from ludotheque.server.wire import commands, messages

DOCUMENT = (Path(__file__).parents[2] / "docs" / "wire.md").read_text(encoding="utf-8")

COMMANDS: dict[str, dict[str, Any]] = {
    "sit": {}, "claim": {"key": "k"}, "leave": {}, "put-bot": {"seat": 0, "level": "random"},
    "free-seat": {"seat": 1}, "change": {"options": {"rounds": 3}}, "start": {},
    "word": {"seat": 0, "word": "w"}, "rate": {"is_rated": True},
    "move": {"seat": 0, "move": "throw", "question": 3, "wave": 0},
    "why-not": {"seat": 0, "move": "throw"}, "undo": {"seat": 0}, "ask-undo": {"seat": 0},
    "order": {"seat": 0, "step": "raise", "move": "stand"}, "withdraw": {"seat": 0, "order": 1},
    "answer-undo": {"agree": True}, "propose": {"what": "pause"},
    "answer-proposal": {"agree": True}, "resign": {"seat": 0},
    "come-back": {"seat": 0}, "say": {"text": "hello"}, "mute": {"who": "w"},
    "remove": {"who": "w"}, "hide": {"who": "w", "is_hidden": False}, "report": {"text": "t"},
    "block": {"who": "w", "is_blocked": False},
    "rematch": {}, "catch-up": {"since": 4}, "look": {"is_looking": False},
    "ping": {},
}  # fmt: skip


def tag(kind: type[msgspec.Struct]) -> str:
    return str(kind.__struct_config__.tag)


def test_every_problem_is_documented_with_its_status() -> None:
    documented = dict(re.findall(r"^\| `([a-z-]+)` \| (\d{3}) \|", DOCUMENT, re.MULTILINE))
    assert documented == {code: str(status) for code, status in STATUS.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_problem_has_a_sentence_that_its_variables_fill(language: str) -> None:
    words = words_of(None, language)
    rows = re.findall(r"^\| `([a-z-]+)` \| \d{3} \| ([^|]*) \|", DOCUMENT, re.MULTILINE)
    for code, variables in rows:
        values = dict.fromkeys(re.findall(r"`(\w+)`", variables), 1)
        assert words.say(f"page-problem-{code}", **values)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_raises_a_problem_gives_all_that_its_sentence_names(language: str) -> None:
    folder = Path(ludotheque.__file__).parent
    wanted = variables_of(folder / "locale" / f"{language}.ftl")
    given = [raised for file in sorted(folder.rglob("*.py")) for raised in troubles_in(file)]
    assert {code for code, _ in given} > {"cannot-be-rated", "no-hint", "no-undo", "too-fast"}
    assert [(code, names) for code, names in given if not wanted[code] <= names] == []


def variables_of(file: Path) -> dict[str, set[str]]:
    """What each problem's sentence names, by code."""
    text = re.split(r"^page-problem-([a-z-]+) =", file.read_text(encoding="utf-8"), flags=re.M)
    sentences = (re.split(r"^(?=[a-z])", body, maxsplit=1, flags=re.M)[0] for body in text[2::2])
    found = (set(re.findall(r"\$(\w+)", sentence)) for sentence in sentences)
    return dict(zip(text[1::2], found, strict=True))


def troubles_in(file: Path) -> list[tuple[str, set[str]]]:
    """Which codes a module raises, with the names of what it gives."""
    calls = [
        one
        for one in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(one, ast.Call)
    ]
    return [
        (call.args[0].value, {word.arg for word in call.keywords if word.arg})
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "Trouble"
        if call.args and isinstance(call.args[0], ast.Constant)
        if all(word.arg for word in call.keywords)
    ]


def test_every_command_is_documented_and_has_an_example_here() -> None:
    tags = {tag(kind) for kind in get_args(commands.AnyCommand)}
    assert tags == set(COMMANDS)
    table = DOCUMENT.partition("### Commands")[2].partition("\n## ")[0]
    assert set(re.findall(r"^\| `([a-z-]+)` \|", table, re.MULTILINE)) == tags


def test_every_message_is_documented() -> None:
    for kind in get_args(messages.AnyMessage):
        assert f"`{tag(kind)}`" in DOCUMENT


@pytest.mark.parametrize("kind", COMMANDS)
def test_the_schema_and_the_server_read_the_same_commands(kind: str) -> None:
    judge = validator("AnyCommand")
    whole = {"type": kind, "id": "a-1", **COMMANDS[kind]}
    assert tag(type(commands.read_command(msgspec.json.encode(whole)))) == kind
    assert judge.is_valid(whole)
    for broken in (
        {**whole, "id": ""}, {**whole, "id": "no spaces"}, {**whole, "more": 1},
        {**whole, "type": "dance"}, {"type": kind, **COMMANDS[kind]},
    ):  # fmt: skip
        assert not judge.is_valid(broken)
        with pytest.raises(msgspec.ValidationError):
            commands.read_command(msgspec.json.encode(broken))


def validator(name: str) -> Any:
    """A judge of everything that is called so in the schema."""
    schema = {**messages_schema(), "$ref": f"#/$defs/{name}"}
    return jsonschema_rs.validator_for(schema)
